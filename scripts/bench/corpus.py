"""API documents kept on disk and read one at a time, so that more of them can be measured than memory holds."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

Json = dict[str, Any]


class Corpus(Sequence[Json]):
    """The documents of a folder, in their order."""

    def __init__(self, folder: Path):
        self._paths = sorted(folder.glob("*.json"))

    @staticmethod
    def write(folder: Path, documents: Iterable[Json]) -> Corpus:
        """Replaces the folder with these documents."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for number, document in enumerate(documents):
            (folder / f"{number:05}.json").write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
        return Corpus(folder)

    def __len__(self) -> int:
        return len(self._paths)

    def __getitem__(self, place: int) -> Json:  # type: ignore[override]
        return json.loads(self._paths[place].read_text(encoding="utf-8"))
