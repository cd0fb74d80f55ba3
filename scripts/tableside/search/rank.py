"""Scores a game's entries for a question. `content/assets/search/rank.js` mirrors this module.

Each group gives an entry m (how well, 0 to 1, from the BM25F weight of its best alternative) and p (how fully it is there).
    coverage = Σ importance·p / Σ importance
    score    = (Σ importance·m + LINK·Σ links) / Σ importance · (FLOOR + (1 - FLOOR)·coverage²) · kind
importance is the idf of the group's most exact alternative; where no entry holds any, that of the rarest token.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from .analysis import Lexicon
from .query import Alternative, Group, Query

WEIGHT_MAX = 63
LINK = 0.35
FLOOR = 0.25
GAME_NAME_IMPORTANCE = 8
KIND_FACTOR = {"term": 0.55}
JUST_THE_TERM = 1.15


@dataclass(frozen=True)
class Posting:
    """The entries that hold a token, as (number, weight), and the token's idf."""

    idf: int
    held: Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Row:
    """An entry as the ranking sees it; players, modules: for whom it holds."""

    id: str
    kind: str
    players: tuple[int, ...] = ()
    modules_in: tuple[str, ...] = ()
    modules_out: tuple[str, ...] = ()


class GameIndex(Protocol):
    """What an engine offers of one game."""

    game: str
    lexicon: Lexicon
    initials: dict[str, list[str]]
    readings: dict[str, str]
    rows: Sequence[Row]
    rarest: int

    def posting(self, token: str) -> Posting | None:
        """The posting of a token, None where no entry holds it."""

    def latin_words(self) -> Sequence[str]:
        """All Latin tokens, sorted."""


@dataclass(frozen=True)
class Hit:
    """An entry found; evidence is how much was found, in units of the rarest token."""

    game: str
    number: int
    score: float
    coverage: float
    evidence: float


def rank(index: GameIndex, query: Query) -> list[Hit]:
    """All entries that hold anything of the question, best first."""
    merit: dict[int, float] = {}
    presence: dict[int, float] = {}
    total = 0.0
    for group in query.groups:
        importance, found = _group(index, group)
        total += importance
        for number, (well, fully) in found.items():
            merit[number] = merit.get(number, 0.0) + importance * well
            presence[number] = presence.get(number, 0.0) + importance * fully
    for link in query.links:
        posting = index.posting(link)
        for number, weight in posting.held if posting else ():
            if number in merit:
                merit[number] += LINK * posting.idf * weight / WEIGHT_MAX
    hits = [_hit(index, query, number, merit[number] / total, presence[number], total) for number in merit if total > 0]
    return sorted(hits, key=lambda hit: (-hit.score, hit.number))


def _hit(index: GameIndex, query: Query, number: int, merit: float, presence: float, total: float) -> Hit:
    coverage = presence / total
    score = merit * (FLOOR + (1 - FLOOR) * coverage * coverage) * _kind_factor(index.rows[number], query)
    return Hit(index.game, number, score, coverage, presence / index.rarest)


def _kind_factor(row: Row, query: Query) -> float:
    if row.kind == "term" and len(query.groups) == 1 and row.id in {f"term-{c}" for c in query.groups[0].concepts}:
        return JUST_THE_TERM
    return KIND_FACTOR.get(row.kind, 1.0)


def _group(index: GameIndex, group: Group) -> tuple[float, dict[int, tuple[float, float]]]:
    """A group's importance, and for each entry that holds it how well and how fully."""
    found: dict[int, tuple[float, float]] = {}
    importance = 0.0
    for alternative in group.alternatives:
        idf, held = _alternative(index, alternative)
        if held and not importance and alternative.worth == 1:
            importance = idf
        for number, (well, fully) in held.items():
            before = found.get(number, (0.0, 0.0))
            found[number] = (max(before[0], well), max(before[1], fully))
    if index.game in group.games:
        everywhere = {number: (0.5, 1.0) for number in range(len(index.rows))}
        return GAME_NAME_IMPORTANCE * group.factor, everywhere
    return (importance or index.rarest) * group.factor, found


def _alternative(index: GameIndex, alternative: Alternative) -> tuple[float, dict[int, tuple[float, float]]]:
    """The mean idf of its tokens, and for each entry the share of them it holds, with and without their weight."""
    postings = [(index.posting(token)) for token in alternative.tokens]
    idfs = [posting.idf if posting else index.rarest for posting in postings]
    whole = sum(idfs)
    well: dict[int, float] = {}
    fully: dict[int, float] = {}
    for posting, idf in zip(postings, idfs, strict=True):
        for number, weight in posting.held if posting else ():
            well[number] = well.get(number, 0.0) + idf * weight / WEIGHT_MAX
            fully[number] = fully.get(number, 0.0) + idf
    worth = alternative.worth
    return whole / len(idfs), {number: (worth * well[number] / whole, worth * fully[number] / whole) for number in well}
