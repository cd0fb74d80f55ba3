"""Loads a rules_data tree: files to games, with every fault of shape at its line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import shape, strict_yaml
from .findings import Finding, Place
from .knowledge import Game, Item, KnowledgeBase
from .model import FILE_MODELS, About, Faq, RulingsFile, SectionEntry
from .strict_yaml import Document

REGISTRIES = ("game", "sources", "scopes", "terms")
ENTRY_FILES = {"faq": Faq, "about": About}
NOT_GAMES = {"schema"}


@dataclass
class Tree:
    """What was read: the games that could be built, the documents behind them, the findings of shape."""

    root: Path
    knowledge: KnowledgeBase = KnowledgeBase(())
    documents: dict[str, Document] = field(default_factory=dict)
    incomplete: set[str] = field(default_factory=set)
    broken_ids: set[tuple[str, str]] = field(default_factory=set)
    findings: list[Finding] = field(default_factory=list)

    def place(self, item: Item, *path: Any) -> Place:
        """The line of a part of an entry, such as ("text", "zh")."""
        document = self.documents[item.place.path]
        start = next(p for p, line in document.lines.items() if line == item.place.line and len(p) == 2 and p[0] == "entries")
        return document.place(*start, *path)


def load(root: Path) -> Tree:
    """Reads a rules_data folder, one game's folder, or a single file that belongs to no game (its shape only).

    In: the path. Out: the tree, with findings for whatever could not be used. Raises nothing for bad data.
    """
    tree = Tree(root)
    if root.is_file():
        _load_alone(tree, root)
        return tree
    folders = _game_folders(tree)
    games = [game for game in (_load_game(tree, folder) for folder in folders) if game]
    tree.knowledge = KnowledgeBase(tuple(games))
    return tree


def _game_folders(tree: Tree) -> list[Path]:
    root = tree.root
    template = "a game is a folder with game.yml, sources.yml, scopes.yml, terms.yml and rulings/"
    if not root.exists():
        tree.findings.append(Finding(Place(str(root), 1), "no such folder", "the rules_data folder", "check the path's spelling"))
        return []
    if any((root / f"{name}.yml").exists() for name in REGISTRIES) or (root / "rulings").is_dir():
        return [root]
    folders = sorted(p for p in root.iterdir() if p.is_dir() and p.name not in NOT_GAMES and not p.name.startswith("."))
    if not folders:
        tree.findings.append(Finding(Place(str(root), 1), "a folder without games", template, "run `python scripts/new_game.py`, or check the path"))
    return folders


def read_file(tree: Tree, path: Path) -> Document | None:
    """One file as a document; its findings go to the tree."""
    try:
        data = path.read_bytes()
    except OSError as error:
        tree.findings.append(Finding(Place(str(path), 1), f"a file that cannot be read ({error.strerror})", "a readable file",
                                     "check its permissions"))
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
    marks = {"section": "rulings", "sources": "sources", "scopes": "scopes", "terms": "terms", "entries": "faq", "name": "game"}
    return next((name for key, name in marks.items() if key in keys), None)


def _load_game(tree: Tree, folder: Path) -> Game | None:
    registries = {name: _registry(tree, folder, name) for name in REGISTRIES}
    sections, items = [], []
    parts = [*_about_file(folder), *_rulings_files(tree, folder), *_faq_files(folder)]
    for path, name in parts:
        document = read_file(tree, path)
        if document is None:
            tree.incomplete.add(folder.name)
            continue
        section, found = _entries(tree, folder.name, document, name)
        if section:
            sections.append(section)
        items += found
    _refuse_strangers(tree, folder)
    if not all(registries.values()):
        tree.incomplete.add(folder.name)
        return None
    scopes = registries["scopes"]
    return Game(folder.name, registries["game"], tuple(registries["sources"].sources), tuple(scopes.editions), tuple(scopes.modes),
                tuple(scopes.modules), tuple(scopes.scopes), tuple(registries["terms"].terms), tuple(sections), tuple(items))


def _registry(tree: Tree, folder: Path, name: str) -> Any:
    path = folder / f"{name}.yml"
    if not path.is_file():
        tree.findings.append(Finding(Place(str(path), 1), "no such file", f"every game has {', '.join(n + '.yml' for n in REGISTRIES)}",
                                     "copy the one of another game and edit it, or run `python scripts/new_game.py`"))
        return None
    document = read_file(tree, path)
    if document is None:
        return None
    parsed, findings = shape.parse(document, FILE_MODELS[name])
    tree.findings += findings
    return parsed


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
        if path.is_file() and path not in known and not in_parts:
            tree.findings.append(Finding(Place(str(path), 1), "a file that nothing reads",
                                         "game, sources, scopes, terms, about, faq (.yml), rulings/*.yml and faq/*.yml",
                                         "rename it (.yaml is written .yml here) or move it elsewhere"))


def _entries(tree: Tree, game: str, document: Document, name: str) -> tuple[Any, list[Item]]:
    parsed, findings = shape.parse(document, FILE_MODELS[name])
    tree.findings += findings
    if parsed:
        section = parsed.section if isinstance(parsed, RulingsFile) else None
        entries: Iterator[tuple[int, Any]] = enumerate(parsed.entries)
    else:
        tree.incomplete.add(game)
        section, entries = None, _sound_entries(tree, game, document, ENTRY_FILES.get(name, SectionEntry))
    items = []
    for index, entry in entries:
        home = entry.section if isinstance(entry, Faq) else section.id if section else None
        items.append(Item(game, entry, home, document.place("entries", index)))
    return section, items


def _sound_entries(tree: Tree, game: str, document: Document, model: Any) -> Iterator[tuple[int, Any]]:
    """The entries of a faulty file that are sound themselves; the ids of the others are kept, as still spoken for."""
    value = document.value.get("entries") if isinstance(document.value, dict) else None
    for index, raw in enumerate(value if isinstance(value, list) else []):
        entry = shape.parse_entry(raw, model)
        if entry:
            yield index, entry
        elif isinstance(raw, dict) and isinstance(raw.get("id"), str):
            tree.broken_ids.add((game, raw["id"]))
