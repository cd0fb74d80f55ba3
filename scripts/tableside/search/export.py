"""The files the browser's engine reads: a pure function of the knowledge base.

    search/common.json                word lists, fold table, how characters sound, labels, the games with their names
    search/head.json                  the index of all games: its head (shards.py), the folder of its shards, those of the games' cards
    search/index-<hash>/…             its shards: 0.json, 1.json …
    search/<game>/head.json           the same of one game, for when it is chosen
    search/<game>/index-<hash>/…
    search/<game>/cards-<hash>/…      what results show, in blocks of BLOCK entries: 0.json, 1.json …

Names carry a hash of the content, so that a cache can keep them for ever; only common.json and the heads are asked for anew.
A head names all that belongs to it, so that a new head is never read with old shards or cards.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import api, wording
from ..compact import compact_json
from ..knowledge import Game, KnowledgeBase
from ..model import LANGUAGES
from . import folding, index, pinyin
from .analysis import Language, fold_character, keyed
from .game_indexes import forget_others, game_indexes, kept_index
from .processes import mapped
from .query import game_names
from .records import Part, part_of
from .shards import sharded

FORMAT = 3
BLOCK = 2
EXAMPLES = 3

FOLDER = "search/"
CARD_TEXTS = ("title", "question", "verdict", "definition", "text", "answer", "unclear", "reading", "note")

Json = dict[str, Any]
Files = dict[str, bytes]


def search_files(knowledge: KnowledgeBase, cache: Path | None = None) -> Files:
    """Paths relative to the site's root -> contents. In `cache`, where given, indexes of games are kept from build to build."""
    return files_of([api.game_document(game) for game in knowledge.games], list(map(game_names_shown, knowledge.games)), cache)


def files_of(documents: Sequence[Json], games: list[Json], cache: Path | None = None) -> Files:
    """The same from API documents and the games' names."""
    return dict(each_file(documents, games, cache))


def each_file(documents: Sequence[Json], games: list[Json], cache: Path | None = None) -> Iterator[tuple[str, bytes]]:
    """The same, one after the other, for more games than memory holds: each document is asked for twice and not kept."""
    sizes, characters = _survey(documents)
    common = _common(characters, games)
    language = Language.from_document(common["language"])
    names = keyed(game_names(common), language)
    before = [0, *itertools.accumulate(sizes)]

    def build(place: int) -> tuple[Part, str, str, Files]:
        document = documents[place]
        index_, kept_as = kept_index(document, language, cache)
        part = part_of(index_, before[place])
        folder, files = _folder(f"{part.game}/cards", _cards(document))
        return part, kept_as, folder, files | _index_files(f"{part.game}/", [part], names, [folder])

    parts: dict[int, tuple[Part, str, str]] = {}
    largest_first = sorted(range(len(sizes)), key=lambda place: -sizes[place])
    for place, (*part, files) in zip(largest_first, mapped(build, largest_first), strict=True):
        parts[place] = tuple(part)
        yield from files.items()
    forget_others(cache, (kept_as for _, kept_as, _ in parts.values()))
    ordered = [parts[place] for place in range(len(sizes))]
    yield from _index_files("", [part for part, _, _ in ordered], names, [folder for _, _, folder in ordered]).items()
    shown = [{key: game[key] for key in ("id", "name", "short", "examples")} for game in games]
    yield f"{FOLDER}common.json", compact_json({**common, "sounds": pinyin.packed(pinyin.syllable_table(characters)), "games": shown})


def search_documents(knowledge: KnowledgeBase, cache: Path | None = None) -> tuple[Json, Json, list[Json]]:
    """As objects: common, sounds, and for each game its index."""
    return indexed([api.game_document(game) for game in knowledge.games], list(map(game_names_shown, knowledge.games)), cache)


def indexed(documents: Sequence[Json], games: list[Json], cache: Path | None = None) -> tuple[Json, Json, list[Json]]:
    """`search_documents` from API documents and the games' names."""
    _, characters = _survey(documents)
    common = _common(characters, games)
    return common, pinyin.syllable_table(characters), game_indexes(documents, Language.from_document(common["language"]), cache)


def _survey(documents: Sequence[Json]) -> tuple[list[int], list[str]]:
    """The number of entries of each document, and all characters of all."""
    def look(place: int) -> tuple[int, str]:
        document = documents[place]
        return len(document["entries"]), "".join(set().union(*index.all_texts(document)))

    looked = list(mapped(look, range(len(documents))))
    return [size for size, _ in looked], sorted(set().union(*(characters for _, characters in looked)))


