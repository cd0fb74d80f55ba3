"""Indexes of games, made anew only of those that changed since an earlier build.

The only module of the search that reads and writes a cache. What an index depends on is its key: the game's texts, what
folding does to their characters, and this package's code.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterable, Sequence
from functools import cache as remembered
from functools import partial
from pathlib import Path
from typing import Any

from .analysis import Language
from .index import all_texts, game_index
from .processes import mapped

Json = dict[str, Any]


def game_indexes(documents: Sequence[Json], language: Language, cache: Path | None = None) -> list[Json]:
    """In: API documents; the language; a folder to keep indexes in. Out: an index of each, the same whatever the cache holds."""
    made = list(mapped(partial(kept_index, language=language, cache=cache), documents))
    forget_others(cache, (name for _, name in made))
    return [index for index, _ in made]


def kept_index(document: Json, language: Language, cache: Path | None = None) -> tuple[Json, str]:
    """A game's index, from the cache where it is there, and the name it is kept by."""
    name = f"{_key(document, language)}.json"
    path = cache / name if cache else None
    index = _read(path)
    if index is None:
        index = game_index(document, language)
        _write(path, index)
    return index, name


def forget_others(cache: Path | None, names: Iterable[str]) -> None:
    """Removes the indexes that are kept by none of these names."""
    for old in {path.name for path in cache.glob("*.json")} - set(names) if cache else ():
        (cache / old).unlink(missing_ok=True)


def _key(document: Json, language: Language) -> str:
    characters = set("".join(all_texts(document)))
    folded = {character: language.fold[character] for character in sorted(characters) if character in language.fold}
    digest = hashlib.sha256(_code())
    for part in (document, folded):
        digest.update(json.dumps(part, ensure_ascii=False).encode("utf-8"))
    return digest.hexdigest()[:20]


@remembered
def _code() -> bytes:
    return b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))


def _read(path: Path | None) -> Json | None:
    try:
        return json.loads(path.read_text(encoding="utf-8")) if path else None
    except (OSError, ValueError):
        return None


def _write(path: Path | None, index: Json) -> None:
    """Keeps an index; a cache that cannot be written is only slower."""
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, suffix=".part", encoding="utf-8", delete=False) as scratch:
            scratch.write(json.dumps(index, ensure_ascii=False, separators=(",", ":")))
        os.replace(scratch.name, path)
    except OSError:
        return
