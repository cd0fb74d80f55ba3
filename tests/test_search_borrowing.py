"""An entry borrows the words of those like it, and only those."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.search.borrowing import BORROWED, borrowed

# Entry -> its tokens. 0, 1 and 2 speak of one thing, 3 and 4 of another.
SAID = [["合成", "矿产"], ["合成", "矿产", "怎么造"], ["合成", "矿产", "怎么造"], ["结盟", "交易"], ["结盟", "交易", "别人"]]


def postings(said: list[list[str]]) -> dict[str, list[int]]:
    tokens = dict.fromkeys(token for tokens in said for token in tokens)
    return {token: [number for entry, tokens in enumerate(said) if token in tokens for number in (entry, 9)] for token in tokens}


def test_what_those_say_who_say_the_same_otherwise_is_borrowed():
    assert borrowed(postings(SAID), range(5)) == {"怎么造": [0]}


@pytest.mark.parametrize("token", ["+造", "@steel", "#2"])
def test_characters_terms_and_numbers_are_not_borrowed(token):
    said = [[token if word == "怎么造" else word for word in tokens] for tokens in SAID]
    assert borrowed(postings(said), range(5)) == {}


@pytest.mark.parametrize("entries", [[], [0], [0, 1], [0, 3, 4]])
def test_only_the_entries_named_lend_and_borrow(entries):
    found = borrowed(postings(SAID), entries)
    assert {entry for borrowers in found.values() for entry in borrowers} <= set(entries)


def test_an_entry_borrows_only_so_many():
    shared = [f"word{number}" for number in range(3 * BORROWED)]
    found = borrowed(postings([["alike"], ["alike", *shared], ["alike", *shared, "more"]]), range(3))
    assert sum(borrowers.count(0) for borrowers in found.values()) <= BORROWED


@given(st.lists(st.lists(st.sampled_from("abcdefgh"), min_size=1, unique=True), min_size=2, max_size=8))
def test_nothing_is_borrowed_that_is_there_already(said):
    for token, borrowers in borrowed(postings(said), range(len(said))).items():
        assert borrowers == sorted(borrowers)
        assert not any(token in said[entry] for entry in borrowers)
