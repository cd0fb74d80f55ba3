"""From a question to one answer over the games searched. `content/assets/search/engine.js` mirrors this module."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import correct
from .analysis import OTHER
from .query import Query, read
from .rank import Hit, Index, Row, rank

# A game answers where its best entry reaches RELIABLE, then its other entries count from FURTHER on;
# a game that was chosen or named answers with all that was found.
RELIABLE, FURTHER = 0.42, 0.25
# Ways to rewrite a question, each with what must be covered then; it must also be so much more than what was typed covers.
REWRITES = ((correct.spelled_in_pinyin, 0.7), (correct.abbreviated, 0.5), (correct.misheard, 0.55), (correct.mistyped, 0.5))
BETTER = 0.1
CLEARLY_AHEAD = 1.2
OTHER_GAME_FACTOR = 0.6
NEAREST_TERMS = 5


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
    corrected: str | None = None
    guessed_game: str | None = None
    nearest: tuple[Hit, ...] = ()
    unknown_game: str | None = None


@dataclass(frozen=True)
class Reading:
    """The ranking of one wording of the question."""

    question: str
    query: Query
    hits: Sequence[Hit]

    @property
    def coverage(self) -> float:
        return max((hit.coverage for hit in self.hits), default=0.0)


def answer(question: str, index: Index, sounds: correct.GetSounds, profile: Profile = EVERY_TABLE) -> Answer:
    """In: the question, the games searched, how to get the sounds (asked for only when needed), the table. Out: the answer."""
    reading = _reading(question, index)
    if reading.coverage < 1 and reading.query.groups:
        reading = _best_reading(reading, index, sounds)
    guessed = _guess(reading, index)
    hits = [_weighed(hit, guessed) for hit in reading.hits]
    hits.sort(key=lambda hit: (not applies(index.rows[hit.game][hit.number], profile), -hit.score))
    least = _least_reliability(reading, index)
    unknown = _unknown_game(reading, index)
    several = len(index.rows) > 1
    reliable = () if unknown and several else tuple(hit for hit in hits if hit.reliability >= least[hit.game])
    return Answer(
        reliable,
        reading.question if reliable and reading.question != question else None,
        guessed if reliable else None,
        () if reliable else tuple(hit for hit in hits if index.rows[hit.game][hit.number].kind == "term")[:NEAREST_TERMS],
        unknown,
    )


def applies(row: Row, profile: Profile) -> bool:
    """Whether an entry holds at this table."""
    if profile.players is not None and row.players and profile.players not in row.players:
        return False
    if profile.modules is None:
        return True
    return all(m in profile.modules for m in row.modules_in) and not any(m in profile.modules for m in row.modules_out)


def _reading(question: str, index: Index) -> Reading:
    query = read(question, index.lexicon)
    return Reading(question, query, rank(index, query))


def _best_reading(first: Reading, index: Index, sounds: correct.GetSounds) -> Reading:
    best = first
    for rewrite, least in REWRITES:
        question = rewrite(best.question, index, sounds)
        if question != best.question:
            other = _reading(question, index)
            best = other if other.coverage >= max(least, best.coverage + BETTER) else best
    return best


def _least_reliability(reading: Reading, index: Index) -> dict[str, float]:
    """What an entry of each game must reach: nothing in a game that was chosen or named, unless another was named there."""
    chosen = len(index.rows) == 1 and _unknown_game(reading, index) is None
    named = set(index.rows) if chosen else _named(reading, index)
    best = dict.fromkeys(index.rows, 0.0)
    for hit in reading.hits:
        best[hit.game] = max(best[hit.game], hit.reliability)
    return {game: 0.0 if game in named else FURTHER if best[game] >= RELIABLE else RELIABLE for game in index.rows}


def _named(reading: Reading, index: Index) -> set[str]:
    """The games that the question names."""
    return {game for group in reading.query.groups for game in group.games if game in index.rows}


def _unknown_game(reading: Reading, index: Index) -> str | None:
    """What the question calls a game that we do not have; None where it names one that we have."""
    if _named(reading, index):
        return None
    groups = (group for group in reading.query.groups if any(game.startswith(OTHER) for game in group.games))
    return next((reading.question[group.start:group.end] for group in groups), None)


def _guess(reading: Reading, index: Index) -> str | None:
    """The game the question names, else the one whose best entry is clearly ahead; None where one game alone is searched."""
    if len(index.rows) < 2:
        return None
    named = _named(reading, index)
    if len(named) == 1:
        return named.pop()
    scores: dict[str, float] = {}
    for hit in reading.hits:
        scores[hit.game] = max(hit.score, scores.get(hit.game, 0.0))
    best = sorted(((score, game) for game, score in scores.items()), key=lambda pair: (-pair[0], pair[1]))
    if best and (len(best) == 1 or best[0][0] >= CLEARLY_AHEAD * best[1][0]):
        return best[0][1]
    return None


def _weighed(hit: Hit, guessed: str | None) -> Hit:
    if guessed is None or hit.game == guessed:
        return hit
    return Hit(hit.game, hit.number, hit.score * OTHER_GAME_FACTOR, hit.coverage, hit.evidence, hit.named)
