"""The navigation beside a page: the games, and the pages of the one that is open. Small on every page, however many games."""

from __future__ import annotations

from dataclasses import dataclass

from .. import urls
from ..knowledge import Game, KnowledgeBase
from . import words
from .game_pages import GamePages
from .page import relative_root


@dataclass(frozen=True)
class Entry:
    """A line of the navigation."""

    title: str
    href: str
    current: bool
    children: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Alternate:
    """The same page in a language; `here` is whether it is this one."""

    lang: str
    html_lang: str
    name: str
    url: str
    href: str
    here: bool


def navigation(knowledge: KnowledgeBase, lang: str, url: str) -> tuple[Entry, ...]:
    """The lines for a page, top to bottom."""
    root = relative_root(url)

    def line(title: str, target: str) -> Entry:
        return Entry(title, root + target, target == url)

    return (
        line(words.word("home", lang), urls.home(lang)),
        *(_game(game, knowledge, lang, url, root) for game in knowledge.games),
        line(words.word("all_open", lang), urls.all_open(lang)),
        line(words.word("guide", lang), f"{urls.PREFIX[lang]}guide/"),
        line(words.word("about_site", lang), f"{urls.PREFIX[lang]}about/"),
    )


def _game(game: Game, knowledge: KnowledgeBase, lang: str, url: str, root: str) -> Entry:
    home = urls.game(game.id, lang)
    children: tuple[Entry, ...] = ()
    if url.startswith(home):
        order = GamePages(knowledge, game, lang).reading_order()
        children = tuple(Entry(title, root + target, target == url) for title, target in order)
    return Entry(getattr(game.info.short, lang), root + home, False, children)


def alternates(lang: str, url: str) -> tuple[Alternate, ...]:
    """The page in every language, this one included."""
    bare = url.removeprefix(urls.PREFIX["en"])
    return tuple(
        Alternate(code, words.HTML_LANG[code], words.LANGUAGE_NAME[code], prefix + bare, relative_root(url) + prefix + bare, code == lang)
        for code, prefix in urls.PREFIX.items()
    )
