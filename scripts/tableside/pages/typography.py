"""Keeps together what the end of a line must not tear apart: numbers and what they count, short names.

A space becomes a no-break space, one for one, so that nothing is longer or doubled; content/assets/js/typography.js does the same
to search results.
"""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
LONGEST_NAME = 12

# Without look-behind, which the oldest browsers do not know: 3 个, 第 12 页; 3 players, p. 12, round 4.
_SPACES = {
    "zh": re.compile("(\\d|[第共每]) (?=[\u3400-\u9fff\\d])"),
    "en": re.compile(r"(\d|\d,(?= \d)|\bpp?\.|\bNo\.|[Pp]age|[Rr]ound) (?=[A-Za-z\d])"),
}
_LATIN_NAME = re.compile(r"[A-Za-z][A-Za-z0-9'’-]*(?: [A-Za-z][A-Za-z0-9'’-]*)+")


def kept_together(text: str, lang: str) -> str:
    """A text of a language with no-break spaces: between numbers and what they count and, in Chinese, inside short Latin names."""
    text = _SPACES[lang].sub(rf"\1{NO_BREAK}", text).replace(" · ", f"{NO_BREAK}· ")
    return _LATIN_NAME.sub(_whole_name, text) if lang == "zh" else text


def _whole_name(found: re.Match[str]) -> str:
    return found[0].replace(" ", NO_BREAK) if len(found[0]) <= LONGEST_NAME else found[0]
