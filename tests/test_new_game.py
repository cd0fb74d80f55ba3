"""Starting a game's folder."""

from __future__ import annotations

import pytest

from project import run_script
from tableside.checks import check_tree, published
from tableside.load import load


def test_a_new_game_is_sound_as_it_stands(tmp_path):
    assert run_script("new_game.py", "my-game", "--root", str(tmp_path)).returncode == 0
    tree = load(tmp_path)
    (tmp_path / published.FILE).write_text("\n".join(sorted(published.all_ids(tree))), "utf-8")
    assert check_tree(tree) == []
    assert {i.kind for i in tree.knowledge.game_by_id["my-game"].items} == {"about", "rule", "faq"}


@pytest.mark.parametrize("name", ["My Game", "../x", "", "a_b", "游戏", "x" * 300, "en", "search"])
def test_a_name_that_is_no_id_is_refused(tmp_path, name):
    done = run_script("new_game.py", name, "--root", str(tmp_path))
    assert done.returncode == 2 and "is no id" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_existing_game_is_left_alone(tmp_path):
    (tmp_path / "my-game").mkdir()
    done = run_script("new_game.py", "my-game", "--root", str(tmp_path))
    assert done.returncode == 2 and "already there" in done.stderr
    assert list((tmp_path / "my-game").iterdir()) == []


def test_a_folder_that_cannot_be_made_gets_a_sentence(tmp_path):
    (tmp_path / "file").write_text("x", "utf-8")
    done = run_script("new_game.py", "my-game", "--root", str(tmp_path / "file"))
    assert done.returncode == 2 and "cannot be made" in done.stderr and "Traceback" not in done.stderr
