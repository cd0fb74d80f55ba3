"""The index of a game: the terms of its glossary by kind and letter, each with the rulings about it."""

from __future__ import annotations

from dataclasses import dataclass

from ..api import title_of
from ..knowledge import Game, Item
from ..model import LANGUAGES, Term
from . import alphabet, words
from .views import Link, TermCard, Viewer

SHOWN_AT_ONCE = 6


@dataclass(frozen=True)
class Name:
    """A term and its rulings: the first few, and the rest."""

    term: TermCard
    first: tuple[Link, ...]
    rest: tuple[Link, ...]


@dataclass(frozen=True)
class Letter:
    """The names under a letter."""

    letter: str
    anchor: str
    names: tuple[Name, ...]


@dataclass(frozen=True)
class Group:
    """The names of one kind, such as units or cards."""

    title: str
    anchor: str
    number: int
    letters: tuple[Letter, ...]


def index_groups(game: Game, viewer: Viewer) -> list[Group]:
    """The index in the viewer's language, a group for each kind of term the game has."""
    rulings = rulings_of_terms(game)
    groups = []
    for kind, titles in words.TERM_KIND.items():
        terms = [term for term in game.terms if term.kind == kind]
        if terms:
            groups.append(Group(titles[viewer.lang], f"kind--{kind}", len(terms), _letters(kind, terms, rulings, game, viewer)))
    return groups


def _letters(kind: str, terms: list[Term], rulings: dict[str, tuple[Item, ...]], game: Game, viewer: Viewer) -> tuple[Letter, ...]:
    given = {term.zh: term.pinyin for term in terms if term.pinyin}
    read = [(alphabet.reading(getattr(term, viewer.lang), viewer.lang, given), term) for term in terms]
    return tuple(
        Letter(letter, f"{kind}--{'other' if letter == alphabet.OTHER_LETTER else letter.lower()}",
               tuple(_name(term, rulings[term.id], game, viewer) for term in under))
        for letter, under in alphabet.by_letter(read)
    )


def _name(term: Term, items: tuple[Item, ...], game: Game, viewer: Viewer) -> Name:
    links = tuple(viewer.link(item, game) for item in items)
    # A rest of one would cost a tap and save a line.
    shown = len(links) if len(links) == SHOWN_AT_ONCE + 1 else SHOWN_AT_ONCE
    return Name(viewer.term(game, term), links[:shown], links[shown:])


def rulings_of_terms(game: Game) -> dict[str, tuple[Item, ...]]:
    """Term id → the entries that explain it (`see`), then those whose title names it in either language, in reading order."""
    found: dict[str, dict[str, Item]] = {term.id: {} for term in game.terms}
    for term in game.terms:
        found[term.id] |= {item.id: item for item in game.explaining(term)}
    for item in game.items:
        for term in _named_in_title(game, item):
            found[term.id].setdefault(item.id, item)
    return {name: tuple(items.values()) for name, items in found.items()}


def _named_in_title(game: Game, item: Item) -> list[Term]:
    title = title_of(item)
    terms = [term for lang in LANGUAGES for term in game.term_finders[lang].terms(getattr(title, lang))]
    return list({term.id: term for term in terms}.values())
