"""Somebody found the ruling and passes it on: as text, by the phone's share sheet, as a link; or reports a mistake in it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from visitor import PHONE

DUNE = "dune-imperium-uprising"
SETUP = f"{DUNE}/rules/setup/"
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}
SAID = {"": "已复制", "en/": "Copied"}
CITED = {"": "出处：", "en/": "Source: "}
SHARE_SHEET = "window.shared = []; Navigator.prototype.share = async (data) => { window.shared.push(data); };"
NO_CLIPBOARD = """
  Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
  document.execCommand = () => false;
"""


@pytest.mark.parametrize("prefix", ["", "en/"])
def test_a_ruling_is_copied_as_text_with_source_and_link(open_page, site_url, prefix):
    page = open_page(f"{prefix}{SETUP}#starting-deck", **CLIPBOARD)
    page.locator("#starting-deck [data-act=copy]").click()
    expect(notice(page)).to_contain_text(SAID[prefix])
    text = clipboard(page)
    assert text.splitlines()[0] == title(page, "#starting-deck")
    assert CITED[prefix] in text
    assert text.endswith(f"{site_url}{prefix}{DUNE}/r/starting-deck/")


@pytest.mark.parametrize("prefix", ["", "en/"])
def test_the_copied_text_of_a_question_begins_with_its_verdict(open_page, prefix):
    page = open_page(f"{prefix}{DUNE}/faq/", **CLIPBOARD)
    card = page.locator("article.ruling--faq").first
    card.locator("[data-act=copy]").click()
    expect(notice(page)).to_contain_text(SAID[prefix])
    assert clipboard(page).splitlines()[1] == card.locator(":scope > .verdict strong").inner_text()


@pytest.mark.parametrize(("prefix", "question"), [("", "沙虫 护墙"), ("en/", "sandworm shield wall")])
def test_a_search_result_is_copied_too(open_page, prefix, question):
    page = open_page(f"{prefix}?q={question}", **CLIPBOARD)
    result = page.locator("[data-entry]").first
    result.locator("[data-act=copy]").click()
    expect(notice(page)).to_contain_text(SAID[prefix])
    entry = result.get_attribute("data-entry").split("/")[1]
    assert clipboard(page).endswith(f"/{prefix}{DUNE}/r/{entry}/")
    assert CITED[prefix] in clipboard(page)


def test_the_keyboard_alone_copies(open_page):
    page = open_page(f"{SETUP}#starting-deck", **CLIPBOARD)
    page.locator("#starting-deck [data-act=copy]").focus()
    page.keyboard.press("Enter")
    expect(notice(page)).to_contain_text("已复制")
    expect(page.locator("#starting-deck [data-act=copy]")).to_be_focused()


def test_the_share_sheet_is_used_where_the_device_has_one(open_page, site_url):
    page = open_page(SETUP)
    assert page.locator("[data-act=share]").count() == 0
    page.add_init_script(SHARE_SHEET)
    page.reload()
    page.locator("#starting-deck [data-act=share]").click()
    [shared] = page.evaluate("window.shared")
    assert shared["url"] == f"{site_url}{DUNE}/r/starting-deck/"
    assert shared["title"] == title(page, "#starting-deck")


def test_the_link_that_was_shared_leads_back_to_the_ruling(open_page, site_url):
    page = open_page(SETUP, **CLIPBOARD)
    page.locator("#starting-deck [data-act=copy]").click()
    expect(notice(page)).to_contain_text("已复制")
    page.goto(clipboard(page).splitlines()[-1])
    page.locator(".go a").click()
    page.wait_for_url(f"{site_url}{SETUP}#starting-deck")
    expect(page.locator("#starting-deck")).to_be_in_viewport()


def test_a_browser_that_refuses_to_copy_shows_the_text(open_page):
    page = open_page(SETUP)
    page.add_init_script(NO_CLIPBOARD)
    page.reload()
    page.locator("#starting-deck [data-act=copy]").click()
    text = page.get_by_role("dialog").locator("textarea")
    expect(text).to_be_focused()
    assert "出处：" in text.input_value()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_mistake_is_reported_by_pasting_where_the_site_names_no_address(open_page):
    page = open_page(SETUP, **CLIPBOARD)
    page.locator("#starting-deck [data-act=report]").click()
    expect(notice(page)).to_contain_text("已复制")
    assert f"{DUNE}/starting-deck" in clipboard(page)
    assert title(page, "#starting-deck") in clipboard(page)


@pytest.mark.parametrize(("target", "expected"), [
    ("mailto:rules@example.org", "mailto:rules@example.org?subject=a%20%26%20b&body=c%0Ad"),
    ("https://example.org/issues/new", "https://example.org/issues/new?title=a%20%26%20b&body=c%0Ad"),
    ("https://example.org/new?labels=mistake", "https://example.org/new?labels=mistake&title=a%20%26%20b&body=c%0Ad"),
    ("javascript:alert(1)", ""),
])
def test_the_address_of_a_prepared_report(page: Page, site_url, target, expected):
    made = page.evaluate("async ([root, target]) => (await import(`${root}assets/js/acts.js`)).reportAddress(target, 'a & b', 'c\\nd')", [site_url, target])
    assert made == expected


def test_a_long_report_still_makes_an_address_that_programs_take(page: Page, site_url):
    made = page.evaluate("async (root) => (await import(`${root}assets/js/acts.js`)).reportAddress('mailto:a@example.org', 't', '长'.repeat(3000))", site_url)
    assert len(made) <= 1900


@pytest.mark.parametrize("path", [SETUP, f"{DUNE}/faq/", "?q=沙虫"])
def test_the_buttons_are_large_enough_for_a_thumb(open_page, path):
    page = open_page(path, PHONE)
    expect(page.locator("[data-act=copy]").first).to_be_visible()
    sizes = page.locator("[data-act]").evaluate_all("nodes => nodes.filter(n => n.offsetParent).map(n => n.getBoundingClientRect()).map(r => [r.width, r.height])")
    assert all(width >= 44 and height >= 44 for width, height in sizes)


def notice(page: Page):
    return page.locator(".ts-said")


def clipboard(page: Page) -> str:
    return page.evaluate("navigator.clipboard.readText()")


def title(page: Page, entry: str) -> str:
    return page.locator(f"{entry} .ruling__title").evaluate("node => node.firstChild.textContent.trim()")
