"""The shape of the knowledge base: what each file under rules_data may hold.

These models are the single description of the data. The loader checks shape
with them, `scripts/schema.py` writes the JSON Schemas from them, and every
later step reads their instances. Meaning (do references resolve, do the two
languages agree) is checked in `tableside.checks`.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, StringConstraints, Tag

LANGUAGES = ("zh", "en")

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Players = Annotated[int, Field(ge=1, le=99)]
Url = Annotated[str, StringConstraints(pattern=r"^https?://\S+$")]
Date = Annotated[str, StringConstraints(pattern=r"^\d{4}(-\d{2}(-\d{2})?)?$")]

Basis = Literal["read", "reported", "none"]
Tone = Literal["yes", "no", "depends", "info"]
Status = Literal["settled", "unverified", "conflict"]
LocatorForm = Literal["page", "clause", "section"]
SourceKind = Literal[
    "rulebook", "reference", "faq", "errata", "supplement", "component", "designer", "publisher", "community", "data"
]


class Model(BaseModel):
    """Refuses unknown keys, so that a misspelt key is an error and not a silent loss."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, populate_by_name=True)


class Bilingual(Model):
    """One text in both languages, saying exactly the same."""

    zh: Text = Field(description="Simplified Chinese / 简体中文")
    en: Text = Field(description="English / 英文")


class Phrasings(Model):
    """Lists of wordings; the two languages need not correspond line by line."""

    zh: list[Text] = Field(default=[], description="Chinese wordings / 中文说法")
    en: list[Text] = Field(default=[], description="English wordings / 英文说法")


class Citation(Model):
    """Where an official document says so, and how we know."""

    source: Slug = Field(description="id of a source in sources.yml / sources.yml 里的来源 id")
    page: int | None = Field(default=None, ge=1, description="page of that document / 页码")
    to_page: int | None = Field(default=None, ge=1, description="last page, where the passage runs on / 末页")
    clause: Text | None = Field(default=None, description='numbered clause, quoted: "37.2" / 条款号,要加引号')
    section: Text | None = Field(default=None, description="heading as the document prints it / 原文标题")
    basis: Basis = Field(
        description=(
            "how the locator is known: read = seen in a copy of the document, reported = another publication says so, "
            "none = not confirmed / 出处依据:read 读过原文,reported 他处转述,none 未能确认"
        )
    )
    page_hint: int | None = Field(
        default=None, ge=1, description="page somebody else names, shown as hearsay; only where page is absent / 传闻页码"
    )
    why: Bilingual | None = Field(
        default=None,
        description="basis none: why it is unconfirmed (not needed where the source itself has `unread`) / 无出处的原因",
    )


class Modules(Model):
    """Modules that must be in play, and modules with which the text is not vouched for."""

    in_: list[Slug] = Field(default=[], alias="in", description="must be in play / 必须启用")
    out: list[Slug] = Field(default=[], description="must not be in play / 必须不启用")


class EntryBase(Model):
    """What every entry carries."""

    id: Slug = Field(description="permanent, language-neutral, never reused / 永久 id,不含语言,不重复使用")
    cite: list[Citation] = Field(min_length=1, description="at least one citation / 至少一条出处")
    scope: Slug = Field(description="id of a scope in scopes.yml / scopes.yml 里的适用范围 id")
    players: list[Players] | None = Field(
        default=None, min_length=1, description="player counts, only where narrower than the scope / 人数,仅当比范围更窄"
    )
    modules: Modules | None = Field(
        default=None, description="modules, only where narrower than the scope / 模块,仅当比范围更窄"
    )
    status: Status = Field(
        default="settled", description="settled, unverified (one secondary source only) or conflict / 状态"
    )
    prevails: Slug | None = Field(default=None, description="status conflict: the source that prevails / 以哪份文件为准")
    note: Bilingual | None = Field(
        default=None, description="what is unverified or in conflict; required with those states / 存疑或冲突的说明"
    )
    ask: Phrasings = Field(default=Phrasings(), description="how players put it at the table / 玩家在桌边怎么问")
    see: list[Text] = Field(default=[], description="related entries: an id, or game/id / 相关条目")
    formerly: list[Slug] = Field(default=[], description="earlier ids that must go on answering / 曾用 id")


class Rule(EntryBase):
    """One rule: one answer to one thing a player could ask."""

    kind: Literal["rule"]
    title: Bilingual
    text: Bilingual


class Example(EntryBase):
    """A worked example with numbers."""

    kind: Literal["example"]
    title: Bilingual
    text: Bilingual


class About(EntryBase):
    """A fact about the game itself: players, time, weight, rank, background."""

    kind: Literal["about"]
    title: Bilingual
    text: Bilingual


