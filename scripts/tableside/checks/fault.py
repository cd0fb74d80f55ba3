"""What a check yields: the fault without its file and line."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Any

from ..findings import Place

SHOWN_AT_MOST = 12


@dataclass(frozen=True)
class Fault:
    """A fault of one entry. `at` is its path inside the entry; `reference` the id it failed to find."""

    found: str
    expected: str
    tip: str
    at: tuple[Any, ...] = ()
    reference: str | None = None


@dataclass(frozen=True)
class GameFault:
    """A fault of a game's registries. `file` and `at` say where, unless `place` does."""

    subject: str
    found: str
    expected: str
    tip: str
    file: str = "game"
    at: tuple[Any, ...] = ()
    place: Place | None = None
    reference: str | None = None


def near(word: str, words: list[str]) -> str:
    """A tip naming the word that was probably meant."""
    close = difflib.get_close_matches(word, words, 1)
    if close:
        return f"did you mean `{close[0]}`?"
    return f"known: {', '.join(sorted(words))}" if 0 < len(words) <= SHOWN_AT_MOST else "look the name up in the game's files"
