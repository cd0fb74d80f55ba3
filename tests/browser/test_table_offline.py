"""The table has no network: after one visit the game is on the phone, whole, and a new version comes only when one agrees.

A small site of three games stands on a host that can be unplugged, and be given a new version.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from visitor import PHONE

from project import ROOT, SMALL_TREE
from serve import open_server
from tableside.knowledge import KnowledgeBase
from tableside.load import load
from tableside.offline import write_offline

TI4 = "twilight-imperium-4e"
ROLL = "roll-player"
NOT_KEPT = "市场牌"  # a term of a game that is not kept
RULES = f"{TI4}/rules/movement/"
BROKEN_WORKER = "self.addEventListener('message', () => {});"
KEPT_CACHES = "async () => (await caches.keys()).filter(name => name.startsWith('tableside '))"


class Host:
    """A static host: a folder, which can be unplugged and get a new version."""

    def __init__(self, built: Path, folder: Path, knowledge: KnowledgeBase):
        self.root = folder / "site"
        self.knowledge = knowledge
        shutil.copytree(built, self.root)
        self.server, self.port = None, 0
        self.plug_in()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/site/"

    def plug_in(self) -> None:
        self.server = open_server(self.root.parent, self.port)
        self.port = self.server.server_port
        self.connections: list[socket.socket] = []
        process = self.server.process_request
        self.server.process_request = lambda connection, address: (self.connections.append(connection), process(connection, address))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def unplug(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        for connection in self.connections:
            with contextlib.suppress(OSError):  # already closed
                connection.shutdown(socket.SHUT_RDWR)

    def publish(self, date: str = "2030-01-01") -> None:
        """A new version: the title of a section has changed."""
        for page in self.root.rglob("index.html"):
            text = page.read_text(encoding="utf-8")
            if "移动" in text:
                page.write_text(text.replace("</h1>", "（新）</h1>"), encoding="utf-8")
        write_offline(self.root, self.knowledge, date=date)

    def write(self, path: str, text: str) -> None:
        (self.root / path).write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def small_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small") / "site"
    done = subprocess.run([sys.executable, ROOT / "scripts/build.py", "--data", SMALL_TREE, "--site-dir", folder], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.fail(f"the small site could not be built:\n{done.stderr}", pytrace=False)
    return folder


@pytest.fixture
def host(small_site: Path, tmp_path: Path) -> Iterator[Host]:
    host = Host(small_site, tmp_path, load(SMALL_TREE).knowledge)
    yield host
    host.unplug()


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """A phone that may keep things. At the end its console is empty and nothing was asked of another host."""
    context = browser.new_context(viewport=PHONE)
    complaints: list[str] = []

    def watch(page: Page) -> None:
        page.on("console", lambda message: complaints.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("request", lambda r: None if r.url.startswith((host.url, "data:", "about:")) else complaints.append(f"request to another place: {r.url}"))

    context.on("page", watch)
    yield context
    context.close()
    assert complaints == []


@pytest.fixture
def visit(visitor: BrowserContext, host: Host) -> Callable[[str], Page]:
    """Opens a page and waits until the game on the table is kept."""

    def visit(path: str = f"{TI4}/", game: str = TI4) -> Page:
        page = visitor.new_page()
        page.goto(host.url + path)
        wait_until_kept(page, game)
        return page

    return visit


def test_after_one_visit_the_game_works_in_airplane_mode(host: Host, visit):
    page = visit()
    expect(page.locator(".ts-offline")).to_contain_text("可以离线使用 · 数据 20")
    host.unplug()
    page.goto(f"{host.url}{RULES}#fleet-pool-limit")
    expect(page.locator("#fleet-pool-limit")).to_be_in_viewport()
    page.locator("a[data-language]").click()
    page.wait_for_url(f"{host.url}en/{RULES}#fleet-pool-limit")
    page.goto(f"{host.url}{TI4}/faq/")
    expect(page.locator("article.ruling").first).to_be_visible()
    page.goto(f"{host.url}?q=舰队池&game={TI4}")
    expect(page.locator("[data-entry]").first).to_contain_text("舰队")
    page.locator("[data-entry] h3 a").first.click()
    page.wait_for_url(f"**/{TI4}/**")
    host.plug_in()


def test_a_question_without_a_game_is_answered_in_airplane_mode(host: Host, visit):
    page = visit()
    host.unplug()
    page.goto(f"{host.url}?q=舰队池")
    expect(page.locator("[data-entry]").first).to_contain_text("舰队")
    expect(page.locator(f".ts-chip[data-game={TI4}]")).to_have_attribute("aria-pressed", "true")
    host.plug_in()


@pytest.mark.parametrize(("prefix", "said"), [
    ("", "骰筑英雄还没存到本机，离线只能查：暮光帝国"),
    ("en/", "Roll Player not kept on this device; offline you can search only: Twilight Imperium"),
])
def test_a_question_about_a_game_that_is_not_kept_is_told_so(host: Host, visit, prefix, said):
    page = visit(f"{prefix}{TI4}/")
    host.unplug()
    for address in (f"{prefix}?q=", f"{prefix}{TI4}/?game={TI4}&q="):
        page.goto(f"{host.url}{address}{NOT_KEPT}")
        expect(page.locator(".ts-finder__notice")).to_have_text(said)
        expect(page.locator(f".ts-chip[data-game={ROLL}]")).to_have_class(re.compile("ts-chip--away"))
    host.plug_in()


def test_a_term_is_explained_in_airplane_mode(host: Host, visit):
    page = visit()
    host.unplug()
    page.goto(host.url + RULES)
    page.locator(".ts-term").first.click()
    expect(page.locator(".ts-definition__text")).not_to_be_empty()
    host.plug_in()


def test_a_shared_link_opened_in_airplane_mode_leads_to_its_ruling(host: Host, visit):
    page = visit()
    host.unplug()
    page.goto(f"{host.url}en/{TI4}/r/fleet-pool-limit/?players=4")
    page.wait_for_url(f"{host.url}en/{RULES}?players=4#fleet-pool-limit")
    expect(page.locator("#fleet-pool-limit")).to_be_in_viewport()
    host.plug_in()


def test_all_games_are_kept_at_a_tap_with_the_size_said(host: Host, visit):
    page = visit()
    keep = page.locator(".ts-offline").get_by_role("button", name="把全部游戏存到本机")
    expect(keep).to_contain_text("MB")
    keep.click()
    expect(page.locator(".ts-offline")).to_contain_text("全部游戏已存到本机")
    host.unplug()
    page.goto(f"{host.url}{ROLL}/rules/setup/")
    expect(page.locator("#market-size")).to_be_visible()
    host.plug_in()


@pytest.mark.parametrize(("address", "said"), [
    (f"{ROLL}/rules/setup/", "这一页还没有存到本机"),
    (f"{TI4}/nope/", "没有网络，这一页打不开"),
], ids=["a game that is not kept", "an address that is not there"])
def test_what_cannot_be_shown_in_airplane_mode_is_answered_by_our_own_page(browser: Browser, host: Host, address, said):
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.goto(f"{host.url}{TI4}/")
    wait_until_kept(page, TI4)
    host.unplug()
    page.goto(f"{host.url}{address}")
    expect(page.locator("h1").first).to_have_text(said)
    page.get_by_role("link", name="首页").click()
    expect(page.locator(".games")).to_be_visible()
    context.close()
    host.plug_in()


def test_a_new_version_is_announced_and_applied_when_one_agrees(host: Host, visit, visitor: BrowserContext):
    page = visit(RULES)
    beside = visitor.new_page()
    beside.goto(host.url + RULES)
    host.publish("2030-01-01")
    page.goto(host.url + RULES)
    update = page.locator(".ts-update")
    expect(update).to_contain_text("有新版本（数据 2030-01-01）")
    expect(page.locator("h1")).not_to_contain_text("新")
    page.goto(f"{host.url}{TI4}/faq/")
    expect(page.locator("h1")).not_to_contain_text("新")
    page.goto(host.url + RULES)
    page.locator(".ts-update").get_by_role("button", name="更新").click()
    expect(page.locator("h1")).to_contain_text("新")
    expect(beside.locator("h1")).to_contain_text("新")
    wait_until_kept(page, TI4)
    expect(page.locator(".ts-offline")).to_contain_text("2030-01-01")
    assert len({name.split()[2] for name in page.evaluate(KEPT_CACHES)}) == 1
    host.unplug()
    page.goto(f"{host.url}{TI4}/glossary/")
    expect(page.locator("h1")).to_be_visible()
    host.plug_in()


def test_the_new_version_can_wait(host: Host, visit):
    page = visit(RULES)
    host.publish()
    page.reload()
    page.locator(".ts-update").get_by_role("button", name="以后").click()
    expect(page.locator(".ts-update")).to_have_count(0)
    host.unplug()
    page.goto(f"{host.url}{TI4}/faq/")
    expect(page.locator("article.ruling").first).to_be_visible()
    page.goto(host.url + RULES)
    expect(page.locator("h1")).not_to_contain_text("新")
    host.plug_in()


def test_a_page_of_a_newer_version_is_never_shown_by_the_old_one(host: Host, visit):
    page = visit(RULES)
    host.write(f"{ROLL}/index.html", (host.root / ROLL / "index.html").read_text(encoding="utf-8").replace("</h1>", "（新）</h1>"))
    host.publish()
    page.goto(f"{host.url}{ROLL}/")
    expect(page.locator("h1").first).to_have_text("本站有新版本")
    page.get_by_role("button", name="更新并打开").click()
    expect(page.locator("h1").first).to_contain_text("（新）")


def test_a_version_that_arrives_half_leaves_the_old_one_alone(host: Host, visit):
    page = visit(RULES)
    host.publish()
    host.write("assets/css/table.css", "body { display: none }")
    page.reload()
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update().catch(() => {})")
    until(page, "!registration.installing")
    assert page.locator(".ts-update").count() == 0
    page.goto(f"{host.url}{TI4}/faq/")
    expect(page.locator("article.ruling").first).to_be_visible()


def test_a_worker_that_does_not_answer_is_removed(host: Host, visit, visitor: BrowserContext):
    page = visit()
    host.write("sw.js", BROKEN_WORKER)
    page.reload()
    expect(page.locator(".ts-update")).to_be_visible(timeout=20_000)
    page.close()
    page = visitor.new_page()
    page.goto(f"{host.url}{TI4}/")
    until(page, "!registration")
    assert page.evaluate(KEPT_CACHES) == []
    host.publish()
    page.reload()
    wait_until_kept(page, TI4)


def test_a_worker_that_was_switched_off_leaves_nothing_behind(host: Host, visit):
    page = visit()
    page.evaluate("() => caches.open('another site')")
    write_offline(host.root, host.knowledge, enabled=False)
    page.goto(f"{host.url}{TI4}/r/fleet-pool-limit/")
    until(page, "!registration")
    assert page.evaluate("() => caches.keys()") == ["another site"]
    page.goto(host.url + RULES)
    expect(page.locator("article.ruling").first).to_be_visible()


def test_what_the_browser_threw_away_is_fetched_again(host: Host, visit):
    page = visit()
    page.evaluate("async () => { for (const name of await caches.keys()) await caches.delete(name); }")
    page.reload()
    wait_until_kept(page, TI4)
    host.unplug()
    page.goto(host.url + RULES)
    expect(page.locator("#fleet-pool-limit")).to_be_visible()
    host.plug_in()


def test_somebody_who_spares_data_is_asked_first(browser: Browser, host: Host):
    context = browser.new_context(viewport=PHONE)
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });")
    page = context.new_page()
    page.goto(f"{host.url}{TI4}/")
    expect(page.locator(".ts-offline").get_by_role("button")).to_contain_text("MB")
    assert [name for name in page.evaluate(KEPT_CACHES) if name.endswith(TI4)] == []
    context.close()


@pytest.mark.parametrize(("path", "start"), [("", ""), ("en/", "en/")])
def test_the_site_can_be_installed(host: Host, visitor: BrowserContext, path, start):
    page = visitor.new_page()
    page.goto(host.url + path)
    manifest = page.evaluate("async () => { const link = document.querySelector('link[rel=manifest]').href; return { link, ...(await (await fetch(link)).json()) }; }")
    at = page.evaluate("([url, base]) => new URL(url, base).href", [manifest["start_url"], manifest["link"]])
    scope = page.evaluate("([url, base]) => new URL(url, base).href", [manifest["scope"], manifest["link"]])
    assert (at, scope) == (host.url + start, host.url)
    for icon in manifest["icons"]:
        assert page.evaluate("async ([src, base]) => (await fetch(new URL(src, base))).status", [icon["src"], manifest["link"]]) == 200


def wait_until_kept(page: Page, game: str) -> None:
    expect(page.locator(f".ts-offline[data-ready~={game}]")).to_have_count(1, timeout=20_000)


def until(page: Page, condition: str) -> None:
    """Waits until something is true of the page's worker; the test's own time limit ends a vain wait."""
    page.evaluate(f"""async () => {{
      for (let tries = 0; tries < 200; tries += 1) {{
        const registration = await navigator.serviceWorker.getRegistration();
        if ({condition}) return;
        await new Promise((done) => setTimeout(done, 100));
      }}
      throw new Error("in vain: {condition}");
    }}""")
