"""The documentation is true: its templates load, its commands and files exist, both languages have the same parts."""

from __future__ import annotations

import os
import re
import subprocess
import textwrap

import pytest

from project import ROOT
from tableside import shape
from tableside.model import FaqFile, RulingsFile, TablesFile
from tableside.strict_yaml import read

DOCUMENTS = ["README.md", "README.zh.md", "CONTRIBUTING.md", "CONTRIBUTING.zh.md"]
PAIRS = [("README.md", "README.zh.md"), ("CONTRIBUTING.md", "CONTRIBUTING.zh.md")]


def text_of(name):
    return (ROOT / name).read_text("utf-8")


def blocks(name, language):
    return re.findall(rf"```{language}\n(.*?)```", text_of(name), re.DOTALL)


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "CONTRIBUTING.zh.md"])
def test_the_annotated_entries_have_the_shape_of_the_data(name):
    rule, question, table = blocks(name, "yaml")
    section = 'section: {id: combat, title: {zh: 战斗, en: Combat}}\n'
    for text, model in ((section + rule, RulingsFile), (table, TablesFile), ("entries:\n" + textwrap.indent(textwrap.dedent(question), "  "), FaqFile)):
        if model is FaqFile:
            text += "    cite: [{source: rulebook, page: 14, basis: read}]\n    scope: standard\n"
        document, findings = read(name, text.encode())
        assert findings == []
        assert shape.parse(document, model)[1] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_make_targets_and_files_named_exist(name):
    makefile = text_of("Makefile")
    for target in re.findall(r"\bmake ([a-z][a-z-]+)", "\n".join(re.findall(r"`[^`]+`", text_of(name)) + blocks(name, "sh"))):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target}"
    for path in re.findall(r"(?:\]\(|src=\")([^)\":#]+)", text_of(name)) + re.findall(r"`((?:scripts|content|tests|rules_data)/[\w./-]+)`", text_of(name)):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("one, other", PAIRS)
def test_both_languages_have_the_same_parts(one, other):
    def skeleton(name):
        text = text_of(name)
        return [len(re.findall(pattern, text, re.MULTILINE)) for pattern in (r"^#+ ", r"^```", r"^\|", r"^- ", r"^\d\. ")]

    assert skeleton(one) == skeleton(other)
    assert blocks(one, "sh")[-1] == blocks(other, "sh")[-1] if one.startswith("README") else True


def test_make_help_lists_every_target():
    makefile = text_of("Makefile")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)[1].split()
    # Without the flags of the make that may be running this test.
    environment = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    shown = subprocess.run(["make", "help"], capture_output=True, text=True, cwd=ROOT, env=environment).stdout
    assert [line.split()[1] for line in shown.splitlines()] == phony
    assert all(len(line.split(None, 2)) == 3 for line in shown.splitlines())


def test_every_dependency_says_why_and_is_pinned():
    for name in ("requirements.txt", "requirements-test.txt"):
        for line in text_of(name).splitlines():
            assert line.startswith(("#", "-r")) or re.fullmatch(r"[\w.-]+==[\w.]+ +# .{12,}", line), line
    pinned = {line.split("==")[0].lower() for line in text_of("constraints.txt").splitlines() if "==" in line}
    wanted = {line.split("==")[0].lower() for n in ("requirements.txt", "requirements-test.txt") for line in text_of(n).splitlines() if "==" in line}
    assert wanted <= pinned
