"""Finding terms in texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mini import TERMS
from tableside.glossary import TermFinder, name_occurs, stem, stemmed
from tableside.model import TermsFile

GLOSSARY = TermsFile.model_validate({"terms": [*TERMS["terms"], {"id": "pds", "zh": "PDS炮", "en": "PDS", "aliases": {"zh": ["PDS"]}}]}).terms


@pytest.mark.parametrize("text, found", [
    ("召回间谍", ["spy"]),
    ("战斗图标", ["battle-icon"]),
    ("战斗中的战斗图标", ["combat", "battle-icon"]),
    ("探子", ["spy"]),
    ("没有术语", []),
    ("pds炮和水", ["pds", "water"]),
    ("XPDS", []),
    ("我的PDS。", ["pds"]),
    ("", []),
])
def test_chinese_terms_longest_first(text, found):
    assert [t.id for t in TermFinder(GLOSSARY, "zh", aliases=True).terms(text)] == found


@pytest.mark.parametrize("text, found", [
    ("Recall two spies.", ["spy"]),
    ("Battle Icons count in combat", ["battle-icon", "combat"]),
    ("the battle", []),
    ("spyglass", []),
    ("An agent in secret's water", ["spy", "water"]),
])
def test_english_terms_in_any_inflection(text, found):
    assert [t.id for t in TermFinder(GLOSSARY, "en", aliases=True).terms(text)] == found


def test_aliases_count_only_when_asked_for():
    assert TermFinder(GLOSSARY, "zh").terms("探子") == []


@pytest.mark.parametrize("one, other", [
    ("spy", "spies"), ("acquire", "acquired"), ("acquire", "acquiring"), ("deploy", "deployed"), ("plan", "planning"), ("troop", "troops"),
    ("trash", "trashes"), ("reserve", "Reserves"), ("base", "bases"), ("player", "player's"), ("unit", "units"), ("pass", "passed"),
])
def test_inflections_meet_in_one_stem(one, other):
    assert stem(one) == stem(other)


@pytest.mark.parametrize("one, other", [("unit", "unity"), ("spice", "spy"), ("water", "wait"), ("red", "reed")])
def test_other_words_do_not(one, other):
    assert stem(one) != stem(other)


def test_a_name_occurs_inside_a_longer_one():
    assert name_occurs("icon", stemmed("two battle icons")) and not name_occurs("con", stemmed("two battle icons"))


@given(st.text(max_size=60))
def test_spans_stand_in_order_and_hold_what_they_name(text):
    for lang in ("zh", "en"):
        end = 0
        for start, stop, terms in TermFinder(GLOSSARY, lang, aliases=True).spans(text):
            assert end <= start < stop <= len(text) and terms
            end = stop
