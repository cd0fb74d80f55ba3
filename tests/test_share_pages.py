"""Light pages: whole in themselves, light, and safe whatever the data holds."""

from __future__ import annotations

import json
import re

import pytest

from mini import FAQ, OPEN, RULE, game, item, table
from tableside.knowledge import KnowledgeBase
from tableside.pages.share import share_pages

LIMIT = 30 * 1024
HOSTILE = '</script><script>alert(1)</script><!-- "quoted" & \u2028'


def shared(*items, site_url: str = "", **registries) -> dict[str, str]:
    return share_pages(KnowledgeBase((game(*items, **registries),)), site_url)


def data_of(page: str) -> dict:
    return json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page, re.S)[1])


def test_every_entry_and_term_has_one_in_both_languages():
    pages = shared()
    for name in ("tie-for-first", "tie-wins", "tie-of-all", "term-spy", "term-water"):
        assert f"mini/r/{name}/index.html" in pages and f"en/mini/r/{name}/index.html" in pages
    assert len(pages) == 2 * (3 + 4)


def test_a_table_has_one_too_and_keeps_its_earlier_ids():
    pages = shared(tables=(table(formerly=["old-table"]),))
    page = pages["en/mini/r/tie-table/index.html"]
    assert '<meta property="og:description" content="Tied for first: 2; Everybody tied: —">' in page and data_of(page)["@type"] == "Table"
    assert 'href="../../../../en/mini/rules/combat/#tie-for-first"' in page and "并列怎么分" in page
    assert "renamed" in pages["en/mini/r/old-table/index.html"]


def test_an_earlier_id_answers_and_points_to_todays():
    page = shared(item(RULE, formerly=["old-tie"]))["en/mini/r/old-tie/index.html"]
    assert "Tie for first" in page and "renamed" in page
    assert '<link rel="canonical" href="../../../../en/mini/r/tie-for-first/">' in page


def test_it_holds_the_ruling_in_both_languages():
    page = shared()["mini/r/tie-wins/index.html"]
    assert '<html lang="zh-Hans" ' in page
    assert "没有" in page and "并列第一时没有赢家" in page and "官方问答" in page and "据他处转述" in page and ">2–4</span>\u00a0人" in page
    assert '<section class="other" lang="en" aria-label="English">' in page and "A tie for first has no winner." in page
    assert 'href="../../../mini/faq/#tie-wins"' in page and 'href="../../../en/mini/r/tie-wins/"' in page


def test_it_asks_for_nothing_else():
    for page in shared().values():
        fetched = re.findall(r'\ssrc=|<link rel="(?!canonical|alternate|icon)|url\(|@import', page)
        assert fetched == []
        assert len(page.encode()) < LIMIT


def test_a_chat_can_preview_it():
    page = shared()["en/mini/r/tie-wins/index.html"]
    assert '<meta property="og:title" content="Does a tie have a winner? — No · Mini">' in page
    assert '<meta property="og:description" content="A tie for first has no winner.">' in page
    assert "og:url" not in page
    placed = shared(site_url="https://example.org/rules")["en/mini/r/tie-wins/index.html"]
    assert '<meta property="og:url" content="https://example.org/rules/en/mini/r/tie-wins/">' in placed
    assert '<link rel="alternate" hreflang="x-default" href="https://example.org/rules/mini/r/tie-wins/">' in placed


@pytest.mark.parametrize(("name", "kind"), [("tie-wins", "FAQPage"), ("tie-for-first", "Article"), ("term-spy", "DefinedTerm")])
def test_structured_data_says_what_it_is(name, kind):
    data = data_of(shared()[f"en/mini/r/{name}/index.html"])
    assert data["@type"] == kind and data["inLanguage"] == "en"


def test_structured_data_says_what_the_page_says():
    question = data_of(shared()["en/mini/r/tie-wins/index.html"])["mainEntity"][0]
    assert question["name"] == FAQ["question"]["en"]
    assert question["acceptedAnswer"]["text"] == "No. A tie for first has no winner."


def test_data_is_never_markup():
    both = {"zh": HOSTILE, "en": HOSTILE}
    entries = (
        item(RULE, title=both, text=both, cite=[{"source": "rulebook", "section": HOSTILE, "basis": "read"}]),
        item(FAQ, question=both, answer=both, verdict={"tone": "yes", **both}),
        item(OPEN, title=both, text=both, unclear=both, reading=both),
    )
    terms = {"terms": [{"id": "spy", "zh": HOSTILE, "en": HOSTILE, "aliases": {"zh": [HOSTILE], "en": [HOSTILE]}}]}
    for path, page in shared(*entries, terms=terms, info={"name": both, "short": both}).items():
        assert page.count("<script") == page.count("</script") == 2, path
        assert "<!--" not in page, path
        assert HOSTILE.strip() in json.dumps(data_of(page), ensure_ascii=False).replace('\\"', '"').replace("\\u2028", "\u2028"), path
