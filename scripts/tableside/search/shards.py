"""Cuts the lines of games (records.py) into shards, so that a question fetches only what it needs of them.

The index of one game or of several is one head and many shards. Everything is sorted by key, and a shard holds the keys
from its start up to the next shard's. The head:

    games        [{game, entries, rows, profiles}]   rows: runs of [kind, table, how many]; entries are counted on from game to game
    starts       where each shard begins: of its first key no more than tells it from the key before it
    characters   {"铀": ["uranium"]}   names of a single Han character
    longest      characters in the longest name
    longestWord  characters in the longest word or name of Han characters alone

A shard, each map only where it holds something:

    postings     {token: "gaps weights"}     gaps between entries in the digits of `number`, a blank, one hexadecimal digit of weight an entry
    words        {"预约": 9}
    names        {"沙虫": ["sandworm"]}
    spellings    {"!shachong": "沙虫"}       keys as `spelling_key` writes them
    faces        {"@point": {"分": ["分配"]}}  names to mark in a text; those of one character with the longer words that are not meant

The postings of a single character stand under the character itself, and names with one character open under what is known
of them: so most of what a question looks up lies close together. The index of all games keeps the best word of each
spelling; the names that people give to games are names like others.
"""

from __future__ import annotations

import heapq
import itertools
import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from .analysis import is_han
from .processes import mapped
from .records import GAME_NAME, TERM_NAME, Part, name_lines, number

# The more there is, the larger its shards: their starts travel with every question.
LEAST_CHARACTERS, MOST_CHARACTERS = 1200, 5000
RANGES = 4

Json = dict[str, Any]
Shard = tuple[str, str]  # its start and its text


def sharded(parts: Sequence[Part], game_names: Mapping[str, Sequence[str]]) -> tuple[Json, list[str]]:
    """In: the parts of some games, one after the other; keys of the names of all games -> concepts. Out: head and shards, as JSON texts."""
    names = _one_character_names(parts, game_names)
    longer = _longer_words(names, parts, game_names)
    size = _size_of_shards(sum(len(part.lines) for part in parts))

    def cut(limits: tuple[str, str | None]) -> list[Shard]:
        lines = heapq.merge(*(_between(part.read(), *limits) for part in parts), _between(iter(name_lines(game_names)), *limits))
        return list(_cut(_items(lines, longer, parts[0].first), size, limits[0]))

    limits = _limits(parts)
    cuts = [cut(limits[0])] if len(limits) == 1 else mapped(cut, limits)
    shards = [shard for some in cuts for shard in some]
    known = [*names, *game_names, *itertools.chain.from_iterable(part.words for part in parts)]
    head = {
        "games": [{"game": p.game, "entries": p.entries, "rows": p.rows, "profiles": p.profiles} for p in parts],
        "starts": [start for start, _ in shards],
        "characters": {name: terms for name, terms in sorted(names.items()) if is_han(name)},
        "longest": max(map(len, known), default=0),
        "longestWord": max((len(name) for name in known if all(map(is_han, name))), default=0),
    }
    return head, [text for _, text in shards]


def _one_character_names(parts: Sequence[Part], game_names: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    names: dict[str, list[str]] = {}
    for part in parts:
        for name, terms in part.names.items():
            names[name] = sorted({*names.get(name, []), *terms})
    for name, concepts in game_names.items():
        if len(name) == 1:
            names[name] = [*names.get(name, []), *concepts]
    return names


def _longer_words(names: Iterable[str], parts: Sequence[Part], game_names: Iterable[str]) -> dict[str, list[str]]:
    """Names of one character -> the words and longer names that it is part of."""
    longer: dict[str, set[str]] = {name: set() for name in names}
    for word in itertools.chain(game_names, *(part.words for part in parts)):
        for character in longer.keys() & set(word) if len(word) > 1 else ():
            longer[character].add(word)
    return {name: sorted(words) for name, words in longer.items()}


def _size_of_shards(total: int) -> int:
    return max(LEAST_CHARACTERS, min(MOST_CHARACTERS, math.isqrt(total)))


def _limits(parts: Sequence[Part]) -> list[tuple[str, str | None]]:
    """Ranges of keys of about equal size, always the same ones for the same parts: one of them where there is one part."""
    keys = [line.partition("\t")[0] for line in max(parts, key=lambda part: len(part.lines)).read()] if len(parts) > 1 else []
    edges = sorted({keys[len(keys) * place // RANGES] for place in range(1, RANGES)}) if len(keys) > RANGES else []
    return list(itertools.pairwise(["", *edges, None]))


def _between(lines: Iterator[str], first: str, last: str | None) -> Iterator[str]:
    inside = itertools.dropwhile(lambda line: line < first, lines) if first else lines
    return itertools.takewhile(lambda line: line < last, inside) if last else inside


def _items(lines: Iterable[str], longer: Mapping[str, Sequence[str]], before: int) -> Iterator[tuple[str, str, str]]:
    """Merges lines of one key and map. In: sorted lines; how many entries stand before the index's own. Out: key, map, value as JSON."""
    for head, values in itertools.groupby(lines, lambda line: line[:line.rindex("\t")]):
        yield _item(head, [line[len(head) + 1:-1] for line in values], longer, before)


def _item(head: str, values: Sequence[str], longer: Mapping[str, Sequence[str]], before: int) -> tuple[str, str, str]:
    key, _, field = head.partition("\t")
    if field == "postings":
        return key, field, f'"{_posting(values, before)}"'
    if field == "faces":
        return key, field, _json({name: longer.get(name, []) for name in dict.fromkeys(values)})
    return key, field, _json(_MERGED[field](values))


def _posting(values: Sequence[str], before: int) -> str:
    gaps, weights = "", ""
    for value in values:
        first, last, more, weight = value.split(" ")
        gaps += number(int(first) - before) + more
        weights += weight
        before = int(last)
    return f"{gaps} {weights}"


def _word(values: Sequence[str]) -> int:
    return int(values[0])


def _names(values: Sequence[str]) -> list[str]:
    told = dict.fromkeys(values)
    return [value[2:] for kind in (TERM_NAME, GAME_NAME) for value in told if value[0] == kind]


def _spelling(values: Sequence[str]) -> str:
    return values[0].partition(" ")[2]


_MERGED: dict[str, Callable[[Sequence[str]], Any]] = {"words": _word, "names": _names, "spellings": _spelling}


_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _cut(items: Iterable[tuple[str, str, str]], size: int, start: str) -> Iterator[Shard]:
    """In: sorted items, characters a shard, what no key is before. One key is never in two shards."""
    before, held, filled = start, {}, 0
    for key, field, value in items:
        if filled >= size and key != before:
            yield start, _text(held)
            start, held, filled = _shortest_after(before, key), {}, 0
        before = key
        item = f"{_json(key)}:{value}"
        held.setdefault(field, []).append(item)
        filled += len(item)
    if held:
        yield start, _text(held)


def _shortest_after(before: str, key: str) -> str:
    """The shortest beginning of a key that comes after the key before it."""
    same = next((at for at, (a, b) in enumerate(zip(before, key, strict=False)) if a != b), len(before))
    return key[:same + 1]


def _text(held: Mapping[str, Sequence[str]]) -> str:
    return "{" + ",".join(f'"{field}":{{{",".join(items)}}}' for field, items in held.items()) + "}"
