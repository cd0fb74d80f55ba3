"""Reads the strict subset of YAML that the knowledge base is written in.

YAML guesses: `37.10` becomes 37.1, `no` becomes false, the last of two equal
keys wins in silence. Here each guess is refused with its line and a tip, and
every fault that can be found in one pass is reported, not only the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

from .findings import Finding, Place

MAX_BYTES = 1_000_000
MAX_DEPTH = 20
MAX_SHOWN = 40

# libyaml's parser where PyYAML was built with it: the same events, ten times as fast.
_PARSER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,17})")
_GUESSES: list[tuple[str, re.Pattern[str]]] = [
    ("a boolean", re.compile(r"(?i:y|n|yes|no|true|false|on|off)")),
    ("nothing (null)", re.compile(r"(?i:null)|~|")),
    ("a time or a base-60 number", re.compile(r"[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?")),
    ("a date", re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt ].*)?")),
    ("a number in another base or with signs", re.compile(r"[-+]?(0[0-9_]+|0x[0-9a-fA-F_]+|0b[01_]+|0o[0-7]+)|\+[0-9]+|[0-9]+_[0-9_]+")),
    ("a decimal number", re.compile(r"[-+]?([0-9][0-9_]*)?\.[0-9_]+([eE][-+]?[0-9]+)?|[-+]?[0-9][0-9_]*\.?([eE][-+]?[0-9]+)"
                                    r"|[-+]?[0-9]+\.|[-+]?\.(?i:inf|nan)")),
]
_WIDE_COMMA_KEY = re.compile(r"\{[^}'\"]*，\s*[a-z_]{1,20}\s*[:：]")
_WIDE_COLON_KEY = re.compile(r"^\s*(?:-\s+)?[A-Za-z_]{1,20}：")
_WIDE_SPACE = re.compile(r"^[ ]*[\u3000\xa0]")
_CUT_BY_HASH = re.compile(r"[^\s#'\"][^'\"]*\s#[^\s#]")
_HIDDEN = re.compile("[\u200b-\u200f\u2028-\u202e\u2060\ufeff\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_ENCODING_MARKS = {b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16"}

Path = tuple[Any, ...]


@dataclass(frozen=True)
class Document:
    """A YAML file as plain values, with the line of every key and list item.

    `lines` maps a path such as ("entries", 3, "title", "zh") to its line, from 1.
    """

    path: str
    value: Any
    lines: dict[Path, int]

    def place(self, *path: Any) -> Place:
        """The nearest known line for a path: its own, else that of what holds it."""
        while path and path not in self.lines:
            path = path[:-1]
        return Place(self.path, self.lines.get(path, 1))


def read(path: str, data: bytes) -> tuple[Document | None, list[Finding]]:
    """Turns a file's bytes into a document.

    In: the path to name in messages, the bytes. Out: the document, or None where
    it cannot be read at all, and the findings. Raises nothing, whatever the bytes.
    """
    text, findings = _decode(path, data)
    if text is None:
        return None, findings
    findings += _text_traps(path, text)
    reader = _EventReader(path)
    try:
        value = reader.document(text)
    except yaml.YAMLError as error:
        return None, findings + reader.findings + [_syntax_finding(path, text, error)]
    except _TooDeep as error:
        return None, findings + [Finding(Place(path, error.line), f"more than {MAX_DEPTH} levels of nesting",
                                         "a flat file", "compare with the template in CONTRIBUTING.md")]
    findings += reader.findings
    if reader.empty:
        return None, findings + [Finding(Place(path, 1), "an empty file", "keys and values",
                                         "start from the template in CONTRIBUTING.md, or delete the file")]
    return Document(path, value, reader.lines), findings


def _decode(path: str, data: bytes) -> tuple[str | None, list[Finding]]:
    def refuse(found: str, expected: str, tip: str, line: int = 1) -> tuple[None, list[Finding]]:
        return None, [Finding(Place(path, line), found, expected, tip)]

    if len(data) > MAX_BYTES:
        return refuse(f"a file of {len(data):,} bytes", f"at most {MAX_BYTES:,}", "split it into several sections")
    for mark, name in _ENCODING_MARKS.items():
        if data.startswith(mark):
            return refuse(f"a file encoded as {name}", "UTF-8", "save it again as UTF-8")
    if data.startswith(b"\xef\xbb\xbf"):
        return refuse("a byte order mark at the start", "UTF-8 without BOM", 'save it again as "UTF-8" (not "UTF-8 with BOM")')
    try:
        return data.decode("utf-8"), []
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return refuse(f"the byte 0x{data[error.start]:02x}, which is not UTF-8", "UTF-8 text",
                      "save it again as UTF-8 (older Chinese editors write GBK)", line)


def _text_traps(path: str, text: str) -> Iterator[Finding] | list[Finding]:
    findings = []
    for number, line in enumerate(text.split("\n"), 1):
        if "\t" in line:
            findings.append(Finding(Place(path, number), "a tab", "spaces", "replace each tab with 2 spaces"))
        if _WIDE_COLON_KEY.match(line):
            findings.append(Finding(Place(path, number), "a full-width colon after a key", "an ASCII colon and a space",
                                    "replace ： with a colon and a space"))
        if _WIDE_COMMA_KEY.search(line):
            findings.append(Finding(Place(path, number), "a full-width comma inside { … } before a key", "an ASCII comma and a space",
                                    "replace ， with , and a space"))
        if _WIDE_SPACE.match(line):
            findings.append(Finding(Place(path, number), "a full-width or unbreakable space at the beginning", "ordinary spaces",
                                    "replace it with 2 ordinary spaces"))
        if _CUT_BY_HASH.match(line.strip()):
            findings.append(Finding(Place(path, number), "a # after a space, which cuts the text off", "a text in quotes",
                                    "put the whole text in quotes (a comment has a space after its #)"))
        hidden = _HIDDEN.search(line)
        if hidden:
            findings.append(Finding(Place(path, number), f"the invisible character U+{ord(hidden[0]):04X}", "visible text",
                                    "delete it and type the place anew"))
    return findings


def _syntax_finding(path: str, text: str, error: yaml.YAMLError) -> Finding:
    problem = getattr(error, "problem", None) or str(error).splitlines()[0]
    marks = [mark.line + 1 for mark in (getattr(error, "problem_mark", None), getattr(error, "context_mark", None)) if mark]
    last = text.rstrip().count("\n") + 1
    # Something left open is noticed at the end of the file: the line where it began helps more.
    line = next((mark for mark in marks if mark <= last), last)
    return Finding(Place(path, line), f"text that is no YAML ({problem})", "`key: value` lines and `- item` lists",
                   'look at this line and the one above: a missing space after a colon, wrong indentation, or a text with ": " that needs quotes')


class _TooDeep(Exception):
    def __init__(self, line: int):
        self.line = line


class _EventReader:
    """Builds values from parser events, so that lines, tags, anchors and quoting stay in view."""

    def __init__(self, path: str):
        self.path = path
        self.findings: list[Finding] = []
        self.lines: dict[Path, int] = {}
        self.empty = True
        self._flow: list[str] = []

    def document(self, text: str) -> Any:
        self._events = yaml.parse(text, Loader=_PARSER)
        value, documents = None, 0
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    self._find(event, "a second document (---)", "one document a file", "remove the line ---")
            elif isinstance(event, yaml.NodeEvent):
                node = self._node(event, (), 0)
                if documents == 1:
                    value = node
                    self.empty = False
        return value

    def _find(self, event: yaml.Event, found: str, expected: str, tip: str) -> None:
        self.findings.append(Finding(Place(self.path, event.start_mark.line + 1), found, expected, tip))

    def _node(self, event: yaml.Event, path: Path, depth: int) -> Any:
        if depth > MAX_DEPTH:
            raise _TooDeep(event.start_mark.line + 1)
        self.lines.setdefault(path, event.start_mark.line + 1)
        if isinstance(event, yaml.AliasEvent):
            self._find(event, f"the alias *{event.anchor}", "the text itself", "write it out: every entry stands on its own")
            return ""
        if event.anchor:
            self._find(event, f"the anchor &{event.anchor}", "plain values", "remove it and write the text out")
        if event.tag and not event.tag.startswith("tag:yaml.org,2002:") or getattr(event, "tag", None) in ("!",):
            self._find(event, f"the tag {event.tag}", "plain values", "remove the tag")
        elif event.tag:
            self._find(event, f"the tag !!{event.tag.rpartition(':')[2]}", "plain values", "remove the tag; quote the text instead")
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        is_list = isinstance(event, yaml.SequenceStartEvent)
        self._flow.append(("list" if is_list else "map") if event.flow_style else "")
        value = self._sequence(path, depth) if is_list else self._mapping(path, depth, event.flow_style)
        self._flow.pop()
        return value

    def _sequence(self, path: Path, depth: int) -> list[Any]:
        items: list[Any] = []
        for event in self._events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            items.append(self._node(event, (*path, len(items)), depth + 1))
        return items

    def _mapping(self, path: Path, depth: int, flow: bool) -> dict[str, Any]:
        pairs: dict[str, Any] = {}
        for event in self._events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            key = self._key(event, depth)
            line = event.start_mark.line + 1
            if key in pairs:
                self._find(event, f'the key "{key}" a second time', f"each key once (first at line {self.lines[(*path, key)]})",
                           "keep one, or rename the other")
            self.lines[(*path, key)] = line
            value_event = next(self._events)
            if flow and isinstance(value_event, yaml.ScalarEvent) and not value_event.value and not value_event.style:
                self._find(event, f"“{key[:MAX_SHOWN]}” inside {{ … }}, cut off by a comma", "a text in quotes",
                           "put the whole text in quotes, or write zh: and en: on lines of their own")
                continue
            pairs.setdefault(key, self._node(value_event, (*path, key), depth + 1))
        return pairs

    def _key(self, event: yaml.Event, depth: int) -> str:
        if isinstance(event, yaml.ScalarEvent):
            if event.value == "<<" and not event.style:
                self._find(event, "a merge key (<<)", "plain keys", "write the keys out")
            return event.value
        self._find(event, "a key that is no text", "a word as key", "compare with the template in CONTRIBUTING.md")
        return repr(self._node(event, ("?",), depth + 1))[:MAX_SHOWN]

    def _scalar(self, event: yaml.ScalarEvent) -> Any:
        if event.style:
            return event.value
        if "，" in event.value and self._flow and self._flow[-1] == "list":
            self._find(event, f"a full-width comma inside [ … ]: {event.value[:MAX_SHOWN]}",
                       "ASCII commas between items, quotes around a text with a comma",
                       "write , where it separates two items; put the text in quotes where the comma belongs to it")
        if "?" in event.value and any(self._flow):
            # libyaml takes it, PyYAML's own parser and other tools do not.
            self._find(event, "a question mark inside { … } or [ … ] without quotes", "a text in quotes", "put the whole text in quotes")
        if _INTEGER.fullmatch(event.value):
            return int(event.value)
        for what, pattern in _GUESSES:
            if pattern.fullmatch(event.value):
                shown = event.value[:MAX_SHOWN]
                if what.startswith("nothing"):
                    self._find(event, f"no value ({shown})" if shown else "a key without a value", "a value",
                               "write the value, or remove the key")
                else:
                    self._find(event, f"{shown} without quotes, which YAML reads as {what}", "a text", f'write "{shown}"')
                return event.value
        return event.value
