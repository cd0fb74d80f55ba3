"""The pages of one game in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .. import urls, wording
from ..knowledge import Game, Item, KnowledgeBase
from ..model import Named, Scope, Source
from . import facts, structured, words
from .page import Contents, Page
from .table_cards import TableCard, table_card
from .templates import render
from .term_index import index_groups
from .views import Card, Link, Viewer, scope_anchor, section_anchor, source_anchor, status_anchor

# Pages that do not stand under their own name: `index` is a folder's own page.
PLACES = {"index": "a-z"}


class GamePages:
    """The pages of one game in one language."""

    def __init__(self, knowledge: KnowledgeBase, game: Game, lang: str):
        self.knowledge = knowledge
        self.game = game
        self.lang = lang
        self.other = words.OTHER[lang]

    def all(self) -> list[Page]:
        pages = [self.overview(), self.rules(), *(self.section(s.id) for s in self.game.sections)]
        if self.game.questions:
            pages.append(self.faq())
        pages += [self.index(), self.glossary()]
        if self.doubts:
            pages.append(self.open())
        return [*pages, self.sources()]

    @property
    def doubts(self) -> list[Item]:
        """What is not settled, in reading order."""
        return [item for item in self.game.items if wording.doubt_of(item)]

    def overview(self) -> Page:
        url = urls.game(self.game.id, self.lang)
        viewer = self._viewer(url)
        info = self.game.info
        cards = [viewer.card(item) for item in self.game.about]
        return self._page(
            url, "overview.html", getattr(info.name, self.lang), self._t("overview"), facts.overview_description(self.game, self.lang),
            contents=(
                *([self._heading("tables", "at--tables")] if self.game.tables else []),
                self._heading("rules", "at--rules"), self._heading("facts", "at--facts"),
                *([self._heading("background", "at--background")] if info.background else []),
                *([Contents(self._t("about_game"), "at--about", self.lang, self._card_contents(cards))] if cards else []),
            ),
            name=getattr(info.name, self.lang),
            partner=getattr(info.name, self.other),
            summary=facts.summary(self.game, self.lang),
            facts=facts.facts(self.game, self.lang),
            mechanisms=[getattr(m, self.lang) for m in info.mechanisms],
            background=[getattr(p, self.lang) for p in info.background],
            tables=[viewer.link(table, self.game) for table in self.game.tables],
            sections=self._sections(viewer),
            cards=cards,
        )

    def rules(self) -> Page:
        url = urls.page(self.game.id, "rules", self.lang)
        sections = self._sections(self._viewer(url))
        contents = tuple(Contents(s["title"], s["anchor"], self.lang) for s in sections)
        return self._page(url, "rules.html", self._t("rules"), self._t("rules"), self._t("rules_lead"), contents=contents, sections=sections)

    def section(self, section_id: str) -> Page:
        section = next(s for s in self.game.sections if s.id == section_id)
        url = urls.section(self.game.id, section_id, self.lang)
        viewer = self._viewer(url)
        tables = [table_card(viewer, table) for table in self.game.tables_in(section_id)]
        cards = [viewer.card(item) for item in self.game.in_section(section_id)]
        questions = [viewer.card(item, with_terms=False) for item in self.game.questions if item.section == section_id]
        title = getattr(section.title, self.lang)
        intro = getattr(section.intro, self.lang) if section.intro else ""
        contents = self._card_contents([*tables, *cards])
        if questions:
            contents += (self._heading("section_questions", "at--questions"),)
        description = intro or _titles(cards, self.lang)
        data = structured.section(self.game, title, description, self.game.in_section(section_id), self.lang)
        return self._page(url, "section.html", title, title, description, contents=contents, data=data,
                          intro=intro, tables=tables, cards=cards, questions=questions, usual=_usual_scope([*tables, *cards]))

    def faq(self) -> Page:
        url = urls.page(self.game.id, "faq", self.lang)
        viewer = self._viewer(url)
        homes = [(s.id, getattr(s.title, self.lang)) for s in self.game.sections]
        known = {home for home, _ in homes}
        groups = [
            {"anchor": section_anchor(home), "title": title,
             "cards": [viewer.card(item) for item in self.game.questions if item.section == home]}
            for home, title in homes
        ]
        rest = [viewer.card(item) for item in self.game.questions if item.section not in known]
        groups.append({"anchor": "section--", "title": self._t("other_questions"), "cards": rest})
        groups = [group for group in groups if group["cards"]]
        contents = tuple(Contents(g["title"], g["anchor"], self.lang, self._card_contents(g["cards"])) for g in groups)
        return self._page(url, "faq.html", self._t("faq"), self._t("faq"), self._t("faq_lead"), contents=contents,
                          data=structured.questions(self.game, self.game.questions, self.lang), groups=groups,
                          usual=_usual_scope([card for group in groups for card in group["cards"]]),
                          number=len(self.game.questions))

    def index(self) -> Page:
        url = urls.page(self.game.id, "a-z", self.lang)
        groups = index_groups(self.game, self._viewer(url))
        contents = tuple(Contents(g.title, g.anchor, self.lang) for g in groups)
        return self._page(url, "index.html", self._t("index"), self._t("index"), self._t("index_lead"), contents=contents, groups=groups)

    def glossary(self) -> Page:
        url = urls.page(self.game.id, "glossary", self.lang)
        viewer = self._viewer(url)
        groups = []
        for kind, names in words.TERM_KIND.items():
            terms = [viewer.term(self.game, term) for term in self.game.terms if term.kind == kind]
            if terms:
                groups.append({"anchor": f"kind--{kind}", "title": names[self.lang], "terms": terms})
        contents = tuple(Contents(g["title"], g["anchor"], self.lang) for g in groups)
        return self._page(url, "glossary.html", self._t("glossary"), self._t("glossary"), self._t("glossary_lead"),
                          contents=contents, groups=groups)

    def open(self) -> Page:
        url = urls.page(self.game.id, "open", self.lang)
        viewer = self._viewer(url)
        groups = []
        for status in ("open", "conflict"):
            cards = [viewer.card(item, with_terms=False) for item in self.doubts if wording.doubt_of(item) == status]
            if cards:
                groups.append({"anchor": status_anchor(status), "title": words.DOUBT[status][self.lang], "cards": cards})
        second_hand = self._second_hand(viewer)
        titles = [(g["title"], g["anchor"]) for g in groups]
        titles += [(words.DOUBT["unverified"][self.lang], status_anchor("unverified"))] if second_hand else []
        contents = tuple(Contents(title, anchor, self.lang) for title, anchor in titles)
        lead = self._t("open_lead" if groups else "unverified_lead")
        return self._page(url, "open.html", self._t("open"), self._t("open"), lead, contents=contents, lead=lead, groups=groups,
                          second_hand=second_hand, second_hand_number=sum(len(part["links"]) for part in second_hand),
                          second_hand_title=words.DOUBT["unverified"][self.lang], second_hand_anchor=status_anchor("unverified"),
                          all_open_href=viewer.href(urls.all_open(self.lang)))

    def _second_hand(self, viewer: Viewer) -> list[dict[str, Any]]:
        """What is known at second hand only, by section; facts about the game last."""
        parts = [(getattr(section.title, self.lang), section.id) for section in self.game.sections]
        known = {name for _, name in parts}
        by_part: dict[str, list[Item]] = {}
        for item in self.doubts:
            if wording.doubt_of(item) == "unverified":
                name = "about" if item.kind == "about" else item.section if item.section in known else ""
                by_part.setdefault(name, []).append(item)
        parts += [(self._t("other_questions"), ""), (self._t("about_game"), "about")]
        return [{"title": title, "links": [viewer.link(item, self.game) for item in by_part[name]]} for title, name in parts if name in by_part]

    def sources(self) -> Page:
        url = urls.page(self.game.id, "sources", self.lang)
        sources = [self._source(source) for source in sorted(self.game.sources, key=lambda s: s.rank)]
        scopes = [self._scope(scope) for scope in self.game.scopes]
        named = [
            {"anchor": f"at--{kind}", "title": self._t(kind), "entries": [self._named(n) for n in getattr(self.game, kind)]}
            for kind in ("editions", "modes", "modules") if getattr(self.game, kind)
        ]
        contents = (
            Contents(self._t("documents"), "at--documents", self.lang, tuple(Contents(s["title"], s["anchor"], self.lang) for s in sources)),
            self._heading("scopes", "at--scopes"),
            *(Contents(g["title"], g["anchor"], self.lang) for g in named),
        )
        summary = facts.reliability(self.game, self.lang)
        return self._page(url, "sources.html", self._t("sources"), self._t("sources"), summary, contents=contents,
                          summary=summary, sources=sources, scopes=scopes, named=named)

    def _page(self, url: str, template: str, title: str, turn_title: str, description: str, *,
              contents: tuple[Contents, ...], data: dict[str, Any] | None = None, **values: Any) -> Page:
        viewer = self._viewer(url)
        short = getattr(self.game.info.short, self.lang)
        previous, following = self._neighbours(viewer)
        body = render(
            template, self.lang, game=self.game, title=title, other_lang=self.other, tabs=self._tabs(viewer),
            previous=previous, next=following, other_word=lambda key: words.word(key, self.other), **values,
        )
        full = title if url == urls.game(self.game.id, self.lang) else f"{title} · {short}"
        return Page(url, self.lang, full, description, body, self.game.id, contents, data)

    def _tabs(self, viewer: Viewer) -> list[dict[str, Any]]:
        """The game's kinds of pages, for the row at the head of each."""
        tabs = [("overview", urls.game(self.game.id, self.lang)), ("rules", urls.page(self.game.id, "rules", self.lang))]
        tabs += [(name, url) for name, url in self._last_pages()]
        rules = urls.page(self.game.id, "rules", self.lang)
        return [
            {
                "text": self._t(f"{name}_short" if f"{name}_short" in words.WORDS else name),
                "href": viewer.href(url),
                "current": viewer.url == url or (name == "rules" and viewer.url.startswith(rules)),
            }
            for name, url in tabs
        ]

    def _last_pages(self) -> list[tuple[str, str]]:
        names = [*(["faq"] if self.game.questions else []), "index", "glossary", *(["open"] if self.doubts else []), "sheet", "sources"]
        return [(name, urls.page(self.game.id, PLACES.get(name, name), self.lang)) for name in names]

    def reading_order(self) -> list[tuple[str, str]]:
        """Title and address of the game's pages, as one would read them."""
        return [
            (self._t("overview"), urls.game(self.game.id, self.lang)),
            (self._t("rules"), urls.page(self.game.id, "rules", self.lang)),
            *((getattr(s.title, self.lang), urls.section(self.game.id, s.id, self.lang)) for s in self.game.sections),
            *((self._t(name), url) for name, url in self._last_pages()),
        ]

    def _neighbours(self, viewer: Viewer) -> tuple[Link | None, Link | None]:
        # The sheet stands outside the theme and has no way on.
        order = [(title, url) for title, url in self.reading_order() if url != urls.page(self.game.id, "sheet", self.lang)]
        here = [url for _, url in order].index(viewer.url)

        def link(index: int) -> Link | None:
            if not 0 <= index < len(order):
                return None
            title, url = order[index]
            return Link(title, viewer.href(url), self.lang)

        return link(here - 1), link(here + 1)

    def _sections(self, viewer: Viewer) -> list[dict[str, Any]]:
        sections = []
        for section in self.game.sections:
            items = self.game.in_section(section.id)
            sections.append({
                "title": getattr(section.title, self.lang),
                "intro": getattr(section.intro, self.lang) if section.intro else "",
                "anchor": section_anchor(section.id),
                "href": viewer.href(urls.section(self.game.id, section.id, self.lang)),
                "number": len(items),
                "links": [viewer.link(item, self.game) for item in items],
            })
        return sections

    def _source(self, source: Source) -> dict[str, Any]:
        lang = self.lang
        cited = [(item.id, c.basis) for item in self.game.items for c in item.entry.cite if c.source == source.id]
        numbers = {basis: len({entry for entry, b in cited if b == basis}) for basis in wording.BASIS}
        details = [words.SOURCE_KIND[source.kind][lang], words.SOURCE_LANGUAGE[source.language][lang], source.publisher]
        if source.pages:
            details.append(f"{source.pages} 页" if lang == "zh" else f"{source.pages} {'page' if source.pages == 1 else 'pages'}")
        partner = getattr(source.title, self.other)
        return {
            "anchor": source_anchor(source.id),
            "title": wording.source_name(source, lang),
            "partner": partner if partner != getattr(source.title, lang) else "",
            "official": source.official,
            "details": [d for d in details if d],
            "read": getattr(source.read, lang),
            "unread": getattr(source.unread, lang) if source.unread else "",
            "address": source.url if (source.url or "").startswith(("https://", "http://")) else "",
            "number": len({entry for entry, _ in cited}),
            "bases": [(basis, wording.BASIS[basis][lang], n) for basis, n in numbers.items() if n],
        }

    def _scope(self, scope: Scope) -> dict[str, Any]:
        lang, names = self.lang, self.game.name_by_id
        parts = [getattr(names[scope.edition].name, lang), getattr(names[scope.mode].name, lang), wording.players_text(scope.players, lang)]
        for key, modules in (("modules_in", scope.modules.in_), ("modules_out", scope.modules.out)):
            if modules:
                listed = ("、" if lang == "zh" else ", ").join(getattr(names[m].name, lang) for m in modules)
                parts.append(f"{self._t(key)}{'：' if lang == 'zh' else ' '}{listed}")
        number = sum(item.entry.scope == scope.id for item in self.game.items)
        return {"anchor": scope_anchor(scope.id), "name": getattr(scope.name, lang), "line": " · ".join(parts), "number": number}

    def _named(self, named: Named) -> dict[str, str]:
        note = getattr(named.note, self.lang) if named.note else ""
        return {"name": getattr(named.name, self.lang), "partner": getattr(named.name, self.other), "note": note}

    def _card_contents(self, cards: Iterable[Card | TableCard]) -> tuple[Contents, ...]:
        return tuple(Contents(card.face.title, card.id, self.lang) for card in cards)

    def _heading(self, key: str, anchor: str) -> Contents:
        return Contents(self._t(key), anchor, self.lang)

    def _viewer(self, url: str) -> Viewer:
        return Viewer(self.knowledge, self.lang, url)

    def _t(self, key: str) -> str:
        return words.word(key, self.lang)


def _usual_scope(cards: list[Card | TableCard]) -> Card | TableCard | None:
    """A card with the scope that most of a page's cards have; nothing where no two have the same."""
    scopes = Counter(card.scope for card in cards)
    usual, number = scopes.most_common(1)[0] if scopes else ((), 0)
    return next(card for card in cards if card.scope == usual) if number > 1 else None


def _titles(cards: list[Card], lang: str) -> str:
    return ("、" if lang == "zh" else ", ").join(card.face.title for card in cards[:6])
