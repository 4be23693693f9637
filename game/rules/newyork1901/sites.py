"""Every place where a building may stand, worked out once per board.

Squares and lots are bits of integers, so whether a footprint lies in an estate, overlaps a building or
shares an edge with one is a single operation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from game.rules.newyork1901.board import STREETS, Cell, LotGrid, connected, neighbours, reading_order
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
        block: the number of the block it lies in.
        districts: the districts it stands in.
        streets: the streets with a card that it shares an edge with.
    """

    id: str
    shape: str
    cells: Cells
    mask: int
    halo: int
    lots: int
    block: int
    districts: frozenset[str]
    streets: frozenset[str]


def turned(cells: Iterable[Cell], quarter_turns: int) -> Cells:
    """An outline turned clockwise, moved back to column 0 and row 0, in reading order."""
    points = list(cells)
    for _ in range(quarter_turns):
        points = [(-y, x) for x, y in points]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return tuple(sorted(((x - left, y - top) for x, y in points), key=reading_order))


def turns(cells: Cells) -> dict[int, Cells]:
    """The different positions of an outline by quarter turns; it is never mirrored (ruling 10)."""
    different: dict[int, Cells] = {}
    for quarter in range(4):
        if (outline := turned(cells, quarter)) not in different.values():
            different[quarter] = outline
    return different


class Sites:
    """The sites of a board.

    A *block* is squares of lots that hang together. Every site lies in one block, and so does every lot.

    Attributes:
        by_id: every site.
        lot_bits: the bit of each lot.
        lot_masks: the squares of each lot.
        kinds: the lots of each district and size, as bits.
    """

    def __init__(self, grid: LotGrid) -> None:
        self.grid = grid
        self._lot_ids = [lot.id for lot in grid.lots]
        self.lot_bits = {lot.id: 1 << place for place, lot in enumerate(grid.lots)}
        self._squares = squares = sorted((c for lot in grid.lots for c in lot.cells), key=reading_order)
        self.square_bits = {cell: 1 << place for place, cell in enumerate(squares)}
        self.lot_masks = {lot.id: self.mask_of(lot.cells) for lot in grid.lots}
        self.kinds: dict[tuple[str, int], int] = {}
        for lot in grid.lots:
            kind = (lot.district, lot.size)
            self.kinds[kind] = self.kinds.get(kind, 0) | self.lot_bits[lot.id]
        self._lot_at = {cell: lot for lot in grid.lots for cell in lot.cells}
        self._block_at = {cell: block for block, part in enumerate(connected(squares)) for cell in part}
        self.by_id: dict[str, Site] = {}
        self._by_anchor: dict[int, list[Site]] = {}
        for shape, outline in shapes().items():
            self._place_everywhere(shape, outline)

    def mask_of(self, cells: Iterable[Cell]) -> int:
        """Squares as bits; squares outside the lots count for nothing."""
        mask = 0
        for cell in cells:
            mask |= self.square_bits.get(cell, 0)
        return mask

    def lots_in(self, bits: int) -> list[str]:
        """The ids of lots given as bits, in the board's order."""
        found: list[str] = []
        while bits:
            lowest = bits & -bits
            bits ^= lowest
            found.append(self._lot_ids[lowest.bit_length() - 1])
        return found

    def cells_in(self, bits: int) -> list[Cell]:
        """The squares given as bits, in reading order."""
        found: list[Cell] = []
        while bits:
            lowest = bits & -bits
            bits ^= lowest
            found.append(self._squares[lowest.bit_length() - 1])
        return found

    def outlines_in(self, squares: int) -> frozenset[str]:
        """The shapes that lie somewhere in these squares, turned and set down, wherever the streets are."""
        found, rest = set[str](), squares
        while rest:
            anchor = rest & -rest
            rest ^= anchor
            found.update(shape for mask, shape in self._anywhere.get(anchor, ()) if not mask & ~squares)
        return frozenset(found)

    @cached_property
    def fronts(self) -> Mapping[str, frozenset[str]]:
        """The ids of the sites at each street that has a card."""
        every = self.by_id.values()
        return {street: frozenset(site.id for site in every if street in site.streets) for street in STREETS}

    @cached_property
    def _anywhere(self) -> dict[int, list[tuple[int, str]]]:
        """Every footprint of lot squares with its shape, on a street or not, by its first square."""
        found: dict[int, list[tuple[int, str]]] = {}
        for shape, outline in shapes().items():
            for cells in turns(outline).values():
                left, top = cells[0]
                for x, y in self._squares:
                    footprint = [(x - left + dx, y - top + dy) for dx, dy in cells]
                    if all(cell in self.square_bits for cell in footprint):
                        found.setdefault(self.square_bits[x, y], []).append((self.mask_of(footprint), shape))
        return found

    def blocks(self) -> list[tuple[int, int]]:
        """The squares and the lots of every block, as bits."""
        blocks = [(0, 0)] * (1 + max(self._block_at.values()))
        for lot in self.grid.lots:
            block = self._block_at[lot.cells[0]]
            squares, lots = blocks[block]
            blocks[block] = (squares | self.lot_masks[lot.id], lots | self.lot_bits[lot.id])
        return blocks

    def starter_site(self, lot: str) -> Site:
        """Where the starter building stands on its lot."""
        return self.fitting(buildings()["start"].shape, self.lot_masks[lot])[0]

    def inside(self, free: int) -> Iterator[Site]:
        """The sites of all shapes that lie wholly in the squares ``free``."""
        taken, rest = ~free, free
        while rest:
            anchor = rest & -rest
            rest ^= anchor
            for site in self._by_anchor.get(anchor, ()):
                if not site.mask & taken:
                    yield site

    def fitting(self, shape: str, free: int) -> list[Site]:
        """The sites of one shape that lie wholly in the squares ``free``."""
        return [site for site in self.inside(free) if site.shape == shape]

    def _place_everywhere(self, shape: str, outline: Cells) -> None:
        """Find the sites of a shape and keep them under the first square of each."""
        for quarter, cells in turns(outline).items():
            for y in range(self.grid.rows):
                for x in range(self.grid.columns):
                    footprint = tuple((x + dx, y + dy) for dx, dy in cells)
                    if all(cell in self.square_bits for cell in footprint) and self._fronts(footprint):
                        site = self._site(f"site.{shape}.{x}.{y}.{quarter}", shape, footprint)
                        self.by_id[site.id] = site
                        self._by_anchor.setdefault(site.mask & -site.mask, []).append(site)

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
            block=self._block_at[footprint[0]],
            districts=frozenset(lot.district for lot in lots.values()),
            streets=frozenset(self.grid.streets.get(cell, "") for cell in around) - {""},
        )
