"""`scripts/check.py` as an editor meets it: every broken file is named at its line, in a sentence."""

from __future__ import annotations

import random

import pytest

from project import ROOT, SMALL_TREE, run_script

RULINGS = "star-wars-rebellion/rulings/10-combat.yml"
FAQ = "twilight-imperium-4e/faq.yml"
TERMS = "twilight-imperium-4e/terms.yml"
SCOPES = "star-wars-rebellion/scopes.yml"
SOURCES = "star-wars-rebellion/sources.yml"
TABLES = "star-wars-rebellion/tables.yml"
GAME = "roll-player/game.yml"

# file, text to replace, replacement, line of the finding, words in it
BROKEN = [
    (RULINGS, "kind: rule", "kind: rul", 7, "did you mean `rule`"),
    (RULINGS, "    kind: rule\n", "", 6, "no `kind`"),
    (RULINGS, "id: retreat-leader", "id: Retreat Leader", 6, "joined by hyphens"),
    (RULINGS, "id: retreat-leader", "id: term-retreat", 6, "belong to the glossary"),
    (RULINGS, "id: no-retreat-to-base", "id: retreat-leader", 19, "a second entry of this id"),
    (RULINGS, "    scope: standard\n", "", 6, "no `scope` in \"retreat-leader\""),
    (RULINGS, "scope: standard", "scope: standrad", 14, "did you mean `standard`"),
    (RULINGS, "page: 5, basis", "page: 55, basis", 13, "at most 16"),
    (RULINGS, "page: 5, basis", 'page: "5", basis', 13, "without quotes"),
    (RULINGS, "page: 5, basis", "page: 5-6, basis", 13, "to_page: 13"),
    (RULINGS, "page: 5, basis", "page: 0, basis", 13, "1 or more"),
    (RULINGS, "page: 5, basis", "page: 5.2, basis", 13, "a decimal number"),
    (RULINGS, ", basis: read", "", 13, "no `basis`"),
    (RULINGS, "basis: read", "basis: seen", 13, "'read', 'reported', 'none'"),
    (RULINGS, "source: rules-reference, section: Retreating", "source: rules-referense, section: Retreating", 13, "did you mean `rules-reference`"),
    (RULINGS, "section: Retreating, page: 5", 'clause: "37.2"', 13, "a clause in a citation"),
    (RULINGS, "    cite:\n      - {source: rules-reference, section: Retreating, page: 5, basis: read}\n", "    cite: []\n", 12, "at least 1 item"),
    (RULINGS, "    ask:\n", "    aks:\n", 15, "did you mean `ask`"),
    (RULINGS, "see: [no-retreat-to-base]", "see: [no-retreat-to-bass]", 18, "did you mean `no-retreat-to-base`"),
    (RULINGS, "see: [no-retreat-to-base]", "see: no-retreat-to-base", 18, "a list"),
    (RULINGS, "take 1 of", "take 2 of", 11, "1 only in Chinese"),
    (RULINGS, "没有可用的领袖就不能退却。", "沒有可用的領袖就不能退卻。", 10, "traditional characters"),
    (RULINGS, "      en: To retreat, take", "      en: 退却时 To retreat, take", 11, "Chinese left"),
    (RULINGS, "  - id: retreat-leader", "\t- id: retreat-leader", 6, "a tab"),
    (RULINGS, "section:\n", "section：\n", 2, "a full-width colon"),
    (RULINGS, "    scope: standard\n    ask", "    scope: standard\n    scope: standard\n    ask", 15, "a second time"),
    (RULINGS, "    scope: standard\n    ask", "    scope: standard\n    status: unverified\n    ask", 15, "without a note"),
    (RULINGS, "    scope: standard\n    ask", "    scope: standard\n    players: [5]\n    ask", 15, "outside the scope"),
    (RULINGS, "zh: 战斗, en: Combat", "zh: 战斗, en: ~", 4, "no value (~)"),
    (FAQ, '"37.1"', "37.1", 13, "a decimal number"),
    (FAQ, 'tone: "no"', "tone: no", 7, "a boolean"),
    (FAQ, 'tone: "no"', "tone: nope", 7, "one of"),
    (FAQ, "rests_on: [fleet-pool-limit]", "rests_on: []", 11, "at least 1 item"),
    (FAQ, "section: movement", "section: movment", 5, "did you mean `movement`"),
    (FAQ, "3 non-fighter ships", "4 non-fighter ships", 9, "4 only in English"),
    (FAQ, "up to 3 non-fighter ships in each single system; another system", "up to 3 vessels that are no fighters here; another place", 10, "without “system”"),
    (TERMS, "id: ship,", "id: fighter,", 5, "2 times"),
    (TERMS, "zh: 舰船", "zh: 战机", 5, "a second time"),
    (TERMS, "see: [fleet-pool-limit]", "see: [fleet-limit]", 3, "the id of an entry"),
    (TERMS, "kind: unit}", "kind: vessel}", 4, "one of"),
    (SCOPES, "edition: base-2016", "edition: base-2017", 11, "did you mean `base-2016`"),
    (SCOPES, "out: [rise-of-the-empire]", "out: [rise-of-empire]", 14, "did you mean `rise-of-the-empire`"),
    (SCOPES, "players: [2, 3, 4]", "players: 2", 13, "a list"),
    (SOURCES, "pages: 16", "pages: sixteen", 9, "a whole number"),
    (SOURCES, "locators: [section, page]", "locators: [heading]", 10, "one of"),
    (SOURCES, "rank: 2", "rank: 2\n    authority: high", 13, "unknown key `authority`"),
    (GAME, "id: roll-player", "id: rollplayer", 2, "rename the folder"),
    (GAME, 'checked: "2026-09-26"', "checked: 2026-09-26", 8, "a date"),
    (GAME, 'checked: "2026-09-26"', 'checked: "last week"', 8, "a date such as"),
    (GAME, "default_scope: standard", "default_scope: solo", 9, "the default scope `solo`"),
    (TABLES, "{zh: 要什么, en: What it takes}, 1]", "{zh: 要什么, en: What it takes}]", 9, "row 1 with 1 cells"),
    (TABLES, "takes}, 1]", "takes}, 2]", 9, "2 in row 1, which retreat-leader does not state"),
    (TABLES, "takes}, 1]", "takes}, none]", 9, "words in both languages"),
    (TABLES, "takes}, 1]", "takes}, [1]]", 9, "keys and values"),
    (TABLES, "en: What it takes}", "eng: What it takes}", 9, "no `en`"),
    (TABLES, "from: [retreat-leader]", "from: [retreat-leadr]", 9, "did you mean `retreat-leader`"),
    (TABLES, "    scope: standard", "    scope: standrad", 11, "did you mean `standard`"),
    (TABLES, "rows_are: plain", "rows_are: number", 7, "did you mean `numbered`"),
    (TABLES, "id: retreat-table", "id: retreat-leader", 3, "a second entry of this id"),
    (TABLES, "title:", "titel:", 5, "did you mean `title`"),
    (GAME, "# yaml", "a: &a [1]\nb: *a\n# yaml", 2, "the alias"),
]


