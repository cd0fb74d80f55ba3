"""The search panel on a phone: from the end of the pause in typing to painted results, with the processor throttled."""

from __future__ import annotations

import statistics
from pathlib import Path

from .chromium import page_of

THROTTLED = 4
PAUSE_MS = 130
# From the last letter to the frame after the results are there, the pause taken off.
TYPE = """([text, pause]) => new Promise((done) => {
  const input = document.querySelector(".ts-finder__input");
  const list = document.querySelector(".ts-finder__results");
  input.value = text;
  const start = performance.now();
  new MutationObserver((_, observer) => {
    if (!list.querySelector("[data-entry], .ts-finder__nothing")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start - pause)));
  }).observe(list, { childList: true });
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
})"""


def typing(site: Path, questions: list[str]) -> list[float]:
    """In: the built site; questions. Out: ms for each, asked a second time: the first goes into fetching the index."""
    with page_of(site) as page:
        page.set_viewport_size({"width": 360, "height": 740})
        page.wait_for_function("() => Boolean(window.tableside && window.tableside.search)")
        page.keyboard.press("/")
        page.wait_for_selector(".ts-finder__input")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
        for question in questions:
            page.evaluate(TYPE, [question, PAUSE_MS])
        return [page.evaluate(TYPE, [question, PAUSE_MS]) for question in questions]


def figures(times: list[float]) -> str:
    """The times in words."""
    return f"p50 {statistics.median(times):.0f} ms, p95 {sorted(times)[int(0.95 * len(times))]:.0f} ms"
