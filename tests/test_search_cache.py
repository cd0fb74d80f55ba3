"""Indexes kept from an earlier build change nothing but the time a build takes."""

from __future__ import annotations

import json

import pytest

from project import SMALL_TREE
from tableside import api
from tableside.load import load
from tableside.search.export import language_for
from tableside.search.game_indexes import game_indexes
from tableside.search.index import all_texts


@pytest.fixture(scope="module")
def documents() -> list[dict]:
    return [api.game_document(game) for game in load(SMALL_TREE).knowledge.games]


@pytest.fixture(scope="module")
def language(documents):
    return language_for([text for document in documents for text in all_texts(document)])


def test_an_index_kept_is_the_index_made(documents, language, tmp_path):
    made = game_indexes(documents, language)
    assert game_indexes(documents, language, tmp_path) == made
    assert game_indexes(documents, language, tmp_path) == json.loads(json.dumps(made))


def test_only_the_game_that_changed_is_made_again_and_nothing_old_stays(documents, language, tmp_path):
    game_indexes(documents, language, tmp_path)
    before = {path.name for path in tmp_path.iterdir()}
    game_indexes([{**documents[0], "entries": documents[0]["entries"][1:]}, *documents[1:]], language, tmp_path)
    after = {path.name for path in tmp_path.iterdir()}
    assert len(after) == len(before) == len(documents)
    assert len(after & before) == len(documents) - 1


@pytest.mark.parametrize("damage", ["", "[", "\x00"])
def test_a_damaged_cache_is_only_slower(documents, language, tmp_path, damage):
    made = game_indexes(documents, language, tmp_path)
    for path in tmp_path.iterdir():
        path.write_text(damage, encoding="utf-8")
    assert game_indexes(documents, language, tmp_path) == made


def test_a_cache_that_cannot_be_written_is_only_slower(documents, language, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert game_indexes(documents, language, tmp_path / "file" / "cache") == game_indexes(documents, language)
