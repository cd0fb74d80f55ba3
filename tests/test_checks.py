"""Every meaning rule: what it accepts, what it refuses, and that it is run at all."""

from __future__ import annotations

import inspect

import pytest

from mini import FAQ, OPEN, RULE, TABLE, game, item, table
from tableside import checks
from tableside.checks import citations, facts, identity, languages, phrasings, scopes, states, tables, terms


def cite(**changes):
    return {"cite": [{"source": "rulebook", "page": 14, "basis": "read", **changes}]}


def text(zh, en):
    return {"text": {"zh": zh, "en": en}}


WHY = {"zh": "没有读到。", "en": "Not read."}

# check: (accepted changes to an entry, refused changes with words its message must have)
ENTRY_TABLES = {
    citations.source_is_registered: (
        [(RULE, {}), (RULE, cite(source="faq", page=1))],
        [(RULE, cite(source="rulebok"), "did you mean `rulebook`"), (RULE, cite(source="wiki"), "sources.yml does not have")],
    ),
    citations.locator_is_given: (
        [(RULE, {}), (RULE, cite(page=None, section="Combat")), (RULE, cite(source="reference", page=None, clause="37.2")),
         (RULE, cite(source="supplement", page=None, basis="none")), (RULE, cite(source="site", page=None))],
        [(RULE, cite(page=None), "without a locator")],
    ),
    citations.locator_has_the_form_of_its_source: (
        [(RULE, {}), (RULE, cite(to_page=15)), (RULE, cite(source="reference", page=18, clause="37.2")),
         (RULE, cite(source="reference", clause="82.1a")), (RULE, cite(source="reference", clause="7"))],
        [(RULE, cite(clause="37.2"), "a clause in a citation of `rulebook`"), (RULE, cite(source="reference", section="Fleet"), "a section"),
         (RULE, cite(source="site"), "no locator"), (RULE, cite(source="reference", clause="Fleet Pool"), "a clause number"),
         (RULE, cite(to_page=14), "a later page"), (RULE, cite(page=None, section="x", to_page=15), "a later page")],
    ),
    citations.page_lies_within_the_document: (
        [(RULE, {}), (RULE, cite(page=20)), (RULE, cite(source="supplement", page=99))],
        [(RULE, cite(page=21), "at most 20"), (RULE, cite(page=19, to_page=22), "page 22"), (RULE, cite(page=None, page_hint=21), "page 21")],
    ),
    citations.hearsay_stays_hearsay: (
        [(RULE, {}), (RULE, cite(page=None, section="Combat", page_hint=3)), (RULE, cite(source="supplement", page=None, page_hint=3, basis="none"))],
        [(RULE, cite(page_hint=14), "together"), (RULE, cite(basis="none", why=WHY), "basis none with page 14")],
    ),
    citations.unknown_locator_has_a_reason: (
        [(RULE, {}), (RULE, cite(page=None, basis="none", why=WHY)), (RULE, cite(source="supplement", page=None, basis="none"))],
        [(RULE, cite(page=None, basis="none"), "without a reason"), (RULE, cite(why=WHY), "a reason only for basis none")],
    ),
    scopes.scope_is_known: ([(RULE, {})], [(RULE, {"scope": "standart"}, "did you mean `standard`")]),
    scopes.players_lie_within_the_scope: (
        [(RULE, {}), (RULE, {"players": [4]}), (RULE, {"players": [2, 3]})],
        [(RULE, {"players": [5]}, "outside the scope"), (RULE, {"players": [1, 2]}, "players 1"), (RULE, {"players": [2, 2]}, "twice"),
         (RULE, {"players": [4, 3, 2]}, "only where narrower")],
    ),
    scopes.modules_are_known: (
        [(RULE, {}), (RULE, {"modules": {"in": ["ships"]}}), (RULE, {"modules": {"out": ["ships"]}})],
        [(RULE, {"modules": {"in": ["shps"]}}, "did you mean `ships`"), (RULE, {"modules": {"in": ["contracts"]}}, "both in play and not"),
         (RULE, {"modules": {"in": ["ships"], "out": ["ships"]}}, "both in play and not")],
    ),
    identity.id_is_free_of_reserved_words: ([(RULE, {}), (RULE, {"id": "terms-of-trade"})], [(RULE, {"id": "term-spy"}, "the glossary")]),
    identity.references_resolve: (
        [(FAQ, {}), (RULE, {"see": ["tie-wins"]}), (RULE, {"see": ["other-game/anything"]})],
        [(RULE, {"see": ["tie-win"]}, "did you mean `tie-wins`"), (RULE, {"see": ["tie-for-first"]}, "itself"),
         (RULE, {"see": ["mini/nowhere"]}, "the id of an entry"), (FAQ, {"rests_on": ["gone"]}, "the id of an entry")],
    ),
    identity.faq_rests_on_rulings: (
        [(FAQ, {}), (FAQ, {"rests_on": ["tie-of-all"]}), (FAQ, {"section": None}), (RULE, {})],
        [(FAQ, {"rests_on": ["tie-wins"]}, "rests on the question"), (FAQ, {"section": "combt"}, "did you mean `combat`")],
    ),
    languages.chinese_is_chinese: (
        [(RULE, {}), (RULE, text("间谍（Spy）不能留下。", "x")), (RULE, {"title": {"zh": "Spy", "en": "Spy"}})],
        [(RULE, text("Each player takes one.", "x"), "without a Han character"),
         (RULE, text("玩家 then each player takes one card 后", "x"), "English left in the Chinese text")],
    ),
    languages.chinese_is_simplified: (
        [(RULE, {}), (OPEN, {})],
        [(RULE, text("召喚沙蟲", "x"), "traditional characters: 喚蟲"), (OPEN, {"reading": {"zh": "間諜", "en": "x"}}, "simplified: ")],
    ),
    languages.english_is_english: (
        [(RULE, {}), (RULE, text("x", "The Spy (间谍) stays.")), (RULE, text("x", "小游戏 is a game."))],
        [(RULE, text("x", "The Spy 留下."), "Chinese left"), (RULE, text("x", "The Spy stays。"), "full-width punctuation")],
    ),
    languages.same_numbers: (
        [(RULE, text("拿 2 张牌。", "Take 2 cards.")), (RULE, text("拿 2 张牌。", "Take two cards.")), (RULE, text("拿两张牌。", "Take 2 cards.")),
         (RULE, text("一张牌也不拿。", "Take no card.")), (RULE, text("3–4 人局。", "In games of 3 or 4.")), (RULE, text("翻倍。", "Multiply by 2.")),
         (RULE, text("二十三张。", "23 cards.")), (RULE, text("1,000 元。", "1000 coins.")), (RULE, text("复杂度 3.53。", "Weight 3.53.")),
         (RULE, text("第一名。", "The first.")), (RULE, text("三四人局。", "3 or 4 players."))],
        [(RULE, text("拿 2 张牌。", "Take 3 cards."), "2 only in Chinese"), (RULE, text("拿 2 张牌。", "Take a card."), "2 only in Chinese"),
         (RULE, text("拿牌。", "Take 2 cards."), "2 only in English"), (RULE, text("3.5。", "3.53."), "3.5 only in Chinese"),
         (FAQ, {"answer": {"zh": "有 10 分。", "en": "There are points."}}, "10 only in Chinese (answer)"),
         (RULE, {"title": {"zh": "7 分", "en": "Points"}}, "7 only in Chinese (title)")],
    ),
    terms.terms_have_their_partners: (
        [(RULE, {}), (RULE, text("间谍留下。", "Spies stay.")), (RULE, text("间谍留下。", "The agent in secret stays.")),
         (RULE, text("战斗图标翻面。", "Flip the battle icons.")), (RULE, text("付水。", "Pay it.")),
         (RULE, {"title": {"zh": "间谍", "en": "Spy"}, "text": {"zh": "间谍留下。", "en": "It stays."}})],
        [(RULE, text("间谍留下。", "The scout stays."), "“间谍” in Chinese without “Spy”"),
         (RULE, text("战斗图标翻面。", "Flip it in Combat."), "without “battle icon”")],
    ),
    states.doubt_is_explained: (
        [(RULE, {}), (RULE, {"status": "unverified", "note": WHY})],
        [(RULE, {"status": "unverified"}, "without a note"), (RULE, {"status": "conflict"}, "without a note")],
    ),
    states.prevailing_source_is_cited: (
        [(RULE, {}), (RULE, {"status": "conflict", "note": WHY, "prevails": "rulebook"})],
        [(RULE, {"prevails": "rulebook"}, "status: conflict"), (RULE, {"status": "conflict", "note": WHY, "prevails": "faq"}, "a source this entry cites")],
    ),
    states.verdict_is_as_certain_as_its_support: (
        [(FAQ, {}), (FAQ, {"rests_on": ["tie-of-all", "tie-for-first"]}), (RULE, {}),
         (FAQ, {"rests_on": ["tie-of-all"], "verdict": {"tone": "depends", "zh": "规则未写明", "en": "Not stated"}}),
         (FAQ, {"rests_on": ["tie-of-all"], "status": "unverified", "note": WHY})],
        [(FAQ, {"rests_on": ["tie-of-all"]}, "rests only on doubtful rulings")],
    ),
    phrasings.players_phrasings_are_given: (
        [(RULE, {}), (FAQ, {}), (OPEN, {})],
        [(RULE, {"ask": {"zh": ["打平"]}}, "ask: en"), (FAQ, {"ask": {"en": ["tied"]}}, "ask: zh")],
    ),
    phrasings.phrasings_differ: (
        [(RULE, {}), (OPEN, {})],
        [(RULE, {"ask": {"zh": ["打平", "打平！"], "en": ["x"]}}, "again"), (RULE, {"ask": {"zh": ["并列 第一"], "en": ["x"]}}, "again"),
         (FAQ, {"ask": {"zh": ["x"], "en": ["does a tie have a winner"]}}, "again")],
    ),
}


