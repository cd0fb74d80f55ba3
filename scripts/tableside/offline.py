"""What the site's service worker keeps on a reader's device: made from the whole built site, so it is written last.

    sw.js                          names the version and its list; the worker itself is assets/js/offline_worker.js
    offline/list.<version>.json    every file worth keeping, in parts: the core, one a game, and the search over all games
    offline/<game>.links.json      light page -> place among the rules, for a shared link opened without a connection

A version is a hash of all files. The worker checks what it fetches against the list and keeps each version in caches
of its own, so that two versions are never mixed. Light pages are many and need nothing else: they are kept as visited.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from . import urls
from .compact import compact_json
from .knowledge import Game, KnowledgeBase

CORE = "core"
ALL_GAMES = "all-games"
FOLDER = "offline/"
WORKER = "sw.js"
HASH_LENGTH = 16
VERSION_LENGTH = 12

# Files no page asks for: for other programs, and this module's own.
_NOT_KEPT = ("404.html", "api/", "feed", "llms.txt", "offline/", "robots.txt", "sitemap", "sw.js")
_NEEDED_OF_API = "api/v1/games.json"

_REMOVES_ITSELF = """// Offline reading is switched off (mkdocs.yml: extra.offline). This worker takes itself and what was kept off the device.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const mine = `tableside ${self.registration.scope} `;
  for (const name of await caches.keys()) if (name.startsWith(mine)) await caches.delete(name);
  await self.registration.unregister();
})()));
"""

Json = dict[str, Any]


def write_offline(site: Path, knowledge: KnowledgeBase, date: str = "", enabled: bool = True) -> None:
    """Writes the worker and its lists into a finished site. `date` is that of the data, by default the last day a game was checked.

    Where not `enabled`, writes a worker that removes itself from the devices of earlier readers. OSError where the disk refuses.
    """
    if not enabled:
        (site / WORKER).write_text(_REMOVES_ITSELF, encoding="utf-8")
        return
    (site / FOLDER).mkdir(exist_ok=True)
    for old in (site / FOLDER).glob("list.*.json"):
        old.unlink()
    for game in knowledge.games:
        (site / _links_path(game)).write_bytes(compact_json(light_links(game)))
    date = date or max((game.info.checked for game in knowledge.games), default="")
    document = precache_list(_read(site), [game.id for game in knowledge.games], date)
    (site / list_path(document["version"])).write_bytes(compact_json(document))
    (site / WORKER).write_text(worker(document["version"], date), encoding="utf-8")


def precache_list(files: Mapping[str, bytes], games: Iterable[str], date: str) -> Json:
    """The list: {version, date, parts: {name: {bytes, files: {address: hash}}}}.

    `files` are the site's, by path from its root; `bytes` is what a part weighs compressed, as it travels.
    """
    names = list(games)
    parts: dict[str, Json] = {name: {"bytes": 0, "files": {}} for name in (CORE, *names, ALL_GAMES)}
    for path in sorted(files):
        if not is_kept(path):
            continue
        part = parts[part_of(path, names)]
        part["files"][path.removesuffix("index.html")] = hashlib.sha256(files[path]).hexdigest()[:HASH_LENGTH]
        part["bytes"] += len(gzip.compress(files[path], 6, mtime=0))
    version = hashlib.sha256(compact_json({"date": date, "parts": parts})).hexdigest()[:VERSION_LENGTH]
    return {"version": version, "date": date, "parts": parts}


def is_kept(path: str) -> bool:
    """Whether a file of the site is worth keeping on a device."""
    if path == _NEEDED_OF_API or path.endswith(".links.json"):
        return True
    inside = path.removeprefix("en/")
    if any(step.startswith(".") for step in path.split("/")):
        return False  # hosts do not serve them
    return not inside.startswith(_NOT_KEPT) and inside.split("/")[1:2] != ["r"]


def part_of(path: str, games: Iterable[str]) -> str:
    """The game a file belongs to: a folder or the beginning of a file's name says so (search/<game>.index.json); else the core.

    The index over all games is of use only to who keeps all of them, and is a part of its own.
    """
    steps = path.split("/")
    shared = ALL_GAMES if steps[0] == "search" and len(steps) > 2 else CORE
    return next((game for game in games if any(step == game or step.startswith(f"{game}.") for step in steps)), shared)


def light_links(game: Game) -> dict[str, str]:
    """Name of a light page -> its entry among the rules, from the site's root, without language."""
    links = {name: urls.entry(item, "zh") for item in (*game.items, *game.tables) for name in (item.id, *item.entry.formerly)}
    return links | {f"{urls.TERM_PREFIX}{term.id}": urls.term(game.id, term.id, "zh") for term in game.terms}


def list_path(version: str) -> str:
    return f"{FOLDER}list.{version}.json"


def worker(version: str, date: str) -> str:
    """The text of sw.js. It changes with every version, which is how browsers notice one."""
    settings = json.dumps({"version": version, "date": date, "list": list_path(version)})
    return f'self.TABLESIDE = {settings};\nimportScripts("assets/js/offline_worker.js");\n'


def _links_path(game: Game) -> str:
    return f"{FOLDER}{game.id}.links.json"


def _read(site: Path) -> dict[str, bytes]:
    """The site's files that are worth keeping, by path from its root."""
    files = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    return {name: path.read_bytes() for name, path in files.items() if is_kept(name)}
