"""Reads where a title's slots lie from its Tiled map.

A table map has an object layer ``board`` and one object layer ``seats-N`` for each number of players: the
places of one player's panel, drawn once and used for every seat. Each layer holds one rectangle of class
``zone`` that spans it; the other rectangles are slots, their name is the slot's id. In ``seats-N`` the
sign ``*`` in a name stands for the seat. Classes of slots:

``spot``   one piece, or pieces on the same place
``row``    pieces side by side, as many as custom property ``places`` says
``sink``   a counted piece that swallows others: those are drawn only while they move
``label``  room for text or a symbol
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.maps.tmx import MapObject, TiledMap, load_map

KINDS = ("spot", "row", "sink", "label")
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Slot:
    """A named place: ``box`` is left, top, width, height within its zone."""

    name: str
    kind: str
    box: Box
    places: int = 1

    def part(self, index: int) -> Box:
        """The box of one of several pieces lying side by side."""
        x, y, w, h = self.box
        if self.kind != "row" or self.places < 2:
            return self.box
        each = w / self.places
        return (x + each * min(index, self.places - 1), y, each, h)


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table: its size and its slots by name."""

    size: tuple[float, float]
    slots: Mapping[str, Slot]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The board, and a player's panel by number of players."""

    board: Zone
    seats: Mapping[int, Zone]


def load_layout(path: Path, players: tuple[int, ...]) -> TableLayout:
    """Read the slots of a table map.

    Args:
        path: the Tiled map.
        players: the player counts that need a panel.

    Raises:
        MapError: the map is damaged, or a layer, zone or slot is missing or wrong.
    """
    tiled = load_map(path)
    return TableLayout(_zone(tiled, "board"), {count: _zone(tiled, f"seats-{count}") for count in players})


def _zone(tiled: TiledMap, layer: str) -> Zone:
    objects = tiled.objects_of(layer)
    spans = [thing for thing in objects if thing.kind == "zone"]
    if len(spans) != 1:
        raise tiled.fault(objects[0], f"the layer has {len(spans)} zones", "draw one zone round its slots")
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
    places = thing.properties.get("places", 1)
    if thing.kind not in KINDS:
        raise tiled.fault(thing, f"unknown class {thing.kind!r}", f"use one of {', '.join(KINDS)}")
    if not thing.name or box[2] <= 0 or box[3] <= 0:
        raise tiled.fault(thing, "a slot needs a name and a size", "name it and draw it as a rectangle")
    if not isinstance(places, int) or places < 1:
        raise tiled.fault(thing, f"places is {places!r}", "make it a whole number from 1")
    return Slot(thing.name, thing.kind, box, places)
