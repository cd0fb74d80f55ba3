"""The one module that knows MkDocs: its hooks (named in mkdocs.yml), and a build started from Python.

`mkdocs build` alone makes the whole site. `scripts/build.py` calls `build`, which does the same with a
knowledge base that has been loaded and checked already.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mkdocs.commands.build import build as mkdocs_build  # noqa: E402
from mkdocs.config import load_config  # noqa: E402
from mkdocs.exceptions import Abort, PluginError  # noqa: E402
from mkdocs.structure.files import File, Files, InclusionLevel  # noqa: E402
from mkdocs.structure.toc import AnchorLink, TableOfContents  # noqa: E402

from tableside.feed import feed_path  # noqa: E402
from tableside.history import change_dates  # noqa: E402
from tableside.knowledge import KnowledgeBase  # noqa: E402
from tableside.load import load  # noqa: E402
from tableside.model import LANGUAGES  # noqa: E402
from tableside.modules import modules_of  # noqa: E402
from tableside.offline import write_offline  # noqa: E402
from tableside.pages import fill_in, site_pages  # noqa: E402
from tableside.pages.head import json_in_html  # noqa: E402
from tableside.pages.navigation import alternates, navigation  # noqa: E402
from tableside.pages.page import Contents, Page, relative_root  # noqa: E402
from tableside.pages.site import place  # noqa: E402
from tableside.pages.templates import hue, marked, marks  # noqa: E402
from tableside.pages.words import HTML_LANG, OG_LOCALE, word  # noqa: E402
from tableside.site_files import site_files  # noqa: E402

SEARCH_SCRIPT = "assets/search/main.js"
SCRIPTS = ("assets/js/frame.js", "assets/js/site.js", SEARCH_SCRIPT)
DAY = len("2026-11-30")


class BuildError(Exception):
    """MkDocs refused; it has printed why."""


def build(config_file: Path, site_dir: Path, knowledge: KnowledgeBase) -> None:
    """Builds the whole site into a folder, warnings counting as errors. BuildError where MkDocs refuses."""
    try:
        config = load_config(str(config_file), site_dir=str(site_dir), strict=True)
        config.extra["knowledge"] = knowledge
        mkdocs_build(config)
    except Abort as error:
        raise BuildError(str(error)) from error


def on_config(config: Any) -> Any:
    """Loads the knowledge base, unless `build` brought one."""
    if "knowledge" not in config.extra:
        root = Path(config.config_file_path).parent / config.extra["rules_data"]
        tree = load(Path(os.path.relpath(root)))
        if tree.findings:
            raise PluginError("\n".join(map(str, sorted(set(tree.findings)))))
        config.extra["knowledge"] = tree.knowledge
    config.extra["pages"] = site_pages(config.extra["knowledge"])
    config.extra["dates"] = change_dates(config.extra["knowledge"])
    content = Path(config.docs_dir)
    config.extra["modules"] = modules_of(content, [name for name in SCRIPTS if (content / name).is_file()])
    return config


def on_files(files: Files, config: Any) -> Files:
    """Adds the generated pages. None is in MkDocs' own navigation, which would grow with the square of their number."""
    for file in files.documentation_pages():
        file.inclusion = InclusionLevel.NOT_IN_NAV
    for path, page in config.extra["pages"].items():
        file = File.generated(config, path, content=page.markdown(), inclusion=InclusionLevel.NOT_IN_NAV)
        files.append(file)
    config.extra["addresses"] = {url: lang for lang, url in (place(file.src_uri) for file in files.documentation_pages())}
    config.extra["has_search"] = files.get_file_from_path(SEARCH_SCRIPT) is not None
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Puts the list of games into the pages that ask for it. A generated page is HTML already: Markdown need not read it."""
    if page.file.src_uri in config.extra["pages"]:
        return ""
    lang, url = place(page.file.src_uri)
    return fill_in(markdown, config.extra["knowledge"], lang, url, config.extra.get("report_url") or "")


def on_page_content(html: str, page: Any, config: Any, files: Files) -> str:
    """Gives a generated page its body and its table of contents."""
    made: Page | None = config.extra["pages"].get(page.file.src_uri)
    if not made:
        return html
    page.toc = TableOfContents([_anchor(line, 2) for line in made.contents])
    return made.body


def on_page_context(context: dict[str, Any], page: Any, config: Any, nav: Any) -> dict[str, Any]:
    """What the theme's overrides need to know of a page."""
    lang, url = place(page.file.src_uri)
    made: Page | None = config.extra["pages"].get(page.file.src_uri)
    lines = navigation(config.extra["knowledge"], lang, url)
    context["nav"] = lines
    context["tableside"] = {
        "lang": lang,
        "root": relative_root(url),
        "game": made.game if made else "",
        "game_name": getattr(config.extra["knowledge"].game_by_id[made.game].info.short, lang) if made and made.game else "",
        "navigation": lines,
        "alternates": alternates(lang, url),
        "word": lambda key: word(key, lang),
        "og_locale": OG_LOCALE[lang],
        "data": json_in_html({"@context": "https://schema.org", "inLanguage": HTML_LANG[lang], **made.data}) if made and made.data else "",
        "feed": feed_path(lang) if config.extra["dates"] else "",
    }
    return context


def on_template_context(context: dict[str, Any], template_name: str, config: Any) -> dict[str, Any]:
    """What 404.html needs, which has no page."""
    drawn = marks()
    games = [{"id": game.id, "name": {lang: getattr(game.info.name, lang) for lang in LANGUAGES}, "hue": hue(game.id),
              "mark": drawn.get(game.id, drawn["tableside"])} for game in config.extra["knowledge"].games]
    context["tableside"] = {"games": games, "word": word, "mark": drawn["tableside"]}
    return context


def on_post_build(config: Any) -> None:
    """Writes what is not a page of the theme: light pages, API, search index, sitemap."""
    site = Path(config.site_dir)
    _remove_unused(site)
    cache = Path(config.config_file_path).parent / ".cache" / "games"
    files = site_files(config.extra["knowledge"], config.site_url or "", config.extra["addresses"], config.extra["dates"], cache)
    for path, data in files.items():
        target = site / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    # Last, because it lists every file of the site.
    newest = max(config.extra["dates"].values(), default="")[:DAY]
    write_offline(site, config.extra["knowledge"], date=newest, enabled=config.extra.get("offline", True))


def _remove_unused(site: Path) -> None:
    """Removes what nothing asks for: MkDocs' sitemap (dated by the clock), the theme's scripts, its source maps."""
    for name in ("sitemap.xml", "sitemap.xml.gz"):
        (site / name).unlink(missing_ok=True)
    shutil.rmtree(site / "assets/javascripts", ignore_errors=True)
    for path in (site / "assets").rglob("*.map"):
        path.unlink()


def _anchor(line: Contents, level: int) -> AnchorLink:
    title = marked(line.title, line.lang)
    anchor = AnchorLink(f'<span lang="{HTML_LANG[line.lang]}">{title}</span>', line.anchor, level)
    anchor.children = [_anchor(child, level + 1) for child in line.children]
    return anchor
