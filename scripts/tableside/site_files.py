"""The files of the site that are no pages of the theme: light pages, sheets, API, search index, feed, sitemap, llms.txt."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from . import api, urls
from .api_schema import api_schema
from .compact import compact_json
from .definitions import definition_files
from .feed import feed, feed_path
from .history import Dates
from .knowledge import Game, KnowledgeBase
from .llms import llms_text
from .model import LANGUAGES
from .pages.all_open import is_open
from .pages.navigation import alternates
from .pages.share import share_pages
from .pages.sheet import sheet_pages
from .pages.words import HTML_LANG
from .search.export import files_of, game_names_shown

API = f"api/v{api.VERSION}"


def site_files(
    knowledge: KnowledgeBase, site_url: str, pages: Mapping[str, str], dates: Dates, index_cache: Path | None = None
) -> dict[str, bytes]:
    """Path from the site's root to content; in `index_cache` the search index of a game is kept from build to build.

    `site_url` is where the site will stand, empty where that is not known: then there is no sitemap, which
    must hold whole addresses. `pages` are the addresses of the theme's pages, each with its language; `dates` say
    when entries were last changed, and without any there is no feed.
    """
    documents = api_documents(knowledge)
    files = {path: compact_json(document) for path, document in documents.items()}
    texts = {**share_pages(knowledge, site_url), **sheet_pages(knowledge, site_url), "llms.txt": llms_text(knowledge, site_url)}
    if dates:
        texts |= {feed_path(lang): feed(knowledge, dates, lang, site_url) for lang in LANGUAGES}
    if site_url:
        texts["sitemap.xml"] = sitemap(site_url, {**pages, **_pages_of_entries(knowledge)}, page_dates(knowledge, dates))
    search = files_of([documents[_api_path(game)] for game in knowledge.games], list(map(game_names_shown, knowledge.games)), index_cache)
    return files | {path: text.encode() for path, text in texts.items()} | search | definition_files(knowledge)


def api_documents(knowledge: KnowledgeBase) -> dict[str, Any]:
    """Every document of the API, by path."""
    return {
        f"{API}/games.json": api.games_document(knowledge),
        **{_api_path(game): api.game_document(game) for game in knowledge.games},
        f"{API}/schema.json": api_schema(),
    }


def _api_path(game: Game) -> str:
    return f"{API}/{game.id}.json"


def sitemap(site_url: str, pages: Mapping[str, str], dates: Mapping[str, str]) -> str:
    """The pages with their other languages and, where known, their last change: the sitemap protocol (sitemaps.org) with xhtml links."""
    base = f"{site_url.rstrip('/')}/"
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">']
    for url, lang in pages.items():
        lines.append(f"<url><loc>{escape(base + url)}</loc>")
        if url in dates:
            lines.append(f"<lastmod>{dates[url]}</lastmod>")
        for other in alternates(lang, url):
            lines.append(f'<xhtml:link rel="alternate" hreflang="{HTML_LANG[other.lang]}" href={quoteattr(base + other.url)}/>')
        lines.append("</url>")
    return "\n".join([*lines, "</urlset>", ""])


def page_dates(knowledge: KnowledgeBase, dates: Dates) -> dict[str, str]:
    """Address → the last change of an entry or a table that stands there. A game's own pages change with any of its entries."""
    found: dict[str, str] = {}
    for game in knowledge.games:
        for item in (*game.items, *game.tables):
            date = dates.get((game.id, item.id))
            if not date:
                continue
            for lang in LANGUAGES:
                names = ("rules", "a-z", "glossary", "open", "sheet", "sources")
                places = [urls.home(lang), urls.game(game.id, lang), *(urls.page(game.id, name, lang) for name in names),
                          urls.entry(item, lang).partition("#")[0], urls.share(game.id, item.id, lang)]
                if item.kind != "table" and is_open(item):
                    places.append(urls.all_open(lang))
                found |= {place: max(date, found.get(place, "")) for place in places}
    return found


def _pages_of_entries(knowledge: KnowledgeBase) -> dict[str, str]:
    """The sheets and the light pages of entries and tables, which a search engine may show, each with its language."""
    pages = {}
    for lang in LANGUAGES:
        for game in knowledge.games:
            pages[urls.page(game.id, "sheet", lang)] = lang
            pages |= {urls.share(game.id, item.id, lang): lang for item in (*game.items, *game.tables)}
    return pages
