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

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from tableside import command  # noqa: E402
from tableside.urls import RESERVED  # noqa: E402

TEMPLATE = ROOT / "scripts" / "new_game"
LONGEST_ID = 60


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("id", metavar="GAME-ID", help="the folder's name and the address: lower-case words joined by hyphens")
    parser.add_argument("--root", default=ROOT / "rules_data", type=Path, help="the folder of all games (default: rules_data)")
    options = parser.parse_args(arguments)
    folder = options.root / options.id
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", options.id) or len(options.id) > LONGEST_ID:
        print(f"`{options.id[:LONGEST_ID]}` is no id; expected at most {LONGEST_ID} lower-case English letters and digits, words joined by hyphens, "
              "such as my-game", file=sys.stderr)
        return 2
    if options.id in RESERVED:
        print(f"`{options.id}` is no id for a game: that address is the site's own; choose another", file=sys.stderr)
        return 2
    if folder.exists():
        print(f"{folder} is already there; choose another id, or edit what it holds", file=sys.stderr)
        return 2
    try:
        write_template(folder)
    except OSError as error:
        print(f"{folder} cannot be made: {error.strerror}; mend the permissions, or name another folder with --root", file=sys.stderr)
        return 2
    print(f"{folder} is there: edit its files, run `make check`, read it with `make serve`, and `make publish` when it is ready")
    return 0


def write_template(folder: Path) -> None:
    """Makes a game's folder whole or not at all; its name becomes the id. OSError where the disk refuses."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".new-game-") as temporary:
        draft = Path(temporary) / folder.name
        shutil.copytree(TEMPLATE, draft)
        for path in draft.rglob("*.yml"):
            path.write_text(path.read_text("utf-8").replace("GAME-ID", folder.name), "utf-8")
        draft.rename(folder)


if __name__ == "__main__":
    sys.exit(command.run(main))
