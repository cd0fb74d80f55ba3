"""Other readings of a question that finds little: pinyin as words, homophones, one wrong character or letter.

Each function takes the question and one game's index and returns the question rewritten, or the same text where it has
nothing better. `content/assets/search/correct.js` mirrors this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .analysis import HAN, NAME_COST, STOP_COST, WORD, Unit, is_han, runs, units
from .rank import GameIndex

LONGEST_SOUND = 24
LOOSE_SYLLABLE_COST = 4
WORD_COST = 2
SHORTEST_TYPO = 5
SHORTEST_TYPO_OF_OTHER_LENGTH = 6  # thank is not tank
SHORTEST_MISWRITTEN = 3


class Sounds:
    """How characters are read: syllable -> characters, as exported."""

    def __init__(self, table: Mapping[str, str]):
        self.syllables = frozenset(table)
        self.characters = table
        self._by_character: dict[str, str] = {}
        for syllable, characters in table.items():
            for character in characters:
                self._by_character.setdefault(character, syllable)

    def of(self, word: str, readings: Mapping[str, str]) -> str | None:
        """The syllables of a Han word run together; None where a character's reading is not known."""
        if word in readings:
            return readings[word].replace(" ", "")
        read = [self._by_character.get(character) for character in word]
        return None if None in read else "".join(read)  # type: ignore[arg-type]


class Hearing:
    """A game's words by their sound; of homophones the glossary's name first, then the commonest word; at last single characters."""

    def __init__(self, index: GameIndex, sounds: Sounds):
        self.sounds = sounds
        self.readings = index.readings
        self.words: dict[str, str] = {}
        self.names = sorted(name for name in index.lexicon.names if len(name) > 1 and all(map(is_han, name)))
        words = {word: STOP_COST for word in index.lexicon.language.stop if is_han(word[0])}
        words |= index.lexicon.words
        words |= {name: NAME_COST for name in self.names}
        for word, _ in sorted(words.items(), key=lambda pair: (pair[1], pair[0])):
            sound = sounds.of(word, index.readings)
            if sound:
                self.words.setdefault(sound, word)
        for syllable, characters in sounds.characters.items():
            character = _commonest(characters, index)
            if character:
                self.words.setdefault(syllable, character)


def _commonest(characters: str, index: GameIndex) -> str | None:
    """Of these characters the one that most entries hold."""
    held = [(len(posting.held), character) for character in characters for posting in [index.posting(character)] if posting]
    return max(held)[1] if held else None


def spelled_in_pinyin(question: str, index: GameIndex, hearing: Hearing) -> str:
    """Latin words that are pinyin, as Han words: shachong huqiang -> 沙虫 护墙."""
    found = units(question, index.lexicon.language)
    result, position, at = "", 0, 0
    while at < len(found):
        end = at
        while end < len(found) and found[end].kind == WORD:
            end += 1
        stretch = found[at:end]
        if stretch and any(not index.posting(unit.text) for unit in stretch):
            letters = "".join(question[unit.start:unit.end] for unit in stretch).lower()
            words = _hear(letters, hearing)
            if words:
                result += question[position:stretch[0].start] + words
                position = stretch[-1].end
        at = max(end, at + 1)
    return result + question[position:]


def _hear(letters: str, hearing: Hearing) -> str | None:
    """The cheapest words that sound like the letters, blanks between; None where the letters are no pinyin."""
    best: list[tuple[float, int, str] | None] = [(0.0, 0, "")] + [None] * len(letters)
    for start in range(len(letters)):
        here = best[start]
        if here is None:
            continue
        for end in range(start + 1, min(len(letters), start + LONGEST_SOUND) + 1):
            sound = letters[start:end]
            word = hearing.words.get(sound)
            if word is None and sound not in hearing.sounds.syllables:
                continue
            cost = here[0] + (WORD_COST if word and len(word) > 1 else LOOSE_SYLLABLE_COST)
            if best[end] is None or cost < best[end][0]:
                best[end] = (cost, start, word or sound)
    if best[-1] is None:
        return None
    words, end = [], len(letters)
    while end:
        _, start, word = best[end]  # type: ignore[misc]
        words.append(word)
        end = start
    return " ".join(words[::-1]) if any(len(word) > 1 and is_han(word[0]) for word in words) else None


