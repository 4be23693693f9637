"""Reads where a title's slots lie from its Tiled map.

A table map has an object layer ``board`` and one object layer ``seats-N`` for each number of players: the
places of one player's panel, drawn once and used for every seat, and, where the player to act has a larger
panel than the others, ``opened-N``, or where those have a smaller one, ``folded-N``. Further parts of the
table are layers ``zone-NAME``. Each layer holds one rectangle of class ``zone`` that spans it; the
other rectangles are slots, their name is the slot's id. In the panels' layers the sign ``*`` in a name stands
for the seat. Classes of slots:

``spot``   one piece, or pieces on the same place
``card``   the same for a flat rectangular piece: it casts a shadow, and an empty place is seen as such
``row``    such pieces side by side, as many as custom property ``places`` says, with a ``gap`` between
``fan``    the same in the middle; more than it has places for lie over one another and keep their size
``sink``   a counted piece that swallows others: those are drawn only while they move
``label``  room for text or a symbol
``button`` the fixed place of a button: an action that needs no pointing is done there with one press
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game import shipped
from game.maps.error import MapError
from game.maps.places import KINDS, Box, Slot, TableLayout, Zone
from game.maps.tmx import MapObject, TiledMap, load_map

MAPS = shipped.MAPS
"""The folder of the maps that ship with the program."""


def load_layout(path: Path, players: tuple[int, ...], board: Zone | None = None) -> TableLayout:
    """Read the slots of a table map.

    Args:
        path: the Tiled map.
        players: the player counts that need a panel.
        board: the places that all share, where another map has them.

    Raises:
        MapError: the map is damaged, or a layer, zone or slot is missing or wrong.
    """
    tiled = _read(path, path.exists() and path.stat().st_mtime_ns)

    def panels(kind: str) -> dict[int, Zone]:
        return {n: zone_of(tiled, name) for n in players if (name := f"{kind}-{n}") in tiled.objects}

    seats = {count: zone_of(tiled, f"seats-{count}") for count in players}
    further = {
        name.removeprefix("zone-"): zone_of(tiled, name) for name in tiled.objects if name.startswith("zone-")
    }
    return TableLayout(board or zone_of(tiled, "board"), seats, panels("opened"), panels("folded"), further)


@lru_cache(maxsize=8)
def _read(path: Path, changed: int) -> TiledMap:
    """A map, read anew only when it has been edited: a table, its pictures and its rules all ask for it."""
    return load_map(path)


def zone_of(tiled: TiledMap, layer: str) -> Zone:
    """The slots of one object layer.

    Raises:
        MapError: the layer is missing, has not exactly one zone, or a slot is wrong.
    """
    objects = tiled.objects_of(layer)
    spans = [thing for thing in objects if thing.kind == "zone"]
    if len(spans) != 1:
        wrong = f"the layer has {len(spans)} zones"
        raise MapError(tiled.path, wrong, "draw one rectangle of class zone round its slots", layer=layer)
    left, top, width, height = spans[0].rect
    slots: dict[str, Slot] = {}
    for thing in objects:
        if thing is spans[0]:
            continue
        x, y, w, h = thing.rect
        if x < left or y < top or x + w > left + width or y + h > top + height:
            raise tiled.fault(thing, "the slot lies outside its zone", "move it inside")
        slots[thing.name] = _slot(tiled, thing, (x - left, y - top, w, h))
    return Zone((width, height), slots)


def _slot(tiled: TiledMap, thing: MapObject, box: Box) -> Slot:
    if thing.kind not in KINDS:
        raise tiled.fault(thing, f"unknown class {thing.kind!r}", f"use one of {', '.join(KINDS)}")
    if not thing.name or box[2] <= 0 or box[3] <= 0:
        raise tiled.fault(thing, "a slot needs a name and a size", "name it and draw it as a rectangle")
    places = tiled.whole(thing, "places", least=1, usual=1)
    gap = tiled.whole(thing, "gap", least=0, usual=0)
    return Slot(thing.name, thing.kind, box, places, gap=gap)
