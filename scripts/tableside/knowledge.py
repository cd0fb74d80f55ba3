"""The knowledge base in memory: what every later step reads and none changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from .findings import Place
from .glossary import HAN_RUN, TermFinder, names_of
from .model import LANGUAGES, Entry, GameFile, Module, Named, Scope, Section, Source, Table, Term


@dataclass(frozen=True)
class Item:
    """An entry or a table and where it stands: its game, its section (None for `about`), its line in the data."""

    game: str
    entry: Entry | Table
    section: str | None
    place: Place

    @property
    def id(self) -> str:
        return self.entry.id

    @property
    def kind(self) -> str:
        return self.entry.kind


@dataclass(frozen=True)
class Game:
    """One game, whole. `items` stand in reading order: about, rules by section, questions; `tables` repeat what they say."""

    id: str
    info: GameFile
    sources: tuple[Source, ...]
    editions: tuple[Named, ...]
    modes: tuple[Named, ...]
    modules: tuple[Module, ...]
    scopes: tuple[Scope, ...]
    terms: tuple[Term, ...]
    sections: tuple[Section, ...]
    items: tuple[Item, ...]
    tables: tuple[Item, ...] = ()

    @cached_property
    def item_by_id(self) -> dict[str, Item]:
        """Entries by id, earlier ids (`formerly`) included."""
        former = {old: item for item in self.items for old in item.entry.formerly}
        return former | {item.id: item for item in self.items}

    def explaining(self, term: Term) -> list[Item]:
        """The entries that explain a term, the first best."""
        return [self.item_by_id[name] for name in term.see if name in self.item_by_id]

    @cached_property
    def table_by_id(self) -> dict[str, Item]:
        return {table.id: table for table in self.tables}

    @cached_property
    def tables_by_ruling(self) -> dict[str, tuple[Item, ...]]:
        """The tables that repeat a ruling, by its id."""
        return {name: tuple(t for t in self.tables if name in t.entry.sources) for table in self.tables for name in table.entry.sources}

    @cached_property
    def ids(self) -> frozenset[str]:
        """Every id that answers, of entries and tables, earlier ones included."""
        return frozenset(name for item in (*self.items, *self.tables) for name in (item.id, *item.entry.formerly))

    @cached_property
    def source_by_id(self) -> dict[str, Source]:
        return {source.id: source for source in self.sources}

    @cached_property
    def scope_by_id(self) -> dict[str, Scope]:
        return {scope.id: scope for scope in self.scopes}

    @cached_property
    def name_by_id(self) -> dict[str, Named]:
        """Editions, modes and modules by id."""
        return {named.id: named for named in (*self.editions, *self.modes, *self.modules)}

    @cached_property
    def term_finders(self) -> dict[str, TermFinder]:
        """Finders of the glossary's headwords, by language."""
        return {lang: TermFinder(self.terms, lang) for lang in LANGUAGES}

    @cached_property
    def known_names(self) -> dict[str, frozenset[str]]:
        """Names that may stand in a text of the other language: English ones in lower case, Chinese ones as runs of Han characters."""
        info = self.info
        english = [*(n for t in self.terms for n in names_of(t, "en", aliases=True)), info.name.en, info.short.en, *info.aliases.en]
        english += [*info.designers, info.publisher or "", *(m.en for m in info.mechanisms), *(s.title.en for s in self.sources)]
        english += [named.name.en for named in self.name_by_id.values()]
        chinese = [*(n for t in self.terms for n in names_of(t, "zh", aliases=True)), info.name.zh, info.short.zh, *info.aliases.zh]
        chinese += [*info.designers, *(s.title.zh for s in self.sources)]
        return {"en": frozenset(n.lower() for n in english), "zh": frozenset(run for n in chinese for run in HAN_RUN.findall(n))}

    def in_section(self, section: str) -> tuple[Item, ...]:
        """The rules, examples and open entries of a section, in order (its questions are in `questions`)."""
        return tuple(i for i in self.items if i.section == section and i.kind != "faq")

    def tables_in(self, section: str) -> tuple[Item, ...]:
        """The tables at the head of a section's page, in order."""
        return tuple(i for i in self.tables if i.section == section)

    @cached_property
    def questions(self) -> tuple[Item, ...]:
        return tuple(i for i in self.items if i.kind == "faq")

    @cached_property
    def about(self) -> tuple[Item, ...]:
        return tuple(i for i in self.items if i.kind == "about")


@dataclass(frozen=True)
class KnowledgeBase:
    """All games, in the order of their folders."""

    games: tuple[Game, ...]

    @cached_property
    def game_by_id(self) -> dict[str, Game]:
        return {game.id: game for game in self.games}

    def resolve(self, game: str, reference: str) -> Item | None:
        """The entry that `id` or `game/id` names, seen from a game; None where there is none."""
        other, slash, entry = reference.rpartition("/")
        found = self.game_by_id.get(other if slash else game)
        return found.item_by_id.get(entry) if found else None
