"""The order of an index: Chinese by pinyin, English from A to Z, each name under its letter."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from ..search import pinyin

OTHER_LETTER = "#"

_ARTICLE = re.compile(r"^(?:the|an?)\s+", re.IGNORECASE)
_HAN = re.compile("[\u3400-\u9fff]+")
_EDGES = re.compile(r"^[^\w]+|[^\w]+$")

T = TypeVar("T")


def reading(name: str, lang: str, given: Mapping[str, str]) -> str:
    """What a name is sorted by: its pinyin without tones, or its English without article and accents, in small letters.

    `given` holds the pinyin of names that are not read as usual.
    """
    bare = _EDGES.sub("", name)
    read = _in_pinyin(bare, given.get(name, "")) if lang == "zh" else _ARTICLE.sub("", bare)
    plain = unicodedata.normalize("NFKD", read)
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()


def _in_pinyin(name: str, given: str) -> str:
    return (given or _HAN.sub(lambda run: pinyin.word_reading(run[0]), name)).replace(" ", "")


def letter(sorted_by: str) -> str:
    """The letter a reading stands under; digits and what else is no letter stand together."""
    first = sorted_by[:1].upper()
    return first if first.isascii() and first.isalpha() else OTHER_LETTER


def by_letter(things: Iterable[tuple[str, T]]) -> list[tuple[str, Sequence[T]]]:
    """Things with their readings, in order, under their letters; what is under no letter comes first."""
    groups: dict[str, list[T]] = {}
    for sorted_by, thing in sorted(things, key=lambda pair: (letter(pair[0]) != OTHER_LETTER, pair[0])):
        groups.setdefault(letter(sorted_by), []).append(thing)
    return list(groups.items())
