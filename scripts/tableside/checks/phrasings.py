"""How players put it: given for every rule and question, and varied."""

from __future__ import annotations

from collections.abc import Iterator

from ..knowledge import Game, Item
from .fault import Fault


def players_phrasings_are_given(game: Game, item: Item) -> Iterator[Fault]:
    """A rule or question lists how players ask for it, in both languages."""
    if item.kind not in ("rule", "faq"):
        return
    for lang in ("zh", "en"):
        if not getattr(item.entry.ask, lang):
            yield Fault(f"no phrasing under `ask: {lang}`", "at least one, as a player would say it at the table",
                        "add it: slang, half a sentence, the wrong assumption people have", ("ask",))


def phrasings_differ(game: Game, item: Item) -> Iterator[Fault]:
    """A phrasing is neither the title again nor a second time the same."""
    for lang in ("zh", "en"):
        seen = {_bare(getattr(getattr(item.entry, "title", None) or item.entry.question, lang))}
        for index, phrasing in enumerate(getattr(item.entry.ask, lang)):
            if _bare(phrasing) in seen:
                yield Fault(f"the phrasing “{phrasing}” again", "another way to put it", "remove it, or say it differently", ("ask", lang, index))
            seen.add(_bare(phrasing))


def _bare(text: str) -> str:
    return "".join(c for c in text.lower() if c.isalnum())
