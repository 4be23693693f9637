"""One map as each version of Tiled writes it: every way of storing it comes by chance from a seed.

What the map holds is always the same (``TILES``, ``OBJECTS``, a title); how it is written down is not.
"""

from __future__ import annotations

import base64
import gzip
import struct
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

COLUMNS, ROWS, SIDE = 4, 3, 16
NEWEST = 12
"""Tiled 1.12; the first is 1.0, or one before that whose maps say they are of version 1.0."""
CELLS = ("csv", "xml", "base64", "base64 zlib", "base64 gzip")
TEXTS = ("utf-8", "utf-8-sig", "utf-16")
SETS = ("picture", "collection", "pictures inside")

Properties = Mapping[str, tuple[str, str]]
Value = str | int | float | bool


@dataclass(frozen=True)
class Kind:
    """A tile: what it must be read as."""

    name: str
    properties: Properties


TILES = (
    Kind("land", {}),
    Kind("street", {"street": ("string", "wall"), "type": ("string", "of the author"), "id": ("int", "7")}),
    Kind("park", {"name": ("string", "باغ‌ملی"), "open": ("bool", "true"), "share": ("float", "0.5")}),
    Kind("", {"tint": ("color", "#ff00aa00"), "seen": ("file", "../a.png"), "lot": ("object", "1")}),
)
SHAPES = {
    "box": "",
    "field": '<polygon points="0,0 16,0 16,16"/>',
    "way": '<polyline points="0,0 16,0 16,16"/>',
    "spot": "<point/>",
}
OBJECTS = tuple((f"thing.{shape}", f"kind.{shape}", shape) for shape in SHAPES)
CODES: Mapping[str, Callable[[str], Value]] = {
    **dict.fromkeys(("string", "color", "file"), str),
    **dict.fromkeys(("int", "object"), int),
    "float": float,
    "bool": "true".__eq__,
}
"""What a property of each type is read as."""


