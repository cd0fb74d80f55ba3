"""Scores entries for a question. `content/assets/search/rank.js` mirrors this module.

In each game a group gives an entry m (how well, 0 to 1, from the BM25F weight of its best alternative) and p (how fully it is there).
    coverage = Σ importance·p / Σ importance
    score    = (Σ importance·m + LINK·Σ links + INTENT·Σ intents) / Σ importance · kind
importance is the idf of the group's most exact alternative; where no entry holds any, that of the rarest token.
idf is ln(1 + (N - n + ½) / (n + ½)), times IDF_SCALE, rounded: N entries of the game, n that hold the token.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from .analysis import CONCEPT, TERM, Lexicon
from .query import Alternative, Group, Query

WEIGHT_MAX = 15
IDF_SCALE = 16
LINK = 0.35
INTENT = 0.3
FLOOR = 0.45
GAME_NAME_IMPORTANCE = 8
KIND_FACTOR = {"term": 0.55}
JUST_THE_TERM = 1.15
EVIDENCE_SHARE = 0.15
NAMED_SHARE = 0.32
LEAST_COVERAGE = 0.15
WHOLE = 0.999


@dataclass(frozen=True)
class Row:
    """An entry as the ranking sees it; players, modules: for whom it holds; unchecked: expansions that it was not checked with."""

    kind: str
    players: tuple[int, ...] = ()
    modules_in: tuple[str, ...] = ()
    modules_out: tuple[str, ...] = ()
    unchecked: tuple[str, ...] = ()


Held = Sequence[tuple[int, int]]


class Index(Protocol):
    """What an engine offers of the games searched."""

    lexicon: Lexicon
    rows: Mapping[str, Sequence[Row]]

    def postings(self, token: str) -> Mapping[str, Held]:
        """Game -> the entries that hold a token, as (number, weight); games where none does are left out."""

    def spelling(self, writing: str) -> str | None:
        """The word that another way of writing stands for (spelling.py)."""

    def spelling_beginning(self, writing: str) -> str | None:
        """The Han word whose shortest other writing begins so."""

    def latin_words(self, beginning: str) -> Sequence[str]:
        """The Latin tokens that begin so, sorted."""


@dataclass(frozen=True)
class Hit:
    """An entry found; evidence is how much was found, and named how much of it are names of the glossary, in units of the rarest token."""

    game: str
    number: int
    score: float
    coverage: float
    evidence: float
    named: float

    @property
    def reliability(self) -> float:
        """How far the entry is meant at all: by logistic regression over our own questions and questions about other things (README).

        What holds all that was asked is meant, however little weight it has there.
        """
        if self.coverage >= WHOLE:
            return 1.0
        full = FLOOR + (1 - FLOOR) * self.coverage * self.coverage
        return self.score * full + EVIDENCE_SHARE * self.evidence + NAMED_SHARE * self.named


def idf(entries: int, holding: int) -> int:
    """How telling a token is that `holding` of so many entries hold."""
    return math.floor(IDF_SCALE * math.log(1 + (entries - holding + 0.5) / (holding + 0.5)) + 0.5)


def rank(index: Index, query: Query) -> list[Hit]:
    """Entries that hold enough of the question, and terms, by game, best first."""
    groups = [_consulted(index, group) for group in query.groups]
    return [hit for game in index.rows for hit in _rank_in(index, game, query, groups)]


def _consulted(index: Index, group: Group) -> Group:
    """The group without its last resorts, where any entry holds something of the other alternatives."""
    first = tuple(a for a in group.alternatives if not a.last_resort)
    found = len(first) < len(group.alternatives) and any(index.postings(token) for a in first for token in a.tokens)
    return replace(group, alternatives=first) if found else group


def _rank_in(index: Index, game: str, query: Query, groups: Sequence[Group]) -> list[Hit]:
    entries = len(index.rows[game])
    rarest = idf(entries, 0)
    merit: dict[int, float] = {}
    presence: dict[int, float] = {}
    named: dict[int, float] = {}
    total = 0.0
    for group in groups:
        importance, found = _group(index, game, group, rarest)
        total += importance
        for number, (well, fully) in found.items():
            merit[number] = merit.get(number, 0.0) + importance * well
            presence[number] = presence.get(number, 0.0) + importance * fully
        for number, telling in _named(index, game, group).items():
            named[number] = named.get(number, 0.0) + telling
    for token, worth in [*((link, LINK) for link in query.links), *((intent, INTENT) for intent in query.intents)]:
        held = index.postings(token).get(game, ())
        for number, weight in held:
            if number in merit:
                merit[number] += worth * idf(entries, len(held)) * weight / WEIGHT_MAX
    if total <= 0:
        return []
    terms = _terms(index, game, query)
    hits = [
        Hit(game, number, merit[number] / total * _kind_factor(index, game, terms, number),
            presence[number] / total, presence[number] / rarest, named.get(number, 0.0) / rarest)
        for number in merit
    ]
    kept = (hit for hit in hits if hit.coverage >= LEAST_COVERAGE or index.rows[game][hit.number].kind == "term")
    return sorted(kept, key=lambda hit: (-hit.score, hit.number))


def _terms(index: Index, game: str, query: Query) -> set[int]:
    """The entries of the term that is the whole question."""
    concepts = query.groups[0].concepts if len(query.groups) == 1 else ()
    return {number for concept in concepts for number, _ in index.postings(TERM + concept).get(game, ())}


def _kind_factor(index: Index, game: str, terms: set[int], number: int) -> float:
    return JUST_THE_TERM if number in terms else KIND_FACTOR.get(index.rows[game][number].kind, 1.0)


def _named(index: Index, game: str, group: Group) -> dict[int, float]:
    """For each entry that holds a term the group names, the idf of the rarest such term."""
    found: dict[int, float] = {}
    for concept in group.concepts:
        held = index.postings(CONCEPT + concept).get(game, ())
        telling = idf(len(index.rows[game]), len(held))
        for number, _ in held:
            found[number] = max(found.get(number, 0.0), telling)
    return found


def _group(index: Index, game: str, group: Group, rarest: int) -> tuple[float, dict[int, tuple[float, float]]]:
    """A group's importance, and for each entry that holds it how well and how fully."""
    if game in group.games:
        return GAME_NAME_IMPORTANCE * group.factor, dict.fromkeys(range(len(index.rows[game])), (0.5, 1.0))
    found: dict[int, tuple[float, float]] = {}
    importance = 0.0
    for alternative in group.alternatives:
        mean_idf, held = _alternative(index, game, alternative, rarest)
        if held and not importance and alternative.worth == 1:
            importance = mean_idf
        for number, (well, fully) in held.items():
            before = found.get(number, (0.0, 0.0))
            found[number] = (max(before[0], well), max(before[1], fully))
    return (importance or rarest) * group.factor, found


def _alternative(index: Index, game: str, alternative: Alternative, rarest: int) -> tuple[float, dict[int, tuple[float, float]]]:
    """The mean idf of its tokens, and for each entry the share of them it holds, with and without their weight."""
    entries = len(index.rows[game])
    postings = [index.postings(token).get(game, ()) for token in alternative.tokens]
    idfs = [idf(entries, len(held)) for held in postings]
    whole = sum(idfs)
    well: dict[int, float] = {}
    fully: dict[int, float] = {}
    for held, token_idf in zip(postings, idfs, strict=True):
        for number, weight in held:
            well[number] = well.get(number, 0.0) + token_idf * weight / WEIGHT_MAX
            fully[number] = fully.get(number, 0.0) + token_idf
    worth = alternative.worth
    return whole / len(idfs), {number: (worth * well[number] / whole, worth * fully[number] / whole) for number in well}
