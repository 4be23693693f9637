"""Maps as Tiled writes them, from 1.0 to today: the same map is read however it is stored."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.maps.error import MapError
from game.maps.tmx import Tile, load_map
from tests.budget import examples
from tests.conftest import Count
from tests.drawn_maps import CODES, COLUMNS, NEWEST, OBJECTS, TILES, Pen, Properties, Value, stored


def values(properties: Properties) -> dict[str, Value]:
    return {name: CODES[kind](value) for name, (kind, value) in properties.items()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("drawn")


@examples(300)
@given(st.integers(0, NEWEST), st.integers(0, 1 << 32).map(Random))
def test_a_map_is_the_same_whichever_tiled_wrote_it(
    folder: Path, count: Count, version: int, dice: Random
) -> None:
    pen = Pen(folder, version, dice)
    found = load_map(pen.write())
    for part in (pen.stored, pen.text, f"{pen.set} {'outside' if pen.outside else 'embedded'}"):
        count(part)
    kinds = [None, *(Tile(tile.name, values(tile.properties)) for tile in TILES)]
    rows = [pen.cells[at : at + COLUMNS] for at in range(0, len(pen.cells), COLUMNS)]
    assert found.layer("ground").cells == tuple(tuple(kinds[cell] for cell in row) for row in rows)
    assert found.properties == {"title": "toy"} and set(found.objects) == {"things"}
    for thing, (name, kind, shape), tile in zip(found.objects_of("things"), OBJECTS, TILES, strict=True):
        assert (thing.name, thing.kind, thing.properties) == (name, kind, values(tile.properties))
        assert thing.closed == (shape != "way")
        assert len(thing.points) == (3 if shape in ("field", "way") else 0)
        assert thing.rect[2:] == {"box": (16, 32), "spot": (0, 0)}.get(shape, (16, 16))


BODY = """<layer id="1" name="ground" width="4" height="3">{data}</layer>
<objectgroup id="2" name="things"><object id="1" name="it" x="0" y="0" width="8" height="8"/></objectgroup>"""
MAP = '<map orientation="orthogonal" width="4" height="3" tilewidth="16" tileheight="16" infinite="0">'
PLAIN = f"{MAP}{BODY.format(data=stored([0] * 12, 'csv'))}</map>"
OBJECT = 'width="8" height="8"/>'
CHUNK = '<chunk x="0" y="0" width="16" height="16">0,0</chunk>'
UNREAD = {
    **{
        f"{way} maps": ("orthogonal", way, f"the map is {way}, not orthogonal", "Orthogonal as Orientation")
        for way in ("isometric", "staggered", "hexagonal", "oblique")
    },
    "infinite maps": ('infinite="0"', 'infinite="1"', "the map is infinite", "turn Infinite off"),
    "zstd": (
        "csv",
        'base64" compression="zstd',
        "layer ground: its cells are stored as base64 zstd",
        "CSV or",
    ),
    **{
        f"the shape {shape}": (
            OBJECT,
            f'width="8" height="8"><{shape}/></object>',
            f"layer things, object it: its shape is {shape}",
            "draw a rectangle",
        )
        for shape in ("ellipse", "capsule", "text", "spline")
    },
    "templates": (
        'name="it"',
        'template="a.tx"',
        "layer things, object 1: it is made from a template",
        "Detach",
    ),
    "tile objects": (OBJECT, f'gid="1" {OBJECT}', "object it: it is made from a tile", "draw it as"),
    "rotation": (OBJECT, f'rotation="9.5" {OBJECT}', "object it: it is rotated", "set its rotation to 0"),
    "offsets of layers": (
        'name="ground"',
        'name="ground" offsetx="0.5"',
        "layer ground: the layer is shifted",
        "0",
    ),
    "offsets of groups": (
        "</map>",
        '<group name="g" offsety="-2"/></map>',
        "layer g: the layer is shifted",
        "set its offsety to 0",
    ),
    "properties of a class": (
        OBJECT,
        'width="8" height="8"><properties><property name="bag" type="class" propertytype="Bag"><properties>'
        '<property name="x" value="1"/></properties></property></properties></object>',
        "object it: its property bag is of the type class",
        "string, color, file, int, object, float, bool",
    ),
    "lists": (
        OBJECT,
        'width="8" height="8"><properties><property name="bag" type="list"><item type="int" value="1"/>'
        "</property></properties></object>",
        "object it: its property bag is of the type list",
        "string, color, file, int, object, float, bool",
    ),
}


@pytest.mark.parametrize("name", UNREAD)
def test_what_tiled_writes_and_nobody_reads_here_is_refused_in_one_line_with_a_remedy(
    tmp_path: Path, name: str
) -> None:
    old, new, wrong, remedy = UNREAD[name]
    assert PLAIN.count(old) == 1
    path = tmp_path / "map.tmx"
    path.write_text(PLAIN)
    load_map(path)
    path.write_text(PLAIN.replace(old, new))
    with pytest.raises(MapError) as caught:
        load_map(path)
    (fault,) = caught.value.faults
    assert str(fault).startswith("map.tmx: ") and wrong in str(fault) and remedy in fault.remedy


COLLECTION = """<tileset firstgid="1" name="mine" tilewidth="9" tileheight="9" tilecount="3" columns="0">
<tile id="0"><image source="a.png"/></tile><tile id="2"><image source="a.png"/></tile>
<tile id="70"><image source="a.png"/></tile></tileset>"""
SHEET = """<tileset firstgid="1" name="mine" tilewidth="9" tileheight="9" tilecount="4" columns="2">
<image source="a.png"/><tile id="1" type="x"/></tileset>"""
OLD = SHEET.replace(' tilecount="4" columns="2"', "")
NEXT = SHEET.replace('firstgid="1"', 'firstgid="3"').replace("mine", "next")


@pytest.mark.parametrize(
    ("sets", "held"),
    [
        (COLLECTION, {1, 3, 71}),
        (SHEET, {1, 2, 3, 4}),
        (SHEET + NEXT, {1, 2, 3, 4, 5, 6}),
        (COLLECTION + NEXT, {1, 3, 4, 5, 6}),
        (NEXT + SHEET, {1, 2, 3, 4, 5, 6}),
        (OLD + NEXT, {1, 2, 3, 4, 5, 6}),
        (OLD, set(range(1, 80))),
        ("", set()),
    ],
    ids=[
        "a collection",
        "a sheet",
        "two sheets",
        "both",
        "the other order",
        "old, and another",
        "old",
        "none",
    ],
)
def test_a_tile_is_held_if_it_is_there_before_the_next_tileset_begins(
    tmp_path: Path, sets: str, held: set[int]
) -> None:
    (tmp_path / "a.png").write_bytes(b"")
    path = tmp_path / "map.tmx"
    for number in range(1, 80):
        path.write_text(MAP + sets + BODY.format(data=stored([0] * 7 + [number] + [0] * 4, "csv")) + "</map>")
        if number in held:
            assert load_map(path).layer("ground").cells[1][3] is not None
            continue
        with pytest.raises(
            MapError, match=f"layer ground, column 3, row 1: the tile number {number} is in no"
        ):
            load_map(path)
