"""The Atom feed (RFC 4287) of rulings that were changed last."""

from __future__ import annotations

import uuid
import xml.etree.ElementTree as xml

from . import urls
from .history import Dates
from .knowledge import Game, Item, KnowledgeBase
from .pages.views import face
from .pages.words import HTML_LANG, word

LENGTH = 60
ATOM = "http://www.w3.org/2005/Atom"
# Every entry's id in the feed is made from this and its own; it must never change.
_NAMES = uuid.UUID("5c1f7a52-52f5-4a5e-9d0e-7c3a6f2f0c11")


def feed_path(lang: str) -> str:
    return f"{urls.PREFIX[lang]}feed.xml"


def feed(knowledge: KnowledgeBase, dates: Dates, lang: str, site_url: str = "") -> str:
    """The feed in a language, the newest first.

    Links are whole where `site_url` says where the site will stand, else relative to the feed, which Atom allows.
    """
    base = f"{site_url.rstrip('/')}/" if site_url else "../" * feed_path(lang).count("/")
    changed = [(dates[game.id, item.id], game, item) for game in knowledge.games for item in game.items if (game.id, item.id) in dates]
    changed.sort(key=lambda change: change[0], reverse=True)
    root = xml.Element("feed", {"xmlns": ATOM, "xml:lang": HTML_LANG[lang]})
    _add(root, "id", f"urn:uuid:{uuid.uuid5(_NAMES, feed_path(lang))}")
    _add(root, "title", f"{word('site', lang)} · {word('changed_rulings', lang)}")
    _add(root, "updated", changed[0][0] if changed else "1970-01-01T00:00:00Z")
    xml.SubElement(root, "link", {"rel": "self", "type": "application/atom+xml", "href": base + feed_path(lang)})
    xml.SubElement(root, "link", {"rel": "alternate", "type": "text/html", "href": base + urls.home(lang) or "./"})
    _add(xml.SubElement(root, "author"), "name", word("site", lang))
    for date, game, item in changed[:LENGTH]:
        root.append(_entry(game, item, date, lang, base))
    xml.indent(root, "")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + xml.tostring(root, encoding="unicode") + "\n"


def _entry(game: Game, item: Item, date: str, lang: str, base: str) -> xml.Element:
    said = face(item, lang)
    entry = xml.Element("entry")
    _add(entry, "id", f"urn:uuid:{uuid.uuid5(_NAMES, f'{lang}/{game.id}/{item.id}')}")
    title = f"{said.title} — {said.verdict}" if said.verdict else said.title
    _add(entry, "title", f"{title} · {getattr(game.info.short, lang)}")
    _add(entry, "updated", date)
    xml.SubElement(entry, "link", {"rel": "alternate", "type": "text/html", "href": base + urls.entry(item, lang)})
    xml.SubElement(entry, "category", {"term": game.id, "label": getattr(game.info.name, lang)})
    _add(entry, "summary", " ".join([*said.text, *said.unclear]))
    return entry


def _add(parent: xml.Element, name: str, text: str) -> None:
    xml.SubElement(parent, name).text = text
