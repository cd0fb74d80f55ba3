"""Exceptions to checks: a file of them, each with its reason, none left over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from pydantic import Field

from .. import shape
from ..findings import Finding
from ..load import Tree, read_file
from ..model import Model, Text

FILE = "exceptions.yml"


class ExceptionEntry(Model):
    """One check that does not hold for one entry, and why."""

    check: Text = Field(description="the check's name as its message gives it / 检查名")
    entry: Text = Field(description="game/id / 游戏/条目")
    why: Text = Field(description="the reason / 理由")


class ExceptionsFile(Model):
    """exceptions.yml: what checks pass over, with reasons."""

    exceptions: list[ExceptionEntry] = []


def apply(tree: Tree, raised: Iterable[tuple[str, str, Finding]]) -> Iterator[Finding]:
    """The findings no exception covers, and a finding for each exception that covers none."""
    path = tree.root / FILE
    granted, places = _read(tree, path) if path.exists() else ({}, {})
    used = set()
    for check, entry, finding in raised:
        key = (check.replace("_", "-"), entry)
        if key in granted:
            used.add(key)
        else:
            yield finding
    for key in granted:
        if key not in used and not tree.findings:
            yield Finding(places[key], f"an exception for {key[0]} on `{key[1]}` that nothing needs", "exceptions only where a check would complain",
                          "remove it")


def _read(tree: Tree, path: Path) -> tuple[dict, dict]:
    document = read_file(tree, path)
    if document is None:
        return {}, {}
    parsed, findings = shape.parse(document, ExceptionsFile)
    tree.findings += findings
    if parsed is None:
        return {}, {}
    keys = [(e.check, e.entry) for e in parsed.exceptions]
    return dict.fromkeys(keys), {key: document.place("exceptions", i) for i, key in enumerate(keys)}
