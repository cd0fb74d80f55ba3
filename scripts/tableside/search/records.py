"""A game's index (index.py) as sorted lines, so that those of many games can be merged as they are read.

A line is a key, the map of the shard it belongs in, and a value, with tabs between; shards.py tells what the maps hold:

    沙虫     postings    0000003 0000047 $&O 9de   the first entry and the last, all gaps but the first, the weights
    预约     words       09
    沙虫     names       0 sandworm                1 before the concept of a game
    !supli   spellings   030 supply                its rank and the word
    @point   faces       分

Of the lines with one key and map, the first is the best: values are written so that they sort as they count.
"""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .analysis import CHARACTER, CONCEPT, INITIALS
from .correct import OPEN
from .query import GAME

SPELLING = "!"
TERM_NAME, GAME_NAME = "0", "1"
# 35 … 126 without the backslash: printable, and nothing that JSON would escape.
DIGITS = "".join(chr(code) for code in range(35, 127) if chr(code) != "\\")[:90]
HALF = len(DIGITS) // 2

Json = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """What one game adds to an index of many. `first` is its first entry's number there; `names` are those of one character."""

    game: str
    first: int
    entries: int
    rows: list[list[Any]]
    profiles: list[Any]
    names: dict[str, list[str]]
    words: list[str]
    lines: bytes

    def read(self) -> Iterator[str]:
        """Its lines."""
        return io.TextIOWrapper(io.BytesIO(self.lines), encoding="utf-8", newline="\n")


def part_of(index: Json, first: int) -> Part:
    """In: a game's index, and how many entries the games before it have."""
    names = index["names"]
    return Part(
        index["game"], first, len(index["kinds"]), _rows(index), index["profiles"],
        {name: terms for name, terms in names.items() if len(name) == 1},
        sorted({*index["words"], *(name for name in names if len(name) > 1)}),
        "".join(sorted(_lines(index, first))).encode("utf-8"),
    )


def name_lines(names: Mapping[str, Sequence[str]]) -> list[str]:
    """The lines of names that people give to games."""
    return sorted(f"{name}\tnames\t{GAME_NAME} {concept}\n" for name, concepts in names.items() for concept in concepts)


def token_key(token: str) -> str:
    """Where a token's postings are kept: a character's among all else that begins with it."""
    return token[1:] if token[0] == CHARACTER else token


def spelling_key(writing: str) -> str:
    """Where another writing of a word is kept: those with one character open among all else that begins with their first known one."""
    if OPEN not in writing:
        return SPELLING + writing
    return writing[1:] + SPELLING if writing[0] == OPEN else writing


def number(value: int) -> str:
    """A whole number in digits of base 45, the least first; all but the last come from the upper half of DIGITS."""
    written = ""
    while value >= HALF:
        written += DIGITS[HALF + value % HALF]
        value = value // HALF
    return written + DIGITS[value]


def _rows(index: Json) -> list[list[Any]]:
    return [[kind, table, len(list(run))] for (kind, table), run in itertools.groupby(zip(index["kinds"], index["tables"], strict=True))]


def _lines(index: Json, first: int) -> Iterator[str]:
    for token, posting in index["postings"].items():
        yield f"{token_key(token)}\tpostings\t{_written(posting, first)}\n"
    for word, cost in index["words"].items():
        yield f"{word}\twords\t{cost:02}\n"
    for name, terms in index["names"].items():
        for term in terms:
            yield f"{name}\tnames\t{TERM_NAME} {term}\n"
            if name[0] != INITIALS and not term.startswith(GAME):
                yield f"{CONCEPT}{term}\tfaces\t{name}\n"
    for writing, (rank, word) in index["spellings"].items():
        yield f"{spelling_key(writing)}\tspellings\t{rank:03} {word}\n"


def _written(posting: Sequence[int], first: int) -> str:
    entries = posting[::2]
    gaps = "".join([_GAPS[b - a] if b - a < len(_GAPS) else number(b - a) for a, b in itertools.pairwise(entries)])
    weights = "".join(["0123456789abcdef"[weight] for weight in posting[1::2]])
    return f"{first + entries[0]:07} {first + entries[-1]:07} {gaps} {weights}"


_GAPS = [number(gap) for gap in range(HALF * HALF)]
