"""The generated pages: what stands on them, that data stays text, that links fit."""

from __future__ import annotations

import dataclasses
import re

import pytest
import yaml

from mini import FAQ, GAME, OPEN, RULE, SOURCES, TERMS, game, item, table
from project import ROOT
from tableside.knowledge import KnowledgeBase
from tableside.pages import fill_in, site_pages, write_pages
from tableside.pages.navigation import alternates, navigation
from tableside.pages.page import relative_root, source_path
from tableside.pages.site import GAMES_MARK, REPORT_MARK, place
from tableside.pages.templates import HUES, marked, marks
from tableside.pages.views import stands_out

HOSTILE = '<script>alert("1")</script> & \'x\' </div> {{ 7 * 7 }} **b** --- `c`'


def pages_of(*items, **registries):
    return site_pages(KnowledgeBase((game(*items, **registries),)))


def body(path: str, *items, **registries) -> str:
    return pages_of(*items, **registries)[path].body


def words_of(html: str) -> str:
    """What a reader sees of a page."""
    return re.sub(r"<[^>]+>", "", html)


def test_every_kind_of_page_is_there_in_both_languages():
    names = ["index", "rules/index", "rules/combat", "faq", "a-z", "glossary", "open", "sources"]
    of_the_game = {f"{prefix}mini/{name}.md" for prefix in ("", "en/") for name in names}
    assert set(pages_of()) == of_the_game | {"open/index.md", "en/open/index.md"}


def test_a_game_without_questions_or_doubts_has_no_pages_for_them():
    pages = pages_of(item())
    assert "mini/faq.md" not in pages and "mini/open.md" not in pages
    assert "faq/" not in pages["mini/index.md"].body


@pytest.mark.parametrize(("url", "path"), [
    ("mini/", "mini/index.md"), ("en/mini/", "en/mini/index.md"), ("mini/faq/", "mini/faq.md"),
    ("mini/rules/", "mini/rules/index.md"), ("en/mini/rules/combat/", "en/mini/rules/combat.md"),
])
def test_an_address_and_its_source_belong_together(url, path):
    assert source_path(url) == path
    assert place(path) == ("en" if url.startswith("en/") else "zh", url)


@pytest.mark.parametrize(("url", "root"), [("", "./"), ("en/", "../"), ("mini/rules/combat/", "../../../")])
def test_the_way_to_the_root(url, root):
    assert relative_root(url) == root


def test_a_card_shows_what_a_ruling_rests_on():
    text = body("mini/rules/combat.md")
    assert 'id="tie-for-first"' in text
    assert "规则书（2023）" in text and "第 14 页" in text and "已读原文" in text
    assert "标准\u00a0· 第一版\u00a0· 2–4\u00a0人\u00a0· 不含：合同" in words_of(text)
    assert 'href="../../../mini/r/tie-for-first/"' in text
    assert '<div class="other" lang="en">' in text and "Players tied for first" in text
    assert "打平谁拿牌" in text


def test_a_verdict_has_a_word_and_a_shape():
    text = body("en/mini/faq.md")
    assert re.search(r'<p class="verdict verdict--no"><svg.*?</svg> <strong>No</strong></p>', text)
    assert 'href="../../../en/mini/rules/combat/#tie-for-first"' in text


@pytest.mark.parametrize(("citation", "shown"), [
    ({"source": "faq", "page": 1, "basis": "reported"}, ["as reported elsewhere", "p. 1"]),
    ({"source": "supplement", "basis": "none"}, ["locator not confirmed", "Not read."]),
    ({"source": "faq", "basis": "none", "page_hint": 3, "why": {"zh": "没有读到。", "en": "Never seen."}}, ["said to be on p. 3", "Never seen."]),
    ({"source": "rulebook", "section": "结算", "basis": "read"}, ["read in the document", "结算"]),
])
def test_how_a_place_is_known_is_said(citation, shown):
    text = body("en/mini/rules/combat.md", item(RULE, cite=[citation]))
    assert [s for s in shown if s not in text] == []


