"""Answers as a person reads them in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .engine import EVERY_TABLE, Profile, applies
from .rank import Row

Json = dict[str, Any]

TONE_COLOUR = {"yes": "32", "no": "31", "depends": "33", "info": "36"}
BOLD, FAINT = "1", "2"

WORDS = {
    "corrected": {"zh": "按“{}”查找", "en": "Searched for “{}”"},
    "guessed": {"zh": "看起来问的是：{}", "en": "Looks like: {}"},
    "nothing": {"zh": "没有找到可靠的答案。", "en": "Nothing reliable found."},
    "unknown_game": {"zh": "这里没有收录“{}”。", "en": "“{}” is not a game we have."},
    "terms": {"zh": "接近的术语：{}", "en": "Terms that come close: {}"},
    "games": {"zh": "收录的游戏：{}", "en": "Games we have: {}"},
    "unclear": {"zh": "为什么不清楚：{}", "en": "Why that is unclear: {}"},
    "reading": {"zh": "编者的读法（非官方）：{}", "en": "The editor's reading (not official): {}"},
    "note": {"zh": "说明：{}", "en": "Note: {}"},
    "cite": {"zh": "出处：{}", "en": "Source: {}"},
    "elsewhere": {"zh": "不适用于这一桌", "en": "Not for this table"},
    "unchecked": {"zh": "没有对照这些扩展核对：{}", "en": "Not checked with: {}"},
    "scope": {"zh": "适用：{}", "en": "Applies to: {}"},
}


def page(
    answer: Json, found: Sequence[tuple[Json, Row]], names: dict[str, Json], lang: str, colour: bool, profile: Profile = EVERY_TABLE
) -> str:
    """In: the answer document; the API entries of its results and for whom they hold; game names by id; zh, en or both; the table. Out: lines."""
    return "\n".join(_Page(lang, colour, profile).lines(answer, found, names)) + "\n"


class _Page:
    def __init__(self, lang: str, colour: bool, profile: Profile):
        self.languages = ("zh", "en") if lang == "both" else (lang,)
        self.colour = colour
        self.profile = profile

    def lines(self, answer: Json, found: Sequence[tuple[Json, Row]], names: dict[str, Json]) -> Iterator[str]:
        if answer["corrected"]:
            yield self._said("corrected", answer["corrected"])
        if answer["guessed_game"]:
            yield self._said("guessed", names[answer["guessed_game"]])
        for number, (result, (entry, row)) in enumerate(zip(answer["results"], found, strict=True), 1):
            if number > 1 or answer["corrected"] or answer["guessed_game"]:
                yield ""
            yield from self._entry(number, entry, row, names[result["game"]], len(answer["results"]))
        if not answer["results"]:
            yield from self._nothing(answer["nearest"])

    def _entry(self, number: int, entry: Json, row: Row, game: Json, among: int) -> Iterator[str]:
        for position, lang in enumerate(self.languages):
            head = f"{number:>{len(str(among))}}. " if position == 0 else " " * (len(str(among)) + 2)
            title = (entry.get("question") or entry["title"])[lang]
            yield f"{head}{self._paint(title, BOLD)}  {self._paint(f'[{game[lang]}]', FAINT)}"
            margin = " " * (len(str(among)) + 2)
            for line in self._body(entry, row, lang):
                yield margin + line

    def _body(self, entry: Json, row: Row, lang: str) -> Iterator[str]:
        if "verdict" in entry:
            yield self._paint(entry["verdict"][lang], f"{BOLD};{TONE_COLOUR[entry['verdict']['tone']]}")
        if entry.get("definition"):
            yield entry["definition"][lang]
        yield (entry.get("answer") or entry["text"])[lang]
        for field in ("unclear", "reading", "note"):
            if entry.get(field):
                yield WORDS[field][lang].format(entry[field][lang])
        for document in entry["cited"][lang]:
            yield self._paint(WORDS["cite"][lang].format(document["line"]), FAINT)
        if entry.get("scope"):
            if not applies(row, self.profile):
                yield self._paint(WORDS["elsewhere"][lang], BOLD)
            unchecked = [module for module in row.unchecked if module in (self.profile.modules or ())]
            if unchecked:
                yield WORDS["unchecked"][lang].format(", ".join(unchecked))
            yield self._paint(WORDS["scope"][lang].format(entry["scope"]["line"][lang]), FAINT)

    def _nothing(self, nearest: Json) -> Iterator[str]:
        yield self._said("unknown_game", nearest["unknown_game"]) if nearest["unknown_game"] else self._said("nothing")
        if nearest["terms"]:
            yield self._said("terms", *({lang: t["title"][lang] for lang in ("zh", "en")} for t in nearest["terms"]))
        yield self._said("games", *(game["name"] for game in nearest["games"]))

    def _said(self, word: str, *values: Any) -> str:
        return "  ".join(self._one(word, values, lang) for lang in self.languages)

    def _one(self, word: str, values: Sequence[Any], lang: str) -> str:
        texts = [value if isinstance(value, str) else value[lang] for value in values]
        return WORDS[word][lang].format(("、" if lang == "zh" else ", ").join(texts))

    def _paint(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour else text
