"""The JavaScript modules that a page loads: named in its head, so that a browser asks for all at once, not level by level."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

_IMPORT = re.compile(r"""^(?:import|export)\s+(?:[^"';=]*?\sfrom\s+)?["'](\.{1,2}/[^"']+)["'];""", re.MULTILINE)


def modules_of(folder: Path, entries: Iterable[str]) -> tuple[str, ...]:
    """In: the folder the site's files stand in, the modules a page names. Out: these and all they import, each once, as paths from the folder.

    FileNotFoundError where a module imports what is not there.
    """
    found: dict[str, None] = {}
    waiting = list(entries)
    while waiting:
        path = waiting.pop(0)
        if path in found:
            continue
        found[path] = None
        source = (folder / path).read_text(encoding="utf-8")
        waiting += [(folder / path).parent.joinpath(name).resolve().relative_to(folder.resolve()).as_posix() for name in _IMPORT.findall(source)]
    return tuple(found)