def test_places_in_one_document_stand_together():
    cite = [{"source": "rulebook", "page": 3, "basis": "read"}, {"source": "rulebook", "page": 5, "basis": "read"}]
    text = body("en/mini/rules/combat.md", item(RULE, cite=cite))
    assert text.count("Rulebook (2023)") == 1 and "pp. 3, 5" in text


def test_places_in_one_document_that_are_known_differently_stay_on_one_line():
    cite = [{"source": "rulebook", "page": 3, "basis": "read"}, {"source": "rulebook", "page": 5, "basis": "reported"}]
    line = body("en/mini/rules/combat.md", item(RULE, cite=cite)).split('<li class="cite">')[1].split("</li>")[0]
    assert line.index("p. 3") < line.index("read in the document") < line.index("p. 5") < line.index("as reported elsewhere")


def test_a_documents_heading_bears_the_documents_language():
    text = body("mini/rules/combat.md", item(RULE, cite=[{"source": "rulebook", "section": "Conflict", "basis": "read"}]))
    assert '<q class="cite__section" lang="en">Conflict</q>' in text


def test_an_open_question_keeps_the_editors_reading_apart():
    text = body("en/mini/rules/combat.md", item(OPEN))
    said, reading = text.split('<div class="reading">', 1)
    assert "The rules speak of 2" in said and "What happens with more" in said
    assert "not official" in reading and "Treat them alike" in reading
    assert "Open question" in said


def test_a_conflict_names_the_document_that_prevails():
    note = {"zh": "两处不同。", "en": "They differ."}
    text = body("en/mini/rules/combat.md", item(RULE, status="conflict", prevails="faq", note=note))
    assert "Documents disagree" in text and "They differ." in text and "Prevails: FAQ" in text


def test_a_reference_to_nothing_is_left_out():
    assert "Related" not in body("en/mini/rules/combat.md", item(RULE, see=["nobody"]))


def test_the_glossary_links_to_the_rulings():
    terms = {"terms": [{**TERMS["terms"][0], "see": ["tie-for-first"]}]}
    text = body("mini/glossary.md", terms=terms)
    assert 'id="term-spy"' in text and "探子" in text
    assert '<span class="alias" lang="en">agent in secret</span>' in text
    assert 'href="../../mini/rules/combat/#tie-for-first"' in text


def test_a_term_says_what_its_first_ruling_says_and_where_that_is_written():
    text = body("en/mini/glossary.md", terms={"terms": [{**TERMS["terms"][0], "see": ["tie-for-first", "tie-wins"]}]})
    shown = words_of(text.split(' id="term-spy"')[1].split("</article>")[0])
    assert "Players tied for first each take" in shown and "A tie for first has no winner" not in shown
    assert shown.count("read in the document") == 1 and "as reported elsewhere" not in shown


@pytest.mark.parametrize(("changes", "folded"), [({}, True), ({"players": [4]}, False)])
def test_the_usual_scope_is_said_at_the_head_and_kept_in_every_card(changes, folded):
    text = body("en/mini/rules/combat.md", item(), item(OPEN), item(RULE, id="third", **changes))
    assert "Unless marked otherwise, all here applies to: Standard" in words_of(text)
    card = text.split(' id="third"')[1].split("</article>")[0]
    assert ("scope__rest--usual" in card) is folded
    assert "First edition" in card and "players" in card


def test_a_card_shows_two_ways_on_and_folds_the_others():
    others = [item(RULE, id=f"other-{n}") for n in range(4)]
    text = body("en/mini/rules/combat.md", item(RULE, see=[i.id for i in others]), *others)
    shown, folded = text.split(' id="tie-for-first"')[1].split("</article>")[0].split('<div class="ruling__more">')
    assert (shown.count("#other-"), folded.count("#other-")) == (2, 2)


