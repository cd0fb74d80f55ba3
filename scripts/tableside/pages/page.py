"""What a page is before any builder has seen it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Contents:
    """A line of a page's table of contents; `lang` is the language its title is in."""

    title: str
    anchor: str
    lang: str
    children: tuple[Contents, ...] = ()


@dataclass(frozen=True)
class Page:
    """One page: where it stands, what its head says (`data` in schema.org's words), and its body as HTML that is safe in Markdown."""

    url: str
    lang: str
    title: str
    description: str
    body: str
    game: str | None = None
    contents: tuple[Contents, ...] = ()
    data: dict[str, Any] | None = None

    @property
    def path(self) -> str:
        """The Markdown source file a builder makes this address from."""
        return source_path(self.url)

    def markdown(self) -> str:
        """The source: front matter and one block of HTML."""
        head = {"title": self.title, "description": self.description, "lang": self.lang, "game": self.game}
        lines = [f"{key}: {_yaml(value)}" for key, value in head.items() if value]
        return "\n".join(["---", *lines, "---", "", self.body, ""])


def source_path(url: str) -> str:
    """`en/game/` → `en/game/index.md`, `en/game/faq/` → `en/game/faq.md`; a game's own address has one part."""
    parts = url.strip("/").split("/")
    own = parts[1:] if parts[0] == "en" else parts
    is_folder = len(own) < 2 or (len(own) == 2 and own[1] == "rules")
    return f"{url.strip('/')}/index.md" if is_folder else f"{url.strip('/')}.md"


def relative_root(url: str) -> str:
    """The way from a page back to the site's root: `./`, `../../`."""
    return "../" * url.count("/") or "./"


def _yaml(value: str) -> str:
    # A JSON string is a YAML scalar that nothing in it can end.
    return json.dumps(value, ensure_ascii=False)
