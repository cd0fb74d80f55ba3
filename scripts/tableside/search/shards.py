"""Cuts indexes (index.py) into shards, so that a question fetches only what it needs of them.

The index of one game or of several is one head and many shards. Everything is sorted by key, and a shard holds the keys
from its start up to the next shard's. The head:

    games        [{game, entries, rows, profiles}]   rows: runs of [kind, table, how many]; entries are counted on from game to game
    starts       the first key of each shard
    characters   {"铀": ["uranium"]}   names of a single Han character
    longest      characters in the longest name or word

A shard, each map only where it holds something:

    postings     {token: "gaps weights"}     gaps between entries in the digits of `number`, a blank, one hexadecimal digit of weight an entry
    words        {"预约": 9}
    names        {"沙虫": ["sandworm"]}
    spellings    {"shachong": "沙虫"}        key: "!" and the other writing
    faces        {"@point": {"分": ["分配"]}}  names to mark in a text; those of one character with the longer words that are not meant

The index of all games keeps the best word of each spelling; the names that people give to games are names like others.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .analysis import CONCEPT, Language, Lexicon, is_han
from .memory import Spellings, lexicon_of
from .query import GAME

SHARD_BYTES = 3000
SPELLING = "!"
# 35 … 126 without the backslash: printable, and nothing that JSON would escape.
DIGITS = "".join(chr(code) for code in range(35, 127) if chr(code) != "\\")[:90]
HALF = len(DIGITS) // 2

Json = dict[str, Any]


def number(value: int) -> str:
    """A whole number in digits of base 45, the least first; all but the last come from the upper half of DIGITS."""
    written = ""
    while value >= HALF:
        written += DIGITS[HALF + value % HALF]
        value = value // HALF
    return written + DIGITS[value]


def sharded(indexes: Sequence[Json], language: Language, game_names: Mapping[str, Iterable[str]]) -> tuple[Json, list[Json]]:
    """In: game indexes in the games' order, names of all games -> concepts. Out: head and shards of the index of these games."""
    lexicon = lexicon_of(indexes, language, game_names)
    records = sorted(_records(indexes, lexicon))
    starts: list[str] = []
    shards: list[Json] = []
    size, before = SHARD_BYTES, None
    for key, field, value in records:
        if size >= SHARD_BYTES and key != before:
            starts.append(key)
            shards.append({})
            size = 0
        before = key
        shards[-1].setdefault(field, {})[key] = value
        size += len(key) + (len(value) if isinstance(value, str) else len(str(value))) + 6
    head = {
        "games": [_game(index) for index in indexes],
        "starts": starts,
        "characters": {name: list(terms) for name, terms in sorted(lexicon.names.items()) if len(name) == 1 and is_han(name)},
        "longest": max(map(len, [*lexicon.names, *lexicon.words, ""])),
    }
    return head, shards


def _game(index: Json) -> Json:
    rows = [[kind, table, len(list(run))] for (kind, table), run in itertools.groupby(zip(index["kinds"], index["tables"], strict=True))]
    return {"game": index["game"], "entries": len(index["kinds"]), "rows": rows, "profiles": index["profiles"]}


def _records(indexes: Sequence[Json], lexicon: Lexicon) -> Iterator[tuple[str, str, Any]]:
    """Everything in the shards as (key, map, value)."""
    for token, held in _merged_postings(indexes).items():
        yield token, "postings", _written(held)
    for word, cost in lexicon.words.items():
        yield word, "words", cost
    for name, terms in lexicon.names.items():
        if len(name) > 1 or not is_han(name):
            yield name, "names", list(terms)
    for writing, (_, word) in Spellings(index["spellings"] for index in indexes).items():
        yield SPELLING + writing, "spellings", word
    for concept, faces in _faces(lexicon).items():
        yield concept, "faces", faces


def _merged_postings(indexes: Sequence[Json]) -> dict[str, list[int]]:
    merged: dict[str, list[int]] = {}
    before = 0
    for index in indexes:
        for token, posting in index["postings"].items():
            merged.setdefault(token, []).extend(n if at % 2 else n + before for at, n in enumerate(posting))
        before += len(index["kinds"])
    return merged


def _written(posting: Sequence[int]) -> str:
    entries, weights = posting[::2], posting[1::2]
    gaps = [entries[0], *(b - a for a, b in itertools.pairwise(entries))]
    return f"{''.join(map(number, gaps))} {''.join(f'{weight:x}' for weight in weights)}"


def _faces(lexicon: Lexicon) -> dict[str, dict[str, list[str]]]:
    faces: dict[str, dict[str, list[str]]] = {}
    longer: dict[str, list[str]] = {}
    for word in sorted({*lexicon.words, *(name for name in lexicon.names if len(name) > 1)}):
        for character in set(word):
            longer.setdefault(character, []).append(word)
    for name, concepts in lexicon.names.items():
        if name[0] != "~":
            for concept in concepts:
                if not concept.startswith(GAME):
                    faces.setdefault(CONCEPT + concept, {})[name] = longer.get(name, []) if len(name) == 1 else []
    return faces
