"""Somebody opens the search, types a few characters and reads the ruling, without leaving the keyboard or the phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from visitor import DESKTOP, PHONE

DUNE = "dune-imperium-uprising"
TI4 = "twilight-imperium-4e"
VISITORS = [(path, size, scheme) for path in ("", "en/") for size in (PHONE, DESKTOP) for scheme in ("light", "dark")]
QUESTION = {"": "沙虫 护墙", "en/": "sandworm shield wall"}
SCOPED = {"": "适用", "en/": "Applies to"}
TOUCHED = ".ts-finder button, .ts-finder input, .ts-finder h3 a"


def results(page: Page):
    return page.locator("[data-entry]")


def open_search(page: Page) -> None:
    page.wait_for_function("() => Boolean(window.tableside && window.tableside.search)")
    page.keyboard.press("/")
    expect(page.get_by_role("dialog")).to_be_visible()


def search(page: Page, question: str) -> None:
    open_search(page)
    page.keyboard.type(question)


@pytest.mark.parametrize(("path", "size", "scheme"), VISITORS)
def test_typing_shows_verdict_text_citation_and_scope(open_page, path, size, scheme):
    page = open_page(path, size, scheme)
    search(page, QUESTION[path])
    first = results(page).first
    expect(first).to_be_visible()
    expect(first.locator(".verdict, .ruling__text").first).to_be_visible()
    expect(first.locator(".cite__source").first).to_be_visible()
    expect(first.locator(".basis").first).to_be_visible()
    expect(first.locator(".scope")).to_contain_text(SCOPED[path])
    expect(first.locator("mark").first).to_be_visible()
    assert re.fullmatch(rf"{DUNE}/[a-z0-9-]+", first.get_attribute("data-entry"))
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert _too_small(page) == []


@pytest.mark.parametrize(("path", "question"), [("", "shachong"), ("en/", "sandworm")])
def test_a_result_looks_as_on_its_page(open_page, path, question):
    page = open_page(path)
    search(page, question)
    result = results(page).filter(has=page.locator(".ruling--rule, .ruling--faq")).first
    expect(result).to_be_visible()
    shown = _pieces(result)
    result.locator("h3 a").click()
    page.wait_for_url("**#*")
    assert _pieces(page.locator(".ruling:target")) == shown


def test_somebody_new_is_shown_what_to_ask(page: Page):
    open_search(page)
    for number in range(4):
        page.locator(".ts-finder__input").fill("")
        page.locator(".ts-finder__empty").last.locator("button").nth(number).click()
        expect(results(page).first).to_be_visible()


@pytest.mark.parametrize("prefix", ["", "en/"])
def test_from_a_games_page_that_game_is_asked_and_all_are_a_tap_away(open_page, prefix):
    page = open_page(f"{prefix}{TI4}/faq/")
    open_search(page)
    own = page.locator(".ts-chip").first
    expect(own).to_have_attribute("data-game", TI4)
    expect(own).to_have_attribute("aria-pressed", "true")
    for number in range(3):
        page.locator(".ts-finder__input").fill("")
        page.locator(".ts-finder__empty").last.locator("button").nth(number).click()
        expect(results(page).first).to_have_attribute("data-entry", re.compile(f"^{TI4}/"))
    assert f"game={TI4}" in page.url
    page.locator(".ts-finder__input").fill("沙虫")
    page.locator(".ts-chip").nth(1).click()
    expect(results(page).first).to_have_attribute("data-entry", re.compile(f"^{DUNE}/"))
    assert "game=" not in page.url
    page.go_back()
    assert page.url.endswith("/faq/")


def test_a_question_about_another_game_leads_on_to_all_games(open_page):
    page = open_page(f"{TI4}/")
    search(page, "沙虫 护墙")
    expect(page.locator(".ts-finder__notice")).to_contain_text("这里面有沙丘起义的说法。")
    page.get_by_role("button", name="在全部游戏里找").click()
    expect(results(page).first).to_have_attribute("data-entry", re.compile(f"^{DUNE}/"))


def test_a_tap_on_a_card_opens_its_ruling_but_not_one_that_selects_or_presses(page: Page):
    search(page, "沙虫 护墙")
    first = results(page).first
    wanted = first.get_attribute("data-entry").split("/")[1]
    before = page.url
    first.locator("summary").click()
    first.locator(".ruling__text p").first.dblclick()
    page.wait_for_timeout(400)
    assert page.evaluate("String(getSelection())")
    assert page.url == before
    page.evaluate("getSelection().removeAllRanges()")
    first.locator(".scope").click()
    page.wait_for_url(re.compile(f"#{wanted}$"))


def test_a_result_leads_to_the_table_it_stands_in(open_page):
    page = open_page(f"?q=%E5%B9%B6%E5%88%97%E7%AC%AC%E4%B8%80&game={DUNE}")
    results(page).get_by_role("link", name="名次与奖励").first.click()
    page.wait_for_url("**/rules/rewards/#reward-ranks")


@pytest.mark.parametrize(("question", "marked"), [
    ("粮食不够怎么办", {"粮食不够", "粮食", "不够"}),
    ("虫翻倍", {"沙虫", "虫", "翻倍", "虫翻倍", "沙虫翻倍"}),
    ("放", {"放"}),
])
def test_what_is_marked_are_words_that_matched(page: Page, question, marked):
    search(page, question)
    expect(results(page).first).to_be_visible()
    found = page.locator("[data-entry] > .ruling > :not(.ruling__more) mark").evaluate_all("nodes => nodes.map((node) => node.textContent)")
    assert {text for text in found if set(text) & set(question)} <= marked
    assert found


def test_what_was_said_is_taken_away_by_a_tap_or_when_the_search_opens(open_page):
    page = open_page(f"{DUNE}/rules/setup/?players=3")
    said = page.locator(".ts-said")
    expect(said).to_contain_text("3 人")
    said.click()
    expect(said).to_be_empty()
    page.goto(page.url.replace("players=3", "players=4"))
    expect(said).to_contain_text("4 人")
    open_search(page)
    expect(said).to_be_empty()


def test_every_button_that_says_search_opens_it(open_page):
    page = open_page(f"{DUNE}/", DESKTOP)
    page.wait_for_function("() => Boolean(window.tableside && window.tableside.search)")
    opener = page.locator("[data-search-open]:visible").first
    opener.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(opener).to_be_focused()


def test_the_home_page_box_searches_as_one_types(page: Page):
    page.wait_for_function("() => Boolean(window.tableside && window.tableside.search)")
    page.locator("form[data-search-home] input").click()
    page.keyboard.type("沙虫")
    expect(results(page).first).to_be_visible()


def test_the_question_lives_in_the_address_and_back_closes(page: Page):
    home = page.url
    search(page, "沙虫")
    expect(results(page).first).to_be_visible()
    assert "q=%E6%B2%99%E8%99%AB" in page.url
    page.go_back()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.url == home
    page.go_forward()
    expect(results(page).first).to_be_visible()


def test_an_address_with_a_question_opens_it_with_its_game(open_page):
    page = open_page(f"?q=%E8%B5%B7%E5%A7%8B&game={DUNE}")
    expect(results(page).first).to_be_visible()
    assert {entry.split("/")[0] for entry in _entries(page)} == {DUNE}
    expect(page.locator(f".ts-chip[data-game={DUNE}]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert "q=" not in page.url


def test_an_address_with_a_game_that_is_gone_searches_all(open_page):
    page = open_page("?q=%E6%B2%99%E8%99%AB&game=chess")
    expect(results(page).first).to_be_visible()


def test_the_guessed_game_is_shown_and_a_game_can_be_chosen(page: Page):
    search(page, "起始")
    expect(results(page).first).to_be_visible()
    page.locator(".ts-chip[data-game=huanyu-zhi-lun]").click()
    expect(page.locator(".ts-chip[data-game=huanyu-zhi-lun]")).to_have_attribute("aria-pressed", "true")
    expect(results(page).first).to_have_attribute("data-entry", re.compile("^huanyu-zhi-lun/"))
    assert {entry.split("/")[0] for entry in _entries(page)} == {"huanyu-zhi-lun"}
    assert "game=huanyu-zhi-lun" in page.url
    page.locator(".ts-finder__input").fill("沙虫 护墙")
    page.locator(".ts-chip").first.click()
    expect(page.locator(f".ts-chip[data-game={DUNE}] small")).to_be_visible()


def test_arrows_walk_the_results_and_enter_opens_the_ruling(open_page):
    page = open_page("", DESKTOP)
    search(page, "沙虫 护墙")
    expect(results(page).nth(1)).to_be_visible()
    wanted = results(page).nth(1).get_attribute("data-entry").split("/")[1]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(results(page).nth(1).locator("h3 a")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(f"#{wanted}$"))
    expect(page.locator(f"[id='{wanted}']")).to_be_visible()
    page.go_back()
    expect(results(page).first).to_be_visible()


def test_the_other_language_is_one_tap_away(page: Page):
    search(page, "沙虫 护墙")
    first = results(page).first
    english = first.locator(".other[lang=en]")
    expect(english).to_be_hidden()
    first.locator("summary", has_text="English").click()
    expect(english.locator(".other__title")).to_contain_text("Shield Wall")
    first.locator("summary", has_text="English").click()
    expect(english).to_be_hidden()


def test_nothing_is_searched_while_an_input_method_composes(page: Page):
    open_search(page)
    page.evaluate("""() => {
      const input = document.querySelector(".ts-finder__input");
      const say = (type, data) => input.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
      say("compositionstart", "");
      input.value = "sha'c";
      input.dispatchEvent(new InputEvent("input", { isComposing: true, bubbles: true }));
      for (const key of ["Enter", "Escape", "ArrowDown"]) {
        input.dispatchEvent(new KeyboardEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true }));
      }
    }""")
    page.wait_for_timeout(400)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert results(page).count() == 0
    assert "sha" not in page.url
    page.evaluate("""() => {
      const input = document.querySelector(".ts-finder__input");
      input.value = "沙虫";
      input.dispatchEvent(new CompositionEvent("compositionend", { data: "沙虫", bubbles: true }));
    }""")
    expect(results(page).first).to_be_visible()


def test_a_corrected_question_says_so(page: Page):
    search(page, "shachong huqiang")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("按“沙虫 护墙”查找")
    expect(results(page).first).to_contain_text("护墙")


@pytest.mark.parametrize(("path", "said"), [("", "这里没有收录“卡坦岛”"), ("en/", "“卡坦岛” is not a game we have")])
def test_nothing_found_is_said_with_terms_and_games(open_page, path, said):
    page = open_page(path)
    search(page, "卡坦岛 强盗 土地 掷到7")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(said)
    expect(page.locator(".ts-finder__near a").first).to_be_visible()
    page.locator(".ts-finder__near button").first.click()
    expect(results(page).first).to_be_visible()


def test_markup_typed_stays_text(page: Page):
    search(page, "<img src=x onerror=alert(1)> 沙虫")
    expect(page.get_by_role("dialog").get_by_role("status")).not_to_be_empty()
    page.wait_for_timeout(400)
    assert page.locator(".ts-finder img").count() == 0


def test_the_slash_types_a_slash_where_one_writes(page: Page):
    search(page, "a/b")
    assert page.locator(".ts-finder__input").input_value() == "a/b"


def test_focus_stays_in_the_panel(open_page):
    page = open_page("", DESKTOP)
    search(page, "沙虫 护墙")
    expect(results(page).first).to_be_visible()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('.ts-finder'))")
    page.keyboard.press("Tab")
    expect(page.locator(".ts-finder__input")).to_be_focused()


def test_a_connection_that_fails_can_be_tried_again(browser, site_url):
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    index = re.compile(r"/search/.*\.json$")
    context.route(index, lambda route: route.abort())
    page.goto(site_url)
    open_search(page)
    page.keyboard.insert_text("沙虫")  # at once: a question for each letter could still be on its way when the connection is back
    retry = page.get_by_role("button", name="再试一次")
    expect(retry).to_be_visible()
    context.unroute(index)
    retry.click()
    expect(results(page).first).to_be_visible()
    context.close()


def _entries(page: Page) -> list[str]:
    return results(page).evaluate_all("nodes => nodes.map((node) => node.dataset.entry)")


def _pieces(card) -> list[str]:
    """What a card says, piece by piece, without the reader's own marks."""
    texts = card.locator(".ruling__text > p, .verdict strong, .cite, .scope").all_inner_texts()
    return [" ".join(text.split()) for text in texts if text.strip()]


def _too_small(page: Page) -> list[str]:
    return page.locator(TOUCHED).evaluate_all(
        "nodes => nodes.filter((n) => n.offsetParent && n.getBoundingClientRect().height < 44).map((n) => n.outerHTML.slice(0, 80))"
    )
