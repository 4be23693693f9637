"""Zones of the map with the places that it leaves open: by players, text and language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache

from game.maps.places import Box, Slot, Zone
from game.rules.aquileia.printed import CONTESTS, spaces
from game.rules.kernel.ids import kind_of, last_of, number_in, rest_of, spell

HIGH = 44.0
"""How high the name of an area is: Persian letters reach further up and down than Latin ones."""
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
_NEIGHBOUR = {"equi": "discard.equi"}
"""What may lie beside a name: there, or elsewhere on the plate."""
_SIGNS: Mapping[str, Box] = {
    "servi": (1.0, 0.14, 1.1, 0.72),
    "forum": (1.04, 0.17, 0.64, 0.66),
    "dolus": (-0.4, 1.43, 1.8, 0.84),
    "latro": (1.11, 0.15, 2.03, 0.7),
    "pecunia": (0.05, 1.05, 0.9, 0.9),
}
"""Where something is printed beside a space, by the area, in sizes of the space: at the Forum each of its
signs."""
_FREE: Mapping[str, tuple[tuple[float, float], ...]] = {
    "arena": ((1.1, 0.485), (0.0, 0.56)),
    "stadium": ((0.65, 0.682), (0.0, 0.76)),
}
"""What a contest brings lies on the foot of its plate: where that begins, in heights of the plate, by the
least height in widths that it is for."""
_LOW, _SIDE = 0.967, {"arena": 0.0432, "stadium": 0.027}
"""Where that ends, and how far it keeps from the sides, in widths of the plate: clear of the border."""
LANE = 12
"""The last step of a lane: strengths beyond it stay there, with their number."""
_LANES, _BETWEEN, _AROUND = 8.0, 6.0, 4.0
"""Round all lanes; between two; and in a lane round its shields, for the rims of both."""
_HIGHEST = 1.25
"""So high a lane is at most, in widths of its steps: few of them lie together in the middle."""
_PURSES, _APART, _FRAME = 10.0, 12.0, 2.0
"""Round all purses; between two; and so far the frame of a row reaches beyond what lies in it, three times
as far at its ends."""
_ROWS = (("bank",), ("bid",), ("coins", "purse"))
"""What lies in a row of metals, together with what leads the row."""


def with_slots(zone: Zone, slots: Iterable[Slot]) -> Zone:
    """The zone with these slots too, or in place of those of the same names."""
    return replace(zone, slots={**zone.slots, **{slot.name: slot for slot in slots}})


def _without(zone: Zone, slots: Sequence[Slot]) -> Zone:
    return replace(zone, slots={name: slot for name, slot in zone.slots.items() if slot not in slots})


def _boxed(slot: Slot, **sides: float) -> Slot:
    """The slot with other sides (``x``, ``y``, ``w``, ``h``) of its box."""
    box = dict(zip("xywh", slot.box, strict=True)) | sides
    return replace(slot, box=(box["x"], box["y"], box["w"], box["h"]))


def _of(zone: Zone, *kinds: str) -> list[Slot]:
    return [slot for slot in zone.slots.values() if kind_of(slot.name) in kinds]


def _ends(slots: Iterable[Slot]) -> tuple[float, float]:
    """How far slots reach to the left and to the right."""
    boxes = [slot.box for slot in slots]
    return min(box[0] for box in boxes), max(box[0] + box[2] for box in boxes)


# --- the names of the areas on their plates: pieces, so that who points at one is told of it ---------------


def is_strip(plate: Box) -> bool:
    """Whether a name stands before what lies on a plate, and not above it."""
    return plate[2] > 8 * plate[3]


def title_slots(zone: Zone, high: float) -> Iterator[Slot]:
    """A place for the name of each area on its plate, so ``high``."""
    for plate in _of(zone, "area"):
        area, (x, y, w, h) = last_of(plate.name), plate.box
        if area in _SILENT:
            continue
        if is_strip(plate.box):
            along = w * (_LONGER if high > HIGH else _STRIP)
            box = (x + _INSET, y + (h - high) / 2, along - _INSET, high)
        else:
            beside = zone.slots.get(_NEIGHBOUR.get(area, ""))
            box = (x, y, w * (_SHARED if beside and beside.box[1] < y + high else 1.0), high)
        yield Slot(spell("title", area), "spot", box)


# --- what is printed on the plates beside the spaces: pieces too, which step back as all others do ----------


@cache
def prints() -> tuple[str, ...]:
    """Everything that is printed, by id."""
    named = (space.id for space in spaces().values() if space.area in _SIGNS)
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
    left, top, wide, high = _SIGNS[known.area]
    signs = known.most + known.scores if known.area == "forum" else 1
    return (left, top, wide * signs, high)


def plate_of(area: str, wide: float, high: float) -> Box:
    """Where the plate of a contest lies, as seen from the place for what it brings."""
    w = wide / (1 - 2 * _SIDE[area])
    heights = ((least, high / (_LOW - top)) for least, top in _FREE[area])
    h = next(tall for least, tall in heights if tall > w * least)
    return (-_SIDE[area] * w, high - _LOW * h, w, h)


def print_slots(zone: Zone) -> Iterator[Slot]:
    """A place for everything that is printed on the plates of a zone."""
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


# --- lanes and purses: those of the players share the height of their plate ---------------------------------


def _shared(top: float, room: float, rows: int, highest: float) -> tuple[float, list[float]]:
    """How high each of some rows may be that share some room, and where they begin: in the middle of it."""
    pitch = min(room / rows, highest)
    return pitch, [top + (room - pitch * rows) / 2 + row * pitch for row in range(rows)]


def lane_slots(zone: Zone, players: int, widest: float) -> Iterator[Slot]:
    """The lanes for each number of players who may compete, as they sit.

    Args:
        zone: what has the plate.
        players: how many play.
        widest: so wide a shield is at most.
    """
    x, y, w, h = zone.slots["area.lanes"].box
    wide = w - 2 * _LANES
    step = wide / (LANE + 1)
    lefts = [x + _LANES + number * step for number in range(LANE + 1)]
    for among in range(1, players + 1):
        pitch, tops = _shared(y + _LANES, h - 2 * _LANES, among, step * _HIGHEST)
        high = pitch - _BETWEEN
        side = min(high - 2 * _AROUND, step - 2, widest)
        for row, begins in enumerate(tops):
            top = begins + _BETWEEN / 2
            yield Slot(f"heat.{among}.{row}", "spot", (x + _LANES, top, wide, high))
            for number, left in enumerate(lefts):
                box = (left + (step - side) / 2, top + (high - side) / 2, side, side)
                yield Slot(f"lane.{among}.{row}.{number}", "spot", box)


def with_purses(zone: Zone, players: int, highest: float, title: float) -> Zone:
    """The zone with the rows of these players only, as high as they have room, but no higher than this.

    Args:
        zone: what has the plate.
        players: how many play.
        highest: so high a row is at most.
        title: how high the name on the plate is.
    """
    _, y, _, h = zone.slots["area.purses"].box
    pitch, tops = _shared(y + title + _PURSES, h - title - 2 * _PURSES, players, highest)
    rows, high, found = _of(zone, "purse", "coins"), pitch - _APART, list[Slot]()
    left, right = _ends(rows)
    wide = right - left + 6 * _FRAME
    for seat, top in enumerate(tops):
        frame = (left - 3 * _FRAME, top - _FRAME, wide, high + 2 * _FRAME)
        own = (slot for slot in rows if number_in(slot.name, 0) == seat)
        found += [*(_boxed(slot, y=top, h=high) for slot in own), Slot(f"bidder.{seat}", "spot", frame)]
    return with_slots(_without(zone, rows), found)


# --- panels without coins, for shots in which all coins lie together on the board ---------------------------


def without_coins(panel: Zone) -> Zone:
    """The panel with the coins' row closed up, or, where more lies there, that over its whole width."""
    coins = _of(panel, "coins")
    top, bare = coins[0].box[1], _without(panel, coins)
    if beside := [slot for slot in bare.slots.values() if slot.box[1] == top]:
        return with_slots(bare, _spread(coins, beside))
    below = [slot for slot in bare.slots.values() if slot.box[1] > top]
    pitch = min(slot.box[1] for slot in below) - top
    raised = with_slots(bare, (_boxed(slot, y=slot.box[1] - pitch) for slot in below))
    return replace(raised, size=(panel.size[0], panel.size[1] - pitch))


def _spread(coins: list[Slot], beside: list[Slot]) -> Iterator[Slot]:
    """What lies beside the coins, with their room too."""
    x, gap = coins[0].box[0], coins[1].box[0] - coins[0].box[0] - coins[0].box[2]
    wide = (_ends(beside)[1] - x + gap) / len(beside)
    return (_boxed(slot, x=x + number * wide, w=wide - gap) for number, slot in enumerate(beside))


# --- read from right to left --------------------------------------------------------------------------------


def turned(zone: str) -> str:
    """The name of a zone as it is read from right to left."""
    return f"{zone}-rtl"


def read_from_right(zone: Zone) -> Zone:
    """The zone with each row of coins in the other order, each where the row lay.

    A board is not mirrored; but where the three metals lie in one row beside panels that are, two orders
    would stand side by side.
    """
    for row in filter(None, (_of(zone, *kinds) for kinds in _ROWS)):
        edges = sum(_ends(row))
        zone = with_slots(zone, [_boxed(slot, x=edges - slot.box[0] - slot.box[2]) for slot in row])
    return zone
