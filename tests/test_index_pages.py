"""The index of a game, by pinyin and from A to Z, and the page of what the rules leave open."""

from __future__ import annotations

import re

import pytest

from mini import OPEN, RULE, game, item
from tableside.knowledge import KnowledgeBase
from tableside.pages import alphabet, site_pages
from tableside.pages.term_index import SHOWN_AT_ONCE, rulings_of_terms

NOTE = {"zh": "不同。", "en": "They differ."}


def body(path: str, *items, **registries) -> str:
    return site_pages(KnowledgeBase((game(*items, **registries),)))[path].body


def term(name: str, zh: str, en: str, **more) -> dict:
    return {"id": name, "zh": zh, "en": en, **more}


@pytest.mark.parametrize(("name", "lang", "given", "read"), [
    ("沙虫", "zh", {}, "shachong"),
    ("重庆", "zh", {}, "chongqing"),
    ("长者", "zh", {"长者": "zhang zhe"}, "zhangzhe"),
    ("“绿洲”", "zh", {}, "lvzhou"),
    ("PDS II 型", "zh", {}, "pdsiixing"),
    ("The Arborec", "en", {}, "arborec"),
    ("Élan", "en", {}, "elan"),
])
def test_what_a_name_is_sorted_by(name, lang, given, read):
    assert alphabet.reading(name, lang, given) == read


@pytest.mark.parametrize(("read", "letter"), [("sha chong", "S"), ("pds", "P"), ("8 strategy cards", "#"), ("", "#")])
def test_the_letter_a_name_stands_under(read, letter):
    assert alphabet.letter(read) == letter


def test_names_stand_in_order_under_their_letters():
    read = [("shui", "水"), ("zhan dou", "战斗"), ("sha chong", "沙虫"), ("3 ge", "3 个")]
    assert alphabet.by_letter(read) == [("#", ["3 个"]), ("S", ["沙虫", "水"]), ("Z", ["战斗"])]


def test_the_index_goes_by_pinyin_in_chinese_and_from_a_to_z_in_english():
    terms = {"terms": [term("war", "战争", "War", kind="phase"), term("elder", "长者", "Elder", kind="person", pinyin="zhang zhe"),
                       term("child", "重生者", "Reborn", kind="person"), term("aide", "爱德", "Zed", kind="person")]}
    zh, en = body("mini/a-z.md", terms=terms), body("en/mini/a-z.md", terms=terms)
    assert re.findall(r'<h3 id="person--(.)">', zh) == ["a", "c", "z"]
    assert re.findall(r'<h3 id="person--(.)">', en) == ["e", "r", "z"]
    assert zh.index("人物</h2>") < zh.index("长者") < zh.index("阶段</h2>") < zh.index("战争")


def test_a_term_leads_to_what_explains_it_and_to_what_names_it_in_its_title():
    spies = item(RULE, id="spies", title={"zh": "间谍", "en": "Spies"})
    other = item(RULE, id="other", title={"zh": "别的", "en": "Something else"})
    mine = game(spies, other, terms={"terms": [term("spy", "间谍", "Spy", see=["other"]), term("water", "水", "water")]})
    found = rulings_of_terms(mine)
    assert [i.id for i in found["spy"]] == ["other", "spies"] and found["water"] == ()


@pytest.mark.parametrize(("number", "folded"), [(SHOWN_AT_ONCE, 0), (SHOWN_AT_ONCE + 1, 0), (SHOWN_AT_ONCE + 2, 2)])
def test_a_term_with_many_rulings_shows_the_first_and_folds_the_rest(number, folded):
    entries = [item(RULE, id=f"spy-{n}", title={"zh": f"间谍 {n}", "en": f"Spy {n}"}) for n in range(number)]
    text = body("en/mini/a-z.md", *entries)
    assert text.count('combat/#spy-') == number
    assert (f"<small>{folded}</small></summary>" in text) == bool(folded)


def test_what_is_open_stands_on_one_page_for_all_games():
    doubtful = item(RULE, id="doubtful", status="unverified", note=NOTE)
    at_odds = item(RULE, id="at-odds", status="conflict", note=NOTE)
    half_known = item(OPEN, id="half-known", status="unverified", note=NOTE)
    text = body("open/index.md", item(), item(OPEN), doubtful, at_odds, half_known)
    for name in ("tie-of-all", "at-odds", "half-known"):
        assert f'href="../mini/rules/combat/#{name}"' in text
    assert "tie-for-first" not in text and "#doubtful" not in text
    assert 'href="../mini/open/#status--unverified">另有只见于第二手资料的条目：1 条</a>' in text


def test_a_game_with_nothing_open_is_not_named_there():
    assert "mini" not in body("en/open/index.md", item())


def test_what_is_known_at_second_hand_is_folded_up_after_what_is_open():
    doubtful = item(RULE, id="doubtful", status="unverified", note=NOTE)
    text = body("mini/open.md", item(), item(OPEN), doubtful)
    assert text.index("#tie-of-all") < text.index('id="status--unverified"') < text.index('<details class="contents"><summary>战斗 <small>1 条') < text.index("#doubtful")
    assert "先商定" in text.split("只见于第二手资料")[0] and "先商定" not in text.split('id="status--unverified"')[1]


def test_all_pages_count_what_is_open_alike():
    entries = (item(), item(OPEN), item(RULE, id="doubtful", status="unverified", note=NOTE), item(RULE, id="at-odds", status="conflict", note=NOTE))
    assert "2 条规则未明或文件互相矛盾，另有 1 条只见于第二手资料" in body("mini/sources.md", *entries)
    assert "<small>2</small>" in body("open/index.md", *entries)
