"""Work on many things at once: on every processor where processes can be forked, else one thing after the other."""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

_work: Callable[[Any], Any]


def mapped(work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
    """`map` in several processes, in order. Items and results travel between them; what `work` holds is there already."""
    workers = min(len(items), os.cpu_count() or 1)
    if workers < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(work, items)
        return
    # Not multiprocessing.Pool: at its end it kills workers, and one killed while it holds the queue's lock leaves the others waiting for ever.
    with ProcessPoolExecutor(workers, multiprocessing.get_context("fork"), _begin, (work,)) as executor:
        yield from executor.map(_do, items)


def _begin(work: Callable[[Any], Any]) -> None:
    global _work
    _work = work
    gc.disable()  # what is made here holds no cycles, and looking for some among millions of postings takes a fifth of the time


def _do(item: Any) -> Any:
    return _work(item)
