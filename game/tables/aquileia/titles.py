"""The names of the areas on their plates: pieces of their own, so that who points at one is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.maps.places import Box, Slot, Zone
from game.rules.kernel.ids import kind_of, last_of, spell

HIGH = 44.0
"""How high a name is: Persian letters reach further up and down than Latin ones."""
HIGHER, BOARD, CLOSE = 54.0, 50.0, 46.0
"""The same in zones that are seen at larger text only: in one as large as others are at 100 %; where all
plates lie beside one another; and where a plate fills the room."""
_SILENT = ("track", "lanes")
"""Plates that say what they are by themselves."""
_STRIP, _LONGER, _SHARED = 0.162, 0.175, 0.8
"""How much of a plate's width is for its name: of a strip, at larger text too, and where something lies
beside it."""
_INSET = 10.0
"""Before a name on a strip: the stones at its end and a little more."""
_BESIDE = {"equi": "discard.equi"}
"""What may lie beside a name: there, or elsewhere on the plate."""


def with_titles(zone: Zone, high: float = HIGH) -> Zone:
    """The zone with a place for the name of each area on its plate, so ``high``."""
    return replace(zone, slots={**zone.slots, **{slot.name: slot for slot in _titles(zone, high)}})


def is_strip(plate: Box) -> bool:
    """Whether a name stands before what lies on a plate, and not above it."""
    return plate[2] > 8 * plate[3]


def _titles(zone: Zone, high: float) -> Iterator[Slot]:
    along = _LONGER if high > HIGH else _STRIP
    for name, plate in zone.slots.items():
        area = last_of(name)
        if kind_of(name) == "area" and area not in _SILENT:
            x, y, w, h = plate.box
            strip = is_strip(plate.box)
            beside = zone.slots.get(_BESIDE.get(area, ""))
            shared = beside is not None and beside.box[1] < y + high
            wide = w * (along if strip else _SHARED if shared else 1.0)
            inset = _INSET if strip else 0.0
            left, top = x + inset, y + (h - high) / 2 if strip else y
            yield Slot(spell("title", area), "spot", (left, top, wide - inset, high))
