"""Where the names of streets stand on the map, for any board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from game.art.drawing import Point
from game.rules.newyork1901.board import STREETS, Cell, LotGrid
from game.tables.newyork1901.paint.shapes import CELL

_LABELS: Mapping[str, tuple[str, ...]] = {
    "nassau_broad": ("nassau", "broad"),
    "pine_thames": ("thames", "pine"),
}
"""Streets that change their name on the way, from north to south and from west to east."""


@dataclass(frozen=True, slots=True)
class MapName:
    """A name on the map in units of a hundred to the square.

    Attributes:
        key: of the street.
        centre: where it stands.
        length: of its stretch of the street, which it is never wider than.
        room: within which it may move along the street.
        upright: whether it climbs.
    """

    key: str
    centre: Point
    length: float
    room: float
    upright: bool


def street_names(grid: LotGrid) -> Iterator[MapName]:
    """The names of all streets that have a card."""
    for street in STREETS:
        cells = {cell for cell, name in grid.streets.items() if name == street}
        upright = len({y for _, y in cells}) > len({x for x, _ in cells})
        stretches = _runs(cells, upright)
        labels = _LABELS.get(street, (street,))
        for key, run in _shared(labels, stretches):
            middle = ((run[0][0] + run[-1][0] + 1) / 2 * CELL, (run[0][1] + run[-1][1] + 1) / 2 * CELL)
            yield MapName(key, middle, len(run) * CELL, (len(run) + 0.6) * CELL, upright)


def _runs(cells: set[Cell], upright: bool) -> list[list[Cell]]:
    """The straight stretches, in order along the street."""
    row = sorted(cells, key=lambda cell: cell if upright else (cell[1], cell[0]))
    runs = [[row[0]]]
    for before, cell in pairwise(row):
        follows = (before[0], before[1] + 1) if upright else (before[0] + 1, before[1])
        if cell == follows:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    return runs


def _shared(labels: tuple[str, ...], stretches: list[list[Cell]]) -> list[tuple[str, list[Cell]]]:
    """Which label stands on which stretch: each name once, the first of two on the first stretch."""
    longest = sorted(stretches, key=len, reverse=True)
    if len(labels) == 1:
        return [(labels[0], longest[0])]
    if len(stretches) == 1:
        half = len(stretches[0]) // 2
        return [(labels[0], stretches[0][:half]), (labels[1], stretches[0][-half:])]
    return [(labels[0], stretches[0]), (labels[1], next(run for run in longest if run is not stretches[0]))]
