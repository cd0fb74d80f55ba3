"""When each entry was last changed, from the data's git history. The only module that knows git.

A build outside a repository, or in a shallow clone whose history is cut off, knows no dates; what is not
committed has none either, so that the same commit always yields the same dates.
"""

from __future__ import annotations

import subprocess
from collections import defaultdict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from .knowledge import Item, KnowledgeBase

# Game and entry → the day and time of its last change, such as 2026-11-30T18:03:01Z.
Dates = Mapping[tuple[str, str], str]

_NOT_COMMITTED = "0" * 40


def change_dates(knowledge: KnowledgeBase) -> Dates:
    """The dates of all entries and tables whose history is known. Raises nothing: no git, no repository, no dates."""
    files: dict[str, list[Item]] = defaultdict(list)
    for game in knowledge.games:
        for item in (*game.items, *game.tables):
            files[item.place.path].append(item)
    if not files or not _has_whole_history(Path(next(iter(files))).parent):
        return {}
    with ThreadPoolExecutor() as pool:
        dated = pool.map(lambda path: _dates_of_file(Path(path), files[path]), files)
    return {key: date for found in dated for key, date in found.items()}


def _dates_of_file(path: Path, items: list[Item]) -> dict[tuple[str, str], str]:
    times = line_times(_git(path.parent, "blame", "--porcelain", "--", path.name))
    starts = sorted(item.place.line for item in items)
    following = dict(zip(starts, [*starts[1:], max(times, default=0) + 1], strict=True))
    dates = {}
    for item in items:
        start = item.place.line
        known = [times[line] for line in range(start, following[start]) if line in times]
        if known:
            dates[item.game, item.id] = f"{datetime.fromtimestamp(max(known), UTC):%Y-%m-%dT%H:%M:%SZ}"
    return dates


def line_times(blame: str) -> dict[int, int]:
    """Line number → seconds since 1970 of the commit that wrote it, from `git blame --porcelain`; uncommitted lines are left out."""
    commits: dict[int, str] = {}
    times: dict[str, int] = {}
    commit = ""
    for line in blame.splitlines():
        if line.startswith("\t"):
            continue
        word, _, rest = line.partition(" ")
        if len(word) == len(_NOT_COMMITTED) and rest[:1].isdigit():
            commit = word
            commits[int(rest.split()[1])] = commit
        elif word == "committer-time":
            times[commit] = int(rest)
    return {number: times[commit] for number, commit in commits.items() if commit != _NOT_COMMITTED}


def _has_whole_history(folder: Path) -> bool:
    return _git(folder, "rev-parse", "--is-shallow-repository").strip() == "false"


def _git(folder: Path, *arguments: str) -> str:
    """What git prints; nothing where it is missing or refuses."""
    try:
        done = subprocess.run(["git", "-C", str(folder), *arguments], capture_output=True, text=True, encoding="utf-8", errors="replace", check=False)
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""
