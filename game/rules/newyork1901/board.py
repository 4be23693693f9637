"""The board as plain values: lots, streets, parks. Whoever reads a map makes one of these."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

Cell = tuple[int, int]
"""Column and row of a square of the board, from its top left corner."""

DISTRICTS = ("red", "blue", "green", "yellow", "pink")
STREETS = ("broadway", "wall", "nassau_broad", "cedar", "pine_thames")
"""The streets with a card of their own (rulebook: Components)."""

LOT_SIZES = (2, 3)


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The four squares that share an edge with ``cell``."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def connected(cells: Iterable[Cell]) -> Iterator[list[Cell]]:
    """The parts that hang together by edges, each in reading order."""
    rest = set(cells)
    while rest:
        part = {min(rest, key=reading_order)}
        ahead = list(part)
        while ahead:
            new = {other for other in neighbours(ahead.pop()) if other in rest} - part
            part |= new
            ahead += new
        rest -= part
        yield sorted(part, key=reading_order)


def reading_order(cell: Cell) -> Cell:
    """Sorts squares row by row."""
    return cell[1], cell[0]


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot of two or three squares. ``starter``: the starter building of its district stands here."""

    id: str
    district: str
    cells: tuple[Cell, ...]
    starter: bool

    @property
    def size(self) -> int:
        """The number of squares."""
        return len(self.cells)


@dataclass(frozen=True, slots=True)
class Sight:
    """A park or landmark: squares that hang together and are nobody's.

    Attributes:
        id: ``sight.<number>``.
        name: what it is called; "park" or "landmark" for one without a name.
        cells: its squares.
    """

    id: str
    name: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class LotGrid:
    """A board on which New York 1901 can be played.

    Attributes:
        columns: its width in squares.
        rows: its height in squares.
        lots: the lots, in the order of their ids.
        streets: every street square with the street's name, "" for one that has no card.
        parks: every park square with the park's name, "" if it has none.
        landmarks: squares that nobody can use, with a name or "".
        water: squares outside the city.
        cards: how many land cards there are of each district and lot size.
    """

    columns: int
    rows: int
    lots: tuple[Lot, ...]
    streets: Mapping[Cell, str]
    parks: Mapping[Cell, str]
    landmarks: Mapping[Cell, str]
    water: frozenset[Cell]
    cards: Mapping[tuple[str, int], int]

    @cached_property
    def sights(self) -> tuple[Sight, ...]:
        """The parks and landmarks, each in one piece."""
        found = [
            (name or kind, tuple(part))
            for kind, cells in (("park", self.parks), ("landmark", self.landmarks))
            for name in sorted(set(cells.values()))
            for part in connected(cell for cell, own in cells.items() if own == name)
        ]
        return tuple(Sight(f"sight.{number}", name, cells) for number, (name, cells) in enumerate(found))

    @cached_property
    def digest(self) -> str:
        """The board's fingerprint: all that the rules know of it, nothing of its looks."""
        content = [
            [self.columns, self.rows],
            [[lot.id, lot.district, sorted(lot.cells), lot.starter] for lot in self.lots],
            [sorted((*cell, name) for cell, name in self.streets.items())],
            [sorted(self.parks), sorted(self.landmarks), sorted(self.water)],
            sorted((*kind, count) for kind, count in self.cards.items()),
        ]
        return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()
