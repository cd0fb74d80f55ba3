"""`scripts/search.py` answers on the command line, says what is wrong with a request, and needs no built site."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from project import ROOT, SMALL_TREE, run_script
from search_samples import Searcher, questions
from tableside.search.whoosh_engine import open_engine

TI4 = "twilight-imperium-4e"
RESULT_KEYS = {"game", "id", "kind", "url", "score"}


@pytest.fixture(scope="module")
def cache(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def search(cache):
    """Runs the command on the three small games."""
    return lambda *arguments: run_script("search.py", "--data", str(SMALL_TREE), "--cache", str(cache), *arguments)


def test_a_person_reads_verdict_text_citation_and_scope(search):
    done = search("舰队池有3枚", "总共只能有3艘船吗")
    assert done.returncode == 0
    for part in ("不是", "出处：", "第 37.1 条", "适用：", "3–6 人"):
        assert part in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(("lang", "shown", "hidden"), [("zh", "出处：", "Source:"), ("en", "Source:", "出处："), ("both", "Source:", None)])
def test_the_language_asked_for_is_printed(search, lang, shown, hidden):
    printed = search("--lang", lang, "fleet pool").stdout
    assert shown in printed
    assert hidden is None or hidden not in printed


def test_json_follows_the_contract(search):
    document = json.loads(search("--json", "--limit", "2", "fleet pool").stdout)
    assert set(document) == {"q", "game", "results", "corrected", "guessed_game", "nearest"}
    assert (document["q"], document["game"], document["guessed_game"], document["nearest"]) == ("fleet pool", None, TI4, None)
    assert len(document["results"]) == 2
    assert all(set(result) == RESULT_KEYS for result in document["results"])
    assert document["results"][0]["url"] == f"{TI4}/glossary/#term-fleet-pool"


def test_urls_are_in_the_language_asked_for(search):
    document = json.loads(search("--json", "--lang", "en", "fleet pool").stdout)
    assert all(result["url"].startswith("en/") for result in document["results"])


def test_what_does_not_hold_at_the_table_comes_last_and_is_marked(search):
    printed = search("--game", "roll-player", "--players", "1", "--limit", "0", "市场牌 骰子").stdout
    first, *_, last = printed.strip().split("\n\n")
    assert "不适用于这一桌" in last and "不适用于这一桌" not in first


@pytest.mark.parametrize(("arguments", "told"), [
    (["--players", "3"], "name it with --game"),
    (["--game", "chess", "--players", "3"], "no game named 'chess'"),
    (["--game", "roll-player", "--modules", "poker"], "no module named 'poker'"),
])
def test_a_table_that_cannot_be_is_refused(search, arguments, told):
    done = search(*arguments, "打平")
    assert done.returncode == 2 and told in done.stderr


def test_nothing_reliable_is_said_with_what_comes_close(search):
    done = search("--json", "卡坦岛 强盗 掷到7")
    document = json.loads(done.stdout)
    assert done.returncode == 1
    assert document["results"] == []
    assert {game["id"] for game in document["nearest"]["games"]} >= {TI4}
    assert "这里没有收录“卡坦岛”" in search("卡坦岛", "强盗", "掷到7").stdout
    assert "没有找到可靠的答案" in search("手机", "充电").stdout


def test_a_batch_answers_line_by_line(search, tmp_path):
    batch = tmp_path / "questions.jsonl"
    batch.write_text('{"q": "舰队池", "game": null}\n\n{"q": "fleet pool", "game": "twilight-imperium-4e"}\n{"q": ""}\n', encoding="utf-8")
    done = search("--batch", str(batch), "--limit", "1")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert [(a["q"], a["game"], len(a["results"])) for a in answers] == [("舰队池", None, 1), ("fleet pool", TI4, 1), ("", None, 0)]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "nothing to look up"),
        (["  "], "nothing to look up"),
        (["--game", "chess", "fleet"], "no game named 'chess'; the games are: roll-player, star-wars-rebellion, twilight-imperium-4e"),
        (["--limit", "-1", "fleet"], "expected 0 (all) or more"),
        (["--batch", "missing.jsonl"], "missing.jsonl: no such file"),
        (["--batch", "x.jsonl", "fleet"], "not both"),
    ],
)
def test_a_request_that_cannot_be_served_gets_a_sentence(search, arguments, sentence):
    done = search(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("line", ["not json", "[]", '{"game": null}', '{"q": 3}', '{"q": "x", "game": 1}', '{"q": "x", "game": "chess"}'])
def test_a_faulty_batch_line_is_named(search, tmp_path, line):
    batch = tmp_path / "questions.jsonl"
    batch.write_text('{"q": "舰队池"}\n' + line + "\n", encoding="utf-8")
    done = search("--batch", str(batch))
    assert done.returncode == 2
    assert f"{batch}:2: " in done.stderr


@pytest.mark.parametrize(("folder", "sentence"), [("missing", "no such folder"), ("", "a folder without games")])
def test_data_that_cannot_be_searched_gets_a_sentence_and_leaves_nothing_behind(tmp_path, folder, sentence):
    data = tmp_path / "data"
    data.mkdir()
    done = run_script("search.py", "--data", str(data / folder), "--cache", str(tmp_path / "cache"), "fleet")
    assert done.returncode == 2
    assert sentence in done.stderr
    assert list((tmp_path / "cache").glob("*")) == []


def test_the_index_is_rebuilt_when_the_data_changes(small_tree, tmp_path):
    before = run_script("search.py", "--data", str(small_tree), "--cache", str(tmp_path), "--json", "鲸鱼骑士")
    rulings = small_tree / TI4 / "rulings" / next(p.name for p in sorted((small_tree / TI4 / "rulings").iterdir()))
    rulings.write_text(rulings.read_text(encoding="utf-8").replace("舰队池限制什么", "舰队池限制鲸鱼骑士", 1), encoding="utf-8")
    after = run_script("search.py", "--data", str(small_tree), "--cache", str(tmp_path), "--json", "鲸鱼骑士")
    assert (before.returncode, after.returncode) == (1, 0), after.stderr
    assert len(list(tmp_path.glob("search-*"))) == 1


def test_a_fresh_index_needs_neither_jieba_nor_the_loader(search, cache):
    search("fleet")
    program = (
        "import sys; sys.path.insert(0, 'scripts'); import search; "
        f"search.main(['--data', {str(SMALL_TREE)!r}, '--cache', {str(cache)!r}, 'jianduichi']); "
        "print(sorted({'jieba', 'numpy', 'opencc', 'pypinyin', 'pydantic', 'scipy', 'yaml'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


def test_whoosh_answers_as_the_index_in_memory(searcher: Searcher, search_cache):
    engine = open_engine(ROOT / "rules_data", search_cache)
    for question in questions():
        assert engine.answer(question.text, question.game).hits == searcher.answer(question.text, question.game).hits


@pytest.mark.parametrize("spoil", [lambda p: p.write_bytes(b""), lambda p: p.write_bytes(p.read_bytes()[:-3] + b"xyz"), lambda p: p.unlink()])
def test_a_damaged_index_is_built_anew(search, cache, tmp_path, spoil):
    first = search("退却")
    damaged = Path(shutil.copytree(cache, tmp_path / "cache"))
    for path in [p for p in damaged.rglob("*.json") if p.parent.name != "games"]:
        spoil(path)
    again = run_script("search.py", "--data", str(SMALL_TREE), "--cache", str(damaged), "退却")
    assert again.stdout == first.stdout != ""


def test_a_cache_that_cannot_be_written_gets_a_sentence(tmp_path):
    (tmp_path / "file").write_text("x", "utf-8")
    done = run_script("search.py", "--data", str(SMALL_TREE), "--cache", str(tmp_path / "file"), "退却")
    assert done.returncode == 2 and "--cache" in done.stderr and "Traceback" not in done.stderr


def test_faulty_data_is_named_instead_of_searched(small_tree, tmp_path):
    (small_tree / "roll-player" / "game.yml").write_text("id: no\n", "utf-8")
    done = run_script("search.py", "--data", str(small_tree), "--cache", str(tmp_path / "cache"), "退却")
    assert done.returncode == 2 and "game.yml:1:" in done.stderr and "Traceback" not in done.stderr


def test_a_page_pasted_by_mistake_is_looked_up_by_its_beginning(search):
    pasted = "退却要有领袖带走" + "无关" * 5000
    assert json.loads(search("--json", pasted).stdout)["q"] == pasted
