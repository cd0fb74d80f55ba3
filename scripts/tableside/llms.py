"""llms.txt (llmstxt.org): what the site holds and where, for programs that read."""

from __future__ import annotations

from . import api, urls
from .knowledge import Game, KnowledgeBase


def llms_text(knowledge: KnowledgeBase, site_url: str = "") -> str:
    """The file as Markdown. Links are whole where `site_url` says where the site will stand, else relative to the site's root."""
    base = f"{site_url.rstrip('/')}/" if site_url else ""
    api_base = f"{base}api/v{api.VERSION}"
    lines = [
        "# 桌边裁决 Tableside",
        "",
        "> Board-game rulings and FAQ in Chinese and English. Every ruling is short, names the official document and page it rests on and how "
        "that is known, the edition, player counts and modules it holds for. 桌游规则与问答，中英双语，每条都写明出处和适用范围。",
        "",
        "The words are our own (CC BY 4.0, attribution: Tableside / 桌边裁决 with a link); the games belong to their owners. When you quote a "
        "ruling, give its verdict, citation with how it is known (`basis`), scope and status: an `open` or `unverified` ruling is not settled.",
        "",
        "## API",
        "",
        f"- [Games]({api_base}/games.json): the games, their sections, documents, editions and modules",
        *(f"- [{_plain(game.info.name.en)}]({api_base}/{game.id}.json): all {len(game.items) + len(game.terms)} entries and "
          f"{len(game.tables)} tables, both languages" for game in knowledge.games),
        f"- [JSON Schema]({api_base}/schema.json): what the fields mean",
        "",
        "## Pages",
        "",
        *(line for game in knowledge.games for line in _game(game, base)),
        "",
        "## Optional",
        "",
        f"- [How to read a ruling]({base}en/guide/): verdict, source, scope, state",
        f"- [All open questions]({base}{urls.all_open('en')}): where the rules of a game are silent or contradict each other",
        f"- [About this site]({base}en/about/): whose the words are, whose the games, how to report a mistake",
    ]
    return "\n".join([*lines, ""])


def _game(game: Game, base: str) -> list[str]:
    name = f"{_plain(game.info.name.en)} / {_plain(game.info.name.zh)}"
    pages = [("rules", "rules"), *([("FAQ", "faq")] if game.questions else []), ("glossary", "glossary"), ("sources", "sources")]
    links = ", ".join(f"[{title}]({base}{urls.page(game.id, page, 'en')})" for title, page in pages)
    return [f"- [{name}]({base}{urls.game(game.id, 'en')}): {links}; [中文]({base}{urls.game(game.id, 'zh')})"]


def _plain(text: str) -> str:
    """A name that cannot end a Markdown link, on one line."""
    return " ".join(text.replace("[", "(").replace("]", ")").split())
