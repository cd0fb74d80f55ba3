#!/usr/bin/env python3
"""Measures the search: speed, size and build, ours beside others on the same entries, as one table.

    python scripts/bench.py                     today's entries and ten times as many
    python scripts/bench.py --scales 1 10 50    also fifty times: a quarter of an hour
    python scripts/bench.py --only ours         without the other engines, which npm installs into .cache/bench
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "tests")]

from bench import others, ours, panel  # noqa: E402
from bench.grow import grown  # noqa: E402
from search_samples import Question, questions, table_questions  # noqa: E402
from tableside import api  # noqa: E402
from tableside.load import load  # noqa: E402
from tableside.search.export import game_names_shown  # noqa: E402

WORK = ROOT / ".cache" / "bench"
COLUMNS = ("build s", "rebuild s", "MB", "p50 ms", "p95 ms", "first KB", "p95 KB", "R@3")

Json = dict[str, Any]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scales", nargs="+", type=int, default=[1, 10], metavar="N", help="times today's entries (default: 1 10)")
    parser.add_argument("--only", nargs="+", choices=("ours", "minisearch", "pagefind", "material"), help="only these engines")
    parser.add_argument("--build", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.build:
        ours.main(options.build)
        return 0
    wanted = options.only or ["ours", "minisearch", "pagefind", "material"]
    knowledge = load(ROOT / "rules_data").knowledge
    asked = [*questions(), *table_questions()]
    _line("entries", "engine", *COLUMNS)
    for scale in options.scales:
        documents = grown([api.game_document(game) for game in knowledge.games], scale)
        games = _games(list(map(game_names_shown, knowledge.games)), documents)
        for engine, figures in _engines(wanted, WORK / str(scale), documents, games, asked):
            _line(sum(len(d["entries"]) for d in documents), engine, *(figures.get(column, "") for column in COLUMNS))
    if "ours" in wanted:
        print(f"\ncommand line, one question from a cold start: {_cold_start():.2f} s")
        if (ROOT / "site" / "index.html").is_file():
            shown = panel.figures(panel.typing(ROOT / "site", [q.text for q in table_questions()][:40]))
            print(f"typing into the built site, processor throttled {panel.THROTTLED} times, end of the pause to painted results: {shown}")
        else:
            print("typing was not measured: `make site` builds the site it is measured on")
    return 0


def _engines(wanted: Sequence[str], folder: Path, documents: list[Json], games: list[Json], asked: list[Question]):
    folder.mkdir(parents=True, exist_ok=True)
    everywhere = [[q.text, None] for q in asked]
    if "ours" in wanted:
        (folder / "input.json").write_text(json.dumps({"documents": documents, "games": games}, ensure_ascii=False), encoding="utf-8")
        done = subprocess.run([sys.executable, __file__, "--build", folder], capture_output=True, text=True, check=True)
        built = json.loads(done.stdout)
        answer = ours.ask(folder / "ours", everywhere)
        yield f"ours (code {answer['code'] / 1000:.0f} KB more)", built | _figures(answer, asked)
        chosen = [[q.text, next(iter(q.wanted)).split("/")[0]] for q in asked]
        yield "ours, game chosen", _figures(ours.ask(folder / "ours", chosen), asked)
    if set(wanted) - {"ours"}:
        others.install(WORK / "node")
    engines: dict[str, Callable[[], Json]] = {
        "minisearch": lambda: others.minisearch(WORK / "node", folder, documents, everywhere),
        "pagefind": lambda: others.pagefind(WORK / "node", folder, documents, everywhere),
        "material": lambda: others.material(folder, documents, everywhere),
    }
    for name, measure in engines.items():
        if name in wanted:
            answer = measure()
            yield name, {"build s": answer["build s"]} | _figures(answer, asked)


def _figures(answer: Json, asked: list[Question]) -> Json:
    found = sum(bool(question.wanted & set(three)) for question, three in zip(asked, answer["found"], strict=True))
    sizes = [size / 1000 for size in answer["bytes"]]
    return {
        "p50 ms": statistics.median(answer["times"]), "p95 ms": _p95(answer["times"]),
        "first KB": statistics.median(sizes), "p95 KB": _p95(sizes), "R@3": found / len(asked),
    }


def _p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * len(values))]


def _games(real: list[Json], documents: list[Json]) -> list[Json]:
    """Names for all games: the real ones, and copies under invented names."""
    known = {game["id"]: game for game in real}
    return [
        known.get(document["game"]) or {
            "id": document["game"], "names": [document["game"]],
            **{key: {"zh": document["game"], "en": document["game"]} for key in ("name", "short")},
        }
        for document in documents
    ]


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
    print(f"{entries:>8}  {engine:28}{''.join(shown)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
