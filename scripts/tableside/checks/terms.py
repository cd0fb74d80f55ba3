"""The glossary is kept: a term used in Chinese has its partner in English."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from ..glossary import is_han, name_occurs, names_of, stemmed
from ..knowledge import Game, Item
from ..model import Term
from .fault import Fault, GameFault
from .languages import texts

SHORTEST_TERM = 2


def terms_have_their_partners(game: Game, item: Item) -> Iterator[Fault]:
    """An entry that uses a glossary term in Chinese uses its English name, or an English alias of it, too.

    The longest term counts (战斗图标 is not 战斗), over the entry as a whole; terms of one character are too
    ambiguous and left out.
    """
    english = stemmed(" ".join(value.en for _, value in texts(item)))
    reported: set[str] = set()
    for at, value in texts(item):
        for start, end, terms in game.term_finders["zh"].spans(value.zh):
            name = value.zh[start:end]
            if len(name) < SHORTEST_TERM or name in reported or any(_named_in(term, english) for term in terms):
                continue
            reported.add(name)
            yield Fault(f"“{name}” in Chinese without “{terms[0].en}” in English", "the glossary's partner in the other language",
                        f"use “{terms[0].en}” in the English text, or another word in the Chinese one", (*at, "en"))


def _named_in(term: Term, english: str) -> bool:
    names = [*names_of(term, "en", aliases=True), *(a for a in term.aliases.zh if not is_han(a))]
    return any(name_occurs(name, english) for name in names)


def term_names_are_unique(game: Game) -> Iterator[GameFault]:
    """Two terms do not share a headword, so that a name in a text means one thing."""
    for lang in ("zh", "en"):
        places: dict[str, list[int]] = defaultdict(list)
        for index, term in enumerate(game.terms):
            places[getattr(term, lang).lower()].append(index)
        for name, indices in places.items():
            if len(indices) > 1:
                yield GameFault(game.terms[indices[-1]].id, f"the headword “{name}” a second time ({lang})", "one term a headword",
                                "merge the two, or make one name more exact", "terms", ("terms", indices[-1], lang))
