"""A whole site out of a small game: what the theme adds is as safe and complete as the pages themselves."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mini import FAQ, OPEN, RULE, game, item
from project import ROOT
from tableside.knowledge import KnowledgeBase
from tableside.mkdocs_site import BuildError, build

HOSTILE = '</title></script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'


class Structure(HTMLParser):
    """The elements of a page with the names of their attributes, but for spans: they mark languages."""

    def __init__(self, text: str):
        super().__init__()
        self.elements: list[tuple[str, tuple[str, ...]]] = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        if tag != "span":
            self.elements.append((tag, tuple(name for name, _ in attributes)))


def knowledge(text: str) -> KnowledgeBase:
    both = {"zh": text, "en": text}
    entries = (
        item(RULE, title=both, text=both, cite=[{"source": "rulebook", "section": text, "basis": "read"}]),
        item(FAQ, question=both, answer=both, verdict={"tone": "no", **both}),
        item(OPEN, title=both, text=both, unclear=both, reading=both),
    )
    return KnowledgeBase((game(*entries, info={"name": both, "short": both, "background": [both]}),))


@pytest.fixture(scope="module")
def sites(tmp_path_factory) -> dict[str, Path]:
    made = {}
    for name, text in {"plain": "x", "hostile": HOSTILE}.items():
        made[name] = tmp_path_factory.mktemp(name)
        build(ROOT / "mkdocs.yml", made[name], knowledge(text))
    return made


def test_hostile_data_adds_no_element_and_no_attribute(sites):
    plain, hostile = sites["plain"], sites["hostile"]
    pages = sorted(p.relative_to(plain) for p in plain.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        expected, found = (Structure((site / page).read_text(encoding="utf-8")).elements for site in (plain, hostile))
        assert found == expected, page


def test_pages_light_pages_and_api_are_there(sites):
    for path in ("index.html", "en/index.html", "404.html", "mini/index.html", "en/mini/rules/combat/index.html",
                 "mini/r/tie-wins/index.html", "en/mini/r/term-spy/index.html", "api/v1/games.json", "api/v1/mini.json", "api/v1/schema.json"):
        assert (sites["plain"] / path).is_file(), path


def test_each_page_says_its_language_and_the_others(sites):
    page = (sites["plain"] / "en/mini/faq/index.html").read_text(encoding="utf-8")
    assert '<html lang="en"' in page
    assert 'hreflang="zh-Hans" href="../../../mini/faq/"' in page and 'hreflang="x-default"' in page
    assert '<meta name="tableside-root" content="../../../">' in page


def test_what_people_write_for_the_theme_is_not_published(sites):
    assert not list(sites["plain"].glob("overrides*"))


def test_a_broken_link_in_a_page_written_by_hand_stops_the_build(tmp_path):
    (tmp_path / "content").mkdir()
    (tmp_path / "content/index.md").write_text("[gone](nowhere.md)", encoding="utf-8")
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    settings = settings.replace("content/overrides", f"{ROOT}/content/overrides").replace("scripts/", f"{ROOT}/scripts/").replace("[rules_data", f"[{ROOT}/rules_data")
    (tmp_path / "mkdocs.yml").write_text(settings, encoding="utf-8")
    with pytest.raises(BuildError):
        build(tmp_path / "mkdocs.yml", tmp_path / "site", knowledge("x"))


def test_questions_are_told_to_programs_too(sites):
    page = (sites["plain"] / "en/mini/faq/index.html").read_text(encoding="utf-8")
    data = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page, re.S)[1])
    assert data["@type"] == "FAQPage" and data["inLanguage"] == "en"
    assert data["mainEntity"][0]["acceptedAnswer"]["text"] == "x. x"
    hostile = (sites["hostile"] / "mini/faq/index.html").read_text(encoding="utf-8")
    data = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', hostile, re.S)[1])
    assert data["mainEntity"][0]["name"] == HOSTILE


def test_every_page_of_the_theme_can_be_previewed_in_a_chat(sites):
    for path in (p for p in sites["plain"].rglob("index.html") if "/r/" not in p.as_posix()):
        page = path.read_text(encoding="utf-8")
        for name in ("title", "description", "site_name", "locale", "type"):
            assert f'property="og:{name}" content="' in page, path
