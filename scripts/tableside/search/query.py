"""A question as groups of tokens: what must be found, in which alternatives, and how much it matters.

`content/assets/search/query.js` mirrors this module.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .analysis import CONCEPT, DIGITS, HAN, INITIALS, WORD, Lexicon, Span, Unit, bigrams, fold_character, numbers, units

GAME = "game:"
CHARACTERS_ONLY = 0.4  # what finding only the single characters of a word is worth
LOOSE_CHARACTERS = 0.45  # the same of characters that the vocabulary knows no word for
STOP_FACTOR = 0.12
CHARACTER_FACTOR = 0.5
INITIALS_LENGTH = range(2, 9)


def game_names(common: dict[str, Any]) -> dict[str, list[str]]:
    """Names of all games, from common.json -> the concept that stands for the game in a question."""
    names: dict[str, list[str]] = {}
    for game in common["games"]:
        for name in game["names"]:
            names.setdefault(name, []).append(GAME + game["id"])
    return names


@dataclass(frozen=True)
class Alternative:
    """Tokens that together stand for a group; worth is 1 where they say exactly what was asked."""

    tokens: tuple[str, ...]
    worth: float = 1.0


@dataclass(frozen=True)
class Group:
    """One thing asked for. `factor` scales its importance; `games` are those it names; start and end index the question."""

    text: str
    alternatives: tuple[Alternative, ...]
    factor: float
    start: int
    end: int
    concepts: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    stop: bool = False


@dataclass(frozen=True)
class Query:
    """A question read with one game's lexicon. `links` are bigrams across words: they tell that the order is the same too."""

    groups: tuple[Group, ...]
    links: tuple[str, ...]


def read(question: str, lexicon: Lexicon, initials: dict[str, list[str]]) -> Query:
    """In: what was typed; the game's lexicon; its initials of names. Out: groups and links."""
    found = units(question, lexicon.language)
    spans = lexicon.spans(found)
    values = {(first, last): value for first, last, value in numbers(found)}
    spans = _loose_joined(spans, found, lexicon)
    groups = [_group(question, found, span, values, lexicon, initials) for span in spans]
    if all(group.stop for group in groups):
        groups = [Group(g.text, g.alternatives, 1.0, g.start, g.end, g.concepts, g.games) for g in groups]
    inside = {index for span in spans for index in range(span.first, span.last - 1)}
    links = [bigram for index, bigram in bigrams(found) if index not in inside]
    return Query(tuple(groups), tuple(links))


def _loose_joined(spans: list[Span], found: list[Unit], lexicon: Lexicon) -> list[Span]:
    """Neighbouring single characters that are no words of their own, as one span: 打劫, where the vocabulary lacks it."""
    joined: list[Span] = []
    for span in spans:
        if joined and _is_loose(span, found, lexicon) and found[span.first].joined and _is_loose_run(joined[-1], found, lexicon):
            before = joined.pop()
            span = Span(before.first, span.last, before.text + span.text)
        joined.append(span)
    return joined


def _is_loose(span: Span, found: list[Unit], lexicon: Lexicon) -> bool:
    return span.last - span.first == 1 and found[span.first].kind == HAN and not span.concepts and span.text not in lexicon.language.stop


def _is_loose_run(span: Span, found: list[Unit], lexicon: Lexicon) -> bool:
    """Whether a span is a loose character or was joined from such (no word of the vocabulary)."""
    return all(_is_loose(Span(i, i + 1, found[i].text), found, lexicon) for i in range(span.first, span.last)) and not span.concepts \
        and span.text not in lexicon.words


def _group(question: str, found: list[Unit], span: Span, values: dict, lexicon: Lexicon, initials: dict[str, list[str]]) -> Group:
    own = found[span.first:span.last]
    games = tuple(c[len(GAME):] for c in span.concepts if c.startswith(GAME))
    concepts = tuple(c for c in span.concepts if not c.startswith(GAME))
    stop = not span.concepts and span.text in lexicon.language.stop
    single = not concepts and len(own) == 1 and own[0].kind == HAN
    raw = "".join(fold_character(c, lexicon.language) for c in question[own[0].start:own[-1].end])
    factor = STOP_FACTOR if stop else CHARACTER_FACTOR if single and (span.first, span.last) not in values else 1.0
    alternatives = [Alternative((CONCEPT + c,)) for c in concepts]
    alternatives += [Alternative((DIGITS + value,)) for (first, last), value in values.items() if (first, last) == (span.first, span.last)]
    alternatives += _surface(own, span.text, CHARACTERS_ONLY if span.concepts or span.text in lexicon.words else LOOSE_CHARACTERS)
    if len(own) == 1 and own[0].kind == WORD and len(raw) in INITIALS_LENGTH:
        alternatives.append(Alternative((INITIALS + raw,)))
        alternatives += [Alternative((CONCEPT + c,)) for c in initials.get(raw, [])]
    return Group(span.text, tuple(alternatives), factor, own[0].start, own[-1].end, concepts, games, stop)


def _surface(own: list[Unit], text: str, characters_worth: float) -> list[Alternative]:
    """The written form: the word itself, its bigrams, at worst its characters."""
    if len(own) == 1:
        return [Alternative((own[0].text,))] if own[0].kind != "number" else []
    written = tuple(_written(own))
    alternatives = [Alternative(written)] if written else []
    if all(u.kind == HAN for u in own):
        if len(own) > 2:
            alternatives.insert(0, Alternative((text,)))
        alternatives.append(Alternative(tuple(u.text for u in own), characters_worth))
    return alternatives


def _written(own: list[Unit]) -> Iterable[str]:
    """Bigrams where Han characters stand together, else the units themselves."""
    pairs = bigrams(own)
    paired = {i for index, _ in pairs for i in (index, index + 1)}
    for _, pair in pairs:
        yield pair
    for index, unit in enumerate(own):
        if index not in paired:
            yield DIGITS + unit.text if unit.kind == "number" else unit.text
