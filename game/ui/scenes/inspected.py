"""What can be looked at closely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import overload

from game.rules.kernel.text import Text
from game.tables.table import Picture

_SLIM, _WIDE = 0.78, 2.6
"""The narrowest room for a piece in a closer look and the widest: width by height."""


@dataclass(frozen=True, slots=True)
class Inspected:
    """Something to look at.

    Attributes:
        pictures: how it is shown; several for all that a player has.
        heading: what it is.
        lines: what else there is to say: why it cannot be chosen, what it costs.
        piece: the piece that is told as the one looked at last.
    """

    pictures: tuple[Picture, ...]
    heading: Text
    lines: tuple[Text, ...] = ()
    piece: str = ""


class OnDemand(Sequence[Inspected]):
    """Things to look at, each asked for when it is looked at.

    Args:
        pages: give them.
    """

    def __init__(self, pages: Sequence[Callable[[], Inspected]]) -> None:
        self._pages = pages

    def __len__(self) -> int:
        """How many there are."""
        return len(self._pages)

    @overload
    def __getitem__(self, at: int) -> Inspected: ...

    @overload
    def __getitem__(self, at: slice) -> OnDemand: ...

    def __getitem__(self, at: int | slice) -> Inspected | OnDemand:
        """One of them, or some."""
        return OnDemand(self._pages[at]) if isinstance(at, slice) else self._pages[at]()


def room_shape(size: tuple[int, int]) -> float:
    """Width for height of the room of a closer look at what is of this size."""
    return min(max(size[0] / size[1], _SLIM), _WIDE) if all(size) else _SLIM
