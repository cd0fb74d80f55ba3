"""The words the pages themselves use, in both languages."""

from __future__ import annotations

from ..model import LANGUAGES

HTML_LANG = {"zh": "zh-Hans", "en": "en"}
DOCUMENT_LANG = {"zh": "zh-Hans", "zh-Hant": "zh-Hant", "en": "en", "pl": "pl", "other": "und"}
OG_LOCALE = {"zh": "zh_CN", "en": "en_GB"}
LANGUAGE_NAME = {"zh": "中文", "en": "English"}
OTHER = {"zh": "en", "en": "zh"}

WORDS: dict[str, dict[str, str]] = {
    "site": {"zh": "桌边裁决", "en": "Tableside"},
    "tagline": {"zh": "桌游规则与问答，中英双语", "en": "Board-game rules and FAQ in Chinese and English"},
    "home": {"zh": "首页", "en": "Home"},
    "games": {"zh": "游戏", "en": "Games"},
    "guide": {"zh": "怎么读一条裁决", "en": "How to read a ruling"},
    "about_site": {"zh": "关于本站", "en": "About this site"},
    "overview": {"zh": "简介", "en": "About"},
    "rules": {"zh": "规则", "en": "Rules"},
    "faq": {"zh": "问答", "en": "FAQ"},
    "glossary": {"zh": "术语", "en": "Glossary"},
    "glossary_short": {"zh": "术语", "en": "Terms"},
    "sources": {"zh": "来源与版本", "en": "Sources and versions"},
    "sources_short": {"zh": "来源", "en": "Sources"},
    "open": {"zh": "未明之处", "en": "Open questions"},
    "open_short": {"zh": "未明", "en": "Open"},
    "index": {"zh": "索引", "en": "Index"},
    "index_short": {"zh": "索引", "en": "A–Z"},
    "index_lead": {
        "zh": "牌、单位、地点和术语，按拼音排列；每个名称后面是讲到它的裁决。",
        "en": "Cards, units, places and terms from A to Z, each with the rulings about it.",
    },
    "more_entries": {"zh": "其余条目", "en": "More entries"},
    "sheet": {"zh": "速查表（可打印）", "en": "Printable sheet"},
    "sheet_short": {"zh": "速查表", "en": "Sheet"},
    "sheet_title": {"zh": "速查表", "en": "quick reference"},
    "sheet_lead": {
        "zh": "问得最多的裁决、回合结构、速查表格和出处，打印在两张 A4 上。",
        "en": "The verdicts asked for most, the structure of a round, tables to look things up in and where it is written, on two pages of A4.",
    },
    "tables": {"zh": "速查", "en": "Look it up"},
    "in_tables": {"zh": "速查", "en": "In a table"},
    "permalink_table": {"zh": "本表的永久链接", "en": "Permanent link to this table"},
    "whole_table": {"zh": "在规则页里看这张表", "en": "See it among the rules"},
    "asked_most": {"zh": "问得最多", "en": "Asked most"},
    "sheet_foot": {
        "zh": "桌边裁决 · 我们自己的话，按 CC BY 4.0 授权；以官方文件为准。编号指上面的文件。",
        "en": "Tableside · in our own words, under CC BY 4.0; the official documents prevail. Numbers point to the documents above.",
    },
    "print": {"zh": "打印", "en": "Print"},
    "print_hint": {"zh": "A4，两页", "en": "A4, two pages"},
    "changed_rulings": {"zh": "改过的裁决", "en": "Changed rulings"},
    "all_open": {"zh": "全部未明之处", "en": "All open questions"},
    "all_open_lead": {
        "zh": "规则没有写清，或官方文件互相矛盾的地方，按游戏排列。点开看原文怎么说、编者怎么读；桌上遇到时，请先商定再继续。",
        "en": "Where the rules are silent or official documents disagree, game by game. Open one to see what the document says and "
              "how the editor reads it; at the table, agree first and play on.",
    },
    "unverified_lead": {
        "zh": "这些条目只见于第二手资料，没有对照过原文；每条里写明是哪一种。",
        "en": "These are known only at second hand and were not compared with the document; each says which.",
    },
    "second_hand": {"zh": "另有只见于第二手资料的条目", "en": "Entries known second-hand only"},
    "game_pages": {"zh": "本游戏的页面", "en": "Pages of this game"},
    "site_pages": {"zh": "本站导航", "en": "Site navigation"},
    "on_this_page": {"zh": "本页内容", "en": "On this page"},
    "facts": {"zh": "一眼看懂", "en": "At a glance"},
    "background": {"zh": "背景", "en": "Background"},
    "about_game": {"zh": "关于这款游戏", "en": "About the game"},
    "players": {"zh": "人数", "en": "Players"},
    "best": {"zh": "社区推荐", "en": "Best with"},
    "minutes": {"zh": "时长", "en": "Playing time"},
    "age": {"zh": "年龄", "en": "Age"},
    "weight": {"zh": "复杂度", "en": "Weight"},
    "ranking": {"zh": "排名", "en": "Rank"},
    "year": {"zh": "年份", "en": "Year"},
    "designers": {"zh": "设计", "en": "Design"},
    "publisher": {"zh": "出版", "en": "Publisher"},
    "mechanisms": {"zh": "机制", "en": "Mechanisms"},
    "checked": {"zh": "核对日期", "en": "Checked"},
    "citation": {"zh": "出处", "en": "Source"},
    "scope": {"zh": "适用", "en": "Applies to"},
    "usual_scope": {"zh": "除另有标明的以外，本页适用", "en": "Unless marked otherwise, all here applies to"},
    "related": {"zh": "相关", "en": "Related"},
    "rests_on": {"zh": "依据", "en": "Rests on"},
    "more": {"zh": "更多", "en": "More"},
    "asked": {"zh": "也这样问", "en": "Also asked as"},
    "terms_here": {"zh": "术语", "en": "Terms"},
    "share": {"zh": "分享页", "en": "Share page"},
    "permalink": {"zh": "本条的永久链接", "en": "Permanent link to this entry"},
    "says": {"zh": "原文怎么说", "en": "What the document says"},
    "unclear": {"zh": "为什么不清楚", "en": "Why that is unclear"},
    "reading": {"zh": "编者的读法（非官方）", "en": "The editor's reading (not official)"},
    "note": {"zh": "说明", "en": "Note"},
    "prevails": {"zh": "以此为准", "en": "Prevails"},
        "other_names": {"zh": "也叫", "en": "Also called"},
    "explained_in": {"zh": "见", "en": "Explained in"},
    "previous": {"zh": "上一页", "en": "Previous"},
    "next": {"zh": "下一页", "en": "Next"},
    "entries_here": {"zh": "本节条目", "en": "In this section"},
    "questions_here": {"zh": "问题一览", "en": "All questions"},
    "other_questions": {"zh": "其他问题", "en": "Other questions"},
    "section_questions": {"zh": "本节的问答", "en": "Questions about this section"},
    "documents": {"zh": "文件", "en": "Documents"},
    "kind": {"zh": "类别", "en": "Kind"},
    "version": {"zh": "版本", "en": "Version"},
    "language": {"zh": "语言", "en": "Language"},
    "pages": {"zh": "页数", "en": "Pages"},
    "address": {"zh": "官方地址", "en": "Address"},
    "copy_read": {"zh": "我们读的是", "en": "What we read"},
    "unread": {"zh": "未能确认的原因", "en": "Why locators are not confirmed"},
    "resting": {"zh": "依据它的条目", "en": "Entries resting on it"},
    "official": {"zh": "官方", "en": "Official"},
    "unofficial": {"zh": "非官方", "en": "Not official"},
    "scopes": {"zh": "适用范围", "en": "Scopes"},
    "scopes_lead": {
        "zh": "每条裁决都写明它适用的版本、模式、人数和模块。",
        "en": "Every ruling names the edition, mode, player counts and modules it holds for.",
    },
    "editions": {"zh": "版本", "en": "Editions"},
    "modes": {"zh": "模式", "en": "Modes"},
    "modules": {"zh": "模块", "en": "Modules"},
    "modules_in": {"zh": "需启用", "en": "with"},
    "modules_out": {"zh": "不含", "en": "without"},
    "entries": {"zh": "条目", "en": "Entries"},
    "open_lead": {
        "zh": "这些地方文件没有写清，或者互相矛盾。桌上遇到时，请先商定再继续。",
        "en": "Here the documents are silent or disagree. At the table, agree first and play on.",
    },
    "faq_lead": {
        "zh": "玩家在桌边真正会问的问题；每个答案都写明依据。",
        "en": "What players really ask at the table; every answer says what it rests on.",
    },
    "glossary_lead": {
        "zh": "官方英文名与中文玩家的叫法、俗称，以及规则怎么说它。",
        "en": "The official English names beside the names Chinese players use, nicknames, and what the rules say of each.",
    },
    "rules_lead": {"zh": "全部条目，按章节收起；点开一章看里面有什么。", "en": "Every entry, folded up by section; open one to see what is in it."},
    "whole_section": {"zh": "读整章", "en": "Read the whole section"},
    "whole_ruling": {"zh": "在规则页里看这一条", "en": "See it among the rules"},
    "all_of": {"zh": "全部规则与问答", "en": "All rules and questions"},
    "report_copied": {
        "zh": "它会把这一条的编号、内容、出处和链接复制成一封备好的信；本站没有公布收信地址，请粘贴发给架设本站的人，或把链接给你的人。",
        "en": "It copies a prepared message with the ruling's id, text, source and link. This site names no address of its own: paste the message "
              "and send it to whoever runs the site, or to whoever gave you the link.",
    },
    "report_sent": {
        "zh": "它会打开一封备好的信或一张备好的表单，写好了是哪一条。",
        "en": "It opens a prepared message or form that says which ruling it is.",
    },
    "renamed": {"zh": "这一条已改名，链接照旧有效。", "en": "This entry has been renamed; its old link still works."},
    "pinyin": {"zh": "拼音", "en": "Pinyin"},
    "search": {"zh": "搜索", "en": "Search"},
    "search_long": {"zh": "搜规则、问答、术语", "en": "Search rules, FAQ, terms"},
}

