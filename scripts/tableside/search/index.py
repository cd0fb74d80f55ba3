"""Builds a game's index from its API document: a pure function, the same bytes for the same data.

An index is a JSON object:

    game
    kinds, tables   one kind and one number of a table for each entry, in the order of the API document
    profiles        [[players, modules in, modules out, not checked with]]: the distinct tables, for whom entries hold
    words           {"预约": 9}             words of the texts -> cost, for cutting (see analysis.Lexicon)
    names           {"沙虫": ["sandworm"]}  folded names of glossary terms -> ids of the terms; "*" and a word: the like of it (wordlists.py)
    spellings       {"shachong": [3, "沙虫"]}   other ways to write a word -> [rank, word], the least rank first (spelling.py)
    postings        {token: [entry, weight, entry, weight, …]}   entries counted from 0

Weights are BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009, §3.5): term frequencies weighted by
field and normalised by field length are added, then saturated to tf / (K1 + tf), and here quantised to 1 … WEIGHT_MAX.
Words borrowed from entries alike (borrowing.py) have a small weight of their own. A reader only multiplies and adds.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from . import segment, spelling
from .analysis import DIGITS, TERM, Language, Lexicon, keyed, name_key, unit_tokens, units
from .borrowing import WEIGHT as BORROWED_WEIGHT
from .borrowing import borrowed
from .rank import WEIGHT_MAX
from .wordlists import ALIKE

K1 = 1.5

# Field of the API document -> (weight, how much its length counts).
FIELDS = {
    "title": (2.4, 0.4),
    "question": (2.4, 0.4),
    "ask": (1.4, 0.3),
    "text": (1.0, 0.25),
    "answer": (1.0, 0.25),
    "verdict": (0.6, 0.3),
    "unclear": (0.6, 0.5),
    "reading": (0.6, 0.5),
    "note": (0.3, 0.5),
}
COUNT, CAN = ANSWERS = ("?count", "?can")
ANY_TABLE: list[list[Any]] = [[], [], [], []]

Json = dict[str, Any]


def texts_of(entry: Json, field: str) -> list[str]:
    """Every wording a field of an API entry holds, in both languages."""
    value = entry.get(field)
    if not value:
        return []
    wordings = [value[lang] for lang in ("zh", "en") if value.get(lang)]
    return [text for wording in wordings for text in ([wording] if isinstance(wording, str) else wording)]


def all_texts(document: Json) -> list[str]:
    """Every searched wording of a game's API document."""
    return [text for entry in document["entries"] for field in FIELDS for text in texts_of(entry, field)]


def game_index(document: Json, language: Language) -> Json:
    """In: a game's API document (`tableside.api.game_document`). Out: its index, as described above."""
    lexicon, readings = _lexicon(document, language)
    profiles, tables = _tables(document["entries"])
    postings = _postings(document["entries"], lexicon)
    return {
        "game": document["game"],
        "kinds": [entry["kind"] for entry in document["entries"]],
        "tables": tables,
        "profiles": profiles,
        "words": lexicon.words,
        "names": {name: list(terms) for name, terms in sorted(lexicon.names.items())},
        "spellings": spelling.spellings(lexicon, readings, postings, all_texts(document)),
        "postings": _with_borrowed(postings, [number for number, entry in enumerate(document["entries"]) if entry["kind"] != "term"]),
    }


def _lexicon(document: Json, language: Language) -> tuple[Lexicon, dict[str, str]]:
    """A game's lexicon, and the readings that terms.yml gives of its names."""
    names: dict[str, list[str]] = {}
    for concept, alike in ALIKE.items():
        for name in alike:
            names.setdefault(name, []).append(concept)
    readings = {}
    for term in document["entries"]:
        if term["kind"] == "term":
            for name in [*texts_of(term, "title"), *texts_of(term, "ask")]:
                names.setdefault(name, []).append(term["terms"][0])
            if term.get("pinyin"):
                readings[name_key(units(term["title"]["zh"], language))] = term["pinyin"]
    keys = keyed(names, language)
    return Lexicon(language, segment.vocabulary(_folded(all_texts(document), language), keys), keys), readings


