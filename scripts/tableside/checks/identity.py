"""Ids: unique, permanent, and every reference leads somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..knowledge import Game, Item
from ..urls import RESERVED, TERM_PREFIX
from .fault import Fault, GameFault, near


def id_is_free_of_reserved_words(game: Game, item: Item) -> Iterator[Fault]:
    """An entry's id does not begin as glossary addresses do."""
    if item.id.startswith(TERM_PREFIX):
        yield Fault(f"an id that begins with `{TERM_PREFIX}`", "another beginning: these addresses belong to the glossary", "rename it", ("id",))


def references_resolve(game: Game, item: Item) -> Iterator[Fault]:
    """`see` and `rests_on` name entries of this game (or game/id), by their present id, and not the entry itself."""
    for key in ("see", "rests_on"):
        for index, reference in enumerate(getattr(item.entry, key, [])):
            at = (key, index)
            other, slash, entry_id = reference.rpartition("/")
            if slash and other != game.id:
                continue  # other games are checked where all games are known: see references_to_other_games in published.py
            target = game.item_by_id.get(entry_id)
            if target is None:
                yield Fault(f"a reference to `{reference}`", "the id of an entry", near(entry_id, list(game.item_by_id)), at, reference)
            elif target.id != entry_id:
                yield Fault(f"a reference to the former id `{reference}`", f"its present id `{target.id}`", f"write `{target.id}`", at)
            elif target.id == item.id:
                yield Fault("a reference to itself", "another entry", "remove it", at)


def faq_rests_on_rulings(game: Game, item: Item) -> Iterator[Fault]:
    """An FAQ entry rests on rulings, not on other questions; its section exists."""
    if item.kind != "faq":
        return
    for index, reference in enumerate(item.entry.rests_on):
        target = game.item_by_id.get(reference)
        if target and target.kind == "faq":
            yield Fault(f"an answer that rests on the question `{reference}`", "a rule, example, open or about entry",
                        "rest it on what that question rests on, and put the question under `see`", ("rests_on", index))
    sections = [s.id for s in game.sections]
    if item.entry.section and item.entry.section not in sections:
        yield Fault(f"the section `{item.entry.section}`", "a section of rulings/", near(item.entry.section, sections), ("section",),
                    item.entry.section)


def game_id_is_its_folder(game: Game) -> Iterator[GameFault]:
    """game.yml's id is the folder's name: addresses are made of it."""
    if game.info.id != game.id:
        yield GameFault(game.info.id, f"a game in the folder `{game.id}`", "the same name",
                        f"write `id: {game.id}`, or rename the folder", "game", ("id",))


def game_id_is_free_of_reserved_words(game: Game) -> Iterator[GameFault]:
    """A game's id is none of the site's own folders."""
    if game.id in RESERVED:
        yield GameFault(game.id, f"a game called `{game.id}`", f"none of {', '.join(RESERVED)}: these addresses are the site's own",
                        "rename the folder and the id", "game", ("id",))


def ids_are_unique(game: Game) -> Iterator[GameFault]:
    """Ids of entries and tables (former ones included), sections, sources, scopes and terms are each used once."""
    seen: dict[str, Item] = {}
    for item in (*game.items, *game.tables):
        for name in (item.id, *item.entry.formerly):
            if name in seen:
                first = seen[name].place
                yield GameFault(name, f"a second entry of this id (first at {first.path}:{first.line})", "an id of its own",
                                "rename the newer of the two", place=item.place)
            seen.setdefault(name, item)
    registries = {"sources": game.sources, "scopes": game.scopes, "terms": game.terms}
    for file, registered in registries.items():
        for name, count in Counter(r.id for r in registered).items():
            if count > 1:
                index = max(i for i, r in enumerate(registered) if r.id == name)
                yield GameFault(name, f"the id `{name}` {count} times", "each once", "rename or remove one", file, (file, index))
    for name, count in Counter(s.id for s in game.sections).items():
        if count > 1:
            yield GameFault(name, f"{count} sections of this id", "each once", "rename one of the files' sections", "game")


def sheet_entries_resolve(game: Game) -> Iterator[GameFault]:
    """The printable sheet names entries and tables of its game, each once."""
    known = {*game.item_by_id, *game.table_by_id}
    for index, reference in enumerate(game.info.sheet):
        at = ("sheet", index)
        if reference not in known:
            yield GameFault(game.id, f"`{reference}` on the sheet", "the id of an entry or a table", near(reference, sorted(known)), at=at,
                            reference=reference)
        elif reference in game.info.sheet[:index]:
            yield GameFault(game.id, f"`{reference}` on the sheet a second time", "each entry once", "remove one of the two", at=at)


def term_references_resolve(game: Game) -> Iterator[GameFault]:
    """A term's `see` names entries of its game."""
    for index, term in enumerate(game.terms):
        for reference in term.see:
            if reference not in game.item_by_id:
                yield GameFault(term.id, f"a reference to `{reference}`", "the id of an entry", near(reference, list(game.item_by_id)),
                                "terms", ("terms", index, "see"), reference=reference)
