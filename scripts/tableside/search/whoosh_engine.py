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

from whoosh import fields, formats
from whoosh import index as whoosh_index

from ..compact import compact_json
from .analysis import Language
from .correct import Sounds
from .engine import EVERY_TABLE, Answer, Profile, answer
from .memory import WordLookUp, lexicon_of, pairs, rows_of
from .query import game_names
from .rank import Held, Hit, Row

Json = dict[str, Any]
TOKENS = "tokens"
SUMS = "sums.json"


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


class _Game:
    """One game: its Whoosh index, and beside it everything of `index.py` but the postings."""

    def __init__(self, folder: Path):
        self.index: Json = json.loads((folder / "index.json").read_text(encoding="utf-8"))
        self.rows = rows_of(self.index)
        self._reader = whoosh_index.open_dir(str(folder), readonly=True).reader()
        self._known: dict[str, Held] = {}

    def held(self, token: str) -> Held:
        if token not in self._known:
            self._known[token] = self._look_up(token)
        return self._known[token]

    def tokens(self) -> Iterator[str]:
        return (term.decode("utf-8") for term in self._reader.lexicon(TOKENS))

    def entry(self, number: int) -> Json:
        return json.loads(self._reader.stored_fields(number)["entry"])

    def _look_up(self, token: str) -> Held:
        if (TOKENS, token) not in self._reader:
            return ()
        matcher = self._reader.postings(TOKENS, token)
        held = []
        while matcher.is_active():
            held.append((matcher.id(), round(matcher.weight())))
            matcher.next()
        return held


class WhooshIndex(WordLookUp):
    """Implements `rank.Index` over some games."""

    def __init__(self, games: Mapping[str, _Game], common: Json):
        self._games = games
        self._indexes = [game.index for game in games.values()]
        self.lexicon = lexicon_of(self._indexes, Language.from_document(common["language"]), game_names(common))
        self.rows = {name: game.rows for name, game in games.items()}

    def postings(self, token: str) -> dict[str, Held]:
        return {name: held for name, game in self._games.items() if (held := game.held(token))}

    def _tokens(self) -> Iterator[str]:
        return (token for game in self._games.values() for token in game.tokens())


class SearchEngine:
    """All games behind one question-and-answer call."""

    def __init__(self, folder: Path):
        """In: a folder that `open_engine` built."""
        self._folder = folder
        self.common: Json = json.loads((folder / "common.json").read_text(encoding="utf-8"))
        self.games: list[Json] = self.common["games"]
        self._opened: dict[str, _Game] = {}
        self._indexes: dict[str | None, WhooshIndex] = {}

    def answer(self, question: str, game: str | None = None, profile: Profile = EVERY_TABLE) -> Answer:
        """In: the question, a game's id to search only that. Out: the answer. Raises KeyError for an unknown game."""
        if game not in self._indexes:
            wanted = [g["id"] for g in self.games if game in (None, g["id"])]
            if not wanted:
                raise KeyError(game)
            self._indexes[game] = WhooshIndex({g: self._game(g) for g in wanted}, self.common)
        return answer(question, self._indexes[game], lambda: self._sounds, profile)

    def modules(self, game: str) -> frozenset[str]:
        """The modules that entries of a game hold with or without. Raises KeyError for an unknown game."""
        if game not in {known["id"] for known in self.games}:
            raise KeyError(game)
        return frozenset(module for row in self._game(game).rows for module in (*row.modules_in, *row.modules_out, *row.unchecked))

    def row(self, hit: Hit) -> Row:
        """For whom the entry holds."""
        return self._game(hit.game).rows[hit.number]

    def entry(self, hit: Hit) -> Json:
        """The entry as in the JSON API."""
        return self._game(hit.game).entry(hit.number)

    def _game(self, game: str) -> _Game:
        if game not in self._opened:
            self._opened[game] = _Game(self._folder / game)
        return self._opened[game]

    @cached_property
    def _sounds(self) -> Sounds:
        return Sounds(json.loads((self._folder / "sounds.json").read_text(encoding="utf-8")))


