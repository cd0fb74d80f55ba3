#!/usr/bin/env python3
"""Writes the JSON Schemas of the data files from the models, for editors that complete and check while typing.

Usage: python scripts/schema.py [FOLDER]        (default: rules_data/schema)
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tableside import command  # noqa: E402
from tableside.schema import schema_files  # noqa: E402


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", default="rules_data/schema", type=Path)
    folder = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schema_files().items():
        (folder / name).write_text(text, encoding="utf-8")
    print(f"{len(schema_files())} schemas in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(command.run(main))
