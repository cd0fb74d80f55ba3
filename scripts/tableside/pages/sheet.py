"""The printable sheet: what is asked most of a game on two pages of A4, in one self-contained page a language.

Like a light page it is no page of the theme: plain HTML with its style inside, no script, made for paper first.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from .. import tables, urls, wording
from ..knowledge import Game, Item, KnowledgeBase
from ..model import LANGUAGES, Citation
from . import structured, words
from .head import head_of
from .table_cards import TableCard, TableFace, table_card
from .templates import render
from .views import Face, Viewer, face

# What two pages hold: three columns of 60 mm, type of 8.7 pt (sheet.css). A column is 19 Han characters wide and 62 lines high.
LINE_WIDTH = 19
LATIN_LETTERS_A_HAN = 1.75
LINES = 6 * 62
HEAD_AND_FOOT_LINES = 48
WORDY_ROW = 45
BELOW_HEADING = re.compile("[,:;] | · ")
ROUND_SECTIONS = ("round", "turn")


@dataclass(frozen=True)
class Line:
    """An entry on the sheet; `places` are its citations, each with the number of its document in the list at the foot."""

    face: Face
    note: str
    places: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Grid:
    """A table on the sheet, in a column or, `across`, as wide as the page."""

    card: TableCard
    across: bool
    note: str
    places: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Block:
    """A table, or entries under one heading."""

    title: str
    lines: tuple[Line, ...] = ()
    grid: Grid | None = None


def sheet_pages(knowledge: KnowledgeBase, site_url: str = "") -> dict[str, str]:
    """Path (`game/sheet/index.html`) to HTML, for every game in both languages."""
    return {f"{urls.page(game.id, 'sheet', lang)}index.html": _page(knowledge, game, lang, site_url)
            for game in knowledge.games for lang in LANGUAGES}


def _page(knowledge: KnowledgeBase, game: Game, lang: str, site_url: str) -> str:
    url = urls.page(game.id, "sheet", lang)
    viewer = Viewer(knowledge, lang, url)
    items = sheet_items(game)
    sources = list(dict.fromkeys(c.source for item in items for c in _cited(game, item)))
    name = getattr(game.info.name, lang)
    title = f"{name}{'：' if lang == 'zh' else ': '}{words.word('sheet_title', lang)}"
    lead = words.word("sheet_lead", lang)
    head = head_of(url, url, lang, title, lead, structured.section(game, title, lead, (), lang), site_url)
    return render(
        "sheet.html", lang, head=head, title=title, name=name, game=game, partner=getattr(game.info.name, words.OTHER[lang]),
        other_lang=words.OTHER[lang], game_href=viewer.href(urls.game(game.id, lang)), home_href=viewer.href(urls.home(lang)),
        groups=[(across, list(blocks)) for across, blocks in groupby(_blocks(viewer, game, items, sources), key=_stands_across)],
        sources=[wording.source_name(game.source_by_id[name], lang) for name in sources],
        scope=wording.scope_parts(game, items[0], lang)[:2] if items else [],
    ) + "\n"


def sheet_items(game: Game) -> tuple[Item, ...]:
    """The entries and tables on a game's sheet: those game.yml names, else the round's rules and the questions best supported."""
    if game.info.sheet:
        known = {**game.item_by_id, **game.table_by_id}
        return tuple(known[name] for name in game.info.sheet if name in known)
    return tuple(_fitting([*_round_rules(game), *_most_supported(game)]))


def _round_rules(game: Game) -> list[Item]:
    return [item for item in game.items if item.section in ROUND_SECTIONS and item.kind == "rule" and wording.status_of(item) == "settled"]


def _most_supported(game: Game) -> list[Item]:
    """Settled questions: those with most wordings, rulings and references first."""
    cited_by = [name for item in game.items for name in item.entry.see]

    def support(item: Item) -> int:
        asked = sum(len(getattr(item.entry.ask, lang)) for lang in LANGUAGES)
        return asked + 2 * len(item.entry.rests_on) + cited_by.count(item.id)

    settled = [item for item in game.questions if wording.status_of(item) == "settled"]
    return sorted(settled, key=support, reverse=True)


def _fitting(items: Iterable[Item]) -> list[Item]:
    """As many of the first as two pages hold in the longer of the two languages."""
    chosen, room = [], LINES - HEAD_AND_FOOT_LINES
    for item in items:
        room -= max(_lines(item, lang) for lang in LANGUAGES)
        if room < 0:
            break
        chosen.append(item)
    return chosen


def _lines(item: Item, lang: str) -> int:
    """The lines an entry takes: title, text, citation and the space after it."""
    said = face(item, lang)
    width = LINE_WIDTH * (1 if lang == "zh" else LATIN_LETTERS_A_HAN)
    texts = [said.title, " ".join([said.verdict, *said.text])]
    return sum(math.ceil(len(text) / width) for text in texts) + 2


def _blocks(viewer: Viewer, game: Game, items: tuple[Item, ...], sources: list[str]) -> list[Block]:
    """Tables, and runs of rules under their section's title; questions together under their own."""
    lang = viewer.lang
    titles = {section.id: getattr(section.title, lang) for section in game.sections}
    blocks: dict[str, Block] = {}
    for item in items:
        if item.kind == "table":
            blocks[item.id] = Block(getattr(item.entry.title, lang), grid=_grid(viewer, game, item, sources))
            continue
        title = words.word("asked_most", lang) if item.kind == "faq" else titles.get(item.section or "", words.word("about_game", lang))
        lines = blocks[title].lines if title in blocks else ()
        blocks[title] = Block(title, (*lines, _line(game, item, sources, lang)))
    return list(blocks.values())


