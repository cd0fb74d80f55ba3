"""axe-core, the common checker of accessibility, looks at every kind of page, in both languages, by day and by night.

What stands on a page does not depend on the time of day, so at night only the colours are looked at again. Of what is repeated a
hundred times on a page (cards, names, terms) the first six stand for the rest.
"""

from __future__ import annotations

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect
from visitor import PHONE

GAME = "huanyu-zhi-lun"
KINDS_OF_PAGES = ["", f"{GAME}/", f"{GAME}/rules/", f"{GAME}/rules/limits/", f"{GAME}/faq/", f"{GAME}/a-z/", f"{GAME}/glossary/", f"{GAME}/open/",
                  f"{GAME}/sheet/", f"{GAME}/sources/", "open/", "guide/", "about/", f"{GAME}/r/faq-two-wars/", f"{GAME}/r/term-manpower/"]
PREFIXES = ["", "en/"]
BY_DAY = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"], "resultTypes": ["violations"]}
BY_NIGHT = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations"]}
REPEATED = [".ruling", ".letter", ".name", ".letters", ".term", ".doubts li", ".index li", ".columns article", ".md-nav--secondary li"]
SHORTEN = "(kinds) => kinds.forEach((kind) => Array.from(document.querySelectorAll(kind)).slice(6).forEach((node) => node.remove()))"


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize("path", KINDS_OF_PAGES)
def test_axe_finds_nothing(open_page, prefix, path):
    page = open_page(prefix + path, PHONE)
    page.evaluate(SHORTEN, REPEATED)
    assert complaints(page) == []


@pytest.mark.parametrize(("prefix", "question"), [("", "手牌 上限"), ("en/", "hand limit"), ("", "zzqxjv"), ("en/", "")])
def test_axe_finds_nothing_in_the_search(open_page, prefix, question):
    page = open_page(prefix, PHONE)
    page.wait_for_function("() => Boolean(window.tableside && window.tableside.search)")
    page.keyboard.press("/")
    page.keyboard.type(question)
    expect(page.locator(".ts-finder [data-entry], .ts-finder__nothing, .ts-finder__empty").first).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("prefix", PREFIXES)
def test_axe_finds_nothing_in_a_definition_and_in_the_tables_dialog(open_page, prefix):
    page = open_page(f"{prefix}dune-imperium-uprising/rules/setup/#starting-deck", PHONE)
    page.locator("a.ts-term").first.click()
    expect(page.locator(".ts-definition__text")).not_to_be_empty()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.locator(".table-chip--table").first.click()
    expect(page.locator(".ts-modal__box")).to_be_visible()
    assert complaints(page) == []


def complaints(page: Page) -> list[tuple[str, str, str, str]]:
    """What axe finds by day and by night: when, how bad, which rule, where."""
    found = []
    page.evaluate(AXE_SCRIPT)
    for scheme, options in (("light", BY_DAY), ("dark", BY_NIGHT)):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # else links are caught fading from the day's colour to the night's
        violations = page.evaluate("async (options) => (await axe.run(options)).violations", options)
        found += [(scheme, v["impact"], v["id"], v["nodes"][0]["html"][:200]) for v in violations]
    page.emulate_media(color_scheme="light", reduced_motion="no-preference")
    return found