def _folded(texts: list[str], language: Language) -> Iterable[str]:
    table = {ord(character): language.folded(character) for character in set().union(*texts)}
    return (text.translate(table) for text in texts)


def _tables(entries: list[Json]) -> tuple[list[Any], list[int]]:
    """Distinct tables, and for each entry the number of its own."""
    profiles: list[Any] = []
    tables = []
    for entry in entries:
        profile = _profile(entry["scope"]) if entry.get("scope") and entry["kind"] != "term" else ANY_TABLE
        if profile not in profiles:
            profiles.append(profile)
        tables.append(profiles.index(profile))
    return profiles, tables


def _profile(scope: Json) -> list[list[Any]]:
    """For whom an entry holds: with an expansion that it leaves out it is not wrong, only not checked."""
    out = [module for module in scope["modules"]["out"] if module not in scope["unchecked"]]
    return [scope["players"], scope["modules"]["in"], out, scope["unchecked"]]


def _field_counts(entry: Json, field: str, lexicon: Lexicon) -> tuple[Counter[str], int]:
    counts: Counter[str] = Counter()
    length = 0
    for text in texts_of(entry, field):
        found = units(text, lexicon.language)
        counts.update(unit_tokens(found, lexicon))
        length += len(found)
    return counts, length


def _postings(entries: list[Json], lexicon: Lexicon) -> dict[str, list[int]]:
    fields = [{field: _field_counts(entry, field, lexicon) for field in FIELDS if entry.get(field)} for entry in entries]
    usual = {field: _mean(found[field][1] for found in fields if field in found) for field in FIELDS}
    weights: defaultdict[str, dict[int, float]] = defaultdict(dict)
    for number, found in enumerate(fields):
        for field, (counts, length) in found.items():
            weight, share = FIELDS[field]
            by_length = 1 - share + share * length / usual[field] if length else 1
            for token, count in counts.items():
                held = weights[token]
                held[number] = held.get(number, 0) + weight * count / by_length
    for number, (entry, found) in enumerate(zip(entries, fields, strict=True)):
        if entry["kind"] == "term":
            weights[TERM + entry["terms"][0]][number] = math.inf
        for kind in _answers(entry, found):
            weights[kind][number] = math.inf
    return {token: _posting(held) for token, held in sorted(weights.items())}


def _with_borrowed(postings: Mapping[str, list[int]], entries: list[int]) -> dict[str, list[int]]:
    """The postings, and in them the words that entries borrow from those like them (borrowing.py)."""
    added = borrowed({token: posting for token, posting in postings.items() if token not in ANSWERS}, entries)
    return {token: _merged(posting, added[token]) if token in added else posting for token, posting in postings.items()}


def _merged(posting: list[int], borrowers: Iterable[int]) -> list[int]:
    weights = dict(zip(posting[::2], posting[1::2], strict=True)) | dict.fromkeys(borrowers, BORROWED_WEIGHT)
    return [number for entry in sorted(weights) for number in (entry, weights[entry])]


def _answers(entry: Json, found: Mapping[str, tuple[Counter[str], int]]) -> list[str]:
    """The kinds of answer an entry gives (wordlists.INTENTS): a number, a yes or no."""
    said = [found[field][0] for field in ("verdict", "text", "answer") if field in found and entry["kind"] != "term"]
    counts = any(token[0] == DIGITS for tokens in said for token in tokens)
    decides = (entry.get("verdict") or {}).get("tone") in ("yes", "no", "depends")
    return [COUNT] * counts + [CAN] * decides


def _mean(lengths: Iterable[int]) -> float:
    found = [length for length in lengths if length]
    return sum(found) / len(found) if found else 1


def _posting(held: Mapping[int, float]) -> list[int]:
    return [number for entry, frequency in held.items() for number in (entry, _weight(frequency))]


@lru_cache(maxsize=1 << 16)
def _weight(frequency: float) -> int:
    return max(1, round(WEIGHT_MAX / (1 + K1 / frequency)))
