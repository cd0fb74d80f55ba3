"""How characters and words are read. The only module that knows pypinyin; used when the index is built."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from pypinyin import Style, lazy_pinyin, pinyin

# GB 2312 level 1: the characters a simplified-Chinese input method offers first, which is where homophones come from.
_COMMON = range(0xB0A1, 0xD7FA)
MOST_READINGS = 8


def syllable_table(texts: Iterable[str]) -> dict[str, str]:
    """Syllable without tone -> the characters read so, by their usual reading: those of the texts and the common ones."""
    characters = {c for text in texts for c in text if "\u4e00" <= c <= "\u9fff"}.union(_common_characters())
    table: dict[str, list[str]] = {}
    for character in sorted(characters):
        syllable = reading(character)
        if syllable:
            table.setdefault(syllable, []).append(character)
    return {syllable: "".join(found) for syllable, found in sorted(table.items())}


def packed(table: Mapping[str, str]) -> dict[str, Any]:
    """A syllable table in a sixth of its size: GB 2312 has its common characters in the order of their sound, so that runs tell it.

    Out: {common: "a2 ai13 …", the syllables of these characters in that order, each with the number of them unless that is 1;
    others: the table of the rest}.
    """
    sounds = {character: syllable for syllable, characters in table.items() for character in characters}
    common = [sounds.pop(character, "-") for character in _common_characters()]
    runs = [(syllable, len(list(run))) for syllable, run in itertools.groupby(common)]
    others: dict[str, str] = {}
    for character, syllable in sounds.items():
        others[syllable] = others.get(syllable, "") + character
    return {"common": " ".join(f"{syllable}{count}" if count > 1 else syllable for syllable, count in runs), "others": others}


@cache
def reading(character: str) -> str:
    """The usual reading of a character, without tone, ü as v; empty for what is no Han character."""
    return "".join(lazy_pinyin(character, style=Style.NORMAL, errors="ignore", v_to_u=False)[:1])


def readings(character: str) -> list[str]:
    """The usual reading of a character in a list; none for what is no Han character."""
    return [found] if (found := reading(character)) else []


@cache
def word_reading(word: str) -> str:
    """A word's syllables run together, read as a whole: 重置 chongzhi."""
    return "".join(lazy_pinyin(word, style=Style.NORMAL, errors="ignore", v_to_u=False))


def every_reading(word: str) -> list[str]:
    """All that a word's characters allow, as the whole word is read first: 重置 chongzhi, zhongzhi. At most MOST_READINGS."""
    characters = pinyin(word, style=Style.NORMAL, heteronym=True, errors="ignore", v_to_u=False)
    by_character = itertools.islice(map("".join, itertools.product(*characters)), MOST_READINGS)
    return list(dict.fromkeys([word_reading(word), *by_character]))


def unusual_readings(words: Iterable[str], given: Mapping[str, str]) -> dict[str, str]:
    """Words that are not read character by character: 重置 chong zhi. `given` overrides (terms.yml)."""
    result = {}
    for word in words:
        read = given.get(word) or " ".join(lazy_pinyin(word, style=Style.NORMAL, v_to_u=False))
        if read != " ".join(reading(c) for c in word if reading(c)):
            result[word] = read
    return dict(sorted(result.items()))


@cache
def initials(text: str) -> str:
    """First letters of the Han characters of a text: 土地上限 tdsx."""
    return "".join(s[0] for s in lazy_pinyin(text, style=Style.NORMAL, errors="ignore") if s)


@cache
def _common_characters() -> tuple[str, ...]:
    """In the order of GB 2312."""
    codes = (code.to_bytes(2, "big") for code in _COMMON if code & 0xFF > 0xA0)
    return tuple(character for code in codes for character in code.decode("gb2312", errors="ignore"))
