"""New York 1901's board from a Tiled map; ``docs/maps.md`` says how the map is drawn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.maps.layout import MAPS
from game.maps.tmx import MapError, MapObject, Tile, TiledMap, load_map
from game.rules.newyork1901.board import (
    DISTRICTS,
    LOT_SIZES,
    STREETS,
    Cell,
    Lot,
    LotGrid,
    connected,
    neighbours,
)
from game.rules.newyork1901.rules import NewYorkRules

MAP = MAPS / "newyork1901.tmx"

_LOT_NAME = re.compile(r"lot\.[a-z0-9]+")
_STARTER = "starter"
_SLACK = 0.01


def newyork_rules(path: Path | None = None) -> NewYorkRules:
    """The rules on the shipped map, made once, or on the one at ``path``.

    Raises:
        MapError: the map is wrong.
    """
    return NewYorkRules(read_lots(path)) if path else shipped_rules()


@cache
def shipped_rules() -> NewYorkRules:
    """The rules on the shipped map, made once."""
    return NewYorkRules(read_lots(MAP))


def read_lots(path: Path) -> LotGrid:
    """The board that a map shows.

    Raises:
        MapError: the map is no board for New York 1901; names file, layer, object and the remedy.
    """
    source = load_map(path)
    streets = _named_cells(source, "streets", "street", "street")
    parks = _named_cells(source, "parks", "park", "name")
    landmarks = _named_cells(source, "landmarks", "landmark", "name")
    water = _water(source)
    _check_streets(source, streets)
    districts = _districts(source)
    lots = _lots(source, districts)
    taken = {"lots": {cell for lot in lots for cell in lot.cells}}
    taken |= {"streets": set(streets), "parks": set(parks), "landmarks": set(landmarks)}
    taken["ground"] = water
    _check_cover(source, taken)
    _check_starters(source, lots, set(streets) | set(parks))
    cards = _cards(source, lots)
    return LotGrid(source.columns, source.rows, lots, streets, parks, landmarks, frozenset(water), cards)


def _cells(source: TiledMap, layer: str, kinds: tuple[str, ...]) -> Iterator[tuple[Cell, Tile]]:
    """The tiles drawn in a layer, which must be of these kinds."""
    for y, row in enumerate(source.layer(layer).cells):
        for x, tile in enumerate(row):
            if tile is None:
                continue
            if tile.kind not in kinds:
                wrong = f"a tile of class {tile.kind or '(none)'} is drawn here"
                raise _fault_at(source, layer, (x, y), wrong, f"draw only {' or '.join(kinds)} in this layer")
            yield (x, y), tile


def _fault_at(source: TiledMap, layer: str, cell: Cell, wrong: str, remedy: str) -> MapError:
    return MapError(source.path, wrong, remedy, layer=layer, thing=f"column {cell[0]}, row {cell[1]}")


def _named_cells(source: TiledMap, layer: str, kind: str, key: str) -> dict[Cell, str]:
    return {cell: str(tile.properties.get(key, "")) for cell, tile in _cells(source, layer, (kind,))}


def _water(source: TiledMap) -> set[Cell]:
    return {cell for cell, tile in _cells(source, "ground", ("land", "water")) if tile.kind == "water"}


def _check_streets(source: TiledMap, streets: dict[Cell, str]) -> None:
    for cell, name in streets.items():
        if name and name not in STREETS:
            remedy = f"use one of {', '.join(STREETS)}, or a tile without the property street"
            raise _fault_at(source, "streets", cell, f"the street {name} is unknown", remedy)
    for name in STREETS:
        if name not in streets.values():
            wrong = f"the street {name} is nowhere on the map"
            raise MapError(source.path, wrong, "draw it with its own tile", layer="streets")


def _districts(source: TiledMap) -> dict[Cell, str]:
    found: dict[Cell, str] = {}
    for cell, tile in _cells(source, "districts", ("district",)):
        name = str(tile.properties.get("district", ""))
        if name not in DISTRICTS:
            wrong = f"the district {name or '(none)'} is unknown"
            raise _fault_at(source, "districts", cell, wrong, f"use one of {', '.join(DISTRICTS)}")
        found[cell] = name
    return found


def _lots(source: TiledMap, districts: dict[Cell, str]) -> tuple[Lot, ...]:
    lots: dict[str, Lot] = {}
    owner: dict[Cell, str] = {}
    for thing in source.objects_of("lots"):
        if not _LOT_NAME.fullmatch(thing.name):
            raise source.fault(thing, "its name is no lot's name", "call it lot. and a few letters or digits")
        if thing.kind not in ("lot", _STARTER):
            raise source.fault(thing, f"its class is {thing.kind or '(none)'}", "make it lot or starter")
        lot = _lot(source, thing, districts)
        for cell in lot.cells:
            if cell in owner:
                raise source.fault(thing, f"it overlaps {owner[cell]}", "move or reshape one of them")
            owner[cell] = lot.id
        lots[lot.id] = lot
    for cell in districts:
        if cell not in owner:
            wrong = "a district's square belongs to no lot"
            raise _fault_at(source, "districts", cell, wrong, "draw a lot over it or erase it")
    return tuple(lots[name] for name in sorted(lots))


def _lot(source: TiledMap, thing: MapObject, districts: dict[Cell, str]) -> Lot:
    cells = _covered(source, thing)
    if len(cells) not in LOT_SIZES:
        raise source.fault(thing, f"it has {len(cells)} squares", "give it two or three")
    if len(list(connected(cells))) > 1:
        raise source.fault(thing, "its squares do not hang together", "draw it in one piece")
    inside = sorted({districts.get(cell, "") for cell in cells})
    if inside == [""]:
        raise source.fault(thing, "it lies in no district", "draw its squares in the layer districts")
    if len(inside) > 1:
        named = " and ".join(name or "none" for name in inside)
        raise source.fault(thing, f"it lies in more than one district ({named})", "keep each lot in one")
    return Lot(thing.name, inside[0], cells, thing.kind == _STARTER)


def _covered(source: TiledMap, thing: MapObject) -> tuple[Cell, ...]:
    """The squares of a rectangle or polygon whose corners lie on the grid."""
    wide, high = source.tile_width, source.tile_height
    left, top, width, height = thing.rect
    corners = thing.points or (
        (left, top),
        (left + width, top),
        (left + width, top + height),
        (left, top + height),
    )
    snapped = [(round(x / wide), round(y / high)) for x, y in corners]
    drift = max(
        max(abs(x * wide - at[0]), abs(y * high - at[1])) for (x, y), at in zip(snapped, corners, strict=True)
    )
    if not thing.closed or drift > _SLACK:
        remedy = "draw a rectangle or polygon with View > Snapping > Snap to Grid"
        raise source.fault(thing, "its corners do not lie on the grid", remedy)
    edges = list(zip(snapped, snapped[1:] + snapped[:1], strict=True))
    if any(a[0] != b[0] and a[1] != b[1] for a, b in edges):
        raise source.fault(thing, "one of its sides is slanted", "follow the lines of the grid")
    return tuple((x, y) for y in range(source.rows) for x in range(source.columns) if _inside(edges, (x, y)))


def _inside(edges: list[tuple[Cell, Cell]], cell: Cell) -> bool:
    """Whether the middle of ``cell`` lies inside: an odd number of upright sides to the left of it."""
    x, y = cell
    return sum(a[0] == b[0] <= x and min(a[1], b[1]) <= y < max(a[1], b[1]) for a, b in edges) % 2 == 1


def _check_cover(source: TiledMap, taken: dict[str, set[Cell]]) -> None:
    """Every square of the map is exactly one of lot, street, park, landmark and water."""
    for y in range(source.rows):
        for x in range(source.columns):
            here = [layer for layer, cells in taken.items() if (x, y) in cells]
            if not here:
                wrong = "this square is a gap: neither lot, street, park, landmark nor water"
                raise _fault_at(source, "ground", (x, y), wrong, "draw one of them here")
            if len(here) > 1:
                wrong = f"this square is also taken in the layer {here[0]}"
                raise _fault_at(source, here[1], (x, y), wrong, "erase one of the two")


def _check_starters(source: TiledMap, lots: tuple[Lot, ...], fronts: set[Cell]) -> None:
    things = {thing.name: thing for thing in source.objects_of("lots")}
    for lot in lots:
        if lot.starter and lot.size != min(LOT_SIZES):
            wrong = "a starter lot of three squares"
            raise source.fault(things[lot.id], wrong, "give a lot of two squares the class starter")
        if lot.starter and not any(set(neighbours(cell)) & fronts for cell in lot.cells):
            wrong = "a starter lot without a street or park beside it"
            raise source.fault(things[lot.id], wrong, "give another lot the class starter")
    count = Counter(lot.district for lot in lots if lot.starter)
    for district in DISTRICTS:
        if count[district] != 1:
            wrong = f"the district {district} has {count[district]} starter lots"
            remedy = "give exactly one of its lots of two squares the class starter"
            raise MapError(source.path, wrong, remedy, layer="lots")


def _cards(source: TiledMap, lots: tuple[Lot, ...]) -> dict[tuple[str, int], int]:
    """The land cards, which the map's own properties count: one for each lot of their kind."""
    there = Counter((lot.district, lot.size) for lot in lots)
    cards: dict[tuple[str, int], int] = {}
    for district in DISTRICTS:
        for size in LOT_SIZES:
            key, kind = f"cards.{district}.{size}", (district, size)
            count = source.properties.get(key)
            if not isinstance(count, int) or isinstance(count, bool):
                wrong = f"the map's property {key} is missing or no int"
                raise MapError(source.path, wrong, "set it in Map > Map Properties")
            if count != there[kind]:
                wrong = f"{key} says {count} land cards, but there are {there[kind]} such lots"
                raise MapError(source.path, wrong, "change the lots or Map > Map Properties", layer="lots")
            cards[kind] = count
    return cards
