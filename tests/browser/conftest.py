"""What browser tests stand on: the real site, built once and served on loopback, and a Chromium that forgives nothing."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from visitor import CHROMIUM_OPTIONS, NO_SERVICE_WORKER, PHONE, find_chromium

from project import ROOT
from serve import open_server

# How long a busy machine may take until something is to be seen, in ms; nothing is measured with it.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def site_folder(for_all_workers: Path) -> Path:
    """The whole site, built from the knowledge base by the command people use; once for all workers."""
    above = for_all_workers / "built"
    above.mkdir(exist_ok=True)
    with FileLock(above.with_suffix(".lock")):
        return _built(above / "site")


def _built(folder: Path) -> Path:
    if folder.is_dir():
        return folder
    done = subprocess.run([sys.executable, ROOT / "scripts/build.py", "--site-dir", folder], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.fail(f"the site could not be built:\n{done.stderr}", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def site_url(site_folder: Path) -> Iterator[str]:
    """The address of the site; it ends in a slash, and the site stands under a folder, as on many hosts."""
    # One level down, so that a link that only works at the root of a host is found out.
    above = site_folder.parent
    server = open_server(above, 0)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/{site_folder.name}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_OPTIONS)
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Browser, site_url: str) -> Iterator[Callable[..., Page]]:
    """Opens a page of the site: `open_page("en/", PHONE, "dark", javascript=False)`.

    The browser has no service worker, so that every page comes from the site; `test_table_offline.py` is about the worker.

    At the end of the test no page may have written to its console, raised an error, failed to load
    anything or asked another host for something.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def watch(page: Page) -> None:
        page.on("console", lambda message: complaints.append(f"console: {message.text} ({message.location.get('url', '')})"))
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("request", lambda request: _note_outside(request.url, site_url, complaints))
        page.on("response", lambda r: complaints.append(f"{r.status}: {r.url}") if r.status >= 400 else None)

    def open_at(path: str = "", size: dict[str, int] = PHONE, scheme: str = "light", *, javascript: bool = True, **options) -> Page:
        context = browser.new_context(viewport=size, color_scheme=scheme, java_script_enabled=javascript, **options)
        contexts.append(context)
        context.add_init_script(NO_SERVICE_WORKER)
        context.on("page", watch)
        page = context.new_page()
        page.goto(site_url + path)
        return page

    yield open_at
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """The home page on a phone; its console must be empty at the end."""
    return open_page("")


def _note_outside(url: str, site_url: str, complaints: list[str]) -> None:
    if not url.startswith((site_url, "data:", "blob:", "about:")):
        complaints.append(f"request to another place: {url}")
