"""Entries as a reader sees them: the knowledge base turned into what the templates print, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from .. import urls, wording
from ..api import title_of
from ..glossary import is_han
from ..knowledge import Game, Item, KnowledgeBase
from ..model import Bilingual, Citation, Term
from . import words
from .page import relative_root

# A longer name may be torn: on a phone a line holds twice that.
LONGEST_WHOLE = 8


# The others are for the search.
SHOWN_PHRASINGS = 3


@dataclass(frozen=True)
class Link:
    """A link as the page prints it; `lang` is the language of its text."""

    text: str
    href: str
    lang: str
    note: str = ""


@dataclass(frozen=True)
class Face:
    """What an entry says, in one language; `names` are the terms in its title and verdict that a line's end must not tear."""

    lang: str
    title: str
    tone: str
    verdict: str
    text: tuple[str, ...]
    unclear: tuple[str, ...]
    reading: tuple[str, ...]
    note: tuple[str, ...]
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class CitationLine:
    """A document and the places in it that are cited, by how they are known; its headings are in its language `lang`."""

    source: str
    href: str
    lang: str
    groups: tuple[wording.CitedPlaces, ...]


@dataclass(frozen=True)
class Holds:
    """The table an entry holds for, as ids: the table's profile is matched against it in the page.

    With a module of `modules_out` the entry does not hold; with an expansion of `unchecked` nobody has checked it.
    """

    players: tuple[int, ...]
    edition: str
    modules_in: tuple[str, ...]
    modules_out: tuple[str, ...]
    unchecked: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """One entry, ready to print."""

    id: str
    kind: str
    kind_label: str
    status: str
    status_label: str
    face: Face
    other: Face
    citations: tuple[CitationLine, ...]
    scope_name: str
    scope_href: str
    scope_rest: str
    holds: Holds
    prevails: str
    asked: tuple[str, ...]
    related: tuple[Link, ...]
    rests_on: tuple[Link, ...]
    tables: tuple[Link, ...]
    terms: tuple[Link, ...]
    href: str
    share: str

    @property
    def scope(self) -> tuple[str, str]:
        """The scope as it is printed."""
        return self.scope_name, self.scope_rest

    @property
    def leads(self) -> tuple[tuple[str, Link], ...]:
        """What the entry leads on to, each with the word that says how."""
        kinds = (("rests_on", self.rests_on), ("in_tables", self.tables), ("related", self.related))
        return tuple((word, link) for word, links in kinds for link in links)


@dataclass(frozen=True)
class TermCard:
    """One term of the glossary, ready to print. `text` is what the first entry that explains it says, `cited` the document that rests on."""

    id: str
    name: str
    partner: str
    partner_lang: str
    aliases: tuple[str, ...]
    partner_aliases: tuple[str, ...]
    pinyin: str
    kind_label: str
    text: tuple[str, ...]
    cited: tuple[CitationLine, ...]
    explained_in: tuple[Link, ...]
    share: str
    href: str

    @property
    def leads(self) -> tuple[tuple[str, Link], ...]:
        """The entries that explain it."""
        return tuple(("explained_in", link) for link in self.explained_in)


