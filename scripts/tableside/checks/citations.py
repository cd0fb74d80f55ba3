"""Citations resolve: the document is registered, the locator has its form, what is not known says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..knowledge import Game, Item
from ..model import Citation, Source
from .fault import Fault, near

CLAUSE = re.compile(r"\d+(\.\d+)*[a-z]?|[A-Z]{1,3}\d+(\.\d+)*[a-z]?")


def _cited(game: Game, item: Item) -> Iterator[tuple[int, Citation, Source]]:
    for index, citation in enumerate(item.entry.cite):
        source = game.source_by_id.get(citation.source)
        if source:
            yield index, citation, source


def source_is_registered(game: Game, item: Item) -> Iterator[Fault]:
    """A citation names a source of sources.yml."""
    for index, citation in enumerate(item.entry.cite):
        if citation.source not in game.source_by_id:
            yield Fault(f"the source `{citation.source}`, which sources.yml does not have", "a registered document",
                        near(citation.source, list(game.source_by_id)), ("cite", index, "source"), citation.source)


def locator_is_given(game: Game, item: Item) -> Iterator[Fault]:
    """A citation says where: page, clause or section, unless its basis is none or the document has no such parts."""
    for index, citation, source in _cited(game, item):
        if citation.basis != "none" and source.locators and not (citation.page or citation.clause or citation.section):
            yield Fault(f"a citation of `{citation.source}` without a locator", " or ".join(source.locators),
                        "say where the document states it; where nobody knows, basis: none with `why:`", ("cite", index))


def locator_has_the_form_of_its_source(game: Game, item: Item) -> Iterator[Fault]:
    """A locator has a form its source uses, a clause such as "37.2" looks like one, a page range rises."""
    for index, citation, source in _cited(game, item):
        for form in ("page", "clause", "section"):
            if getattr(citation, form) is not None and form not in source.locators:
                yield Fault(f"a {form} in a citation of `{source.id}`", f"{' or '.join(source.locators) or 'no locator'}, as sources.yml says",
                            f"use that form, or add `{form}` to the source's locators", ("cite", index, form))
        if citation.clause and not CLAUSE.fullmatch(citation.clause):
            yield Fault(f'the clause "{citation.clause}"', 'a clause number such as "37.2" or "82.1a"',
                        "put a heading under `section` instead", ("cite", index, "clause"))
        if citation.to_page and (citation.page is None or citation.to_page <= citation.page):
            yield Fault(f"`to_page` {citation.to_page}", "a later page than `page`", "remove it, or correct the two", ("cite", index, "to_page"))


def page_lies_within_the_document(game: Game, item: Item) -> Iterator[Fault]:
    """A page lies within the page count of its document."""
    for index, citation, source in _cited(game, item):
        for key in ("page", "to_page", "page_hint"):
            page = getattr(citation, key)
            if page and source.pages and page > source.pages:
                yield Fault(f"page {page} of `{source.id}`", f"at most {source.pages}, its page count",
                            "look the page up again, or correct the count in sources.yml", ("cite", index, key))


def hearsay_stays_hearsay(game: Game, item: Item) -> Iterator[Fault]:
    """`page_hint` is a page somebody else names: it never stands beside a page we know."""
    for index, citation in enumerate(item.entry.cite):
        if citation.page and citation.page_hint:
            yield Fault("`page` and `page_hint` together", "one of them", "keep `page` if it was confirmed, else `page_hint`",
                        ("cite", index, "page_hint"))
        if citation.basis == "none" and citation.page:
            yield Fault(f"basis none with page {citation.page}", "a page only where somebody vouches for it",
                        "write it as `page_hint`, or say how it is known: read or reported", ("cite", index, "page"))


def unknown_locator_has_a_reason(game: Game, item: Item) -> Iterator[Fault]:
    """Basis none comes with its reason: `why` on the citation, or `unread` on the source; no other basis has one."""
    for index, citation, source in _cited(game, item):
        if citation.basis == "none" and not (citation.why or source.unread):
            yield Fault(f"basis none for `{source.id}` without a reason", "`why: {zh: …, en: …}`",
                        "say why the page is not known; readers see it", ("cite", index, "basis"))
        if citation.basis != "none" and citation.why:
            yield Fault(f"`why` with basis {citation.basis}", "a reason only for basis none",
                        "remove it, or correct the basis", ("cite", index, "why"))