def rows(column):
    return [pytest.param(check, *row, id=f"{check.__name__}-{n}") for check, table in ENTRY_TABLES.items() for n, row in enumerate(table[column])]


def faults_of(check, base, changes):
    changed = item(base, **changes)
    others = [i for i in (item(), item(FAQ), item(OPEN)) if i.id != changed.id]
    return list(check(game(*others, changed), changed))


@pytest.mark.parametrize("check, base, changes", rows(0))
def test_accepted(check, base, changes):
    assert faults_of(check, base, changes) == []


@pytest.mark.parametrize("check, base, changes, words", rows(1))
def test_refused(check, base, changes, words):
    faults = faults_of(check, base, changes)
    assert faults, "nothing was found"
    assert any(words in f"{f.found}; {f.expected}; {f.tip}" for f in faults), faults


def changed_rows(*changes):
    return {"rows": [{**row, **change} for row, change in zip(TABLE["rows"], changes, strict=True)]}


NOTE = {"zh": "存疑。", "en": "In doubt."}
TABLE_TABLES = {
    languages.chinese_is_chinese: ([{}], [({"title": {"zh": "Ties", "en": "Ties"}}, "without a Han character")]),
    languages.same_numbers: (
        [{}, changed_rows({"cells": [{"zh": "头 2 名", "en": "First 2"}, 2]}, {})],
        [(changed_rows({"cells": [{"zh": "头 2 名", "en": "First 3"}, 2]}, {}), "3 only in English (rows)")],
    ),
    terms.terms_have_their_partners: ([{}], [({"columns": [{"zh": "间谍", "en": "Agent"}, {"zh": "奖励", "en": "Reward"}]}, "without “Spy”")]),
    tables.table_stands_in_a_section: ([{}], [({"section": "combats"}, "did you mean `combat`")]),
    tables.rows_have_a_cell_a_column: (
        [{}], [(changed_rows({"cells": [{"zh": "并列第一", "en": "Tied for first"}]}, {}), "row 1 with 1 cells; 2, one a column")],
    ),
    tables.columns_say_what_they_hold: (
        [{}, {"columns": [{"zh": "项目", "en": "Item"}, {"zh": "3 人", "en": "3 players"}]}],
        [({"columns": [{"zh": "项目", "en": "Item"}, {"zh": "人", "en": "Players each"}]}, "column 2 called “人”"),
         ({"columns": [{"zh": "奖励", "en": "Reward"}, {"zh": "奖励", "en": "Prize"}]}, "columns 1 and 2 both called “奖励”")],
    ),
    tables.rows_come_from_rulings: (
        [{}, {**changed_rows({"from": []}, {"from": []}), "from": ["tie-for-first"]}],
        [(changed_rows({"from": ["tie-for-frist"]}, {}), "did you mean `tie-for-first`"), (changed_rows({}, {"from": []}), "row 2 that comes from no ruling")],
    ),
    tables.numbers_are_those_of_the_rulings: (
        [{}, {"from": ["tie-wins"]}],
        [(changed_rows({"cells": [{"zh": "并列第一", "en": "Tied for first"}, 7]}, {}), "7 in row 1, which tie-for-first does not state"),
         (changed_rows({}, {"cells": [{"zh": "所有 9 人", "en": "All 9"}, "—"]}), "9 in row 2")],
    ),
    tables.doubt_is_explained: (
        [{}, {**changed_rows({"from": []}, {"from": []}), "from": ["tie-of-all"], "note": NOTE}],
        [({"from": ["tie-of-all"]}, "rulings that are open, and no note")],
    ),
    tables.scope_is_that_of_its_rulings: ([{}, {"players": [3]}], [({"players": [5]}, "players 5, for whom none of its rulings holds")]),
}


