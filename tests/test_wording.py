"""The lines that state citation, scope and players."""

from __future__ import annotations

import pytest

from mini import OPEN, game, item
from tableside import wording

WHY = {"zh": "没有读到。", "en": "Not read."}


@pytest.mark.parametrize("citation, zh, en", [
    ({"source": "rulebook", "page": 14, "basis": "read"}, "规则书（2023）第 14 页", "Rulebook (2023), p. 14"),
    ({"source": "rulebook", "page": 14, "to_page": 15, "section": "Combat", "basis": "read"},
     "规则书（2023）第 14–15 页，“Combat”", "Rulebook (2023), pp. 14–15, “Combat”"),
    ({"source": "reference", "clause": "37.2", "page": 18, "basis": "read"}, "规则参考 第 37.2 条，第 18 页", "Reference, 37.2, p. 18"),
    ({"source": "supplement", "section": "Setup", "page_hint": 3, "basis": "none"},
     "补充册 “Setup”，传闻在第 3 页", "Supplement, “Setup”, said to be on p. 3"),
    ({"source": "site", "basis": "reported"}, "网页", "Web page"),
])
def test_citation_line(citation, zh, en):
    mine = item(cite=[citation])
    assert wording.citation_line(game(mine), mine.entry.cite[0], "zh") == zh
    assert wording.citation_line(game(mine), mine.entry.cite[0], "en") == en


@pytest.mark.parametrize("citations, zh, en", [
    ([{"source": "rulebook", "page": 3, "basis": "read"}, {"source": "faq", "page": 1, "basis": "read"}, {"source": "rulebook", "page": 5, "basis": "read"}],
     ["规则书（2023）第 3、5 页", "官方问答 第 1 页"], ["Rulebook (2023), pp. 3, 5", "FAQ, p. 1"]),
    ([{"source": "rulebook", "page": 3, "section": "A", "basis": "read"}, {"source": "rulebook", "page": 3, "section": "B", "basis": "read"}],
     ["规则书（2023）第 3 页，“A”，“B”"], ["Rulebook (2023), p. 3, “A”, “B”"]),
    ([{"source": "reference", "clause": "9.2", "basis": "read"}, {"source": "reference", "clause": "37.2", "page": 18, "basis": "reported"}],
     ["规则参考 第 9.2 条；第 37.2 条，第 18 页"], ["Reference, 9.2; 37.2, p. 18"]),
    ([{"source": "reference", "clause": "89.1", "page": 33, "basis": "read"}, {"source": "reference", "clause": "89.2", "page": 33, "basis": "read"}],
     ["规则参考 第 89.1、89.2 条，第 33 页"], ["Reference, 89.1, 89.2, p. 33"]),
    ([{"source": "rulebook", "page": 3, "basis": "read"}, {"source": "rulebook", "page": 3, "basis": "read"}], ["规则书（2023）第 3 页"], ["Rulebook (2023), p. 3"]),
    ([{"source": "site", "basis": "reported"}], ["网页"], ["Web page"]),
])
def test_a_document_is_cited_in_one_line(citations, zh, en):
    mine = item(cite=citations)
    assert wording.citation_lines(game(mine), mine.entry.cite, "zh") == zh
    assert wording.citation_lines(game(mine), mine.entry.cite, "en") == en


@pytest.mark.parametrize("counts, zh, en", [
    ([3, 4], "3–4 人", "3–4 players"), ([1], "1 人", "1 player"), ([1, 2, 3, 4, 6], "1–4、6 人", "1–4, 6 players"), ([6, 2], "2、6 人", "2, 6 players"),
])
def test_players_text(counts, zh, en):
    assert (wording.players_text(counts, "zh"), wording.players_text(counts, "en")) == (zh, en)


def test_scope_line_says_what_narrows_it():
    mine = item(players=[4], modules={"in": ["ships"]})
    assert wording.scope_line(game(mine), mine, "zh") == "标准 · 第一版 · 4 人 · 需启用：飞船 · 不含：合同"
    assert wording.scope_line(game(mine), mine, "en") == "Standard · First edition · 4 players · with Ships · without Contracts"


def test_scope_line_says_excluded_expansions_in_one_word():
    mine = item(modules={"out": ["ships"]})
    assert wording.scope_line(game(mine), mine, "zh") == "标准 · 第一版 · 2–4 人 · 不含：合同、扩展"
    assert wording.scope_line(game(mine), mine, "en") == "Standard · First edition · 2–4 players · without Contracts, expansions"


@pytest.mark.parametrize("entry, status", [
    (item(), "settled"), (item(status="unverified", note=WHY), "unverified"), (item(OPEN), "open"), (item(OPEN, status="conflict", note=WHY), "conflict"),
])
def test_status(entry, status):
    assert wording.status_of(entry) == status


def test_every_word_is_there_in_both_languages():
    for words in (wording.BASIS, wording.STATUS, wording.KIND, wording.TONE):
        assert all(set(pair) == {"zh", "en"} and all(pair.values()) for pair in words.values())
