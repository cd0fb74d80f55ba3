#!/usr/bin/env python3
"""Lists the ids that are published, so that the checker can hold them for ever.

Usage: python scripts/publish.py [rules_data]

Adds every new id of a tree without other findings to published-ids.txt; removes none.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from tableside import command  # noqa: E402
from tableside.checks import check_tree, published  # noqa: E402
from tableside.load import is_game, load  # noqa: E402


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", nargs="?", default=ROOT / "rules_data", type=Path)
    root = parser.parse_args(arguments).root
    if is_game(root):
        print(f"{root} is one game; ids are listed for all games together: name the folder above it", file=sys.stderr)
        return 1
    tree = load(root)
    findings = [f for f in check_tree(tree) if not published.is_unlisted(f)]
    if findings:
        print(*findings, sep="\n")
        print("nothing was published: mend these findings first", file=sys.stderr)
        return 1
    path = root / published.FILE
    listed = {line.strip() for line in published.read_list(path)[0] or [] if line.strip()}
    new = published.all_ids(tree) - listed
    if new:
        replace_text(path, "".join(f"{name}\n" for name in sorted(listed | new)))
    print(f"{len(new)} new ids; {len(listed | new)} in all")
    return 0


def replace_text(path: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    temporary = path.with_suffix(".tmp")
    temporary.write_text(text, encoding="utf-8")
    os.replace(temporary, path)


if __name__ == "__main__":
    sys.exit(command.run(main))