def table_rows(column):
    return [pytest.param(check, *(row if column else (row,)), id=f"{check.__name__}-{n}") for check, rows in TABLE_TABLES.items() for n, row in enumerate(rows[column])]


@pytest.mark.parametrize("check, changes", table_rows(0))
def test_table_accepted(check, changes):
    assert list(check(game(tables=(table(**changes),)), table(**changes))) == []


@pytest.mark.parametrize("check, changes, words", table_rows(1))
def test_table_refused(check, changes, words):
    faults = list(check(game(tables=(table(**changes),)), table(**changes)))
    assert any(words in f"{f.found}; {f.expected}; {f.tip}" for f in faults), faults


def changed_scopes(**changes):
    from mini import SCOPES

    return {"scopes": {**SCOPES, "scopes": [{**SCOPES["scopes"][0], **changes}]}}


def changed_terms(*more):
    from mini import TERMS

    return {"terms": {"terms": [*TERMS["terms"], *more]}}


GAME_TABLES = {
    facts.facts_are_possible: (
        [{}, {"info": {"minutes": [60, 90], "best": [4], "ranking": {"site": "BGG", "rank": 5, "date": "2026-09"}}}, {"info": {"minutes": [60]}}],
        [({"info": {"minutes": [90, 60]}}, "the smaller number first"), ({"info": {"checked": "2026-13-45"}}, "the calendar"),
         ({"info": {"ranking": {"site": "BGG", "rank": 5, "date": "2026-02-30"}}}, "the calendar"), ({"info": {"best": [5]}}, "best with 5")],
    ),
    identity.game_id_is_its_folder: ([{}], [({"info": {"id": "maxi"}}, "the folder `mini`")]),
    scopes.default_scope_is_known: ([{}], [({"info": {"default_scope": "standrd"}}, "did you mean `standard`")]),
    scopes.scopes_are_made_of_registered_parts: (
        [{}, changed_scopes(modules={"in": ["ships"]})],
        [(changed_scopes(edition="frist"), "did you mean `first`"), (changed_scopes(mode="solo"), "a registered mode"),
         (changed_scopes(modules={"in": ["ship"]}), "did you mean `ships`"), (changed_scopes(modules={"in": ["ships"], "out": ["ships"]}), "both"),
         (changed_scopes(players=[2, 2]), "twice"), (changed_scopes(players=[4, 5]), "players 5")],
    ),
    terms.term_names_are_unique: (
        [{}],
        [(changed_terms({"id": "scout", "zh": "间谍", "en": "scout"}), "“间谍” a second time"),
         (changed_terms({"id": "scout", "zh": "斥候", "en": "spy"}), "“spy” a second time")],
    ),
    identity.sheet_entries_resolve: (
        [{}, {"info": {"sheet": ["tie-wins", "tie-table", "tie-for-first"]}, "tables": (table(),)}],
        [({"info": {"sheet": ["tie-win"]}}, "did you mean `tie-wins`"), ({"info": {"sheet": ["tie-wins", "tie-wins"]}}, "a second time")],
    ),
    identity.term_references_resolve: (
        [changed_terms({"id": "tie", "zh": "并列", "en": "tie", "see": ["tie-wins"]})],
        [(changed_terms({"id": "tie", "zh": "并列", "en": "tie", "see": ["tie-win"]}), "did you mean `tie-wins`")],
    ),
}


