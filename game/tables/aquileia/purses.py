"""The purses: a row for each player, who share the height of their plate."""

from __future__ import annotations

from dataclasses import replace

from game.maps.places import Slot, Zone
from game.rules.kernel.ids import kind_of, number_in
from game.tables.aquileia.titles import HIGH

PLATE = "area.purses"
_MARGIN, _APART = 10.0, 6.0


def with_purses(zone: Zone, players: int, highest: float) -> Zone:
    """The zone with the rows of these players only, as high as they have room, but no higher than this."""
    _, y, _, h = zone.slots[PLATE].box
    room = h - HIGH - 2 * _MARGIN
    pitch = min(room / players, highest)
    first = y + HIGH + _MARGIN + (room - pitch * players) / 2
    rows = {name: slot for name, slot in zone.slots.items() if kind_of(name) in ("purse", "coins")}
    kept = {name: slot for name, slot in zone.slots.items() if name not in rows}
    for name, slot in rows.items():
        if (seat := number_in(name, 0)) < players:
            kept[name] = _lying(slot, first + seat * pitch, pitch - _APART)
    return replace(zone, slots=kept)


def _lying(slot: Slot, top: float, high: float) -> Slot:
    x, _, w, _ = slot.box
    return replace(slot, box=(x, top, w, high))