@pytest.mark.parametrize("file, old, new, line, words", BROKEN, ids=lambda value: None)
def test_a_broken_file_is_named_at_its_line(small_tree, file, old, new, line, words):
    from tableside.checks import check_paths

    path = small_tree / file
    text = path.read_text("utf-8")
    assert old in text, "the test's own premise"
    path.write_text(text.replace(old, new, 1), "utf-8")
    findings, _ = check_paths([small_tree])
    mine = [str(f) for f in findings if f.place.path == str(path) and f.place.line == line and words in str(f)]
    assert mine, "\n".join(map(str, findings))


def test_there_are_many_kinds_of_broken_files():
    assert len(BROKEN) >= 40


def test_all_findings_come_at_once_with_status_1(small_tree):
    for file, old, new in [(RULINGS, "scope: standard", "scope: x"), (GAME, "age", "age"), (FAQ, 'tone: "no"', "tone: no"), (TERMS, "zh: 舰船", "zh: 战机")]:
        path = small_tree / file
        path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    done = run_script("check.py", str(small_tree))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert len(done.stdout.splitlines()) >= 3
    for line in done.stdout.splitlines():
        place, _, message = line.partition(": ")
        assert place.rpartition(":")[2].isdigit() and message.count("; ") >= 2, line


def test_a_slip_in_a_registry_does_not_hide_other_findings(small_tree):
    for file, old, new in [(TERMS, "kind: unit}", "kind: vessel}"), (GAME.replace("roll-player", "twilight-imperium-4e"), "players: [3,", "players: [0,"),
                           ("twilight-imperium-4e/rulings/10-movement.yml", "page: 18", "page: 99")]:
        path = small_tree / file
        path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    lines = run_script("check.py", str(small_tree)).stdout.splitlines()
    assert [words for words in ("vessel", "1 or more", "at most 44") if not any(words in line for line in lines)] == []
    assert len(lines) == 3, lines


