"""How characters and words are read. The only module that knows pypinyin; used when the index is built."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pypinyin import Style, lazy_pinyin, pinyin

# GB 2312 level 1 and 2: the characters a simplified-Chinese input method offers first, which is where homophones come from.
_COMMON = range(0xB0A1, 0xF7FF)


def syllable_table(texts: Iterable[str]) -> dict[str, str]:
    """Syllable without tone -> the characters read so, by their usual reading: those of the texts and the common ones."""
    characters = {c for text in texts for c in text if "\u4e00" <= c <= "\u9fff"} | _common_characters()
    table: dict[str, list[str]] = {}
    for character in sorted(characters):
        for syllable in readings(character):
            table.setdefault(syllable, []).append(character)
    return {syllable: "".join(found) for syllable, found in sorted(table.items())}


def readings(character: str) -> list[str]:
    """The usual reading of a character, without tone, ü as v."""
    found = pinyin(character, style=Style.NORMAL, errors="ignore", v_to_u=False)
    return [found[0][0]] if found else []


def unusual_readings(words: Iterable[str], given: Mapping[str, str]) -> dict[str, str]:
    """Words that are not read character by character as `syllable_table` says: 重置 chong zhi. `given` overrides (terms.yml)."""
    result = {}
    for word in words:
        read = given.get(word) or " ".join(lazy_pinyin(word, style=Style.NORMAL, v_to_u=False))
        if read != " ".join(readings(c)[0] for c in word if readings(c)):
            result[word] = read
    return dict(sorted(result.items()))


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
