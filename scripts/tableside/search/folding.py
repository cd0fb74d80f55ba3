"""Traditional to simplified, character by character. The only module that knows OpenCC; used when the index is built."""

from __future__ import annotations

import opencc

BASIC_HAN = range(0x4E00, 0xA000)


def fold_table(useful: set[str]) -> dict[str, str]:
    """Traditional characters with their simplified form, for those forms that are in `useful` (the characters of the texts).

    A character whose simplified form no text holds can match nothing, so the table leaves it out.
    """
    convert = opencc.OpenCC("t2s").convert
    pairs = ((chr(code), convert(chr(code))) for code in BASIC_HAN)
    return {old: new for old, new in pairs if old != new and len(new) == 1 and new in useful}
