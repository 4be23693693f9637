"""The outlines of buildings: polyominoes in units of a hundred to the square, with their edges drawn in."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from game.art.drawing import Point
from game.rules.newyork1901.board import Cell
from game.tables.newyork1901.layout import corners

CELL = 100.0


@dataclass(frozen=True, slots=True)
class Area:
    """An upright rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height

    @property
    def centre(self) -> Point:
        """Its middle."""
        return (self.left + self.width / 2, self.top + self.height / 2)

    def shrunk(self, by: float) -> Area:
        """The same, smaller by ``by`` on every side."""
        return Area(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)


def extent(cells: Collection[Cell]) -> tuple[int, int]:
    """Columns and rows that an outline takes from column 0 and row 0."""
    return 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)


def outline(cells: Collection[Cell], inset: float = 0, foot: float | None = None) -> list[Point]:
    """The boundary clockwise, moved inwards by ``inset``, at lower edges by ``foot``; without holes."""
    turning = corners(cells)
    lower = inset if foot is None else foot
    moved: list[Point] = []
    for before, here, after in zip(
        turning[-1:] + turning[:-1], turning, turning[1:] + turning[:1], strict=True
    ):
        x, y = here[0] * CELL, here[1] * CELL
        for start, end in ((before, here), (here, after)):
            across, down = _sign(end[0] - start[0]), _sign(end[1] - start[1])
            reach = lower if across < 0 else inset
            x, y = x - down * reach, y + across * reach
        moved.append((x, y))
    return moved


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def fronts(cells: Collection[Cell], inset: float, height: float) -> Iterator[Area]:
    """The façades that look south: one for each run of squares with nothing below them."""
    for y in sorted({y for _, y in cells}):
        for first, last in _runs([x for x, row in cells if row == y and (x, y + 1) not in cells]):
            left = first * CELL + (0 if (first - 1, y) in cells and (first - 1, y + 1) in cells else inset)
            right = (last + 1) * CELL - (
                0 if (last + 1, y) in cells and (last + 1, y + 1) in cells else inset
            )
            yield Area(left, (y + 1) * CELL - inset - height, right - left, height)


def _runs(columns: Sequence[int]) -> Iterator[tuple[int, int]]:
    """First and last of the consecutive numbers."""
    row = sorted(columns)
    for column in row:
        if column - 1 not in row:
            last = column
            while last + 1 in row:
                last += 1
            yield column, last


def terrace(cells: Collection[Cell], cell: Cell, inset: float, foot: float) -> Area:
    """The roof over one square: less by ``inset`` at open edges, by ``foot`` at an open lower edge."""
    x, y = cell
    left = 0 if (x - 1, y) in cells else inset
    top = 0 if (x, y - 1) in cells else inset
    right = 0 if (x + 1, y) in cells else inset
    bottom = 0 if (x, y + 1) in cells else foot
    return Area(x * CELL + left, y * CELL + top, CELL - left - right, CELL - top - bottom)
