"""Where the squares of the map lie on the board, and with them every lot, worker and building."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from game.maps.places import Box, Slot, TableLayout
from game.rules.newyork1901.board import STREETS, Cell, LotGrid
from game.rules.newyork1901.sites import Sites

BOARD = (931.0, 833.0)
"""Size of the board zone in design pixels: squares of 49 on the shipped map, which fills it."""

_WORKER = 0.9
"""A worker's side, in squares."""


@dataclass(frozen=True, slots=True)
class SquareGrid:
    """Where the map's squares lie within the board zone: ``cell`` is a square's side."""

    left: float
    top: float
    cell: float

    def box(self, cells: Iterable[Cell]) -> Box:
        """The bounding box of squares."""
        there = list(cells)
        columns, rows = [x for x, _ in there], [y for _, y in there]
        return (
            self.left + min(columns) * self.cell,
            self.top + min(rows) * self.cell,
            (max(columns) - min(columns) + 1) * self.cell,
            (max(rows) - min(rows) + 1) * self.cell,
        )

    def outline(self, cells: Iterable[Cell]) -> tuple[tuple[float, float], ...]:
        """The corners of squares that hang together."""
        return tuple((self.left + x * self.cell, self.top + y * self.cell) for x, y in corners(cells))


def frame_of(grid: LotGrid) -> SquareGrid:
    """The squares of a board: as large as fit into the zone, in its middle."""
    width, height = BOARD
    cell = min(width / grid.columns, height / grid.rows)
    return SquareGrid((width - cell * grid.columns) / 2, (height - cell * grid.rows) / 2, cell)


def corners(cells: Iterable[Cell]) -> list[Cell]:
    """The corners of the outline of squares that hang together, clockwise from the top left one."""
    inside = set(cells)
    edges: dict[Cell, Cell] = {}
    for x, y in inside:
        sides = (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        )
        edges.update({start: end for beyond, start, end in sides if beyond not in inside})
    at = min(edges, key=lambda corner: (corner[1], corner[0]))
    path = [at]
    while (at := edges[at]) != path[0]:
        path.append(at)
    return [
        here
        for before, here, after in zip([path[-1], *path[:-1]], path, [*path[1:], path[0]], strict=True)
        if (before[0] == here[0]) != (here[0] == after[0])
    ]


class DerivedSlots:
    """The slots that follow from the map: lots, the workers' posts on them and every place of a building."""

    def __init__(self, sites: Sites) -> None:
        self._sites = sites
        self._frame = frame_of(sites.grid)
        self._located: dict[str, Slot | None] = {}

    @cached_property
    def _lots(self) -> dict[str, tuple[Cell, ...]]:
        return {lot.id: lot.cells for lot in self._sites.grid.lots}

    @cached_property
    def _sights(self) -> dict[str, tuple[Cell, ...]]:
        return {sight.id: sight.cells for sight in self._sites.grid.sights}

    @cached_property
    def _ends(self) -> dict[str, Cell]:
        """The last square of each street that has a name: its medal lies there."""
        streets = self._sites.grid.streets
        return {street: max(cell for cell in streets if streets[cell] == street) for street in STREETS}

    def locate(self, name: str) -> Slot | None:
        """The slot of a lot, sight, post (``post.<lot>``), medal or site; None for other names."""
        if name not in self._located:
            self._located[name] = self._locate(name)
        return self._located[name]

    def _locate(self, name: str) -> Slot | None:
        kind, _, of = name.partition(".")
        if kind == "post" and of in self._lots:
            return Slot(name, "spot", self._post(self._lots[of]))
        if kind == "medal" and of in self._ends:
            return Slot(name, "spot", self._frame.box([self._ends[of]]))
        site = self._sites.by_id.get(name)
        cells = site.cells if site else self._lots.get(name) or self._sights.get(name)
        if cells is None:
            return None
        return Slot(name, "spot", self._frame.box(cells), outline=self._frame.outline(cells))

    def _post(self, cells: tuple[Cell, ...]) -> Box:
        """A small square in the middle of a straight lot, in the corner of a bent one."""
        x, y, width, height = self._frame.box(cells)
        if width > self._frame.cell and height > self._frame.cell:
            crossing = next(a for a in cells if sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for b in cells) == 2)
            x, y, width, height = self._frame.box([crossing])
        side = self._frame.cell * _WORKER
        return (x + (width - side) / 2, y + (height - side) / 2, side, side)


def with_ground(layout: TableLayout, sites: Sites) -> TableLayout:
    """A layout read from a table map, with the places on the board."""
    return replace(layout, locate=DerivedSlots(sites).locate)
