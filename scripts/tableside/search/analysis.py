"""One analysis for both engines: text to units, units to words, numbers and names of glossary terms.

`content/assets/search/analyse.js` mirrors this module step by step; tests/data/analysis_vectors.json proves them equal.
Nothing here reads a file or a clock, and nothing depends on jieba, OpenCC or pypinyin: what those know arrives as tables.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from . import wordlists

HAN, WORD, NUMBER = "han", "word", "number"
GAME = "game:"  # begins the concept of a game
OTHER = "?"  # begins the id of a game that we do not have

# One character of its own costs less than any two, and any word of the vocabulary less than its characters apart.
CHARACTER_COST = 10
NAME_COST = 3
STOP_COST = 5

Json = dict[str, Any]


@dataclass(frozen=True)
class Unit:
    """The least that is matched: a Han character, a Latin word (stemmed) or a number.

    start and end index the original text; `joined` says that nothing visible stands between it and the unit before.
    """

    kind: str
    text: str
    start: int
    end: int
    joined: bool = False


@dataclass(frozen=True)
class Span:
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

    def folded(self, character: str) -> str:
        """`fold_character`, remembered."""
        known = self._folded.get(character)
        if known is None:
            known = self._folded[character] = fold_character(character, self)
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
        self._cost = {word: STOP_COST for word in language.stop if len(word) > 1 and is_han(word[0])}
        self._cost |= self.words
        self._cost |= {name: NAME_COST for name in self.names if len(name) > 1 and all(map(is_han, name))}
        self._longest_word = max(map(len, self._cost), default=1)
        self._beginnings = {name[:end] for name in self.names for end in range(1, len(name) + 1)}

    def cut(self, run: str) -> list[str]:
        """Cuts a run of Han characters into the cheapest words; of equals, the one whose last word is longest."""
        best: list[tuple[int, int]] = [(0, 0)]
        for end in range(1, len(run) + 1):
            choice = (best[end - 1][0] + CHARACTER_COST, end - 1)
            for start in range(end - 2, max(-1, end - self._longest_word - 1), -1):
                cost = self._cost.get(run[start:end])
                if cost is not None and best[start][0] + cost <= choice[0]:
                    choice = (best[start][0] + cost, start)
            best.append(choice)
        words, end = [], len(run)
        while end:
            words.append(run[best[end][1]:end])
            end = best[end][1]
        return words[::-1]

    def spans(self, found: list[Unit]) -> list[Span]:
        """The whole text as spans without overlap: names first (longest, from the left), the rest cut into words."""
        names = self._names_in(found)
        spans, position = [], 0
        for name in [*names, None]:
            until = name.first if name else len(found)
            spans += self._words_between(found, position, until)
            if name:
                spans.append(name)
                position = name.last
        return spans

    def _names_in(self, found: list[Unit]) -> list[Span]:
        whole_words = {(span.first, span.last) for span in self._words_between(found, 0, len(found))}
        names, first = [], 0
        while first < len(found):
            span = self._name_at(found, first, whole_words)
            if span:
                names.append(span)
                first = span.last
            else:
                first += 1
        return names

    def _name_at(self, found: list[Unit], first: int, whole_words: set[tuple[int, int]]) -> Span | None:
        longest, key = None, ""
        for last in range(first + 1, len(found) + 1):
            if last - 1 > first and found[last - 2].kind == found[last - 1].kind == HAN and not found[last - 1].joined:
                break
            key += _key_part(found, first, last - 1)
            if key not in self._beginnings:
                break
            if key not in self.names:
                continue
            if (first, last) in whole_words or not self._must_stand_alone(key):
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


def units(text: str, language: Language) -> list[Unit]:
    """A text's units in order. Whatever is neither Han, Latin letter nor digit separates."""
    found: list[Unit] = []
    letters: list[tuple[str, int, int]] = []
    joined = False
    for index, character in enumerate(text):
        for folded in language.folded(character):
            if "a" <= folded <= "z" or "0" <= folded <= "9" or folded in "'’." and letters:
                letters.append((folded, index, index + 1))
                continue
            if letters:
                found += _latin_units(letters, joined, language)
                joined = letters[-1][0] != "."
                letters = []
            if is_han(folded):
                found.append(Unit(HAN, folded, index, index + 1, joined))
            joined = is_han(folded)
    return found + _latin_units(letters, joined, language)


def _latin_units(letters: list[tuple[str, int, int]], joined: bool, language: Language) -> list[Unit]:
    """Words and numbers in a run of Latin letters, digits, apostrophes and full stops: 37.2, n'orr, 10vp as 10 and vp."""
    found, position = [], 0
    while position < len(letters):
        character = letters[position][0]
        end = position + 1
        if character in "'’.":
            position = end
            continue
        digits = character <= "9"
        while end < len(letters) and _belongs(letters, end, digits):
            end += 1
        text = "".join(c for c, _, _ in letters[position:end] if c not in "'’")
        start, stop = letters[position][1], letters[end - 1][2]
        kind, text = (NUMBER, _plain_number(text)) if digits else _word(text, language)
        found.append(Unit(kind, text, start, stop, joined))
        position, joined = end, True
    return found


def _belongs(letters: list[tuple[str, int, int]], at: int, digits: bool) -> bool:
    character = letters[at][0]
    following = letters[at + 1][0] if at + 1 < len(letters) else " "
    if digits:
        return "0" <= character <= "9" or character == "." and "0" <= following <= "9"
    if character in "'’":
        return "a" <= following <= "z"
    return character != "."


def _plain_number(digits: str) -> str:
    return digits if "." in digits else digits.lstrip("0") or "0"


def _word(word: str, language: Language) -> tuple[str, str]:
    return (NUMBER, str(language.numbers[word])) if word in language.numbers else (WORD, stem(word, language.irregular))


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
    spans: list[tuple[int, int]] = []
    for index in range(first, last):
        joins = index > first and found[index].joined and found[index].kind == found[index - 1].kind == HAN
        if joins:
            spans[-1] = (spans[-1][0], index + 1)
        else:
            spans.append((index, index + 1))
    return spans


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
    result, index = [], 0
    while index < len(found):
        if found[index].kind == NUMBER:
            result.append((index, index + 1, found[index].text))
            index += 1
            continue
        end = index
        while end < len(found) and found[end].kind == HAN and _is_numeral(found[end].text) and (end == index or found[end].joined):
            end += 1
        if end > index:
            result += _han_numbers(found, index, end)
        index = max(end, index + 1)
    return result


def _is_numeral(character: str) -> bool:
    return character in wordlists.DIGITS_ZH or character in wordlists.UNITS_ZH


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
