"""Named places on the table, as plain values. They are read from Tiled maps elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

KINDS = ("spot", "card", "row", "sink", "label", "button")
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Slot:
    """A named place: ``box`` is left, top, width, height within its zone.

    ``outline`` are the corners of a place that is no rectangle (a region, a lot), in the same coordinates.
    """

    name: str
    kind: str
    box: Box
    places: int = 1
    outline: tuple[tuple[float, float], ...] = ()

    def part(self, index: int, among: int = 0) -> Box:
        """The box of one of several pieces lying side by side.

        If there are known to be ``among``, more than there are places, they lie closer; else surplus pieces
        lie over the seams.
        """
        x, y, w, h = self.box
        places = max(self.places, among)
        if self.kind != "row" or places < 2:
            return self.box
        each = w / places
        over = index - places
        step = index if over < 0 else min(over, places - 2) + 0.5
        return (x + each * step, y, each, h)


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table: its size and its slots by name."""

    size: tuple[float, float]
    slots: Mapping[str, Slot]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The board, and a player's panel by number of players.

    Attributes:
        board: the places that all share.
        seats: a panel, the same for every seat. Pieces whose slot it lacks are not shown.
        opened: the larger panel of the player to act; a number of players that is missing here has
            panels that are all alike.
        locate: finds slots of the board that are too many to list (every place of a building).
    """

    board: Zone
    seats: Mapping[int, Zone]
    opened: Mapping[int, Zone] = field(default_factory=dict)
    locate: Callable[[str], Slot | None] = field(default=lambda name: None)