@pytest.mark.parametrize(("text", "start", "end", "alone"), [("投票", 1, 2, False), ("付 3 水。", 4, 5, True), ("用沙虫", 1, 3, True), ("票", 0, 1, True)])
def test_a_single_character_inside_a_word_is_no_term(text, start, end, alone):
    assert stands_out(text, start, end) is alone


def test_sources_say_how_much_rests_on_each():
    text = body("en/mini/sources.md")
    rulebook = text.split('id="source--rulebook"')[1].split("</article>")[0]
    assert "2 entries" in rulebook and "read in the document</span> 2" in rulebook and "Official" in rulebook
    assert "Not official" in text.split('id="source--site"')[1]


def test_an_address_that_is_no_web_address_is_no_link():
    mine = game()
    spoiled = dataclasses.replace(mine, sources=tuple(s.model_copy(update={"url": "javascript:alert(1)"}) for s in mine.sources))
    assert "javascript:" not in site_pages(KnowledgeBase((spoiled,)))["mini/sources.md"].body


def test_unknown_facts_leave_no_line():
    assert "None" not in body("en/mini/index.md")
    known = words_of(body("en/mini/index.md", info={"minutes": [60, 120], "weight": "3.53", "ranking": {"site": "BGG", "rank": 5, "date": "2026-09-26"}}))
    assert "60–120\u00a0min" in known and "3.53 / 5" in known and "No.\u00a05" in known and "2026-09-26" in known


def test_a_table_heads_its_section_and_leads_to_its_rulings():
    pages = pages_of(tables=(table(),))
    text = pages["en/mini/rules/combat.md"].body
    shown = text.split('<article class="ruling ruling--table" id="tie-table"')[1].split("</article>")[0]
    assert '<caption class="ts-hidden">Ties at a glance</caption>' in shown and '<th scope="col">Place</th>' in shown
    assert '<th scope="row"><a href="#tie-for-first">Tied for first</a></th>' in shown
    assert "Rulebook (2023)" in shown and "p. 14" in shown and "Standard" in shown
    assert '<span class="badge badge--open">Open question</span>' in shown.split("Everybody tied")[1].split("</tr>")[0]
    assert "并列怎么分" in shown.split('<div class="other" lang="zh-Hans">')[1]
    assert text.index('id="tie-table"') < text.index('id="tie-for-first"')
    assert 'href="../../en/mini/rules/combat/#tie-table"' in pages["en/mini/index.md"].body
    assert 'href="#tie-table">Ties at a glance' in text.split('id="tie-for-first"')[2].split("</article>")[0]


def hostile_pages():
    both = {"zh": f"间谍{HOSTILE}", "en": f"Spy {HOSTILE}"}
    entries = (
        item(RULE, title=both, text=both, note=both, status="unverified", ask={"zh": [HOSTILE], "en": [HOSTILE]},
             cite=[{"source": "rulebook", "section": HOSTILE, "basis": "none", "why": both}]),
        item(FAQ, question=both, answer=both, verdict={"tone": "no", **both}),
        item(OPEN, title=both, text=both, unclear=both, reading=both),
    )
    terms = {"terms": [{"id": "spy", "zh": HOSTILE, "en": HOSTILE, "aliases": {"zh": [HOSTILE], "en": [HOSTILE]}}]}
    sources = {"sources": [{**s, "title": both, "read": both, "version": HOSTILE, "publisher": HOSTILE} for s in SOURCES["sources"]]}
    info = {"name": both, "short": both, "background": [both], "mechanisms": [both], "publisher": HOSTILE, "designers": [HOSTILE]}
    tables = (table(title=both, note=both, columns=[both, both]),)
    return pages_of(*entries, terms=terms, info=info, sources=sources, tables=tables)


def test_data_is_never_markup():
    for page in hostile_pages().values():
        assert "<script" not in page.body and "</script" not in page.body, page.path
        assert page.body.count("<div") == page.body.count("</div>"), page.path
        assert "&lt;" in page.body, page.path


