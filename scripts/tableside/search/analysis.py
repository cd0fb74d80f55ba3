"""One analysis for both engines: text to units, units to words, numbers and names of glossary terms.

`content/assets/search/analyse.js` does the same; tests/data/analysis_vectors.json proves them equal.
Nothing here reads a file or a clock, and nothing depends on jieba, OpenCC or pypinyin: what those know arrives as tables.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from . import wordlists

HAN, WORD, NUMBER = "han", "word", "number"
HAN_CHARACTERS = "\u3007\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U0003134f"
GAME = "game:"  # begins the concept of a game
OTHER = "?"  # begins the id of a game that we do not have

# One character of its own costs less than any two, and any word of the vocabulary less than its characters apart.
CHARACTER_COST = 10
NAME_COST = 3
STOP_COST = 5

Json = dict[str, Any]


class Unit(NamedTuple):
    """The least that is matched: a Han character, a Latin word (stemmed) or a number.

    start and end index the original text; `joined` says that nothing visible stands between it and the unit before.
    """

    kind: str
    text: str
    start: int
    end: int
    joined: bool = False


class Span(NamedTuple):
    """Units from first up to, not including, last, and what they are: a word of the vocabulary, or the name of terms."""

    first: int
    last: int
    text: str
    concepts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Language:
    """What is common to all games: the traditional-to-simplified table and the small word lists."""

    fold: Mapping[str, str]
    stop: frozenset[str] = field(default_factory=lambda: frozenset(_stemmed_stop()))
    irregular: Mapping[str, str] = field(default_factory=lambda: wordlists.IRREGULAR)
    numbers: Mapping[str, int] = field(default_factory=lambda: wordlists.NUMBERS_EN)
    intents: Mapping[str, str] = field(default_factory=lambda: wordlists.INTENTS)
    _folded: dict[str, str] = field(default_factory=dict, compare=False, repr=False)
    _stems: dict[str, str] = field(default_factory=dict, compare=False, repr=False)

    def folded(self, character: str) -> str:
        """`fold_character`, remembered."""
        known = self._folded.get(character)
        if known is None:
            known = self._folded[character] = fold_character(character, self)
        return known

    def stemmed(self, word: str) -> str:
        """`stem`, remembered."""
        known = self._stems.get(word)
        if known is None:
            known = self._stems[word] = stem(word, self.irregular)
        return known

    def document(self) -> Json:
        """As exported: the fold table as two strings of equal length."""
        pairs = sorted(self.fold.items())
        return {
            "fold": ["".join(a for a, _ in pairs), "".join(b for _, b in pairs)],
            "stop": sorted(self.stop),
            "irregular": dict(sorted(self.irregular.items())),
            "numbers": dict(sorted(self.numbers.items())),
            "intents": dict(sorted(self.intents.items())),
        }

    @staticmethod
    def from_document(document: Json) -> Language:
        tables = (document[name] for name in ("irregular", "numbers", "intents"))
        return Language(dict(zip(*document["fold"], strict=True)), frozenset(document["stop"]), *tables)


class Lexicon:
    """A game's words with their costs and its glossary's names with their terms."""

    def __init__(self, language: Language, words: Mapping[str, int], names: Mapping[str, Iterable[str]]):
        """In: words (Han only, two or more characters) -> cost; keys of names (see `keyed`) -> ids of the terms that bear them."""
        self.language = language
        self.words = dict(words)
        self.names = {key: tuple(concepts) for key, concepts in names.items()}
        costs: dict[str, int] = {word: STOP_COST for word in language.stop if len(word) > 1 and is_han(word[0])}
        costs |= self.words
        costs |= {name: NAME_COST for name in self.names if len(name) > 1 and all(map(is_han, name))}
        # Every beginning of a word, with the word's cost where it is one.
        self._cost = {word[:end]: costs.get(word[:end]) for word in costs for end in range(2, len(word) + 1)}
        self._beginnings = {name[:end] for name in self.names for end in range(1, len(name) + 1)}

    def cut(self, run: str) -> list[str]:
        """Cuts a run of Han characters into the cheapest words; of equals, the one whose last word is longest."""
        length = len(run)
        least, starts = [0, *[math.inf] * length], [0] * (length + 1)
        for start in range(length):
            before = least[start]
            if before + CHARACTER_COST < least[start + 1]:
                least[start + 1], starts[start + 1] = before + CHARACTER_COST, start
            for end in range(start + 2, length + 1):
                word = run[start:end]
                if word not in self._cost:
                    break
                cost = self._cost[word]
                if cost is not None and before + cost < least[end]:
                    least[end], starts[end] = before + cost, start
        words, end = [], len(run)
        while end:
            words.append(run[starts[end]:end])
            end = starts[end]
        return words[::-1]

    def spans(self, found: list[Unit]) -> list[Span]:
        """The whole text as spans without overlap: names first (longest, from the left), the rest cut into words."""
        names = self._names_in(found)
        spans, position = [], 0
        for name in [*names, None]:
            until = name.first if name else len(found)
            if position < until:
                spans += self._words_between(found, position, until)
            if name:
                spans.append(name)
                position = name.last
        return spans

    def _names_in(self, found: list[Unit]) -> list[Span]:
        @cache
        def whole_words() -> set[tuple[int, int]]:
            return {(span.first, span.last) for span in self._words_between(found, 0, len(found))}

        names, first = [], 0
        while first < len(found):
            span = self._name_at(found, first, whole_words) if found[first].text in self._beginnings else None
            if span:
                names.append(span)
                first = span.last
            else:
                first += 1
        return names

    def _name_at(self, found: list[Unit], first: int, whole_words: Callable[[], set[tuple[int, int]]]) -> Span | None:
        longest, key = None, ""
        for last in range(first + 1, len(found) + 1):
            if key and not found[last - 1].joined and found[last - 1].kind == found[last - 2].kind == HAN:
                break
            key += _key_part(found, first, last - 1)
            if key not in self._beginnings:
                break
            if key not in self.names:
                continue
            if not self._must_stand_alone(key) or (first, last) in whole_words():
                longest = Span(first, last, key, self.names[key])
        return longest

    def _must_stand_alone(self, key: str) -> bool:
        """Whether a name counts only as a whole word: 分 in 2 分 but not in 分配, another game's 围棋 but not in 周围棋子."""
        return all(map(is_han, key)) and (len(key) == 1 or all(concept.startswith(GAME + OTHER) for concept in self.names[key]))

    def _words_between(self, found: list[Unit], first: int, last: int) -> list[Span]:
        spans = []
        for start, end in runs(found, first, last):
            if found[start].kind != HAN:
                spans.append(Span(start, end, found[start].text))
                continue
            position = start
            for word in self.cut("".join(u.text for u in found[start:end])):
                spans.append(Span(position, position + len(word), word))
                position += len(word)
        return spans


