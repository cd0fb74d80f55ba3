"""Text becomes the same units, words, numbers and names whatever the writing, in Python as in the browser."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from make_analysis_vectors import FILE, query_document
from tableside.search.analysis import Language, Lexicon, keyed, tokens, units
from tableside.search.query import read

LANGUAGE = Language({"護": "护", "牆": "墙", "蟲": "虫"})
NAMES = {"沙虫": ["sandworm"], "虫子": ["sandworm"], "Sandworm": ["sandworm"], "护墙": ["wall"], "Shield Wall": ["wall"], "分": ["point"],
         "护墙标记": ["wall-token"], "战列舰BB": ["battleship"]}
LEXICON = Lexicon(LANGUAGE, {"怎么办": 9, "分配": 9, "标记": 8}, keyed(NAMES, LANGUAGE))

ALIKE = [
    ("沙蟲 護牆", "沙虫 护墙"),
    ("ＳＡＮＤＷＯＲＭ", "sandworm"),
    ("沙\u200b虫", "沙虫"),
    ("naïve", "naive"),
    ("players' turns", "player turn"),
    ("placed placing places", "place place place"),
    ("doubled", "double"),
    ("armies and spies", "army and spy"),
    ("bought, won, drew", "buy, win, draw"),
    ("3 ships", "three ships"),
    ("007", "7"),
]
HOLDS = [
    ("沙虫能不能过护墙", {"沙虫", "虫能", "护墙", "@sandworm", "@wall"}),
    ("虫子", {"@sandworm"}),
    ("two sandworms at the shield walls", {"#2", "@sandworm", "@wall"}),
    ("得三分", {"#3", "+三", "@point"}),
    ("十五张", {"#15", "十五"}),
    ("二十", {"#20"}),
    ("一二三级", {"#1", "#2", "#3"}),
    ("两名", {"#2"}),
    ("战列舰ＢＢ", {"@battleship", "战列"}),
    ("第37.2条", {"#37.2"}),
    ("10VP", {"#10", "vp"}),
    ("怎么办", {"怎么办"}),
]
LACKS = [
    ("分配", "@point"),
    ("护墙标记", "@wall"),
    ("沙。虫", "沙虫"),
    ("一二三级", "#123"),
    ("n'orr", "n"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_spellings_that_are_found_alike(one, other):
    assert tokens(one, LEXICON) == tokens(other, LEXICON)


@pytest.mark.parametrize(("text", "expected"), HOLDS)
def test_what_a_text_is_found_by(text, expected):
    assert expected <= set(tokens(text, LEXICON))


@pytest.mark.parametrize(("text", "token"), LACKS)
def test_what_a_text_is_not_found_by(text, token):
    assert token not in tokens(text, LEXICON)


@given(st.text())
def test_units_stand_in_order_and_name_their_place(text):
    position = 0
    for unit in units(text, LANGUAGE):
        assert position <= unit.start < unit.end <= len(text) or unit.start >= position - 1  # a ligature is two letters in one place
        position = unit.end


@given(st.text(alphabet="沙虫护墙标记怎么办分配的了a1 ，"))
def test_spans_cover_every_unit_once(text):
    found = units(text, LANGUAGE)
    covered = [index for span in LEXICON.spans(found) for index in range(span.first, span.last)]
    assert covered == list(range(len(found)))


def test_the_vectors_for_the_browser_are_what_the_analysis_says_now():
    document = json.loads(FILE.read_text(encoding="utf-8"))
    lexicon = Lexicon(Language.from_document(document["language"]), document["words"], document["names"])
    assert len(document["vectors"]) >= 300
    for vector in document["vectors"]:
        assert tokens(vector["text"], lexicon) == vector["tokens"]
        assert query_document(read(vector["text"], lexicon)) == vector["query"]
