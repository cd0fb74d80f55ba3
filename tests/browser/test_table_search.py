"""Search first: what was asked lately, what may be meant, and the Back button does what one expects."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from visitor import DESKTOP, PHONE

DUNE = "dune-imperium-uprising"


def test_questions_asked_lately_can_be_asked_again_and_forgotten(page: Page):
    search(page, "沙虫 护墙")
    expect(results(page).first).to_be_visible()
    page.keyboard.press("Escape")
    search(page, "")
    page.locator(".ts-finder__empty").first.get_by_role("button", name="沙虫 护墙").click()
    expect(results(page).first).to_be_visible()
    assert page.locator(".ts-finder__input").input_value() == "沙虫 护墙"
    page.keyboard.press("Escape")
    search(page, "")
    page.get_by_role("button", name="清除记录").click()
    expect(page.locator(".ts-finder__empty")).to_have_count(1)
    assert page.evaluate("localStorage.getItem('tableside:recent')") is None


def test_a_question_that_led_to_a_ruling_is_remembered(page: Page):
    home = page.url
    search(page, "沙虫")
    results(page).first.locator("h3 a").click()
    page.wait_for_url(f"**/{DUNE}/**")
    page.goto(home)
    search(page, "")
    expect(page.locator(".ts-finder__empty").first.get_by_role("button", name="沙虫", exact=True)).to_be_visible()


def test_a_device_that_keeps_nothing_only_forgets(open_page):
    page = open_page("guide/")
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('refused'); };")
    page.goto(page.url.replace("guide/", ""))
    search(page, "沙虫")
    expect(results(page).first).to_be_visible()


@pytest.mark.parametrize(("prefix", "typed", "offered", "question"), [
    ("", "护", "护墙", "护墙"),
    ("", "沙虫 护", "护墙", "沙虫 护墙"),
    ("", "沙虫护", "护墙", "沙虫护墙"),
    ("", "shach", "沙虫", "沙虫"),
    ("en/", "shield w", None, None),
    ("en/", "sandw", "sandworm", "sandworm"),
])
def test_terms_are_suggested_while_one_types(open_page, prefix, typed, offered, question):
    page = open_page(prefix)
    search(page, typed)
    if offered is None:
        expect(page.get_by_role("dialog").get_by_role("status")).not_to_be_empty()
        return
    hint = page.locator(".ts-finder__hints").get_by_role("button", name=offered, exact=True)
    hint.click()
    expect(results(page).first).to_be_visible()
    expect(page.locator(".ts-finder__input")).to_have_value(question)
    expect(page.locator(".ts-finder__input")).to_be_focused()


def test_back_closes_forward_opens_and_reload_keeps_the_question(open_page, site_url):
    page = open_page(f"{DUNE}/rules/setup/#starting-deck")
    search(page, "沙虫")
    expect(results(page).first).to_be_visible()
    asked = page.url
    page.reload()
    expect(results(page).first).to_be_visible()
    assert page.url == asked
    page.go_back()
    expect(page.locator(".ts-finder")).to_be_hidden()
    assert page.url == f"{site_url}{DUNE}/rules/setup/#starting-deck"
    page.go_forward()
    expect(results(page).first).to_be_visible()


def test_back_from_a_ruling_returns_to_the_results_and_again_to_the_page(page: Page):
    home = page.url
    search(page, "沙虫 护墙")
    expect(results(page).first).to_be_visible()
    entries = results(page).evaluate_all("nodes => nodes.map(n => n.dataset.entry)")
    results(page).first.locator("h3 a").click()
    page.wait_for_url(f"**/{DUNE}/**")
    page.go_back()
    expect(results(page).first).to_be_visible()
    assert results(page).evaluate_all("nodes => nodes.map(n => n.dataset.entry)") == entries
    page.go_back()
    expect(page.locator(".ts-finder")).to_be_hidden()
    assert page.url == home


def test_back_from_a_ruling_far_down_returns_to_its_place_in_the_list(page: Page):
    search(page, "沙虫")
    page.get_by_role("button", name="更多结果").click()
    link = results(page).nth(12).locator("h3 a")
    link.scroll_into_view_if_needed()
    wanted, top = results(page).nth(12).get_attribute("data-entry"), link.bounding_box()["y"]
    link.click()
    page.wait_for_url(f"**/{DUNE}/**")
    page.go_back()
    again = page.locator(f"[data-entry='{wanted}'] h3 a")
    expect(again).to_be_focused()
    assert abs(again.bounding_box()["y"] - top) < 3


@pytest.mark.parametrize("question", [
    "<img src=x onerror=alert(1)>", "'; DROP TABLE rulings; --", "%3Cscript%3E", "\\u0000\u202e沙虫", "((((", "沙" * 200, "__proto__ constructor", "🪱🪱", "&amp;#x27;",
])
def test_a_hostile_question_stays_a_question(open_page, question):
    page = open_page("")
    page.wait_for_function("() => Boolean(window.tableside && window.tableside.search)")
    page.keyboard.press("/")
    page.locator(".ts-finder__input").fill(question)
    expect(page.get_by_role("dialog").get_by_role("status")).not_to_be_empty()
    page.wait_for_timeout(300)
    page.keyboard.press("Escape")
    expect(page.locator(".ts-finder")).to_be_hidden()
    page.keyboard.press("/")
    expect(page.locator(".ts-finder__input")).to_be_focused()
    assert page.locator(".ts-finder img, .ts-finder script").count() == 0


@pytest.mark.parametrize("kept", ["{", '"x"', "[1, {}, null]", '["<img src=x onerror=alert(1)>"]'])
def test_a_hostile_memory_does_no_harm(open_page, kept):
    page = open_page("")
    page.evaluate("text => localStorage.setItem('tableside:recent', text)", kept)
    search(page, "")
    page.wait_for_timeout(300)
    assert page.locator(".ts-finder img").count() == 0


def test_a_panel_closed_and_opened_again_in_one_breath_is_open(page):
    search(page, "沙虫")
    for _ in range(20):
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        expect(page.locator(".ts-finder__input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ts-finder")).to_be_hidden()
    assert "q=" not in page.url


def test_keyboard_only_from_the_question_to_the_copied_ruling(open_page):
    page = open_page("", DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    search(page, "沙虫 护墙")
    expect(results(page).first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(results(page).first.locator("summary")).to_be_focused()
    page.keyboard.press("Tab")
    expect(results(page).first.locator("[data-act=copy]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".ts-said")).to_contain_text("已复制")
    page.keyboard.press("Escape")
    expect(page.locator(".ts-finder")).to_be_hidden()


def test_everything_in_the_panel_fits_a_narrow_phone(open_page):
    page = open_page("", PHONE)
    search(page, "沙")
    expect(page.locator(".ts-finder__hints")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.locator(".ts-finder button").evaluate_all("nodes => nodes.filter(n => n.offsetParent && n.getBoundingClientRect().height < 44).map(n => n.textContent)")
    assert small == []


def results(page: Page):
    return page.locator("[data-entry]")


def search(page: Page, question: str) -> None:
    page.wait_for_function("() => Boolean(window.tableside && window.tableside.search)")
    page.keyboard.press("/")
    expect(page.locator(".ts-finder")).to_be_visible()
    page.keyboard.type(question)
