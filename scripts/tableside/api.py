"""The JSON API: the knowledge base for other programs, and what the search index is built from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from . import tables, urls, wording
from .knowledge import Game, Item, KnowledgeBase
from .model import LANGUAGES, Bilingual, Citation, Named, Row, Section, Term

VERSION = 1
TEXT_FIELDS = ("title", "question", "text", "verdict", "answer", "unclear", "reading")

Json = dict[str, Any]


def games_document(knowledge: KnowledgeBase) -> Json:
    """`api/v1/games.json`: what games there are and where their entries stand."""
    return {"api": VERSION, "games": [_game(game) for game in knowledge.games]}


def game_document(game: Game) -> Json:
    """`api/v1/<game>.json`: every entry of a game, glossary terms last; and its tables, which repeat what entries say."""
    entries = [_entry(game, item) for item in game.items] + [_term(game, term) for term in game.terms]
    return {"api": VERSION, "game": game.id, "name": _both(game.info.name), "checked": game.info.checked, "entries": entries,
            "tables": [_table(game, item) for item in game.tables]}


def _game(game: Game) -> Json:
    info = game.info
    return {
        "id": game.id,
        "name": _both(info.name),
        "short": _both(info.short),
        "aliases": {lang: getattr(info.aliases, lang) for lang in LANGUAGES},
        "players": info.players,
        "best": info.best,
        "minutes": info.minutes,
        "age": info.age,
        "weight": info.weight,
        "ranking": info.ranking.model_dump() if info.ranking else None,
        "year": info.year,
        "designers": info.designers,
        "publisher": info.publisher,
        "mechanisms": [_both(m) for m in info.mechanisms],
        "checked": info.checked,
        "entries": len(game.items) + len(game.terms),
        "sections": [_section(game, section) for section in game.sections],
        "editions": [_named(n) for n in game.editions],
        "modes": [_named(n) for n in game.modes],
        "modules": [_named(n) for n in game.modules],
        "sources": [_source(game, s.id) for s in game.sources],
        "url": {lang: urls.game(game.id, lang) for lang in LANGUAGES},
        "api": f"api/v{VERSION}/{game.id}.json",
    }


def _section(game: Game, section: Section) -> Json:
    return {"id": section.id, "title": _both(section.title), "url": {lang: urls.section(game.id, section.id, lang) for lang in LANGUAGES}}


def _entry(game: Game, item: Item) -> Json:
    entry = item.entry
    document: Json = {"id": entry.id, "kind": entry.kind, "section": item.section}
    for field in TEXT_FIELDS:
        value = getattr(entry, field, None)
        if value is not None:
            document[field] = _both(value)
    if entry.kind == "faq":
        document["verdict"]["tone"] = entry.verdict.tone
        document["rests_on"] = list(entry.rests_on)
    document |= {
        "ask": {lang: list(getattr(entry.ask, lang)) for lang in LANGUAGES},
        "citations": [_citation(game, citation) for citation in entry.cite],
        "cited": _cited(game, entry.cite),
        "scope": _scope(game, item),
        "status": wording.status_of(item),
        "note": _both(entry.note) if entry.note else None,
        "prevails": entry.prevails,
        "terms": _terms_in(game, document),
        "see": list(entry.see),
        "formerly": list(entry.formerly),
        "url": {lang: urls.entry(item, lang) for lang in LANGUAGES},
        "share": {lang: urls.share(game.id, entry.id, lang) for lang in LANGUAGES},
    }
    return {key: value for key, value in document.items() if value is not None}


def _table(game: Game, item: Item) -> Json:
    table = item.entry
    return {
        "id": item.id,
        "section": table.section,
        "title": _both(table.title),
        "columns": [_both(column) for column in table.columns],
        "rows": [_row(game, row) for row in table.rows],
        "rows_are": table.rows_are,
        "from": list(table.from_),
        "citations": [_citation(game, citation) for citation in tables.citations(game, table)],
        "scope": _scope(game, item),
        "status": tables.table_status(game, table),
        "note": _both(table.note) if table.note else None,
        "formerly": list(table.formerly),
        "url": {lang: urls.entry(item, lang) for lang in LANGUAGES},
        "share": {lang: urls.share(game.id, item.id, lang) for lang in LANGUAGES},
    }


def _row(game: Game, row: Row) -> Json:
    cells = [_both(cell) if isinstance(cell, Bilingual) else dict.fromkeys(LANGUAGES, str(cell)) for cell in row.cells]
    return {"cells": cells, "from": list(row.from_), "status": tables.row_status(game, row)}


def _term(game: Game, term: Term) -> Json:
    entry_id = f"{urls.TERM_PREFIX}{term.id}"
    defining = game.explaining(term)
    return {
        "id": entry_id,
        "kind": "term",
        "title": {"zh": term.zh, "en": term.en},
        "text": {lang: term_text(term, defining, lang) for lang in LANGUAGES},
        "definition": _both(said(defining[0])) if defining else None,
        "ask": {lang: list(getattr(term.aliases, lang)) for lang in LANGUAGES},
        "pinyin": term.pinyin or "",
        "citations": _distinct([_citation(game, c) for item in defining for c in item.entry.cite]),
        "cited": _cited(game, defining[0].entry.cite if defining else []),
        "scope": _scope(game, defining[0]) if defining else None,
        "status": "settled",
        "terms": [term.id],
        "see": list(term.see),
        "url": {lang: urls.term(game.id, term.id, lang) for lang in LANGUAGES},
        "share": {lang: urls.share(game.id, entry_id, lang) for lang in LANGUAGES},
    }


def term_text(term: Term, defining: list[Item], lang: str) -> str:
    """A term's line: its partner, its other names, where it is explained."""
    zh = lang == "zh"
    parts = [f"英文名 {term.en}" if zh else f"Chinese: {term.zh}"]
    aliases = getattr(term.aliases, lang)
    if aliases:
        parts.append(f"也叫{'、'.join(aliases)}" if zh else f"also: {', '.join(aliases)}")
    if defining:
        titles = [getattr(title_of(item), lang) for item in defining]
        parts.append(f"见“{'”“'.join(titles)}”" if zh else f"see “{'”, “'.join(titles)}”")
    return ("；".join(parts) + "。") if zh else "; ".join(parts) + "."