SOURCE_KIND = {
    "rulebook": {"zh": "规则书", "en": "Rulebook"},
    "reference": {"zh": "规则参考", "en": "Rules reference"},
    "faq": {"zh": "官方问答", "en": "FAQ"},
    "errata": {"zh": "勘误", "en": "Errata"},
    "supplement": {"zh": "补充说明", "en": "Supplement"},
    "component": {"zh": "配件上的文字", "en": "Component text"},
    "designer": {"zh": "设计师答复", "en": "Designer's answer"},
    "publisher": {"zh": "出版方资料", "en": "Publisher's information"},
    "community": {"zh": "社区资料", "en": "Community"},
    "data": {"zh": "数据库", "en": "Database"},
}
SOURCE_LANGUAGE = {
    "zh": {"zh": "简体中文", "en": "Simplified Chinese"},
    "zh-Hant": {"zh": "繁体中文", "en": "Traditional Chinese"},
    "en": {"zh": "英文", "en": "English"},
    "pl": {"zh": "波兰文", "en": "Polish"},
    "other": {"zh": "其他", "en": "Other"},
}
DOUBT = {
    "open": {"zh": "规则未明", "en": "Open questions"},
    "conflict": {"zh": "文件互相矛盾", "en": "Documents disagree"},
    "unverified": {"zh": "只见于第二手资料", "en": "Known at second hand only"},
}
TERM_KIND = {
    "unit": {"zh": "单位", "en": "Units"},
    "card": {"zh": "卡牌", "en": "Cards"},
    "faction": {"zh": "派系", "en": "Factions"},
    "place": {"zh": "地点", "en": "Places"},
    "person": {"zh": "人物", "en": "People"},
    "token": {"zh": "指示物", "en": "Tokens"},
    "resource": {"zh": "资源", "en": "Resources"},
    "concept": {"zh": "概念", "en": "Concepts"},
    "phase": {"zh": "阶段", "en": "Phases"},
    "product": {"zh": "产品", "en": "Products"},
}


def word(key: str, lang: str) -> str:
    """A word of the pages; KeyError for a key that is not there."""
    return WORDS[key][lang]


def count(number: int, noun: str, lang: str) -> str:
    """A number of things: 3 条, 3 entries. `noun` is entry, rule, question or term."""
    zh = {"entry": "条", "rule": "条规则", "question": "个问答", "term": "个术语"}[noun]
    if lang == "zh":
        return f"{number} {zh}"
    plural = "entries" if noun == "entry" else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


assert all(set(texts) == set(LANGUAGES) for texts in WORDS.values())