@pytest.mark.parametrize("folder, argument", [("", "."), ("roll-player", "."), ("roll-player/rulings", "10-setup.yml"), ("roll-player", "../roll-player")])
def test_a_path_may_be_given_from_wherever_one_stands(small_tree, folder, argument):
    path = small_tree / "roll-player" / "rulings" / "10-setup.yml"
    assert run_script("check.py", argument, folder=small_tree / folder).returncode == 0
    path.write_text(path.read_text("utf-8").replace("scope: standard", "scope: standrad"), "utf-8")
    done = run_script("check.py", argument, folder=small_tree / folder)
    assert done.returncode == 1 and "did you mean `standard`" in done.stdout and len(done.stdout.splitlines()) == 1


@pytest.mark.parametrize("data, words", [(b"roll-player/gone\xc0\n", "0xc0"), ("x".encode("utf-16"), "UTF-8"), (None, "no file")])
def test_a_list_of_published_ids_that_cannot_be_read_gets_a_sentence(small_tree, data, words):
    path = small_tree / "published-ids.txt"
    path.unlink()
    path.write_bytes(data) if data else path.mkdir()
    for script in ("check.py", "publish.py"):
        done = run_script(script, str(small_tree))
        assert done.returncode == 1 and words in done.stdout and "Traceback" not in done.stderr


def test_a_sound_tree_has_status_0():
    done = run_script("check.py", str(SMALL_TREE))
    assert (done.returncode, done.stdout) == (0, "")
    assert "nothing to mend" in done.stderr


def test_one_file_is_checked_within_its_game(small_tree):
    path = small_tree / RULINGS
    path.write_text(path.read_text("utf-8").replace("see: [no-retreat-to-base]", "see: [gone]"), "utf-8")
    (small_tree / FAQ).write_text("a: no\n", "utf-8")
    done = run_script("check.py", str(path))
    assert done.returncode == 1
    assert "`gone`" in done.stdout and "faq.yml" not in done.stdout


LONE = [
    (b"entries: []\n", "at least 1 item"),
    (b"entries:\n  - id: x\n    kind: faq\n", "no `question`"),
    (b"{}\n", "a file of no known kind"),
    (b"[]\n", "a file of no known kind"),
    (b"just text\n", "a file of no known kind"),
    (b"42\n", "a file of no known kind"),
    (b"", "an empty file"),
    (random.Random(1).randbytes(5000), "UTF-8"),
]


@pytest.mark.parametrize("data, words", LONE, ids=range(len(LONE)))
def test_a_lone_file_gets_a_sentence(tmp_path, data, words):
    path = tmp_path / "x.yml"
    path.write_bytes(data)
    done = run_script("check.py", str(path))
    assert done.returncode == 1 and words in done.stdout and "Traceback" not in done.stderr