def test_a_page_survives_its_front_matter_and_markdown():
    import markdown

    for page in hostile_pages().values():
        _, head, rest = page.markdown().split("---\n", 2)
        assert yaml.safe_load(head)["title"] == page.title
        assert markdown.markdown(rest, extensions=["attr_list", "tables"]).strip() == page.body


@pytest.mark.parametrize(("text", "lang", "html"), [
    ("拿 1 张阴谋牌", "zh", "拿 1\u00a0张阴谋牌"),
    ("特使（Agent）", "zh", '特使（<span lang="en">Agent</span>）'),
    ("造物钩（Maker Hooks）和<b>", "zh", '造物钩（<span lang="en">Maker\u00a0Hooks</span>）和&lt;b&gt;'),
    ("A 面", "zh", "A 面"),
    ("The L1Z1X Mindnet 的旗舰", "zh", '<span lang="en">The L1Z1X Mindnet</span> 的旗舰'),
    ("2026-09-22，3–6 人", "zh", '<span class="whole-name">2026-09-22</span>，<span class="whole-name">3–6</span>\u00a0人'),
    ("The Chinese is 沙虫, not 虫子。", "en", 'The Chinese is <span lang="zh-Hans">沙虫</span>, not <span lang="zh-Hans">虫子</span>。'),
    ("O'Brien & sons", "en", "O&#39;Brien &amp; sons"),
])
def test_words_of_the_other_language_are_marked(text, lang, html):
    assert marked(text, lang) == html


def test_the_navigation_opens_only_the_game_one_is_in():
    other = game(info={"id": "other"})
    knowledge = KnowledgeBase((game(), other))
    lines = navigation(knowledge, "en", "en/mini/faq/")
    assert [line.href for line in lines][:2] == ["../../../en/", "../../../en/mini/"]
    assert [child.current for child in lines[1].children].count(True) == 1
    assert navigation(knowledge, "zh", "")[1].children == ()


def test_a_page_knows_itself_in_the_other_language():
    here, there = alternates("zh", "mini/faq/")
    assert (here.here, here.href, there.url, there.href) == (True, "../../mini/faq/", "en/mini/faq/", "../../en/mini/faq/")


def test_the_list_of_games_goes_where_a_page_asks_for_it():
    knowledge = KnowledgeBase((game(),))
    assert fill_in("no mark", knowledge, "zh", "") == "no mark"
    assert "copies" in fill_in(REPORT_MARK, knowledge, "en", "") and "opens" in fill_in(REPORT_MARK, knowledge, "en", "", "mailto:a@example.org")
    filled = fill_in(f"before\n{GAMES_MARK}\nafter", knowledge, "en", "en/")
    assert 'href="../en/mini/"' in filled and GAME["name"]["en"] in filled


def test_pages_can_be_written_for_another_builder(tmp_path):
    handwritten = tmp_path / "content"
    (handwritten / "overrides").mkdir(parents=True)
    (handwritten / "overrides/main.html").write_text("theme", encoding="utf-8")
    (handwritten / "index.md").write_text(f"# Home\n\n{GAMES_MARK}\n", encoding="utf-8")
    number = write_pages(KnowledgeBase((game(),)), tmp_path / "out", handwritten)
    assert number == 19
    assert "小游戏" in (tmp_path / "out/index.md").read_text(encoding="utf-8")
    assert (tmp_path / "out/en/mini/rules/combat.md").is_file()
    assert not (tmp_path / "out/overrides").exists()


def test_a_games_colour_is_the_same_on_the_site_and_on_its_sheet():
    style = (ROOT / "content/assets/css/site.css").read_text(encoding="utf-8")
    of_games = {name: int(hue) for name, hue in re.findall(r'\[data-game="(.+?)"\] \{ --hue: (\d+); \}', style)}
    assert of_games | {"tableside": int(re.search(r":root \{ --hue: (\d+); \}", style)[1])} == HUES


def test_every_game_has_a_mark_of_its_own(knowledge):
    assert {game.id for game in knowledge.games} | {"tableside"} <= set(marks())
    assert all(mark.startswith("<svg") and "http" not in mark for mark in marks().values())
