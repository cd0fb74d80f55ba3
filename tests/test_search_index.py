"""The index says what it holds, costs a game at a time, and is the same bytes for the same data."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from search_samples import Searcher
from tableside.load import load
from tableside.search.analysis import Language, keyed
from tableside.search.engine import Profile, applies
from tableside.search.export import search_files
from tableside.search.index import game_index
from tableside.search.memory import lexicon_of, pairs, rows_of
from tableside.search.query import game_names
from tableside.search.rank import WEIGHT_MAX, idf
from tableside.search.records import DIGITS, HALF, Part, number, part_of, spelling_key, token_key
from tableside.search.shards import sharded

SMALL_TREE = Path(__file__).parent / "data" / "rules_data"
TI4 = "twilight-imperium-4e"


@pytest.fixture(scope="module")
def small() -> Searcher:
    return Searcher(load(SMALL_TREE).knowledge)


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return search_files(load(SMALL_TREE).knowledge)


def test_the_same_data_gives_the_same_bytes(files):
    assert search_files(load(SMALL_TREE).knowledge) == files


def test_heads_name_every_file_and_no_file_is_left_over(files):
    heads = {path: json.loads(held) for path, held in files.items() if path.endswith("/head.json")}
    assert set(heads) == {"search/head.json", *(f"search/{game['game']}/head.json" for game in heads["search/head.json"]["games"])}
    named = {f"search/{head['shards']}{number}.json" for head in heads.values() for number in range(len(head["starts"]))}
    folders = tuple(f"search/{game['cards']}" for head in heads.values() for game in head["games"])
    assert {path for path in files if not path.startswith(folders)} == named | set(heads) | {"search/common.json"}


def test_files_are_utf8_text_that_people_can_read(files):
    assert all(b"\\u" not in held for held in files.values())
    assert "舰队池" in b"".join(files.values()).decode()


def test_cards_stand_in_the_order_of_the_index(small, files):
    for game in json.loads(files["search/head.json"])["games"]:
        blocks = sum(path.startswith(f"search/{game['cards']}") for path in files)
        cards = [card for block in range(blocks) for card in json.loads(files[f"search/{game['cards']}{block}.json"])["cards"]]
        assert [card["id"] for card in cards] == [entry["id"] for entry in small.documents[game["game"]]["entries"]]


def test_a_card_says_everything_a_result_shows(files):
    blocks = [json.loads(held) for path, held in files.items() if f"{TI4}/cards" in path]
    card = next(c for block in blocks for c in block["cards"] if c["kind"] == "faq")
    assert {"question", "verdict", "answer", "cite", "scope", "status", "url", "share"} <= set(card)
    assert all(document["name"] and document["places"] for lang in ("zh", "en") for document in card["cite"][lang])


def test_postings_rise_and_weights_are_in_range(small):
    for index in small.games:
        for posting in index["postings"].values():
            entries = [entry for entry, _ in pairs(posting)]
            assert entries == sorted(set(entries))
            assert entries[-1] < len(index["kinds"])
            assert all(1 <= weight <= WEIGHT_MAX for _, weight in pairs(posting))


@given(st.integers(min_value=0, max_value=10**9))
def test_numbers_are_written_in_digits_that_need_no_escape(value):
    written = number(value)
    assert json.dumps(written) == f'"{written}"'
    digits = [DIGITS.index(digit) for digit in written]
    assert [digit >= HALF for digit in digits] == [True] * (len(digits) - 1) + [False]
    assert sum(digit % HALF * HALF**place for place, digit in enumerate(digits)) == value


def test_every_key_is_in_the_shard_that_its_place_says(small):
    for head, shards in _every_index(small):
        for place, shard in enumerate(shards):
            keys = [key for field in shard.values() for key in field]
            assert head["starts"][place] <= min(keys)
            assert place + 1 == len(shards) or max(keys) < head["starts"][place + 1]


def test_shards_say_what_the_indexes_say(small):
    _, shards = _sharded(small, small.games)
    assert _map(shards, "postings") == _numbered(small.games)
    lexicon = lexicon_of(small.games, Language.from_document(small.common["language"]), game_names(small.common))
    assert _map(shards, "words") == lexicon.words
    names = {name: tuple(concepts) for name, concepts in _map(shards, "names").items()}
    assert names == lexicon.names
    best = {spelling_key(writing): small.index(None).spelling(writing) for index in small.games for writing in index["spellings"]}
    assert _map(shards, "spellings") == best


def test_a_game_alone_counts_its_entries_from_the_first(small):
    for index in small.games:
        assert _map(_sharded(small, [index])[1], "postings") == _numbered([index])


def _parts(indexes: list[dict]) -> list[Part]:
    before = itertools.accumulate((len(index["kinds"]) for index in indexes), initial=0)
    return [part_of(index, first) for index, first in zip(indexes, before, strict=False)]


def _sharded(small: Searcher, indexes: list[dict]) -> tuple[dict, list[dict]]:
    parts = [part for part in _parts(small.games) if part.game in {index["game"] for index in indexes}]
    head, shards = sharded(parts, keyed(game_names(small.common), Language.from_document(small.common["language"])))
    return head, list(map(json.loads, shards))


def _every_index(small: Searcher) -> list[tuple[dict, list[dict]]]:
    return [_sharded(small, indexes) for indexes in (small.games, *([index] for index in small.games))]


def _map(shards: list[dict], field: str) -> dict:
    """One map of all shards; postings as [(entry, weight), …]."""
    held = {key: value for shard in shards for key, value in shard.get(field, {}).items()}
    return {key: _read(text) for key, text in held.items()} if field == "postings" else held


def _read(text: str) -> list[tuple[int, int]]:
    gaps, weights = text.split(" ")
    found, gap, worth = [], 0, 1
    for digit in map(DIGITS.index, gaps):
        gap += digit % HALF * worth
        worth *= HALF
        if digit < HALF:
            found.append(gap)
            gap, worth = 0, 1
    return list(zip(itertools.accumulate(found), (int(weight, 16) for weight in weights), strict=True))


def _numbered(indexes: list[dict]) -> dict[str, list[tuple[int, int]]]:
    """The postings of some games by their key, entries counted on from game to game."""
    merged: dict[str, list[tuple[int, int]]] = {}
    before = 0
    for index in indexes:
        for token, posting in index["postings"].items():
            merged.setdefault(token_key(token), []).extend((before + entry, weight) for entry, weight in pairs(posting))
        before += len(index["kinds"])
    return merged


def test_rare_tokens_tell_more_than_usual_ones():
    assert idf(100, 0) > idf(100, 1) > idf(100, 50) > idf(100, 100) >= 0


def test_a_word_in_the_title_weighs_more_than_one_in_the_text():
    both = [("沙虫", "怎么召唤"), ("怎么召唤", "沙虫")]
    entries = [
        {"id": str(number), "kind": "rule", "title": {"zh": title, "en": "x"}, "text": {"zh": text, "en": "x"}}
        for number, (title, text) in enumerate(both)
    ]
    postings = game_index({"game": "g", "entries": entries}, Language({}))["postings"]
    in_title, in_text = (weight for _, weight in pairs(postings["沙虫"]))
    assert in_title > in_text


WAYS_TO_WRITE = ["fleet pool", "舰队池", "艦隊池", "ＦＬＥＥＴ ＰＯＯＬ", "jianduichi", "jian dui chi", "jdc", "舰对池",
                 "fleat pool", "fleetpool"]


@pytest.mark.parametrize("question", WAYS_TO_WRITE)
def test_every_way_to_write_a_term_finds_its_ruling(small, question):
    assert f"{TI4}/fleet-pool-limit" in small.found(question)


CORRECTIONS = [("舰对池", "舰队池"), ("jianduichi", "舰队池"), ("舰队池", None), ("fleet pool", None)]


@pytest.mark.parametrize(("question", "corrected"), CORRECTIONS)
def test_a_corrected_question_is_named(small, question, corrected):
    assert small.answer(question).corrected == corrected


def test_a_term_stands_below_rulings_unless_the_question_is_just_the_term(small):
    assert small.found("舰队池")[0] == f"{TI4}/term-fleet-pool"
    assert small.found("舰队池限制什么")[0] == f"{TI4}/fleet-pool-limit"


def test_a_game_named_in_the_question_is_guessed_and_filters_nothing(small):
    answer = small.answer("Twilight Imperium fleet pool")
    assert answer.guessed_game == TI4
    assert answer.hits[0].game == TI4


def test_entries_that_do_not_hold_at_the_table_come_last(small):
    answer = small.answer("舰队池", profile=Profile(players=2))
    rows = [small.index(None).rows[hit.game][hit.number] for hit in answer.hits]
    fitting = [not row.players or 2 in row.players for row in rows]
    assert fitting == sorted(fitting, reverse=True)
    assert len(answer.hits) == len(small.answer("舰队池").hits)


@pytest.mark.parametrize("modules, holds", [(["contracts"], False), (["ships"], True), ([], True)])
def test_an_expansion_that_an_entry_was_not_checked_with_does_not_send_it_down(modules, holds):
    entry = {"id": "r", "kind": "rule", "title": {"zh": "舰队", "en": "fleet"}, "scope": {
        "players": [2], "modules": {"in": [], "out": ["contracts", "ships"]}, "unchecked": ["ships"]}}
    index = game_index({"game": "g", "entries": [entry]}, Language({}))
    assert applies(rows_of(index)[0], Profile(2, frozenset(modules))) == holds


@pytest.mark.parametrize("question", ["", "   ", "？！。", "😀🔥", "<script>", "__proto__", "constructor", "a" * 5000, "的" * 3000, "\x00"])
def test_no_question_breaks_the_engine(small, question):
    small.answer(question)