@pytest.mark.parametrize("make, words", [
    (lambda p: p.mkdir(), "a folder without games"),
    (lambda p: None, "no such folder"),
    (lambda p: (p / "rulings").mkdir(parents=True), "no such file"),
    (lambda p: (p / "game").mkdir(parents=True), "no such file"),
])
def test_a_missing_or_empty_folder_gets_a_sentence(tmp_path, make, words):
    make(tmp_path / "data")
    done = run_script("check.py", str(tmp_path / "data"))
    assert done.returncode == 1 and words in done.stdout and "Traceback" not in done.stderr


def test_a_stray_file_is_noticed(small_tree):
    (small_tree / "roll-player" / "faq.yaml").write_text("entries: []\n", "utf-8")
    assert "a file that nothing reads" in run_script("check.py", str(small_tree)).stdout


@pytest.mark.parametrize("name", ["20 extra.yml", "中文.yml", "A.yml"])
def test_a_file_name_that_make_or_an_address_would_trip_over_is_refused(small_tree, name):
    rulings = small_tree / "roll-player" / "rulings"
    (rulings / "10-setup.yml").rename(rulings / name)
    assert "rename the file" in run_script("check.py", str(small_tree)).stdout


def test_published_ids_are_kept(small_tree):
    listed = small_tree / "published-ids.txt"
    text = listed.read_text("utf-8")
    listed.write_text(text + "roll-player/gone\n", "utf-8")
    assert "`roll-player/gone`, which no entry answers to" in run_script("check.py", str(small_tree)).stdout
    rulings = small_tree / "roll-player" / "rulings" / "10-setup.yml"
    rulings.write_text(rulings.read_text("utf-8").replace("    scope: standard\n", "    scope: standard\n    formerly: [gone]\n"), "utf-8")
    assert run_script("check.py", str(small_tree)).returncode == 0
    listed.write_text("\n".join(text.splitlines()[1:]) + "\n", "utf-8")
    assert "2 new ids are not listed yet: roll-player/gone, roll-player/market-size" in run_script("check.py", str(small_tree)).stdout


def test_an_exception_covers_one_finding_and_must_be_needed(small_tree):
    rulings = small_tree / RULINGS
    rulings.write_text(rulings.read_text("utf-8").replace("take 1 of", "take 2 of"), "utf-8")
    entry = "star-wars-rebellion/retreat-leader"
    (small_tree / "exceptions.yml").write_text(
        f"exceptions:\n  - {{check: same-numbers, entry: {entry}, why: a test}}\n  - {{check: same-numbers, entry: roll-player/market-size, why: a test}}\n", "utf-8")
    done = run_script("check.py", str(small_tree))
    assert [line.split("; ")[0] for line in done.stdout.splitlines()] == [
        f"{small_tree / 'exceptions.yml'}:3: an exception for same-numbers on `roll-player/market-size` that nothing needs"]


def test_help_says_how_to_call_it():
    assert "PATH" in run_script("check.py", "--help").stdout


def test_publishing_lists_new_ids_once_and_only_of_a_sound_tree(small_tree):
    (small_tree / "published-ids.txt").unlink()
    assert "18 new ids" in run_script("publish.py", str(small_tree)).stdout
    before = (small_tree / "published-ids.txt").read_text("utf-8")
    assert before == (SMALL_TREE / "published-ids.txt").read_text("utf-8")
    assert "0 new ids" in run_script("publish.py", str(small_tree)).stdout
    (small_tree / GAME).write_text("a: no\n", "utf-8")
    done = run_script("publish.py", str(small_tree))
    assert done.returncode == 1 and "nothing was published" in done.stderr
    assert (small_tree / "published-ids.txt").read_text("utf-8") == before


def test_the_projects_own_data_is_the_default():
    assert run_script("check.py", folder=ROOT).returncode == 0
