"""Every place where a building may stand, worked out once per board.

Squares and lots are bits of integers, so whether a footprint lies in an estate, overlaps a building or
shares an edge with one is a single operation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from game.rules.newyork1901.board import Cell, LotGrid
from game.rules.newyork1901.components import buildings, shapes

Cells = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Site:
    """A place for a shape, turned and set down: id ``site.<shape>.<column>.<row>.<quarter turns>``.

    Attributes:
        cells: the squares of its footprint.
        mask: the same as bits of lot squares.
        halo: the lot squares that share an edge with it, as bits.
        lots: the lots it touches, as bits.
        districts: the districts it stands in.
        streets: the streets with a card that it shares an edge with.
    """

    id: str
    shape: str
    cells: Cells
    mask: int
    halo: int
    lots: int
    districts: frozenset[str]
    streets: frozenset[str]


def turned(cells: Iterable[Cell], quarter_turns: int) -> Cells:
    """An outline turned clockwise, moved back to column 0 and row 0, in reading order."""
    points = list(cells)
    for _ in range(quarter_turns):
        points = [(-y, x) for x, y in points]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return tuple(sorted(((x - left, y - top) for x, y in points), key=lambda cell: (cell[1], cell[0])))


def turns(cells: Cells) -> dict[int, Cells]:
    """The different positions of an outline by quarter turns; it is never mirrored (ruling 10)."""
    different: dict[int, Cells] = {}
    for quarter in range(4):
        if (outline := turned(cells, quarter)) not in different.values():
            different[quarter] = outline
    return different


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The four squares that share an edge with ``cell``."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


class Sites:
    """The sites of a board.

    Attributes:
        by_id: every site.
        lot_bits: the bit of each lot.
        lot_masks: the squares of each lot.
    """

    def __init__(self, grid: LotGrid) -> None:
        self.grid = grid
        self.lot_bits = {lot.id: 1 << place for place, lot in enumerate(grid.lots)}
        squares = sorted((y, x) for lot in grid.lots for x, y in lot.cells)
        self.square_bits: dict[Cell, int] = {(x, y): 1 << place for place, (y, x) in enumerate(squares)}
        self.lot_masks = {lot.id: self.mask_of(lot.cells) for lot in grid.lots}
        self._lot_at = {cell: lot for lot in grid.lots for cell in lot.cells}
        self.by_id: dict[str, Site] = {}
        self._by_anchor: dict[str, Mapping[int, tuple[Site, ...]]] = {}
        for shape, outline in shapes().items():
            self._by_anchor[shape] = self._place_everywhere(shape, outline)
        self.fitting = lru_cache(maxsize=4096)(self._fitting)

    def mask_of(self, cells: Iterable[Cell]) -> int:
        """Squares as bits; squares outside the lots count for nothing."""
        mask = 0
        for cell in cells:
            mask |= self.square_bits.get(cell, 0)
        return mask

    def lots_in(self, bits: int) -> list[str]:
        """The ids of lots given as bits, in the board's order."""
        return [lot for lot, bit in self.lot_bits.items() if bit & bits]

    def starter_site(self, lot: str) -> Site:
        """Where the starter building stands on its lot."""
        shape, mask = buildings()["start"].shape, self.lot_masks[lot]
        return self.fitting(shape, mask)[0]

    def _fitting(self, shape: str, free: int) -> tuple[Site, ...]:
        """The sites of a shape that lie wholly in the squares ``free`` (cached as ``fitting``)."""
        anchors = self._by_anchor[shape]
        taken = ~free
        found: list[Site] = []
        rest = free
        while rest:
            anchor = rest & -rest
            rest ^= anchor
            found += [site for site in anchors.get(anchor, ()) if not site.mask & taken]
        return tuple(found)

    def _place_everywhere(self, shape: str, outline: Cells) -> Mapping[int, tuple[Site, ...]]:
        """The sites of a shape by their first square's bit."""
        by_anchor: dict[int, list[Site]] = {}
        for quarter, cells in turns(outline).items():
            for y in range(self.grid.rows):
                for x in range(self.grid.columns):
                    footprint = tuple((x + dx, y + dy) for dx, dy in cells)
                    if all(cell in self.square_bits for cell in footprint) and self._fronts(footprint):
                        site = self._site(f"site.{shape}.{x}.{y}.{quarter}", shape, footprint)
                        self.by_id[site.id] = site
                        by_anchor.setdefault(site.mask & -site.mask, []).append(site)
        return {anchor: tuple(sites) for anchor, sites in by_anchor.items()}

    def _fronts(self, footprint: Cells) -> bool:
        """Whether an edge lies on a street or park; corners do not count (rulebook: Building rules)."""
        around = {other for cell in footprint for other in neighbours(cell)}
        return any(cell in self.grid.streets or cell in self.grid.parks for cell in around)

    def _site(self, name: str, shape: str, footprint: Cells) -> Site:
        around = {other for cell in footprint for other in neighbours(cell)} - set(footprint)
        lots = {self._lot_at[cell].id: self._lot_at[cell] for cell in footprint}
        bits = sum(self.lot_bits[lot] for lot in lots)
        return Site(
            id=name,
            shape=shape,
            cells=footprint,
            mask=self.mask_of(footprint),
            halo=self.mask_of(around),
            lots=bits,
            districts=frozenset(lot.district for lot in lots.values()),
            streets=frozenset(self.grid.streets.get(cell, "") for cell in around) - {""},
        )
