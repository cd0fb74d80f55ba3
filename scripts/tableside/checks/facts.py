"""The facts of game.yml make sense."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

from ..knowledge import Game
from .fault import GameFault


def facts_are_possible(game: Game) -> Iterator[GameFault]:
    """Minutes rise, dates are in the calendar, the best counts are among the players."""
    info = game.info
    if info.minutes and sorted(info.minutes) != info.minutes:
        yield GameFault(game.id, f"minutes {info.minutes}", "from, to", "put the smaller number first", "game", ("minutes",))
    for at, date in ((("checked",), info.checked), (("ranking", "date"), info.ranking.date if info.ranking else None)):
        if date and not _in_calendar(date):
            yield GameFault(game.id, f'the date "{date}"', "a day, month or year of the calendar", 'write it as "2026-09-26"', "game", at)
    strange = sorted(set(info.best) - set(info.players))
    if strange:
        yield GameFault(game.id, f"best with {', '.join(map(str, strange))}", "some of its `players`", "correct one of the two", "game", ("best",))


def _in_calendar(date: str) -> bool:
    try:
        datetime.date.fromisoformat(date + "-01" * (2 - date.count("-")))
    except ValueError:
        return False
    return True
