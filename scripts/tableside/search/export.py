"""The files the browser's engine reads: a pure function of the knowledge base.

    search/common.json           word lists, fold table, the games with their names and the names of their files
    search/sounds.<hash>.json    syllable -> characters; fetched only when a question needs it
    search/<game>.index.<hash>.json   the shard (format: index.py)
    search/<game>.cards.<hash>.json   what a result shows, in the order of the shard's entries

Names carry a hash of the content, so that a cache can keep them for ever; only common.json is asked for anew.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from .. import api, wording
from ..knowledge import Game, KnowledgeBase
from ..model import LANGUAGES
from . import folding, index, pinyin
from .analysis import Language, fold_character
from .shards import FORMAT

FOLDER = "search/"
CARD_TEXTS = ("title", "question", "verdict", "text", "answer", "unclear", "reading", "note")

Json = dict[str, Any]


def search_files(knowledge: KnowledgeBase) -> dict[str, bytes]:
    """Paths relative to the site's root -> contents."""
    common, sounds, games = search_documents(knowledge)
    files: dict[str, bytes] = {}
    common["sounds"] = _add(files, "sounds", sounds)
    for entry, (shard, cards) in zip(common["games"], games, strict=True):
        entry["index"] = _add(files, f"{entry['id']}.index", shard)
        entry["cards"] = _add(files, f"{entry['id']}.cards", cards)
    files[f"{FOLDER}common.json"] = _bytes(common)
    return files


def search_documents(knowledge: KnowledgeBase) -> tuple[Json, Json, list[tuple[Json, Json]]]:
    """The same as objects: common, sounds, and for each game its shard and its cards."""
    documents = [api.game_document(game) for game in knowledge.games]
    texts = [text for document in documents for text in index.all_texts(document)]
    language = language_for(texts)
    shards = [index.shard(document, language) for document in documents]
    games = [_game(game, document) for game, document in zip(knowledge.games, documents, strict=True)]
    common = {"format": FORMAT, "language": language.document(), "labels": _labels(), "games": games}
    return common, pinyin.syllable_table(texts), [(shard, _cards(document)) for shard, document in zip(shards, documents, strict=True)]


def language_for(texts: list[str]) -> Language:
    """The language tables for these texts: of the fold table only what can match in them."""
    plain = Language({})
    characters = {folded for character in set("".join(texts)) for folded in fold_character(character, plain)}
    return Language(folding.fold_table(characters))


def _game(game: Game, document: Json) -> Json:
    info = game.info
    names = [text for lang in LANGUAGES for text in (getattr(info.name, lang), getattr(info.short, lang), *getattr(info.aliases, lang))]
    return {
        "id": game.id,
        "name": {lang: getattr(info.name, lang) for lang in LANGUAGES},
        "short": {lang: getattr(info.short, lang) for lang in LANGUAGES},
        "names": list(dict.fromkeys(names)),
        "entries": len(document["entries"]),
    }


def _labels() -> Json:
    return {"kind": wording.KIND, "status": wording.STATUS, "tone": wording.TONE, "basis": wording.BASIS}


def _cards(document: Json) -> Json:
    return {"game": document["game"], "name": document["name"], "cards": [_card(entry) for entry in document["entries"]]}


def _card(entry: Json) -> Json:
    card = {"id": entry["id"], "kind": entry["kind"], "status": entry["status"]}
    card |= {field: entry[field] for field in CARD_TEXTS if entry.get(field)}
    card["cite"] = [{**citation["line"], "basis": citation["basis"]} for citation in entry["citations"]]
    if entry.get("scope"):
        card["scope"] = entry["scope"]["line"]
    card["url"] = entry["url"]
    card["share"] = entry["share"]
    return card


def _add(files: dict[str, bytes], name: str, document: Json) -> str:
    content = _bytes(document)
    file = f"{name}.{hashlib.sha256(content).hexdigest()[:10]}.json"
    files[FOLDER + file] = content
    return file


def _bytes(document: Json) -> bytes:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
