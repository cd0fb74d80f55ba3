"""Addresses of everything, relative to the site's root; the same anchors in both languages."""

from __future__ import annotations

from .knowledge import Item

PREFIX = {"zh": "", "en": "en/"}
TERM_PREFIX = "term-"
# Folders of the site's root that are no game.
RESERVED = ("en", "about", "guide", "open", "assets", "search", "api")


def home(lang: str) -> str:
    return PREFIX[lang]


def all_open(lang: str) -> str:
    """The open questions of all games."""
    return f"{PREFIX[lang]}open/"


def game(game_id: str, lang: str) -> str:
    """A game's overview."""
    return f"{PREFIX[lang]}{game_id}/"


def page(game_id: str, name: str, lang: str) -> str:
    """A page of a game: faq, glossary, sources."""
    return f"{PREFIX[lang]}{game_id}/{name}/"


def section(game_id: str, section_id: str, lang: str) -> str:
    return f"{PREFIX[lang]}{game_id}/rules/{section_id}/"


def entry(item: Item, lang: str) -> str:
    """An entry in the page it stands on, with its anchor."""
    if item.kind == "faq":
        base = page(item.game, "faq", lang)
    elif item.kind == "about":
        base = game(item.game, lang)
    else:
        base = section(item.game, str(item.section), lang)
    return f"{base}#{item.id}"


def term(game_id: str, term_id: str, lang: str) -> str:
    return f"{page(game_id, 'glossary', lang)}#{TERM_PREFIX}{term_id}"


def share(game_id: str, entry_id: str, lang: str) -> str:
    """The light page of an entry, for sharing."""
    return f"{PREFIX[lang]}{game_id}/r/{entry_id}/"
