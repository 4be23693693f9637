"""What a map's file must be like before pytmx sees it.

pytmx silently accepts a good deal (a root that is no map, missing sizes, short layers, ellipses that look
like rectangles, rotations that it ignores) and dies of the rest. So a map is written anew from what is
understood of it, and only that is given to pytmx; all that is wrong is told of at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

from game.maps.cells import read_cells
from game.maps.error import refuse
from game.maps.notes import AGAIN, Notes
from game.maps.objects import Objects
from game.maps.source import map_tree
from game.maps.tilesets import Tilesets
from game.maps.values import count, decimal, flag

MOST_TILES, MOST_CELLS = 1000, 40_000
"""The most columns and rows of a map, and the most cells of a tile layer: 200 x 200."""
MOST_UNPACKED = 250_000
"""The most cells of all layers: a megabyte of them."""

_SIZES = ("width", "height", "tilewidth", "tileheight")
_LAYERS = ("layer", "objectgroup")
_FORMAT = "choose CSV or Base64 (zlib compressed) as Tile Layer Format in Map > Map Properties"


def checked_root(path: Path) -> Element:
    """The root of a map's XML as it is given to pytmx: without what does not matter, all the rest sound.

    Raises:
        MapError: the file cannot be read, is no TMX map, or uses what this program does not read.
    """
    notes = Notes(path)
    root = map_tree(path)
    made = _head(root, notes)
    notes.properties(root, made, "", "map properties")
    copy = _Copy(notes, root, made)
    for layer in layers(root):
        copy.layer(layer)
    refuse(notes.faults)
    return made


def _head(root: Element, notes: Notes) -> Element:
    """A map without layers.

    Raises:
        MapError: without a size nothing else can be said.
    """
    notes.numbers(root)
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        remedy = "choose Orthogonal as Orientation in Map > Map Properties"
        notes.add(f"the map is {orientation}, not orthogonal", remedy)
    if notes.number(root, "infinite", flag):
        notes.add("the map is infinite", "turn Infinite off in Map > Map Properties")
    made = Element("map", {"orientation": "orthogonal"})
    for size in _SIZES:
        with suppress(ValueError):
            made.set(size, str(count(root.get(size, ""))))
        if not 0 < int(made.get(size, 0)) <= MOST_TILES:
            notes.add(f"the map has no {size} from 1 to {MOST_TILES}", AGAIN)
    refuse(notes.faults)
    return made


class _Copy:
    """Writes the layers of a map anew; what is wrong with them goes to the notes."""

    def __init__(self, notes: Notes, root: Element, made: Element) -> None:
        self._notes, self._made = notes, made
        self._columns, self._rows, wide, high = (int(made.get(size, 0)) for size in _SIZES)
        self._cells = 0
        self._names: set[str] = set()
        self._tilesets = Tilesets(root, made, notes)
        self._objects = Objects(notes, self._columns * wide, self._rows * high)
        for node in root.iter():
            if node.tag in ("group", "imagelayer"):
                notes.numbers(node, node.get("name", ""))
            if node.tag == "group":
                self._check_offset(node)

    def layer(self, node: Element) -> None:
        """Write a layer of tiles or objects."""
        told = node.get("name", "")
        name = self._notes.word(node, "name", told, "")
        if not told or told in self._names:
            wrong = f"two layers are called {told}" if told else "a layer has no name"
            self._notes.add(wrong, "give every layer a name of its own", told)
        self._names.add(told)
        self._notes.numbers(node, told)
        self._check_offset(node)
        layer = SubElement(self._made, node.tag, {"name": name})
        self._notes.properties(node, layer, told, "layer properties")
        if node.tag == "layer":
            self._tiles(node, layer, told)
        self._objects.write(node, layer, told)

    def _check_offset(self, node: Element) -> None:
        name = node.get("name", "")
        for key in ("offsetx", "offsety"):
            if self._notes.number(node, key, decimal, name) != 0:
                self._notes.add("the layer is shifted by an offset", f"set its {key} to 0", name)

    def _tiles(self, node: Element, made: Element, name: str) -> None:
        for key, size in (("width", self._columns), ("height", self._rows)):
            made.set(key, str(size))
            if node.get(key) != str(size):
                told = f"'{node.get(key)}'" if key in node.attrib else "missing"
                self._notes.add(f"its {key} is {told} where the map has {size}", f"set it to {size}", name)
        cells = self._read(node, name)
        self._check_tiles(cells, name)
        SubElement(made, "data", {"encoding": "csv"}).text = ",".join(map(str, cells))

    def _read(self, layer: Element, name: str) -> Sequence[int]:
        """The cells of a tile layer; none if they are not sound."""
        size = self._columns * self._rows
        self._cells += size
        if size > MOST_CELLS or self._cells > MOST_UNPACKED:
            self._notes.add("there are too many squares to draw on", "make the map smaller", name)
            return ()
        data = layer.find("data")
        node = Element("data") if data is None else data
        try:
            cells = read_cells(node, size)
        except ValueError as fault:
            self._notes.add(f"its cells cannot be read ({fault})", AGAIN, name)
            return ()
        if cells is None:
            stored = " ".join(node.get(key, "") for key in ("encoding", "compression")).strip()
            self._notes.add(f"its cells are stored as {stored}", _FORMAT, name)
            return ()
        if len(cells) != size:
            self._notes.add(f"it holds {len(cells)} cells where the map has {size}", AGAIN, name)
            return ()
        return cells

    def _check_tiles(self, cells: Sequence[int], name: str) -> None:
        unknown = {cell for cell in set(cells) if cell and not self._tilesets.hold(cell)}
        for at, cell in enumerate(cells if unknown else ()):
            if cell in unknown:
                row, column = divmod(at, self._columns)
                wrong, place = f"the tile number {cell} is in no tileset", f"column {column}, row {row}"
                self._notes.add(wrong, "draw this cell again", name, place)


def layers(root: Element) -> Iterator[Element]:
    """Every layer of tiles or objects, also those inside groups; not the collision shapes of tiles."""
    for child in root:
        if child.tag == "group":
            yield from layers(child)
        elif child.tag in _LAYERS:
            yield child