def _common(characters: Iterable[str], games: list[Json]) -> Json:
    return {"format": FORMAT, "language": language_for(characters).document(), "labels": _labels(), "games": games}


def language_for(texts: Iterable[str]) -> Language:
    """The language tables for these texts: of the fold table only what can match in them."""
    plain = Language({})
    characters = {folded for character in set("".join(texts)) for folded in fold_character(character, plain)}
    return Language(folding.fold_table(characters))


def game_names_shown(game: Game) -> Json:
    """A game's id and names; `names` are all that people give it, for reading questions, `examples` are questions to begin with."""
    info = game.info
    names = [text for lang in LANGUAGES for text in (getattr(info.name, lang), getattr(info.short, lang), *getattr(info.aliases, lang))]
    return {
        "id": game.id,
        "name": {lang: getattr(info.name, lang) for lang in LANGUAGES},
        "short": {lang: getattr(info.short, lang) for lang in LANGUAGES},
        "names": list(dict.fromkeys(names)),
        "examples": {lang: _examples(game, lang) for lang in LANGUAGES},
    }


def _examples(game: Game, lang: str) -> list[str]:
    """How players put the first questions of the printed sheet (game.yml), no two of them of the same section."""
    asked = [game.item_by_id[name] for name in game.info.sheet if name in game.item_by_id]
    first: dict[str, str] = {}
    for item in asked:
        if item.kind == "faq" and getattr(item.entry.ask, lang):
            first.setdefault(str(item.section), getattr(item.entry.ask, lang)[0])
    return list(first.values())[:EXAMPLES]


def _labels() -> Json:
    return {"kind": wording.KIND, "status": wording.STATUS, "tone": wording.TONE, "basis": wording.BASIS}


def _cards(document: Json) -> Files:
    tables = _tables_of(document)
    cards = [_card(entry, tables.get(entry["id"], [])) for entry in document["entries"]]
    return {f"{at // BLOCK}.json": compact_json({"cards": cards[at:at + BLOCK]}) for at in range(0, len(cards), BLOCK)}


def _tables_of(document: Json) -> dict[str, list[Json]]:
    """Id of an entry -> the tables that repeat it, each as its title and address."""
    found: dict[str, list[Json]] = {}
    for table in document.get("tables", ()):
        for name in dict.fromkeys([*table["from"], *(name for row in table["rows"] for name in row["from"])]):
            found.setdefault(name, []).append({"title": table["title"], "url": table["url"]})
    return found


def _card(entry: Json, tables: list[Json]) -> Json:
    card = {"id": entry["id"], "kind": entry["kind"], "status": entry["status"]}
    card |= {field: entry[field] for field in CARD_TEXTS if entry.get(field)}
    card["cite"] = {lang: [_cite(document) for document in documents] for lang, documents in entry["cited"].items()}
    if entry.get("scope"):
        card["scope"] = entry["scope"]["line"]
    if tables:
        card["tables"] = tables
    card["url"] = entry["url"]
    card["share"] = entry["share"]
    return card


def _cite(document: Json) -> Json:
    """A cited document as short as it can travel: its places as [how known, [[where, headings …], …], why]."""
    places = [[p["basis"], [[at["where"], *at["sections"]] for at in p["at"]], *([p["why"]] if "why" in p else [])] for p in document["places"]]
    return {"source": document["source"], "name": document["name"], "places": places}


def _index_files(name: str, parts: Sequence[Part], game_names_: Mapping[str, Sequence[str]], cards: Sequence[str]) -> Files:
    """The index of some games, whose cards are in these folders."""
    head, shards = sharded(parts, game_names_)
    folder, files = _folder(f"{name}index", {f"{number}.json": shard.encode("utf-8") for number, shard in enumerate(shards)})
    for game, of_game in zip(head["games"], cards, strict=True):
        game["cards"] = of_game
    return files | {f"{FOLDER}{name}head.json": compact_json({"format": FORMAT, "shards": folder, **head})}


def _folder(name: str, files: Files) -> tuple[str, Files]:
    """A folder whose name tells its content, and its files by path from the site's root."""
    digest = hashlib.sha256(b"".join(files.values())).hexdigest()[:10]
    folder = f"{name}-{digest}/"
    return folder, {f"{FOLDER}{folder}{file}": held for file, held in files.items()}
