"""Which words the texts hold, and how usual each is. The only module that knows jieba; used when the index is built."""

from __future__ import annotations

import copy
import itertools
import logging
import math
import re
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from .analysis import is_han

LONGEST_WORD = 6
HAN_RUN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff]{2,}")
_NAME_FREQUENCY = 20000


def vocabulary(texts: Iterable[str], names: Iterable[str]) -> dict[str, int]:
    """Words of two or more Han characters in the texts, with their cost.

    In: folded texts; names of glossary terms, which the cutting must keep whole. Out: word -> cost, the natural
    logarithm of how rare the word is in jieba's dictionary, rounded (about 5 for the commonest, 18 for the rarest).
    """
    runs = {run for text in texts for run in HAN_RUN.findall(text)}
    with _tokenizer(name for name in names if len(name) > 1 and all(map(is_han, name))) as tokenizer:
        words = {word for run in runs for word in tokenizer.lcut(run, HMM=False)}
        words = {word for word in words if 1 < len(word) <= LONGEST_WORD and all(map(is_han, word))}
        return {word: _cost(tokenizer, word) for word in sorted(words)}


@contextmanager
def _tokenizer(names: Iterable[str]) -> Iterator[Any]:
    """jieba's tokenizer that knows these names too; its dictionary, too large to copy for each game, is put right afterwards."""
    plain = _plain_tokenizer()
    tokenizer = copy.copy(plain)
    names = sorted(names)
    before = {part: plain.FREQ.get(part) for name in names for part in itertools.accumulate(name)}
    try:
        for name in names:
            tokenizer.add_word(name, _NAME_FREQUENCY)
        yield tokenizer
    finally:
        for part, frequency in before.items():
            if frequency is None:
                plain.FREQ.pop(part, None)
            else:
                plain.FREQ[part] = frequency


@lru_cache(maxsize=1)
def _plain_tokenizer():
    """jieba's own dictionary, read once (about a second)."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # jieba 0.42.1 holds invalid escapes, which Python 3.12 and later report
        import jieba
    jieba.setLogLevel(logging.ERROR)
    tokenizer = jieba.Tokenizer()
    tokenizer.initialize()
    return tokenizer


def _cost(tokenizer, word: str) -> int:
    return round(math.log(tokenizer.total / max(1, tokenizer.FREQ.get(word) or 1)))
