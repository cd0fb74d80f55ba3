#!/usr/bin/env python3
"""Builds the site: loads the data, checks it, makes every file in a temporary folder, then puts that in place."""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MARK = ".tableside-build"
sys.path.insert(0, str(ROOT / "scripts"))

from tableside import command  # noqa: E402
from tableside.checks import check_tree, published  # noqa: E402
from tableside.load import load  # noqa: E402
from tableside.pages import write_pages  # noqa: E402


def main(arguments: list[str] | None = None) -> int:
    """Returns 0, or 1 where the data or a folder stands in the way."""
    options = _parser().parse_args(arguments)
    tree = load(options.data)
    findings = check_tree(tree)
    drafts = [f for f in findings if published.is_unlisted(f)]
    findings = [f for f in findings if f not in drafts]
    for draft in drafts:
        print(f"A draft, to be listed with `make publish` when it is ready: {draft.found}")
    if findings:
        print("\n".join(map(str, findings)), file=sys.stderr)
        print(f"\n{len(findings)} findings in the data, nothing was built. Mend them and build again.", file=sys.stderr)
        return 1
    target = (options.pages_only or options.site_dir).resolve()
    make = _pages(tree.knowledge) if options.pages_only else _site(tree.knowledge)
    try:
        put_in_place(make, target)
    except OSError as error:
        print(f"{target} cannot be written: {error.strerror or error}. Choose another folder, or mend its permissions.", file=sys.stderr)
        return 1
    except BuildRefused as error:
        print(f"The site was not built: {error}. What stood in {target} is as it was.", file=sys.stderr)
        return 1
    return 0


def _end_politely(main_process: int) -> Callable[..., None]:
    """A stop by the system clears up like a stop by the keyboard; worker processes simply end."""
    def handle(*_: object) -> None:
        if os.getpid() != main_process:
            os._exit(128 + signal.SIGTERM)
        raise KeyboardInterrupt

    return handle


class BuildRefused(Exception):
    """The site builder found something wrong and has said what."""


def put_in_place(make: Callable[[Path], None], target: Path) -> None:
    """Makes a folder beside `target` and, once it is whole, lets it take `target`'s place.

    Whatever goes wrong, `target` is either as it was or whole. OSError where the disk refuses; a folder that
    holds something other than an earlier build is refused too.
    """
    if target.exists() and not _is_ours(target):
        raise OSError(0, f"it holds files, and no {MARK}, so no build has made it")
    if Path.cwd().is_relative_to(target):
        raise OSError(0, "it is the folder you stand in")
    target.parent.mkdir(parents=True, exist_ok=True)
    workshop = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        made, old = workshop / "new", workshop / "old"
        made.mkdir()
        make(made)
        (made / MARK).write_text("Made by scripts/build.py, which replaces this folder whole.\n", "utf-8")
        if target.exists():
            target.rename(old)
        try:
            made.rename(target)
        except OSError:
            if old.exists():
                old.rename(target)
            raise
    finally:
        shutil.rmtree(workshop, ignore_errors=True)


def _is_ours(folder: Path) -> bool:
    """Whether a folder may be replaced: it is empty, or was made by a build."""
    return folder.is_dir() and (not any(folder.iterdir()) or (folder / MARK).is_file())


def _site(knowledge) -> Callable[[Path], None]:
    def make(folder: Path) -> None:
        from tableside.mkdocs_site import BuildError, build

        try:
            build(ROOT / "mkdocs.yml", folder, knowledge)
        except BuildError as error:
            raise BuildRefused(error) from error
        pages = sum(1 for _ in folder.rglob("*.html"))
        size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
        print(f"{pages} pages, {size / 1e6:.1f} MB, {len(knowledge.games)} games.")

    return make


def _pages(knowledge) -> Callable[[Path], None]:
    def make(folder: Path) -> None:
        print(f"{write_pages(knowledge, folder, ROOT / 'content')} pages as Markdown.")

    return make


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site-dir", type=Path, default=ROOT / "site", help="where the site goes (default: site/)")
    parser.add_argument("--pages-only", type=Path, metavar="DIR", help="write the pages as Markdown there, for another builder, and no site")
    data = Path(os.environ.get("TABLESIDE_DATA") or ROOT / "rules_data")
    parser.add_argument("--data", type=Path, default=data, help="the knowledge base (default: $TABLESIDE_DATA or rules_data/)")
    return parser


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _end_politely(os.getpid()))
    sys.exit(command.run(main))
