#!/usr/bin/env python3
"""Measures the search: speed, size and build, ours beside others on the same entries, as one table with the targets below it.

    python scripts/bench.py                     today's entries and ten times as many
    python scripts/bench.py --scales 1 10 50    also fifty times: most of an hour
    python scripts/bench.py --entries 75000     so many entries
    python scripts/bench.py --only ours         without the other engines, which npm installs into .cache/bench

Other things that the processors do meanwhile make the times longer; the load is printed with them.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "tests")]

from bench import at_table, others, ours, panel, targets  # noqa: E402
from bench.corpus import Corpus  # noqa: E402
from bench.grow import grown  # noqa: E402
from search_samples import Question, questions, table_questions  # noqa: E402
from tableside import api  # noqa: E402
from tableside.load import load  # noqa: E402
from tableside.search.export import game_names_shown  # noqa: E402

WORK = ROOT / ".cache" / "bench"
OURS, OURS_CHOSEN = "ours, all games", "ours, a game chosen"
# Heading -> what it says, printed under the table.
COLUMNS = {
    "build s": "seconds from nothing",
    "cpu s": "of all processors together: what the machine does besides tells less in it",
    "1 game s": "seconds of a build where one game changed",
    "MB": "memory of the build at most, all its processes together",
    "p50 ms": "a question, everything fetched before (Pagefind: the texts of ten results fetched each time, as it does)",
    "p95 ms": "",
    "first KB": "gzip, from nothing to the first answer, with the code (of ours the whole panel, of the others the engine alone)",
    "p95 KB": "",
    "rounds": "requests to the first answer that wait for one another, median",
    "p95": "",
    "R@3": "a wanted entry among the first three",
}

Json = dict[str, Any]


def main() -> int:
    options = _parser().parse_args()
    if options.run:
        print(json.dumps(_run(*options.run)))
        return 0
    documents = [api.game_document(game) for game in load(ROOT / "rules_data").knowledge.games]
    today = sum(len(document["entries"]) for document in documents)
    wanted = options.entries or [round(scale * today) for scale in options.scales]
    figures: dict[tuple[int, str], Json] = {}
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} of {os.cpu_count()} processors\n")
    _line("entries", "engine", *COLUMNS)
    for entries in wanted:
        _prepare(entries, documents)
        for engine, measured in _engines(options.only or list(ENGINES), entries, options.limit):
            figures[entries, engine] = measured
            stopped = measured.get("stopped")
            _line(entries, engine, *([stopped] if stopped else [measured.get(column, "") for column in COLUMNS]))
    print(f"\nload of the machine after: {os.getloadavg()[0]:.1f}")
    print("\n".join(f"    {column:10}{meaning}" for column, meaning in COLUMNS.items() if meaning))
    if "ours" in (options.only or ENGINES):
        print()
        _targets(figures, today)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scales", nargs="+", type=float, default=[1, 10], metavar="N", help="times today's entries (default: 1 10)")
    parser.add_argument("--entries", nargs="+", type=int, metavar="N", help="instead of scales: how many entries")
    parser.add_argument("--only", nargs="+", choices=ENGINES, help="only these engines")
    parser.add_argument("--limit", type=int, default=900, metavar="S", help="seconds after which an engine is stopped (default: 900)")
    parser.add_argument("--run", nargs=2, help=argparse.SUPPRESS)  # an engine in a process of its own: its memory is its own, and it can be stopped
    return parser


def _prepare(entries: int, documents: list[Json]) -> None:
    """Writes the entries and the games' names where the engines read them."""
    corpus = Corpus.write(_folder(entries) / "documents", grown(documents, entries))
    known = {game["id"]: game for game in map(game_names_shown, load(ROOT / "rules_data").knowledge.games)}
    games = [known.get(document["game"]) or _invented(document["game"]) for document in corpus]
    (_folder(entries) / "games.json").write_text(json.dumps(games, ensure_ascii=False), encoding="utf-8")


def _folder(entries: int) -> Path:
    return WORK / str(entries)


def _invented(game: str) -> Json:
    return {"id": game, "names": [game], "examples": {"zh": [], "en": []}, **{key: {"zh": game, "en": game} for key in ("name", "short")}}


