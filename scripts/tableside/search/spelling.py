"""Other ways to write a game's words, each with the word that is meant: worked out when the index is built, looked up by correct.py.

    shachong    -> 沙虫           the sound of names, words and, where nothing longer sounds so, of the commonest character
    护*标记     -> 护墙标记       a name of three or more characters with one of them open
    shieldwall  -> shield wall    a name run together
    ~sc         -> 沙虫           initials of a name
    supli       -> supply         a stem, as people write it
    *andworm    -> sandworm       a stem with its first letter open
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from . import pinyin
from .analysis import ALIKE_MARK, CHARACTER, CONCEPT, INITIALS, NAME_COST, STOP_COST, Lexicon, is_han, stem
from .correct import OPEN, SHORTEST_TYPO, SHORTEST_WITH_ONE_OPEN

# Ranks: a name 3, a word its cost (up to 20), then what is less sure.
ANOTHER_READING, STEM_RANK, CHARACTER_RANK = 10, 30, 100
LATIN_WORD = re.compile("[a-z]+")

Spellings = dict[str, list[int | str]]


def spellings(lexicon: Lexicon, given: Mapping[str, str], postings: Mapping[str, Sequence[int]], texts: Iterable[str]) -> Spellings:
    """In: a game's lexicon, readings given for names, postings, texts. Out: writing -> [rank, word]; of several words the best."""
    best: Spellings = {}
    for writing, rank, word in [*_candidates(lexicon, given, postings), *_stems(texts, lexicon)]:
        before = best.get(writing)
        if writing and writing != word and (before is None or [rank, word] < before):
            best[writing] = [rank, word]
    return dict(sorted(best.items()))


def _candidates(lexicon: Lexicon, given: Mapping[str, str], postings: Mapping[str, Sequence[int]]) -> Iterator[tuple[str, int, str]]:
    for name, terms in lexicon.names.items():
        if len(name) == 1 and all(term.startswith(ALIKE_MARK) for term in terms):
            continue  # 派 is no likelier than 牌; how common it is decides
        if all(map(is_han, name)):
            yield from _of_han_name(name, given.get(name))
            yield from _initials(name, terms, postings)
        elif " " in name and name.replace(" ", "").isalpha():
            yield name.replace(" ", ""), NAME_COST, name
    usual = {word: STOP_COST for word in lexicon.language.stop if is_han(word[0])} | lexicon.words
    for word, cost in usual.items():
        if word not in lexicon.names:
            yield pinyin.word_reading(word), cost, word
    for token, posting in postings.items():
        if token[0] == CHARACTER:
            yield pinyin.reading(token[1]), CHARACTER_RANK - min(80, len(posting) // 20), token[1]


def _initials(name: str, terms: Sequence[str], postings: Mapping[str, Sequence[int]]) -> Iterator[tuple[str, int, str]]:
    if len(name) > 1 and not terms[0].startswith(ALIKE_MARK):
        usual = max(len(postings.get(CONCEPT + term, ())) for term in terms)
        yield INITIALS + pinyin.initials(name), CHARACTER_RANK - min(90, usual // 2), name


def _stems(texts: Iterable[str], lexicon: Lexicon) -> Iterator[tuple[str, int, str]]:
    written = Counter(word for text in texts for word in LATIN_WORD.findall(text.lower()))
    shown: dict[str, str] = {}
    for word in sorted(written, key=lambda word: (-written[word], word)):
        shown.setdefault(stem(word, lexicon.language.irregular), word)
    for stemmed, word in shown.items():
        yield stemmed, STEM_RANK, word
        if len(stemmed) >= SHORTEST_TYPO:
            yield OPEN + stemmed[1:], CHARACTER_RANK - min(80, written[word]), word


def _of_han_name(name: str, given: str | None) -> Iterator[tuple[str, int, str]]:
    if given:
        yield given.replace(" ", ""), NAME_COST, name
    for number, sound in enumerate(pinyin.every_reading(name)):
        yield sound, NAME_COST if number == 0 and not given else ANOTHER_READING, name
    if len(name) >= SHORTEST_WITH_ONE_OPEN:
        for at in range(len(name)):
            yield name[:at] + OPEN + name[at + 1:], NAME_COST, name
