"""One page of what the rules of all games leave open."""

from __future__ import annotations

from .. import urls, wording
from ..knowledge import Game, Item, KnowledgeBase
from . import words
from .page import Contents, Page
from .templates import render
from .views import Viewer, status_anchor


def all_open_page(knowledge: KnowledgeBase, lang: str) -> Page:
    """Open questions and conflicts of every game that has some; what is merely second-hand is counted and linked."""
    viewer = Viewer(knowledge, lang, urls.all_open(lang))
    games = [_game(game, viewer) for game in knowledge.games if any(map(is_open, game.items))]
    title = words.word("all_open", lang)
    body = render("all_open.html", lang, title=title, games=games, other_lang=words.OTHER[lang])
    contents = tuple(Contents(game["name"], game["anchor"], lang) for game in games)
    return Page(viewer.url, lang, title, words.word("all_open_lead", lang), body, contents=contents)


def is_open(item: Item) -> bool:
    """Whether the documents themselves do not settle it."""
    return wording.doubt_of(item) in ("open", "conflict")


def _game(game: Game, viewer: Viewer) -> dict:
    lang = viewer.lang
    home = urls.page(game.id, "open", lang)
    second_hand = sum(wording.doubt_of(item) == "unverified" for item in game.items)
    note = f"{words.word('second_hand', lang)}{'：' if lang == 'zh' else ': '}{words.count(second_hand, 'entry', lang)}"
    return {
        "id": game.id,
        "name": getattr(game.info.name, lang),
        "short": getattr(game.info.short, lang),
        "anchor": f"game--{game.id}",
        "href": viewer.href(home),
        "cards": [viewer.card(item, with_terms=False) for item in game.items if is_open(item)],
        "unverified": note if second_hand else "",
        "unverified_href": viewer.href(f"{home}#{status_anchor('unverified')}"),
    }
