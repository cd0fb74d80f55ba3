"""The questions that search is measured with are questions of our own: no phrasing in the data was made after them."""

from __future__ import annotations

from search_samples import Question, questions, table_questions
from tableside import api
from tableside.knowledge import KnowledgeBase

NEAR = 0.85


def test_no_phrasing_in_the_data_is_a_near_copy_of_a_question(knowledge: KnowledgeBase):
    asked = {_pairs(question.text): question for question in [*questions(), *table_questions()]}
    copies = [
        (phrasing, question.text)
        for game in knowledge.games
        for entry in api.game_document(game)["entries"]
        if entry["kind"] != "term" and entry.get("ask")
        for phrasings in (entry["ask"]["zh"], entry["ask"]["en"])
        for phrasing in phrasings
        for pairs, question in asked.items()
        if _is_near(_pairs(phrasing), pairs, question)
    ]
    assert not copies, copies


def _pairs(text: str) -> frozenset[str]:
    """The pairs of neighbouring letters, everything else left out."""
    letters = [character for character in text.lower() if character.isalnum()]
    return frozenset(a + b for a, b in zip(letters, letters[1:], strict=False))


def _is_near(one: frozenset[str], other: frozenset[str], question: Question) -> bool:
    """Whether two texts share nearly all their pairs; a question of one or two words is what anybody would say."""
    return len(question.text) > 4 and bool(one) and len(one & other) >= NEAR * len(one | other)
