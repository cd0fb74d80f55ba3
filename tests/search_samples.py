"""What the search tests share: engines over the real data and over the three small games, and questions with their answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tableside import api
from tableside.knowledge import KnowledgeBase
from tableside.search.analysis import Language
from tableside.search.correct import Hearing, Sounds
from tableside.search.engine import EVERY_TABLE, Answer, Profile, answer
from tableside.search.export import search_documents
from tableside.search.query import game_names
from tableside.search.shards import MemoryIndex

QUERIES = Path(__file__).parent / "data" / "search_queries.tsv"
STRANGERS = Path(__file__).parent / "data" / "search_strangers.txt"

Json = dict[str, Any]


@dataclass(frozen=True)
class Question:
    """A question, the game chosen (None: all), and the entries of which one should be among the first three."""

    text: str
    game: str | None
    wanted: frozenset[str]


class Searcher:
    """The engine in memory over a knowledge base."""

    def __init__(self, knowledge: KnowledgeBase):
        self.common, self._sounds_table, self.files = search_documents(knowledge)
        self.documents = {game.id: api.game_document(game) for game in knowledge.games}
        language = Language.from_document(self.common["language"])
        names = game_names(self.common)
        self.indexes = {shard["game"]: MemoryIndex(shard, language, names) for shard, _ in self.files}
        self._hearings: dict[str, Hearing] = {}

    @cached_property
    def sounds(self) -> Sounds:
        return Sounds(self._sounds_table)

    def answer(self, question: str, game: str | None = None, profile: Profile = EVERY_TABLE) -> Answer:
        wanted: Sequence[MemoryIndex] = [self.indexes[game]] if game else list(self.indexes.values())
        return answer(question, wanted, self._hearing, profile)

    def found(self, question: str, game: str | None = None, limit: int | None = None) -> list[str]:
        """The ids found, as game/id, best first."""
        return [f"{hit.game}/{self.indexes[hit.game].rows[hit.number].id}" for hit in self.answer(question, game).hits[:limit]]

    @property
    def hearing(self) -> Callable[[Any], Hearing]:
        return self._hearing

    def _hearing(self, index: MemoryIndex) -> Hearing:
        if index.game not in self._hearings:
            self._hearings[index.game] = Hearing(index, self.sounds)
        return self._hearings[index.game]


def questions() -> Iterator[Question]:
    """The questions of search_queries.tsv."""
    heading = ""
    for line in QUERIES.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            heading = line.strip("[]")
        elif line and not line.startswith("#"):
            text, game, wanted = line.split("\t")
            yield Question(text, None if game == "-" else game, frozenset(f"{heading}/{entry}" for entry in wanted.split()))


def strangers() -> list[str]:
    """Questions about other games and other things, to which nothing reliable can be found."""
    return [line for line in STRANGERS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
