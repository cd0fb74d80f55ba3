"""Finds the glossary's terms in a text, longest first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from .model import Term

_WORD = re.compile(r"[A-Za-z0-9]+(?:['’][A-Za-z]+)?|[^\W\d_]+", re.UNICODE)
HAN_RUN = re.compile("[\u3400-\u9fff]+")


class TermFinder:
    """Finds the names of terms in texts of one language.

    Chinese by longest match over characters, English by longest match over
    words, each word in any inflection. With `aliases`, other names count too.
    """

    def __init__(self, terms: Iterable[Term], lang: str, aliases: bool = False):
        self._by_characters = lang == "zh"
        self._terms_by_key: dict[tuple[str, ...] | str, list[Term]] = {}
        for term in terms:
            for name in names_of(term, lang, aliases):
                self._terms_by_key.setdefault(self._key(name), []).append(term)
        self._longest = max((len(key) for key in self._terms_by_key), default=0)

    def spans(self, text: str) -> Iterator[tuple[int, int, list[Term]]]:
        """Start, end and the terms so named, left to right, without overlap."""
        yield from self._character_spans(text) if self._by_characters else self._word_spans(text)

    def terms(self, text: str) -> list[Term]:
        """The terms in a text, each once, in order of appearance."""
        return list({term.id: term for _, _, terms in self.spans(text) for term in terms}.values())

    def _key(self, name: str) -> tuple[str, ...] | str:
        return name.lower() if self._by_characters else tuple(stem(word) for word in _WORD.findall(name))

    def _character_spans(self, text: str) -> Iterator[tuple[int, int, list[Term]]]:
        folded, start = text.lower(), 0
        while start < len(folded):
            for length in range(min(self._longest, len(folded) - start), 0, -1):
                end = start + length
                terms = self._terms_by_key.get(folded[start:end])
                if terms and _stands_alone(folded, start, end):
                    yield start, end, terms
                    start = end
                    break
            else:
                start += 1

    def _word_spans(self, text: str) -> Iterator[tuple[int, int, list[Term]]]:
        words = list(_WORD.finditer(text))
        stems = [stem(word[0]) for word in words]
        first = 0
        while first < len(words):
            for length in range(min(self._longest, len(words) - first), 0, -1):
                terms = self._terms_by_key.get(tuple(stems[first:first + length]))
                if terms:
                    yield words[first].start(), words[first + length - 1].end(), terms
                    first += length
                    break
            else:
                first += 1


def names_of(term: Term, lang: str, aliases: bool = False) -> list[str]:
    """A term's headword in a language, with its aliases where asked for."""
    return [getattr(term, lang), *(getattr(term.aliases, lang) if aliases else [])]


def name_occurs(name: str, text_stems: str) -> bool:
    """Whether an English name stands in a text given as `stemmed(text)`, whatever longer name it is part of."""
    return f" {' '.join(stem(word) for word in _WORD.findall(name))} " in text_stems


def stemmed(text: str) -> str:
    """A text as its stems between single spaces, for `name_occurs`."""
    return f" {' '.join(stem(word) for word in _WORD.findall(text))} "


def stem(word: str) -> str:
    """An English word without its inflection, so that spies and spy, acquired and acquire meet.

    Cuts the endings 's, ies, ied, ing, ed, es, s and a final e; it need not yield a word.
    """
    word = word.lower().replace("’", "'")
    word = word.removesuffix("'s").removesuffix("'")
    if len(word) > 4 and word.endswith(("ies", "ied")):
        return f"{word[:-3]}y"
    for ending in ("ing", "ed", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not (ending == "s" and word.endswith("ss")):
            word = word.removesuffix(ending)
            break
    doubled = len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls"
    return word[:-1] if doubled else word


def _stands_alone(text: str, start: int, end: int) -> bool:
    """Latin letters and digits at a name's edge must not run on into their neighbours (PDS in PDSX)."""
    def joined(left: str, right: str) -> bool:
        return left.isascii() and left.isalnum() and right.isascii() and right.isalnum()

    return not (start > 0 and joined(text[start - 1], text[start])) and not (end < len(text) and joined(text[end - 1], text[end]))


def is_han(text: str) -> bool:
    """Whether a text holds a Han character."""
    return bool(HAN_RUN.search(text))
