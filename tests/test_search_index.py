"""The index says what it holds, costs a game at a time, and is the same bytes for the same data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from search_samples import Searcher
from tableside.load import load
from tableside.search.analysis import Language
from tableside.search.engine import Profile
from tableside.search.export import search_files
from tableside.search.index import shard
from tableside.search.shards import WEIGHT_MAX, decode, idf

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


def test_common_names_every_file_and_no_file_is_left_over(files):
    common = json.loads(files["search/common.json"])
    named = {common["sounds"], *(g["index"] for g in common["games"]), *(g["cards"] for g in common["games"]), "common.json"}
    assert {f"search/{name}" for name in named} == set(files)


def test_files_are_utf8_text_that_people_can_read(files):
    assert all(b"\\u" not in content for content in files.values())
    assert "舰队池" in files["search/common.json"].decode() + files[_named(files, TI4, "cards")].decode()


def test_cards_stand_in_the_order_of_the_index(files):
    for game in json.loads(files["search/common.json"])["games"]:
        index, cards = (json.loads(files[_named(files, game["id"], kind)]) for kind in ("index", "cards"))
        assert [row[0] for row in index["entries"]] == [card["id"] for card in cards["cards"]]


def test_a_card_says_everything_a_result_shows(files):
    card = next(c for c in json.loads(files[_named(files, TI4, "cards")])["cards"] if c["kind"] == "faq")
    assert {"question", "verdict", "answer", "cite", "scope", "status", "url", "share"} <= set(card)
    assert all(line["zh"] and line["en"] and line["basis"] for line in card["cite"])


def test_postings_rise_and_weights_are_in_range(small):
    for index, _ in small.files:
        for raw in index["postings"].values():
            numbers = [number for number, _ in decode(raw)]
            assert numbers == sorted(set(numbers))
            assert numbers[-1] < len(index["entries"])
            assert all(1 <= weight <= WEIGHT_MAX for _, weight in decode(raw))
            assert raw[0] == idf(len(index["entries"]), len(numbers))


def test_rare_tokens_tell_more_than_usual_ones():
    assert idf(100, 0) > idf(100, 1) > idf(100, 50) > idf(100, 100) >= 0


def test_a_word_in_the_title_weighs_more_than_one_in_the_text():
    both = [("沙虫", "怎么召唤"), ("怎么召唤", "沙虫")]
    entries = [
        {"id": str(number), "kind": "rule", "title": {"zh": title, "en": "x"}, "text": {"zh": text, "en": "x"}}
        for number, (title, text) in enumerate(both)
    ]
    postings = shard({"game": "g", "entries": entries}, Language({}))["postings"]
    in_title, in_text = (weight for _, weight in decode(postings["沙虫"]))
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
    rows = [small.indexes[hit.game].rows[hit.number] for hit in answer.hits]
    fitting = [not row.players or 2 in row.players for row in rows]
    assert fitting == sorted(fitting, reverse=True)
    assert len(answer.hits) == len(small.answer("舰队池").hits)


@pytest.mark.parametrize("question", ["", "   ", "？！。", "😀🔥", "<script>", "__proto__", "constructor", "a" * 5000, "的" * 3000, "\x00"])
def test_no_question_breaks_the_engine(small, question):
    small.answer(question)


def _named(files: dict[str, bytes], game: str, kind: str) -> str:
    return f"search/{next(g[kind] for g in json.loads(files['search/common.json'])['games'] if g['id'] == game)}"
