"""Our own engine: build in a process of its own, then questions in a worker in Chromium."""

from __future__ import annotations

import gzip
import json
import resource
import shutil
import time
from pathlib import Path
from typing import Any

from tableside.search.export import files_of

from .chromium import page_of

ASSETS = Path(__file__).resolve().parents[2] / "content" / "assets" / "search"
WORKER = """
import { Finder } from "/assets/search/finder.js";
const base = new URL("/search/", location).href;
const PASSES = 5;
const noted = (finder, seen) => {
  const json = finder.json.bind(finder);
  finder.json = (file) => { seen.push(file); return json(file); };
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


def build(documents: list[Json], games: list[Json], folder: Path) -> Json:
    """Writes what the browser needs. Out: seconds from nothing, with nothing changed, with one game changed; peak memory in MB."""
    shutil.rmtree(folder, ignore_errors=True)
    cache = folder / "cache"
    seconds, files = _timed(documents, games, cache)
    changed = [{**documents[0], "entries": documents[0]["entries"][1:]}, *documents[1:]]
    again = _timed(changed, games, cache)[0]
    for path, held in files.items():
        target = folder / "site" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(held)
    shutil.copytree(ASSETS, folder / "site" / "assets" / "search")
    (folder / "site" / "worker.js").write_text(WORKER, encoding="utf-8")
    (folder / "site" / "index.html").write_text("<!doctype html><title>bench</title>", encoding="utf-8")
    usage = [resource.getrusage(who).ru_maxrss / 1024 for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return {"build s": seconds, "rebuild s": again, "MB": max(usage), "index MB": sum(map(len, files.values())) / 1e6}


def _timed(documents: list[Json], games: list[Json], cache: Path) -> tuple[float, dict[str, bytes]]:
    start = time.perf_counter()
    files = files_of(documents, games, cache)
    return time.perf_counter() - start, files


def ask(folder: Path, asked: list[list[str | None]]) -> Json:
    """Best time in ms of each question in a warm worker, of five, bytes (gzip) that each costs from nothing, code left out, and what was found."""
    site = folder / "site"
    with page_of(site) as page:
        answer = page.evaluate(ASK, asked)
    sizes: dict[str, int] = {}
    for seen in answer["cold"]:
        for file in seen:
            sizes.setdefault(file, len(gzip.compress((site / "search" / file).read_bytes(), 9)))
    code = sum(len(gzip.compress(path.read_bytes(), 9)) for path in ASSETS.glob("*.js"))
    return {"times": answer["times"], "bytes": [sum(sizes[f] for f in seen) for seen in answer["cold"]], "code": code, "found": answer["found"]}


def main(folder: Path) -> None:
    """Builds from folder/input.json and prints the figures as JSON; run in a process of its own, so that memory is its own."""
    given = json.loads((folder / "input.json").read_text(encoding="utf-8"))
    print(json.dumps(build(given["documents"], given["games"], folder / "ours")))
