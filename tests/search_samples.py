"""What the search tests share: engines over the real data and over the three small games, and questions with their answers."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tableside import api
from tableside.knowledge import KnowledgeBase
from tableside.model import LANGUAGES
from tableside.search.analysis import Language
from tableside.search.correct import Sounds
from tableside.search.engine import EVERY_TABLE, Answer, Profile, answer
from tableside.search.export import game_names_shown, indexed
from tableside.search.memory import MemoryIndex
from tableside.search.query import game_names
from tableside.search.rank import Hit

QUERIES = Path(__file__).parent / "data" / "search_queries.tsv"
TABLE_QUERIES = Path(__file__).parent / "data" / "search_queries_table.tsv"
BLIND_QUERIES = Path(__file__).parent / "data" / "search_queries_blind.tsv"
STRANGERS = Path(__file__).parent / "data" / "search_strangers.txt"
BLIND_STRANGERS = Path(__file__).parent / "data" / "search_strangers_blind.txt"

Json = dict[str, Any]


@dataclass(frozen=True)
class Question:
    """A question, the game chosen (None: all), and the entries of which one should be among the first three."""

    text: str
    game: str | None
    wanted: frozenset[str]


class Searcher:
    """The engine in memory over a knowledge base."""

    def __init__(self, knowledge: KnowledgeBase, cache: Path | None = None, left_out: Collection[str] = ()):
        """In: the knowledge base, a folder to keep indexes in, and phrasings (`ask`) that the index shall not hold."""
        self.documents = {game.id: _without(api.game_document(game), left_out) for game in knowledge.games}
        names = list(map(game_names_shown, knowledge.games))
        self.common, self._sounds_table, self.games = indexed(list(self.documents.values()), names, cache)
        self._indexes: dict[str | None, MemoryIndex] = {}

    @cached_property
    def sounds(self) -> Sounds:
        return Sounds(self._sounds_table)

    def index(self, game: str | None) -> MemoryIndex:
        """One game's index, or that of all."""
        if game not in self._indexes:
            wanted = [index for index in self.games if game in (None, index["game"])]
            self._indexes[game] = MemoryIndex(wanted, Language.from_document(self.common["language"]), game_names(self.common))
        return self._indexes[game]

    def answer(self, question: str, game: str | None = None, profile: Profile = EVERY_TABLE) -> Answer:
        return answer(question, self.index(game), lambda: self.sounds, profile)

    def found(self, question: str, game: str | None = None, limit: int | None = None) -> list[str]:
        """The ids found, as game/id, best first."""
        return [f"{hit.game}/{self.entry_of(hit)['id']}" for hit in self.answer(question, game).hits[:limit]]

    def entry_of(self, hit: Hit) -> Json:
        return self.documents[hit.game]["entries"][hit.number]


class RememberingSearcher(Searcher):
    """One that works an answer out once, for tests that share questions; not for `tune.py`, which changes settings between them."""

    def __init__(self, knowledge: KnowledgeBase, cache: Path | None = None):
        super().__init__(knowledge, cache)
        self._answers: dict[tuple[str, str | None, Profile], Answer] = {}

    def answer(self, question: str, game: str | None = None, profile: Profile = EVERY_TABLE) -> Answer:
        asked = (question, game, profile)
        if asked not in self._answers:
            self._answers[asked] = super().answer(question, game, profile)
        return self._answers[asked]


def questions() -> Iterator[Question]:
    """The questions of search_queries.tsv."""
    return _read(QUERIES)


def table_questions() -> Iterator[Question]:
    """The questions of search_queries_table.tsv."""
    return _read(TABLE_QUERIES)


def blind_questions() -> Iterator[Question]:
    """The questions of search_queries_blind.tsv: their authors knew the rulings, but neither the search nor players' phrasings."""
    return _read(BLIND_QUERIES)


def all_questions() -> Iterator[Question]:
    """Every question we have."""
    return itertools.chain(questions(), table_questions(), blind_questions())


def phrasings(knowledge: KnowledgeBase) -> Iterator[Question]:
    """Of each ruling one phrasing, in Chinese and English in turn; every third with its game chosen. To be asked where the index holds the others only."""
    for game in knowledge.games:
        for number, entry in enumerate(api.game_document(game)["entries"]):
            asked = entry["ask"][LANGUAGES[number % 2]] if entry["kind"] != "term" else []
            if asked:
                yield Question(asked[number % len(asked)], None if number % 3 else game.id, frozenset({f"{game.id}/{entry['id']}"}))


def tuned_questions() -> list[Question]:
    """Those that settings may be chosen with."""
    return [*questions(), *list(table_questions())[::2], *list(blind_questions())[::2]]


def unseen_questions() -> list[Question]:
    """Those that no setting is ever chosen with."""
    return [*list(table_questions())[1::2], *list(blind_questions())[1::2]]


def _without(document: Json, left_out: Collection[str]) -> Json:
    for entry in document["entries"] if left_out else ():
        entry["ask"] = {lang: [text for text in texts if text not in left_out] for lang, texts in entry["ask"].items()}
    return document


def _read(path: Path) -> Iterator[Question]:
    heading = ""
    for line in _lines(path):
        if line.startswith("["):
            heading = line.strip("[]") + "/"
        else:
            text, game, wanted = line.split("\t")
            yield Question(text, None if game == "-" else game, frozenset(f"{heading}{entry}" for entry in wanted.split()))


def tuned_strangers() -> list[str]:
    """Questions about other games and other things, to which nothing reliable can be found, that settings may be chosen with."""
    return [*_lines(STRANGERS), *_lines(BLIND_STRANGERS)[::2]]


def unseen_strangers() -> list[str]:
    """The same that no setting is ever chosen with."""
    return _lines(BLIND_STRANGERS)[1::2]


def _lines(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
