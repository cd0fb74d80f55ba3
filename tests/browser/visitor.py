"""Who visits: the sizes of their screens, and their browser."""

from __future__ import annotations

import shutil

import pytest

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_OPTIONS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]
# A browser that has none; to block it by an option would write to the console.
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker;"


def find_chromium() -> str:
    """The path of a system Chromium; a test without one fails and says what to install."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if not found:
        pytest.fail(f"no browser found ({', '.join(CHROMIUM)}). Install one, on Debian: apt-get install chromium fonts-noto-cjk", pytrace=False)
    return found
