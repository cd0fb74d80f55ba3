"""Somebody finds a ruling by reading, on a phone and at a desk, in both languages, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from visitor import DESKTOP, PHONE

GAME = "dune-imperium-uprising"
VISITORS = [(lang, size, scheme) for lang in ("zh", "en") for size in (PHONE, DESKTOP) for scheme in ("light", "dark")]
HOME = {"zh": "", "en": "en/"}
GAME_NAME = {"zh": "沙丘：帝国—起义", "en": "Dune: Imperium – Uprising"}
HTML_LANG = {"zh": "zh-Hans", "en": "en"}
PRESSED = (".md-header a, .md-header button, .md-header label, .tabs a, summary, .turn a, .games a, .sections a, .index a, "
           ".links a, .leads a, .ruling__link, .more--share, .hero button, .hero input, .ts-thumb button, .ways a, .ts-footer a, .go a, .top a, "
           ".jumps a, .letters a, .name__head a, .whole a, .doubts a")
KINDS_OF_PAGES = ["", f"{GAME}/", f"{GAME}/rules/", f"{GAME}/rules/setup/", f"{GAME}/faq/", f"{GAME}/a-z/", f"{GAME}/glossary/", f"{GAME}/open/",
                  f"{GAME}/sheet/", f"{GAME}/sources/", "open/", "guide/", "about/", f"{GAME}/r/starting-deck/", f"{GAME}/r/term-sandworm/"]


@pytest.mark.parametrize(("lang", "size", "scheme"), VISITORS)
def test_from_the_home_page_to_a_ruling(open_page, lang, size, scheme):
    page = open_page(HOME[lang], size, scheme)
    assert page.get_attribute("html", "lang") == HTML_LANG[lang]
    page.locator(".games").get_by_role("link", name=GAME_NAME[lang]).click()
    page.locator(".sections a").first.click()
    ruling = page.locator(".ruling").first
    expect(ruling.locator(".ruling__text")).to_be_visible()
    expect(ruling.locator(".cite__source").first).to_be_visible()
    expect(ruling.locator(".basis").first).to_be_visible()
    expect(ruling.locator(".scope")).to_be_visible()
    other = ruling.locator(".more--other .other")
    expect(other).to_be_hidden()
    ruling.locator(".more--other summary").click()
    expect(other).to_be_visible()
    assert other.get_attribute("lang") == HTML_LANG["en" if lang == "zh" else "zh"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_permanent_link_opens_highlighted_and_below_the_header(open_page, size):
    page = open_page(f"{GAME}/rules/setup/#starting-deck", size)
    entry = page.locator("#starting-deck")
    header = page.locator(".md-header").bounding_box()
    expect(entry).to_be_in_viewport()
    assert entry.bounding_box()["y"] >= header["y"] + header["height"]
    assert _background(page, "#starting-deck") != _background(page, "#starting-agents")


@pytest.mark.parametrize(("start", "there"), [(f"{GAME}/rules/setup/", f"en/{GAME}/rules/setup/"), (f"en/{GAME}/rules/setup/", f"{GAME}/rules/setup/")])
def test_switching_language_stays_on_the_ruling(open_page, site_url, start, there):
    page = open_page(f"{start}#starting-deck")
    page.locator("a[data-language]").click()
    page.wait_for_url(f"{site_url}{there}#starting-deck")
    expect(page.locator("#starting-deck")).to_be_in_viewport()
    page.locator("#starting-agents .ruling__link").click()
    page.locator("a[data-language]").click()
    page.wait_for_url(f"{site_url}{start}#starting-agents")


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_the_themes_own_words_are_in_the_pages_language(open_page, lang):
    page = open_page(f"{HOME[lang]}{GAME}/rules/setup/", DESKTOP)
    contents = {"zh": "目录", "en": "Table of contents"}
    expect(page.locator(".md-nav--secondary .md-nav__title")).to_have_text(contents[lang])
    expect(page.locator(".md-nav--secondary .md-nav__link").first).to_be_visible()


def test_the_navigation_opens_on_a_phone(open_page, site_url):
    page = open_page(f"{GAME}/rules/setup/")
    page.locator("[data-menu]").click()
    expect(page.locator(".ts-nav").get_by_role("link", name="暮光帝国")).to_be_in_viewport()
    page.locator(".ts-nav summary").click()
    page.locator(".ts-nav").get_by_role("link", name="来源与版本").click()
    page.wait_for_url(f"{site_url}{GAME}/sources/")


def test_a_choice_of_colours_is_kept(open_page):
    page = open_page(f"{GAME}/", scheme="light")
    switch = page.locator("[data-colours-switch]")
    switch.click()
    switch.click()
    expect(switch).to_have_accessible_name("配色：深色")
    dark = _background(page, "body")
    page.reload()
    assert _background(page, "body") == dark
    switch.click()
    assert _background(page, "body") != dark


def test_without_a_script_the_system_decides_the_colours(open_page):
    assert len({_background(open_page(f"{GAME}/", scheme=scheme, javascript=False), "body") for scheme in ("light", "dark")}) == 2


def test_everything_can_be_read_without_javascript(open_page):
    page = open_page("", javascript=False)
    page.locator(".games a").first.click()
    page.locator(".sections a").first.click()
    ruling = page.locator(".ruling").first
    ruling.locator(".more--other summary").click()
    expect(ruling.locator(".other")).to_be_visible()
    page.locator("a[data-language]").click()
    assert page.get_attribute("html", "lang") == "en"


@pytest.mark.parametrize(("lang", "table", "row", "ruling"), [
    ("zh", "22 处地点的费用和效果", "深沙漠", "space-deep-desert"), ("en", "Places and rewards", "Tied for second", "tie-for-second"),
])
def test_what_people_look_up_is_a_table_that_leads_to_its_rulings(open_page, lang, table, row, ruling):
    page = open_page(f"{HOME[lang]}{GAME}/", permissions=["clipboard-read", "clipboard-write"])
    page.locator("#at--tables ~ .jumps").get_by_role("link", name=table).click()
    card = page.locator(".ruling--table:target")
    expect(card.get_by_role("table", name=table).first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    card.locator("[data-act=copy]").click()
    expect(page.locator(".ts-said")).not_to_be_empty()
    assert f"\n{row} | " in page.evaluate("navigator.clipboard.readText()")
    card.locator(".ruling__text").get_by_role("link", name=row).click()
    expect(page.locator(f"#{ruling}")).to_be_in_viewport()


@pytest.mark.parametrize(("lang", "letter", "name"), [("zh", "S", "沙虫"), ("en", "S", "sandworm")])
def test_a_card_or_unit_is_found_in_the_index(open_page, site_url, lang, letter, name):
    page = open_page(f"{HOME[lang]}{GAME}/")
    page.locator(".tabs").get_by_role("link", name={"zh": "索引", "en": "A–Z"}[lang]).click()
    page.locator(".jumps").get_by_role("link", name={"zh": "单位", "en": "Units"}[lang]).click()
    entry = page.locator(".letter", has=page.locator(f"#unit--{letter.lower()}")).locator(".name", has_text=name).first
    expect(entry).to_be_visible()
    entry.locator(".leads a").first.click()
    expect(page.locator(".ruling:target")).to_be_in_viewport()


def test_what_the_rules_leave_open_is_listed_for_all_games(open_page):
    page = open_page("")
    page.get_by_role("link", name="全部未明之处").first.click()
    page.locator(".jumps a").nth(1).click()
    page.locator(".toc-block").nth(1).locator(".doubts a").first.click()
    expect(page.locator(".ruling:target .badge--open, .ruling:target .badge--unverified, .ruling:target .badge--conflict")).to_be_visible()


def test_a_question_is_found_among_a_hundred(open_page):
    page = open_page(f"{GAME}/faq/")
    expect(page.locator(".ruling").first).to_be_in_viewport()
    page.locator(".contents--all > summary").click()
    group = page.locator(".groups details").nth(2)
    group.locator("summary").click()
    question = group.locator(".index a").first
    expect(question.locator(".short")).to_be_visible()
    question.click()
    expect(page.locator(".ruling:target .verdict").first).to_be_in_viewport()


def test_everything_is_reached_by_keyboard(open_page, site_url):
    page = open_page(f"{GAME}/")
    page.keyboard.press("Tab")
    expect(page.locator(".md-skip")).to_be_focused()
    page.locator("[data-menu]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ts-nav a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-menu]")).to_be_focused()
    expect(page.locator(".ts-nav a").first).to_be_hidden()
    page.locator(".sections a").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"{site_url}{GAME}/rules/**")
    page.locator(".ruling .more--other summary").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ruling .other").first).to_be_visible()


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("path", KINDS_OF_PAGES)
def test_nothing_is_wider_than_a_narrow_phone(open_page, lang, path):
    page = open_page(HOME[lang] + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true })")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_page_of_a_game_is_in_sight_on_a_narrow_phone(open_page, lang):
    page = open_page(f"{HOME[lang]}{GAME}/")
    tabs = [tab.bounding_box() for tab in page.locator(".tabs a").all()]
    assert min(box["x"] for box in tabs) >= 0 and max(box["x"] + box["width"] for box in tabs) <= PHONE["width"]
    assert len({box["y"] for box in tabs}) == 1
    assert page.locator("h1").bounding_box()["y"] <= 160


def test_what_a_card_folds_away_opens_without_moving_its_switch(open_page):
    card = open_page(f"{GAME}/rules/setup/").locator("#starting-deck")
    for fold in (".more--other", ".more--rest"):
        summary = card.locator(f"{fold} summary")
        summary.scroll_into_view_if_needed()
        before = summary.bounding_box()
        summary.click()
        expect(card.locator(f"{fold} > div")).to_be_visible()
        after = summary.bounding_box()
        assert (before["x"], before["y"]) == (after["x"], after["y"])


def test_an_address_that_is_not_there_leads_on_in_its_language(open_page, site_url):
    page = open_page("404.html")
    page.evaluate("history.replaceState(null, '', 'en/no-such-page/')")
    page.set_content(page.content())
    first = page.locator("section[lang=en]")
    assert first.bounding_box()["y"] < page.locator("section[lang=zh-Hans]").bounding_box()["y"]
    first.get_by_role("link", name=GAME_NAME["en"]).click()
    page.wait_for_url(f"{site_url}en/{GAME}/")


@pytest.mark.parametrize("path", [f"{GAME}/", f"{GAME}/rules/setup/", f"{GAME}/faq/", "guide/"])
def test_the_search_under_the_thumb_never_lies_on_the_last_lines(open_page, path):
    page = open_page(path)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    last = page.locator(".ts-footer a").last.bounding_box()
    assert last["y"] + last["height"] <= page.locator(".ts-thumb").bounding_box()["y"]


@pytest.mark.parametrize("path", KINDS_OF_PAGES)
def test_what_is_pressed_is_large_enough_for_a_thumb(open_page, path):
    page = open_page(path)
    small = page.evaluate("""(pressed) => [...document.querySelectorAll(pressed)]
        .filter(e => e.offsetParent && e.getBoundingClientRect().height < 44).map(e => e.outerHTML.slice(0, 120))""", PRESSED)
    assert small == []


def _background(page: Page, selector: str) -> str:
    return page.locator(selector).evaluate("e => getComputedStyle(e).backgroundColor")
