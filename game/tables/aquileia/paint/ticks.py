"""Where the sign that a piece is picked lies: beside its number, and off that of the next piece."""

from __future__ import annotations

from game.art.painter import Tick
from game.tables.aquileia.paint.cards import slip_shape

Size = tuple[int, int]
_CORNER: Tick = (0.13, 0.13, 0.42)
"""At the upper left of what has its number in the middle, or at the right."""
_TICKS: dict[str, Tick] = {
    "space": _CORNER,
    "selection": _CORNER,
    "site": (0.085, 0.77, 0.35),
    "exchange": (0.5, 0.2, 0.5),
    "coins": (0.1, 0.25, 0.5),
    "bid": (0.1, 0.25, 0.5),
}


def tick(kind: str, size: Size) -> Tick | None:
    """Where it lies on a kind of piece of this size, on a slip on the sign; None: where it usually does."""
    return (0.66 / slip_shape(size), 0.22, 0.38) if kind == "hand" else _TICKS.get(kind)
