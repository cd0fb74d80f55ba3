"""What many tests share: the real knowledge base, and a small tree to break."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from filelock import FileLock

from project import ROOT, SMALL_TREE
from search_samples import RememberingSearcher, Searcher
from tableside.knowledge import KnowledgeBase
from tableside.load import Tree, load


@pytest.fixture(scope="session")
def tree() -> Tree:
    """The project's own rules_data."""
    return load(ROOT / "rules_data")


@pytest.fixture(scope="session")
def knowledge(tree: Tree) -> KnowledgeBase:
    return tree.knowledge


@pytest.fixture(scope="session")
def for_all_workers(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all workers share for this run."""
    temporary = tmp_path_factory.getbasetemp()
    folder = (temporary if worker_id == "master" else temporary.parent) / "shared"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def search_cache(for_all_workers: Path) -> Path:
    """Where the search keeps its indexes in this run."""
    return for_all_workers / "cache"


@pytest.fixture(scope="session")
def searcher(knowledge: KnowledgeBase, search_cache: Path) -> Searcher:
    """The search over the real knowledge base; its indexes are made once for all workers."""
    with FileLock(search_cache.with_suffix(".lock")):
        return RememberingSearcher(knowledge, search_cache / "games")


@pytest.fixture
def small_tree(tmp_path: Path) -> Path:
    """A copy of the three small games, free to be broken."""
    return Path(shutil.copytree(SMALL_TREE, tmp_path / "rules_data"))
