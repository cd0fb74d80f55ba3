"""Loads a rules_data tree: files to games, with every fault of shape at its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import shape, strict_yaml
from .findings import Finding, Place
from .knowledge import Game, Item, KnowledgeBase
from .model import FILE_MODELS, About, Bilingual, Faq, RulingsFile, Section, SectionEntry, Table
from .strict_yaml import Document

REGISTRIES = ("game", "sources", "scopes", "terms")
ENTRY_FILES = {"faq": Faq, "about": About}
LISTS = ("entries", "tables")
UNKNOWN = "unknown"
NOT_GAMES = {"schema", "exceptions.yml"}
_FILE_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\.yml")


@dataclass
class Tree:
    """What was read: the games that could be built, the documents behind them, the findings of shape."""

    root: Path
    knowledge: KnowledgeBase = KnowledgeBase(())
    documents: dict[str, Document] = field(default_factory=dict)
    incomplete: set[str] = field(default_factory=set)
    broken_ids: set[tuple[str, str]] = field(default_factory=set)
    findings: list[Finding] = field(default_factory=list)
    folders: dict[str, Path] = field(default_factory=dict)

    def place(self, item: Item, *path: Any) -> Place:
        """The line of a part of an entry or a table, such as ("text", "zh")."""
        document = self.documents[item.place.path]
        start = next(p for p, line in document.lines.items() if line == item.place.line and len(p) == 2 and p[0] in LISTS)
        return document.place(*start, *path)


def load(root: Path) -> Tree:
    """Reads a rules_data folder, one game's folder, or a single file that belongs to no game (its shape only).

    In: the path. Out: the tree, with findings for whatever could not be used. Raises nothing for bad data.
    """
    root = shown(root)
    tree = Tree(root)
    if root.is_file():
        _load_alone(tree, root)
        return tree
    tree.folders = {folder.resolve().name: folder for folder in _game_folders(tree)}
    games = [game for game in (_load_game(tree, name, folder) for name, folder in tree.folders.items()) if game]
    tree.knowledge = KnowledgeBase(tuple(games))
    return tree


def shown(path: Path) -> Path:
    """A path as messages give it: from the current folder where it lies below it, else in full."""
    whole = path.resolve()
    return whole.relative_to(Path.cwd()) if whole.is_relative_to(Path.cwd()) else whole


def _game_folders(tree: Tree) -> list[Path]:
    root = tree.root
    template = "a game is a folder with game.yml, sources.yml, scopes.yml, terms.yml and rulings/"
    if not root.exists():
        tree.findings.append(Finding(Place(str(root), 1), "no such folder", "the rules_data folder", "check the path's spelling"))
        return []
    if is_game(root):
        return [root]
    try:
        inside = sorted(root.iterdir())
    except OSError as error:
        tree.findings.append(Finding(Place(str(root), 1), f"a folder that cannot be read ({error.strerror})", "a readable folder",
                                     "check its permissions"))
        return []
    for path in inside:
        if path.suffix in (".yml", ".yaml") and path.name not in NOT_GAMES:
            tree.findings.append(_stranger(path, f"files inside a game's folder, beside them only {', '.join(sorted(NOT_GAMES))}"))
    folders = [p for p in inside if p.is_dir() and p.name not in NOT_GAMES and not p.name.startswith(".")]
    if not folders:
        tree.findings.append(Finding(Place(str(root), 1), "a folder without games", template, "run `make new-game ID=my-game`, or check the path"))
    return folders


def is_game(folder: Path) -> bool:
    """Whether a folder looks like one game's."""
    try:
        return any((folder / f"{name}.yml").exists() for name in REGISTRIES) or (folder / "rulings").is_dir()
    except OSError:
        return False


