"""Published ids are permanent: each goes on answering, under its own name or as `formerly` of another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..findings import Finding, Place
from ..load import Tree, is_game, read_bytes
from ..urls import TERM_PREFIX
from .fault import near

FILE = "published-ids.txt"


NEW = "not listed yet"


def is_unlisted(finding: Finding) -> bool:
    """Whether a finding only says that ids are new: a draft may be read and searched before it is listed."""
    return NEW in finding.found


def check(tree: Tree) -> Iterator[Finding]:
    """Findings about published ids and about references to other games; only for a whole tree."""
    path = tree.root / FILE
    if is_game(tree.root) or not tree.folders:
        return
    yield from references_to_other_games(tree)
    listed, findings = read_list(path)
    yield from findings
    if listed is None:
        return
    known, lines = all_ids(tree), {line.strip(): number for number, line in enumerate(listed, 1) if line.strip()}
    for name, number in lines.items():
        game, _, entry_id = name.partition("/")
        if name in known or (game, entry_id.removeprefix(TERM_PREFIX)) in tree.broken_ids or game in tree.incomplete:
            continue
        close = near(name, sorted(known))
        yield Finding(Place(str(path), number), f"the published id `{name}`, which no entry answers to any more", "every published id for ever",
                      f"add `formerly: [{entry_id}]` to the entry that replaces it ({close}) [published-ids-are-kept]")
    new = sorted(known - set(lines))
    if new:
        shown = ", ".join(new[:3]) + (", …" if len(new) > 3 else "")
        yield Finding(Place(str(path), max(len(listed), 1)), f"{len(new)} new ids are {NEW}: {shown}", "every id that is published",
                      "run `make publish`, or add each as a line, in order [published-ids-are-kept]")


def read_list(path: Path) -> tuple[list[str] | None, list[Finding]]:
    """The lines of the list, none where there is no list yet; None and the findings where it cannot be read."""
    if not path.exists():
        return [], []
    data, findings = read_bytes(path)
    if data is None:
        return None, findings
    try:
        return data.decode("utf-8-sig").split("\n"), []
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return None, [Finding(Place(str(path), line), f"the byte 0x{data[error.start]:02x}, which is not UTF-8", "UTF-8 text",
                              "save it again as UTF-8")]


def references_to_other_games(tree: Tree) -> Iterator[Finding]:
    """`see: [game/id]` leads to an entry of another game."""
    for game in tree.knowledge.games:
        for item in game.items:
            for index, reference in enumerate(item.entry.see):
                other, slash, _ = reference.rpartition("/")
                if slash and other != game.id and not tree.knowledge.resolve(game.id, reference) and other not in tree.incomplete:
                    yield Finding(tree.place(item, "see", index), f'"{item.id}": a reference to `{reference}`', "the game/id of an entry",
                                  "check the game's folder name and the id [references-to-other-games]")


def all_ids(tree: Tree) -> set[str]:
    """Every id that answers now, former ones included, as game/id."""
    entries = {f"{game.id}/{name}" for game in tree.knowledge.games for name in game.ids}
    return entries | {f"{game.id}/{TERM_PREFIX}{term.id}" for game in tree.knowledge.games for term in game.terms}
