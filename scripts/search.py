#!/usr/bin/env python3
"""Looks a question up in the rules and prints the rulings that answer it.

    python scripts/search.py 沙虫 护墙
    python scripts/search.py --game dune-imperium-uprising --lang en "sandworm shield wall"
    python scripts/search.py --game roll-player --players 2 先攻卡
    python scripts/search.py --batch questions.jsonl        one {"q": …, "game": … or null} a line

Exit status: 0 something found (always with --batch), 1 nothing reliable found, 2 the command or the data is at fault.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from tableside import command  # noqa: E402
from tableside.search import terminal  # noqa: E402
from tableside.search.engine import EVERY_TABLE, Profile  # noqa: E402
from tableside.search.rank import Row  # noqa: E402
from tableside.search.results import answer_document  # noqa: E402
from tableside.search.whoosh_engine import DataFault, SearchEngine, open_engine  # noqa: E402

FOUND, NOTHING, FAULT = 0, 1, 2
# Nobody asks a longer question; a page pasted by mistake is looked up by its beginning.
LONGEST_QUESTION = 200

Json = dict[str, Any]


class Refusal(Exception):
    """A request that cannot be served; the message tells the person what to change."""


def main(arguments: list[str]) -> int:
    options = _options(arguments)
    try:
        if options.batch:
            return _answer_batch(options)
        return _answer_one(options)
    except (Refusal, DataFault) as problem:
        print(f"search: {problem}", file=sys.stderr)
        return FAULT


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("question", nargs="*", metavar="QUERY", help="what to look up: Chinese, English, pinyin, mixed")
    parser.add_argument("--game", metavar="G", help="search only this game (its folder's name)")
    parser.add_argument("--players", type=int, metavar="N", help="how many play: what does not hold for them comes last (with --game)")
    parser.add_argument("--modules", type=_modules, metavar="M,M", help="the modules in play, or none (with --game)")
    parser.add_argument("--limit", type=int, metavar="N", help="at most so many results, 0 for all (default: 5; 10 with --json or --batch)")
    parser.add_argument("--lang", choices=("zh", "en", "both"), default="zh", help="language of what is printed (default: zh)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.add_argument("--batch", metavar="FILE", help="answer a file of questions, one JSON line each")
    parser.add_argument("--data", type=Path, default=ROOT / "rules_data", metavar="FOLDER", help="the knowledge base (default: rules_data)")
    parser.add_argument("--cache", type=Path, default=ROOT / ".cache", metavar="FOLDER", help="where to keep the index (default: .cache)")
    return parser.parse_args(arguments)


def _modules(listed: str) -> frozenset[str]:
    return frozenset() if listed == "none" else frozenset(filter(None, listed.split(",")))


def _answer_one(options: argparse.Namespace) -> int:
    question = " ".join(options.question).strip()
    if not question:
        raise Refusal('nothing to look up; write the question after the command, such as: python scripts/search.py "沙虫 护墙"')
    limit = _limit(options, 10 if options.json else 5)
    engine = open_engine(options.data, options.cache)
    profile = _profile(options, engine)
    document, found = _document(engine, question, options.game, limit, options.lang, profile)
    if options.json:
        print(json.dumps(document, ensure_ascii=False))
    else:
        names = {game["id"]: game["name"] for game in engine.games}
        sys.stdout.write(terminal.page(document, found, names, options.lang, _has_colour(), profile))
    return FOUND if document["results"] else NOTHING


def _answer_batch(options: argparse.Namespace) -> int:
    if options.question:
        raise Refusal("either a question or --batch FILE, not both")
    if options.players is not None or options.modules is not None:
        raise Refusal("--players and --modules describe the table of one question, not of --batch")
    limit = _limit(options, 10)
    questions = _questions(options.batch)
    engine = open_engine(options.data, options.cache)
    for where, _, game in questions:
        if game is not None and game not in {known["id"] for known in engine.games}:
            raise Refusal(f"{where}: {_unknown_game(engine, game)}")
    for where, question, game in questions:
        try:
            document, _ = _document(engine, question, game or options.game, limit, options.lang)
        except Refusal as problem:
            raise Refusal(f"{where}: {problem}") from None
        print(json.dumps(document, ensure_ascii=False))
    return FOUND


def _limit(options: argparse.Namespace, default: int) -> int:
    limit = default if options.limit is None else options.limit
    if limit < 0:
        raise Refusal(f"--limit {limit}: expected 0 (all) or more")
    return limit


def _profile(options: argparse.Namespace, engine: SearchEngine) -> Profile:
    """The table that the options describe."""
    if options.players is None and options.modules is None:
        return EVERY_TABLE
    if options.game is None:
        raise Refusal("--players and --modules describe a table of one game; name it with --game")
    try:
        known = engine.modules(options.game)
    except KeyError:
        raise Refusal(_unknown_game(engine, options.game)) from None
    strange = sorted((options.modules or frozenset()) - known)
    if strange:
        raise Refusal(f"no module named {strange[0]!r} in {options.game}; its modules are: {', '.join(sorted(known)) or 'none'}")
    return Profile(options.players, options.modules)


def _document(
    engine: SearchEngine, question: str, game: str | None, limit: int, lang: str, profile: Profile = EVERY_TABLE
) -> tuple[Json, list[tuple[Json, Row]]]:
    """The answer as other programs get it, and the entries of its results, with the tables they hold for."""
    try:
        answer = engine.answer(question[:LONGEST_QUESTION], game, profile)
    except KeyError:
        raise Refusal(_unknown_game(engine, str(game))) from None
    document = answer_document(question, game, answer, engine.entry, engine.games, limit, lang)
    return document, [(engine.entry(hit), engine.row(hit)) for hit in answer.hits[:len(document["results"])]]


def _unknown_game(engine: SearchEngine, game: str) -> str:
    return f"no game named {game!r}; the games are: {', '.join(g['id'] for g in engine.games)}"


def _questions(file: str) -> list[tuple[str, str, str | None]]:
    """The questions of a batch file, each with its place for messages."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise Refusal(f"{file}: no such file") from None
    except (OSError, UnicodeDecodeError) as problem:
        raise Refusal(f"{file}: cannot be read as UTF-8 text ({problem})") from None
    return [_question(f"{file}:{number}", line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]


def _question(where: str, line: str) -> tuple[str, str, str | None]:
    expected = 'expected a JSON object such as {"q": "沙虫 护墙", "game": null}'
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise Refusal(f"{where}: not JSON; {expected}") from None
    if not isinstance(value, dict) or not isinstance(value.get("q"), str) or not isinstance(value.get("game"), (str, type(None))):
        raise Refusal(f"{where}: {expected}")
    return where, value["q"], value.get("game")


def _has_colour() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


if __name__ == "__main__":
    sys.exit(command.run(lambda: main(sys.argv[1:])))