def misheard(question: str, index: GameIndex, hearing: Hearing) -> str:
    """Han words that no entry holds, as the known word of the same sound: 间碟 -> 间谍; else a name one character away."""
    found = units(question, index.lexicon.language)
    result, position = "", 0
    for start, end in runs(found, 0, len(found)):
        if found[start].kind != HAN:
            continue
        for first, last, word in _mended(found[start:end], index, hearing):
            result += question[position:found[start + first].start] + word
            position = found[start + last - 1].end
    return result + question[position:]


def _mended(run: list[Unit], index: GameIndex, hearing: Hearing) -> Iterable[tuple[int, int, str]]:
    text = "".join(unit.text for unit in run)
    edges = [0]
    for word in index.lexicon.cut(text):
        edges.append(edges[-1] + len(word))
    first = 0
    while first < len(edges) - 1:
        for last in range(min(len(edges) - 1, first + 5), first, -1):
            word = _same_sound(text[edges[first]:edges[last]], index, hearing)
            if word:
                yield edges[first], edges[last], word
                first = last - 1
                break
        first += 1


def _same_sound(written: str, index: GameIndex, hearing: Hearing) -> str | None:
    if len(written) < 2 or all(index.posting(written[i:i + 2]) for i in range(len(written) - 1)):
        return None
    sound = hearing.sounds.of(written, hearing.readings)
    word = hearing.words.get(sound) if sound else None
    if word and word != written and len(word) == len(written):
        return word
    if len(written) < SHORTEST_MISWRITTEN or written in index.lexicon.words:
        return None
    return next((name for name in hearing.names if len(name) == len(written) and _differs_once(name, written)), None)


def _differs_once(one: str, other: str) -> bool:
    return sum(a != b for a, b in zip(one, other, strict=True)) == 1


def mistyped(question: str, index: GameIndex, hearing: Hearing) -> str:
    """Latin words that no entry holds, as the commonest word one letter away: sandwrom -> sandworm; shieldwall -> shield wall."""
    result, position = "", 0
    for unit in units(question, index.lexicon.language):
        known = index.posting(unit.text) or unit.text in index.lexicon.language.stop
        if unit.kind != WORD or len(unit.text) < SHORTEST_TYPO or known:
            continue
        word = _joined_name(unit.text, index) or _near_word(unit.text, index)
        if word:
            result += question[position:unit.start] + word
            position = unit.end
    return result + question[position:]


def _joined_name(word: str, index: GameIndex) -> str | None:
    return next((name for name in sorted(index.lexicon.names) if " " in name and name.replace(" ", "") == word), None)


def _near_word(word: str, index: GameIndex) -> str | None:
    least = 1 if len(word) < SHORTEST_TYPO_OF_OTHER_LENGTH else 2
    near = [other for other in index.latin_words() if abs(len(other) - len(word)) < least and one_letter_away(word, other)]
    return min(near, key=lambda other: (-len(index.posting(other).held), other), default=None)  # type: ignore[union-attr]


def one_letter_away(one: str, other: str) -> bool:
    """Whether one letter inserted, left out, changed, or two neighbours exchanged make one word the other."""
    if one == other:
        return False
    shorter, longer = sorted((one, other), key=len)
    at = next((i for i, c in enumerate(shorter) if c != longer[i]), len(shorter))
    if len(shorter) != len(longer):
        return shorter[at:] == longer[at + 1:]
    return shorter[at + 1:] == longer[at + 1:] or (shorter[at:at + 2] == longer[at:at + 2][::-1] and shorter[at + 2:] == longer[at + 2:])
