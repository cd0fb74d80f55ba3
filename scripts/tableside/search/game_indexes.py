"""Indexes of many games: on every processor, and only of those that changed since an earlier build.

The only module of the search that reads and writes a cache. What an index depends on is its key: the game's texts, what
folding does to their characters, and this package's code.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import tempfile
from collections.abc import Sequence
from functools import cache as remembered
from functools import partial
from pathlib import Path
from typing import Any

from . import segment
from .analysis import Language
from .index import all_texts, game_index

Json = dict[str, Any]


def game_indexes(documents: Sequence[Json], language: Language, cache: Path | None = None) -> list[Json]:
    """In: API documents; the language; a folder to keep indexes in. Out: an index of each, the same whatever the cache holds."""
    paths = [cache / f"{_key(document, language)}.json" if cache else None for document in documents]
    indexes = [_read(path) for path in paths]
    missing = [place for place, index in enumerate(indexes) if index is None]
    made = _made([documents[place] for place in missing], language)
    for place, index in zip(missing, made, strict=True):
        indexes[place] = index
        _write(paths[place], index)
    if cache and made:
        for old in set(cache.glob("*.json")) - set(paths):
            old.unlink(missing_ok=True)
    return indexes  # type: ignore[return-value]


def _made(documents: Sequence[Json], language: Language) -> list[Json]:
    make = partial(game_index, language=language)
    workers = min(len(documents), os.cpu_count() or 1)
    if workers < 2 or "fork" not in multiprocessing.get_all_start_methods():
        return [make(document) for document in documents]
    segment.prepare()  # once, before there are several of us
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        by_size = sorted(range(len(documents)), key=lambda place: -len(documents[place]["entries"]))
        made = dict(zip(by_size, pool.imap(make, [documents[place] for place in by_size], chunksize=1), strict=True))
    return [made[place] for place in range(len(documents))]


def _key(document: Json, language: Language) -> str:
    characters = set("".join(all_texts(document)))
    folded = {character: language.fold[character] for character in sorted(characters) if character in language.fold}
    digest = hashlib.sha256(_code())
    for part in (document, folded):
        digest.update(json.dumps(part, ensure_ascii=False, sort_keys=True).encode("utf-8"))
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
            json.dump(index, scratch, ensure_ascii=False)
        os.replace(scratch.name, path)
    except OSError:
        return
