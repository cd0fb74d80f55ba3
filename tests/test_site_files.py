"""What the site holds besides pages: API documents that keep to their published schema, and the sitemap."""

from __future__ import annotations

import json
import xml.etree.ElementTree as xml

import pytest
from jsonschema import Draft202012Validator

from mini import RULE, game, item, table
from project import SMALL_TREE
from tableside.api_schema import api_schema
from tableside.knowledge import KnowledgeBase
from tableside.load import load
from tableside.site_files import api_documents, page_dates, site_files, sitemap

DATE = "2026-11-30T18:03:01Z"
EARLIER = "2026-10-01T00:00:00Z"
FULL = item(RULE, status="conflict", prevails="faq", note={"zh": "不同。", "en": "They differ."}, see=["tie-wins"], formerly=["old"],
            cite=[{"source": "rulebook", "page": 3, "to_page": 4, "section": "X", "basis": "read"},
                  {"source": "supplement", "basis": "none", "page_hint": 2}])
KNOWLEDGE = {
    "mini": KnowledgeBase((game(),)),
    "an entry with everything": KnowledgeBase((game(FULL),)),
    "a table": KnowledgeBase((game(tables=(table(),)),)),
}


@pytest.mark.parametrize("name", KNOWLEDGE)
def test_documents_keep_to_the_published_schema(name):
    assert _complaints(KNOWLEDGE[name]) == []


def test_the_small_games_keep_to_the_published_schema():
    assert _complaints(load(SMALL_TREE).knowledge) == []


def test_the_knowledge_base_keeps_to_the_published_schema(knowledge):
    assert _complaints(knowledge) == []


def _complaints(knowledge: KnowledgeBase) -> list[str]:
    validator = Draft202012Validator(api_schema())
    documents = {path: document for path, document in api_documents(knowledge).items() if not path.endswith("schema.json")}
    return [f"{path} {e.json_path}: {e.message[:200]}" for path, document in documents.items() for e in validator.iter_errors(json.loads(json.dumps(document)))]


@pytest.mark.parametrize("spoil", [
    lambda d: d["entries"][0].pop("citations"),
    lambda d: d["entries"][0].update(status="certain"),
    lambda d: d["entries"][0].update(kind="opinion"),
    lambda d: d["entries"][0]["url"].pop("en"),
    lambda d: d["entries"][0]["citations"][0].update(basis="guessed"),
    lambda d: d.update(api=99),
    lambda d: d.update(tables=[{"id": "no-columns"}]),
])
def test_the_schema_refuses_what_readers_could_not_use(spoil):
    document = json.loads(json.dumps(api_documents(KNOWLEDGE["mini"])["api/v1/mini.json"]))
    spoil(document)
    assert not Draft202012Validator(api_schema()).is_valid(document)


def test_a_table_has_words_in_both_languages_and_takes_places_and_state_from_its_rulings():
    (shown,) = api_documents(KNOWLEDGE["a table"])["api/v1/mini.json"]["tables"]
    assert shown["rows"][0]["cells"] == [{"zh": "并列第一", "en": "Tied for first"}, {"zh": "2", "en": "2"}]
    assert [row["status"] for row in shown["rows"]] == ["settled", "open"] and [c["page"] for c in shown["citations"]] == [14]


def test_the_schema_is_a_schema():
    Draft202012Validator.check_schema(api_schema())


def test_the_sitemap_names_each_page_with_its_other_language():
    root = xml.fromstring(sitemap("https://example.org/rules", {"mini/faq/": "zh", "en/mini/faq/": "en"}, {"en/mini/faq/": DATE}))
    spaces = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    assert [e.text for e in root.findall("s:url/s:loc", spaces)] == ["https://example.org/rules/mini/faq/", "https://example.org/rules/en/mini/faq/"]
    assert [e.findtext("s:lastmod", None, spaces) for e in root.findall("s:url", spaces)] == [None, DATE]
    assert {e.get("href") for e in root.find("s:url", spaces).findall("x:link", spaces)} == {
        "https://example.org/rules/mini/faq/", "https://example.org/rules/en/mini/faq/"}


def test_a_page_changes_with_what_stands_on_it():
    dates = page_dates(KNOWLEDGE["mini"], {("mini", "tie-for-first"): EARLIER, ("mini", "tie-wins"): DATE})
    assert dates["mini/rules/combat/"] == EARLIER and dates["en/mini/r/tie-for-first/"] == EARLIER
    assert dates["mini/faq/"] == dates["en/mini/"] == dates[""] == DATE
    assert "open/" not in dates and "mini/r/tie-of-all/" not in dates


def test_what_is_made_where_the_place_of_the_site_and_the_dates_are_known():
    def names(site_url, dates):
        return {"feed.xml", "en/feed.xml", "sitemap.xml", "llms.txt", "mini/sheet/index.html"} & set(site_files(KNOWLEDGE["mini"], site_url, {}, dates))

    assert names("", {}) == {"llms.txt", "mini/sheet/index.html"}
    assert names("https://example.org/", {("mini", "tie-wins"): DATE}) == {"feed.xml", "en/feed.xml", "sitemap.xml", "llms.txt", "mini/sheet/index.html"}


def test_the_sitemap_holds_the_light_pages_of_entries():
    made = site_files(KNOWLEDGE["mini"], "https://example.org/", {"": "zh"}, {("mini", "tie-wins"): DATE})["sitemap.xml"].decode()
    assert f"<loc>https://example.org/en/mini/r/tie-wins/</loc>\n<lastmod>{DATE}</lastmod>" in made
    assert "<loc>https://example.org/mini/sheet/</loc>" in made
