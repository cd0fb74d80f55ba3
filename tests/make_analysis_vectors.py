"""Writes data/analysis_vectors.json: texts with what the Python analysis makes of them, for the browser's to be held against.

    .venv/bin/python tests/make_analysis_vectors.py

Run it after a change to the analysis or to how questions are read, and commit the file with the change. The file holds
its own word lists, so that it stays true while the data changes. Texts come from the small games, from the questions of
search_queries.tsv and from all of Unicode, by a generator with a fixed seed.
"""

from __future__ import annotations

import json
import random
import sys
import unicodedata
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parent
sys.path[:0] = [str(TESTS.parent / "scripts"), str(TESTS)]

from search_samples import questions, tuned_strangers  # noqa: E402
from tableside import api  # noqa: E402
from tableside.load import load  # noqa: E402
from tableside.search.analysis import Language, tokens  # noqa: E402
from tableside.search.export import search_documents  # noqa: E402
from tableside.search.index import all_texts  # noqa: E402
from tableside.search.memory import lexicon_of  # noqa: E402
from tableside.search.query import Query, game_names, read  # noqa: E402

FILE = TESTS / "data" / "analysis_vectors.json"
RANDOM_TEXTS = 200
HARD_CASES = [
    "", " ", "３艘舰船", "三艘船", "three ships", "两 2 二 two", "十五 二十 一百零五 一二三级 百分之十", "ＦＬＥＥＴ　ＰＯＯＬ", "艦隊池",
    "舰\u200b队\ufeff池", "fleet\u00adpool", "37.2", "3.", ".5", "007", "1.2.3", "10vp", "d6", "N'orr", "players' player's", "naïve Café",
    "ﬁghter", "½", "①", "㊀", "studies studied studying", "boxes dishes matches", "ties tied tying", "dice", "𠮷野家", "〇", "龍與鳳", "ΑΣ",
    "İstanbul", "<b>舰队池</b> & co", "__proto__ constructor toString hasOwnProperty", "舰队池上限3枚fleet pool三", "能不能 可以吗 怎么办",
]

Json = dict[str, Any]


def main() -> None:
    knowledge = load(TESTS / "data" / "rules_data").knowledge
    common, _, indexes = search_documents(knowledge)
    everything = [text for game in knowledge.games for text in all_texts(api.game_document(game))]
    texts = [*HARD_CASES, *everything, *(q.text for q in questions()), *tuned_strangers(), *_random_texts(everything)]
    lexicon = lexicon_of(indexes, Language.from_document(common["language"]), game_names(common))
    vectors = [{"text": t, "tokens": tokens(t, lexicon), "query": query_document(read(t, lexicon))} for t in dict.fromkeys(texts)]
    words = {"words": lexicon.words, "names": {name: list(terms) for name, terms in sorted(lexicon.names.items())}}
    document = {"language": common["language"], **words, "vectors": vectors}
    FILE.write_text(json.dumps(document, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
    print(f"{len(vectors)} vectors in {FILE}")


def query_document(query: Query) -> Json:
    """A question as read, in plain values that both languages write alike."""
    groups = [
        [g.text, [[list(a.tokens), a.worth] for a in g.alternatives], g.factor, list(g.concepts), list(g.games), g.stop]
        for g in query.groups
    ]
    return {"groups": groups, "links": list(query.links), "intents": list(query.intents)}


def _random_texts(known: list[str]) -> list[str]:
    chance = random.Random(20261130)
    characters = [chr(code) for code in range(0x20, 0x30000) if unicodedata.category(chr(code)) not in ("Cn", "Cs", "Co")]
    pieces = [text[i:i + 4] for text in known for i in range(0, len(text), 4)]
    return [
        "".join(chance.choice(characters) if chance.random() < 0.6 else chance.choice(pieces) for _ in range(chance.randint(1, 12)))
        for _ in range(RANDOM_TEXTS)
    ]


if __name__ == "__main__":
    main()
