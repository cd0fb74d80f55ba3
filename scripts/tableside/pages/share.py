"""Light pages: one self-contained page an entry and language, for links that are passed on.

They are no pages of the site's theme: plain HTML with its style inside, no script that is needed, made to open at
once on a bad network and to read well in the window of a chat.
"""

from __future__ import annotations

from typing import Any

from .. import urls
from ..knowledge import Game, Item, KnowledgeBase
from ..model import LANGUAGES, Term
from . import structured, words
from .head import head_of
from .navigation import alternates
from .table_cards import TableFace, table_card
from .templates import render
from .views import Viewer


def share_pages(knowledge: KnowledgeBase, site_url: str = "") -> dict[str, str]:
    """Path (`game/r/id/index.html`) to HTML, for every entry, table, glossary term and earlier id, in both languages.

    `site_url` is where the site will stand; empty where that is not known, and addresses in the head are relative then.
    """
    pages = {}
    for game in knowledge.games:
        for lang in LANGUAGES:
            for items, page in ((game.items, _entry_page), (game.tables, _table_page)):
                for item in items:
                    for name in (item.id, *item.entry.formerly):
                        pages[_path(game, name, lang)] = page(knowledge, game, item, name, lang, site_url)
            for term in game.terms:
                name = f"{urls.TERM_PREFIX}{term.id}"
                pages[_path(game, name, lang)] = _term_page(knowledge, game, term, name, lang, site_url)
    return pages


def _path(game: Game, name: str, lang: str) -> str:
    return f"{urls.share(game.id, name, lang)}index.html"


def _entry_page(knowledge: KnowledgeBase, game: Game, item: Item, name: str, lang: str, site_url: str) -> str:
    viewer = Viewer(knowledge, lang, urls.share(game.id, name, lang))
    card = viewer.card(item, with_terms=False)
    said = card.face
    title = f"{said.title} — {said.verdict}" if said.verdict else said.title
    head = head_of(viewer.url, urls.share(game.id, item.id, lang), lang, f"{title} · {getattr(game.info.short, lang)}", " ".join(said.text),
                   structured.entry(game, item, lang), site_url)
    return _page(viewer, game, "share.html", head=head, card=card, renamed=name != item.id, home=card.href)


def _table_page(knowledge: KnowledgeBase, game: Game, item: Item, name: str, lang: str, site_url: str) -> str:
    viewer = Viewer(knowledge, lang, urls.share(game.id, name, lang))
    card = table_card(viewer, item)
    head = head_of(viewer.url, urls.share(game.id, item.id, lang), lang, f"{card.face.title} · {getattr(game.info.short, lang)}",
                   _rows_in_words(card.face), structured.table(game, item, lang), site_url)
    return _page(viewer, game, "share_table.html", head=head, card=card, renamed=name != item.id, home=card.href, home_word="whole_table")


def _rows_in_words(said: TableFace) -> str:
    """The rows one after the other, as the preview in a chat shows them."""
    colon, comma, stop = ("：", "，", "；") if said.lang == "zh" else (": ", ", ", "; ")
    return stop.join(f"{name}{colon}{comma.join(cells)}" for name, *cells in said.rows)


def _term_page(knowledge: KnowledgeBase, game: Game, term: Term, name: str, lang: str, site_url: str) -> str:
    viewer = Viewer(knowledge, lang, urls.share(game.id, name, lang))
    card = viewer.term(game, term)
    explained = [viewer.card(item, with_terms=False) for item in game.explaining(term)]
    description = " ".join([card.partner, *card.aliases, *(line for c in explained for line in c.face.text)])
    head = head_of(viewer.url, viewer.url, lang, f"{card.name} {card.partner} · {getattr(game.info.short, lang)}", description,
                   structured.term(term, lang, words.OTHER[lang]), site_url)
    return _page(viewer, game, "share_term.html", head=head, term=card, explained=explained, home=card.href)


def _page(viewer: Viewer, game: Game, template: str, **values: Any) -> str:
    lang = viewer.lang
    return render(
        template, lang,
        game=game,
        game_name=getattr(game.info.short, lang),
        game_href=viewer.href(urls.game(game.id, lang)),
        home_href=viewer.href(urls.home(lang)),
        other_page=next(a for a in alternates(lang, viewer.url) if not a.here),
        other_word=lambda key: words.word(key, words.OTHER[lang]),
        **{"home_word": "whole_ruling", **values},
    ) + "\n"
