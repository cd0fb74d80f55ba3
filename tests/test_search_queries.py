"""The questions that search is measured with are questions of our own: no phrasing in the data was made after them."""

from __future__ import annotations

from collections import Counter, defaultdict

from search_samples import all_questions
from tableside import api
from tableside.knowledge import KnowledgeBase

NEAR = 0.85


def test_no_phrasing_in_the_data_is_a_near_copy_of_a_question(knowledge: KnowledgeBase):
    copies = [
        (phrasing, near)
        for game in knowledge.games
        for entry in api.game_document(game)["entries"]
        if entry["kind"] != "term" and entry.get("ask")
        for phrasing in [*entry["ask"]["zh"], *entry["ask"]["en"]]
        for near in _near(phrasing)
    ]
    assert not copies, copies


def _pairs(text: str) -> frozenset[str]:
    """The pairs of neighbouring letters, everything else left out."""
    letters = [character for character in text.lower() if character.isalnum()]
    return frozenset(a + b for a, b in zip(letters, letters[1:], strict=False))


# A question of one or two words is what anybody would say.
ASKED = {question.text: _pairs(question.text) for question in all_questions() if len(question.text) > 4}
HOLDING: dict[str, list[str]] = defaultdict(list)
for text, pairs in ASKED.items():
    for pair in pairs:
        HOLDING[pair].append(text)


def _near(phrasing: str) -> list[str]:
    """The questions that share nearly all their pairs with a phrasing."""
    pairs = _pairs(phrasing)
    shared = Counter(text for pair in pairs for text in HOLDING.get(pair, ()))
    return [text for text, count in shared.items() if count >= NEAR * (len(pairs) + len(ASKED[text]) - count)]
