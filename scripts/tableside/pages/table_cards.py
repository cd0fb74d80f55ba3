"""Tables as a reader sees them: the words of every cell in one language, and what leads on from them."""

from __future__ import annotations

from dataclasses import dataclass

from .. import tables, urls, wording
from ..knowledge import Game, Item
from ..model import Bilingual, Cell, Row
from . import words
from .views import CitationLine, Holds, Link, Viewer, holds, paragraphs, scope_anchor

# What 360 px hold beside the names of the rows: so many columns of figures; one of words takes the room of two.
FITS_A_PHONE = 4


@dataclass(frozen=True)
class TableFace:
    """What a table says, in one language."""

    lang: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: tuple[str, ...]


@dataclass(frozen=True)
class RowMark:
    """Where a row's name leads, an empty string for nowhere, and the row's state."""

    href: str
    status: str


@dataclass(frozen=True)
class TableCard:
    """One table, ready to print. `figures` says of each column whether it holds nothing but figures; a `wide` one may not fit a phone."""

    id: str
    face: TableFace
    other: TableFace
    numbered: bool
    figures: tuple[bool, ...]
    wide: bool
    marks: tuple[RowMark, ...]
    status: str
    status_label: str
    citations: tuple[CitationLine, ...]
    scope_name: str
    scope_href: str
    scope_rest: str
    holds: Holds
    prevails: str
    rests_on: tuple[Link, ...]
    href: str
    share: str

    @property
    def scope(self) -> tuple[str, str]:
        """The scope as it is printed."""
        return self.scope_name, self.scope_rest

    @property
    def leads(self) -> tuple[tuple[str, Link], ...]:
        """The rulings that no row leads to."""
        return tuple(("rests_on", link) for link in self.rests_on)


def table_card(viewer: Viewer, item: Item) -> TableCard:
    """A table ready to print on the viewer's page."""
    table, lang = item.entry, viewer.lang
    game = viewer.knowledge.game_by_id[item.game]
    scope, *rest = wording.scope_parts(game, item, lang)
    status, figures = tables.table_status(game, table), figure_columns(item)
    return TableCard(
        id=item.id,
        face=table_face(item, lang),
        other=table_face(item, words.OTHER[lang]),
        numbered=table.rows_are == "numbered",
        figures=figures,
        wide=sum(1 if figure else 2 for figure in figures[1:]) > FITS_A_PHONE,
        marks=tuple(_mark(viewer, game, row) for row in table.rows),
        status=status,
        status_label=wording.STATUS[status][lang],
        citations=viewer.citations(game, tables.citations(game, table)),
        scope_name=scope,
        scope_href=viewer.href(f"{urls.page(game.id, 'sources', lang)}#{scope_anchor(table.scope)}"),
        scope_rest=" · ".join(rest),
        holds=holds(game, item),
        prevails="",
        rests_on=tuple(viewer.link(ruling, game) for ruling in tables.rulings_no_row_leads_to(game, table)),
        href=viewer.href(urls.entry(item, lang)),
        share=viewer.href(urls.share(game.id, item.id, lang)),
    )


def table_face(item: Item, lang: str) -> TableFace:
    """What a table says in one language."""
    table = item.entry
    return TableFace(
        lang=lang,
        title=getattr(table.title, lang),
        columns=tuple(getattr(column, lang) for column in table.columns),
        rows=tuple(tuple(cell_text(cell, lang) for cell in row.cells) for row in table.rows),
        note=paragraphs(table.note, lang),
    )


def cell_text(cell: Cell, lang: str) -> str:
    """A cell in one language; a figure is the same in both."""
    return getattr(cell, lang) if isinstance(cell, Bilingual) else str(cell)


def figure_columns(item: Item) -> tuple[bool, ...]:
    """Of each column, whether it holds nothing but figures."""
    return tuple(not any(isinstance(cell, Bilingual) for cell in column) for column in zip(*(row.cells for row in item.entry.rows), strict=True))


def _mark(viewer: Viewer, game: Game, row: Row) -> RowMark:
    first = game.item_by_id.get(row.from_[0]) if row.from_ else None
    return RowMark(viewer.href(urls.entry(first, viewer.lang)) if first else "", tables.row_status(game, row))
