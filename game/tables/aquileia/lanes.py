"""The lanes of the strengths: as many as compete share the height of their plate, as they sit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.maps.places import Slot, Zone
from game.tables.aquileia.placing import LANE

PLATE = "area.lanes"
"""The plate on which they lie."""
_MARGIN, _APART, _AROUND = 8.0, 6.0, 4.0
"""Round all lanes; between two; and in a lane round its shields, for the rims of both."""
_HIGHEST = 1.25
"""So high a lane is at most, in widths of its steps: few of them lie together in the middle."""


def with_lanes(zone: Zone, players: int, widest: float) -> Zone:
    """The zone with the lanes for each number of players who may compete.

    Args:
        zone: what has the plate.
        players: how many play.
        widest: so wide a shield is at most.
    """
    plate = zone.slots[PLATE]
    lanes = {slot.name: slot for among in range(1, players + 1) for slot in _lanes(plate, among, widest)}
    return replace(zone, slots={**zone.slots, **lanes})


def _lanes(plate: Slot, among: int, widest: float) -> Iterator[Slot]:
    x, y, w, h = plate.box
    wide = w - 2 * _MARGIN
    step = wide / (LANE + 1)
    pitch = min((h - 2 * _MARGIN) / among, step * _HIGHEST)
    high = pitch - _APART
    side = min(high - 2 * _AROUND, step - 2, widest)
    first = y + (h - pitch * among) / 2 + _APART / 2
    for row in range(among):
        top = first + row * pitch
        yield Slot(f"heat.{among}.{row}", "spot", (x + _MARGIN, top, wide, high))
        for number in range(LANE + 1):
            left = x + _MARGIN + number * step + (step - side) / 2
            yield Slot(f"lane.{among}.{row}.{number}", "spot", (left, top + (high - side) / 2, side, side))
