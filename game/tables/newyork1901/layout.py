"""Where the squares of the map lie on the board, and with them every lot, worker and building."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import cache

from game.maps.places import Box, Slot
from game.rules.newyork1901.board import STREETS, Cell, LotGrid, neighbours
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

    def part(self, left: float, top: float, wide: float, high: float) -> Box:
        """A rectangle that is given in squares."""
        return (self.left + left * self.cell, self.top + top * self.cell, wide * self.cell, high * self.cell)

    def box(self, cells: Collection[Cell]) -> Box:
        """The bounding box of squares."""
        left, top, right, foot = reach(cells)
        return self.part(left, top, right - left, foot - top)

    def outline(self, cells: Iterable[Cell]) -> tuple[tuple[float, float], ...]:
        """The corners of squares that hang together."""
        return tuple((self.left + x * self.cell, self.top + y * self.cell) for x, y in corners(cells))

    def post(self, cells: Collection[Cell]) -> Box:
        """Where a worker stands: in the middle of a straight lot, in the corner of a bent one."""
        x, y, width, height = self.box(cells)
        if width > self.cell and height > self.cell:
            crossing = next(cell for cell in cells if len({*neighbours(cell)}.intersection(cells)) == 2)
            x, y, width, height = self.box([crossing])
        side = self.cell * _WORKER
        return (x + (width - side) / 2, y + (height - side) / 2, side, side)


def frame_of(grid: LotGrid) -> SquareGrid:
    """The squares of a board: as large as fit into the zone, in its middle."""
    width, height = BOARD
    cell = min(width / grid.columns, height / grid.rows)
    return SquareGrid((width - cell * grid.columns) / 2, (height - cell * grid.rows) / 2, cell)


def reach(cells: Collection[Cell]) -> tuple[int, int, int, int]:
    """The first and the last column and row of squares, the last ones excluded."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return (min(columns), min(rows), max(columns) + 1, max(rows) + 1)


def corners(cells: Iterable[Cell]) -> list[Cell]:
    """The corners of the outline of squares that hang together, clockwise from the top left one."""
    inside = set(cells)
    edges: dict[Cell, Cell] = {}
    for x, y in inside:
        turns = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        sides = zip(neighbours((x, y)), turns, turns[1:] + turns[:1], strict=True)
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


def areas_of(grid: LotGrid) -> dict[str, tuple[Cell, ...]]:
    """The squares of every lot and sight."""
    lots = {lot.id: lot.cells for lot in grid.lots}
    return lots | {sight.id: sight.cells for sight in grid.sights}


def ground(sites: Sites) -> Callable[[str], Slot | None]:
    """Finds what follows from the map: lots, sights, posts (``post.<lot>``), medals and sites by name."""
    grid, frame = sites.grid, frame_of(sites.grid)
    areas = areas_of(grid)
    spots = {f"post.{lot.id}": frame.post(lot.cells) for lot in grid.lots}
    for street in STREETS:  # its medal lies on the last square
        spots[f"medal.{street}"] = frame.box([max(at for at, name in grid.streets.items() if name == street)])

    @cache
    def locate(name: str) -> Slot | None:
        if name in spots:
            return Slot(name, "spot", spots[name])
        cells = sites.by_id[name].cells if name in sites.by_id else areas.get(name)
        return Slot(name, "spot", frame.box(cells), outline=frame.outline(cells)) if cells else None

    return locate