def read_bytes(path: Path) -> tuple[bytes | None, list[Finding]]:
    """A file's bytes, or the finding that says why they cannot be had."""
    try:
        if not path.is_file():
            return None, [Finding(Place(str(path), 1), "something that is no file", "a file of text", "remove it, or put a file in its place")]
        if path.stat().st_size > strict_yaml.MAX_BYTES:
            return None, [Finding(Place(str(path), 1), f"a file of {path.stat().st_size:,} bytes", f"at most {strict_yaml.MAX_BYTES:,}",
                                  "split it into several files")]
        return path.read_bytes(), []
    except OSError as error:
        return None, [Finding(Place(str(path), 1), f"a file that cannot be read ({error.strerror})", "a readable file", "check its permissions")]


def read_file(tree: Tree, path: Path) -> Document | None:
    """One file as a document; its findings go to the tree."""
    data, findings = read_bytes(path)
    tree.findings += findings
    if data is None:
        return None
    document, findings = strict_yaml.read(str(path), data)
    tree.findings += findings
    if document:
        tree.documents[str(path)] = document
    return document


def _load_alone(tree: Tree, path: Path) -> None:
    document = read_file(tree, path)
    if document is None:
        return
    name = _kind_of(document, path)
    if name is None:
        tree.findings.append(Finding(document.place(), "a file of no known kind", f"a file named {', '.join(n + '.yml' for n in FILE_MODELS)}",
                                     "name it so, or put it under its game's rulings/ folder"))
        return
    tree.findings += shape.parse(document, FILE_MODELS[name])[1]


def _kind_of(document: Document, path: Path) -> str | None:
    """Which of the files a lone file is: by its name, its folder, else its first key."""
    if path.stem in FILE_MODELS:
        return path.stem
    if path.parent.name in ("rulings", "faq"):
        return path.parent.name
    keys = document.value if isinstance(document.value, dict) else {}
    marks = {"section": "rulings", "sources": "sources", "scopes": "scopes", "terms": "terms", "entries": "faq", "tables": "tables", "name": "game"}
    return next((name for key, name in marks.items() if key in keys), None)


def _load_game(tree: Tree, game: str, folder: Path) -> Game | None:
    registries = {name: _registry(tree, game, folder, name) for name in REGISTRIES}
    sections, items = [], []
    parts = [*_about_file(folder), *_rulings_files(tree, folder), *_faq_files(folder)]
    for path, name in parts:
        document = read_file(tree, path)
        if document is None:
            tree.incomplete.add(game)
            continue
        section, found = _entries(tree, game, document, name)
        if section:
            sections.append(section)
        items += found
    tables = _tables(tree, game, folder / "tables.yml")
    _refuse_strangers(tree, folder)
    if not all(registries.values()):
        tree.incomplete.add(game)
        return None
    scopes = registries["scopes"]
    return Game(game, registries["game"], tuple(registries["sources"].sources), tuple(scopes.editions), tuple(scopes.modes),
                tuple(scopes.modules), tuple(scopes.scopes), tuple(registries["terms"].terms), tuple(sections), tuple(items), tuple(tables))


def _registry(tree: Tree, game: str, folder: Path, name: str) -> Any:
    """A registry file as its model; of a faulty one what is sound, so that other faults are found in the same run."""
    path = folder / f"{name}.yml"
    if not path.is_file():
        tree.findings.append(Finding(Place(str(path), 1), "no such file", f"every game has {', '.join(n + '.yml' for n in REGISTRIES)}",
                                     "copy the one of another game and edit it; `make new-game` makes all of them"))
        return None
    document = read_file(tree, path)
    if document is None:
        return None
    parsed, findings = shape.parse(document, FILE_MODELS[name])
    tree.findings += findings
    if parsed is None and isinstance(document.value, dict):
        parsed, broken = shape.sound_part(document.value, FILE_MODELS[name], _stand_ins(game) if name == "game" else {})
        tree.broken_ids |= {(game, broken_id) for broken_id in (*broken, UNKNOWN)}
    return parsed


def _stand_ins(game: str) -> dict[str, Any]:
    """Facts that raise no further finding, in the place of faulty ones of game.yml."""
    name = Bilingual(zh=game, en=game)
    return {"id": game, "name": name, "short": name, "players": list(range(1, 100)), "checked": "2000", "default_scope": UNKNOWN}


