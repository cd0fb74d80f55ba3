"""The two languages: each in its script, both with the same numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from ..chinese import to_simplified
from ..glossary import HAN_RUN, is_han
from ..knowledge import Game, Item
from ..model import Bilingual
from .fault import Fault

TEXT_FIELDS = ("title", "question", "text", "verdict", "answer", "unclear", "reading", "note")
LONGEST_ENGLISH_RUN = 5

Path = tuple[str | int, ...]

_ENGLISH_RUN = re.compile(r"[A-Za-z][A-Za-z'’]*(?: [A-Za-z'’]+)+")


def texts(item: Item) -> Iterator[tuple[Path, Bilingual]]:
    """The bilingual texts of an entry or a table, each with its path."""
    if item.kind == "table":
        yield from ((("columns", index), column) for index, column in enumerate(item.entry.columns))
        cells = (((index, place), cell) for index, row in enumerate(item.entry.rows) for place, cell in enumerate(row.cells))
        yield from ((("rows", index, "cells", place), cell) for (index, place), cell in cells if isinstance(cell, Bilingual))
    for field in TEXT_FIELDS:
        value = getattr(item.entry, field, None)
        if value is not None:
            yield (field,), value


def chinese_is_chinese(game: Game, item: Item) -> Iterator[Fault]:
    """A Chinese text is in Chinese: it has Han characters, and English only as names and terms."""
    names = game.known_names["en"]
    for at, value in texts(item):
        if not is_han(value.zh) and value.zh.lower() not in names and re.search("[A-Za-z]{2}", value.zh):
            yield Fault(f"Chinese without a Han character: “{value.zh[:30]}”", "Simplified Chinese", "write the Chinese text here", (*at, "zh"))
        for run in _ENGLISH_RUN.findall(value.zh):
            if len(run.split()) > LONGEST_ENGLISH_RUN and run.lower() not in names:
                yield Fault(f"English left in the Chinese text: “{run[:40]}”", "English only as a name or term", "translate it", (*at, "zh"))


def chinese_is_simplified(game: Game, item: Item) -> Iterator[Fault]:
    """A Chinese text is written in simplified characters."""
    for at, value in texts(item):
        traditional = sorted({c for c, s in zip(value.zh, to_simplified(value.zh), strict=True) if c != s})
        if traditional:
            yield Fault(f"traditional characters: {''.join(traditional)}",
                        f"simplified: {to_simplified(''.join(traditional))}", "replace them", (*at, "zh"))


def english_is_english(game: Game, item: Item) -> Iterator[Fault]:
    """An English text holds no Chinese but the names and terms of the game, and no full-width punctuation."""
    names = game.known_names["zh"]
    for at, value in texts(item):
        strange = [run for run in HAN_RUN.findall(value.en) if run not in names]
        if strange:
            yield Fault(f"Chinese left in the English text: {'、'.join(strange)[:40]}", "English, but for names and glossary terms",
                        "translate it, or add the term to terms.yml", (*at, "en"))
        wide = sorted(set(re.findall("[，。；：？！（）、]", value.en)))
        if wide:
            yield Fault(f"full-width punctuation in the English text: {''.join(wide)}", "ASCII punctuation", "replace it", (*at, "en"))


def same_numbers(game: Game, item: Item) -> Iterator[Fault]:
    """Both languages state the same numbers: each figure of one stands in the other, as a figure or in words."""
    for at, value in texts(item):
        zh_figures, zh_all = _chinese_numbers(value.zh)
        en_figures, en_all = _english_numbers(value.en)
        if zh_figures - en_all:
            yield Fault(f"{listed(zh_figures - en_all)} only in Chinese ({at[0]})", "the same numbers in both languages",
                        "write the same figures in the English text", (*at, "en"))
        if en_figures - zh_all:
            yield Fault(f"{listed(en_figures - zh_all)} only in English ({at[0]})", "the same numbers in both languages",
                        "write the same figures in the Chinese text", (*at, "zh"))


_FIGURE = re.compile(r"\d[\d,]*(?:\.\d+)?")
_ZH_DIGITS = {c: i for i, c in enumerate("零一二三四五六七八九")} | {"两": 2, "〇": 0, "双": 2, "俩": 2, "半": 0.5}
_ZH_NUMBER = re.compile("[零〇一二三四五六七八九十百两双俩半]+")
_EN_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
)
_EN_NUMBERS = {word: i for i, word in enumerate(_EN_WORDS.split())} | {
    "first": 1, "once": 1, "single": 1, "sole": 1, "only": 1, "alone": 1, "solo": 1, "second": 2, "twice": 2, "double": 2, "doubled": 2, "doubles": 2,
    "doubling": 2, "both": 2, "pair": 2, "pairs": 2, "either": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "half": 0.5, "thirty": 30,
    "forty": 40, "fifty": 50, "sixty": 60, "hundred": 100, "another": 1, "each": 1, "no": 0, "none": 0,
}
_ZH_WORDS = {"翻倍": 2, "加倍": 2, "首位": 1, "首轮": 1, "单人": 1, "唯一": 1, "没有": 0, "无": 0, "首": 1, "另": 1, "每": 1, "单": 1}


def _chinese_numbers(text: str) -> tuple[set[float], set[float]]:
    stated = figures(text)
    words = {number for run in _ZH_NUMBER.findall(text) for number in _chinese_values(run)}
    words |= {number for word, number in _ZH_WORDS.items() if word in text}
    return stated, stated | words


def _english_numbers(text: str) -> tuple[set[float], set[float]]:
    stated = figures(text)
    words = {_EN_NUMBERS[word] for word in re.findall("[a-z]+", text.lower()) if word in _EN_NUMBERS}
    return stated, stated | words


def numbers(values: Iterable[Bilingual]) -> set[float]:
    """Every number some texts state, as a figure or in words of either language."""
    return {number for value in values for number in _chinese_numbers(value.zh)[1] | _english_numbers(value.en)[1]}


def figures(text: str) -> set[float]:
    """The numbers written as figures."""
    return {float(figure.replace(",", "")) for figure in _FIGURE.findall(text) if figure.replace(",", "")}


@cache
def _chinese_values(run: str) -> tuple[float, ...]:
    """A run of numerals as the number it spells (二十三: 23) and as its single digits (三四人: 3, 4)."""
    values = [float(_ZH_DIGITS[c]) for c in run if c in _ZH_DIGITS]
    total, digit = 0.0, 0.0
    for character in run:
        if character in "十百":
            total += (digit or 1) * (10 if character == "十" else 100)
            digit = 0.0
        else:
            digit = float(_ZH_DIGITS[character])
    return (*values, total + digit)


def listed(found: set[float]) -> str:
    """Numbers as a message names them."""
    return ", ".join(f"{number:g}" for number in sorted(found))
