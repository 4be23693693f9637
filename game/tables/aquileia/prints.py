"""What is printed on the plates beside the spaces: pieces of their own, which step back as all others do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

from game.maps.places import Box, Slot, Zone
from game.rules.aquileia.printed import CONTESTS, spaces
from game.rules.kernel.ids import rest_of, spell

_BESIDE: Mapping[str, Box] = {
    "servi": (1.0, 0.14, 1.1, 0.72),
    "forum": (1.04, 0.17, 0.64, 0.66),
    "dolus": (-0.4, 1.43, 1.8, 0.84),
    "latro": (1.11, 0.15, 2.03, 0.7),
    "pecunia": (0.05, 1.05, 0.9, 0.9),
}
"""Where it lies beside a space, by the area, in sizes of the space: at the Forum each of its signs."""
_FREE: Mapping[str, tuple[tuple[float, float], ...]] = {
    "arena": ((1.1, 0.485), (0.0, 0.56)),
    "stadium": ((0.65, 0.682), (0.0, 0.76)),
}
"""What a contest brings lies on the foot of its plate: where that begins, in heights of the plate, by the
least height in widths that it is for."""
_LOW, _SIDE = 0.967, {"arena": 0.0432, "stadium": 0.027}
"""Where that ends, and how far it keeps from the sides, in widths of the plate: clear of the border."""


@cache
def prints() -> tuple[str, ...]:
    """Everything that is printed, by id."""
    named = (space.id for space in spaces().values() if space.area in _BESIDE)
    return tuple(spell("print", name) for name in (*map(rest_of, named), *CONTESTS))


def space_of(printed: str) -> str:
    """The space beside which something is printed; "" for what a contest brings."""
    space = spell("space", rest_of(printed))
    return space if space in spaces() else ""


def area_of(printed: str) -> str:
    """The area on whose plate something is printed."""
    space = space_of(printed)
    return spaces()[space].area if space else rest_of(printed)


def print_box(space: str) -> Box:
    """Where something is printed beside a space, in sizes of the space."""
    known = spaces()[space]
    left, top, wide, high = _BESIDE[known.area]
    signs = known.most + known.scores if known.area == "forum" else 1
    return (left, top, wide * signs, high)


def plate_of(area: str, wide: float, high: float) -> Box:
    """Where the plate of a contest lies, as seen from the place for what it brings."""
    w = wide / (1 - 2 * _SIDE[area])
    heights = ((least, high / (_LOW - top)) for least, top in _FREE[area])
    h = next(tall for least, tall in heights if tall > w * least)
    return (-_SIDE[area] * w, high - _LOW * h, w, h)


def with_prints(zone: Zone) -> Zone:
    """The zone with a place for everything that is printed on its plates."""
    return replace(zone, slots={**zone.slots, **{slot.name: slot for slot in _places(zone)}})


def _places(zone: Zone) -> Iterator[Slot]:
    for name in prints():
        space, area = zone.slots.get(space_of(name)), zone.slots.get(spell("area", rest_of(name)))
        if space:
            (x, y, w, h), (left, top, wide, high) = space.box, print_box(space.name)
            yield Slot(name, "spot", (x + left * w, y + top * h, wide * w, high * h))
        elif area and not space_of(name):
            x, y, w, h = area.box
            top = next(top for least, top in _FREE[area_of(name)] if h > w * least)
            side = _SIDE[area_of(name)] * w
            yield Slot(name, "spot", (x + side, y + top * h, w - 2 * side, (_LOW - top) * h))
