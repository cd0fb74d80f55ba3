"""How characters and words are read. The only module that knows pypinyin; used when the index is built."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from functools import cache

from pypinyin import Style, lazy_pinyin, pinyin

# GB 2312 level 1: the characters a simplified-Chinese input method offers first, which is where homophones come from.
_COMMON = range(0xB0A1, 0xD7FA)
MOST_READINGS = 8


def syllable_table(texts: Iterable[str]) -> dict[str, str]:
    """Syllable without tone -> the characters read so, by their usual reading: those of the texts and the common ones."""
    characters = {c for text in texts for c in text if "\u4e00" <= c <= "\u9fff"} | _common_characters()
    table: dict[str, list[str]] = {}
    for character in sorted(characters):
        syllable = reading(character)
        if syllable:
            table.setdefault(syllable, []).append(character)
    return {syllable: "".join(found) for syllable, found in sorted(table.items())}


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


def _common_characters() -> set[str]:
    found = set()
    for code in _COMMON:
        try:
            found.add(code.to_bytes(2, "big").decode("gb2312"))
        except UnicodeDecodeError:
            continue
    return {c for c in found if "\u4e00" <= c <= "\u9fff"}
