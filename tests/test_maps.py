"""The reader of Tiled maps: what it gives, and one clear error for everything that is wrong."""

from __future__ import annotations

import base64
import gzip
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from game.maps.tmx import MapError, load_map

SHIPPED = sorted((Path(__file__).resolve().parents[1] / "maps").glob("*.tmx"))

TILESET = """ <tileset firstgid="1" name="set" tilewidth="16" tileheight="16" tilecount="4" columns="2">
  <image source="set.png" width="32" height="32"/>
  <tile id="1" type="road"><properties>
   <property name="street" value="wall"/><property name="name" value="Wall Street"/>
  </properties></tile>
 </tileset>
"""
LAYER = """ <layer id="1" name="ground" width="3" height="2">
  <data encoding="csv">1,2,0,
2,2,1</data>
 </layer>
"""
OBJECTS = """ <objectgroup id="2" name="things">
  <object id="7" name="lot.1" type="lot" x="16" y="0" width="32" height="16">
   <properties>
    <property name="count" type="int" value="3"/><property name="open" type="bool" value="true"/>
    <property name="share" type="float" value="0.5"/><property name="id" value="own"/>
   </properties>
  </object>
  <object id="8" name="path" x="16" y="16"><polyline points="0,0 16,0 16,16"/></object>
  <object id="9" name="field" x="32" y="0"><polygon points="0,0 16,16 -16,16"/></object>
  <object id="10" x="5" y="6"><point/></object>
 </objectgroup>
"""
HEAD = (
    '<map version="1.10" orientation="orthogonal" width="3" height="2" tilewidth="16" tileheight="16"'
    ' infinite="0">\n'
)


def write(
    folder: Path, *, head: str = HEAD, body: str = TILESET + LAYER + OBJECTS, tail: str = "</map>"
) -> Path:
    (folder / "set.png").write_bytes(b"")
    path = folder / "small.tmx"
    path.write_text(head + body + tail, encoding="utf-8")
    return path


def wrong(path: Path, *parts: str) -> None:
    with pytest.raises(MapError) as caught:
        load_map(path)
    message = str(caught.value)
    assert message.startswith(f"{path.name}: ") and "; " in message
    for part in parts:
        assert part in message, message


def test_a_map_is_read_with_tiles_objects_and_properties(tmp_path: Path) -> None:
    found = load_map(write(tmp_path))
    assert (found.columns, found.rows, found.tile_width, found.tile_height) == (3, 2, 16, 16)
    cells = found.layer("ground").cells
    assert cells[0][2] is None
    road = cells[0][1]
    assert road is not None and road.kind == "road"
    assert road.properties == {"street": "wall", "name": "Wall Street"}
    lot, path, field, point = found.objects_of("things")
    assert (lot.id, lot.name, lot.kind, lot.layer) == (7, "lot.1", "lot", "things")
    assert lot.rect == (16, 0, 32, 16) and lot.points == ()
    assert lot.properties == {"count": 3, "open": True, "share": 0.5, "id": "own"}
    assert path.points == ((16, 16), (32, 16), (32, 32)) and not path.closed
    assert field.points == ((32, 0), (48, 16), (16, 16)) and field.closed
    assert field.rect == (16, 0, 32, 16)
    assert point.rect == (5, 6, 0, 0)


@pytest.mark.parametrize("compression", ["", "zlib", "gzip"])
def test_base64_layers_are_read_like_csv(tmp_path: Path, compression: str) -> None:
    plain = load_map(write(tmp_path))
    data = struct.pack("<6I", 1, 2, 0, 2, 2, 1)
    packed = {"": data, "zlib": zlib.compress(data), "gzip": gzip.compress(data)}[compression]
    how = f'encoding="base64" compression="{compression}"' if compression else 'encoding="base64"'
    layer = LAYER.replace('encoding="csv"', how).replace("1,2,0,\n2,2,1", base64.b64encode(packed).decode())
    found = load_map(write(tmp_path, body=TILESET + layer + OBJECTS))
    assert found.layer("ground") == plain.layer("ground")
    assert found.digest == plain.digest


def test_the_digest_changes_with_the_contents_only(tmp_path: Path) -> None:
    digest = load_map(write(tmp_path)).digest
    moved = write(tmp_path, body=TILESET + LAYER + OBJECTS.replace('id="7"', 'id="77"'))
    assert load_map(moved).digest == digest, "Tiled's numbers do not matter"
    other = write(tmp_path, body=TILESET + LAYER + OBJECTS.replace('x="16" y="0"', 'x="0" y="0"'))
    assert load_map(other).digest != digest
    redrawn = write(tmp_path, body=TILESET + LAYER.replace("1,2,0", "1,2,2") + OBJECTS)
    assert load_map(redrawn).digest != digest


