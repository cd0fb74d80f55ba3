"""A small game made of plain values, for tests that change one thing about it."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from tableside.findings import Place
from tableside.knowledge import Game, Item
from tableside.model import Entry, GameFile, ScopesFile, Section, SourcesFile, Table, TermsFile

RULE: dict[str, Any] = {
    "id": "tie-for-first",
    "kind": "rule",
    "title": {"zh": "并列第一", "en": "Tie for first"},
    "text": {"zh": "并列第一的玩家各拿第 2 档奖励。", "en": "Players tied for first each take the reward for rank 2."},
    "cite": [{"source": "rulebook", "page": 14, "basis": "read"}],
    "scope": "standard",
    "ask": {"zh": ["打平谁拿牌"], "en": ["who wins a tie"]},
}
FAQ: dict[str, Any] = {
    "id": "tie-wins",
    "kind": "faq",
    "section": "combat",
    "question": {"zh": "平手有赢家吗？", "en": "Does a tie have a winner?"},
    "verdict": {"tone": "no", "zh": "没有", "en": "No"},
    "answer": {"zh": "并列第一时没有赢家。", "en": "A tie for first has no winner."},
    "rests_on": ["tie-for-first"],
    "cite": [{"source": "faq", "page": 1, "section": "Conflict", "basis": "reported"}],
    "scope": "standard",
    "ask": {"zh": ["平手算谁赢"], "en": ["who won if tied"]},
}
OPEN: dict[str, Any] = {
    "id": "tie-of-all",
    "kind": "open",
    "title": {"zh": "所有人并列", "en": "Everybody tied"},
    "text": {"zh": "规则只说到 2 人并列。", "en": "The rules speak of 2 tied players only."},
    "unclear": {"zh": "更多人时怎么办没有写。", "en": "What happens with more is not stated."},
    "reading": {"zh": "同样处理。", "en": "Treat them alike."},
    "cite": [{"source": "rulebook", "page": 14, "basis": "read"}],
    "scope": "standard",
}
TABLE: dict[str, Any] = {
    "id": "tie-table",
    "section": "combat",
    "title": {"zh": "并列怎么分", "en": "Ties at a glance"},
    "columns": [{"zh": "名次", "en": "Place"}, {"zh": "奖励", "en": "Reward"}],
    "rows": [
        {"cells": [{"zh": "并列第一", "en": "Tied for first"}, 2], "from": ["tie-for-first"]},
        {"cells": [{"zh": "所有人并列", "en": "Everybody tied"}, "—"], "from": ["tie-of-all"]},
    ],
    "scope": "standard",
}
GAME = {
    "id": "mini", "name": {"zh": "小游戏", "en": "Mini"}, "short": {"zh": "小", "en": "Mini"}, "players": [1, 2, 3, 4],
    "checked": "2026-09-26", "default_scope": "standard",
}
SOURCES = {"sources": [
    {"id": "rulebook", "kind": "rulebook", "title": {"zh": "规则书", "en": "Rulebook"}, "version": "2023", "language": "en", "pages": 20,
     "locators": ["page", "section"], "official": "official", "rank": 2, "read": {"zh": "全文。", "en": "In full."}},
    {"id": "faq", "kind": "faq", "title": {"zh": "官方问答", "en": "FAQ"}, "language": "en", "pages": 4, "locators": ["page", "section"],
     "official": "official", "rank": 1, "read": {"zh": "全文。", "en": "In full."}},
    {"id": "reference", "kind": "reference", "title": {"zh": "规则参考", "en": "Reference"}, "language": "en", "pages": 44,
     "locators": ["clause", "page"], "official": "official", "rank": 1, "read": {"zh": "全文。", "en": "In full."}},
    {"id": "supplement", "kind": "supplement", "title": {"zh": "补充册", "en": "Supplement"}, "language": "en", "locators": ["page", "section"],
     "official": "official", "rank": 2, "read": {"zh": "未读。", "en": "Not read."}, "unread": {"zh": "没有读到。", "en": "Not read."}},
    {"id": "site", "kind": "data", "title": {"zh": "网页", "en": "Web page"}, "language": "en", "locators": [], "official": "unofficial",
     "rank": 5, "read": {"zh": "网页。", "en": "The page."}},
]}
SCOPES = {
    "editions": [{"id": "first", "name": {"zh": "第一版", "en": "First edition"}}],
    "modes": [{"id": "standard", "name": {"zh": "标准", "en": "standard"}}],
    "modules": [{"id": "contracts", "name": {"zh": "合同", "en": "Contracts"}}, {"id": "ships", "name": {"zh": "飞船", "en": "Ships"}, "kind": "expansion"}],
    "scopes": [
        {"id": "standard", "name": {"zh": "标准", "en": "Standard"}, "edition": "first", "mode": "standard", "players": [2, 3, 4],
         "modules": {"out": ["contracts"]}},
    ],
}
TERMS = {"terms": [
    {"id": "spy", "zh": "间谍", "en": "Spy", "aliases": {"zh": ["探子"], "en": ["agent in secret"]}},
    {"id": "combat", "zh": "战斗", "en": "Combat"},
    {"id": "battle-icon", "zh": "战斗图标", "en": "battle icon"},
    {"id": "water", "zh": "水", "en": "water"},
]}
SECTION = {"id": "combat", "title": {"zh": "战斗", "en": "Combat"}}


def entry(base: dict[str, Any] = RULE, **changes: Any) -> Entry:
    """An entry like `base` with some keys changed; a key set to None is left out."""
    values = {key: value for key, value in {**base, **changes}.items() if value is not None}
    return TypeAdapter(Entry).validate_python(values)


def item(base: dict[str, Any] = RULE, **changes: Any) -> Item:
    """`entry` as an item of the section combat."""
    return Item("mini", entry(base, **changes), "combat", Place("mini.yml", 1))


def table(**changes: Any) -> Item:
    """The table with some keys changed, as an item of its section."""
    made = Table.model_validate({**TABLE, **changes})
    return Item("mini", made, made.section, Place("tables.yml", 1))


def game(*items: Item, info: dict | None = None, sources: dict | None = None, scopes: dict | None = None, terms: dict | None = None,
         tables: tuple[Item, ...] = ()) -> Game:
    """The game with these items; registries may be replaced."""
    scope_file = ScopesFile.model_validate(scopes or SCOPES)
    return Game(
        "mini", GameFile.model_validate({**GAME, **(info or {})}), tuple(SourcesFile.model_validate(sources or SOURCES).sources),
        tuple(scope_file.editions), tuple(scope_file.modes), tuple(scope_file.modules), tuple(scope_file.scopes),
        tuple(TermsFile.model_validate(terms or TERMS).terms), (Section.model_validate(SECTION),),
        items or (item(), item(FAQ), item(OPEN)), tables,
    )