def open_engine(data: Path, cache: Path) -> SearchEngine:
    """Opens the index for a rules_data folder, building it first where the data or the code changed.

    In: the data, a folder to keep indexes in (made where missing). Raises DataFault where nothing can be searched.
    """
    if not data.is_dir():
        raise DataFault(f"{data}: no such folder; name the folder that holds the games, such as rules_data")
    family = f"search-{hashlib.sha256(str(data.resolve()).encode('utf-8')).hexdigest()[:6]}"
    try:
        folder = cache / f"{family}-{_fingerprint(data)}"
        if not _is_whole(folder):
            shutil.rmtree(folder, ignore_errors=True)
            _build(data, folder)
            for old in cache.glob(f"{family}-*"):
                if old != folder:
                    shutil.rmtree(old, ignore_errors=True)
        return SearchEngine(folder)
    except OSError as error:
        raise DataFault(f"{error.filename or cache}: {error.strerror}; the index is kept in {cache}, name another folder with --cache") from error


def _is_whole(folder: Path) -> bool:
    """Whether an index is as it was built: a file cut short by a full disk or a crash is found out before it is read."""
    try:
        return _sums(folder) == json.loads((folder / SUMS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False


def _sums(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != SUMS)
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def _fingerprint(data: Path) -> str:
    """A hash of everything an index depends on: the data and the code that reads it."""
    digest = hashlib.sha256()
    code = Path(__file__).resolve().parent.parent
    for root, pattern in ((data, "*.yml"), (code, "*.py")):
        for path in sorted(p for p in root.rglob(pattern) if p.is_file()):
            digest.update(str(path.relative_to(root)).encode("utf-8") + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _build(data: Path, folder: Path) -> None:
    """Writes the index to a temporary place and moves it."""
    from .. import api
    from ..checks import check_tree, published
    from ..load import load
    from .export import game_names_shown, indexed

    tree = load(data)
    findings = [finding for finding in check_tree(tree) if not published.is_unlisted(finding)]
    if findings:
        more = f" (and {len(findings) - 1} more: `make check`)" if len(findings) > 1 else ""
        raise DataFault(f"the data cannot be searched before this is mended{more}: {findings[0]}")
    knowledge = tree.knowledge
    folder.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="building-", dir=folder.parent))
    try:
        documents = [api.game_document(game) for game in knowledge.games]
        common, sounds, indexes = indexed(documents, list(map(game_names_shown, knowledge.games)), folder.parent / "games")
        for document, index in zip(documents, indexes, strict=True):
            _write_game(scratch / document["game"], index, document["entries"])
        _write_json(scratch / "sounds.json", sounds)
        _write_json(scratch / "common.json", common)
        _write_json(scratch / SUMS, _sums(scratch))
        scratch.chmod(0o755)  # mkdtemp's 0700 would lock out other users of the machine
        _put_in_place(scratch, folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _put_in_place(scratch: Path, folder: Path) -> None:
    try:
        os.replace(scratch, folder)
    except OSError:
        if not _is_whole(folder):  # another process may have been first
            raise


def _write_game(folder: Path, index: Json, entries: Sequence[Json]) -> None:
    folder.mkdir()
    _write_json(folder / "index.json", {key: value for key, value in index.items() if key != "postings"})
    tokens: list[dict[str, int]] = [{} for _ in entries]
    for token, posting in index["postings"].items():
        for number, weight in pairs(posting):
            tokens[number][token] = weight
    schema = fields.Schema(tokens=WeightedTokens(), entry=fields.STORED)
    writer = whoosh_index.create_in(str(folder), schema).writer(limitmb=256)
    for entry, held in zip(entries, tokens, strict=True):
        writer.add_document(tokens=held, entry=json.dumps(entry, ensure_ascii=False))
    writer.commit(optimize=True)


def _write_json(path: Path, document: Json) -> None:
    path.write_bytes(compact_json(document))
