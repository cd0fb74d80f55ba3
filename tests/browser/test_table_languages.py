"""A table of two languages: both beside each other, and the switch stays on the ruling."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from visitor import DESKTOP, PHONE

DUNE = "dune-imperium-uprising"
SETUP = f"{DUNE}/rules/setup/"


@pytest.mark.parametrize(("prefix", "size"), [("", PHONE), ("en/", PHONE), ("", DESKTOP)])
def test_both_languages_are_shown_side_by_side_and_kept(open_page, prefix, size):
    page = open_page(f"{prefix}{SETUP}", size)
    other = page.locator("#starting-deck .other")
    expect(other).to_be_hidden()
    page.locator(".table-bar .table-chip--both").click()
    expect(other).to_be_visible()
    assert other.get_attribute("lang") == ("en" if prefix == "" else "zh-Hans")
    page.reload()
    expect(other).to_be_visible()
    page.locator(".table-bar .table-chip--both").click()
    expect(other).to_be_hidden()
    page.locator("#starting-deck .more--other summary").click()
    expect(other).to_be_visible()


def test_on_a_wide_screen_they_stand_beside_each_other(open_page):
    page = open_page(SETUP, DESKTOP)
    page.locator(".table-bar .table-chip--both").click()
    text, other = (page.locator(f"#starting-deck {part}").bounding_box() for part in (".ruling__text", ".other"))
    assert other["x"] >= text["x"] + text["width"]
    assert abs(other["y"] - text["y"]) < 40


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_ruling_one_reads_stays_in_place_when_both_are_switched_on(open_page, size):
    page = open_page(f"{SETUP}#conflict-deck-setup", size)
    entry = page.locator("article.ruling").nth(5)
    page.evaluate("id => { location.hash = id }", entry.get_attribute("id"))
    expect(entry).to_be_in_viewport()
    before = entry.bounding_box()["y"]
    page.evaluate("document.querySelector('.table-bar .table-chip--both').click()")
    expect(entry.locator(".other")).to_be_visible()
    assert abs(entry.bounding_box()["y"] - before) <= 2


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_switching_language_keeps_ruling_highlight_and_both(open_page, site_url, size):
    page = open_page(f"{SETUP}#starting-deck", size)
    page.locator(".table-bar .table-chip--both").click()
    page.locator("a[data-language]").click()
    page.wait_for_url(f"{site_url}en/{SETUP}#starting-deck")
    entry, header = page.locator("#starting-deck"), page.locator(".md-header").bounding_box()
    expect(entry.locator(".other")).to_be_visible()
    expect(entry).to_be_in_viewport()
    assert entry.bounding_box()["y"] >= header["y"] + header["height"] - 1
    assert entry.evaluate("node => node.matches(':target')")


def test_the_copied_text_has_both_languages_where_both_are_shown(open_page):
    page = open_page(SETUP, permissions=["clipboard-read", "clipboard-write"])
    page.locator(".table-bar .table-chip--both").click()
    page.locator("#starting-deck [data-act=copy]").click()
    expect(page.locator(".ts-said")).to_contain_text("已复制")
    text = page.evaluate("navigator.clipboard.readText()")
    assert "起始牌组" in text and "tarting deck" in text


def test_search_shows_both_languages_too(open_page):
    page = open_page("")
    page.locator(".table-bar .table-chip--both").click()
    page.goto(f"{page.url}?q=沙虫")
    expect(page.locator("[data-entry]").first.locator(".ts-answer__second")).to_be_visible()


def test_who_chose_english_comes_home_to_english(open_page, site_url):
    page = open_page("")
    page.locator("a[data-language]").click()
    page.wait_for_url(f"{site_url}en/")
    page.goto(site_url)
    page.wait_for_url(f"{site_url}en/")
    page.locator("a[data-language]").click()
    page.wait_for_url(site_url)
    page.reload()
    assert page.url == site_url


def test_a_hash_that_is_no_text_does_no_harm(open_page):
    page = open_page(f"{SETUP}#%E0%A4%A")
    expect(page.locator("#starting-deck [data-act=copy]")).to_be_visible()


def test_going_back_to_a_page_means_reading_its_language_again(open_page, site_url):
    page = open_page(SETUP)
    page.locator("a[data-language]").click()
    page.wait_for_url(f"{site_url}en/{SETUP}")
    page.goto(site_url)
    page.wait_for_url(f"{site_url}en/")
    page.go_back()
    page.go_back()
    page.wait_for_url(f"{site_url}{SETUP}")
    page.goto("about:blank")
    page.goto(site_url)
    expect(page.locator("h1")).to_contain_text("规则吵起来了")
