"""The site on a phone at the table: a weak network, a slow processor, and what the reader waits for.

    python -m bench.at_table SITE       (from scripts/) the table alone

Every figure is the middle one of several visits, each with nothing kept from before. The network is Chromium's own emulation
(1.6 Mbit/s, 150 ms), the processor is throttled 4 times, and text travels compressed as scripts/serve.py sends it. The service worker
is off: it starts once the page is at rest, and what it then keeps for later is no part of the wait.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from serve import open_server

from . import targets
from .chromium import NAMES, OPTIONS

PHONE = {"width": 360, "height": 740}
THROTTLED = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
VISITS = 3
QUESTIONS = {"zh": ("", "沙虫 护墙"), "en": ("en/", "sandworm shield wall")}

WATCH = """window.shift = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value; })
  .observe({ type: "layout-shift", buffered: true });"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
# Opens the panel as soon as it is there and puts the whole question into it at once. Out: ms from the tap on the link to painted results.
ASK = """(question) => new Promise((done) => {
  const results = () => document.querySelector(".ts-finder__results [data-entry]");
  const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  const look = () => (results() ? painted() : setTimeout(look, 10));
  const type = () => {
    const input = document.querySelector("#home-search");
    if (!window.tableside || !window.tableside.search) return setTimeout(type, 10);
    input.value = question;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return look();
  };
  type();
})"""


def lines(site: Path) -> Iterator[str]:
    """Every figure of a built site beside what it may be at most."""
    for what, measured, most, unit in figures(site):
        yield targets.line(what, measured, most, unit)


def figures(site: Path) -> Iterator[tuple[str, float, float, str]]:
    """What is measured, the figure, what it may be at most, its unit."""
    with _browser() as browser, _served(site) as base:
        for name, path in _pages(site).items():
            visits = [_visit(browser, base + path) for _ in range(VISITS)]
            yield f"first paint, {name}", _middle(visits, "painted"), 1800, "ms"
            yield f"layout shift, {name}", _middle(visits, "shift"), 0.02, ""
        for lang, (path, question) in QUESTIONS.items():
            visits = [_visit(browser, base + path, question) for _ in range(VISITS)]
            yield f"cold open to the answer, {lang}", _middle(visits, "answered"), 3500, "ms"
            yield f"layout shift from there to the answer, {lang}", _middle(visits, "shift"), 0.02, ""
            yield f"home page to the first answer, {lang}", _middle(visits, "bytes") / 1000, 300, "KB"
        for name, pattern in (("section", "rules/*/index.html"), ("FAQ", "faq/index.html")):
            heaviest = max(_visit(browser, base + path)["bytes"] for path in _largest(site, pattern))
            yield f"the heaviest {name} with all it loads", heaviest / 1000, 200, "KB"
        light = max(path.stat().st_size for path in site.glob("**/r/*/index.html"))
        yield "the heaviest light page, not compressed", light / 1000, 30, "KB"


def _pages(site: Path) -> dict[str, str]:
    """A page of each kind, the heaviest where there are many."""
    patterns = {"section": "rules/*/index.html", "FAQ": "faq/index.html", "light": "r/*/index.html"}
    heaviest = {name: _largest(site, pattern)[0] for name, pattern in patterns.items()}
    return {"home": "", "home, English": "en/", **heaviest}


def _largest(site: Path, pattern: str, most: int = 4) -> list[str]:
    """Addresses of the largest pages of a kind in both languages, largest first."""
    found = sorted([*site.glob(f"*/{pattern}"), *site.glob(f"en/*/{pattern}")], key=lambda path: -path.stat().st_size)
    return [path.relative_to(site).as_posix().removesuffix("index.html") for path in found[:most]]


def _visit(browser: Browser, address: str, question: str = "") -> dict[str, Any]:
    """One visit with an empty cache: ms to the first paint and to the answer, layout shift, bytes over the network."""
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.add_init_script(WATCH)
    arrived = _bytes_of(page)
    page.goto(address, wait_until="commit")
    answered = page.evaluate(ASK, question) if question else None
    page.wait_for_load_state("networkidle")
    seen = {"painted": page.evaluate(PAINTED), "shift": page.evaluate("window.shift"), "answered": answered, "bytes": sum(arrived)}
    context.close()
    return seen


def _bytes_of(page: Page) -> list[float]:
    """Slows the page down and notes what each answer weighs on the wire, headers and all."""
    session = page.context.new_cdp_session(page)
    arrived: list[float] = []
    session.on("Network.loadingFinished", lambda event: arrived.append(event["encodedDataLength"]))
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    return arrived


def _middle(visits: list[dict[str, Any]], key: str) -> float:
    return statistics.median(visit[key] for visit in visits)


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=next(filter(None, map(shutil.which, NAMES)), None), args=OPTIONS.split())
        yield browser
        browser.close()


@contextmanager
def _served(site: Path) -> Iterator[str]:
    server = open_server(site, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


if __name__ == "__main__":
    for shown in lines(Path(sys.argv[1])):
        print(shown, flush=True)
