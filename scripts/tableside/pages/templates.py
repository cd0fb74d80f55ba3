"""Fills the HTML templates beside this file. Everything put in is escaped: data is never markup."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from . import words

FOLDER = Path(__file__).parent / "templates"

_FOREIGN = {
    # English in Chinese text: from one word to the next; single letters and numbers are no English.
    "zh": re.compile(r"[A-Za-z][A-Za-z'’]+(?:[ –&:,.'’-]+[A-Za-z][A-Za-z'’]*)*"),
    "en": re.compile("[\u3400-\u9fff](?:[\u3000-\u303f\uff00-\uffef\u3400-\u9fff]*[\u3400-\u9fff])?"),
}


@lru_cache(maxsize=1)
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(FOLDER), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters["marked"] = marked
    environment.globals |= {"html_lang": words.HTML_LANG, "language_name": words.LANGUAGE_NAME, "count": words.count}
    return environment


def render(template_name: str, lang: str, /, **values: Any) -> str:
    """A template filled in, without blank lines: one that ends a block of HTML is markup to Markdown."""
    template = _environment().get_template(template_name)
    text = template.render(lang=lang, t=lambda key: words.word(key, lang), **values)
    return re.sub(r"\n\s*\n+", "\n", text).strip()


def marked(text: str, lang: str) -> Markup:
    """A text of one language, escaped, with what is of the other language marked as such."""
    parts, end = [], 0
    foreign = words.HTML_LANG[words.OTHER[lang]]
    for match in _FOREIGN[lang].finditer(text):
        parts += [escape(text[end:match.start()]), Markup('<span lang="{}">{}</span>').format(foreign, match[0])]
        end = match.end()
    return Markup("").join([*parts, escape(text[end:])])