def test_a_missing_file(tmp_path: Path) -> None:
    wrong(tmp_path / "none.tmx", "cannot be read")


def test_text_that_is_no_xml(tmp_path: Path) -> None:
    wrong(write(tmp_path, tail=""), "not well-formed XML")


def test_xml_that_is_no_map(tmp_path: Path) -> None:
    path = tmp_path / "small.tmx"
    path.write_text("<tileset/>", encoding="utf-8")
    wrong(path, "its root is <tileset>")


@pytest.mark.parametrize("size", ["width", "height", "tilewidth", "tileheight"])
def test_a_map_without_a_size(tmp_path: Path, size: str) -> None:
    wrong(write(tmp_path, head=HEAD.replace(f' {size}="', f' old{size}="')), f"no {size}")


def test_an_infinite_map(tmp_path: Path) -> None:
    wrong(write(tmp_path, head=HEAD.replace('infinite="0"', 'infinite="1"')), "infinite")


def test_a_map_that_is_not_orthogonal(tmp_path: Path) -> None:
    wrong(write(tmp_path, head=HEAD.replace("orthogonal", "hexagonal")), "not orthogonal")


EDITS = {
    "a layer that is too short": ("1,2,0,\n", "1,2,\n", ["layer ground", "5 cells where the map has 6"]),
    "a cell that is no number": ("1,2,0", "1,x,0", ["layer ground", "cells cannot be read"]),
    "a tile of no tileset": ("1,2,0", "1,9,0", ["layer ground", "column 1, row 0", "tile number 9"]),
    "an encoding that is not read": (
        'encoding="csv"',
        'encoding="base64" compression="zstd"',
        ["zstd", "CSV"],
    ),
    "cells of an unknown kind": (
        'encoding="csv"',
        'encoding="hex"',
        ["layer ground", "stored as hex", "CSV"],
    ),
    "a shifted layer": ('name="ground"', 'name="ground" offsetx="3"', ["layer ground", "offset"]),
    "two layers of one name": ('name="things"', 'name="ground"', ["two layers are called ground"]),
    "a layer without a name": ('name="things"', 'name=""', ["a layer has no name"]),
    "two objects of one name": ('name="path"', 'name="lot.1"', ["layer things, object lot.1", "two objects"]),
    "an ellipse": ("<point/>", "<ellipse/>", ["layer things, object 10", "ellipse"]),
    "a text": ("<point/>", "<text>x</text>", ["object 10", "text"]),
    "a rotated object": ('name="field"', 'name="field" rotation="45"', ["object field", "rotated"]),
    "a tile object": ('name="field"', 'name="field" gid="1"', ["object field", "made from a tile"]),
    "a template": ('name="field"', 'name="field" template="a.tx"', ["object field", "a template", "Detach"]),
    "an object outside": ('x="5" y="6"', 'x="55" y="6"', ["object 10", "outside the map"]),
    "a number that is none": ('value="3"', 'value="three"', ["object lot.1", "property count is no int"]),
    "a truth that is none": ('value="true"', 'value="yes"', ["object lot.1", "property open is no bool"]),
    "a property of a class": ('type="float"', 'type="class"', ["object lot.1", "share is of the type class"]),
    "a broken point": ("16,0 16,16", "16,0 16;16", ["object path", "cannot be read"]),
    "a missing image": ("set.png", "lost.png", ["lost.png", "does not exist"]),
}


@pytest.mark.parametrize("name", EDITS)
def test_a_wrong_map_gets_one_clear_error(tmp_path: Path, name: str) -> None:
    old, new, parts = EDITS[name]
    body = TILESET + LAYER + OBJECTS
    assert body.count(old) == 1, old
    wrong(write(tmp_path, body=body.replace(old, new)), *parts)


def test_a_missing_tileset_file(tmp_path: Path) -> None:
    wrong(write(tmp_path, body='<tileset firstgid="1" source="lost.tsx"/>' + LAYER), "lost.tsx")


def test_asking_for_a_layer_that_is_not_there(tmp_path: Path) -> None:
    found = load_map(write(tmp_path))
    for ask in (found.layer, found.objects_of):
        with pytest.raises(MapError, match="layer sky: the (tile|object) layer is missing; add"):
            ask("sky")


def test_a_map_is_read_without_a_display() -> None:
    program = (
        "import sys; from pathlib import Path; from game.maps.tmx import load_map;"
        "load_map(Path(sys.argv[1])); import pygame; sys.exit(pygame.display.get_init())"
    )
    run = subprocess.run(
        [sys.executable, "-c", program, str(SHIPPED[0])], check=False, cwd=SHIPPED[0].parents[1]
    )
    assert run.returncode == 0
