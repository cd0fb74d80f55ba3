#!/usr/bin/env python3
"""Starts a game's folder: every file with one example entry, sound as it stands, to be overwritten.

Usage: python scripts/new_game.py GAME-ID [--root rules_data]
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from pathlib import Path

TEMPLATE = Path(__file__).resolve().parent / "new_game"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("id", metavar="GAME-ID", help="the folder's name and the address: lower-case words joined by hyphens")
    parser.add_argument("--root", default="rules_data", type=Path, help="the folder of all games (default: rules_data)")
    options = parser.parse_args(arguments)
    folder = options.root / options.id
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", options.id):
        print(f"`{options.id}` is no id; expected lower-case English words and digits joined by hyphens, such as my-game", file=sys.stderr)
        return 2
    if folder.exists():
        print(f"{folder} is already there; choose another id, or edit what it holds", file=sys.stderr)
        return 2
    options.root.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=options.root) as temporary:
        draft = Path(temporary) / options.id
        shutil.copytree(TEMPLATE, draft)
        for path in draft.rglob("*.yml"):
            path.write_text(path.read_text("utf-8").replace("GAME-ID", options.id), "utf-8")
        draft.rename(folder)
    print(f"{folder} is there: edit its files, then run `make check`, and `make publish` when it is ready")
    return 0


if __name__ == "__main__":
    sys.exit(main())
