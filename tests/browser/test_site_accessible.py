"""axe-core, the common checker of accessibility, looks at every kind of page: one language by day, the other by night."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from visitor import PHONE

GAME = "huanyu-zhi-lun"
KINDS_OF_PAGES = ["", f"{GAME}/", f"{GAME}/rules/", f"{GAME}/rules/limits/", f"{GAME}/faq/", f"{GAME}/a-z/", f"{GAME}/glossary/", f"{GAME}/open/",
                  f"{GAME}/sheet/", f"{GAME}/sources/", "open/", "guide/", "about/", f"{GAME}/r/faq-two-wars/", f"{GAME}/r/term-manpower/"]
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}


@pytest.mark.parametrize(("prefix", "scheme"), [("", "light"), ("en/", "dark")])
@pytest.mark.parametrize("path", KINDS_OF_PAGES)
def test_axe_finds_nothing(open_page, prefix, scheme, path):
    page = open_page(prefix + path, PHONE, scheme)
    found = Axe().run(page, options=RULES).response["violations"]
    assert [(v["impact"], v["id"], v["nodes"][0]["html"][:200]) for v in found] == []
