"""The knowledge base itself."""

from __future__ import annotations

import pytest

from project import ROOT
from tableside import wording
from tableside.checks import check_tree, exceptions
from tableside.model import FILE_MODELS, LANGUAGES

DATA_FILES = sorted(p for p in (ROOT / "rules_data").rglob("*.yml"))


def test_the_knowledge_base_has_no_findings(tree):
    assert [str(f) for f in check_tree(tree)] == []


def test_every_entry_has_a_citation_and_a_version_scope(knowledge):
    entries = 0
    for game in knowledge.games:
        for item in game.items:
            where = f"{game.id}/{item.id}"
            assert item.entry.cite, where
            for citation in item.entry.cite:
                source = game.source_by_id[citation.source]
                for lang in LANGUAGES:
                    assert wording.citation_line(game, citation, lang), where
                assert citation.basis == "none" or citation.page or citation.clause or citation.section or not source.locators, where
                assert citation.basis != "none" or citation.why or source.unread, where
            scope = game.scope_by_id[item.entry.scope]
            assert scope.edition in game.name_by_id and scope.mode in game.name_by_id, where
            assert set(wording.players(scope, item)) <= set(scope.players), where
            entries += 1
    assert entries > 300


@pytest.mark.parametrize("path", DATA_FILES, ids=lambda p: str(p.relative_to(ROOT)))
def test_every_file_names_its_schema_for_editors(path):
    name = path.parent.name if path.parent.name in ("rulings", "faq") else path.stem
    assert name in FILE_MODELS or path.name == exceptions.FILE
    up = "../" * (len(path.relative_to(ROOT / "rules_data").parts) - 1)
    first = path.read_text(encoding="utf-8").split("\n", 1)[0]
    assert first == f"# yaml-language-server: $schema={up}schema/{name}.schema.json"


@pytest.mark.parametrize("game, kinds", [
    ("dune-imperium-uprising", {"rule", "faq", "example", "about"}),
    ("huanyu-zhi-lun", {"rule", "faq", "example", "open", "about"}),
])
def test_both_games_have_every_kind_of_entry(knowledge, game, kinds):
    assert kinds <= {item.kind for item in knowledge.game_by_id[game].items}
