"""New York 1901's board from a Tiled map; ``docs/maps.md`` says how the map is drawn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise, product
from pathlib import Path

from game.maps.geometry import inside
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
    """The rules on the shipped map."""
    return NewYorkRules(read_lots(MAP))


def read_lots(path: Path) -> LotGrid:
    """The board that a map shows.

    Raises:
        MapError: the map is no board for New York 1901; names file, layer, object and the remedy.
    """
    source = load_map(path)
    streets = _named(source, "streets", "street", "street", ("", *STREETS))
    for name in STREETS:
        if name not in streets.values():
            wrong = f"the street {name} is nowhere on the map"
            raise MapError(source.path, wrong, "draw it with its own tile", layer="streets")
    parks = _named(source, "parks", "park", "name")
    landmarks = _named(source, "landmarks", "landmark", "name")
    ground = _cells(source, "ground", ("land", "water"))
    water = frozenset(cell for cell, tile in ground if tile.kind == "water")
    districts = _named(source, "districts", "district", "district", DISTRICTS)
    lots = _lots(source, districts, {*streets, *parks})
    built = {cell for lot in lots for cell in lot.cells}
    taken = {"lots": built, "streets": streets, "parks": parks, "landmarks": landmarks, "ground": water}
    _check_cover(source, taken)
    return LotGrid(source.columns, source.rows, lots, streets, parks, landmarks, water, _cards(source, lots))


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


def _named(source: TiledMap, layer: str, kind: str, key: str, known: Sequence[str] = ()) -> dict[Cell, str]:
    """What the tiles of a layer call their squares: one of the ``known`` names, where there are such."""
    names = {cell: str(tile.properties.get(key, "")) for cell, tile in _cells(source, layer, (kind,))}
    for cell, name in names.items():
        if known and name not in known:
            remedy = f"use one of {', '.join(filter(None, known))}"
            remedy += f", or a tile without the property {key}" if "" in known else ""
            raise _fault_at(source, layer, cell, f"the {kind} {name or '(none)'} is unknown", remedy)
    return names


def _fault_at(source: TiledMap, layer: str, cell: Cell, wrong: str, remedy: str) -> MapError:
    return MapError(source.path, wrong, remedy, layer=layer, thing=f"column {cell[0]}, row {cell[1]}")


def _lots(source: TiledMap, districts: Mapping[Cell, str], fronts: set[Cell]) -> tuple[Lot, ...]:
    """The lots: every square of a district belongs to one; starters lie beside one of ``fronts``."""
    lots: dict[str, Lot] = {}
    owner: dict[Cell, str] = {}
    for thing in source.objects_of("lots"):
        lot = lots[thing.name] = _lot(source, thing, districts)
        for cell in lot.cells:
            if cell in owner:
                raise source.fault(thing, f"it overlaps {owner[cell]}", "move or reshape one of them")
            owner[cell] = lot.id
        if lot.starter and lot.size != min(LOT_SIZES):
            remedy = "give a lot of two squares the class starter"
            raise source.fault(thing, "a starter lot of three squares", remedy)
        if lot.starter and not any(fronts.intersection(neighbours(cell)) for cell in lot.cells):
            wrong = "a starter lot without a street or park beside it"
            raise source.fault(thing, wrong, "give another lot the class starter")
    for cell in districts.keys() - owner:
        wrong = "a district's square belongs to no lot"
        raise _fault_at(source, "districts", cell, wrong, "draw a lot over it or erase it")
    starters = Counter(lot.district for lot in lots.values() if lot.starter)
    for district in DISTRICTS:
        if starters[district] != 1:
            wrong = f"the district {district} has {starters[district]} starter lots"
            remedy = "give exactly one of its lots of two squares the class starter"
            raise MapError(source.path, wrong, remedy, layer="lots")
    return tuple(lots[name] for name in sorted(lots))


def _lot(source: TiledMap, thing: MapObject, districts: Mapping[Cell, str]) -> Lot:
    cells = _covered(source, thing)
    lying = sorted({districts.get(cell, "") for cell in cells})
    named = " and ".join(name or "none" for name in lying)
    named_well, known = _LOT_NAME.fullmatch(thing.name), thing.kind in ("lot", _STARTER)
    for right, wrong, remedy in (
        (named_well, "its name is no lot's name", "call it lot. and a few letters or digits"),
        (known, f"its class is {thing.kind or '(none)'}", "make it lot or starter"),
        (len(cells) in LOT_SIZES, f"it has {len(cells)} squares", "give it two or three"),
        (len(list(connected(cells))) == 1, "its squares do not hang together", "draw it in one piece"),
        (lying != [""], "it lies in no district", "draw its squares in the layer districts"),
        (len(lying) == 1, f"it lies in more than one district ({named})", "keep each lot in one"),
    ):
        if not right:
            raise source.fault(thing, wrong, remedy)
    return Lot(thing.name, lying[0], cells, thing.kind == _STARTER)


def _covered(source: TiledMap, thing: MapObject) -> tuple[Cell, ...]:
    """The squares of a rectangle or polygon whose corners lie on the grid."""
    wide, high = source.tile_width, source.tile_height
    left, top, width, height = thing.rect
    right, foot = left + width, top + height
    corners = thing.points or ((left, top), (right, top), (right, foot), (left, foot))
    snapped = [(round(x / wide), round(y / high)) for x, y in corners]
    moved = (
        max(abs(x * wide - at[0]), abs(y * high - at[1])) for (x, y), at in zip(snapped, corners, strict=True)
    )
    if not thing.closed or max(moved) > _SLACK:
        remedy = "draw a rectangle or polygon with View > Snapping > Snap to Grid"
        raise source.fault(thing, "its corners do not lie on the grid", remedy)
    if any(a[0] != b[0] and a[1] != b[1] for a, b in pairwise((*snapped, snapped[0]))):
        raise source.fault(thing, "one of its sides is slanted", "follow the lines of the grid")
    squares = product(range(source.rows), range(source.columns))
    return tuple((x, y) for y, x in squares if inside((x + 0.5, y + 0.5), snapped))


def _check_cover(source: TiledMap, taken: Mapping[str, Collection[Cell]]) -> None:
    """Every square of the map is exactly one of lot, street, park, landmark and water."""
    for y, x in product(range(source.rows), range(source.columns)):
        here = [layer for layer, cells in taken.items() if (x, y) in cells]
        if not here:
            wrong = "this square is a gap: neither lot, street, park, landmark nor water"
            raise _fault_at(source, "ground", (x, y), wrong, "draw one of them here")
        if len(here) > 1:
            wrong = f"this square is also taken in the layer {here[0]}"
            raise _fault_at(source, here[1], (x, y), wrong, "erase one of the two")


def _cards(source: TiledMap, lots: tuple[Lot, ...]) -> dict[tuple[str, int], int]:
    """The land cards, which the map's own properties count: one for each lot of their kind."""
    there = Counter((lot.district, lot.size) for lot in lots)
    cards: dict[tuple[str, int], int] = {}
    for district, size in product(DISTRICTS, LOT_SIZES):
        key, lying = f"cards.{district}.{size}", there[district, size]
        count = source.properties.get(key)
        if not isinstance(count, int) or isinstance(count, bool):
            wrong = f"the map's property {key} is missing or no int"
            raise MapError(source.path, wrong, "set it in Map > Map Properties")
        if count != lying:
            wrong = f"{key} says {count} land cards, but there are {lying} such lots"
            raise MapError(source.path, wrong, "change the lots or Map > Map Properties", layer="lots")
        cards[district, size] = count
    return cards
