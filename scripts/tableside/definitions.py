"""The glossary as the page's scripts need it: small definitions for marked terms, and names to suggest while one types.

    assets/terms/<game>.<lang>.json   term id -> {name, partner, also, title, text, url}; fetched when a first term is opened
    assets/terms/names.json           [[game, zh, en, pinyin]]; fetched when somebody first types in the search
"""

from __future__ import annotations

from typing import Any

from . import urls
from .api import said, title_of
from .compact import compact_json
from .knowledge import Game, KnowledgeBase
from .model import LANGUAGES, Term
from .search import pinyin

FOLDER = "assets/terms/"
OTHER = {"zh": "en", "en": "zh"}

Json = dict[str, Any]


def definition_files(knowledge: KnowledgeBase) -> dict[str, bytes]:
    """Paths relative to the site's root -> contents."""
    files = {f"{FOLDER}{game.id}.{lang}.json": compact_json(definitions(game, lang)) for game in knowledge.games for lang in LANGUAGES}
    return files | {f"{FOLDER}names.json": compact_json([name for game in knowledge.games for name in names(game)])}


def definitions(game: Game, lang: str) -> Json:
    """Each term of a game: what it is called in both languages, and the first ruling that explains it, where there is one."""
    return {f"{urls.TERM_PREFIX}{term.id}": _definition(game, term, lang) for term in game.terms}


def names(game: Game) -> list[list[str]]:
    """Each term as it may be typed: Chinese, English, and pinyin as syllables without tones (sha chong)."""
    given = {term.zh: term.pinyin for term in game.terms if term.pinyin}
    unusual = pinyin.unusual_readings([term.zh for term in game.terms], given)
    return [[game.id, term.zh, term.en, unusual.get(term.zh) or _usual(term.zh)] for term in game.terms]


def _definition(game: Game, term: Term, lang: str) -> Json:
    found: Json = {"name": getattr(term, lang), "partner": getattr(term, OTHER[lang]), "also": list(getattr(term.aliases, lang))}
    explaining = next(iter(game.explaining(term)), None)
    if explaining:
        found |= {"title": getattr(title_of(explaining), lang), "text": getattr(said(explaining), lang), "url": urls.entry(explaining, lang)}
    return found


def _usual(text: str) -> str:
    return " ".join(syllable for character in text for syllable in pinyin.readings(character))