def _about_file(folder: Path) -> list[tuple[Path, str]]:
    path = folder / "about.yml"
    return [(path, "about")] if path.is_file() else []


def _faq_files(folder: Path) -> list[tuple[Path, str]]:
    """faq.yml, or where there are many questions, faq/NN-topic.yml."""
    path = folder / "faq.yml"
    return [(p, "faq") for p in ([path] if path.is_file() else []) + sorted((folder / "faq").glob("*.yml"))]


def _rulings_files(tree: Tree, folder: Path) -> list[tuple[Path, str]]:
    files = sorted((folder / "rulings").glob("*.yml"))
    if not files:
        tree.findings.append(Finding(Place(str(folder / "rulings"), 1), "no section of rules", "at least one rulings/NN-name.yml",
                                     "start with rulings/10-setup.yml; the template is in CONTRIBUTING.md"))
    return [(path, "rulings") for path in files]


def _refuse_strangers(tree: Tree, folder: Path) -> None:
    known = {folder / f"{name}.yml" for name in FILE_MODELS} - {folder / "rulings.yml"}
    for path in sorted(folder.rglob("*")):
        in_parts = path.parent in (folder / "rulings", folder / "faq") and path.suffix == ".yml"
        if not path.is_dir() and path not in known and not in_parts:
            tree.findings.append(_stranger(path, "game, sources, scopes, terms, about, faq, tables (.yml), rulings/*.yml and faq/*.yml"))
        elif in_parts and not _FILE_NAME.fullmatch(path.name):
            tree.findings.append(Finding(Place(str(path), 1), f"the file name “{path.name}”",
                                         "lower-case English words joined by hyphens, such as 10-setup.yml", "rename the file"))


def _stranger(path: Path, expected: str) -> Finding:
    return Finding(Place(str(path), 1), "a file that nothing reads", expected, "rename it (.yaml is written .yml here) or move it elsewhere")


def _entries(tree: Tree, game: str, document: Document, name: str) -> tuple[Any, list[Item]]:
    parsed, findings = shape.parse(document, FILE_MODELS[name])
    tree.findings += findings
    if parsed:
        section = parsed.section if isinstance(parsed, RulingsFile) else None
        entries: Iterator[tuple[int, Any]] = enumerate(parsed.entries)
    else:
        section, entries = _sound_section(document), _sound_entries(tree, game, document, ENTRY_FILES.get(name, SectionEntry))
    items = []
    for index, entry in entries:
        home = entry.section if isinstance(entry, Faq) else section.id if section else None
        items.append(Item(game, entry, home, document.place("entries", index)))
    return section, items


def _sound_section(document: Document) -> Section | None:
    """The section of a faulty file, where that part of it is sound."""
    return shape.parse_entry(document.value.get("section"), Section) if isinstance(document.value, dict) else None


def _tables(tree: Tree, game: str, path: Path) -> list[Item]:
    """The tables of a game; none where it has no such file."""
    document = read_file(tree, path) if path.is_file() else None
    if document is None:
        return []
    parsed, findings = shape.parse(document, FILE_MODELS["tables"])
    tree.findings += findings
    tables: Iterator[tuple[int, Any]] = enumerate(parsed.tables) if parsed else _sound_entries(tree, game, document, Table, "tables")
    return [Item(game, table, table.section, document.place("tables", index)) for index, table in tables]


def _sound_entries(tree: Tree, game: str, document: Document, model: Any, key: str = "entries") -> Iterator[tuple[int, Any]]:
    """The entries of a faulty file that are sound themselves; the ids of the others are kept, as still spoken for."""
    value = document.value.get(key) if isinstance(document.value, dict) else None
    for index, raw in enumerate(value if isinstance(value, list) else []):
        entry = shape.parse_entry(raw, model)
        if entry:
            yield index, entry
        elif isinstance(raw, dict) and isinstance(raw.get("id"), str):
            tree.broken_ids.add((game, raw["id"]))
