#!/usr/bin/env python3
"""Draws the icons a phone asks for from content/assets/images/favicon.svg, with the Chromium the tests use.

Run it after the mark was changed; the PNG files are kept in git, so a build needs no browser.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "content/assets/images"
# Name, edge in pixels, and the share of the edge the mark takes (a maskable icon may be cut to a circle of 80 %).
ICONS = (("icon-180.png", 180, 1.0), ("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable-512.png", 512, 0.78))
GROUND = "#0b5c6b"


def main() -> int:
    """Returns 0, or 1 where there is no Chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not chromium:
        print("No Chromium found. Install one, on Debian: apt-get install chromium", file=sys.stderr)
        return 1
    mark = (IMAGES / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, edge, share in ICONS:
            page = browser.new_page(viewport={"width": edge, "height": edge})
            page.set_content(_document(mark, edge, share))
            page.screenshot(path=IMAGES / name, omit_background=True)
            page.close()
        browser.close()
    return 0


def _document(mark: str, edge: int, share: float) -> str:
    ground = GROUND if share < 1 else "transparent"
    return (f'<body style="margin:0;background:{ground};display:grid;place-items:center;height:{edge}px">'
            f'<style>svg{{display:block;width:{round(edge * share)}px;height:{round(edge * share)}px}}</style>{mark}')


if __name__ == "__main__":
    sys.exit(main())