class Verdict(Bilingual):
    """The answer in one or a few words."""

    tone: Tone = Field(description="yes, no, depends or info / 语气")


class Faq(EntryBase):
    """A question as players ask it, answered from the rulings it rests on."""

    kind: Literal["faq"]
    section: Slug | None = Field(default=None, description="id of the rules section it belongs to / 所属章节")
    question: Bilingual
    verdict: Verdict
    answer: Bilingual
    rests_on: list[Text] = Field(min_length=1, description="rulings it follows from / 依据的条目")


class Open(EntryBase):
    """The document is unclear: what it says, why that does not decide, and, kept apart, our reading."""

    kind: Literal["open"]
    title: Bilingual
    text: Bilingual = Field(description="what the document says / 原文怎么说")
    unclear: Bilingual = Field(description="why that is unclear / 为何不清楚")
    reading: Bilingual | None = Field(default=None, description="the editor's reading, not official / 编者解读,非官方")


Entry = Rule | Example | About | Faq | Open
SectionEntry = Annotated[Rule | Example | Open, Field(discriminator="kind")]


class Section(Model):
    """One section of a game's rules."""

    id: Slug
    title: Bilingual
    intro: Bilingual | None = None


class RulingsFile(Model):
    """rulings/NN-section.yml: one section of the rules."""

    section: Section
    entries: list[SectionEntry] = Field(min_length=1)


class FaqFile(Model):
    """faq.yml: the questions."""

    entries: list[Faq] = Field(min_length=1)


class AboutFile(Model):
    """about.yml: facts about the game."""

    entries: list[About] = Field(min_length=1)


def _form_of_cell(value: Any) -> str:
    """Which form a cell was written in; what is none of them is refused as a text."""
    return "number" if isinstance(value, int) else "figure" if isinstance(value, str) else "text"


Figure = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, pattern=r"^[^A-Za-z\u3400-\u9fff]+$")]
Cell = Annotated[
    Annotated[int, Tag("number")] | Annotated[Figure, Tag("figure")] | Annotated[Bilingual, Tag("text")], Discriminator(_form_of_cell)
]


class Row(Model):
    """One row of a table."""

    cells: list[Cell] = Field(
        min_length=1, description="one a column: a number, a figure such as 3–4, or a text in both languages / 每列一格:数字、3–4 之类,或双语文字"
    )
    from_: list[Slug] = Field(default=[], alias="from", description="the rulings this row repeats; its name leads to the first / 本行依据的条目")


class Table(Model):
    """Facts of several rulings side by side, where people would rather look than read.

    It says nothing new: citations and certainty are those of the rulings it is made of.
    """

    kind: ClassVar[str] = "table"

    id: Slug = Field(description="permanent, language-neutral, unlike any entry's / 永久 id,不与条目重复")
    section: Slug = Field(description="the section of the rules whose page it heads / 放在哪一章的开头")
    title: Bilingual
    columns: list[Bilingual] = Field(min_length=2, description="titles of the columns; the first names the row / 各列标题,第一列是行名")
    rows: list[Row] = Field(min_length=2)
    rows_are: Literal["plain", "numbered"] = Field(
        default="plain", description="numbered: shown with their numbers, as steps in order are / numbered 显示序号,例如步骤"
    )
    from_: list[Slug] = Field(default=[], alias="from", description="the rulings the table as a whole repeats / 整张表依据的条目")
    scope: Slug = Field(description="id of a scope in scopes.yml / scopes.yml 里的适用范围 id")
    players: list[Players] | None = Field(
        default=None, min_length=1, description="player counts, only where narrower than the scope / 人数,仅当比范围更窄"
    )
    modules: Modules | None = Field(default=None, description="modules, only where narrower than the scope / 模块,仅当比范围更窄")
    note: Bilingual | None = Field(default=None, description="what a reader must know beside the cells / 附注")
    formerly: list[Slug] = Field(default=[], description="earlier ids that must go on answering / 曾用 id")

    @property
    def sources(self) -> tuple[str, ...]:
        """The rulings of the table as a whole, then those of its rows, each once."""
        return tuple(dict.fromkeys([*self.from_, *(name for row in self.rows for name in row.from_)]))


class TablesFile(Model):
    """tables.yml: what players look up."""

    tables: list[Table] = Field(min_length=1)


