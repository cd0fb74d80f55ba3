"""Fills the HTML templates beside this file. Everything put in is escaped: data is never markup."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from .. import wording
from . import words
from .typography import NO_BREAK, kept_together

# What a card leads on to at once; the others are behind its fold.
SHOWN_LEADS = 2

FOLDER = Path(__file__).parent / "templates"

# Each game has a colour of its own, as it has a mark of its own (templates/marks).
HUES = {
    "tableside": 190, "dune-imperium-uprising": 28, "huanyu-zhi-lun": 152, "star-wars-rebellion": 4, "twilight-imperium-4e": 262,
    "roll-player": 212,
}

_FOREIGN = {
    # English in Chinese text: from one word to the next, digits inside words too; single letters and numbers are no English.
    "zh": re.compile(r"[A-Za-z](?=[A-Za-z0-9'’]*[A-Za-z'’])[A-Za-z0-9'’]+(?:[ –&:,.'’-]+[A-Za-z][A-Za-z0-9'’]*)*"),
    "en": re.compile("[\u3400-\u9fff](?:[\u3000-\u303f\uff00-\uffef\u3400-\u9fff]*[\u3400-\u9fff])?"),
}

# 3–6, 2026-09-22, 1/2: browsers tear them after the sign in the middle.
_WHOLE = Markup('<span class="whole-name">{}</span>')
_JOINED_FIGURES = re.compile(r"(\d+(?:[–/-]\d+)+)")


@lru_cache(maxsize=1)
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(FOLDER), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters |= {"marked": marked, "loosened": loosened}
    environment.globals |= {
        "html_lang": words.HTML_LANG, "language_name": words.LANGUAGE_NAME, "count": words.count, "basis_label": wording.BASIS,
        "status_label": wording.STATUS, "marks": marks(), "shown_leads": SHOWN_LEADS,
        "og_locale": words.OG_LOCALE, "hue": hue,
    }
    return environment


def marks() -> dict[str, Markup]:
    """The drawn mark of each game, and the site's own under `tableside`, as SVG that takes the text's colour."""
    # Our own drawings, not data: they are markup.
    return {path.stem: Markup(path.read_text(encoding="utf-8").strip()) for path in sorted((FOLDER / "marks").glob("*.svg"))}


def hue(game_id: str) -> int:
    """A game's colour as a hue in degrees; the site's own for a game that has none."""
    return HUES.get(game_id, HUES["tableside"])


def render(template_name: str, lang: str, /, **values: Any) -> str:
    """A template filled in, without blank lines: one that ends a block of HTML is markup to Markdown."""
    template = _environment().get_template(template_name)
    text = template.render(lang=lang, t=lambda key: words.word(key, lang), **values)
    return re.sub(r"\n\s*\n+", "\n", text).strip()


@lru_cache(maxsize=1 << 16)
def marked(text: str, lang: str, names: tuple[str, ...] = ()) -> Markup:
    """A text of one language, escaped, with what is of the other language marked as such; `names` in it stay on one line."""
    parts, end = [], 0
    foreign = words.HTML_LANG[words.OTHER[lang]]
    for match in _FOREIGN[lang].finditer(text):
        said = Markup('<span lang="{}">{}</span>').format(foreign, _figures_whole(kept_together(match[0], lang)))
        parts += [_whole(text[end:match.start()], lang, names), said]
        end = match.end()
    return Markup("").join([*parts, _whole(text[end:], lang, names)])


def loosened(html: Markup) -> Markup:
    """A text that may be torn at every space: a narrow cell has no room to keep words together."""
    return html.replace(NO_BREAK, " ")


def _whole(text: str, lang: str, names: tuple[str, ...]) -> Markup:
    kept = kept_together(text, lang)
    if not names:
        return _figures_whole(kept)
    pieces = re.split(f"({'|'.join(map(re.escape, names))})", kept)
    return Markup("").join(_WHOLE.format(piece) if piece in names else _figures_whole(piece) for piece in pieces)


def _figures_whole(text: str) -> Markup:
    # Every second piece is what the pattern found.
    return Markup("").join(_WHOLE.format(piece) if index % 2 else escape(piece) for index, piece in enumerate(_JOINED_FIGURES.split(text)))
