"""Somebody does not know a word in a ruling, taps it and reads what it means, without losing the place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from visitor import DESKTOP, PHONE

DUNE = "dune-imperium-uprising"
SETUP = f"{DUNE}/rules/setup/"


@pytest.mark.parametrize(("prefix", "size"), [("", PHONE), ("en/", PHONE), ("", DESKTOP), ("en/", DESKTOP)])
def test_a_term_is_marked_and_explained_on_tap(open_page, prefix, size):
    page = open_page(f"{prefix}{SETUP}#starting-deck", size)
    mark = page.locator("#starting-deck .ts-term").first
    expect(mark).to_be_visible()
    mark.scroll_into_view_if_needed()
    text, place = page.locator("#starting-deck .ruling__text").inner_text(), mark.bounding_box()
    mark.click()
    expect(definition(page)).to_be_visible()
    expect(definition(page)).to_be_in_viewport()
    expect(definition(page).locator(".ts-definition__text")).not_to_be_empty()
    assert mark.bounding_box() == place
    mark.click()
    expect(definition(page)).to_have_count(0)
    assert page.locator("#starting-deck .ruling__text").inner_text() == text
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_marking_moves_nothing(open_page):
    page = open_page(f"{SETUP}#starting-deck")
    expect(page.locator("#starting-deck .ts-term").first).to_be_visible()
    with_marks = page.locator("#starting-deck").bounding_box()
    page.locator(".ts-term").evaluate_all("marks => marks.forEach(mark => mark.replaceWith(mark.textContent))")
    assert page.locator("#starting-deck").bounding_box() == with_marks


def test_the_keyboard_opens_it_by_focus_and_escape_closes(open_page):
    page = open_page(f"{SETUP}#starting-deck", DESKTOP)
    page.locator("#starting-deck .ruling__link").focus()
    mark = page.locator("#starting-deck .ts-term").first
    expect(mark).to_be_visible()
    page.keyboard.press("Tab")
    expect(mark).to_be_focused()
    expect(definition(page)).to_be_visible()
    expect(mark).to_have_attribute("aria-expanded", "true")
    assert definition(page).get_attribute("id") == mark.get_attribute("aria-describedby")
    page.keyboard.press("Escape")
    expect(definition(page)).to_have_count(0)
    expect(mark).to_be_focused()
    expect(mark).to_have_attribute("aria-expanded", "false")


def test_enter_goes_into_the_definition_and_on_to_the_ruling(open_page):
    page = open_page(f"{SETUP}#starting-deck", DESKTOP)
    mark = page.locator("#starting-deck .ts-term").first
    expect(mark).to_be_visible()
    page.keyboard.press("Shift")
    mark.focus()
    expect(definition(page)).to_be_visible()
    expect(definition(page).locator(".ts-definition__text")).not_to_be_empty()
    page.keyboard.press("Enter")
    assert page.evaluate("Boolean(document.activeElement.closest('.ts-definition'))")
    page.keyboard.press("Escape")
    expect(definition(page)).to_have_count(0)
    expect(mark).to_be_focused()


def test_a_tap_elsewhere_closes_it(open_page):
    page = open_page(f"{SETUP}#starting-deck", DESKTOP)
    page.locator("#starting-deck .ts-term").first.click()
    expect(definition(page)).to_be_visible()
    page.locator("h1").click()
    expect(definition(page)).to_have_count(0)


def test_the_glossary_is_fetched_by_the_first_tap_only(open_page):
    page = open_page(f"{SETUP}#starting-deck")
    expect(page.locator("#starting-deck .ts-term").first).to_be_visible()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    page.wait_for_timeout(300)
    assert fetched == []
    page.locator("#starting-deck .ts-term").first.click()
    expect(definition(page).locator(".ts-definition__text")).not_to_be_empty()
    assert fetched == [f"{DUNE}.zh.json"]


def test_what_the_scripts_mark_is_what_the_glossary_finds(page: Page, site_url, knowledge):
    game = knowledge.game_by_id[DUNE]
    cases, expected = [], []
    for lang in ("zh", "en"):
        for item in game.items:
            if item.kind == "faq":
                continue
            text = getattr(item.entry.text, lang)
            terms = game.term_finders[lang].terms(text)
            cases.append([text, [[getattr(term, lang), term.id] for term in terms], lang])
            expected.append(sorted(term.id for term in terms))
    found = page.evaluate("""async ([root, cases]) => {
      const { findTerms } = await import(`${root}assets/js/term_finder.js`);
      return cases.map(([text, names, lang]) => findTerms(text, names, lang).map((hit) => hit[2]).sort());
    }""", [site_url, cases])
    assert found == expected


def definition(page: Page):
    return page.locator(".ts-definition")
