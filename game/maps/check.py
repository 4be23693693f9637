"""What a map's file must be like before pytmx sees it.

pytmx silently accepts a good deal (a root that is no map, missing sizes, short layers, ellipses that look
like rectangles, rotations that it ignores) and dies of the rest. So a map is written anew from what is
understood of it, and only that is given to pytmx; all that is wrong is told of at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

from game.maps.cells import read_cells
from game.maps.error import refuse
from game.maps.notes import AGAIN, Notes
from game.maps.source import map_tree
from game.maps.values import corners, count

MOST_TILES, MOST_CELLS = 1000, 40_000
"""The most columns and rows of a map, and the most cells of a tile layer: 200 x 200."""
MOST_UNPACKED = 250_000
"""The most cells of all layers: a megabyte of them."""
MOST_OBJECTS, MOST_CORNERS = 2000, 1000
"""The most objects of a map, and the most corners of one."""

_SIZES = ("width", "height", "tilewidth", "tileheight")
_SHAPES = ("ellipse", "capsule", "text")
_OUTLINES = {"polygon": 3, "polyline": 2}
"""The shapes with corners, and how many each needs."""


def checked_root(path: Path) -> Element:
    """The root of a map's XML as it is given to pytmx: without what does not matter, all the rest sound.

    Raises:
        MapError: the file cannot be read, is no TMX map, or uses what this program does not read.
    """
    notes = Notes(path)
    root = _Copy(notes).map(map_tree(path))
    refuse(notes.faults)
    return root


class _Copy:
    """Writes a map anew; what is wrong with it goes to the notes."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._cells = 0
        self._objects = 0

    def map(self, root: Element) -> Element:
        """The map."""
        if root.get("orientation", "orthogonal") != "orthogonal" or root.get("infinite", "0") != "0":
            remedy = "choose orthogonal and fixed size in Map > Map Properties"
            self._notes.add("the map is not orthogonal, or infinite", remedy)
        made = Element("map", {"orientation": "orthogonal"})
        for size in _SIZES:
            with suppress(ValueError):
                made.set(size, str(count(root.get(size, ""))))
            if not 0 < int(made.get(size, 0)) <= MOST_TILES:
                self._notes.add(f"the map has no {size} from 1 to {MOST_TILES}", AGAIN)
        refuse(self._notes.faults)  # without a size nothing else can be said
        self._notes.properties(root, made, "", "map properties")
        for group in root.iter("group"):
            self._check_offset(group, group.get("name", ""))
        names: set[str] = set()
        for layer in layers(root):
            self._layer(layer, made, names)
        for tileset in root.findall("tileset"):
            self._tileset(tileset, made)
        return made

    def _layer(self, node: Element, made: Element, names: set[str]) -> None:
        name = self._notes.word(node, "name", node.get("name", ""), "")
        if not name or name in names:
            wrong = f"two layers are called {name}" if name else "a layer has no name"
            self._notes.add(wrong, "give every layer a name of its own", name)
        names.add(name)
        self._check_offset(node, name)
        layer = SubElement(made, node.tag, {"name": name})
        self._notes.properties(node, layer, name, "layer properties")
        if node.tag == "layer":
            layer.set("width", made.get("width", ""))
            layer.set("height", made.get("height", ""))
            SubElement(layer, "data", {"encoding": "csv"}).text = self._data(node, made, name)
        own: set[str] = set()
        for thing in node.findall("object"):
            self._object(thing, layer, name, own)

    def _check_offset(self, node: Element, name: str) -> None:
        for key in ("offsetx", "offsety"):
            if self._notes.decimal(node, key, name, "") != 0:
                self._notes.add("the layer is shifted by an offset", f"set its {key} to 0", name)

    def _data(self, layer: Element, made: Element, name: str) -> str:
        """The cells of a tile layer, as text."""
        size = int(made.get("width", 0)) * int(made.get("height", 0))
        self._cells += size
        if size > MOST_CELLS or self._cells > MOST_UNPACKED:
            self._notes.add("there are too many squares to draw on", "make the map smaller", name)
            return ""
        data = layer.find("data")
        node = Element("data") if data is None else data
        encoding, compression = node.get("encoding", ""), node.get("compression", "")
        try:
            cells = read_cells((node.text or "").strip(), encoding, compression, size)
        except ValueError as fault:
            self._notes.add(f"its cells cannot be read ({fault})", "save the map again from Tiled", name)
            return ""
        if cells is None:
            remedy = "choose CSV as Tile Layer Format in the map's properties"
            self._notes.add(
                f"its cells are stored as {encoding or 'XML'} {compression}".rstrip(), remedy, name
            )
        elif len(cells) != size:
            wrong = f"it holds {len(cells)} cells where the map has {size}"
            self._notes.add(wrong, "save the map again from Tiled", name)
        return ",".join(map(str, cells or ()))

    def _object(self, node: Element, made: Element, layer: str, names: set[str]) -> None:
        self._objects += 1
        if self._objects > MOST_OBJECTS:
            self._notes.add(f"the map has more than {MOST_OBJECTS} objects", "delete some", layer)
            refuse(self._notes.faults)
        thing = thing_of(node)
        name = self._notes.word(node, "name", layer, thing)
        if name and name in names:
            self._notes.add(
                "two objects of this layer have this name", "rename or delete one of them", layer, thing
            )
        names.add(name)
        if node.get("template") or node.get("gid"):
            wrong = "it is made from a template or a tile"
            self._notes.add(wrong, "draw it as a rectangle or a polygon", layer, thing)
        for shape in _SHAPES:
            if node.find(shape) is not None:
                remedy = "draw a rectangle, a polygon, a polyline or a point"
                self._notes.add(f"its shape is {shape}", remedy, layer, thing)
        if self._notes.decimal(node, "rotation", layer, thing):
            self._notes.add("it is rotated", "set its rotation to 0", layer, thing)
        kind = self._notes.word(node, "type", layer, thing) or self._notes.word(node, "class", layer, thing)
        own = SubElement(made, "object", {"name": name, "type": kind})
        own.set("id", str(self._notes.count(node, "id", layer, thing)))
        for key in ("x", "y", "width", "height"):
            own.set(key, repr(self._notes.decimal(node, key, layer, thing)))
        for shape, least in _OUTLINES.items():
            for outline in node.findall(shape):
                self._outline(outline, own, least, layer, thing)
        self._notes.properties(node, own, layer, thing)

    def _outline(self, node: Element, made: Element, least: int, layer: str, thing: str) -> None:
        points = []
        try:
            points = corners(node.get("points", ""))
        except ValueError:
            self._notes.add("a corner of it cannot be read", "draw it again", layer, thing)
        else:
            if not least <= len(points) <= MOST_CORNERS:
                wrong = f"it has {len(points)} corners"
                self._notes.add(wrong, f"draw it with {least} to {MOST_CORNERS}", layer, thing)
        SubElement(made, node.tag, {"points": " ".join(f"{x!r},{y!r}" for x, y in points)})

    def _tileset(self, node: Element, made: Element) -> None:
        place = f"tileset {node.get('name', '?')}"
        own = SubElement(made, "tileset", {"name": self._notes.word(node, "name", "", place)})
        for key in ("firstgid", "tilewidth", "tileheight", "tilecount", "columns"):
            own.set(key, str(self._notes.count(node, key, "", place)))
        folder = Path(node.get("folder", ""))
        for image in node.iter("image"):
            source = image.get("source", "")
            if not _is_file(folder / source):
                wrong = f"it shows the image {source}, which does not exist"
                self._notes.add(wrong, "put the image back or choose another in Tiled", "", place)
        for tile in node.findall("tile"):
            one = f"{place}, tile {tile.get('id', '?')}"
            kind = self._notes.word(tile, "type", "", one) or self._notes.word(tile, "class", "", one)
            written = SubElement(
                own, "tile", {"id": str(self._notes.count(tile, "id", "", one)), "type": kind}
            )
            self._notes.properties(tile, written, "", one)


def layers(root: Element) -> Iterator[Element]:
    """Every layer of tiles or objects, also those inside groups; not the collision shapes of tiles."""
    for child in root:
        if child.tag == "group":
            yield from layers(child)
        elif child.tag in ("layer", "objectgroup"):
            yield child


def thing_of(node: Element) -> str:
    """How a message names an object: by its name, else by its number in Tiled."""
    return f"object {node.get('name') or node.get('id', '?')}"


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False
