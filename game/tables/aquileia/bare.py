"""Players' panels without a place for coins, for shots in which all coins lie together on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.maps.places import Slot, Zone
from game.rules.kernel.ids import kind_of

_COINS = "coins"


def without_coins(panel: Zone) -> Zone:
    """The panel with the coins' row closed up, or, where more lies there, that over its whole width."""
    coins = [slot for slot in panel.slots.values() if kind_of(slot.name) == _COINS]
    left = {name: slot for name, slot in panel.slots.items() if slot not in coins}
    top = coins[0].box[1]
    beside = [slot for slot in left.values() if slot.box[1] == top]
    if beside:
        return replace(panel, slots=left | {slot.name: slot for slot in _spread(coins, beside)})
    pitch = min(slot.box[1] for slot in left.values() if slot.box[1] > top) - top
    moved = {name: _raised(slot, pitch) if slot.box[1] > top else slot for name, slot in left.items()}
    return Zone((panel.size[0], panel.size[1] - pitch), moved)


def _spread(coins: list[Slot], beside: list[Slot]) -> Iterator[Slot]:
    """What lies beside the coins, with their room too."""
    x, gap = coins[0].box[0], coins[1].box[0] - coins[0].box[0] - coins[0].box[2]
    end = max(slot.box[0] + slot.box[2] for slot in beside)
    wide = (end - x + gap) / len(beside)
    for number, slot in enumerate(beside):
        yield replace(slot, box=(x + number * wide, slot.box[1], wide - gap, slot.box[3]))


def _raised(slot: Slot, by: float) -> Slot:
    x, y, w, h = slot.box
    return replace(slot, box=(x, y - by, w, h))
