"""The build and serve commands: whole or nothing, and a sentence for whoever can help."""

from __future__ import annotations

import shutil
import socket
from pathlib import Path

import pytest

from build import MARK, put_in_place
from project import SMALL_TREE, run_script
from serve import open_server


def test_faulty_data_is_reported_and_the_old_site_stays(tmp_path):
    data, site = tmp_path / "data", tmp_path / "site"
    shutil.copytree(SMALL_TREE, data)
    site.mkdir()
    (site / "index.html").write_text("yesterday's", encoding="utf-8")
    (data / "roll-player/game.yml").write_text("id: [", encoding="utf-8")
    done = run_script("build.py", "--data", data, "--site-dir", site)
    assert done.returncode == 1
    assert "roll-player/game.yml:1:" in done.stderr and "nothing was built" in done.stderr and "Traceback" not in done.stderr
    assert (site / "index.html").read_text(encoding="utf-8") == "yesterday's"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["data", "site"]


def test_a_build_replaces_the_old_site_and_leaves_nothing_else(tmp_path):
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("yesterday's", encoding="utf-8")
    (site / "gone.html").write_text("gone", encoding="utf-8")
    (site / MARK).write_text("", encoding="utf-8")
    done = run_script("build.py", "--data", SMALL_TREE, "--site-dir", site)
    assert (done.returncode, done.stderr) == (0, "")
    assert not (site / "gone.html").exists()
    assert "Roll Player" in (site / "en/index.html").read_text(encoding="utf-8")
    assert [p.name for p in tmp_path.iterdir()] == ["site"]


def test_pages_alone_can_be_had(tmp_path):
    done = run_script("build.py", "--data", SMALL_TREE, "--pages-only", tmp_path / "pages")
    assert done.returncode == 0
    assert (tmp_path / "pages/en/roll-player/sources.md").is_file()
    assert "Roll Player" in (tmp_path / "pages/index.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("option", ["--site-dir", "--pages-only"])
@pytest.mark.parametrize("name", ["thesis.txt", "index.html", "index.md"])
def test_a_folder_that_no_build_made_is_not_replaced(tmp_path, option, name):
    (tmp_path / name).write_text("years of work", encoding="utf-8")
    done = run_script("build.py", "--data", SMALL_TREE, option, tmp_path)
    assert done.returncode == 1 and "no build has made" in done.stderr and "Traceback" not in done.stderr
    assert (tmp_path / name).is_file()


def test_a_draft_whose_ids_are_not_listed_yet_can_be_read(tmp_path):
    shutil.copytree(SMALL_TREE, tmp_path / "data")
    (tmp_path / "data/published-ids.txt").unlink()
    done = run_script("build.py", "--data", tmp_path / "data", "--pages-only", tmp_path / "pages")
    assert done.returncode == 0 and "A draft" in done.stdout


def test_a_builder_that_fails_leaves_the_old_folder(tmp_path):
    target = tmp_path / "site"
    target.mkdir()
    (target / MARK).write_text("old", encoding="utf-8")

    def fail(folder: Path) -> None:
        (folder / "half").write_text("half", encoding="utf-8")
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        put_in_place(fail, target)
    assert [p.name for p in target.iterdir()] == [MARK] and [p.name for p in tmp_path.iterdir()] == ["site"]


def test_serving_nothing_says_what_to_do(tmp_path):
    done = run_script("serve.py", "--site-dir", tmp_path)
    assert done.returncode == 1 and "make site" in done.stderr and "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_passed_over(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        server = open_server(tmp_path, taken.getsockname()[1])
        assert server.server_port != taken.getsockname()[1]
        server.server_close()
