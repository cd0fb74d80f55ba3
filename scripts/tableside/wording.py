"""The lines that state a ruling's citation, scope and state, in both languages.

Pages, the API, search results and the command line all say them in these words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .knowledge import Game, Item
from .model import Bilingual, Citation, Scope, Source

BASIS = {
    "read": {"zh": "已读原文", "en": "read in the document"},
    "reported": {"zh": "据他处转述", "en": "as reported elsewhere"},
    "none": {"zh": "出处未能确认", "en": "locator not confirmed"},
}
STATUS = {
    "settled": {"zh": "已定", "en": "Settled"},
    "unverified": {"zh": "未经证实", "en": "Unverified"},
    "conflict": {"zh": "文件互相矛盾", "en": "Documents disagree"},
    "open": {"zh": "规则未明", "en": "Open question"},
}
KIND = {
    "rule": {"zh": "规则", "en": "Rule"},
    "faq": {"zh": "问答", "en": "FAQ"},
    "example": {"zh": "例子", "en": "Example"},
    "open": {"zh": "未明之处", "en": "Open question"},
    "about": {"zh": "游戏资料", "en": "About the game"},
    "term": {"zh": "术语", "en": "Term"},
}
TONE = {
    "yes": {"zh": "可以", "en": "Yes"},
    "no": {"zh": "不可以", "en": "No"},
    "depends": {"zh": "看情况", "en": "It depends"},
    "info": {"zh": "说明", "en": "Note"},
}


@dataclass(frozen=True)
class Locator:
    """A place in a document: page, clause or hearsay in words, and the headings there as the document prints them."""

    where: str
    sections: tuple[str, ...] = ()

    def text(self, lang: str) -> str:
        """The place in one line: p. 23, “Movement”, “Retreat”."""
        comma = "，" if lang == "zh" else ", "
        return comma.join([*([self.where] if self.where else []), *(f"“{section}”" for section in self.sections)])


@dataclass(frozen=True)
class CitedPlaces:
    """Places in one document that are known in the same way, and why they are not confirmed where they are not."""

    basis: str
    why: str
    locators: tuple[Locator, ...]


@dataclass(frozen=True)
class CitedDocument:
    """A document with all the places in it that an entry cites."""

    source: Source
    places: tuple[CitedPlaces, ...]


def source_name(source: Source, lang: str) -> str:
    """The document with its version: 《主规则书》（2023-10-12）, or Main Rulebook (2023-10-12)."""
    title = getattr(source.title, lang)
    if not source.version:
        return title
    return f"{title}（{source.version}）" if lang == "zh" else f"{title} ({source.version})"


def locator(citation: Citation, lang: str) -> str:
    """Where in the document; an empty string where nothing is known."""
    zh = lang == "zh"
    parts = []
    if citation.clause:
        parts.append(f"第 {citation.clause} 条" if zh else citation.clause)
    if citation.page:
        parts.append(_pages(citation, zh))
    if citation.section:
        parts.append(f"“{citation.section}”")
    if citation.page_hint and not citation.page:
        parts.append(f"传闻在第 {citation.page_hint} 页" if zh else f"said to be on p. {citation.page_hint}")
    return ("，" if zh else ", ").join(parts)


def _pages(citation: Citation, zh: bool) -> str:
    if citation.to_page:
        return f"第 {citation.page}–{citation.to_page} 页" if zh else f"pp. {citation.page}–{citation.to_page}"
    return f"第 {citation.page} 页" if zh else f"p. {citation.page}"


def citation_line(game: Game, citation: Citation, lang: str) -> str:
    """One citation as a reader sees it, without how it is known (see BASIS)."""
    return _after_name(source_name(game.source_by_id[citation.source], lang), locator(citation, lang), lang)


def why_unconfirmed(game: Game, citation: Citation) -> Bilingual | None:
    """Why a locator is not confirmed: the citation's own reason, else that of its document; None where it needs none."""
    return citation.why or (game.source_by_id[citation.source].unread if citation.basis == "none" else None)


def _after_name(name: str, where: str, lang: str) -> str:
    if not where:
        return name
    if lang == "zh":
        return f"{name}{'' if name.endswith(('）', '》')) else ' '}{where}"
    return f"{name}, {where}"


def cited_documents(game: Game, citations: Iterable[Citation], lang: str) -> tuple[CitedDocument, ...]:
    """Citations drawn together: each document once, its places by how they are known, in the order they are cited."""
    documents: dict[str, dict[tuple[str, str], list[Citation]]] = {}
    for citation in citations:
        why = why_unconfirmed(game, citation)
        known = (citation.basis, getattr(why, lang) if why else "")
        documents.setdefault(citation.source, {}).setdefault(known, []).append(citation)
    return tuple(
        CitedDocument(game.source_by_id[source], tuple(CitedPlaces(basis, why, locators(cited, lang)) for (basis, why), cited in places.items()))
        for source, places in documents.items()
    )


def citation_lines(game: Game, citations: Iterable[Citation], lang: str) -> list[str]:
    """A line for each document cited, without how its places are known: 《规则书》第 3、5 页；第 8 页，“回合”."""
    lines = []
    for document in cited_documents(game, citations, lang):
        places = [place for group in document.places for place in group.locators]
        lines.append(_after_name(source_name(document.source, lang), ("；" if lang == "zh" else "; ").join(p.text(lang) for p in places), lang))
    return lines


def cited_line(document: CitedDocument, lang: str) -> str:
    """A document with its places in one line; how a place is known is said where nobody read it there: 第 3、5 页；第 8 页（据他处转述）."""
    semicolon = "；" if lang == "zh" else "; "
    return _after_name(source_name(document.source, lang), semicolon.join(filter(None, (_places(group, lang) for group in document.places))), lang)


