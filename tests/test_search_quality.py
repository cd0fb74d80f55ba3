"""The real knowledge base answers real questions, finds any fragment, and stays silent about what it does not know."""

from __future__ import annotations

import random
import re

import pytest

from search_samples import Question, all_questions, questions, tuned_questions, tuned_strangers, unseen_questions, unseen_strangers
from tableside.search.index import FIELDS, texts_of

LEAST_RECALL = 0.9
LEAST_RECALL_AT_THE_TABLE = 0.8
MOST_STRANGERS_ANSWERED = 0.1
FRAGMENTS_A_GAME = 250
HAN_RUN = re.compile("[\u4e00-\u9fff]{2,}")


def test_questions_name_entries_that_exist(searcher):
    known = {f"{game}/{entry['id']}" for game, document in searcher.documents.items() for entry in document["entries"]}
    asked = list(all_questions())
    assert [(q.text, sorted(q.wanted - known)) for q in asked if q.wanted - known] == []


def test_nine_of_ten_questions_are_answered_among_the_first_three(searcher):
    asked = list(questions())
    missed = [q.text for q in asked if not q.wanted & set(searcher.found(q.text, q.game, 3))]
    assert len(missed) <= (1 - LEAST_RECALL) * len(asked), missed


@pytest.mark.parametrize("asked", [tuned_questions(), unseen_questions()], ids=["tuned", "unseen"])
def test_four_of_five_hard_questions_find_an_entry_that_settles_them(searcher, asked: list[Question]):
    missed = [q.text for q in asked if not q.wanted & set(searcher.found(q.text, q.game, 3))]
    assert len(missed) <= (1 - LEAST_RECALL_AT_THE_TABLE) * len(asked), missed


@pytest.mark.parametrize("asked", [tuned_strangers(), unseen_strangers()], ids=["tuned", "unseen"])
def test_strangers_are_told_that_nothing_reliable_was_found(searcher, asked: list[str]):
    answered = [text for text in asked if searcher.answer(text).hits]
    assert len(answered) <= MOST_STRANGERS_ANSWERED * len(asked), answered


def test_a_game_that_we_do_not_have_is_named(searcher):
    answer = searcher.answer("卡坦岛 强盗 土地 掷到7")
    assert (answer.hits, answer.unknown_game) == ((), "卡坦岛")


def test_nothing_found_still_names_what_comes_close(searcher):
    answer = searcher.answer("修道院 土地 三个朝代")
    assert answer.hits == ()
    assert answer.nearest


def test_every_fragment_of_two_or_more_han_characters_finds_its_entry(searcher):
    chance = random.Random(1)
    for game, document in searcher.documents.items():
        for _ in range(FRAGMENTS_A_GAME):
            entry = chance.choice(document["entries"])
            fragment = _fragment(entry, chance)
            if fragment:
                assert f"{game}/{entry['id']}" in searcher.found(fragment, chance.choice([None, game])), fragment


def test_a_term_of_one_character_finds_its_rulings(searcher):
    terms = [(game, entry) for game, document in searcher.documents.items() for entry in document["entries"] if entry["kind"] == "term"]
    named = [(game, entry) for game, entry in terms if len(entry["title"]["zh"]) == 1]
    assert named
    for game, entry in named:
        assert f"{game}/{entry['id']}" in searcher.found(entry["title"]["zh"], game)


def test_every_term_is_found_by_each_of_its_names(searcher):
    for game, document in searcher.documents.items():
        for entry in document["entries"]:
            if entry["kind"] == "term":
                for name in filter(_has_letters, [*texts_of(entry, "title"), *texts_of(entry, "ask")]):
                    assert f"{game}/{entry['id']}" in searcher.found(name, game), name


def _fragment(entry: dict, chance: random.Random) -> str | None:
    runs = [run for field in FIELDS for text in texts_of(entry, field) for run in HAN_RUN.findall(text)]
    if not runs:
        return None
    run = chance.choice(runs)
    start = chance.randrange(len(run) - 1)
    return run[start:chance.randint(start + 2, len(run))]


def _has_letters(name: str) -> bool:
    """Whether a name can be looked up at all: ★ cannot."""
    return any(map(str.isalnum, name))
