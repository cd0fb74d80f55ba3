"""The JSON Schema of the API, published beside it for the programs that read it."""

from __future__ import annotations

from typing import Any, get_args

from .api import VERSION
from .model import LANGUAGES, Basis, SourceKind, Tone
from .wording import KIND, STATUS

Json = dict[str, Any]

STRING: Json = {"type": "string"}
TEXT: Json = {"type": "string", "minLength": 1}
COUNTS: Json = {"type": "array", "items": {"type": "integer", "minimum": 1}}
IDS: Json = {"type": "array", "items": TEXT}


def api_schema() -> Json:
    """The schema (draft 2020-12) of every document of the API: the list of games, and one game with its entries."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tableside API, version {VERSION}",
        "description": "games.json is a `games` document, <game>.json an `entries` document. "
                       "Addresses are relative to the site's root. Readers must ignore keys they do not know.",
        "anyOf": [{"$ref": "#/$defs/games"}, {"$ref": "#/$defs/entries"}],
        "$defs": _definitions(),
    }


def _definitions() -> Json:
    return {
        "text": _object({lang: TEXT for lang in LANGUAGES}),
        "texts": _object({lang: {"type": "array", "items": TEXT} for lang in LANGUAGES}),
        "named": _object({"id": TEXT, "name": _ref("text")}),
        "games": _object({"api": {"const": VERSION}, "games": {"type": "array", "items": _ref("game")}}),
        "game": _game(),
        "source": _source(),
        "entries": _object({
            "api": {"const": VERSION}, "game": TEXT, "name": _ref("text"), "checked": TEXT,
            "entries": {"type": "array", "items": _ref("entry")},
            "tables": {"type": "array", "items": _ref("table")},
        }),
        "entry": _entry(),
        "table": _table(),
        "verdict": _object({**{lang: TEXT for lang in LANGUAGES}, "tone": _one_of(get_args(Tone))}),
        "citation": _citation(),
        "cited": _cited(),
        "scope": _scope(),
    }


def _game() -> Json:
    always = {
        "id": TEXT, "name": _ref("text"), "short": _ref("text"), "aliases": _ref("texts"), "players": COUNTS, "best": COUNTS,
        "designers": {"type": "array", "items": TEXT}, "mechanisms": {"type": "array", "items": _ref("text")},
        "checked": TEXT, "entries": {"type": "integer"},
        "sections": {"type": "array", "items": _object({"id": TEXT, "title": _ref("text"), "url": _ref("text")})},
        **{kind: {"type": "array", "items": _ref("named")} for kind in ("editions", "modes", "modules")},
        "sources": {"type": "array", "items": _ref("source")},
        "url": _ref("text"), "api": TEXT,
    }
    known = {
        "minutes": COUNTS, "age": {"type": "integer"}, "year": {"type": "integer"},
        "weight": {**TEXT, "description": "out of 5"}, "publisher": TEXT,
        "ranking": _object({"site": TEXT, "rank": {"type": "integer", "minimum": 1}, "date": TEXT}),
    }
    return _object(always, {key: {"anyOf": [value, {"type": "null"}]} for key, value in known.items()})


def _source() -> Json:
    return _object(
        {"id": TEXT, "kind": _one_of(get_args(SourceKind)), "language": TEXT, "official": _one_of(("official", "unofficial")),
         "rank": {"type": "integer", "description": "1 prevails over all others"}, "title": _ref("text"), "read": _ref("text")},
        {key: {"type": [kind, "null"]} for key, kind in
         (("version", "string"), ("publisher", "string"), ("pages", "integer"), ("url", "string"))},
    )


def _entry() -> Json:
    return _object(
        {
            "id": {**TEXT, "description": "permanent within its game"},
            "kind": _one_of(KIND),
            "ask": {**_ref("texts"), "description": "how players put it; of a term, its other names"},
            "citations": {"type": "array", "items": _ref("citation")},
            "cited": {**_object({lang: {"type": "array", "items": _ref("cited")} for lang in LANGUAGES}),
                      "description": "the citations drawn together, in words"},
            "status": _one_of(STATUS),
            "terms": {**IDS, "description": "glossary terms in its texts, without the prefix term-"},
            "see": {**IDS, "description": "related entries: id, or game/id"},
            "url": {**_ref("text"), "description": "the entry on its page"},
            "share": {**_ref("text"), "description": "the entry's light page"},
        },
        {
            "section": STRING,
            **{key: _ref("text") for key in ("title", "question", "text", "answer", "unclear", "reading", "note")},
            "verdict": _ref("verdict"),
            "rests_on": IDS,
            "scope": {"anyOf": [_ref("scope"), {"type": "null"}]},
            "definition": {"anyOf": [_ref("text"), {"type": "null"}], "description": "of a term: the words of the first ruling that explains it"},
            "prevails": {**TEXT, "description": "the source that prevails"},
            "formerly": {**IDS, "description": "earlier ids; their light pages go on answering"},
            "pinyin": STRING,
        },
    )


def _table() -> Json:
    from_rulings = {**IDS, "description": "the entries it repeats"}
    row = _object({"cells": {"type": "array", "items": _ref("text"), "description": "one a column; the first names the row"},
                   "from": from_rulings, "status": _one_of(STATUS)})
    return _object(
        {
            "id": {**TEXT, "description": "permanent within its game, unlike any entry's"},
            "section": TEXT, "title": _ref("text"), "columns": {"type": "array", "items": _ref("text")}, "rows": {"type": "array", "items": row},
            "rows_are": {**_one_of(("plain", "numbered")), "description": "numbered: as steps in order are"},
            "from": from_rulings,
            "citations": {"type": "array", "items": _ref("citation"), "description": "those of its entries"},
            "scope": _ref("scope"), "status": _one_of(STATUS), "formerly": IDS, "url": _ref("text"), "share": _ref("text"),
        },
        {"note": {"anyOf": [_ref("text"), {"type": "null"}]}},
    )


def _citation() -> Json:
    return _object(
        {"source": TEXT, "basis": _one_of(get_args(Basis)), "line": _ref("text"), "basis_line": _ref("text")},
        {"page": {"type": "integer"}, "to_page": {"type": "integer"}, "clause": TEXT, "section": TEXT,
         "page_hint": {"type": "integer", "description": "a page by hearsay"}, "why": _ref("text")},
    )


def _cited() -> Json:
    place = _object({"where": {**STRING, "description": "page or clause; empty where only a heading is known"},
                     "sections": {"type": "array", "items": TEXT, "description": "headings as the document prints them"}})
    places = _object({"basis": _one_of(get_args(Basis)), "at": {"type": "array", "items": place}}, {"why": TEXT})
    return _object({"source": TEXT, "name": TEXT, "line": {**TEXT, "description": "all of it in one line"},
                    "places": {"type": "array", "items": places, "description": "by how they are known"}})


def _scope() -> Json:
    modules = _object({"in": IDS, "out": IDS})
    unchecked = {**IDS, "description": "those of modules.out that are expansions: what is said was not checked with them"}
    return _object({"id": TEXT, "edition": TEXT, "mode": TEXT, "players": COUNTS, "modules": modules, "unchecked": unchecked, "line": _ref("text")})


def _object(required: Json, optional: Json | None = None) -> Json:
    return {"type": "object", "properties": {**required, **(optional or {})}, "required": list(required)}


def _one_of(values: Any) -> Json:
    return {"enum": list(values)}


def _ref(name: str) -> Json:
    return {"$ref": f"#/$defs/{name}"}
