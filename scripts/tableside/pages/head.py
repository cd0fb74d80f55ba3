"""The head of a page that stands outside the theme: title, description, addresses, preview, structured data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from ..compact import compact_json
from . import words
from .navigation import alternates
from .page import relative_root

DESCRIPTION_LENGTH = 160


@dataclass(frozen=True)
class Head:
    """What the template head.html prints. `absolute` is whether it is known where the site will stand."""

    title: str
    description: str
    canonical: str
    absolute: bool
    image: str
    alternates: tuple[tuple[str, str], ...]
    data: Markup


def head_of(seen_from: str, canonical: str, lang: str, title: str, text: str, data: dict[str, Any], site_url: str = "") -> Head:
    """The head of the page `seen_from`, whose lasting address is `canonical`. `data` is its schema.org description.

    `site_url` is where the site will stand; empty where that is not known, and addresses are relative then.
    """
    base = f"{site_url.rstrip('/')}/" if site_url else relative_root(seen_from)
    return Head(
        title=title,
        description=shortened(text),
        canonical=base + canonical,
        absolute=bool(site_url),
        image=f"{base}assets/images/icon-512.png",
        alternates=tuple((a.html_lang, base + a.url) for a in alternates(lang, canonical)),
        data=json_in_html({"@context": "https://schema.org", "inLanguage": words.HTML_LANG[lang], **data}),
    )


def json_in_html(document: dict[str, Any]) -> Markup:
    """JSON that cannot end the script element it stands in."""
    text = compact_json(document).decode("utf-8")
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return Markup(text)


def shortened(text: str) -> str:
    """A text on one line, cut to what a chat or a search engine shows."""
    flat = " ".join(text.split())
    return flat if len(flat) <= DESCRIPTION_LENGTH else f"{flat[:DESCRIPTION_LENGTH - 1].rstrip()}…"
