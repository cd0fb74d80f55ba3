"""From a question to one answer over the games searched. `content/assets/search/engine.js` mirrors this module."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import correct
from .query import Query, read
from .rank import GameIndex, Hit, Row, rank

# coverage + EVIDENCE_SHARE·evidence tells how reliable an entry is. A game is answering from RELIABLE on, then its other
# entries count from FURTHER on; a game that was chosen or named answers from RELIABLE_IN_GAME on.
RELIABLE, FURTHER, RELIABLE_IN_GAME = 0.53, 0.38, 0.2
EVIDENCE_SHARE = 0.1
# A rewritten question must cover so much, and so much more than what was typed, to be preferred.
CORRECTED_COVERAGE, BETTER = 0.6, 0.1
CLEARLY_AHEAD = 1.2
OTHER_GAME_FACTOR = 0.6
NEAREST_TERMS = 5

Json = dict[str, Any]


@dataclass(frozen=True)
class Profile:
    """The table: how many play, with which modules. None: not said."""

    players: int | None = None
    modules: frozenset[str] | None = None


EVERY_TABLE = Profile()


@dataclass(frozen=True)
class Answer:
    """Reliable hits, best first, and how the question was understood."""

    hits: tuple[Hit, ...]
    queries: dict[str, str] = field(default_factory=dict)
    corrected: str | None = None
    guessed_game: str | None = None
    nearest: tuple[Hit, ...] = ()


@dataclass(frozen=True)
class _Reading:
    """One game's ranking of one wording of the question."""

    question: str
    query: Query
    hits: Sequence[Hit]

    @property
    def coverage(self) -> float:
        return max((hit.coverage for hit in self.hits), default=0.0)


def answer(
    question: str, indexes: Sequence[GameIndex], hearing_of: Callable[[GameIndex], correct.Hearing], profile: Profile = EVERY_TABLE
) -> Answer:
    """In: the question, the games searched, how to get a game's sounds (asked for only when needed), the table. Out: the answer."""
    readings = {index.game: _reading(question, index) for index in indexes}
    if _something_is_unknown(readings, indexes):
        readings = {index.game: _best_reading(readings[index.game], index, hearing_of(index)) for index in indexes}
    rows = {index.game: index.rows for index in indexes}
    guessed = _guess(readings) if len(indexes) > 1 else None
    hits = [_weighed(hit, guessed) for reading in readings.values() for hit in reading.hits]
    hits.sort(key=lambda hit: (not applies(rows[hit.game][hit.number], profile), -hit.score))
    least = _least_reliability(readings)
    reliable = tuple(hit for hit in hits if _reliability(hit) >= least[hit.game])
    return Answer(
        reliable,
        {game: reading.question for game, reading in readings.items()},
        _correction(question, readings, reliable),
        guessed if reliable else None,
        () if reliable else tuple(hit for hit in hits if rows[hit.game][hit.number].kind == "term")[:NEAREST_TERMS],
    )


def applies(row: Row, profile: Profile) -> bool:
    """Whether an entry holds at this table."""
    if profile.players is not None and row.players and profile.players not in row.players:
        return False
    if profile.modules is None:
        return True
    return all(m in profile.modules for m in row.modules_in) and not any(m in profile.modules for m in row.modules_out)


def _reading(question: str, index: GameIndex) -> _Reading:
    query = read(question, index.lexicon, index.initials)
    return _Reading(question, query, rank(index, query))


def _something_is_unknown(readings: dict[str, _Reading], indexes: Sequence[GameIndex]) -> bool:
    """Whether no game covers the whole question."""
    return bool(indexes) and all(reading.coverage < 1 for reading in readings.values())


def _best_reading(first: _Reading, index: GameIndex, hearing: correct.Hearing) -> _Reading:
    best = first
    for rewrite in (correct.spelled_in_pinyin, correct.misheard, correct.mistyped):
        question = rewrite(best.question, index, hearing)
        if question != best.question:
            other = _reading(question, index)
            best = other if other.coverage >= max(CORRECTED_COVERAGE, best.coverage + BETTER) else best
    return best


def _reliability(hit: Hit) -> float:
    return hit.coverage + EVIDENCE_SHARE * hit.evidence


def _least_reliability(readings: dict[str, _Reading]) -> dict[str, float]:
    """What an entry of each game must reach."""
    named = set(readings) if len(readings) == 1 else _named(readings)
    best = {game: max(map(_reliability, reading.hits), default=0.0) for game, reading in readings.items()}
    return {game: RELIABLE_IN_GAME if game in named else FURTHER if best[game] >= RELIABLE else RELIABLE for game in readings}


def _named(readings: dict[str, _Reading]) -> set[str]:
    """The games that the question names."""
    return {game for reading in readings.values() for group in reading.query.groups for game in group.games if game in readings}


def _guess(readings: dict[str, _Reading]) -> str | None:
    """The game the question names, else the one whose best entry is clearly ahead."""
    named = _named(readings)
    if len(named) == 1:
        return named.pop()
    best = [(reading.hits[0].score, game) for game, reading in readings.items() if reading.hits]
    best.sort(key=lambda pair: (-pair[0], pair[1]))
    if best and (len(best) == 1 or best[0][0] >= CLEARLY_AHEAD * best[1][0]):
        return best[0][1]
    return None


def _weighed(hit: Hit, guessed: str | None) -> Hit:
    if guessed is None or hit.game == guessed:
        return hit
    return Hit(hit.game, hit.number, hit.score * OTHER_GAME_FACTOR, hit.coverage, hit.evidence)


def _correction(question: str, readings: dict[str, _Reading], reliable: Sequence[Hit]) -> str | None:
    if not reliable:
        return None
    best = readings[reliable[0].game].question
    return best if best != question else None