def _grid(viewer: Viewer, game: Game, item: Item, sources: list[str]) -> Grid:
    status = tables.table_status(game, item.entry)
    card = table_card(viewer, item)
    cited = [_main_part(citation) for citation in tables.citations(game, item.entry)]
    return Grid(card, card.wide or _is_wordy(card.face), _note(game, item, status, viewer.lang), _places(cited, sources, viewer.lang))


def _stands_across(block: Block) -> bool:
    return block.grid is not None and block.grid.across


def _is_wordy(said: TableFace) -> bool:
    """Whether several columns of words would stand in one of the sheet's columns as a tower."""
    letters = sum(len(cell) for row in said.rows for cell in row) / len(said.rows)
    return len(said.columns) > 2 and letters > WORDY_ROW * (1 if said.lang == "zh" else LATIN_LETTERS_A_HAN)


def _main_part(citation: Citation) -> Citation:
    """The main heading or clause alone: a table has many rulings, and paper no room for the place of each."""
    update = {"section": citation.section and BELOW_HEADING.split(citation.section)[0], "clause": citation.clause and citation.clause.split(".")[0]}
    return citation.model_copy(update=update)


def _line(game: Game, item: Item, sources: list[str], lang: str) -> Line:
    return Line(face(item, lang), _note(game, item, wording.status_of(item), lang), _places(item.entry.cite, sources, lang))


def _note(game: Game, item: Item, status: str, lang: str) -> str:
    """For how many players, where fewer than on the sheet as a whole, and what is in doubt."""
    scope = game.scope_by_id[item.entry.scope]
    standard = game.scope_by_id.get(game.info.default_scope, scope)
    narrowed = item.entry.players or (scope.players if scope.players != standard.players else None)
    notes = [wording.players_text(narrowed, lang)] if narrowed else []
    notes += [wording.STATUS[status][lang]] if status != "settled" else []
    return " · ".join(notes)


def _cited(game: Game, item: Item) -> list[Citation]:
    return tables.citations(game, item.entry) if item.kind == "table" else item.entry.cite


def _places(cited: Iterable[Citation], sources: list[str], lang: str) -> tuple[tuple[int, str], ...]:
    """Where something is written, as short as paper wants it: the number of each document, its clauses, else pages, else headings."""
    found: dict[tuple[int, str], dict[str, list[str]]] = {}
    for c in cited:
        form, where = _shortest(c)
        forms = found.setdefault((sources.index(c.source) + 1, c.basis), {})
        if form and where not in forms.setdefault(form, []):
            forms[form].append(where)
    return tuple((number, _short_place(forms, basis, lang)) for (number, basis), forms in found.items())


def _shortest(citation: Citation) -> tuple[str, str]:
    if citation.clause:
        return "clause", citation.clause
    if citation.page:
        return "page", str(citation.page)
    return ("section", f"“{citation.section}”") if citation.section else ("", "")


def _short_place(forms: dict[str, list[str]], basis: str, lang: str) -> str:
    zh = lang == "zh"
    comma = "、" if zh else ", "
    parts = []
    for form, places in forms.items():
        listed = comma.join(places)
        if form == "page":
            parts.append(f"第 {listed} 页" if zh else f"{'p.' if len(places) == 1 else 'pp.'} {listed}")
        else:
            parts.append(f"第 {listed} 条" if zh and form == "clause" else listed)
    if basis != "read":
        parts.append(f"（{wording.BASIS[basis][lang]}）" if zh else f"({wording.BASIS[basis][lang]})")
    return " ".join(parts)
