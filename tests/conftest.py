"""What many tests share: the real knowledge base, and a small tree to break."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from project import ROOT, SMALL_TREE
from tableside.knowledge import KnowledgeBase
from tableside.load import Tree, load


@pytest.fixture(scope="session")
def tree() -> Tree:
    """The project's own rules_data."""
    return load(ROOT / "rules_data")


@pytest.fixture(scope="session")
def knowledge(tree: Tree) -> KnowledgeBase:
    return tree.knowledge


@pytest.fixture
def small_tree(tmp_path: Path) -> Path:
    """A copy of the three small games, free to be broken."""
    return Path(shutil.copytree(SMALL_TREE, tmp_path / "rules_data"))