def _engines(wanted: list[str], entries: int, limit: int) -> Iterator[tuple[str, Json]]:
    if set(wanted) - {"ours"}:
        others.install(WORK / "node")
    for name in wanted:
        measured = _measured(name, entries, limit)
        yield from measured.items() if name == "ours" and "stopped" not in measured else [(name, measured)]


def _measured(engine: str, entries: int, limit: int) -> Json:
    """The figures of an engine, or {stopped: why}."""
    command = [sys.executable, __file__, "--run", engine, str(entries)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        told, complained = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGTERM)
        process.communicate()
        return {"stopped": f"stopped after {limit} s"}
    if process.returncode:
        return {"stopped": f"failed: {(complained.strip().splitlines() or ['without a word'])[-1][:90]}"}
    return json.loads(told)


def _run(engine: str, entries: str) -> Json:
    folder = _folder(int(entries))
    corpus = Corpus(folder / "documents")
    asked = [*questions(), *table_questions()]
    everywhere: list[list[str | None]] = [[question.text, None] for question in asked]
    if engine == "ours":
        built = ours.build(corpus, json.loads((folder / "games.json").read_text(encoding="utf-8")), folder / "ours")
        chosen = [[question.text, next(iter(question.wanted)).split("/")[0]] for question in asked]
        return {
            OURS: built | _figures(ours.ask(folder / "ours", everywhere), asked),
            OURS_CHOSEN: _figures(ours.ask(folder / "ours", chosen), asked),
        }
    answer = ENGINES[engine](WORK / "node", folder, corpus, everywhere)
    return {"build s": answer["build s"]} | _figures(answer, asked)


ENGINES = {"ours": None, "minisearch": others.minisearch, "pagefind": others.pagefind, "material": others.material}


def _figures(answer: Json, asked: list[Question]) -> Json:
    found = sum(bool(question.wanted & set(three)) for question, three in zip(asked, answer["found"], strict=True))
    sizes = [size / 1000 for size in answer["bytes"]]
    figures = {
        "p50 ms": statistics.median(answer["times"]), "p95 ms": _p95(answer["times"]),
        "first KB": statistics.median(sizes), "p95 KB": _p95(sizes), "R@3": found / len(asked),
    }
    return figures | ({"rounds": statistics.median(answer["rounds"]), "p95": _p95(answer["rounds"])} if "rounds" in answer else {})


def _p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * len(values))]


def _targets(figures: dict[tuple[int, str], Json], today: int) -> None:
    """Issue 4's targets, and whether they are met."""
    for (entries, engine), measured in figures.items():
        kind = {OURS: targets.ALL_GAMES, OURS_CHOSEN: targets.GAME_CHOSEN}.get(engine)
        for line in targets.compared(measured, kind[entries > today]) if kind else ():
            print(f"{entries:>8}  {engine:20} {line}")
    print(f"          command line         {targets.line('one question from a cold start', _cold_start(), 1.5, 's')}")
    if (ROOT / "site" / "index.html").is_file():
        times = panel.typing(ROOT / "site", [question.text for question in table_questions()][:40])
        print(f"          panel, throttled {panel.THROTTLED}x  {targets.line('end of the pause to painted results, p95', _p95(times), 100, 'ms')}")
        for line in at_table.lines(ROOT / "site"):
            print(f"          at the table         {line}")
    else:
        print("          typing and the table were not measured: `make site` builds the site they are measured on")


def _cold_start() -> float:
    """Seconds of `scripts/search.py` for one question, its index there already: the median of five."""
    command = [sys.executable, ROOT / "scripts" / "search.py", "沙虫 护墙"]
    subprocess.run(command, capture_output=True, check=True)
    times = []
    for _ in range(5):
        start = time.perf_counter()
        subprocess.run(command, capture_output=True, check=True)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def _line(entries: object, engine: str, *values: object) -> None:
    shown = [f"{value:10.2f}" if isinstance(value, float) else f"{value:>10}" for value in values]
    print(f"{entries:>8}  {engine:20}{''.join(shown)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
