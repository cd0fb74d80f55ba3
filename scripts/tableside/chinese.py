"""Traditional and simplified characters. The one module that knows OpenCC."""

from __future__ import annotations

from functools import cache

import opencc


@cache
def _converter() -> opencc.OpenCC:
    return opencc.OpenCC("t2s")


@cache
def simplified(character: str) -> str:
    """The simplified form of one character; itself where it has none.

    Source of the table: OpenCC's TSCharacters, first form of each.
    """
    converted = _converter().convert(character)
    return converted if len(converted) == 1 else character


def to_simplified(text: str) -> str:
    """A text with each traditional character replaced by its simplified form; the length stays."""
    return "".join(simplified(c) if "\u3400" <= c <= "\u9fff" else c for c in text)
