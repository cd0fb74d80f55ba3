#!/usr/bin/env python3
"""Checks the knowledge base: shape and meaning of every file, all findings at once.

Usage: python scripts/check.py [PATH ...]        (default: rules_data)

A PATH is the rules_data folder, one game's folder, or one file of a game.
Each finding is `path:line: found; expected; tip`. Exit status: 0 nothing found, 1 findings, 2 an unknown option.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from tableside import command  # noqa: E402
from tableside.checks import check_paths  # noqa: E402


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", metavar="PATH", nargs="*", default=[ROOT / "rules_data"], help="a folder or file (default: rules_data)")
    paths = [Path(p) for p in parser.parse_args(arguments).paths]
    findings, summary = check_paths(paths)
    for finding in findings:
        print(finding)
    print(f"{len(findings)} finding{'' if len(findings) == 1 else 's'}; {summary}" if findings else f"nothing to mend; {summary}", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(command.run(main))
