"""Reads shards (format: index.py). `MemoryIndex` is the plainest engine, and the browser's model."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from .analysis import Language, Lexicon, keyed
from .rank import WEIGHT_MAX, Posting, Row

__all__ = ["FORMAT", "IDF_SCALE", "WEIGHT_MAX", "MemoryIndex", "decode", "idf", "lexicon_of", "rows_of"]

FORMAT = 1
IDF_SCALE = 16

NO_NAMES: Mapping[str, Iterable[str]] = MappingProxyType({})

Json = dict[str, Any]


def idf(entries: int, holding: int) -> int:
    """How telling a token is that `holding` of so many entries hold."""
    return round(IDF_SCALE * math.log(1 + (entries - holding + 0.5) / (holding + 0.5)))


def lexicon_of(document: Json, language: Language, game_names: Mapping[str, Iterable[str]] = NO_NAMES) -> Lexicon:
    """The lexicon a shard holds, with the names of all games (as written -> concepts) added for reading questions."""
    words = {word: int(cost) for cost, found in document["words"].items() for word in found.split()}
    names = {key: list(concepts) for key, concepts in document["names"].items()}
    for key, concepts in keyed(game_names, language).items():
        names[key] = [*names.get(key, []), *concepts]
    return Lexicon(language, words, names)


class MemoryIndex:
    """Implements `rank.GameIndex` over a shard document."""

    def __init__(self, shard: Json, language: Language, game_names: Mapping[str, Iterable[str]] = NO_NAMES):
        self.game: str = shard["game"]
        self.lexicon = lexicon_of(shard, language, game_names)
        self.initials: dict[str, list[str]] = shard["initials"]
        self.readings: dict[str, str] = shard["readings"]
        self.rows: Sequence[Row] = rows_of(shard)
        self.rarest: int = shard["rarest"]
        self._postings: dict[str, list[int]] = shard["postings"]

    def posting(self, token: str) -> Posting | None:
        raw = self._postings.get(token)
        return Posting(raw[0], decode(raw)) if raw else None

    def latin_words(self) -> Sequence[str]:
        return sorted(token for token in self._postings if "a" <= token[0] <= "z")


def rows_of(shard: Json) -> list[Row]:
    """The entries of a shard as the ranking sees them."""
    profiles = [tuple(map(tuple, profile)) for profile in shard["profiles"]]
    return [Row(entry_id, kind, *profiles[profile]) for entry_id, kind, profile in shard["entries"]]


def decode(raw: Sequence[int]) -> list[tuple[int, int]]:
    """A posting's entries and weights, the gaps added up."""
    held, number = [], 0
    for at in range(1, len(raw), 2):
        number += raw[at]
        held.append((number, raw[at + 1]))
    return held
