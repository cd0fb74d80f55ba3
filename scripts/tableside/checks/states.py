"""States: doubt is said, and no verdict is surer than what it rests on."""

from __future__ import annotations

from collections.abc import Iterator

from ..knowledge import Game, Item
from ..wording import status_of
from .fault import Fault


def doubt_is_explained(game: Game, item: Item) -> Iterator[Fault]:
    """An unverified entry, or one on which documents disagree, says in a note what is in doubt."""
    if item.entry.status != "settled" and not item.entry.note:
        yield Fault(f"status {item.entry.status} without a note", "`note: {zh: …, en: …}`", "say what is in doubt; readers see it", ("status",))


def prevailing_source_is_cited(game: Game, item: Item) -> Iterator[Fault]:
    """`prevails` belongs to a conflict and names one of the sources the entry cites."""
    prevails = item.entry.prevails
    if not prevails:
        return
    cited = [citation.source for citation in item.entry.cite]
    if item.entry.status != "conflict":
        yield Fault(f"`prevails` with status {item.entry.status}", "status: conflict", "correct the status, or remove `prevails`", ("prevails",))
    if prevails not in cited:
        yield Fault(f"`prevails: {prevails}`", f"a source this entry cites: {', '.join(cited)}", "cite it, or name one of those", ("prevails",))


def verdict_is_as_certain_as_its_support(game: Game, item: Item) -> Iterator[Fault]:
    """A question whose every support is open, unverified or in conflict does not answer yes or no as if settled."""
    if item.kind != "faq" or item.entry.status != "settled" or item.entry.verdict.tone in ("depends", "info"):
        return
    support = [game.item_by_id[r] for r in item.entry.rests_on if r in game.item_by_id]
    if support and all(status_of(ruling) != "settled" for ruling in support):
        yield Fault(f"a plain “{item.entry.verdict.en}” that rests only on doubtful rulings", "a verdict that says so",
                    "set the status and a note, or tone: depends with a verdict such as “not stated”", ("verdict",))
