"""What issue 4 asks of speed and size, and how a measurement compares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

# Column -> the most it may be; first for today's entries, then for up to fifty times as many.
ALL_GAMES = (
    {"build s": 5, "p95 ms": 5, "p95 KB": 150},
    {"build s": 120, "p95 ms": 20, "first KB": 250, "p95 KB": 500},
)
GAME_CHOSEN = ({"p95 ms": 5, "p95 KB": 80}, {"p95 ms": 20})


def compared(figures: Mapping[str, float], most: Mapping[str, float]) -> Iterator[str]:
    """A line for each target."""
    for column, limit in most.items():
        yield line(column, figures[column], limit, "")


def line(what: str, measured: float, most: float, unit: str) -> str:
    """How a figure compares, in words."""
    return f"{what} {measured:.2f} {unit} (at most {most:g}): {'met' if measured <= most else 'MISSED'}".replace("  ", " ")
