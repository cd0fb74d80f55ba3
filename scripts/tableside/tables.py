"""What a table takes over from the rulings it is made of: it has no citation and no certainty of its own."""

from __future__ import annotations

from collections.abc import Iterable

from .knowledge import Game, Item
from .model import Citation, Row, Table
from .wording import status_of

# The worse state hides the better one.
_WORST_FIRST = ("conflict", "open", "unverified", "settled")


def rulings(game: Game, table: Table) -> tuple[Item, ...]:
    """The rulings of a table as a whole, then those of its rows, each once. One that does not exist is left out."""
    return tuple(game.item_by_id[name] for name in table.sources if name in game.item_by_id)


def rulings_no_row_leads_to(game: Game, table: Table) -> tuple[Item, ...]:
    """The rulings that must be named apart, because a row's name leads to its first one only."""
    led_to = {row.from_[0] for row in table.rows if row.from_}
    return tuple(item for item in rulings(game, table) if item.id not in led_to)


def citations(game: Game, table: Table) -> list[Citation]:
    """The citations of its rulings, each once."""
    cited = [citation for item in rulings(game, table) for citation in item.entry.cite]
    return [citation for index, citation in enumerate(cited) if citation not in cited[:index]]


def table_status(game: Game, table: Table) -> str:
    """The worst state among the rulings of the table as a whole, or that all its rows have."""
    of_rows = {_worst(game, row.from_) for row in table.rows}
    return _worst(game, table.from_) if len(of_rows) > 1 else min(_worst(game, table.from_), *of_rows, key=_WORST_FIRST.index)


def row_status(game: Game, row: Row) -> str:
    """The worst state among the rulings of a row."""
    return _worst(game, row.from_)


def _worst(game: Game, names: Iterable[str]) -> str:
    found = {status_of(game.item_by_id[name]) for name in names if name in game.item_by_id}
    return next((status for status in _WORST_FIRST if status in found), "settled")
