"""Other readings of a question that finds little: pinyin as words, homophones, one wrong character or letter, an unfinished word.

Each function takes the question and the index and returns the question rewritten, or the same text where it has
nothing better. `content/assets/search/correct.js` mirrors this module.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping

from .analysis import HAN, INITIALS, WORD, Unit, is_han, runs, units
from .rank import Index

OPEN = "*"  # stands for any character, in spelling.py
SHORTEST_WITH_ONE_OPEN = 3
LONGEST_SOUND = 24
LOOSE_SYLLABLE_COST = 4
WORD_COST = 2
CROSSED_BLANK_COST = 2  # of a word that goes on after a blank: wuqi pai is 武器 牌, not 五 弃牌
SHORTEST_UNFINISHED = 3
SHORTEST_TYPO = 5
SHORTEST_TYPO_OF_OTHER_LENGTH = 6  # thank is not tank
LONGEST_MISHEARD = 5
SHORTEST_INITIALS, LONGEST_INITIALS = 2, 8


class Sounds:
    """How characters are read: syllable -> characters, as exported."""

    def __init__(self, table: Mapping[str, str]):
        self.characters = dict(table)
        self._by_character: dict[str, str] = {}
        for syllable, characters in table.items():
            for character in characters:
                self._by_character.setdefault(character, syllable)

    def of(self, word: str) -> str | None:
        """The syllables of a Han word run together; None where a character's reading is not known."""
        read = [self._by_character.get(character) for character in word]
        return None if None in read else "".join(read)  # type: ignore[arg-type]


# The sounds are asked for only where they are needed: the browser fetches them then.
GetSounds = Callable[[], Sounds]


def spelled_in_pinyin(question: str, index: Index, sounds: GetSounds) -> str:
    """Latin words that are pinyin, as Han words: shachong huqiang -> 沙虫 护墙; the last may be unfinished."""
    found = units(question, index.lexicon.language)
    result, position, at = "", 0, 0
    while at < len(found):
        end = at
        while end < len(found) and found[end].kind == WORD:
            end += 1
        stretch = found[at:end]
        if stretch and any(not index.postings(unit.text) for unit in stretch):
            letters = [question[unit.start:unit.end].lower() for unit in stretch]
            blanks = frozenset(itertools.accumulate(map(len, letters)))
            words = _hear("".join(letters), blanks, index, sounds, stretch[-1].end == len(question))
            if words:
                result += question[position:stretch[0].start] + words
                position = stretch[-1].end
        at = max(end, at + 1)
    return result + question[position:]


def _hear(letters: str, blanks: frozenset[int], index: Index, sounds: GetSounds, unfinished: bool) -> str | None:
    """The cheapest words that sound like the letters, blanks between; None where the letters are no pinyin. `blanks`: where one was typed."""
    best: list[tuple[float, int, str] | None] = [(0.0, 0, "")] + [None] * len(letters)
    for start in range(len(letters)):
        here = best[start]
        if here is None:
            continue
        for end in range(start + 1, min(len(letters), start + LONGEST_SOUND) + 1):
            sound = letters[start:end]
            word = index.spelling(sound)
            if word is not None and not is_han(word[0]):
                word = None
            if word is None and sound not in sounds().characters:
                continue
            crossed = CROSSED_BLANK_COST * sum(at in blanks for at in range(start + 1, end))
            cost = here[0] + (WORD_COST if word and len(word) > 1 else LOOSE_SYLLABLE_COST) + crossed
            if best[end] is None or cost < best[end][0]:
                best[end] = (cost, start, word or sound)
    if best[-1] is None and unfinished:
        best[-1] = _finished(letters, best, index)
    if best[-1] is None:
        return None
    words, end = [], len(letters)
    while end:
        _, start, word = best[end]  # type: ignore[misc]
        words.append((word, letters[start:end]))
        end = start
    heard = _in_context(words[::-1], index, sounds())
    return " ".join(heard) if _tells(heard, index) else None


def _in_context(words: list[tuple[str, str]], index: Index, sounds: Sounds) -> list[str]:
    """Each word heard, with its sound; a single character becomes the one of its sound that most often follows the word before: 武器 pai -> 牌."""
    heard: list[str] = []
    for word, sound in words:
        if len(word) == 1 or not is_han(word[0]):
            before = heard[-1][-1] if heard and is_han(heard[-1][-1]) else ""
            following = {c: sum(map(len, index.postings(before + c).values())) for c in sounds.characters.get(sound, "") if before}
            usual = max(following, key=lambda c: following[c], default="")
            word = usual if usual and following[usual] else word
        heard.append(word)
    return heard


def _tells(words: list[str], index: Index) -> bool:
    """Whether words of two characters and more make up at least half of the syllables, grammar left out."""
    telling = [word for word in words if word not in index.lexicon.language.stop]
    whole = sum(len(word) if is_han(word[0]) else 1 for word in telling)
    return 2 * sum(len(word) for word in telling if len(word) > 1 and is_han(word[0])) >= whole > 0


def _finished(letters: str, best: list[tuple[float, int, str] | None], index: Index) -> tuple[float, int, str] | None:
    """The word that the longest unread rest begins."""
    for start, here in enumerate(best):
        rest = letters[start:]
        if here is None or len(rest) < SHORTEST_UNFINISHED:
            continue
        word = index.spelling_beginning(rest)
        if word:
            return here[0] + WORD_COST, start, word
    return None


