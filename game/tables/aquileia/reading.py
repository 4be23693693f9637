"""The board as it is read from right to left: coins lie in the order in which players' panels have them.

A board is not mirrored; but where the three metals lie in one row beside panels that are, two orders would
stand side by side.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.maps.places import Box, Slot, Zone
from game.rules.kernel.ids import kind_of

BOARD = "board"
_ROWS = {"bank": (), "bid": (), "coins": ("purse",)}
"""What lies in a row of metals, and what leads the row."""


def turned(zone: str) -> str:
    """The name of a zone as it is read from right to left."""
    return f"{zone}-rtl"


def read_from_right(zone: Zone) -> Zone:
    """The zone with each row of coins in the other order, each where the row lay."""
    moved = {slot.name: slot for kind, leads in _ROWS.items() for slot in _swapped(zone, (kind, *leads))}
    return replace(zone, slots={**zone.slots, **moved})


def _swapped(zone: Zone, kinds: tuple[str, ...]) -> Iterator[Slot]:
    row = [slot for slot in zone.slots.values() if kind_of(slot.name) in kinds]
    if not row:
        return
    left = min(slot.box[0] for slot in row)
    right = max(slot.box[0] + slot.box[2] for slot in row)
    for slot in row:
        yield replace(slot, box=_across(slot.box, left + right))


def _across(box: Box, edges: float) -> Box:
    x, y, w, h = box
    return (edges - x - w, y, w, h)
