"""The files of the site that are no pages of the theme: light pages, API, search index, sitemap."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from . import api
from .api_schema import api_schema
from .knowledge import KnowledgeBase
from .pages.navigation import alternates
from .pages.share import share_pages
from .pages.words import HTML_LANG
from .search.export import search_files


def site_files(knowledge: KnowledgeBase, site_url: str, pages: Mapping[str, str]) -> dict[str, bytes]:
    """Path from the site's root to content.

    `site_url` is where the site will stand, empty where that is not known: then there is no sitemap, which
    must hold whole addresses. `pages` are the addresses of the theme's pages, each with its language.
    """
    files = {path: _json(document) for path, document in api_documents(knowledge).items()}
    files |= {path: text.encode() for path, text in share_pages(knowledge, site_url).items()}
    files |= search_files(knowledge)
    if site_url:
        files["sitemap.xml"] = sitemap(site_url, pages).encode()
    return files


def api_documents(knowledge: KnowledgeBase) -> dict[str, Any]:
    """Every document of the API, by path."""
    base = f"api/v{api.VERSION}"
    return {
        f"{base}/games.json": api.games_document(knowledge),
        **{f"{base}/{game.id}.json": api.game_document(game) for game in knowledge.games},
        f"{base}/schema.json": api_schema(),
    }


def sitemap(site_url: str, pages: Mapping[str, str]) -> str:
    """The pages with their other languages, in the sitemap protocol (sitemaps.org) with xhtml links."""
    base = f"{site_url.rstrip('/')}/"
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">']
    for url, lang in pages.items():
        lines.append(f"<url><loc>{escape(base + url)}</loc>")
        for other in alternates(lang, url):
            lines.append(f'<xhtml:link rel="alternate" hreflang="{HTML_LANG[other.lang]}" href={quoteattr(base + other.url)}/>')
        lines.append("</url>")
    return "\n".join([*lines, "</urlset>", ""])


def _json(document: Any) -> bytes:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
