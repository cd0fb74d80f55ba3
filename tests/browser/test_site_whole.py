"""The built site as a whole: every link leads somewhere, nothing comes from elsewhere, building again changes nothing."""

from __future__ import annotations

import json
import posixpath
import subprocess
import sys
import urllib.error
import urllib.request
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from project import ROOT
from serve import open_server

BASE = "http://site.invalid/"
LINKS = {"href", "src", "action", "poster", "data"}
# Only these are mere pointers: a browser fetches nothing for them until somebody asks.
POINTERS = {("a", "href"), ("link", "canonical"), ("link", "alternate")}


class Reader(HTMLParser):
    """Ids and links of one page."""

    def __init__(self, text: str):
        super().__init__()
        self.ids: Counter[str] = Counter()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if values.get("id"):
            self.ids[values["id"]] += 1
        for name in LINKS & set(values):
            address = values[name] or ""
            self.links.append(address)
            kind = (values.get("rel") or "").strip() if tag == "link" else name
            if (tag, kind) not in POINTERS:
                self.fetched.append(address)


@cache
def read(path: Path) -> Reader:
    return Reader(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def html_files(site_folder) -> list[Path]:
    return sorted(p for p in site_folder.rglob("*.html") if p.name != "404.html")


def test_every_link_and_fragment_leads_somewhere(site_folder, html_files):
    files = {path.relative_to(site_folder).as_posix(): path for path in site_folder.rglob("*") if path.is_file()}
    broken = []
    for path in html_files:
        here = path.relative_to(site_folder).as_posix()
        for link in read(path).links:
            address = urlsplit(urljoin(BASE + here.removesuffix("index.html"), link))
            if f"{address.scheme}://{address.netloc}/" != BASE:
                continue
            name = unquote(address.path).lstrip("/")
            target = files.get(name) or files.get(posixpath.join(name, "index.html"))
            missing = target is None
            if missing or (address.fragment and target.suffix == ".html" and unquote(address.fragment) not in read(target).ids):
                broken.append(f"{here}: {link}")
    assert broken == []


def test_no_page_fetches_anything_from_another_host(site_folder, html_files):
    outside = [f"{p.relative_to(site_folder)}: {a}" for p in [*html_files, site_folder / "404.html"] for a in read(p).fetched
               if urlsplit(a).netloc]
    assert outside == []


def test_no_style_sheet_of_ours_fetches_anything(site_folder):
    ours = [*(site_folder / "assets/css").glob("*.css"), *(site_folder / "assets").glob("search/*.css")]
    assert [p.name for p in ours if "//" in p.read_text(encoding="utf-8").replace("http://www.w3.org/", "")] == []


def test_an_id_stands_once_on_a_page(html_files):
    twice = {str(p): [i for i, n in read(p).ids.items() if n > 1] for p in html_files}
    assert {p: ids for p, ids in twice.items() if ids} == {}


def test_every_page_exists_in_both_languages(site_folder, html_files):
    addresses = {p.relative_to(site_folder).as_posix() for p in html_files}
    english = {a.removeprefix("en/") for a in addresses if a.startswith("en/")}
    chinese = {a for a in addresses if not a.startswith("en/")}
    assert english == chinese


def test_every_entry_has_its_anchor_and_its_light_page_in_both_languages(site_folder):
    for document in map(_json, (site_folder / "api/v1").glob("*.json")):
        for entry in document.get("entries", []):
            for lang in ("zh", "en"):
                page, anchor = entry["url"][lang].split("#")
                assert anchor in read(site_folder / page / "index.html").ids, entry["id"]
                assert (site_folder / entry["share"][lang] / "index.html").is_file(), entry["id"]


def test_an_earlier_id_goes_on_answering(site_folder):
    for path in (site_folder / "api/v1").glob("*.json"):
        for entry in _json(path).get("entries", []):
            for old in entry.get("formerly", []):
                assert (site_folder / path.stem / "r" / old / "index.html").is_file(), old


def test_an_address_that_is_not_there_gets_our_own_page(site_folder):
    server = open_server(site_folder, 0)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        with pytest.raises(urllib.error.HTTPError) as answer:
            urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/no/such/page/")
        assert answer.value.code == 404
        assert "没有这一页" in answer.value.read().decode()
    finally:
        server.shutdown()
        server.server_close()


def test_building_again_yields_the_same_bytes(site_folder, tmp_path):
    again = tmp_path / "site"
    subprocess.run([sys.executable, ROOT / "scripts/build.py", "--site-dir", again], check=True, capture_output=True)
    assert _bytes(again) == _bytes(site_folder)


def _bytes(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def _json(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))
