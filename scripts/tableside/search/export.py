"""The files the browser's engine reads: a pure function of the knowledge base.

    search/common.json                word lists, fold table, labels, the games with their names and the names of their folders
    search/sounds-<hash>.json         syllable -> characters; fetched only when a question needs it
    search/index-<hash>/…             the index of all games: head.json, 0.json, 1.json … (shards.py)
    search/<game>/index-<hash>/…      the index of one game, for when it is chosen
    search/<game>/cards-<hash>/…      what results show, in blocks of BLOCK entries: 0.json, 1.json …

Names carry a hash of the content, so that a cache can keep them for ever; only common.json is asked for anew.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from .. import api, wording
from ..compact import compact_json
from ..knowledge import Game, KnowledgeBase
from ..model import LANGUAGES
from . import folding, index, pinyin
from .analysis import Language, fold_character
from .game_indexes import game_indexes
from .query import game_names
from .shards import sharded

FORMAT = 2
BLOCK = 4

FOLDER = "search/"
CARD_TEXTS = ("title", "question", "verdict", "text", "answer", "unclear", "reading", "note")

Json = dict[str, Any]


def search_files(knowledge: KnowledgeBase, cache: Path | None = None) -> dict[str, bytes]:
    """Paths relative to the site's root -> contents. In `cache`, where given, indexes of games are kept from build to build."""
    return files_of([api.game_document(game) for game in knowledge.games], list(map(game_names_shown, knowledge.games)), cache)


def files_of(documents: list[Json], games: list[Json], cache: Path | None = None) -> dict[str, bytes]:
    """The same from API documents and the games' names."""
    common, sounds, indexes = indexed(documents, games, cache)
    language, names = Language.from_document(common["language"]), game_names(common)
    files: dict[str, bytes] = {}
    common["sounds"] = _add_file(files, "sounds", compact_json(sounds))
    common["index"] = _add_index(files, "index", sharded(indexes, language, names))
    shown = []
    for game, document, index_ in zip(games, documents, indexes, strict=True):
        folders = {
            "index": _add_index(files, f"{game['id']}/index", sharded([index_], language, names)),
            "cards": _add_folder(files, f"{game['id']}/cards", _cards(document)),
        }
        shown.append({key: game[key] for key in ("id", "name", "short")} | folders)
    files[f"{FOLDER}common.json"] = compact_json({**common, "games": shown})
    return files


def search_documents(knowledge: KnowledgeBase, cache: Path | None = None) -> tuple[Json, Json, list[Json]]:
    """As objects: common, sounds, and for each game its index."""
    return indexed([api.game_document(game) for game in knowledge.games], list(map(game_names_shown, knowledge.games)), cache)


def indexed(documents: list[Json], games: list[Json], cache: Path | None = None) -> tuple[Json, Json, list[Json]]:
    """`search_documents` from API documents and the games' names."""
    texts = [text for document in documents for text in index.all_texts(document)]
    language = language_for(texts)
    common = {"format": FORMAT, "language": language.document(), "labels": _labels(), "games": games}
    return common, pinyin.syllable_table(texts), game_indexes(documents, language, cache)


def language_for(texts: list[str]) -> Language:
    """The language tables for these texts: of the fold table only what can match in them."""
    plain = Language({})
    characters = {folded for character in set("".join(texts)) for folded in fold_character(character, plain)}
    return Language(folding.fold_table(characters))


def game_names_shown(game: Game) -> Json:
    """A game's id and names; `names` are all that people give it, for reading questions."""
    info = game.info
    names = [text for lang in LANGUAGES for text in (getattr(info.name, lang), getattr(info.short, lang), *getattr(info.aliases, lang))]
    return {
        "id": game.id,
        "name": {lang: getattr(info.name, lang) for lang in LANGUAGES},
        "short": {lang: getattr(info.short, lang) for lang in LANGUAGES},
        "names": list(dict.fromkeys(names)),
    }


def _labels() -> Json:
    return {"kind": wording.KIND, "status": wording.STATUS, "tone": wording.TONE, "basis": wording.BASIS}


def _cards(document: Json) -> dict[str, bytes]:
    cards = [_card(entry) for entry in document["entries"]]
    return {f"{at // BLOCK}.json": compact_json({"cards": cards[at:at + BLOCK]}) for at in range(0, len(cards), BLOCK)}


def _card(entry: Json) -> Json:
    card = {"id": entry["id"], "kind": entry["kind"], "status": entry["status"]}
    card |= {field: entry[field] for field in CARD_TEXTS if entry.get(field)}
    card["cite"] = [{**citation["line"], "basis": citation["basis"]} for citation in entry["citations"]]
    if entry.get("scope"):
        card["scope"] = entry["scope"]["line"]
    card["url"] = entry["url"]
    card["share"] = entry["share"]
    return card


def _add_index(files: dict[str, bytes], name: str, index_: tuple[Json, list[Json]]) -> str:
    head, shards = index_
    return _add_folder(files, name, {"head.json": compact_json(head), **{f"{number}.json": compact_json(s) for number, s in enumerate(shards)}})


def _add_folder(files: dict[str, bytes], name: str, folder: dict[str, bytes]) -> str:
    digest = hashlib.sha256(b"".join(folder.values())).hexdigest()[:10]
    files.update((f"{FOLDER}{name}-{digest}/{file}", held) for file, held in folder.items())
    return f"{name}-{digest}/"


def _add_file(files: dict[str, bytes], name: str, held: bytes) -> str:
    file = f"{name}-{hashlib.sha256(held).hexdigest()[:10]}.json"
    files[FOLDER + file] = held
    return file