class Source(Model):
    """An official document or another publication that rulings cite."""

    id: Slug
    kind: SourceKind
    title: Bilingual
    version: Text | None = Field(default=None, description="edition or file date, quoted / 版本或文件日期")
    language: Literal["zh", "zh-Hant", "en", "pl", "other"] = Field(description="language of the document / 文件语言")
    publisher: Text | None = None
    pages: int | None = Field(default=None, ge=1, description="page count; pages cited must lie within it / 总页数")
    locators: list[LocatorForm] = Field(description="forms a citation of it may use / 可用的定位方式")
    official: Literal["official", "unofficial"] = Field(description="the publisher's own, or not / 是否官方")
    rank: int = Field(ge=1, description="which prevails in a conflict: 1 is strongest / 冲突时的优先级,1 最高")
    url: Url | None = Field(default=None, description="where the publisher offers it / 官方地址")
    read: Bilingual = Field(description="which copy we read and how far / 我们读的是哪一份、读到什么程度")
    unread: Bilingual | None = Field(
        default=None, description="why locators in it cannot be confirmed; allows basis none / 为何无法确认其出处"
    )


class SourcesFile(Model):
    """sources.yml: the registry of documents."""

    sources: list[Source] = Field(min_length=1)


class Named(Model):
    """An edition, mode or module."""

    id: Slug
    name: Bilingual
    note: Bilingual | None = None


class Module(Named):
    """Something that may be added to a game: a module of the box, or an expansion."""

    kind: Literal["module", "expansion"] = Field(
        default="module", description="module of the box, or expansion (said in one word where excluded) / 盒内模块或扩展"
    )


class Scope(Model):
    """Where a ruling applies."""

    id: Slug
    name: Bilingual
    edition: Slug
    mode: Slug
    players: list[Players] = Field(min_length=1)
    modules: Modules = Modules()


class ScopesFile(Model):
    """scopes.yml: editions, modes, modules and the scopes made of them."""

    editions: list[Named] = Field(min_length=1)
    modes: list[Named] = Field(min_length=1)
    modules: list[Module] = Field(default=[])
    scopes: list[Scope] = Field(min_length=1)


class Term(Model):
    """A glossary term: the official English name and the Chinese one players use."""

    id: Slug
    zh: Text
    en: Text
    kind: Literal[
        "concept", "place", "card", "unit", "faction", "person", "token", "resource", "phase", "product"
    ] = Field(default="concept", description="what it names / 类别")
    aliases: Phrasings = Field(default=Phrasings(), description="other names, slang / 别称、俗称")
    pinyin: Text | None = Field(default=None, description="only where a character has several readings / 多音字时注明拼音")
    official: Literal["both", "en", "zh", "neither"] = Field(
        default="en", description="which of the two names is printed in an official document / 哪个名称是官方的"
    )
    see: list[Slug] = Field(default=[], description="the rulings that define it / 解释它的条目")


class TermsFile(Model):
    """terms.yml: the glossary."""

    terms: list[Term] = Field(min_length=1)


class Ranking(Model):
    """A rank as a dated snapshot, never as today's."""

    site: Text
    rank: int = Field(ge=1)
    date: Date


class GameFile(Model):
    """game.yml: what the game is."""

    id: Slug
    name: Bilingual
    short: Bilingual = Field(description="short name for chips and buttons / 简称")
    aliases: Phrasings = Phrasings()
    players: list[Players] = Field(min_length=1, description="player counts the rules provide for / 规则支持的人数")
    best: list[Players] = Field(default=[], description="best counts by community vote / 社区推荐人数")
    minutes: list[Annotated[int, Field(ge=1)]] | None = Field(
        default=None, min_length=1, max_length=2, description="from, to; one number where only that is known / 时长(分钟)"
    )
    age: int | None = Field(default=None, ge=1)
    weight: Text | None = Field(default=None, description='out of 5, quoted: "3.53" / 复杂度,要加引号')
    ranking: Ranking | None = None
    year: int | None = None
    designers: list[Text] = []
    publisher: Text | None = None
    mechanisms: list[Bilingual] = []
    checked: Date = Field(description="when these facts were last checked / 核对日期")
    default_scope: Slug = Field(description="the scope most rulings have / 多数条目的适用范围")
    background: list[Bilingual] = Field(default=[], description="short paragraphs, our own words / 背景,自己的话")
    sheet: list[Slug] = Field(
        default=[],
        description="ids of the entries and tables on the printable sheet, in order; empty: chosen by the build / 速查表上的条目和表,留空则自动挑选",
    )


FILE_MODELS: dict[str, type[Model]] = {
    "game": GameFile,
    "sources": SourcesFile,
    "scopes": ScopesFile,
    "terms": TermsFile,
    "rulings": RulingsFile,
    "faq": FaqFile,
    "about": AboutFile,
    "tables": TablesFile,
}