def _places(group: CitedPlaces, lang: str) -> str:
    listed = ("；" if lang == "zh" else "; ").join(place.text(lang) for place in group.locators)
    if group.basis == "read":
        return listed
    known = BASIS[group.basis][lang]
    return f"{listed}（{known}）" if lang == "zh" else f"{listed} ({known})".strip()


def locators(citations: Iterable[Citation], lang: str) -> tuple[Locator, ...]:
    """The places of one document: single pages in one list, the headings of one place side by side."""
    bare_pages: list[int] = []
    headings: dict[str, list[str]] = {}
    for citation in _clauses_together(citations, lang):
        if citation.page and not (citation.to_page or citation.clause or citation.section):
            bare_pages.append(citation.page)
            continue
        where = locator(citation.model_copy(update={"section": None}), lang)
        headings.setdefault(where, []).extend([citation.section] if citation.section else [])
    found = [Locator(where, tuple(dict.fromkeys(sections))) for where, sections in headings.items() if where or sections]
    if bare_pages:
        found.insert(0, Locator(_page_list(sorted(set(bare_pages)), lang)))
    return tuple(found)


def _clauses_together(citations: Iterable[Citation], lang: str) -> list[Citation]:
    """Clauses under one heading of one page as one citation: 89.1, 89.2."""
    comma = "、" if lang == "zh" else ", "
    drawn: dict[object, Citation] = {}
    for index, citation in enumerate(citations):
        alone = not citation.clause or citation.to_page or citation.page_hint
        key = index if alone else (citation.page, citation.section)
        before = drawn.get(key)
        if before and citation.clause not in before.clause.split(comma):
            drawn[key] = before.model_copy(update={"clause": f"{before.clause}{comma}{citation.clause}"})
        elif not before:
            drawn[key] = citation
    return list(drawn.values())


def _page_list(pages: list[int], lang: str) -> str:
    if lang == "zh":
        return f"第 {'、'.join(map(str, pages))} 页"
    return f"{'p.' if len(pages) == 1 else 'pp.'} {', '.join(map(str, pages))}"


def players_text(counts: list[int], lang: str) -> str:
    """Player counts with runs drawn together: 3–4 人, 1, 3–4 players."""
    runs: list[list[int]] = []
    for count in sorted(counts):
        if runs and count == runs[-1][-1] + 1:
            runs[-1].append(count)
        else:
            runs.append([count])
    texts = [str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]
    if lang == "zh":
        return f"{'、'.join(texts)} 人"
    return f"{', '.join(texts)} {'player' if counts == [1] else 'players'}"


def scope_parts(game: Game, item: Item, lang: str) -> list[str]:
    """What the scope line is made of: scope name, edition, player counts, modules in and out."""
    scope = game.scope_by_id[item.entry.scope]
    parts = [getattr(scope.name, lang), getattr(game.name_by_id[scope.edition].name, lang), players_text(players(scope, item), lang)]
    inside, outside = modules(scope, item)
    if inside:
        parts.append(f"需启用：{_module_names(game, inside, lang)}" if lang == "zh" else f"with {_module_names(game, inside, lang)}")
    if outside:
        parts.append(f"不含：{_excluded_names(game, outside, lang)}" if lang == "zh" else f"without {_excluded_names(game, outside, lang)}")
    return parts


def _module_names(game: Game, ids: list[str], lang: str) -> str:
    return ("、" if lang == "zh" else ", ").join(getattr(game.name_by_id[name].name, lang) for name in ids)


def _excluded_names(game: Game, ids: list[str], lang: str) -> str:
    """Modules by name, expansions in one word: a list of all of them would hide the rest of the line."""
    kinds = {module.id: module.kind for module in game.modules}
    named = [_module_names(game, [name], lang) for name in ids if kinds[name] == "module"]
    if len(named) < len(ids):
        named.append("扩展" if lang == "zh" else "expansions")
    return ("、" if lang == "zh" else ", ").join(named)


def scope_line(game: Game, item: Item, lang: str) -> str:
    """The scope in one line."""
    return " · ".join(scope_parts(game, item, lang))


def players(scope: Scope, item: Item) -> list[int]:
    """The player counts an entry holds for: its own where it narrows the scope, else the scope's."""
    return item.entry.players or scope.players


def modules(scope: Scope, item: Item) -> tuple[list[str], list[str]]:
    """Modules that must be in play and must not be, the entry's own added to the scope's."""
    own = item.entry.modules
    inside = [*scope.modules.in_, *(own.in_ if own else [])]
    outside = [*scope.modules.out, *(own.out if own else [])]
    return list(dict.fromkeys(inside)), list(dict.fromkeys(outside))


def unchecked(game: Game, outside: Iterable[str]) -> list[str]:
    """Of the modules that an entry leaves out those that are expansions, in their order: it was not checked with them."""
    expansions = {module.id for module in game.modules if module.kind == "expansion"}
    return [module for module in outside if module in expansions]


def status_of(item: Item) -> str:
    """settled, unverified, conflict, or open for an open question that is settled otherwise."""
    return "open" if item.kind == "open" and item.entry.status == "settled" else item.entry.status


def doubt_of(item: Item) -> str:
    """open, conflict or unverified; empty for what is settled. An open question stays one, however its place in the document is known."""
    status = status_of(item)
    if item.kind == "open" and status == "unverified":
        return "open"
    return "" if status == "settled" else status
