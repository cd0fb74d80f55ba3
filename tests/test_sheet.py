"""The printable sheet: which entries stand on it, and what it says of each."""

from __future__ import annotations

import pytest

from mini import FAQ, OPEN, RULE, game, item, table
from tableside.knowledge import KnowledgeBase
from tableside.pages.sheet import sheet_items, sheet_pages

NOTE = {"zh": "不同。", "en": "They differ."}


def sheet(*items, lang="en", **registries) -> str:
    return sheet_pages(KnowledgeBase((game(*items, **registries),)))[f"{'en/' if lang == 'en' else ''}mini/sheet/index.html"]


def test_game_yml_says_what_stands_on_it_and_in_which_order():
    mine = game(info={"sheet": ["tie-wins", "tie-for-first"]})
    assert [i.id for i in sheet_items(mine)] == ["tie-wins", "tie-for-first"]


def test_without_a_list_the_settled_questions_with_most_support_stand_on_it():
    plain = item(FAQ, id="plain", ask=None)
    doubtful = item(FAQ, id="doubtful", status="unverified", note=NOTE, ask={"zh": ["一", "二", "三"], "en": []})
    asked = item(FAQ, id="asked", ask={"zh": ["一", "二"], "en": ["one"]})
    assert [i.id for i in sheet_items(game(item(), plain, doubtful, asked))] == ["asked", "plain"]


def test_it_takes_no_more_than_two_pages_hold():
    long = {"zh": "很长的答案，" * 40, "en": "a long answer " * 40}
    chosen = sheet_items(game(*[item(FAQ, id=f"q-{n}", answer=long) for n in range(60)]))
    assert 5 < len(chosen) < 40


def test_an_entry_has_its_verdict_its_place_and_how_that_is_known():
    text = sheet(info={"sheet": ["tie-for-first", "tie-wins"]})
    assert text.index("Combat</h2>") < text.index("Tie for first") < text.index("Asked most</h2>") < text.index("Does a tie have a winner?")
    assert "No</strong>" in text and "<b>1</b> p. 14" in text and "<b>2</b> p. 1 (as reported elsewhere)" in text
    assert "<li>Rulebook (2023)</li><li>FAQ</li>" in text


@pytest.mark.parametrize(("cite", "shown"), [
    ([{"source": "reference", "clause": "37.2", "page": 3, "basis": "read"}, {"source": "reference", "clause": "40", "basis": "read"}], "<b>1</b> 第 37.2、40 条<"),
    ([{"source": "rulebook", "page": 3, "section": "A", "basis": "read"}, {"source": "rulebook", "page": 3, "section": "B", "basis": "read"}], "<b>1</b> 第 3 页<"),
    ([{"source": "rulebook", "section": "A", "basis": "read"}], "<b>1</b> “A”<"),
    ([{"source": "supplement", "basis": "none"}], "<b>1</b> （出处未能确认）<"),
])
def test_places_are_as_short_as_paper_wants_them(cite, shown):
    assert shown in sheet(item(RULE, cite=cite), lang="zh", info={"sheet": ["tie-for-first"]})


def test_what_is_narrower_or_in_doubt_says_so():
    text = sheet(item(RULE, players=[4]), item(OPEN), info={"sheet": ["tie-for-first", "tie-of-all"]})
    assert "Tie for first <small>4\u00a0players</small>" in text and "Everybody tied <small>Open question</small>" in text


def test_a_table_stands_where_game_yml_puts_it():
    text = sheet(info={"sheet": ["tie-wins", "tie-table"]}, tables=(table(),))
    assert text.index("Asked most</h2>") < text.index("Ties at a glance</h2>") < text.index('<th scope="row">Tied for first</th>')
    assert "<b>2</b> p. 14" in text.split("Ties at a glance</h2>")[1]


def test_a_table_of_many_words_is_as_wide_as_the_page():
    word = {"zh": "很多字" * 9, "en": "many words " * 9}
    rows = [{"cells": [word, word, word], "from": ["tie-for-first"]}] * 2
    wordy = table(columns=[word, word, word], rows=rows)
    info = {"sheet": ["tie-table"]}
    assert '<div class="across">' in sheet(info=info, tables=(wordy,)) and '<div class="across">' not in sheet(info=info, tables=(table(),))


def test_data_is_never_markup():
    hostile = {"zh": "</style><script>x</script>", "en": "</style><script>x</script>"}
    text = sheet(item(RULE, title=hostile, text=hostile), info={"sheet": ["tie-for-first"], "name": hostile})
    assert text.count("<script") == text.count("</script") == 2 and text.count("</style>") == 1
