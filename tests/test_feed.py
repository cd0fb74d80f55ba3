"""What programs read besides the API: the feed of changed rulings, llms.txt, and where their dates come from."""

from __future__ import annotations

import re
import subprocess
import xml.etree.ElementTree as xml

import pytest

from mini import FAQ, RULE, game, item
from tableside.feed import LENGTH, feed
from tableside.history import change_dates, line_times
from tableside.knowledge import KnowledgeBase
from tableside.llms import llms_text
from tableside.load import load

ATOM = {"a": "http://www.w3.org/2005/Atom"}
DATE, EARLIER = "2026-11-30T18:03:01Z", "2026-10-01T00:00:00Z"
MINI = KnowledgeBase((game(),))
BLAME = """\
a000000000000000000000000000000000000000 1 1 2
author Editor
committer-time 1767225600
summary first
filename faq.yml
\tentries:
a000000000000000000000000000000000000000 2 2
\t  - id: one
0000000000000000000000000000000000000000 3 3 1
committer-time 1799999999
\tb000000000000000000000000000000000000000 1 9
b000000000000000000000000000000000000000 4 4 1
committer-time 1798761600
\t    kind: faq
"""


def read(knowledge=MINI, dates=None, lang="en", site_url="") -> xml.Element:
    return xml.fromstring(feed(knowledge, {("mini", "tie-wins"): DATE, ("mini", "tie-for-first"): EARLIER} if dates is None else dates, lang, site_url))


def git(folder, *arguments: str, date: str = "2026-10-01T00:00:00Z") -> None:
    who = ["-c", "user.name=Editor", "-c", "user.email=editor@example.org"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True, env={"GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": date, "PATH": "/usr/bin:/bin"})


def test_the_feed_holds_changed_rulings_the_newest_first():
    entries = read().findall("a:entry", ATOM)
    assert [e.findtext("a:title", None, ATOM) for e in entries] == ["Does a tie have a winner? — No · Mini", "Tie for first · Mini"]
    assert [e.findtext("a:updated", None, ATOM) for e in entries] == [DATE, EARLIER]
    assert read().findtext("a:updated", None, ATOM) == DATE
    assert entries[0].find("a:link", ATOM).get("href") == "../en/mini/faq/#tie-wins"


def test_its_links_are_whole_where_the_site_is_known():
    root = read(lang="zh", site_url="https://example.org/rules")
    assert root.find("a:entry/a:link", ATOM).get("href") == "https://example.org/rules/mini/faq/#tie-wins"
    assert root.find("a:link[@rel='self']", ATOM).get("href") == "https://example.org/rules/feed.xml"


def test_an_entry_keeps_its_id_when_it_changes():
    before, after = (read(dates={("mini", "tie-wins"): date}).findtext("a:entry/a:id", None, ATOM) for date in (EARLIER, DATE))
    assert before == after and before.startswith("urn:uuid:")
    assert len({read(lang=lang).findtext("a:entry/a:id", None, ATOM) for lang in ("zh", "en")}) == 2


def test_the_feed_stays_short_and_data_stays_text():
    hostile = {"zh": "<b>&]]>", "en": '</summary><script>"&'}
    many = [item(RULE, id=f"r-{n}", title=hostile, text=hostile) for n in range(LENGTH + 5)]
    root = read(KnowledgeBase((game(*many),)), {("mini", f"r-{n}"): DATE for n in range(LENGTH + 5)})
    entries = root.findall("a:entry", ATOM)
    assert len(entries) == LENGTH
    assert entries[0].findtext("a:summary", None, ATOM) == hostile["en"]


def test_llms_txt_names_every_game_and_its_documents():
    text = llms_text(KnowledgeBase((game(item(FAQ), info={"name": {"zh": "小游戏", "en": "Mini [second] "}}),)), "https://example.org")
    assert "- [Mini (second)](https://example.org/api/v1/mini.json)" in text
    assert "(https://example.org/en/mini/faq/)" in text and "CC BY 4.0" in text
    assert "(api/v1/games.json)" in llms_text(MINI)


def test_a_line_has_the_time_of_the_commit_that_wrote_it():
    assert line_times(BLAME) == {1: 1767225600, 2: 1767225600, 4: 1798761600}
    assert line_times("") == {}


def test_dates_come_from_the_history_of_the_data(small_tree):
    faq = small_tree / "twilight-imperium-4e/faq.yml"
    git(small_tree, "init", "-q")
    git(small_tree, "add", ".")
    git(small_tree, "commit", "-qm", "first")
    first = change_dates(load(small_tree).knowledge)
    assert set(first.values()) == {"2026-10-01T00:00:00Z"} and len(first) == sum(len(g.items) + len(g.tables) for g in load(small_tree).knowledge.games)
    faq.write_text(faq.read_text(encoding="utf-8").replace("answer:", "answer: ", 1), encoding="utf-8")
    git(small_tree, "commit", "-qam", "second", date="2026-11-30T18:03:01Z")
    changed = {key for key, date in change_dates(load(small_tree).knowledge).items() if date == DATE}
    assert {g for g, _ in changed} == {"twilight-imperium-4e"} and len(changed) == 1
    faq.write_text(re.sub("answer: +", "answer:  ", faq.read_text(encoding="utf-8"), count=1), encoding="utf-8")
    assert change_dates(load(small_tree).knowledge)[next(iter(changed))] == "2026-10-01T00:00:00Z", "what is not committed has no date"


@pytest.mark.parametrize("prepare", [lambda tree: None, lambda tree: git(tree, "init", "-q")])
def test_without_a_history_there_are_no_dates(small_tree, prepare):
    prepare(small_tree)
    assert change_dates(load(small_tree).knowledge) == {}


def test_a_history_that_is_cut_off_gives_no_dates(small_tree, tmp_path):
    git(small_tree, "init", "-q")
    git(small_tree, "add", ".")
    git(small_tree, "commit", "-qm", "first")
    git(small_tree, "commit", "-qm", "second", "--allow-empty")
    subprocess.run(["git", "clone", "-q", "--depth=1", small_tree.as_uri(), tmp_path / "shallow"], check=True, capture_output=True)
    assert change_dates(load(tmp_path / "shallow").knowledge) == {}
