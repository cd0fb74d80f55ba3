"""What is wrong with the data, said to the person who can mend it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Place:
    """A line of a file; `path` is relative to where the command was started, `line` counts from 1."""

    path: str
    line: int


@dataclass(frozen=True, order=True)
class Finding:
    """One fault: where it is, what was found, what is expected, how to mend it."""

    place: Place
    found: str
    expected: str
    tip: str

    def __str__(self) -> str:
        return f"{self.place.path}:{self.place.line}: {self.found}; {self.expected}; {self.tip}"


class DataError(Exception):
    """The data cannot be used; carries every finding, in file order."""

    def __init__(self, findings: list[Finding]):
        self.findings = sorted(set(findings))
        super().__init__("\n".join(map(str, self.findings)))
