#!/usr/bin/env python3
"""Tries other settings of the ranking on our own questions, by cross-validation.

    python scripts/tune.py                               every setting, once: an hour
    python scripts/tune.py --only CHARACTER_FACTOR LINK  some of them: minutes
    python scripts/tune.py --phrasings --only K1         asking one phrasing of each ruling, with the index that lacks it

Only the tuned half of the questions is read, or no question at all but left-out phrasings; and of those that nobody can
answer here. They are dealt into folds; for each fold the settings are chosen on the other folds, one after the other
(coordinate ascent), and then measured on the fold that was left out. What is printed is the gain on questions that did
not choose: where it is not clearly above 0, the settings stay as they are.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "tests")]

from search_samples import Question, Searcher, phrasings, tuned_questions, tuned_strangers  # noqa: E402
from tableside.load import load  # noqa: E402
from tableside.search import borrowing, engine, index, query, rank  # noqa: E402

FOLDS = 5
LIMIT = 10
# Module, name, values to try. Settings of BUILT are in the built weights: trying them builds every index anew.
# `FIELDS title` is the weight of the field title.
SETTINGS: list[tuple[Any, str, Sequence[Any]]] = [
    (query, "ALIKE_WORTH", (0.5, 0.7, 0.9)),
    (query, "STOP_FACTOR", (0.12, 0.2, 0.3)),
    (query, "CHARACTER_FACTOR", (0.4, 0.55, 0.7, 0.85)),
    (query, "CHARACTERS_ONLY", (0.2, 0.4, 0.55)),
    (query, "LOOSE_CHARACTERS", (0.3, 0.45, 0.6)),
    (rank, "LINK", (0.15, 0.35, 0.6)),
    (rank, "INTENT", (0.0, 0.3, 0.6)),
    (rank, "FLOOR", (0.25, 0.45, 0.65)),
    (rank, "EVIDENCE_SHARE", (0.1, 0.15, 0.2)),
    (rank, "NAMED_SHARE", (0.2, 0.32, 0.45)),
    (engine, "RELIABLE", (0.36, 0.4, 0.42, 0.44)),
    (engine, "FURTHER", (0.15, 0.25, 0.35)),
    (engine, "OTHER_GAME_FACTOR", (0.45, 0.6, 0.8)),
    (engine, "CLEARLY_AHEAD", (1.1, 1.2, 1.4)),
    (borrowing, "RIDGE", (0.1, 0.2, 0.4)),
    (borrowing, "BORROWED", (0, 60, 100, 150)),
    (index, "K1", (0.9, 1.5, 2.2)),
    *((index, f"FIELDS {field}", tuple(round(weight * by, 2) for by in (0.6, 1, 1.6))) for field, (weight, _) in index.FIELDS.items()),
]

BUILT = (borrowing, index)

Values = tuple[Any, ...]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1, help="how often to go through the settings (default: 1)")
    parser.add_argument("--only", nargs="+", default=[], choices=[name for _, name, _ in SETTINGS], metavar="NAME", help="only these settings")
    parser.add_argument("--phrasings", action="store_true", help="ask phrasings that are left out of the index, instead of our questions")
    options = parser.parse_args()
    trial = Trial(options.only, options.phrasings)
    folds = [trial.asked[at::FOLDS] for at in range(FOLDS)]
    start = trial.current()
    print(f"{len(trial.asked)} questions; today's settings: {_mean(trial.scores(start), trial.asked):.4f}")
    gains, choices = [], Counter()
    for left_out in folds:
        others = [question for fold in folds if fold is not left_out for question in fold]
        chosen = _climb(trial, start, others, options.rounds)
        gains.append(_mean(trial.scores(chosen), left_out) - _mean(trial.scores(start), left_out))
        choices.update((name, repr(value)) for (_, name, _), value, was in zip(trial.settings, chosen, start, strict=True) if value != was)
    print(f"gain on the questions left out: {sum(gains) / FOLDS:+.4f}, by fold {', '.join(f'{gain:+.3f}' for gain in gains)}")
    for (name, value), times in choices.most_common():
        print(f"  {name} = {value}: chosen by {times} of {FOLDS}")
    return 0


class Trial:
    """Scores the questions under any values of the settings, each combination once."""

    def __init__(self, only: Sequence[str], of_phrasings: bool) -> None:
        self.knowledge = load(ROOT / "rules_data").knowledge
        left_out = list(phrasings(self.knowledge)) if of_phrasings else []
        self._left_out = {question.text for question in left_out}
        self.asked = [*(left_out or tuned_questions()), *(Question(text, None, frozenset()) for text in tuned_strangers())]
        self.settings = [setting for setting in SETTINGS if not only or setting[1] in only]
        self._scores: dict[str, Mapping[Question, float]] = {}
        self._searchers: dict[str, Searcher] = {}

    def current(self) -> Values:
        return tuple(_get(module, name) for module, name, _ in self.settings)

    def scores(self, values: Values) -> Mapping[Question, float]:
        """Question -> its part in R@3 + (R@1 + MRR) / 2; a stranger's question is worth as much where it is not answered."""
        if repr(values) not in self._scores:
            with self._set(values):
                searcher = self._searcher(values)
                self._scores[repr(values)] = {question: _score(searcher, question) for question in self.asked}
        return self._scores[repr(values)]

    def _searcher(self, values: Values) -> Searcher:
        built = repr([value for (module, _, _), value in zip(self.settings, values, strict=True) if module in BUILT])
        if built not in self._searchers:
            self._searchers[built] = Searcher(self.knowledge, left_out=self._left_out)
        return self._searchers[built]

    @contextmanager
    def _set(self, values: Values) -> Iterator[None]:
        before = self.current()
        try:
            for (module, name, _), value in zip(self.settings, values, strict=True):
                _put(module, name, value)
            yield
        finally:
            for (module, name, _), value in zip(self.settings, before, strict=True):
                _put(module, name, value)


def _climb(trial: Trial, start: Values, asked: Sequence[Question], rounds: int) -> Values:
    best = start
    for _ in range(rounds):
        for at, (_, _, candidates) in enumerate(trial.settings):
            tried = [best[:at] + (value,) + best[at + 1:] for value in candidates]
            best = max([best, *tried], key=lambda values: round(_mean(trial.scores(values), asked), 9))
    return best


def _get(module: Any, name: str) -> Any:
    name, _, field = name.partition(" ")
    return getattr(module, name)[field][0] if field else getattr(module, name)


def _put(module: Any, name: str, value: Any) -> None:
    name, _, field = name.partition(" ")
    if field:
        getattr(module, name)[field] = (value, getattr(module, name)[field][1])
    else:
        setattr(module, name, value)


def _score(searcher: Searcher, question: Question) -> float:
    found = searcher.found(question.text, question.game, LIMIT)
    if not question.wanted:
        return 0.0 if found else 2.0
    place = next((at for at, entry in enumerate(found) if entry in question.wanted), None)
    return 0.0 if place is None else (place < 3) + ((place == 0) + 1 / (place + 1)) / 2


def _mean(scores: Mapping[Question, float], asked: Sequence[Question]) -> float:
    return sum(scores[question] for question in asked) / len(asked)


if __name__ == "__main__":
    sys.exit(main())
