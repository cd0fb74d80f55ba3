"""Meaning: what must hold in the data beyond its shape.

Every check is a small function whose docstring is its rule. An entry check
takes (game, item), as does a table check; a game check takes a game. All yield faults. `check_tree`
runs them all and puts each fault at its line.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..findings import Finding, Place
from ..load import Tree, is_game, load
from . import citations, exceptions, facts, identity, languages, phrasings, published, scopes, states, tables, terms
from .fault import Fault, GameFault

ENTRY_CHECKS = (
    citations.source_is_registered,
    citations.locator_is_given,
    citations.locator_has_the_form_of_its_source,
    citations.page_lies_within_the_document,
    citations.hearsay_stays_hearsay,
    citations.unknown_locator_has_a_reason,
    scopes.scope_is_known,
    scopes.players_lie_within_the_scope,
    scopes.modules_are_known,
    identity.id_is_free_of_reserved_words,
    identity.references_resolve,
    identity.faq_rests_on_rulings,
    languages.chinese_is_chinese,
    languages.chinese_is_simplified,
    languages.english_is_english,
    languages.same_numbers,
    terms.terms_have_their_partners,
    states.doubt_is_explained,
    states.prevailing_source_is_cited,
    states.verdict_is_as_certain_as_its_support,
    phrasings.players_phrasings_are_given,
    phrasings.phrasings_differ,
)
TABLE_CHECKS = (
    identity.id_is_free_of_reserved_words,
    scopes.scope_is_known,
    scopes.players_lie_within_the_scope,
    scopes.modules_are_known,
    languages.chinese_is_chinese,
    languages.chinese_is_simplified,
    languages.english_is_english,
    languages.same_numbers,
    terms.terms_have_their_partners,
    tables.table_stands_in_a_section,
    tables.columns_say_what_they_hold,
    tables.rows_have_a_cell_a_column,
    tables.rows_come_from_rulings,
    tables.numbers_are_those_of_the_rulings,
    tables.doubt_is_explained,
    tables.scope_is_that_of_its_rulings,
)
GAME_CHECKS = (
    facts.facts_are_possible,
    identity.game_id_is_its_folder,
    identity.game_id_is_free_of_reserved_words,
    identity.ids_are_unique,
    identity.term_references_resolve,
    identity.sheet_entries_resolve,
    scopes.scopes_are_made_of_registered_parts,
    scopes.default_scope_is_known,
    terms.term_names_are_unique,
)


def check_tree(tree: Tree) -> list[Finding]:
    """Every finding of a loaded tree: those of shape and those of meaning, in file order."""
    raised = [*_entry_findings(tree), *_game_findings(tree)]
    of_meaning = [*exceptions.apply(tree, raised), *published.check(tree)]
    return sorted({*tree.findings, *of_meaning})


def _entry_findings(tree: Tree) -> Iterator[tuple[str, str, Finding]]:
    for game in tree.knowledge.games:
        checked = [*((item, ENTRY_CHECKS) for item in game.items), *((table, TABLE_CHECKS) for table in game.tables)]
        for item, checks in checked:
            for check in checks:
                for fault in check(game, item):
                    if fault.reference and _still_spoken_for(tree, game.id, fault.reference):
                        continue
                    name = check.__name__
                    yield name, f"{game.id}/{item.id}", _finding(tree.place(item, *fault.at), item.id, name, fault)


def _game_findings(tree: Tree) -> Iterator[tuple[str, str, Finding]]:
    for game in tree.knowledge.games:
        for check in GAME_CHECKS:
            for fault in check(game):
                if fault.reference and _still_spoken_for(tree, game.id, fault.reference):
                    continue
                name = check.__name__
                yield name, f"{game.id}/{fault.subject}", _finding(_game_place(tree, game.id, fault), fault.subject, name, fault)


def _finding(place: Place, subject: str, check: str, fault: Fault | GameFault) -> Finding:
    return Finding(place, f'"{subject}": {fault.found}', fault.expected, f"{fault.tip} [{check.replace('_', '-')}]")


def _game_place(tree: Tree, game: str, fault: GameFault) -> Place:
    if fault.place:
        return fault.place
    document = tree.documents.get(str(tree.folders[game] / f"{fault.file}.yml"))
    return document.place(*fault.at) if document else Place(str(tree.root), 1)


def _still_spoken_for(tree: Tree, game: str, reference: str) -> bool:
    """A reference to an entry whose own shape is wrong: that finding is enough."""
    other, slash, entry = reference.rpartition("/")
    home = other if slash else game
    return (home, entry) in tree.broken_ids or home in tree.incomplete


def check_paths(paths: list[Path]) -> tuple[list[Finding], str]:
    """The findings for some folders and files, and one line on what was read.

    A file is checked within its game, so that its references can be followed; only its own findings are told.
    """
    findings: set[Finding] = set()
    games = entries = 0
    for path in paths:
        root = _root_of(path)
        tree = load(root)
        findings |= {f for f in check_tree(tree) if root == path or _within(Path(f.place.path), path)}
        read = [game for game in tree.knowledge.games if _within(path, tree.folders[game.id]) or _within(tree.folders[game.id], path)]
        games += len(read)
        entries += sum(len(game.items) for game in read)
    return sorted(findings), f"{entries} entries of {games} game{'' if games == 1 else 's'} read"


def _within(path: Path, folder: Path) -> bool:
    return path.resolve().is_relative_to(folder.resolve())


def _root_of(path: Path) -> Path:
    """What to load to check a path: the whole tree it is part of, so that references to other games can be followed."""
    whole = path.resolve()
    game = next((folder for folder in (whole, *whole.parents) if folder.is_dir() and is_game(folder)), None)
    if game is None or game == game.parent:
        return path
    if (game.parent / published.FILE).exists():
        return game.parent
    return path if game == whole else game
