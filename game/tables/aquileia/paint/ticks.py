"""Where the sign that a piece is picked lies: beside its number, and off that of the next piece."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.painter import Tick
from game.tables.aquileia.paint.cards import LONG, LONGEST
from game.tables.aquileia.paint.figures import NumberSizes

Size = tuple[int, int]
_CORNER: Tick = (0.13, 0.13, 0.42)
"""At the upper left of what has its number in the middle, or at the right."""


def tick(kind: str, size: Size, figures: NumberSizes) -> Tick | None:
    """Where it lies on a kind of piece of this size; None: where it usually does."""
    finder = _FINDERS.get(kind)
    return finder(size, figures) if finder else None


def _hand(size: Size, figures: NumberSizes) -> Tick:
    """On the sign of a slip, off its number; upon that of a card, or below it where the points leave room."""
    shape = size[0] / size[1]
    if shape > LONG:
        return (0.7 / min(shape, LONGEST), 0.22, 0.38)
    if shape > figures.broad:
        return (0.14, 0.2, 0.4)
    return (0.16, 0.76, 0.32)


def _always(where: Tick) -> Callable[[Size, NumberSizes], Tick]:
    return lambda size, figures: where


_FINDERS: Mapping[str, Callable[[Size, NumberSizes], Tick]] = {
    "space": _always(_CORNER),
    "selection": _always(_CORNER),
    "hand": _hand,
    "site": _always((0.085, 0.77, 0.35)),
    "exchange": _always((0.5, 0.2, 0.5)),
    "coins": _always((0.1, 0.25, 0.5)),
    "bid": _always((0.1, 0.25, 0.5)),
}
