"""All pages of the site that come from the knowledge base."""

from __future__ import annotations

import shutil
from pathlib import Path

from .. import urls
from ..knowledge import KnowledgeBase
from ..model import LANGUAGES
from . import facts, words
from .all_open import all_open_page
from .game_pages import GamePages
from .page import Page
from .templates import marks, render
from .views import Viewer

GAMES_MARK = "<!-- games -->"
REPORT_MARK = "<!-- report -->"


def site_pages(knowledge: KnowledgeBase) -> dict[str, Page]:
    """Every generated page in both languages, by the path of its Markdown source."""
    pages = [page for lang in LANGUAGES for game in knowledge.games for page in GamePages(knowledge, game, lang).all()]
    pages += [all_open_page(knowledge, lang) for lang in LANGUAGES]
    return {page.path: page for page in pages}


def fill_in(markdown: str, knowledge: KnowledgeBase, lang: str, url: str, report_url: str = "") -> str:
    """A page written by hand, with the list of games and what becomes of a report where it asks for them.

    `report_url` is where reports go; empty where no address is configured, and a report is copied then.
    """
    if REPORT_MARK in markdown:
        markdown = markdown.replace(REPORT_MARK, words.word("report_sent" if report_url else "report_copied", lang))
    if GAMES_MARK in markdown:
        markdown = markdown.replace(GAMES_MARK, games_list(knowledge, lang, url))
    return markdown


def games_list(knowledge: KnowledgeBase, lang: str, url: str) -> str:
    """The games as a list of links, as HTML."""
    viewer, other = Viewer(knowledge, lang, url), words.OTHER[lang]
    all_marks = marks()
    games = [
        {
            "id": game.id,
            "mark": all_marks.get(game.id, all_marks["tableside"]),
            "name": getattr(game.info.name, lang),
            "partner": getattr(game.info.name, other),
            "href": viewer.href(urls.game(game.id, lang)),
            "line": facts.summary(game, lang),
            "contents": facts.contents(game, lang),
        }
        for game in knowledge.games
    ]
    return render("games.html", lang, games=games, other_lang=other)


def write_pages(knowledge: KnowledgeBase, folder: Path, handwritten: Path | None = None) -> int:
    """Writes the pages as Markdown files for any builder; returns how many pages there are.

    `handwritten` is a folder of pages and assets to take along. OSError where the folder cannot be written.
    """
    if handwritten:
        shutil.copytree(handwritten, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("overrides"))
        for path in sorted(folder.rglob("*.md")):
            source = path.relative_to(folder).as_posix()
            lang, url = place(source)
            path.write_text(fill_in(path.read_text(encoding="utf-8"), knowledge, lang, url), encoding="utf-8")
    for source, page in site_pages(knowledge).items():
        path = folder / source
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page.markdown(), encoding="utf-8")
    return len(list(folder.rglob("*.md")))


def place(source: str) -> tuple[str, str]:
    """Language and address of a page, from the path of its Markdown source."""
    stem = source.removesuffix(".md")
    url = stem.removesuffix("index") if stem == "index" or stem.endswith("/index") else f"{stem}/"
    return ("en" if source.startswith(urls.PREFIX["en"]) else "zh"), url
