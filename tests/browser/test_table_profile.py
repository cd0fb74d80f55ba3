"""A table says how many play and with what; what does not apply to it comes last with the reason, never hidden."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from visitor import DESKTOP, PHONE

DUNE = "dune-imperium-uprising"
TI4 = "twilight-imperium-4e"
CHOAM = "CHOAM合同模块"
NOT_HERE = {"": "不适用于这一桌", "en/": "Does not apply at this table"}
NOT_CHECKED = {"": "这里的裁决没有结合诸王预言核对过。", "en/": "These rulings were not checked with Prophecy of Kings."}


def test_three_players_against_four(open_page):
    page = open_page(f"{DUNE}/rules/modes/")
    set_table(page, players="6 人")
    marked = page.locator("article.ruling--elsewhere")
    assert 0 < marked.count() < page.locator("article.ruling").count()
    expect(marked.first).to_contain_text("不适用于这一桌")
    expect(marked.first).to_contain_text("这一桌 6 人")
    for_six = marked.count()
    set_table(page, players="3 人")
    assert marked.count() != for_six
    assert all(3 not in counts for counts in players_of(page, "article.ruling--elsewhere"))
    assert all(3 in counts for counts in players_of(page, "article.ruling:not(.ruling--elsewhere)"))


def test_the_table_is_kept_on_the_device_and_shown_as_chips(open_page):
    page = open_page(f"{DUNE}/")
    set_table(page, players="3 人", modules=[CHOAM])
    page.goto(page.url.replace(f"{DUNE}/", f"en/{DUNE}/faq/"))
    chip = page.locator(".table-bar .table-chip--table")
    expect(chip).to_contain_text("3 players")
    expect(chip).to_contain_text("with CHOAM Module")
    page.reload()
    expect(chip).to_contain_text("3 players")


@pytest.mark.parametrize("prefix", ["", "en/"])
def test_a_link_brings_its_table(open_page, prefix):
    page = open_page(f"{prefix}{DUNE}/faq/?players=6&modules=choam,no-such-module")
    expect(page.locator("article.ruling--elsewhere").first).to_contain_text(NOT_HERE[prefix])
    page.goto(page.url.split("?")[0])
    expect(page.locator(".table-bar .table-chip--table")).to_contain_text("6")
    expect(page.locator("article.ruling--elsewhere").first).to_be_visible()


def test_the_table_goes_along_in_what_is_shared(open_page, site_url):
    page = open_page(f"{DUNE}/rules/setup/", permissions=["clipboard-read", "clipboard-write"])
    set_table(page, players="4 人", modules=[CHOAM])
    page.locator("#starting-deck [data-act=copy]").click()
    expect(page.locator(".ts-said")).to_contain_text("已复制")
    link = page.evaluate("navigator.clipboard.readText()").splitlines()[-1]
    assert link == f"{site_url}{DUNE}/r/starting-deck/?players=4&modules=choam"
    page.evaluate("localStorage.clear()")
    page.goto(link)
    page.locator(".go a").click()
    expect(page.locator(".table-bar .table-chip--table")).to_contain_text("4 人")


def test_search_sorts_what_does_not_apply_last_and_says_why(open_page):
    page = open_page(f"{DUNE}/")
    set_table(page, players="2 人")
    search(page, "沙虫")
    expect(page.locator("[data-entry]").first).to_be_visible()
    expect(page.locator(f".ts-chip[data-game={DUNE}]")).to_have_attribute("aria-pressed", "true")
    assert "players=2" in page.url
    while page.get_by_role("button", name="更多结果").count():
        before = page.locator("[data-entry]").count()
        page.get_by_role("button", name="更多结果").click()
        page.wait_for_function("n => document.querySelectorAll('[data-entry]').length > n", arg=before)
    applies = page.locator("[data-entry]").evaluate_all("nodes => nodes.map(n => !n.classList.contains('ts-answer--elsewhere'))")
    assert applies == sorted(applies, reverse=True)
    assert False in applies
    expect(page.locator(".ts-answer--elsewhere").first).to_contain_text("管的是 3–4 人局，这一桌 2 人")


@pytest.mark.parametrize("prefix", ["", "en/"])
def test_with_an_expansion_that_was_not_checked_all_rulings_stand_and_that_is_said_once(open_page, prefix):
    page = open_page(f"{prefix}{TI4}/rules/movement/?players=3&modules=prophecy-of-kings")
    expect(page.locator(".ts-unchecked")).to_have_text(NOT_CHECKED[prefix])
    assert page.locator("article.ruling").count() > 10
    assert page.locator("article.ruling--elsewhere").count() == 0
    search(page, "舰队池")
    expect(page.locator("[data-entry]").first).to_be_visible()
    expect(page.locator(".ts-finder .ts-unchecked")).to_have_text(NOT_CHECKED[prefix])
    assert page.locator(".ts-answer--elsewhere").count() == 0


def test_what_does_not_apply_comes_last_and_goes_back_when_the_table_is_unset(open_page):
    page = open_page(f"{DUNE}/rules/rewards/")
    written = entries(page, "article.ruling")
    set_table(page, players="3 人")
    marked = page.locator("article.ruling").evaluate_all("nodes => nodes.map(n => n.classList.contains('ruling--elsewhere'))")
    assert True in marked
    assert marked == sorted(marked)
    assert sorted(entries(page, "article.ruling")) == sorted(written)
    assert entries(page, ".index [href^='#']") == entries(page, "article.ruling")
    page.locator(".table-bar .table-chip--table").click()
    page.get_by_role("dialog", name="这一桌怎么玩").get_by_role("button", name="清除").click()
    expect(page.locator("article.ruling--elsewhere")).to_have_count(0)
    assert entries(page, "article.ruling") == written


def test_a_link_to_what_does_not_apply_opens_it_highlighted_where_it_stands(open_page):
    page = open_page(f"{DUNE}/rules/rewards/?players=3#tie-first-two-of-four")
    expect(page.locator("#tie-first-two-of-four:target .ts-elsewhere")).to_be_in_viewport()
    assert page.evaluate("document.querySelector(':target').getBoundingClientRect().top") >= 48


def test_the_dialog_can_be_answered_without_scrolling(open_page):
    page = open_page(f"en/{DUNE}/", PHONE)
    page.locator(".table-bar .table-chip--table").click()
    dialog = page.get_by_role("dialog", name="How this table plays")
    for name in ("Done", "Clear", "Copy link"):
        expect(dialog.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    tops = dialog.locator("label", has=page.locator("[name=players]")).evaluate_all("nodes => nodes.map(n => n.getBoundingClientRect().top)")
    assert len(set(tops)) == 1


def test_a_table_says_nothing_of_other_games(open_page):
    page = open_page(f"{DUNE}/")
    set_table(page, players="6 人")
    page.goto(page.url.replace(DUNE, "huanyu-zhi-lun") + "rules/setup/")
    expect(page.locator("article.ruling").first).to_be_visible()
    assert page.locator("article.ruling--elsewhere").count() == 0
    search(page, "土地")
    expect(page.locator("[data-entry^=huanyu]").first).to_be_visible()
    assert page.locator("[data-entry^=huanyu].ts-answer--elsewhere").count() == 0


def test_a_table_can_be_changed_from_the_search_and_unset(open_page):
    page = open_page(f"{DUNE}/", DESKTOP)
    search(page, "沙虫")
    expect(page.locator("[data-entry]").first).to_be_visible()
    page.locator(".ts-finder .table-chip--table").click()
    choose(page, players="2 人")
    page.wait_for_function("() => location.search.includes('players=2')")
    expect(page.locator("[data-entry]").first).to_be_visible()
    page.locator(".ts-finder .table-chip--table").click()
    page.get_by_role("dialog", name="这一桌怎么玩").get_by_role("button", name="清除").click()
    page.wait_for_function("() => !location.search.includes('players')")


def test_the_dialog_works_by_keyboard_and_gives_the_focus_back(open_page):
    page = open_page(f"{DUNE}/", DESKTOP)
    opener = page.locator(".table-bar .table-chip--table")
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="这一桌怎么玩")
    expect(dialog).to_be_visible()
    for _ in range(15):
        page.keyboard.press("Tab")
        assert page.evaluate("Boolean(document.activeElement.closest('[role=dialog]'))")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.parametrize("address", ["?players=-1&modules=%3Cimg%20src%3Dx%3E", "?players=99&edition=nowhere", "?players=3.5&modules=,,,", "?modules=../../x"])
def test_a_hostile_table_is_not_taken(open_page, address):
    page = open_page(f"{DUNE}/rules/setup/{address}")
    expect(page.locator("article.ruling").first).to_be_visible()
    page.wait_for_timeout(400)
    assert page.locator(".table-bar img").count() == 0
    expect(page.locator(".table-bar .table-chip--table")).not_to_contain_text("99")


def test_storage_full_of_nonsense_does_no_harm(open_page):
    page = open_page(f"{DUNE}/rules/setup/")
    for kept in ("{", "null", "[]", '{"tables": 3}', '{"game": 7, "tables": {"GAME": null}}', '{"tables": {"GAME": {"profile": 5}}}'):
        nonsense = kept.replace("GAME", DUNE)
        page.evaluate("text => localStorage.setItem('tableside:table', text)", nonsense)
        page.reload()
        expect(page.locator("#starting-deck [data-act=copy]")).to_be_visible()


def test_what_is_pressed_is_large_enough_for_a_thumb(open_page):
    page = open_page(f"{DUNE}/", PHONE)
    page.locator(".table-bar .table-chip--table").click()
    small = page.evaluate("""() => [...document.querySelectorAll(".table-bar button, .ts-modal button, .ts-choice")]
        .filter(n => n.getBoundingClientRect().height < 44).map(n => n.outerHTML.slice(0, 80))""")
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def set_table(page: Page, **answers) -> None:
    page.locator(".table-bar .table-chip--table").click()
    choose(page, **answers)


def choose(page: Page, players: str, modules: list[str] | None = None) -> None:
    dialog = page.get_by_role("dialog", name="这一桌怎么玩")
    dialog.get_by_label(players, exact=True).check()
    for name in modules or []:
        dialog.get_by_label(name, exact=True).check()
    dialog.get_by_role("button", name="完成").click()
    expect(dialog).to_have_count(0)


def search(page: Page, question: str) -> None:
    page.wait_for_function("() => Boolean(window.tableside && window.tableside.search)")
    page.keyboard.press("/")
    page.keyboard.type(question)


def entries(page: Page, selector: str) -> list[str]:
    return page.locator(selector).evaluate_all("nodes => nodes.map(n => n.id || n.hash.slice(1))")


def players_of(page: Page, selector: str) -> list[list[int]]:
    return page.locator(selector).evaluate_all("nodes => nodes.map(n => n.dataset.players.split(' ').map(Number))")
