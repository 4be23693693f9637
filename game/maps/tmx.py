"""Reads a Tiled map into plain values: the only module that knows pytmx.

Maps are drawn in the Tiled editor and may be edited by anybody, so everything is checked first
(:mod:`game.maps.check`), and every fault is a :class:`MapError` that names file, layer and object. What the
layers of a certain game must hold is said elsewhere (``docs/maps.md``); here a map is only a valid map.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytmx

from game.maps.check import checked_root
from game.maps.error import MapError
from game.maps.tilesets import TILES_OWN

__all__ = ["MapError", "MapObject", "Tile", "TileLayer", "TiledMap", "load_map"]

Value = str | int | float | bool
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class MapObject:
    """A rectangle, polygon, polyline or point of an object layer, in pixels of the map.

    Attributes:
        id: Tiled's number of the object, unique in the map.
        name: its name, empty if it has none; unique in its layer otherwise.
        kind: Tiled's "Class" of the object.
        layer: the layer's name.
        rect: left, top, width, height; of a polygon the box around it, of a point of size 0.
        points: the corners of a polygon or polyline, absolute; empty for rectangles and points.
        closed: False only for polylines.
        properties: custom properties.
    """

    id: int
    name: str
    kind: str
    layer: str
    rect: tuple[float, float, float, float]
    points: tuple[Point, ...]
    closed: bool
    properties: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of the tileset: Tiled's "Class" of it and its custom properties."""

    kind: str
    properties: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class TileLayer:
    """A tile layer: ``cells[row][column]``, None where nothing is drawn."""

    name: str
    width: int
    height: int
    cells: tuple[tuple[Tile | None, ...], ...]


@dataclass(frozen=True, slots=True)
class TiledMap:
    """A whole map: tile layers and the objects of object layers by layer name.

    ``digest`` is the fingerprint of all that is in it: equal for equal contents, whatever the file's name
    and however Tiled chose to write it down.
    """

    path: Path
    columns: int
    rows: int
    tile_width: int
    tile_height: int
    tile_layers: Mapping[str, TileLayer]
    objects: Mapping[str, tuple[MapObject, ...]]
    properties: Mapping[str, Value]
    digest: str

    def layer(self, name: str) -> TileLayer:
        """The tile layer ``name``. Raises MapError if there is none."""
        if name not in self.tile_layers:
            raise MapError(
                self.path, "the tile layer is missing", "add a tile layer of this name", layer=name
            )
        return self.tile_layers[name]

    def objects_of(self, name: str) -> tuple[MapObject, ...]:
        """The objects of the object layer ``name``. Raises MapError if there is none."""
        if name not in self.objects:
            raise MapError(
                self.path, "the object layer is missing", "add an object layer of this name", layer=name
            )
        return self.objects[name]

    def whole(self, thing: MapObject, name: str, least: int, usual: int | None = None) -> int:
        """A property of an object that is a whole number; ``usual`` where it is missing.

        Raises:
            MapError: it is missing without a usual value, is no int (a bool is none), or less than ``least``.
        """
        value = thing.properties.get(name, usual)
        if type(value) is not int or value < least:
            wrong = f"the property {name} is missing" if value is None else f"its {name} is {value!r}"
            raise self.fault(thing, wrong, f"set the int property {name} to {least} or more")
        return value

    def word(self, thing: MapObject, name: str, allowed: Sequence[str]) -> str:
        """A property of an object that is one of some words.

        Raises:
            MapError: it is missing, or another word.
        """
        value = thing.properties.get(name)
        if not isinstance(value, str) or value not in allowed:
            wrong = (
                f"unknown {name} {value!r}" if name in thing.properties else f"the property {name} is missing"
            )
            raise self.fault(thing, wrong, f"set {name} to one of: {', '.join(allowed)}")
        return value

    def fault(self, thing: MapObject, wrong: str, remedy: str) -> MapError:
        """The error that names this object; to be raised by the caller."""
        return MapError(self.path, wrong, remedy, layer=thing.layer, thing=f"object {thing.name or thing.id}")


def load_map(path: Path) -> TiledMap:
    """Read a TMX map with its tilesets; takes a few milliseconds and needs no display.

    Raises:
        MapError: the file is missing or wrong in some way; the message says where and what to do.
    """
    root = checked_root(path)
    # A property may be called "name" or "id": kept apart from pytmx's attributes by this switch.
    source = pytmx.TiledMap(allow_duplicate_names=True)
    source.filename = str(path)
    source.parse_xml(root)
    tiles = _tiles(source)
    tile_layers: dict[str, TileLayer] = {}
    objects: dict[str, tuple[MapObject, ...]] = {}
    for layer in source.layers:
        if isinstance(layer, pytmx.TiledTileLayer):
            tile_layers[str(layer.name)] = _tile_layer(layer, tiles)
        elif isinstance(layer, pytmx.TiledObjectGroup):
            objects[str(layer.name)] = tuple(_object(item, str(layer.name)) for item in layer)
    properties = _plain(source.properties)
    size = (int(source.width), int(source.height), int(source.tilewidth), int(source.tileheight))
    mark = _digest(size, tile_layers.values(), objects, properties)
    return TiledMap(path, *size, tile_layers, objects, properties, mark)


def _tiles(source: Any) -> dict[int, Tile]:
    """Every tile that a layer uses or a tileset lists, by pytmx's own number for it."""
    tiles: dict[int, Tile] = {}
    for number in source.tiledgidmap:
        found = source.get_tile_properties_by_gid(number) or {}
        own = {key: value for key, value in found.items() if key.startswith(TILES_OWN)}
        own = {key.removeprefix(TILES_OWN): value for key, value in own.items()}
        tiles[number] = Tile(str(found.get("type", "")), _plain(own))
    return tiles


def _tile_layer(layer: Any, tiles: Mapping[int, Tile]) -> TileLayer:
    rows = tuple(tuple(tiles.get(number) for number in row) for row in layer.data)
    return TileLayer(str(layer.name), int(layer.width), int(layer.height), rows)


def _object(item: Any, layer: str) -> MapObject:
    points = tuple((float(x), float(y)) for x, y in vars(item).get("points", ()))
    if points:
        xs, ys = [x for x, _ in points], [y for _, y in points]
        rect = (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    else:
        rect = (float(item.x), float(item.y), float(item.width), float(item.height))
    name, kind = str(item.name or ""), str(item.type or "")
    return MapObject(
        int(item.id), name, kind, layer, rect, points, bool(item.closed), _plain(item.properties)
    )


def _plain(properties: Mapping[str, Any]) -> dict[str, Value]:
    return {key: value if isinstance(value, str | int | float) else "" for key, value in properties.items()}


def _digest(
    size: tuple[int, int, int, int],
    tile_layers: Iterable[TileLayer],
    objects: Mapping[str, tuple[MapObject, ...]],
    properties: Mapping[str, Value],
) -> str:
    """The fingerprint of a map's contents. Tiled's object numbers do not count: copying changes them."""
    spelled: dict[int, str] = {id(None): ""}

    def spell(tile: Tile | None) -> str:
        if id(tile) not in spelled and tile is not None:
            spelled[id(tile)] = json.dumps([tile.kind, dict(tile.properties)], sort_keys=True)
        return spelled[id(tile)]

    content = {
        "size": size,
        "properties": properties,
        "tiles": {lay.name: [[spell(tile) for tile in row] for row in lay.cells] for lay in tile_layers},
        "objects": {
            name: [[o.name, o.kind, o.rect, o.points, o.closed, o.properties] for o in group]
            for name, group in objects.items()
        },
    }
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
