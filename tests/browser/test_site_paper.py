"""Somebody prints: the sheet on two pages of A4, and a section without what is only of use on a screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from project import ROOT

GAMES = sorted(p.parent.name for p in (ROOT / "rules_data").glob("*/game.yml"))
PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("lang", ["", "en/"])
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_fits_on_two_pages(open_page, lang, game):
    page = open_page(f"{lang}{game}/sheet/", javascript=False)
    expect(page.locator("article").first).to_be_visible()
    assert 1 <= len(PAGE.findall(page.pdf(prefer_css_page_size=True))) <= 2


def test_a_printed_section_is_rulings_and_their_sources(open_page):
    page = open_page("dune-imperium-uprising/rules/setup/")
    page.emulate_media(media="print")
    expect(page.locator(".ruling .cite__source").first).to_be_visible()
    for screen_only in (".ts-thumb", ".tabs", ".ruling__more", ".md-header", ".table-bar", ".ruling__acts"):
        expect(page.locator(screen_only).first).to_be_hidden()