class Viewer:
    """Makes cards for one page: knows the language and where the page stands, so that links are relative to it."""

    def __init__(self, knowledge: KnowledgeBase, lang: str, url: str):
        self.knowledge = knowledge
        self.lang = lang
        self.url = url

    def href(self, target: str) -> str:
        """The way from this page to an address of the site."""
        page, hash_sign, anchor = target.partition("#")
        if page == self.url and hash_sign:
            return f"#{anchor}"
        return relative_root(self.url) + target

    def card(self, item: Item, *, with_terms: bool = True) -> Card:
        """An entry ready to print; `with_terms` looks for the glossary's terms in it, which takes most of the time."""
        entry, game, lang = item.entry, self.knowledge.game_by_id[item.game], self.lang
        scope, *rest = wording.scope_parts(game, item, lang)
        status = wording.status_of(item)
        return Card(
            id=entry.id,
            kind=entry.kind,
            kind_label=wording.KIND[entry.kind][lang],
            status=status,
            status_label=wording.STATUS[status][lang],
            face=self.face(game, item, lang),
            other=self.face(game, item, words.OTHER[lang]),
            citations=self.citations(game, entry.cite),
            scope_name=scope,
            scope_href=self.href(f"{urls.page(game.id, 'sources', lang)}#{scope_anchor(entry.scope)}"),
            scope_rest=" · ".join(rest),
            holds=holds(game, item),
            prevails=wording.source_name(game.source_by_id[entry.prevails], lang) if entry.prevails else "",
            asked=tuple(getattr(entry.ask, lang)[:SHOWN_PHRASINGS]),
            related=self.links(game, entry.see),
            rests_on=self.links(game, getattr(entry, "rests_on", ())),
            tables=tuple(self.link(table, game) for table in game.tables_by_ruling.get(item.id, ())),
            terms=self.terms(game, item) if with_terms else (),
            href=self.href(urls.entry(item, lang)),
            share=self.href(urls.share(game.id, entry.id, lang)),
        )

    def face(self, game: Game, item: Item, lang: str) -> Face:
        """What an entry says, with the terms that stay on one line. Latin names have spaces of their own (typography.py)."""
        said = face(item, lang)
        if lang != "zh":
            return said
        found = {text[start:end] for text in (said.title, said.verdict) for start, end, _ in game.term_finders[lang].spans(text)}
        whole = sorted((name for name in found if is_han(name) and 1 < len(name) <= LONGEST_WHOLE), key=lambda name: (-len(name), name))
        return replace(said, names=tuple(whole))

    def citations(self, game: Game, citations: Iterable[Citation]) -> tuple[CitationLine, ...]:
        """A line for each document cited."""
        sources = urls.page(game.id, "sources", self.lang)
        return tuple(
            CitationLine(
                source=wording.source_name(document.source, self.lang),
                href=self.href(f"{sources}#{source_anchor(document.source.id)}"),
                lang=words.DOCUMENT_LANG[document.source.language],
                groups=document.places,
            )
            for document in wording.cited_documents(game, citations, self.lang)
        )

    def links(self, game: Game, references: tuple[str, ...] | list[str]) -> tuple[Link, ...]:
        """Links to the entries that references name; another game's entry says which game."""
        found = [item for item in (self.knowledge.resolve(game.id, r) for r in references) if item]
        return tuple(self.link(item, game) for item in found)

    def link(self, item: Item, seen_from: Game) -> Link:
        home = self.knowledge.game_by_id[item.game]
        note = "" if home is seen_from else getattr(home.info.short, self.lang)
        return Link(getattr(title_of(item), self.lang), self.href(urls.entry(item, self.lang)), self.lang, note)

    def terms(self, game: Game, item: Item) -> tuple[Link, ...]:
        """The glossary's terms in an entry, each with its name in the other language."""
        texts = face(item, self.lang)
        said = "\n".join([texts.title, texts.verdict, *texts.text, *texts.unclear, *texts.reading])
        named = game.term_finders[self.lang].spans(said)
        found = {term.id: term for start, end, terms in named if stands_out(said, start, end) for term in terms}.values()
        return tuple(
            Link(getattr(term, self.lang), self.href(urls.term(game.id, term.id, self.lang)), self.lang,
                 getattr(term, words.OTHER[self.lang]))
            for term in found
        )

    def term(self, game: Game, term: Term) -> TermCard:
        lang, other = self.lang, words.OTHER[self.lang]
        anchor = f"{urls.TERM_PREFIX}{term.id}"
        explaining = next(iter(game.explaining(term)), None)
        return TermCard(
            id=anchor,
            name=getattr(term, lang),
            partner=getattr(term, other),
            partner_lang=words.HTML_LANG[other],
            aliases=tuple(getattr(term.aliases, lang)),
            partner_aliases=tuple(getattr(term.aliases, other)),
            pinyin=term.pinyin or "",
            kind_label=words.TERM_KIND[term.kind][lang],
            text=face(explaining, lang).text if explaining else (),
            cited=self.citations(game, explaining.entry.cite)[:1] if explaining else (),
            explained_in=self.links(game, term.see),
            share=self.href(urls.share(game.id, anchor, lang)),
            href=self.href(urls.term(game.id, term.id, lang)),
        )


def holds(game: Game, item: Item) -> Holds:
    """The table an entry holds for."""
    scope = game.scope_by_id[item.entry.scope]
    inside, outside = wording.modules(scope, item)
    unchecked = wording.unchecked(game, outside)
    out = tuple(module for module in outside if module not in unchecked)
    return Holds(tuple(wording.players(scope, item)), scope.edition, tuple(inside), out, tuple(unchecked))


def face(item: Item, lang: str) -> Face:
    """What an entry says in one language."""
    entry = item.entry
    verdict = getattr(entry, "verdict", None)
    return Face(
        lang=lang,
        title=getattr(title_of(item), lang),
        tone=verdict.tone if verdict else "",
        verdict=getattr(verdict, lang) if verdict else "",
        text=paragraphs(entry.answer if entry.kind == "faq" else entry.text, lang),
        unclear=paragraphs(getattr(entry, "unclear", None), lang),
        reading=paragraphs(getattr(entry, "reading", None), lang),
        note=paragraphs(entry.note, lang),
    )


def paragraphs(text: Bilingual | None, lang: str) -> tuple[str, ...]:
    """A text cut at its line ends; nothing for no text."""
    if text is None:
        return ()
    return tuple(line.strip() for line in getattr(text, lang).splitlines() if line.strip())


def stands_out(text: str, start: int, end: int) -> bool:
    """Whether a term in a text is no mere part of a word: a single Han character (票) between others (投票) is taken for one."""
    around = text[max(0, start - 1):start] + text[end:end + 1]
    return end - start > 1 or not is_han(text[start:end]) or not is_han(around)


def source_anchor(source_id: str) -> str:
    # Two hyphens in a row: no id of an entry can look like that.
    return f"source--{source_id}"


def scope_anchor(scope_id: str) -> str:
    return f"scope--{scope_id}"


def status_anchor(status: str) -> str:
    return f"status--{status}"


def section_anchor(section_id: str) -> str:
    return f"section--{section_id}"
