"""Words that an entry borrows from the entries like it: found by 钢怎么造 is also what only speaks of 合成钢, if its neighbours say 造.

Document expansion (Liu, Croft: Cluster-Based Retrieval Using Language Models, SIGIR 2004) with the weights of ridge regression:
with the entries' tokens as rows of A, each of length 1, and their likeness K = A·Aᵀ, what entry i has of token t is expected to be

    (K (K + RIDGE·1)⁻¹ · A)ᵢₜ , its own part left out

that is, a token that those say who say the same otherwise. The BORROWED best that it does not hold are borrowed, each at WEIGHT.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

import numpy
from scipy import sparse

from .analysis import CHARACTER, CONCEPT, DIGITS

RIDGE = 0.2
BORROWED = 100
WEIGHT = 4  # of rank.WEIGHT_MAX
NEVER_BORROWED = (CHARACTER, CONCEPT, DIGITS)

Postings = Mapping[str, Sequence[int]]


def borrowed(postings: Postings, entries: Sequence[int]) -> dict[str, list[int]]:
    """In: token -> [entry, weight, entry, weight, …]; the entries that lend and borrow. Out: token -> the entries that borrow it, in order.

    No entry borrows single characters, terms and numbers (what it says of them is all it says), nor what one entry alone holds.
    """
    if len(entries) < 2:
        return {}
    tokens = list(postings)
    held = _rows(postings, entries)
    likeness = (held @ held.T).toarray()
    shares = numpy.linalg.solve(likeness + RIDGE * numpy.eye(len(entries)), likeness)
    numpy.fill_diagonal(shares, 0)
    lent = [at for at, token in enumerate(tokens) if token[0] not in NEVER_BORROWED and len(postings[token]) > 2]
    expected = numpy.round((held[:, lent].T @ shares.T).T, 4)  # rounded, since the last digits differ from machine to machine
    expected[held[:, lent].toarray() > 0] = 0
    chosen = expected > _least_chosen(expected)[:, None]
    return {tokens[lent[column]]: [entries[row] for row in numpy.flatnonzero(chosen[:, column])] for column in numpy.flatnonzero(chosen.any(axis=0))}


def _rows(postings: Postings, entries: Sequence[int]) -> sparse.csr_matrix:
    """The entries as rows of length 1: weight times idf of each token."""
    flat = numpy.fromiter(itertools.chain.from_iterable(postings.values()), dtype=int)
    holders = numpy.array([len(posting) // 2 for posting in postings.values()])
    columns = numpy.repeat(numpy.arange(len(holders)), holders)
    row_of = numpy.full(max(flat[::2].max(), *entries) + 1, -1)
    row_of[list(entries)] = numpy.arange(len(entries))
    rows = row_of[flat[::2]]
    values = flat[1::2] * numpy.log(1 + len(entries) / holders)[columns]
    known = rows >= 0
    held = sparse.csr_matrix((values[known], (rows[known], columns[known])), shape=(len(entries), len(holders)))
    lengths = numpy.sqrt(held.multiply(held).sum(axis=1)).A1
    return sparse.csr_matrix(sparse.diags(1 / numpy.maximum(lengths, 1)) @ held)


def _least_chosen(expected: numpy.ndarray) -> numpy.ndarray:
    """For each row the value that those chosen exceed."""
    beyond = expected.shape[1] - BORROWED - 1
    return numpy.partition(expected, beyond, axis=1)[:, beyond] if beyond >= 0 else numpy.zeros(len(expected))
