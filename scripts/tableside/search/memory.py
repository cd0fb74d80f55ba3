"""`rank.Index` over game indexes in memory: the plainest engine, and the model of the browser's."""

from __future__ import annotations

import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from .analysis import Language, Lexicon, is_han, keyed
from .rank import Held, Row

Json = dict[str, Any]


def lexicon_of(indexes: Iterable[Json], language: Language, game_names: Mapping[str, Iterable[str]]) -> Lexicon:
    """The lexicon of several games, with the names of all games (as written -> concepts) added for reading questions."""
    words: dict[str, int] = {}
    names: dict[str, list[str]] = {}
    for index in indexes:
        for word, cost in index["words"].items():
            words[word] = min(cost, words.get(word, cost))
        for name, terms in index["names"].items():
            names[name] = sorted({*names.get(name, []), *terms})
    for key, concepts in keyed(game_names, language).items():
        names[key] = [*names.get(key, []), *concepts]
    return Lexicon(language, words, names)


def rows_of(index: Json) -> list[Row]:
    """The entries of a game as the ranking sees them."""
    profiles = [tuple(map(tuple, profile)) for profile in index["profiles"]]
    return [Row(kind, *profiles[table]) for kind, table in zip(index["kinds"], index["tables"], strict=True)]


def pairs(posting: Sequence[int]) -> Held:
    """A posting as (entry, weight)."""
    return list(zip(posting[::2], posting[1::2], strict=True))


class Spellings:
    """Other ways to write the words of several games."""

    def __init__(self, tables: Iterable[Mapping[str, Sequence[Any]]]):
        self._best: dict[str, tuple[int, str]] = {}
        for table in tables:
            for writing, (rank, word) in table.items():
                self._best[writing] = min((rank, word), self._best.get(writing, (rank, word)))

    @cached_property
    def _sorted(self) -> list[str]:
        return sorted(self._best)

    def get(self, writing: str) -> str | None:
        return self._best[writing][1] if writing in self._best else None

    def beginning(self, writing: str) -> str | None:
        han = (w for w in beginning_with(self._sorted, writing) if len(self._best[w][1]) > 1 and is_han(self._best[w][1][0]))
        return self.get(min(han, key=lambda w: (len(w), w), default=""))

    def items(self) -> Iterable[tuple[str, tuple[int, str]]]:
        return sorted(self._best.items())


def beginning_with(texts: Sequence[str], beginning: str) -> Sequence[str]:
    """Those of sorted texts that begin so."""
    return texts[bisect.bisect_left(texts, beginning):bisect.bisect_left(texts, beginning + "\U0010ffff")]


class WordLookUp:
    """The part of `rank.Index` that is the same wherever postings are kept: other spellings, and words by their beginning."""

    _indexes: Sequence[Json]

    def _tokens(self) -> Iterator[str]:
        """Every token that has postings."""
        raise NotImplementedError

    def spelling(self, writing: str) -> str | None:
        return self._spellings.get(writing)

    def spelling_beginning(self, writing: str) -> str | None:
        return self._spellings.beginning(writing)

    def latin_words(self, beginning: str) -> Sequence[str]:
        return beginning_with(self._latin, beginning)

    @cached_property
    def _spellings(self) -> Spellings:
        return Spellings(index["spellings"] for index in self._indexes)

    @cached_property
    def _latin(self) -> list[str]:
        return sorted({token for token in self._tokens() if "a" <= token[0] <= "z"})


class MemoryIndex(WordLookUp):
    """Implements `rank.Index`."""

    def __init__(self, indexes: Sequence[Json], language: Language, game_names: Mapping[str, Iterable[str]]):
        self.lexicon = lexicon_of(indexes, language, game_names)
        self.rows = {index["game"]: rows_of(index) for index in indexes}
        self._postings = {index["game"]: index["postings"] for index in indexes}
        self._known: dict[str, dict[str, Held]] = {}
        self._indexes = indexes

    def postings(self, token: str) -> dict[str, Held]:
        if token not in self._known:
            self._known[token] = {game: pairs(held[token]) for game, held in self._postings.items() if token in held}
        return self._known[token]

    def _tokens(self) -> Iterator[str]:
        return (token for held in self._postings.values() for token in held)
