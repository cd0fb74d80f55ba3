"""schema.org's words for what a page says, for search engines and other programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .. import tables, wording
from ..knowledge import Game, Item
from ..model import Term
from .views import Face, face

Document = dict[str, Any]


def entry(game: Game, item: Item, lang: str) -> Document:
    """A question with its answer, or a short article."""
    said = face(item, lang)
    more = {"about": about(game, lang), "citation": wording.citation_lines(game, item.entry.cite, lang)}
    if item.kind == "faq":
        return {"@type": "FAQPage", **more, "mainEntity": [question(said)]}
    return {"@type": "Article", "headline": said.title, "articleBody": " ".join([*said.text, *said.unclear]), **more}


def questions(game: Game, items: Iterable[Item], lang: str) -> Document:
    """A page of questions."""
    return {"@type": "FAQPage", "about": about(game, lang), "mainEntity": [question(face(item, lang)) for item in items]}


def section(game: Game, title: str, description: str, items: Iterable[Item], lang: str) -> Document:
    """A section of the rules: an article made of what its entries are called, with the documents they cite."""
    items = list(items)
    cited = [wording.source_name(game.source_by_id[c.source], lang) for item in items for c in item.entry.cite]
    return {"@type": "Article", "headline": title, "description": description, "about": about(game, lang),
            "hasPart": [{"@type": "Article", "headline": face(item, lang).title, "url": f"#{item.id}"} for item in items],
            "citation": list(dict.fromkeys(cited))}


def table(game: Game, item: Item, lang: str) -> Document:
    """A table, with the documents its rulings cite."""
    return {"@type": "Table", "name": getattr(item.entry.title, lang), "about": about(game, lang),
            "citation": wording.citation_lines(game, tables.citations(game, item.entry), lang)}


def term(term: Term, lang: str, other: str) -> Document:
    """A term of the glossary."""
    names = [getattr(term, other), *getattr(term.aliases, lang), *getattr(term.aliases, other)]
    return {"@type": "DefinedTerm", "name": getattr(term, lang), "alternateName": names}


def question(said: Face) -> Document:
    text = " ".join([*said.text, *said.unclear])
    stop = "。" if said.lang == "zh" else ". "
    return {"@type": "Question", "name": said.title, "acceptedAnswer": {"@type": "Answer", "text": f"{said.verdict}{stop}{text}"}}


def about(game: Game, lang: str) -> Document:
    return {"@type": "Game", "name": getattr(game.info.name, lang)}
