"""More games than there are, as real ones would be: the same sentences about other things.

A copy of a game keeps the language that all rules share and gives new names to its terms and to a part of its other
words, so that the vocabulary grows with the entries as it does from game to game.
"""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

SHARE_OF_OTHER_WORDS = 0.2
WORD = re.compile("[A-Za-z]{4,}|[\u4e00-\u9fff]{2,4}")
TEXTS = ("title", "question", "verdict", "text", "answer", "unclear", "reading", "note", "ask")
LETTERS = "bcdfghjklmnprstvwz", "aeiou"

Json = dict[str, Any]


def grown(documents: Sequence[Json], entries: int) -> Iterator[Json]:
    """In: API documents of real games; how many entries are wanted. Out: these and renamed copies of them; always the same ones."""
    for copy in itertools.count():
        for document in documents:
            if entries <= 0:
                return
            more = _renamed(document, copy) if copy else document
            yield {**more, "entries": more["entries"][:entries]}
            entries -= len(more["entries"])


def _renamed(document: Json, copy: int) -> Json:
    chance = random.Random(f"{document['game']} {copy}")
    new = {old: _invented(old, chance) for old in _changing(document, chance)}
    pattern = re.compile("|".join(map(re.escape, sorted(new, key=lambda word: (-len(word), word)))))
    entries = []
    for entry in document["entries"]:
        texts = json.loads(pattern.sub(lambda found: new[found[0]], json.dumps({k: entry[k] for k in TEXTS if k in entry}, ensure_ascii=False)))
        if "verdict" in entry:
            texts["verdict"]["tone"] = entry["verdict"]["tone"]
        entries.append({**entry, **texts})
    return {**document, "game": f"{document['game']}-{copy}", "entries": entries}


def _changing(document: Json, chance: random.Random) -> set[str]:
    entries = document["entries"]
    names = {word for entry in entries if entry["kind"] == "term" for text in entry["title"].values() for word in WORD.findall(text)}
    texts = [text for entry in entries for text in (entry.get("text") or entry.get("answer") or {}).values()]
    others = {word for text in texts for word in WORD.findall(text)}
    keys = {"tone", "title", "question", "verdict", "text", "answer", "unclear", "reading", "note"}
    return {word for word in names | set(chance.sample(sorted(others), int(SHARE_OF_OTHER_WORDS * len(others)))) if word not in keys}


def _invented(word: str, chance: random.Random) -> str:
    if word[0] > "z":
        return "".join(chr(chance.randrange(0x4E00, 0x9000)) if chance.random() < 0.15 else chance.choice(word) for _ in word)
    letters = "".join(chance.choice(LETTERS[place % 2]) for place in range(len(word)))
    return letters.capitalize() if word[0].isupper() else letters