def said(item: Item) -> Bilingual:
    """What an entry says: its answer, or its text."""
    return item.entry.answer if item.entry.kind == "faq" else item.entry.text


def title_of(item: Item) -> Bilingual:
    """What an entry is called: its title, or its question."""
    return item.entry.question if item.kind == "faq" else item.entry.title


def _citation(game: Game, citation: Citation) -> Json:
    why = wording.why_unconfirmed(game, citation)
    document = citation.model_dump(exclude_none=True, exclude={"why"})
    if why:
        document["why"] = _both(why)
    document["line"] = {lang: wording.citation_line(game, citation, lang) for lang in LANGUAGES}
    document["basis_line"] = wording.BASIS[citation.basis]
    return document


def _cited(game: Game, citations: Iterable[Citation]) -> Json:
    """The citations drawn together as a reader sees them: a document once, its places by how they are known."""
    return {lang: [_cited_document(document, lang) for document in wording.cited_documents(game, citations, lang)] for lang in LANGUAGES}


def _cited_document(document: wording.CitedDocument, lang: str) -> Json:
    return {
        "source": document.source.id,
        "name": wording.source_name(document.source, lang),
        "line": wording.cited_line(document, lang),
        "places": [
            {"basis": group.basis, **({"why": group.why} if group.why else {}),
             "at": [{"where": place.where, "sections": list(place.sections)} for place in group.locators]}
            for group in document.places
        ],
    }


def _scope(game: Game, item: Item) -> Json:
    """The scope written out, so that a table profile can be matched against it."""
    scope = game.scope_by_id[item.entry.scope]
    inside, outside = wording.modules(scope, item)
    return {
        "id": scope.id,
        "edition": scope.edition,
        "mode": scope.mode,
        "players": wording.players(scope, item),
        "modules": {"in": inside, "out": outside},
        "unchecked": wording.unchecked(game, outside),
        "line": {lang: wording.scope_line(game, item, lang) for lang in LANGUAGES},
    }


def _terms_in(game: Game, document: Json) -> list[str]:
    texts = {lang: "\n".join(document[f][lang] for f in TEXT_FIELDS if f in document) for lang in LANGUAGES}
    found = [term.id for lang in LANGUAGES for term in game.term_finders[lang].terms(texts[lang])]
    return list(dict.fromkeys(found))


def _source(game: Game, source_id: str) -> Json:
    source = game.source_by_id[source_id]
    return {
        **source.model_dump(include={"id", "kind", "version", "language", "publisher", "pages", "official", "rank", "url"}),
        "title": _both(source.title),
        "read": _both(source.read),
    }


def _named(named: Named) -> Json:
    return {"id": named.id, "name": _both(named.name)}


def _both(value: Bilingual) -> Json:
    return {lang: getattr(value, lang) for lang in LANGUAGES}


def _distinct(documents: list[Json]) -> list[Json]:
    return [d for i, d in enumerate(documents) if d not in documents[:i]]
