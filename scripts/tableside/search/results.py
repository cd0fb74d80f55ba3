"""An answer as other programs get it: the contract of `scripts/search.py` and of `tableside.search` in the page."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from .engine import Answer
from .rank import Hit

NEAREST_GAMES = 8

Json = dict[str, Any]


def answer_document(
    question: str, game: str | None, answer: Answer, entry_of: Callable[[Hit], Json], games: Sequence[Json], limit: int, lang: str
) -> Json:
    """In: the answer, how to get a hit's API entry, the games of common.json; limit 0 means all; lang zh, en or both."""
    hits = answer.hits[:limit] if limit else answer.hits
    return {
        "q": question,
        "game": game,
        "results": [_result(hit, entry_of(hit), lang) for hit in hits],
        "corrected": answer.corrected,
        "guessed_game": answer.guessed_game,
        "nearest": None if hits else {
            "terms": [{"game": hit.game, **{key: entry_of(hit)[key] for key in ("id", "title")}} for hit in answer.nearest],
            "games": [{"id": g["id"], "name": g["name"]} for g in games[:NEAREST_GAMES]],
            "unknown_game": answer.unknown_game,
        },
    }


def _result(hit: Hit, entry: Json, lang: str) -> Json:
    url = entry["url"]["en" if lang == "en" else "zh"]
    return {"game": hit.game, "id": entry["id"], "kind": entry["kind"], "url": url, "score": math.floor(hit.score * 10000 + 0.5) / 10000}
