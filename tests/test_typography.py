"""What stays together at the end of a line: numbers and what they count, short names; and modules named ahead of time."""

from __future__ import annotations

import pytest

from project import ROOT
from tableside.modules import modules_of
from tableside.pages.templates import marked
from tableside.pages.typography import kept_together

# ~ stands for a no-break space.
TOGETHER = [
    ("zh", "每个 2 战力，第 12 页", "每个 2~战力，第~12~页"),
    ("zh", "3–4 人局，共 5 轮", "3–4~人局，共~5~轮"),
    ("zh", "护墙（Shield Wall）被炸毁", "护墙（Shield~Wall）被炸毁"),
    ("zh", "约尔纳（The Universities of Jol-Nar）", "约尔纳（The Universities of Jol-Nar）"),
    ("en", "Draw 3 cards, see p. 12 and pp. 3–4", "Draw 3~cards, see p.~12~and pp.~3–4"),
    ("en", "The highest are 10, 6, 6", "The highest are 10,~6,~6"),
    ("zh", "标准 · 3–6 人", "标准~· 3–6~人"),
    ("en", "In round 4 the Shield Wall falls", "In round~4~the Shield Wall falls"),
]


@pytest.mark.parametrize(("lang", "text", "kept"), TOGETHER)
def test_numbers_and_short_names_are_kept_together(lang, text, kept):
    assert kept_together(text, lang) == kept.replace("~", "\u00a0")
    assert len(kept_together(text, lang)) == len(text)


def test_a_name_in_a_title_is_kept_whole_and_nothing_becomes_markup():
    assert marked("召唤沙虫<b>", "zh", ("沙虫",)) == '召唤<span class="whole-name">沙虫</span>&lt;b&gt;'


def test_a_page_names_all_modules_that_its_scripts_import():
    modules = modules_of(ROOT / "content", ["assets/search/main.js"])
    assert {"assets/search/main.js", "assets/search/ui.js", "assets/search/card.js", "assets/js/dom.js"} <= set(modules)
    assert len(set(modules)) == len(modules) and not any(name.endswith("worker.js") for name in modules)


def test_an_import_of_nothing_is_found_out(tmp_path):
    (tmp_path / "a.js").write_text('import { b } from "./b.js";\nexport const root = new URL("../", import.meta.url);\n', encoding="utf-8")
    with pytest.raises(FileNotFoundError):
        modules_of(tmp_path, ["a.js"])
