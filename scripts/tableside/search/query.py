"""A question as groups of tokens: what must be found, in which alternatives, and how much it matters.

`content/assets/search/query.js` mirrors this module.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from .analysis import ALIKE_MARK, CHARACTER, CONCEPT, DIGITS, GAME, HAN, NUMBER, OTHER, Lexicon, Span, Unit, bigrams, numbers, units
from .other_games import OTHER_GAMES

CHARACTERS_ONLY = 0.4  # what finding only the single characters of a word is worth
LOOSE_CHARACTERS = 0.45  # the same of characters that the vocabulary knows no word for
STOP_FACTOR = 0.2
CHARACTER_FACTOR = 0.7
ALIKE_WORTH = 0.9  # what a word that means alike is worth


def game_names(common: dict[str, Any]) -> dict[str, list[str]]:
    """Names of all games, those of common.json and those we do not have -> the concept that stands for the game in a question."""
    names: dict[str, list[str]] = {}
    for game in common["games"]:
        for name in game["names"]:
            names.setdefault(name, []).append(GAME + game["id"])
    for name, *more in OTHER_GAMES:
        for written in (name, *more):
            names.setdefault(written, []).append(GAME + OTHER + name)
    return names


@dataclass(frozen=True)
class Alternative:
    """Tokens that together stand for a group; worth is 1 where they say exactly what was asked.

    A last resort is consulted only where no entry holds anything of the others.
    """

    tokens: tuple[str, ...]
    worth: float = 1.0
    last_resort: bool = False


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
    """A question read with the lexicon of the games searched.

    `links` are bigrams across words: they tell that the order is the same too. `intents` mark entries that give the kind of
    answer that is wanted (wordlists.INTENTS).
    """

    groups: tuple[Group, ...]
    links: tuple[str, ...]
    intents: tuple[str, ...] = ()


def read(question: str, lexicon: Lexicon) -> Query:
    """In: what was typed; the lexicon of the games searched. Out: groups and links."""
    found = units(question, lexicon.language)
    spans = lexicon.spans(found)
    values = {(first, last): value for first, last, value in numbers(found)}
    spans = _loose_joined(spans, found, lexicon)
    groups = [_group(found, span, values, lexicon) for span in _first_of_each(spans)]
    inside = {index for span in spans for index in range(span.first, span.last - 1)}
    between = [(index, bigram) for index, bigram in bigrams(found) if index not in inside]
    links = [bigram for _, bigram in between]
    if all(group.stop for group in groups):  # 在吗 asks nothing, but 也可以在 may be a fragment of a text: then its order counts too
        groups = [replace(group, factor=1.0, stop=False) for group in groups]
        groups += [Group(b, (Alternative((b,)),), 1.0, found[index].start, found[index + 1].end) for index, b in between]
    intents = dict.fromkeys(lexicon.language.intents[g.text] for g in groups if g.text in lexicon.language.intents)
    return Query(tuple(groups), tuple(links), tuple(intents))


def _first_of_each(spans: list[Span]) -> list[Span]:
    """What is said twice is asked for once."""
    first: dict[str, Span] = {}
    for span in spans:
        first.setdefault(span.text, span)
    return list(first.values())


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


def _group(found: list[Unit], span: Span, values: dict, lexicon: Lexicon) -> Group:
    own = found[span.first:span.last]
    games = tuple(c[len(GAME):] for c in span.concepts if c.startswith(GAME))
    alike = [c for c in span.concepts if c.startswith(ALIKE_MARK)]
    concepts = tuple(c for c in span.concepts if not c.startswith((GAME, ALIKE_MARK)))
    stop = not span.concepts and span.text in lexicon.language.stop
    single = not concepts and len(own) == 1 and own[0].kind == HAN
    number = values.get((span.first, span.last)) or _counted(own, values.get((span.first, span.first + 1)), lexicon)
    factor = STOP_FACTOR if stop and not number else CHARACTER_FACTOR if single and not number else 1.0
    alternatives = [Alternative((CONCEPT + c,)) for c in concepts]
    alternatives += [Alternative((DIGITS + number,))] if number else []
    alternatives += _surface(own, span.text, CHARACTERS_ONLY if span.concepts or span.text in lexicon.words else LOOSE_CHARACTERS)
    alternatives += [Alternative((CONCEPT + c,), ALIKE_WORTH) for c in alike]
    return Group(span.text, tuple(alternatives), factor, own[0].start, own[-1].end, concepts, games, stop)


def _counted(own: list[Unit], number: str | None, lexicon: Lexicon) -> str | None:
    """The number of a numeral with a measure word, such as 两个, that the vocabulary holds as one word."""
    return number if len(own) == 2 and own[1].text in lexicon.language.stop else None


def _surface(own: list[Unit], text: str, characters_worth: float) -> list[Alternative]:
    """The written form: the word itself, its bigrams, at worst its characters."""
    if len(own) == 1:
        return [] if own[0].kind == NUMBER else [Alternative((_token(own[0]),))]
    written = tuple(_written(own))
    alternatives = [Alternative(written)] if written else []
    if all(u.kind == HAN for u in own):
        if len(own) > 2:
            alternatives.insert(0, Alternative((text,)))
        alternatives.append(Alternative(tuple(map(_token, own)), characters_worth, last_resort=True))
    return alternatives


def _written(own: list[Unit]) -> Iterable[str]:
    """Bigrams where Han characters stand together, else the units themselves."""
    pairs = bigrams(own)
    paired = {i for index, _ in pairs for i in (index, index + 1)}
    for _, pair in pairs:
        yield pair
    for index, unit in enumerate(own):
        if index not in paired:
            yield _token(unit)


def _token(unit: Unit) -> str:
    return {HAN: CHARACTER, NUMBER: DIGITS}.get(unit.kind, "") + unit.text
