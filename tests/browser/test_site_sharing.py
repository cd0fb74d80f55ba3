"""Somebody gets a link in a group chat and opens it there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from visitor import DESKTOP, PHONE

GAME = "dune-imperium-uprising"
LIMIT = 30 * 1024


@pytest.mark.parametrize(("lang", "prefix"), [("zh-Hans", ""), ("en", "en/")])
@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (PHONE, "dark"), (DESKTOP, "light")])
def test_a_light_page_needs_no_script_and_leads_into_the_site(open_page, site_url, lang, prefix, size, scheme):
    page = open_page(f"{prefix}{GAME}/r/starting-deck/", size, scheme, javascript=False)
    assert page.get_attribute("html", "lang") == lang
    expect(page.locator(".sheet h1")).to_be_visible()
    expect(page.locator(".cite__source").first).to_be_visible()
    expect(page.locator(".scope")).to_be_visible()
    expect(page.locator(".other")).to_be_visible()
    page.locator(".go a").click()
    page.wait_for_url(f"{site_url}{prefix}{GAME}/rules/setup/#starting-deck")


def test_a_light_page_has_the_other_language_one_tap_away(open_page, site_url):
    page = open_page(f"{GAME}/r/starting-deck/")
    page.locator("header .lang").click()
    page.wait_for_url(f"{site_url}en/{GAME}/r/starting-deck/")


def test_a_section_page_leads_to_the_light_page(open_page, site_url):
    page = open_page(f"{GAME}/rules/setup/")
    page.locator("#starting-deck .more--rest summary").click()
    page.locator("#starting-deck .more--share").click()
    page.wait_for_url(f"{site_url}{GAME}/r/starting-deck/")


def test_every_light_page_is_light(site_folder):
    heavy = {p: p.stat().st_size for p in site_folder.glob("**/r/*/index.html") if p.stat().st_size > LIMIT}
    assert heavy == {}
