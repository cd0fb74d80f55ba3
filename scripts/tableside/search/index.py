"""Builds a game's search shard from its API document: a pure function, the same bytes for the same data.

A shard is a JSON object:

    format, game
    words      {"7": "可以 预约 …"}      cost -> words, for cutting (see analysis.Lexicon)
    names      {"沙虫": ["sandworm"]}    folded names of glossary terms -> ids of the terms
    initials   {"sc": ["sandworm"]}      pinyin initials of those names
    readings   {"重置": "chong zhi"}     words not read character by character as the common table says
    profiles   [[players, in, out]]      for whom entries hold, each distinct set once
    entries    [[id, kind, profile]]     in the order of the API document; postings count them from 0
    rarest     idf of a token that no entry holds
    postings   {token: [idf, entry, weight, gap, weight, …]}   first entry, then gaps between entries

Weights are BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009, §3.5): term frequencies weighted by
field and normalised by field length are added, then saturated to tf / (K1 + tf), and here quantised to 1 … WEIGHT_MAX.
idf is ln(1 + (N - n + ½) / (n + ½)), times IDF_SCALE, rounded. A reader only multiplies and adds whole numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from . import pinyin, segment
from .analysis import INITIALS, Language, Lexicon, fold_character, is_han, keyed, name_key, tokens, units
from .shards import FORMAT, WEIGHT_MAX, idf

K1 = 0.9

# Field of the API document -> (weight, how much its length counts).
FIELDS = {
    "title": (2.4, 0.4),
    "question": (2.4, 0.4),
    "ask": (2.0, 0.3),
    "text": (1.0, 0.5),
    "answer": (1.0, 0.5),
    "verdict": (0.6, 0.3),
    "unclear": (0.6, 0.5),
    "reading": (0.6, 0.5),
    "note": (0.3, 0.5),
}

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


def shard(document: Json, language: Language) -> Json:
    """In: a game's API document (`tableside.api.game_document`). Out: its shard, as described above."""
    lexicon, terms = _lexicon(document, language)
    profiles, entries = _entries(document["entries"])
    return {
        "format": FORMAT,
        "game": document["game"],
        "words": _words_by_cost(lexicon.words),
        "names": {name: list(concepts) for name, concepts in sorted(lexicon.names.items())},
        "initials": _initials(lexicon.names),
        "readings": pinyin.unusual_readings({*lexicon.words, *filter(_all_han, lexicon.names)}, _given_readings(terms, language)),
        "profiles": profiles,
        "entries": entries,
        "rarest": idf(len(entries), 0),
        "postings": _postings(document["entries"], lexicon),
    }


def _lexicon(document: Json, language: Language) -> tuple[Lexicon, list[Json]]:
    terms = [entry for entry in document["entries"] if entry["kind"] == "term"]
    names: dict[str, list[str]] = {}
    for term in terms:
        for name in [*texts_of(term, "title"), *texts_of(term, "ask")]:
            names.setdefault(name, []).append(_term_id(term))
    keys = keyed(names, language)
    folded = ("".join(fold_character(c, language) for c in text) for text in all_texts(document))
    words = segment.vocabulary(folded, keys)
    return Lexicon(language, words, keys), terms


def _term_id(term: Json) -> str:
    return term["terms"][0]


def _all_han(text: str) -> bool:
    return all(map(is_han, text))


def _given_readings(terms: list[Json], language: Language) -> dict[str, str]:
    return {name_key(units(term["title"]["zh"], language)): term["pinyin"] for term in terms if term.get("pinyin")}


def _words_by_cost(words: Mapping[str, int]) -> dict[str, str]:
    grouped: dict[int, list[str]] = {}
    for word, cost in sorted(words.items()):
        grouped.setdefault(cost, []).append(word)
    return {str(cost): " ".join(found) for cost, found in sorted(grouped.items())}


def _initials(names: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    result: dict[str, set[str]] = {}
    for name, concepts in names.items():
        if len(name) > 1 and _all_han(name):
            result.setdefault(pinyin.initials(name), set()).update(concepts)
    return {initials: sorted(concepts) for initials, concepts in sorted(result.items())}


def _entries(entries: list[Json]) -> tuple[list[Any], list[Any]]:
    profiles: list[Any] = []
    rows = []
    for entry in entries:
        scope = entry.get("scope")
        profile = [scope["players"], scope["modules"]["in"], scope["modules"]["out"]] if scope and entry["kind"] != "term" else [[], [], []]
        if profile not in profiles:
            profiles.append(profile)
        rows.append([entry["id"], entry["kind"], profiles.index(profile)])
    return profiles, rows


def _field_counts(entry: Json, field: str, lexicon: Lexicon) -> tuple[Counter[str], int]:
    counts: Counter[str] = Counter()
    length = 0
    for text in texts_of(entry, field):
        counts.update(tokens(text, lexicon))
        length += len(units(text, lexicon.language))
    if field in ("title", "question") and entry.get(field):
        counts[INITIALS + pinyin.initials(entry[field]["zh"])] += 1
    return counts, length


def _postings(entries: list[Json], lexicon: Lexicon) -> dict[str, list[int]]:
    fields = [{field: _field_counts(entry, field, lexicon) for field in FIELDS} for entry in entries]
    usual = {field: _mean(found[field][1] for found in fields) for field in FIELDS}
    weights: dict[str, dict[int, float]] = {}
    for number, found in enumerate(fields):
        for field, (counts, length) in found.items():
            weight, share = FIELDS[field]
            by_length = 1 - share + share * length / usual[field] if length else 1
            for token, count in counts.items():
                held = weights.setdefault(token, {})
                held[number] = held.get(number, 0) + weight * count / by_length
    return {token: _posting(held, len(entries)) for token, held in sorted(weights.items())}


def _mean(lengths: Iterable[int]) -> float:
    found = [length for length in lengths if length]
    return sum(found) / len(found) if found else 1


def _posting(held: Mapping[int, float], entries: int) -> list[int]:
    posting, before = [idf(entries, len(held))], 0
    for number, frequency in sorted(held.items()):
        posting += [number - before, max(1, round(WEIGHT_MAX * frequency / (K1 + frequency)))]
        before = number
    return posting