def game_rows(column):
    return [pytest.param(check, *(row if column else (row,)), id=f"{check.__name__}-{n}") for check, table in GAME_TABLES.items() for n, row in enumerate(table[column])]


@pytest.mark.parametrize("check, changes", game_rows(0))
def test_game_accepted(check, changes):
    assert list(check(game(**changes))) == []


@pytest.mark.parametrize("check, changes, words", game_rows(1))
def test_game_refused(check, changes, words):
    faults = list(check(game(**changes)))
    assert any(words in f"{f.found}; {f.expected}; {f.tip}" for f in faults), faults


DOUBLED = [
    ([item(), item(id="tie-for-first")], "a second entry"),
    ([item(), item(FAQ, formerly=["tie-for-first"])], "a second entry"),
]


@pytest.mark.parametrize("items, words", DOUBLED)
def test_an_id_is_used_once(items, words):
    assert list(identity.ids_are_unique(game())) == []
    assert [f for f in identity.ids_are_unique(game(*items)) if words in f.found]
    assert [f for f in identity.ids_are_unique(game(tables=(table(id="tie-for-first"),))) if words in f.found]


@pytest.mark.parametrize("name, refused", [("en", True), ("search", True), ("about", True), ("engine-yard", False)])
def test_a_game_is_not_called_like_a_folder_of_the_site(name, refused):
    import dataclasses

    named = dataclasses.replace(game(), id=name)
    assert bool(list(identity.game_id_is_free_of_reserved_words(named))) is refused


def test_a_registry_id_is_used_once():
    twice = changed_terms({"id": "spy", "zh": "斥候", "en": "scout"})
    assert [f.subject for f in identity.ids_are_unique(game(**twice))] == ["spy"]


def test_every_check_has_a_table_and_is_run():
    modules = (citations, facts, identity, languages, phrasings, scopes, states, tables, terms)
    written = {f for m in modules for _, f in inspect.getmembers(m, inspect.isgeneratorfunction) if f.__module__ == m.__name__ and not f.__name__.startswith("_")}
    run = {*checks.ENTRY_CHECKS, *checks.TABLE_CHECKS, *checks.GAME_CHECKS}
    assert written - run == {languages.texts}
    assert set(ENTRY_TABLES) == set(checks.ENTRY_CHECKS)
    assert set(checks.TABLE_CHECKS) <= {*ENTRY_TABLES, *TABLE_TABLES}
    assert set(GAME_TABLES) | {identity.ids_are_unique, identity.game_id_is_free_of_reserved_words} == set(checks.GAME_CHECKS)
    assert all(check.__doc__ for check in run)
