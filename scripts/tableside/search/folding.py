"""The table of traditional characters that goes with the index, so that neither engine needs OpenCC to read a question."""

from __future__ import annotations

from ..chinese import simplified

BASIC_HAN = range(0x4E00, 0xA000)


def fold_table(useful: set[str]) -> dict[str, str]:
    """Traditional characters with their simplified form, for those forms that are in `useful` (the characters of the texts).

    A character whose simplified form no text holds can match nothing, so the table leaves it out.
    """
    pairs = ((chr(code), simplified(chr(code))) for code in BASIC_HAN)
    return {old: new for old, new in pairs if old != new and new in useful}
