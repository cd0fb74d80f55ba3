"""The list of what a device keeps: what is in it, to which part it belongs, and when its version changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tableside.knowledge import KnowledgeBase
from tableside.offline import light_links, list_path, part_of, precache_list, write_offline

GAMES = ["chess", "go"]
FILES = {
    "index.html": b"home", "en/index.html": b"home", "assets/js/site.js": b"1", "search/common.json": b"{}",
    "search/chess.index.0123.json": b"{}", "chess/rules/check/index.html": b"check", "en/chess/index.html": b"chess",
    "go/index.html": b"go", "api/v1/games.json": b"[]", "offline/go.links.json": b"{}",
}
NOT_KEPT = ["404.html", "api/v1/chess.json", "api/v1/schema.json", "sitemap.xml", "feed.xml", "en/feed.xml", "llms.txt", "sw.js",
            "offline/list.0.json", "chess/r/check/index.html", "en/chess/r/check/index.html", ".tableside-build", "chess/.hidden/index.html"]


@pytest.mark.parametrize(("path", "part"), [
    ("index.html", "core"), ("search/common.json", "core"), ("search/chess.cards.1.json", "chess"), ("search/chess/3.bin", "chess"),
    ("chess/index.html", "chess"), ("en/chess/faq/index.html", "chess"), ("assets/terms/go.en.json", "go"), ("gopher/index.html", "core"),
    ("search/golf.1.json", "core"), ("search/index-0a/head.json", "all-games"), ("search/chess/index-0a/head.json", "chess"),
])
def test_a_file_belongs_to_the_game_that_its_path_names(path, part):
    assert part_of(path, GAMES) == part


def test_pages_are_listed_by_the_address_people_open():
    parts = precache_list(FILES, GAMES, "2026-01-01")["parts"]
    assert set(parts["core"]["files"]) == {"", "en/", "assets/js/site.js", "search/common.json", "api/v1/games.json"}
    assert set(parts["chess"]["files"]) == {"search/chess.index.0123.json", "chess/rules/check/", "en/chess/"}
    assert set(parts["go"]["files"]) == {"go/", "offline/go.links.json"}


@pytest.mark.parametrize("path", NOT_KEPT)
def test_what_no_page_asks_for_is_not_kept(path):
    assert precache_list({**FILES, path: b"x"}, GAMES, "d") == precache_list(FILES, GAMES, "d")


def test_every_change_makes_another_version():
    changed = [precache_list(FILES, GAMES, "d"), precache_list(FILES, GAMES, "e"), precache_list({**FILES, "index.html": b"other"}, GAMES, "d"),
               precache_list({**FILES, "go/faq/index.html": b""}, GAMES, "d")]
    assert len({document["version"] for document in changed}) == len(changed)
    assert precache_list(FILES, GAMES, "d") == precache_list(dict(reversed(FILES.items())), GAMES, "d")


def test_every_light_page_has_its_place_among_the_rules(knowledge: KnowledgeBase):
    for game in knowledge.games:
        links = light_links(game)
        assert {item.id for item in game.items} <= set(links)
        assert {old for item in game.items for old in item.entry.formerly} <= set(links)
        assert {f"term-{term.id}" for term in game.terms} <= set(links)


def test_the_worker_names_the_version_and_its_list(tmp_path: Path, knowledge: KnowledgeBase):
    (tmp_path / "index.html").write_text("home")
    write_offline(tmp_path, knowledge, date="2026-01-01")
    text = (tmp_path / "sw.js").read_text()
    settings = json.loads(text.split(" = ", 1)[1].split(";\n")[0])
    assert settings["date"] == "2026-01-01"
    assert settings["list"] == list_path(settings["version"])
    assert json.loads((tmp_path / settings["list"]).read_text())["version"] == settings["version"]


def test_switched_off_it_writes_only_a_worker_that_removes_itself(tmp_path: Path, knowledge: KnowledgeBase):
    write_offline(tmp_path, knowledge, enabled=False)
    assert [path.name for path in tmp_path.iterdir()] == ["sw.js"]
    assert "unregister" in (tmp_path / "sw.js").read_text()
