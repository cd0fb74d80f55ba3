"""Light pages: one self-contained page an entry and language, for links that are passed on.

They are no pages of the site's theme: plain HTML with its style inside, no script to run, made to open at once
on a bad network and to read well in the window of a chat.
"""

from __future__ import annotations

import json
from typing import Any

from markupsafe import Markup

from .. import urls, wording
from ..knowledge import Game, Item, KnowledgeBase
from ..model import LANGUAGES, Term
from . import words
from .navigation import alternates
from .page import relative_root
from .templates import render
from .views import Face, Viewer

DESCRIPTION_LENGTH = 160


def share_pages(knowledge: KnowledgeBase, site_url: str = "") -> dict[str, str]:
    """Path (`game/r/id/index.html`) to HTML, for every entry, glossary term and earlier id, in both languages.

    `site_url` is where the site will stand; empty where that is not known, and addresses in the head are relative then.
    """
    pages = {}
    for game in knowledge.games:
        for lang in LANGUAGES:
            for item in game.items:
                for name in (item.id, *item.entry.formerly):
                    pages[_path(game, name, lang)] = _entry_page(knowledge, game, item, name, lang, site_url)
            for term in game.terms:
                name = f"{urls.TERM_PREFIX}{term.id}"
                pages[_path(game, name, lang)] = _term_page(knowledge, game, term, name, lang, site_url)
    return pages


def _path(game: Game, name: str, lang: str) -> str:
    return f"{urls.share(game.id, name, lang)}index.html"


def _entry_page(knowledge: KnowledgeBase, game: Game, item: Item, name: str, lang: str, site_url: str) -> str:
    viewer = Viewer(knowledge, lang, urls.share(game.id, name, lang))
    card = viewer.card(item)
    said = card.face
    title = f"{said.title} — {said.verdict}" if said.verdict else said.title
    data = _entry_data(game, item, said, lang)
    return _page(viewer, game, item.id, "share.html", f"{title} · {getattr(game.info.short, lang)}", " ".join(said.text),
                 data, site_url, card=card, renamed=name != item.id, home=card.href)


def _term_page(knowledge: KnowledgeBase, game: Game, term: Term, name: str, lang: str, site_url: str) -> str:
    viewer = Viewer(knowledge, lang, urls.share(game.id, name, lang))
    card = viewer.term(game, term)
    explained = [viewer.card(game.item_by_id[i]) for i in term.see if i in game.item_by_id]
    description = " ".join([card.partner, *card.aliases, *(line for c in explained for line in c.face.text)])
    data = {"@type": "DefinedTerm", "name": card.name, "alternateName": [card.partner, *card.aliases, *card.partner_aliases]}
    return _page(viewer, game, name, "share_term.html", f"{card.name} {card.partner} · {getattr(game.info.short, lang)}",
                 description, data, site_url, term=card, explained=explained, home=card.href)


def _page(viewer: Viewer, game: Game, name: str, template: str, title: str, text: str, data: dict[str, Any],
          site_url: str, **values: Any) -> str:
    lang, canonical = viewer.lang, urls.share(game.id, name, viewer.lang)
    base = f"{site_url.rstrip('/')}/" if site_url else relative_root(viewer.url)
    document = {"@context": "https://schema.org", "inLanguage": words.HTML_LANG[lang], **data}
    return render(
        template, lang,
        title=title,
        description=_shortened(text),
        game_name=getattr(game.info.short, lang),
        game_href=viewer.href(urls.game(game.id, lang)),
        game=game,
        home_href=viewer.href(urls.home(lang)),
        canonical=base + canonical,
        absolute=bool(site_url),
        alternates=[(a.html_lang, base + a.url) for a in alternates(lang, canonical)],
        other_page=next(a for a in alternates(lang, viewer.url) if not a.here),
        data=_json_in_html(document),
        other_word=lambda key: words.word(key, words.OTHER[lang]),
        **values,
    ) + "\n"


def _entry_data(game: Game, item: Item, said: Face, lang: str) -> dict[str, Any]:
    """schema.org's words for an entry: a question with its answer, or a short article."""
    about = {"@type": "Game", "name": getattr(game.info.name, lang)}
    cited = [wording.citation_line(game, c, lang) for c in item.entry.cite]
    text = " ".join([*said.text, *said.unclear])
    if item.kind == "faq":
        answer = {"@type": "Answer", "text": f"{said.verdict}{'。' if lang == 'zh' else '. '}{text}"}
        return {"@type": "FAQPage", "about": about, "citation": cited,
                "mainEntity": [{"@type": "Question", "name": said.title, "acceptedAnswer": answer}]}
    return {"@type": "Article", "headline": said.title, "articleBody": text, "about": about, "citation": cited}


def _json_in_html(document: dict[str, Any]) -> Markup:
    """JSON that cannot end the script element it stands in."""
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return Markup(text)


def _shortened(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= DESCRIPTION_LENGTH else f"{flat[:DESCRIPTION_LENGTH - 1].rstrip()}…"