def abbreviated(question: str, index: Index, sounds: GetSounds) -> str:
    """Latin words that are initials of names, as the names: hqbj -> 护墙标记, scbj -> 沙虫 标记."""
    result, position = "", 0
    for unit in units(question, index.lexicon.language):
        letters = question[unit.start:unit.end].lower()
        if unit.kind != WORD or index.postings(unit.text) or unit.text in index.lexicon.language.stop:
            continue
        cuts = range(SHORTEST_INITIALS, len(letters) - SHORTEST_INITIALS + 1)
        candidates = [[letters], *([letters[:cut], letters[cut:]] for cut in cuts)] if len(letters) <= LONGEST_INITIALS else []
        for parts in candidates:
            names = [index.spelling(INITIALS + part) for part in parts]
            if all(names):
                result += question[position:unit.start] + " ".join(filter(None, names))
                position = unit.end
                break
    return result + question[position:]


def misheard(question: str, index: Index, sounds: GetSounds) -> str:
    """Han words that no entry holds, as the known word of the same sound: 间碟 -> 间谍; else a name one character away."""
    found = units(question, index.lexicon.language)
    result, position = "", 0
    for start, end in runs(found, 0, len(found)):
        if found[start].kind != HAN:
            continue
        for first, last, word in _mended(found[start:end], index, sounds):
            result += question[position:found[start + first].start] + word
            position = found[start + last - 1].end
    return result + question[position:]


def _mended(run: list[Unit], index: Index, sounds: GetSounds) -> Iterable[tuple[int, int, str]]:
    text = "".join(unit.text for unit in run)
    edges = [0]
    for word in index.lexicon.cut(text):
        edges.append(edges[-1] + len(word))
    first = 0
    while first < len(edges) - 1:
        for last in range(min(len(edges) - 1, first + LONGEST_MISHEARD), first, -1):
            parts = (text[edges[at]:edges[at + 1]] for at in range(first, last))
            if all(len(part) > 1 or part in index.lexicon.language.stop for part in parts):
                continue  # every part is a word
            word = _meant(text[edges[first]:edges[last]], index, sounds)
            if word:
                yield edges[first], edges[last], word
                first = last - 1
                break
        first += 1


def _meant(written: str, index: Index, sounds: GetSounds) -> str | None:
    if len(written) < 2 or _stands_in_a_game(written, index):
        return None
    sound = sounds().of(written)
    word = index.spelling(sound) if sound else None
    if word and word != written and len(word) == len(written):
        return word
    if len(written) < SHORTEST_WITH_ONE_OPEN or written in index.lexicon.words:
        return None
    opened = (written[:at] + OPEN + written[at + 1:] for at in range(len(written)))
    return next((name for name in map(index.spelling, opened) if name), None)


def _stands_in_a_game(written: str, index: Index) -> bool:
    """Whether a game's texts hold each pair of the characters; 标计 of two games says nothing of 破坏标计."""
    pairs = [index.postings(written[at:at + 2]) for at in range(len(written) - 1)]
    return any(all(game in held for held in pairs) for game in pairs[0])


def mistyped(question: str, index: Index, sounds: GetSounds) -> str:
    """Latin words that no entry holds, as the commonest word one letter away: sandwrom -> sandworm; shieldwall -> shield wall."""
    result, position = "", 0
    for unit in units(question, index.lexicon.language):
        known = index.postings(unit.text) or unit.text in index.lexicon.language.stop
        if unit.kind != WORD or known or len(unit.text) < SHORTEST_UNFINISHED:
            continue
        word = index.spelling(question[unit.start:unit.end].lower()) or _near_word(unit.text, index)
        if not word and unit.end == len(question):
            word = _commonest(index.latin_words(unit.text), index)
        if word and not is_han(word[0]):
            result += question[position:unit.start] + word
            position = unit.end
    return result + question[position:]


def _near_word(word: str, index: Index) -> str | None:
    if len(word) < SHORTEST_TYPO:
        return None
    least = 1 if len(word) < SHORTEST_TYPO_OF_OTHER_LENGTH else 2
    beginnings = sorted({word[:2], word[1] + word[0], word[1:3], word[0] + word[2]})
    candidates = (other for beginning in beginnings for other in index.latin_words(beginning))
    near = _commonest((other for other in candidates if abs(len(other) - len(word)) < least and one_letter_away(word, other)), index)
    return near or _begun_otherwise(word, index)


def _begun_otherwise(word: str, index: Index) -> str | None:
    """The word with another first letter: dandworm, andworm."""
    return index.spelling(OPEN + word[1:]) or (index.spelling(OPEN + word) if len(word) >= SHORTEST_TYPO_OF_OTHER_LENGTH else None)


def _commonest(stems: Iterable[str], index: Index) -> str | None:
    """Of these stems the one that most entries hold, as people write it."""
    best = min(stems, key=lambda stem: (-sum(map(len, index.postings(stem).values())), stem), default=None)
    return best and (index.spelling(best) or best)


def one_letter_away(one: str, other: str) -> bool:
    """Whether one letter inserted, left out, changed, or two neighbours exchanged make one word the other."""
    if one == other:
        return False
    shorter, longer = sorted((one, other), key=len)
    at = next((i for i, c in enumerate(shorter) if c != longer[i]), len(shorter))
    if len(shorter) != len(longer):
        return shorter[at:] == longer[at + 1:]
    return shorter[at + 1:] == longer[at + 1:] or (shorter[at:at + 2] == longer[at:at + 2][::-1] and shorter[at + 2:] == longer[at + 2:])
