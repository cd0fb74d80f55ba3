"""Engines that others ship, on the same entries: MiniSearch, Pagefind (its npm build), and what MkDocs Material brings."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from .chromium import page_of

PASSES = 5
ENOUGH_SECONDS = 60
COLD_QUESTIONS = 20
PACKAGES = ("minisearch@7.2.0", "pagefind@1.5.2")
TEXTS = ("title", "question", "verdict", "text", "answer", "ask")
PAGE = "<!doctype html><title>bench</title>"

BUILD_MINISEARCH = """
import fs from "fs"; import MiniSearch from "minisearch";
const records = JSON.parse(fs.readFileSync(process.argv[2]));
const bigrams = (text) => (text.toLowerCase().match(/[a-z0-9]+|[\\u4e00-\\u9fff]+/g) || []).flatMap((run) =>
  run > "z" && run.length > 1 ? Array.from(run.slice(1), (c, i) => run[i] + c) : [run]);
const index = new MiniSearch({ fields: ["title", "text"], tokenize: bigrams });
index.addAll(records);
fs.writeFileSync(process.argv[3], JSON.stringify(index));
"""
ASK_MINISEARCH = """async (asked) => {
  const { default: MiniSearch } = await import("/minisearch.js");
  const bigrams = (text) => (text.toLowerCase().match(/[a-z0-9]+|[\\u4e00-\\u9fff]+/g) || []).flatMap((run) =>
    run > "z" && run.length > 1 ? Array.from(run.slice(1), (c, i) => run[i] + c) : [run]);
  const options = { fields: ["title", "text"], tokenize: bigrams, searchOptions: { tokenize: bigrams, boost: { title: 3 } } };
  const index = MiniSearch.loadJSON(await (await fetch("/index.json")).text(), options);
  const times = []; const found = [];
  for (const [q] of asked) {
    const start = performance.now();
    const results = index.search(q);
    times.push(performance.now() - start);
    found.push(results.slice(0, 3).map((x) => x.id));
  }
  return { times, found };
}"""
BUILD_PAGEFIND = """
import fs from "fs"; import * as pagefind from "pagefind";
const records = JSON.parse(fs.readFileSync(process.argv[2]));
const { index } = await pagefind.createIndex();
for (const r of records) await index.addCustomRecord({ url: "/" + r.id, content: r.title + " " + r.text, language: "zh", meta: { title: r.title } });
await index.writeFiles({ outputPath: process.argv[3] });
await pagefind.close();
"""
ASK_PAGEFIND = """async (asked) => {
  const pagefind = await import("/pagefind/pagefind.js");
  await pagefind.init();
  const times = []; const found = [];
  for (const [q] of asked) {
    const start = performance.now();
    const { results } = await pagefind.search(q);
    const shown = await Promise.all(results.slice(0, 10).map((r) => r.data()));
    times.push(performance.now() - start);
    found.push(shown.slice(0, 3).map((d) => d.url.replace(/^\\//, "").replace(/\\/$/, "")));
  }
  return { times, found };
}"""
ASK_MATERIAL = """async ([asked, script]) => {
  const index = await (await fetch("/search/search_index.json")).json();
  const worker = new Worker(script);
  const waiting = (type) => new Promise((done) => worker.addEventListener("message", function hear({ data }) {
    if (data.type === type) { worker.removeEventListener("message", hear); done(data.data); }
  }));
  const ready = waiting(1);
  worker.postMessage({ type: 0, data: { config: index.config, docs: index.docs, options: { suggest: false } } });
  await ready;
  const times = []; const found = [];
  for (const [q] of asked) {
    const answer = waiting(3);
    const start = performance.now();
    worker.postMessage({ type: 2, data: q });
    const { items } = await answer;
    times.push(performance.now() - start);
    found.push(items.flat().sort((a, b) => b.score - a.score).map((i) => i.location.replace("/#", "/")).filter((l) => !l.endsWith("/")).slice(0, 3));
  }
  return { times, found };
}"""

Json = dict[str, Any]


def _best_of_passes(page: Any, script: str, argument: Any) -> Json:
    """Asks everything PASSES times in a page, or less often where that takes long; the best time of each question."""
    start = time.perf_counter()
    answers = [page.evaluate(script, argument)]
    while len(answers) < PASSES and time.perf_counter() - start < ENOUGH_SECONDS:
        answers.append(page.evaluate(script, argument))
    times = [min(times) for times in zip(*(answer["times"] for answer in answers), strict=True)]
    return {"times": times, "found": answers[0]["found"]}


def install(folder: Path) -> None:
    """Puts the pinned npm packages into the folder, once."""
    folder.mkdir(parents=True, exist_ok=True)
    if not all((folder / "node_modules" / package.split("@")[0]).is_dir() for package in PACKAGES):
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", *PACKAGES], cwd=folder, check=True)


def records(documents: Iterable[Json]) -> list[Json]:
    """Entries as the others take them: id, title, and all other text."""
    return [
        {"id": f"{document['game']}/{entry['id']}", "title": " ".join(_strings(entry.get("question") or entry["title"])),
         "text": " ".join(text for key in TEXTS for text in _strings(entry.get(key)))}
        for document in documents for entry in document["entries"]
    ]


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for held in value.values():
            yield from _strings(held)
    elif isinstance(value, list):
        for held in value:
            yield from _strings(held)


def minisearch(node: Path, folder: Path, documents: Sequence[Json], asked: list[Any]) -> Json:
    """Two characters a token, title three times; the best of MiniSearch's settings in our earlier measurements."""
    site = _fresh(folder / "minisearch")
    seconds = _node(node, BUILD_MINISEARCH, _input(folder, documents), site / "index.json")
    shutil.copy(node / "node_modules" / "minisearch" / "dist" / "es" / "index.js", site / "minisearch.js")
    with page_of(site) as page:
        answer = _best_of_passes(page, ASK_MINISEARCH, asked)
    size = sum(len(gzip.compress((site / name).read_bytes(), 6)) for name in ("index.json", "minisearch.js"))
    return {**answer, "build s": seconds, "bytes": [size]}


def pagefind(node: Path, folder: Path, documents: Sequence[Json], asked: list[Any]) -> Json:
    """Its own chunks, with the texts of ten results, as its interface fetches them; bytes for the first COLD_QUESTIONS questions."""
    site = _fresh(folder / "pagefind")
    seconds = _node(node, BUILD_PAGEFIND, _input(folder, documents), site / "pagefind")
    sizes = []
    for question in asked[:COLD_QUESTIONS]:
        with page_of(site) as page:
            seen: list[str] = []
            page.on("request", lambda request, seen=seen: seen.append(request.url.split("/", 3)[3].split("?")[0]))
            page.evaluate(ASK_PAGEFIND, [question])
        sizes.append(sum(len(gzip.compress((site / name).read_bytes(), 6)) for name in seen if (site / name).is_file()))
    with page_of(site) as page:
        answer = _best_of_passes(page, ASK_PAGEFIND, asked)
    return {**answer, "build s": seconds, "bytes": sizes}


def material(_: Path, folder: Path, documents: Sequence[Json], asked: list[Any]) -> Json:
    """One page a game with a heading an entry; seconds are those of the whole site."""
    work = _fresh(folder / "material")
    for document in documents:
        lines = [f"# {document['game']}"]
        for record in records([document]):
            lines += [f"## {record['title']} {{ #{record['id'].split('/')[1]} }}", record["text"].replace("<", "&lt;")]
        target = work / "docs" / f"{document['game']}.md"
        target.parent.mkdir(exist_ok=True)
        target.write_text("\n\n".join(lines), encoding="utf-8")
    (work / "docs" / "index.md").write_text("# bench", encoding="utf-8")
    (work / "mkdocs.yml").write_text(
        "site_name: bench\nsite_url: ''\ntheme: {name: material, font: false, language: zh}\nmarkdown_extensions: [attr_list]\n"
        "plugins:\n  - search: {lang: zh}\n", encoding="utf-8")
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "-q", "-f", work / "mkdocs.yml"], check=True, capture_output=True)
    seconds = time.perf_counter() - start
    site = work / "site"
    script = next((site / "assets" / "javascripts" / "workers").glob("search.*.min.js"))
    with page_of(site) as page:
        answer = _best_of_passes(page, ASK_MATERIAL, [asked, f"/{script.relative_to(site).as_posix()}"])
    size = sum(len(gzip.compress(path.read_bytes(), 6)) for path in (site / "search" / "search_index.json", script))
    return {**answer, "build s": seconds, "bytes": [size]}


def _fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    return folder


def _input(folder: Path, documents: Sequence[Json]) -> Path:
    path = folder / "records.json"
    path.write_text(json.dumps(records(documents), ensure_ascii=False), encoding="utf-8")
    return path


def _node(node: Path, script: str, *arguments: Path) -> float:
    """Runs a module in the folder with the packages. Out: seconds."""
    path = node / "build.mjs"
    path.write_text(script, encoding="utf-8")
    start = time.perf_counter()
    subprocess.run(["node", "--max-old-space-size=8000", path, *arguments], cwd=node, check=True, capture_output=True)
    return time.perf_counter() - start
