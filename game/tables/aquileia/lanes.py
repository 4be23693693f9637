"""The lanes of the strengths: as many as there are players share the height of their plate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.maps.places import Slot, Zone
from game.tables.aquileia.placing import LANE

PLATE = "area.lanes"
"""The plate on which they lie."""
_MARGIN, _APART, _WIDEST = 8.0, 10.0, 88.0
"""Round all lanes; between the shields of two, for the rims of both; and how wide a step may be."""


def with_lanes(zone: Zone, players: int) -> Zone:
    """The zone with a lane for each player."""
    lanes = {slot.name: slot for slot in _lanes(zone.slots[PLATE], players)}
    return replace(zone, slots={**zone.slots, **lanes})


def _lanes(plate: Slot, players: int) -> Iterator[Slot]:
    x, y, w, h = plate.box
    pitch = (h - 2 * _MARGIN) / players
    high, step = pitch - _APART, (w - 2 * _MARGIN) / (LANE + 1)
    wide = min(high, step - 2, _WIDEST)
    for seat in range(players):
        top = y + _MARGIN + seat * pitch + _APART / 2
        for number in range(LANE + 1):
            left = x + _MARGIN + number * step + (step - wide) / 2
            yield Slot(f"lane.{seat}.{number}", "spot", (left, top, wide, high))