def is_han(character: str) -> bool:
    if character < "\u3007":
        return False
    code = ord(character)
    return 0x4E00 <= code <= 0x9FFF or 0x3400 <= code <= 0x4DBF or 0x20000 <= code <= 0x3134F or code == 0x3007


def fold_character(character: str, language: Language) -> str:
    """One character as it is matched: compatibility form, lower case, without marks, simplified; empty where it is invisible."""
    if character < "\x80":
        return character.lower()
    plain = unicodedata.normalize("NFKD", character).lower()
    kept = (c for c in plain if not _invisible(c))
    return "".join(language.fold.get(c, c) for c in kept)


def _invisible(character: str) -> bool:
    code = ord(character)
    return 0x300 <= code <= 0x36F or 0x200B <= code <= 0x200F or code in (0xAD, 0x2060, 0xFEFF) or 0xFE00 <= code <= 0xFE0F


# A word may hold digits (n2) and apostrophes before a letter (n'orr), a number full stops before a digit (37.2); 10vp is 10 and vp.
_UNIT = re.compile(f"(?P<{HAN}>[{HAN_CHARACTERS}])|(?P<{NUMBER}>[0-9]+(?:\\.[0-9]+)*)|(?P<{WORD}>[a-z](?:[a-z0-9]|['’](?=[a-z]))*)")
_INSIDE = frozenset("'’.")  # what may stand in a run of Latin letters and digits


def units(text: str, language: Language) -> list[Unit]:
    """A text's units in order. Whatever is neither Han, Latin letter nor digit separates."""
    whole, places = _folded(text, language)
    found: list[Unit] = []
    before, end = HAN, 0
    for match in _UNIT.finditer(whole):
        kind, written = match.lastgroup or "", match.group()
        start = match.start()
        joined = bool(found) and (start == end or _inside(whole[end:start], before, kind))
        before, end = kind, match.end()
        if kind == WORD:
            kind, written = _word(written, language)
        elif kind == NUMBER:
            written = _plain_number(written)
        found.append(Unit(kind, written, places[start], places[end - 1] + 1, joined))
    return found


def _folded(text: str, language: Language) -> tuple[str, Sequence[int]]:
    """A text as it is matched, and where in the text each of its characters comes from."""
    if text.isascii():
        return text.lower(), range(len(text))
    folded = list(map(language.folded, text))
    return "".join(folded), [place for place, characters in enumerate(folded) for _ in characters]


def _inside(between: str, before: str, after: str) -> bool:
    """Whether what stands between two units is part of a run of Latin letters and digits, the unit after it in the run or at its end."""
    return before != HAN and _INSIDE.issuperset(between) and not (after == HAN and between[-1] == ".")


def _plain_number(digits: str) -> str:
    return digits if "." in digits else digits.lstrip("0") or "0"


def _word(written: str, language: Language) -> tuple[str, str]:
    word = written.replace("'", "").replace("’", "")
    return (NUMBER, str(language.numbers[word])) if word in language.numbers else (WORD, language.stemmed(word))


def _stemmed_stop() -> Iterable[str]:
    return (word if is_han(word[0]) else stem(word, wordlists.IRREGULAR) for word in wordlists.STOP)