class Pen:
    """Writes the map as Tiled 1.``version`` does, into ``folder``; chances come from ``dice``."""

    def __init__(self, folder: Path, version: int, dice: Random) -> None:
        self.folder, self.version, self.dice = folder, version, dice
        self.cells = [dice.randrange(len(TILES) + 1) for _ in range(COLUMNS * ROWS)]
        self.stored, self.text = dice.choice(CELLS), dice.choice(TEXTS)
        self.old = version == 0 and dice.random() < 0.5
        self.set, self.outside = dice.choice(SETS), dice.random() < 0.5

    def write(self) -> Path:
        """The path of the map."""
        sets, numbers = self._tilesets()
        layers = [self._ground(numbers), self._things(), *self._for_the_eye()]
        self.dice.shuffle(layers)
        while self.dice.random() < 0.4:
            inside = self.dice.randrange(len(layers))
            grouped = f"<group{self._layer('folder')}>{''.join(layers[inside:])}</group>"
            layers[inside:] = [grouped]
        size = f'width="{COLUMNS}" height="{ROWS}" tilewidth="{SIDE}" tileheight="{SIDE}"'
        head = f'version="1.{self.version}" tiledversion="1.{self.version}.1" orientation="orthogonal" {size}'
        since = {
            0: 'renderorder="right-down" nextobjectid="9" backgroundcolor="#102030"',
            1: 'infinite="0"',
            2: 'nextlayerid="9"',
            3: 'compressionlevel="-1"',
            8: 'parallaxoriginx="-3.5" parallaxoriginy="0"',
            9: 'class="board"',
            12: 'skewx="0" skewy="0"',
        }
        settings = '<editorsettings><export target="a.json" format="json"/></editorsettings>'
        title = self._properties({"title": ("string", "toy")})
        body = (settings if self.version >= 3 else "") + title + sets + "".join(layers)
        return self._save("map.tmx", f"<map {head} {self._since(since)}>{body}</map>")

    def _since(self, since: Mapping[int, str]) -> str:
        return " ".join(words for version, words in since.items() if version <= self.version)

    def _save(self, name: str, xml: str) -> Path:
        path = self.folder / name
        said = "UTF-16" if self.text == "utf-16" else "UTF-8"
        kind = f'<!DOCTYPE {xml[1:4]} SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">\n' if self.old else ""
        path.write_bytes(f'<?xml version="1.0" encoding="{said}"?>\n{kind}{xml}\n'.encode(self.text))
        return path

    def _class(self, name: str) -> str:
        """Tiled 1.9 alone calls the class of tiles and objects so; ``type`` are all others."""
        return f' {"class" if self.version == 9 else "type"}="{name}"' if name else ""

    def _properties(self, properties: Properties) -> str:
        def entry(name: str, kind: str, value: str) -> str:
            how = "" if kind == "string" else f' type="{kind}"'
            if kind == "string" and self.dice.random() < 0.3:
                return f'<property name="{name}"{how}>{value}</property>'
            return f'<property name="{name}"{how} value="{value}"/>'

        told = "".join(entry(name, *value) for name, value in properties.items())
        return f"<properties>{told}</properties>" if told else ""

    # --- Tilesets -------------------------------------------------------------------------------------------

    def _tilesets(self) -> tuple[str, list[int]]:
        """The tilesets, and the number of each kind of tile; one that has grown since lies before them."""
        ids = self._ids()
        grown = self.dice.choice((0, 3))
        first = 1 + grown
        before = "".join(f'<tile id="{id}"{self._class("other")}/>' for id in range(8))
        sets = self._tileset("grown", 1, 8, before, self._picture()) if grown else ""
        tiles = [self._tile(id, kind) for id, kind in zip(ids, TILES, strict=True) if self._listed(kind)]
        picture = self._picture() if self.set == "picture" else ""
        held = max(ids) + 1 if picture else len(TILES)
        self.dice.shuffle(tiles)  # since 1.7 they are in the order in which they are shown
        sets += self._tileset("ours", first, held, "".join(tiles), picture)
        return sets, [0, *(first + id for id in ids)]

    def _ids(self) -> list[int]:
        """A collection has gaps where pictures were removed."""
        if self.set == "picture":
            return self.dice.sample(range(len(TILES) + 2), len(TILES))
        return self.dice.sample(range(60), len(TILES))

    def _listed(self, kind: Kind) -> bool:
        return self.set != "picture" or bool(kind.name or kind.properties)

    def _picture(self) -> str:
        (self.folder / "set.png").write_bytes(b"")
        return '<image source="set.png" trans="ff00ff" width="64" height="64"/>'

    def _tile(self, id: int, kind: Kind) -> str:
        own = {
            "picture": "",
            "collection": self._picture(),
            "pictures inside": '<image format="png"><data encoding="base64">iVBORw0KGgo=</data></image>',
        }[self.set]
        terrain = ' terrain="0,,0," probability="0.5"' if self.version < 5 else ""
        part = ' x="0" y="0" width="16" height="16"' if own and self.version >= 9 else ""
        extras = (
            "",
            '<objectgroup draworder="index"><object id="1" x="0" y="0"><ellipse/></object></objectgroup>',
            f'<animation><frame tileid="{id}" duration="100"/></animation>',
        )
        body = self._properties(kind.properties) + own + self.dice.choice(extras)
        return f'<tile id="{id}"{self._class(kind.name)}{terrain}{part}>{body}</tile>'

    def _tileset(self, name: str, first: int, held: int, tiles: str, picture: str) -> str:
        since = {
            0: f'tilewidth="16" tileheight="16" spacing="1" margin="0" columns="{8 if picture else 0}"',
            4: 'objectalignment="center"',
            9: 'class="set" tilerendersize="grid" fillmode="preserve-aspect-fit"',
        }
        terrain = '<terraintypes><terrain name="earth" tile="0"/></terraintypes>'
        wang = '<wangcolor name="" color="#ff0000" tile="-1" probability="1"/>'
        wang += '<wangtile tileid="0" wangid="0,1,0,1,0,1,0,1"/>'
        corner = '<wangcornercolor name="" color="#ff0000" tile="-1" probability="1"/>'
        corner += '<wangtile tileid="0" wangid="0x10101010"/>'
        more = '<tileoffset x="0" y="1"/><grid orientation="orthogonal" width="16" height="16"/>'
        more += '<transformations hflip="1" vflip="0" rotate="0"/>' if self.version >= 5 else terrain
        sets = f'<wangset name="w" type="corner" tile="-1">{wang if self.version >= 5 else corner}</wangset>'
        sets = f"<wangsets>{sets}</wangsets>" if self.version >= 1 else ""
        inside = (
            f'name="{name}" tilecount="{held}" {self._since(since)}>{more}{picture}{tiles}{sets}</tileset>'
        )
        if not self.outside:
            return f'<tileset firstgid="{first}" {inside}'
        self._save(f"{name}.tsx", f'<tileset version="1.{self.version}" {inside}')
        return f'<tileset firstgid="{first}" source="{name}.tsx"/>'

    # --- Layers ---------------------------------------------------------------------------------------------

    def _layer(self, name: str) -> str:
        since = {
            0: f'name="{name}" opacity="0.5" visible="0"',
            2: f'id="{self.dice.randrange(1, 9)}"',
            3: 'locked="1"',
            4: 'tintcolor="#80ff0000"',
            5: 'parallaxx="0.25" parallaxy="-1"',
            9: 'class="layer"',
            12: 'mode="multiply"',
        }
        return f" {self._since(since)}"

    def _ground(self, numbers: Sequence[int]) -> str:
        turned = (0, 1 << 31, 1 << 30, 1 << 29, 7 << 29)
        cells = [numbers[cell] | (self.dice.choice(turned) if cell else 0) for cell in self.cells]
        size = f'width="{COLUMNS}" height="{ROWS}"'
        return f"<layer{self._layer('ground')} {size}>{stored(cells, self.stored)}</layer>"

    def _things(self) -> str:
        things = ""
        for id, (name, kind, shape) in enumerate(OBJECTS, 1):
            size = ' width="16" height="32"' if shape == "box" else ""
            late = ' opacity="0.5"' if self.version >= 12 else ""
            drawn = "" if shape == "spot" and self.version < 1 else SHAPES[shape]  # points came with 1.1
            own = self._properties(TILES[id - 1].properties)
            things += (
                f'<object id="{id}" name="{name}"{self._class(kind)} x="{id * 8}" y="1e-05"{size}{late}>'
            )
            things += f"{own}{drawn}</object>"
        return f'<objectgroup{self._layer("things")} color="#ff0000" draworder="index">{things}</objectgroup>'

    def _for_the_eye(self) -> list[str]:
        repeated = ' repeatx="1" repeaty="1"' if self.version >= 8 else ""
        gone = '<image source="gone.png" width="9" height="9"/>'
        picture = f"<imagelayer{self._layer('sky')}{repeated}>{gone}</imagelayer>"
        return [picture] if self.dice.random() < 0.5 else []


def stored(cells: Sequence[int], how: str) -> str:
    """The cells of a layer as an element ``data``."""
    if how == "xml":
        return (
            "<data>" + "".join(f'<tile gid="{cell}"/>' if cell else "<tile/>" for cell in cells) + "</data>"
        )
    if how == "csv":
        rows = [cells[at : at + COLUMNS] for at in range(0, len(cells), COLUMNS)]
        told = ",\n".join(",".join(map(str, row)) for row in rows)
        return f'<data encoding="csv">\n{told}\n</data>'
    pack: dict[str, Callable[[bytes], bytes]] = {"": bytes, "zlib": zlib.compress, "gzip": gzip.compress}
    kind = how.removeprefix("base64").strip()
    data = base64.b64encode(pack[kind](struct.pack(f"<{len(cells)}I", *cells))).decode()
    compression = f' compression="{kind}"' if kind else ""
    return f'<data encoding="base64"{compression}>\n   {data}\n  </data>'
