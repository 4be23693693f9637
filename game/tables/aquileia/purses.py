"""The purses: a row for each player, who share the height of their plate."""

from __future__ import annotations

from dataclasses import replace

from game.maps.places import Slot, Zone
from game.rules.kernel.ids import kind_of, number_in

PLATE = "area.purses"
_MARGIN, _APART, _AROUND = 10.0, 12.0, 2.0
"""Round all rows; between two; and so far the frame of a row reaches beyond what lies in it, three times as
far at its ends."""


def with_purses(zone: Zone, players: int, highest: float, title: float) -> Zone:
    """The zone with the rows of these players only, as high as they have room, but no higher than this.

    Args:
        zone: what has the plate.
        players: how many play.
        highest: so high a row is at most.
        title: how high the name on the plate is.
    """
    _, y, _, h = zone.slots[PLATE].box
    room = h - title - 2 * _MARGIN
    pitch = min(room / players, highest)
    first = y + title + _MARGIN + (room - pitch * players) / 2
    rows = {name: slot for name, slot in zone.slots.items() if kind_of(name) in ("purse", "coins")}
    kept = {name: slot for name, slot in zone.slots.items() if name not in rows}
    for name, slot in rows.items():
        if (seat := number_in(name, 0)) < players:
            kept[name] = _lying(slot, first + seat * pitch, pitch - _APART)
    left = min(slot.box[0] for slot in rows.values()) - 3 * _AROUND
    right = max(slot.box[0] + slot.box[2] for slot in rows.values()) + 3 * _AROUND
    for seat in range(players):
        box = (left, first + seat * pitch - _AROUND, right - left, pitch - _APART + 2 * _AROUND)
        kept[f"bidder.{seat}"] = Slot(f"bidder.{seat}", "spot", box)
    return replace(zone, slots=kept)


def _lying(slot: Slot, top: float, high: float) -> Slot:
    x, _, w, _ = slot.box
    return replace(slot, box=(x, top, w, high))
