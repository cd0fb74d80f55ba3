"""The embedded engine: the same shards kept in Whoosh indexes on disk. The only module that knows Whoosh.

Of the maintained distributions this uses whoosh3 (pure Python, no dependency, clean under -W error).
Whoosh stores and looks up; weights come from index.py and the ranking from rank.py, so that answers equal the browser's.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from whoosh import fields, formats, index as whoosh_index

from .analysis import Language
from .correct import Hearing, Sounds
from .engine import EVERY_TABLE, Answer, Profile, answer
from .query import game_names
from .rank import Posting
from .shards import decode, idf, lexicon_of, rows_of

Json = dict[str, Any]
TOKENS = "tokens"


class DataFault(Exception):
    """The knowledge base cannot be searched; the message says what to do."""


class WeightedTokens(fields.FieldType):
    """A field whose value is {token: weight}; the weight is kept as the token's frequency."""

    def __init__(self) -> None:
        self.format = formats.Frequency()
        self.analyzer = None
        self.scorable = False
        self.stored = False
        self.unique = False
        self.vector = None
        self.spelling = False

    def index(self, value: Mapping[str, int], **_: Any) -> Iterator[tuple[bytes, int, float, bytes]]:
        for token, weight in sorted((token.encode("utf-8"), weight) for token, weight in value.items()):
            yield token, weight, float(weight), weight.to_bytes(4, "big")


class WhooshIndex:
    """One game: implements `rank.GameIndex` over a Whoosh index and the lexicon kept beside it."""

    def __init__(self, folder: Path, common: Json, names: Mapping[str, Sequence[str]]):
        lexicon = json.loads((folder / "lexicon.json").read_text(encoding="utf-8"))
        self.game: str = lexicon["game"]
        self.lexicon = lexicon_of(lexicon, Language.from_document(common["language"]), names)
        self.initials: dict[str, list[str]] = lexicon["initials"]
        self.readings: dict[str, str] = lexicon["readings"]
        self.rows = rows_of(lexicon)
        self.rarest: int = lexicon["rarest"]
        self._reader = whoosh_index.open_dir(str(folder), readonly=True).reader()
        self._known: dict[str, Posting | None] = {}

    def posting(self, token: str) -> Posting | None:
        if token not in self._known:
            self._known[token] = self._look_up(token)
        return self._known[token]

    def latin_words(self) -> Sequence[str]:
        terms = (term.decode("utf-8") for term in self._reader.lexicon(TOKENS))
        return [term for term in terms if "a" <= term[0] <= "z"]

    def entry(self, number: int) -> Json:
        """The entry as in the JSON API."""
        return json.loads(self._reader.stored_fields(number)["entry"])

    def entry_by_id(self, entry_id: str) -> Json:
        return self.entry(next(number for number, row in enumerate(self.rows) if row.id == entry_id))

    def _look_up(self, token: str) -> Posting | None:
        if (TOKENS, token) not in self._reader:
            return None
        matcher = self._reader.postings(TOKENS, token)
        held = []
        while matcher.is_active():
            held.append((matcher.id(), round(matcher.weight())))
            matcher.next()
        return Posting(idf(len(self.rows), len(held)), held)


class SearchEngine:
    """All games behind one question-and-answer call."""

    def __init__(self, folder: Path):
        """In: a folder that `open_engine` built."""
        self._folder = folder
        self.common: Json = json.loads((folder / "common.json").read_text(encoding="utf-8"))
        self.games: list[Json] = self.common["games"]
        self._names = game_names(self.common)
        self._indexes: dict[str, WhooshIndex] = {}
        self._hearings: dict[str, Hearing] = {}

    def index(self, game: str) -> WhooshIndex:
        if game not in self._indexes:
            self._indexes[game] = WhooshIndex(self._folder / game, self.common, self._names)
        return self._indexes[game]

    def answer(self, question: str, game: str | None = None, profile: Profile = EVERY_TABLE) -> Answer:
        """In: the question, a game's id to search only that. Out: the answer. Raises KeyError for an unknown game."""
        wanted = [g["id"] for g in self.games if game in (None, g["id"])]
        if not wanted:
            raise KeyError(game)
        return answer(question, [self.index(g) for g in wanted], self._hearing, profile)

    @cached_property
    def _sounds(self) -> Sounds:
        return Sounds(json.loads((self._folder / "sounds.json").read_text(encoding="utf-8")))

    def _hearing(self, index: WhooshIndex) -> Hearing:
        if index.game not in self._hearings:
            self._hearings[index.game] = Hearing(index, self._sounds)
        return self._hearings[index.game]


def open_engine(data: Path, cache: Path) -> SearchEngine:
    """Opens the index for a rules_data folder, building it first where the data or the code changed.

    In: the data, a folder to keep indexes in (made where missing). Raises DataFault where nothing can be searched.
    """
    if not data.is_dir():
        raise DataFault(f"{data}: no such folder; name the folder that holds the games, such as rules_data")
    family = f"search-{hashlib.sha256(str(data.resolve()).encode('utf-8')).hexdigest()[:6]}"
    folder = cache / f"{family}-{_fingerprint(data)}"
    if not (folder / "common.json").is_file():
        _build(data, folder)
        for old in cache.glob(f"{family}-*"):
            if old != folder:
                shutil.rmtree(old, ignore_errors=True)
    return SearchEngine(folder)


def _fingerprint(data: Path) -> str:
    """A hash of everything an index depends on: the data and the code that reads it."""
    digest = hashlib.sha256()
    code = Path(__file__).resolve().parent.parent
    for root, pattern in ((data, "*.yml"), (code, "*.py")):
        for path in sorted(root.rglob(pattern)):
            digest.update(str(path.relative_to(root)).encode("utf-8") + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _build(data: Path, folder: Path) -> None:
    """Writes the index to a temporary place and moves it."""
    from .. import api
    from ..load import load
    from .export import search_documents

    knowledge = load(data).knowledge
    if not knowledge.games:
        raise DataFault(f"{data}: holds no game that can be read; `python scripts/check.py {data}` says why")
    folder.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="building-", dir=folder.parent))
    try:
        common, sounds, games = search_documents(knowledge)
        for game, (shard, _) in zip(knowledge.games, games, strict=True):
            _write_game(scratch / game.id, shard, api.game_document(game)["entries"])
        _write_json(scratch / "sounds.json", sounds)
        _write_json(scratch / "common.json", common)
        _put_in_place(scratch, folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _put_in_place(scratch: Path, folder: Path) -> None:
    try:
        os.replace(scratch, folder)
    except OSError:
        if not (folder / "common.json").is_file():  # another process may have been first
            raise


def _write_game(folder: Path, shard: Json, entries: Sequence[Json]) -> None:
    folder.mkdir()
    _write_json(folder / "lexicon.json", {key: value for key, value in shard.items() if key != "postings"})
    tokens: list[dict[str, int]] = [{} for _ in entries]
    for token, raw in shard["postings"].items():
        for number, weight in decode(raw):
            tokens[number][token] = weight
    schema = fields.Schema(tokens=WeightedTokens(), entry=fields.STORED)
    writer = whoosh_index.create_in(str(folder), schema).writer(limitmb=256)
    for entry, held in zip(entries, tokens, strict=True):
        writer.add_document(tokens=held, entry=json.dumps(entry, ensure_ascii=False))
    writer.commit(optimize=True)


def _write_json(path: Path, document: Json) -> None:
    path.write_text(json.dumps(document, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
