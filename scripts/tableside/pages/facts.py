"""What is said of a game in a line or two: its facts, what the site holds of it, how reliable that is."""

from __future__ import annotations

from .. import wording
from ..knowledge import Game
from . import words


def facts(game: Game, lang: str) -> list[tuple[str, str, str]]:
    """Label, value and a small remark for each fact that is known."""
    info, zh = game.info, lang == "zh"
    known: list[tuple[str, str, str]] = [(words.word("players", lang), wording.players_text(info.players, lang), "")]
    if info.best:
        known.append((words.word("best", lang), wording.players_text(info.best, lang), ""))
    if info.minutes:
        known.append((words.word("minutes", lang), minutes(info.minutes, lang), ""))
    if info.age:
        known.append((words.word("age", lang), f"{info.age} 岁以上" if zh else f"{info.age}+", ""))
    if info.weight:
        known.append((words.word("weight", lang), f"{info.weight} / 5", ""))
    if info.ranking:
        place = f"第 {info.ranking.rank} 名" if zh else f"No. {info.ranking.rank}"
        known.append((words.word("ranking", lang), place, f"{info.ranking.site}, {info.ranking.date}"))
    if info.year:
        known.append((words.word("year", lang), str(info.year), ""))
    if info.designers:
        known.append((words.word("designers", lang), ("、" if zh else ", ").join(info.designers), ""))
    if info.publisher:
        known.append((words.word("publisher", lang), info.publisher, ""))
    return known


def minutes(span: list[int], lang: str) -> str:
    """A playing time: 60–120 min."""
    text = "–".join(map(str, span))
    return f"{text} 分钟" if lang == "zh" else f"{text} min"


def summary(game: Game, lang: str) -> str:
    """Players and playing time."""
    info = game.info
    parts = [wording.players_text(info.players, lang)]
    if info.minutes:
        parts.append(minutes(info.minutes, lang))
    return " · ".join(parts)


def contents(game: Game, lang: str) -> list[str]:
    """How much the site knows of a game: so many rules, questions, terms."""
    rules = sum(item.kind in ("rule", "example", "open") for item in game.items)
    parts = [words.count(rules, "rule", lang)]
    if game.questions:
        parts.append(words.count(len(game.questions), "question", lang))
    return [*parts, words.count(len(game.terms), "term", lang)]


def overview_description(game: Game, lang: str) -> str:
    """What a search engine or a chat shows of a game's overview."""
    name = getattr(game.info.name, lang)
    line = f"{summary(game, lang)} · {' · '.join(contents(game, lang))}"
    return f"{name}：规则与问答，{line}" if lang == "zh" else f"{name}: rules and FAQ, {line}"


def reliability(game: Game, lang: str) -> str:
    """How much of what this game's entries say was read in a document, in one sentence."""
    total = len(game.items)
    read = sum(any(c.basis == "read" for c in item.entry.cite) for item in game.items)
    doubts = [wording.doubt_of(item) for item in game.items]
    second_hand = doubts.count("unverified")
    unsettled = len(doubts) - doubts.count("") - second_hand
    if lang == "zh":
        return f"共 {total} 条，其中 {read} 条的出处在原文中读过；{unsettled} 条规则未明或文件互相矛盾，另有 {second_hand} 条只见于第二手资料。"
    return (f"{total} entries; the citation of {read} was read in the document itself; "
            f"{unsettled} {'is' if unsettled == 1 else 'are'} open or in conflict, {second_hand} known at second hand only.")
