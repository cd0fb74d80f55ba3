"""A weak network: what a page asks for, compressed as a host sends it, and whether it jumps while it comes."""

from __future__ import annotations

import gzip

import pytest

SECTION_LIMIT = 200_000
SHIFT_LIMIT = 0.02
WATCH = """window.shift = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; })
  .observe({ type: "layout-shift", buffered: true });"""


def largest(site_folder, pattern: str) -> str:
    path = max(site_folder.glob(pattern), key=lambda p: p.stat().st_size)
    return path.relative_to(site_folder).as_posix().removesuffix("index.html")


@pytest.mark.parametrize("pattern", ["*/rules/*/index.html", "en/*/rules/*/index.html", "*/faq/index.html", "*/a-z/index.html", "index.html"])
def test_a_page_is_light(open_page, site_url, site_folder, pattern):
    page = open_page("404.html", service_workers="block")
    answers = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(site_url + largest(site_folder, pattern))
    page.wait_for_load_state("networkidle")
    sizes = {a.url: len(gzip.compress(a.body(), 6)) for a in answers if a.ok}
    assert len(sizes) > 5 and sum(sizes.values()) <= SECTION_LIMIT, sorted(sizes.items(), key=lambda s: -s[1])[:8]


@pytest.mark.parametrize("path", ["", "en/", "roll-player/", "roll-player/rules/scoring/", "roll-player/faq/", "en/roll-player/a-z/"])
def test_a_page_does_not_jump(open_page, site_url, path):
    page = open_page("about/")
    page.add_init_script(WATCH)
    page.goto(site_url + path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shift") <= SHIFT_LIMIT
