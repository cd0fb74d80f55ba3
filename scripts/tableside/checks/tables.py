"""Tables repeat what rulings say: as many cells as columns, every row from a ruling, no number that no ruling states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .. import wording
from ..knowledge import Game, Item
from ..model import Bilingual, Cell
from ..tables import rulings, table_status
from .fault import Fault, near
from .languages import figures, listed, numbers, texts

BARE_UNITS = ("人", "个", "张", "枚", "块", "player", "players")


def table_stands_in_a_section(game: Game, item: Item) -> Iterator[Fault]:
    """A table heads the page of a section of the rules."""
    sections = [section.id for section in game.sections]
    if item.section not in sections:
        yield Fault(f"the section `{item.section}`", "a section of rulings/", near(str(item.section), sections), ("section",), item.section)


def rows_have_a_cell_a_column(game: Game, item: Item) -> Iterator[Fault]:
    """Every row has as many cells as the table has columns."""
    columns = len(item.entry.columns)
    for index, row in enumerate(item.entry.rows):
        if len(row.cells) != columns:
            yield Fault(f"row {index + 1} with {len(row.cells)} cells", f"{columns}, one a column",
                        "add or remove cells; the number of a step is no cell (`rows_are: numbered` shows it)", ("rows", index, "cells"))


def columns_say_what_they_hold(game: Game, item: Item) -> Iterator[Fault]:
    """No two columns have the same title, and none is a unit without its number."""
    titles: dict[str, int] = {}
    for index, column in enumerate(item.entry.columns):
        for lang, title in (("zh", column.zh), ("en", column.en)):
            if title.lower() in BARE_UNITS:
                yield Fault(f"column {index + 1} called “{title}”", "a title that says which: `3 人`, `3 players`",
                            "write the number before the unit", ("columns", index, lang))
            elif title in titles and titles[title] != index:
                yield Fault(f"columns {titles[title] + 1} and {index + 1} both called “{title}”", "a title of its own for each column",
                            "say what tells them apart", ("columns", index, lang))
            titles.setdefault(title, index)


def rows_come_from_rulings(game: Game, item: Item) -> Iterator[Fault]:
    """`from`, on the table or on the row, names rulings of this game by their present id."""
    for at, names in _sources(item):
        for index, name in enumerate(names):
            target = game.item_by_id.get(name)
            if target is None:
                yield Fault(f"a table made from `{name}`", "the id of an entry", near(name, list(game.item_by_id)), (*at, index), name)
            elif target.id != name:
                yield Fault(f"a table made from the former id `{name}`", f"its present id `{target.id}`", f"write `{target.id}`", (*at, index))
    for index, row in enumerate(item.entry.rows):
        if not (row.from_ or item.entry.from_):
            yield Fault(f"row {index + 1} that comes from no ruling", "`from: [id]` on the row, or on the table for all rows",
                        "name the ruling it repeats; a fact that has none needs one first", ("rows", index))


def numbers_are_those_of_the_rulings(game: Game, item: Item) -> Iterator[Fault]:
    """A row states no number that the rulings it comes from do not state."""
    for index, row in enumerate(item.entry.rows):
        names = [*row.from_, *item.entry.from_]
        if not names or any(name not in game.item_by_id for name in names):
            continue
        known = numbers(value for name in names for _, value in texts(game.item_by_id[name]))
        for column, cell in enumerate(row.cells):
            unknown = _figures(cell) - known
            if unknown:
                yield Fault(f"{listed(unknown)} in row {index + 1}, which {', '.join(names)} {'does' if len(names) == 1 else 'do'} not state",
                            "numbers of the rulings the row comes from", "correct the number, or name the ruling that states it under `from`",
                            ("rows", index, "cells", column))


def doubt_is_explained(game: Game, item: Item) -> Iterator[Fault]:
    """A table whose rulings are in doubt says so in a note."""
    status = table_status(game, item.entry)
    if status != "settled" and not item.entry.note:
        yield Fault(f"rulings that are {status}, and no note", "`note: {zh: …, en: …}`", "say what is in doubt; readers see it", ("from",))


def scope_is_that_of_its_rulings(game: Game, item: Item) -> Iterator[Fault]:
    """A table claims no edition, mode or number of players that none of its rulings holds for."""
    scope = game.scope_by_id.get(item.entry.scope)
    found = [ruling for ruling in rulings(game, item.entry) if ruling.entry.scope in game.scope_by_id]
    if not scope or not found:
        return
    scopes = [ruling.entry.scope for ruling in found]
    if scope.id not in scopes:
        yield Fault(f"the scope `{scope.id}`", f"one of its rulings' scopes: {', '.join(dict.fromkeys(scopes))}", "take theirs", ("scope",))
    held = {count for ruling in found for count in wording.players(game.scope_by_id[ruling.entry.scope], ruling)}
    beyond = sorted(set(wording.players(scope, item)) - held)
    if beyond:
        yield Fault(f"players {', '.join(map(str, beyond))}, for whom none of its rulings holds", f"some of {', '.join(map(str, sorted(held)))}",
                    "narrow the table with `players`, or choose another scope", ("scope",))


def _sources(item: Item) -> Iterator[tuple[tuple[str | int, ...], list[str]]]:
    yield ("from",), item.entry.from_
    for index, row in enumerate(item.entry.rows):
        yield ("rows", index, "from"), row.from_


def _figures(cell: Cell) -> set[float]:
    sides: Iterable[str] = (cell.zh, cell.en) if isinstance(cell, Bilingual) else (str(cell),)
    return {number for side in sides for number in figures(side)}