def stem(word: str, irregular: Mapping[str, str]) -> str:
    """A light English stem: plural, -ed, -ing, doubled consonant, final e, y as i. Irregular forms by table."""
    word = irregular.get(word, word)
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = _singular(word)
    for ending in ("ing", "ed"):
        if word.endswith(ending) and len(word) > len(ending) + 2 and any(v in word[: -len(ending)] for v in "aeiouy"):
            word = word[: -len(ending)]
            if len(word) > 2 and word[-1] == word[-2] and word[-1] not in "aeiousl":
                word = word[:-1]
            break
    if len(word) > 3 and word.endswith("e"):
        word = word[:-1]
    if len(word) > 2 and word.endswith("y"):
        word = word[:-1] + "i"
    return word


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    return word[:-2] if word.endswith(("xes", "ches", "shes", "sses", "zes")) else word[:-1]


def runs(found: list[Unit], first: int, last: int) -> list[tuple[int, int]]:
    """Runs of neighbouring Han characters; every other unit is a run of its own."""
    starts = [at for at in range(first, last) if at == first or not (found[at].joined and found[at].kind == found[at - 1].kind == HAN)]
    return list(zip(starts, [*starts[1:], last], strict=False))


def name_key(found: list[Unit]) -> str:
    """Units as one string, to look names up: Han characters joined, a blank between two other units."""
    return "".join(_key_part(found, 0, index) for index in range(len(found)))


def _key_part(found: list[Unit], first: int, index: int) -> str:
    unit = found[index]
    return f" {unit.text}" if index > first and unit.kind != HAN and found[index - 1].kind != HAN else unit.text


def keyed(names: Mapping[str, Iterable[str]], language: Language) -> dict[str, list[str]]:
    """Names as written -> ids, as keys of names -> ids; names that come to the same key share it."""
    result: dict[str, set[str]] = {}
    for name, ids in names.items():
        key = name_key(units(name, language))
        if key:
            result.setdefault(key, set()).update(ids)
    return {key: sorted(ids) for key, ids in sorted(result.items())}


def bigrams(found: list[Unit]) -> list[tuple[int, str]]:
    """Two neighbouring Han characters, with the index of the first."""
    return [
        (index, found[index].text + found[index + 1].text)
        for start, end in runs(found, 0, len(found)) if found[start].kind == HAN
        for index in range(start, end - 1)
    ]


def numbers(found: list[Unit]) -> list[tuple[int, int, str]]:
    """Numbers as first unit, last unit (not included), decimal digits: 3, 三 and three alike, 十五 as 15, 一二三 one by one."""
    result, end = [], 0
    for index, unit in enumerate(found):
        if unit.kind == NUMBER:
            result.append((index, index + 1, unit.text))
        elif index >= end and unit.text in _NUMERALS:
            end = index + 1
            while end < len(found) and found[end].text in _NUMERALS and found[end].joined:
                end += 1
            result += _han_numbers(found, index, end)
    return result


_NUMERALS = wordlists.DIGITS_ZH.keys() | wordlists.UNITS_ZH.keys()


def _han_numbers(found: list[Unit], first: int, last: int) -> list[tuple[int, int, str]]:
    value = _han_value("".join(u.text for u in found[first:last]))
    if value is not None:
        return [(first, last, str(value))]
    return [(i, i + 1, str(wordlists.DIGITS_ZH[found[i].text])) for i in range(first, last) if found[i].text in wordlists.DIGITS_ZH]


def _han_value(numeral: str) -> int | None:
    """The value of 十五, 二十, 一百零五; None for what is no single number, such as 一二三."""
    total, digit, smallest = 0, None, 10000
    for character in numeral:
        if character in wordlists.DIGITS_ZH:
            if digit:
                return None
            digit = wordlists.DIGITS_ZH[character]
            continue
        unit = wordlists.UNITS_ZH[character]
        if unit >= smallest:
            return None
        total += (1 if digit is None else digit) * unit
        digit, smallest = None, unit
    return total + (digit or 0)


# What tokens that are no text of two or more characters begin with.
CHARACTER, CONCEPT, DIGITS, INITIALS, TERM = "+", "@", "#", "~", "="
ALIKE_MARK = "*"  # begins the concept of words that mean alike at any table


def tokens(text: str, lexicon: Lexicon) -> list[str]:
    """Everything a document's text is found by: characters, bigrams, words of three or more, Latin words, numbers, concepts."""
    return unit_tokens(units(text, lexicon.language), lexicon)


def unit_tokens(found: list[Unit], lexicon: Lexicon) -> list[str]:
    """`tokens` of a text's units."""
    result = [CHARACTER + u.text if u.kind == HAN else u.text for u in found if u.kind != NUMBER]
    result += [bigram for _, bigram in bigrams(found)]
    result += [DIGITS + value for _, _, value in numbers(found)]
    for span in lexicon.spans(found):
        result += [CONCEPT + concept for concept in span.concepts]
        if not span.concepts and span.last - span.first > 2:
            result.append(span.text)
    return result
