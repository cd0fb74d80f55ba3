"""Our own engine: build in a process of its own, then questions in a worker in Chromium."""

from __future__ import annotations

import gzip
import os
import resource
import shutil
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tableside.search.export import each_file

from .chromium import page_of

ASSETS = Path(__file__).resolve().parents[2] / "content" / "assets" / "search"
WORKER = """
import { Finder } from "/assets/search/finder.js";
const base = new URL("/search/", location).href;
const PASSES = 5;
// A request is of the round after that of the latest answer it can have waited for.
const noted = (finder, seen) => {
  const json = finder.json.bind(finder);
  let arrived = 0;
  finder.json = async (file) => {
    const round = arrived + 1;
    seen.push([file, round]);
    const held = await json(file);
    arrived = Math.max(arrived, round);
    return held;
  };
  return finder;
};
addEventListener("message", async ({ data: asked }) => {
  const cold = [];
  for (const [q, game] of asked) {
    const seen = [];
    await noted(new Finder(base), seen).find(q, { game, limit: 11 });
    cold.push(seen);
  }
  const finder = new Finder(base);
  for (const [q, game] of asked) await finder.find(q, { game, limit: 11 });
  const times = asked.map(() => Infinity);
  const found = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const [place, [q, game]] of asked.entries()) {
      const start = performance.now();
      const { results } = await finder.answer(q, { game, limit: 10 });
      times[place] = Math.min(times[place], performance.now() - start);
      found[place] = results.slice(0, 3).map((r) => `${r.game}/${r.id}`);
    }
  }
  postMessage({ cold, times, found });
});
"""
ASK = """(asked) => new Promise((done) => {
  const worker = new Worker("/worker.js", { type: "module" });
  worker.onmessage = ({ data }) => done(data);
  worker.postMessage(asked);
})"""

Json = dict[str, Any]


class _OneChanged(Sequence[Json]):
    """The same documents, the first without its first entry."""

    def __init__(self, documents: Sequence[Json]):
        self._documents = documents

    def __len__(self) -> int:
        return len(self._documents)

    def __getitem__(self, place: int) -> Json:  # type: ignore[override]
        document = self._documents[place]
        return document if place else {**document, "entries": document["entries"][1:]}


def build(documents: Sequence[Json], games: list[Json], folder: Path) -> Json:
    """Writes what the browser needs. Out: seconds from nothing, of the clock and of all processors, and with one game changed; memory in MB.

    Memory is at most so much: the most the process held and, for every processor, the most that any of its children held.
    """
    shutil.rmtree(folder, ignore_errors=True)
    cache = folder / "cache"
    seconds = _seconds(documents, games, cache, folder / "site")
    processors = sum(usage.ru_utime + usage.ru_stime for usage in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))
    again = _seconds(_OneChanged(documents), games, cache, folder / "changed")
    shutil.rmtree(folder / "changed")
    own, child = (resource.getrusage(who).ru_maxrss / 1024 for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    shutil.copytree(ASSETS, folder / "site" / "assets" / "search")
    (folder / "site" / "worker.js").write_text(WORKER, encoding="utf-8")
    (folder / "site" / "index.html").write_text("<!doctype html><title>bench</title>", encoding="utf-8")
    return {"build s": seconds, "cpu s": processors, "1 game s": again, "MB": round(own + (os.cpu_count() or 1) * child)}


def _seconds(documents: Sequence[Json], games: list[Json], cache: Path, site: Path) -> float:
    start = time.perf_counter()
    for path, held in each_file(documents, games, cache):
        target = site / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(held)
    return time.perf_counter() - start


def ask(folder: Path, asked: list[list[str | None]]) -> Json:
    """For each question: the best time in ms of five in a warm worker; bytes (gzip) and rounds from nothing, the code with them; what was found."""
    site = folder / "site"
    with page_of(site) as page:
        answer = page.evaluate(ASK, asked)
    sizes = {file: _compressed(site / "search" / file) for seen in answer["cold"] for file, _ in seen}
    code = sum(map(_compressed, ASSETS.glob("*.js")))
    return {
        "times": answer["times"],
        "bytes": [code + sum(sizes[file] for file, _ in seen) for seen in answer["cold"]],
        "rounds": [max(round_ for _, round_ in seen) for seen in answer["cold"]],
        "found": answer["found"],
    }


def _compressed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))
