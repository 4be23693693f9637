"""What a map's file must be like before pytmx sees it.

pytmx silently accepts a good deal: a root that is no map, missing sizes, short layers, ellipses that look
like rectangles, rotations and offsets that it ignores. All of that is found here, in the XML itself, so
that the reader behind it never has to guess.
"""

from __future__ import annotations

import base64
import gzip
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.maps.error import MapError

_SIZES = ("width", "height", "tilewidth", "tileheight")
_SHAPES = ("ellipse", "capsule", "text")
_LAYERS = ("layer", "objectgroup", "imagelayer")
_READERS: dict[str, Callable[[str], object]] = {
    "string": str,
    "color": str,
    "file": str,
    "int": int,
    "object": int,
    "float": float,
    "bool": ("true", "false").index,
}
_UNPACK: dict[str, Callable[[bytes], bytes]] = {"": bytes, "gzip": gzip.decompress, "zlib": zlib.decompress}


def checked_root(path: Path) -> Element:
    """The root of a map's XML, after everything that can be told from the XML alone has been checked.

    Raises:
        MapError: the file is missing, is no TMX map, or uses what this program does not read.
    """
    try:
        root = ElementTree.parse(path).getroot()
    except OSError as fault:
        raise MapError(path, f"cannot be read ({fault.strerror})", "give the path of a TMX file") from fault
    except ElementTree.ParseError as fault:
        raise MapError(path, f"is not well-formed XML ({fault})", "save it again from Tiled") from fault
    _check_map(path, root)
    seen: set[str] = set()
    for layer in layers(root):
        name = layer.get("name", "")
        if not name or name in seen:
            wrong = f"two layers are called {name}" if name else "a layer has no name"
            raise MapError(path, wrong, "give every layer a name of its own", layer=name)
        seen.add(name)
        _check_layer(path, root, layer, name)
    return root


def layers(root: Element) -> Iterator[Element]:
    """Every layer of the map, also those inside groups; not the collision shapes of tiles."""
    for child in root:
        if child.tag == "group":
            yield from layers(child)
        elif child.tag in _LAYERS:
            yield child


def thing_of(node: Element) -> str:
    """How a message names an object: by its name, else by its number in Tiled."""
    return f"object {node.get('name') or node.get('id', '?')}"


def _check_map(path: Path, root: Element) -> None:
    if root.tag != "map":
        raise MapError(path, f"its root is <{root.tag}>, not <map>", "give the path of a TMX file")
    for size in _SIZES:
        if not root.get(size, "").isdigit() or int(root.get(size, "")) == 0:
            raise MapError(path, f"the map has no {size}", "save it again from Tiled")
    if root.get("orientation", "orthogonal") != "orthogonal" or root.get("infinite", "0") != "0":
        wrong = "the map is not orthogonal, or infinite"
        raise MapError(path, wrong, "choose orthogonal and fixed size in Map > Map Properties")
    for group in root.iter("group"):
        _check_offset(path, group, group.get("name", ""))
    _check_properties(path, root, "", "map properties")


def _check_offset(path: Path, node: Element, name: str) -> None:
    if any(float(node.get(key, "0")) for key in ("offsetx", "offsety")):
        wrong = "the layer is shifted by an offset"
        raise MapError(path, wrong, "set its horizontal and vertical offset to 0", layer=name)


def _check_layer(path: Path, root: Element, layer: Element, name: str) -> None:
    _check_offset(path, layer, name)
    _check_properties(path, layer, name, "layer properties")
    if layer.tag == "layer":
        size = int(root.get("width", "")) * int(root.get("height", ""))
        if (found := _cell_count(path, layer, name)) != size:
            wrong = f"it holds {found} cells where the map has {size}"
            raise MapError(path, wrong, "save the map again from Tiled", layer=name)
    names: set[str] = set()
    for node in layer.iter("object"):
        _check_object(path, node, name)
        if (own := node.get("name", "")) and own in names:
            wrong = "two objects of this layer have this name"
            raise MapError(path, wrong, "rename or delete one of them", layer=name, thing=thing_of(node))
        names.add(own)


def _cell_count(path: Path, layer: Element, name: str) -> int:
    data = layer.find("data")
    text = (data.text or "").strip() if data is not None else ""
    encoding = data.get("encoding", "") if data is not None else ""
    compression = data.get("compression", "") if data is not None else ""
    try:
        if encoding == "csv":
            return len([int(cell) for cell in text.split(",")])
        if encoding == "base64" and compression in _UNPACK:
            return len(_UNPACK[compression](base64.b64decode(text, validate=True))) // 4
    except (ValueError, OSError, zlib.error) as fault:
        wrong = f"its cells cannot be read ({fault})"
        raise MapError(path, wrong, "save the map again from Tiled", layer=name) from fault
    wrong = f"its cells are stored as {encoding or 'XML'} {compression}".rstrip()
    raise MapError(path, wrong, "choose CSV as Tile Layer Format in the map's properties", layer=name)


def _check_object(path: Path, node: Element, layer: str) -> None:
    thing = thing_of(node)
    if node.get("template") or node.get("gid"):
        wrong = "it is made from a template or a tile"
        raise MapError(path, wrong, "draw it as a rectangle or a polygon", layer=layer, thing=thing)
    for shape in _SHAPES:
        if node.find(shape) is not None:
            remedy = "draw a rectangle, a polygon, a polyline or a point"
            raise MapError(path, f"its shape is {shape}", remedy, layer=layer, thing=thing)
    try:
        turned = float(node.get("rotation", "0"))
        for key in ("x", "y", "width", "height"):
            float(node.get(key, "0"))
        for line in (*node.findall("polygon"), *node.findall("polyline")):
            [tuple(map(float, point.split(","))) for point in line.get("points", "").split()]
    except ValueError as fault:
        wrong = f"a number of it cannot be read ({fault})"
        raise MapError(path, wrong, "save the map again from Tiled", layer=layer, thing=thing) from fault
    if turned:
        raise MapError(path, "it is rotated", "set its rotation to 0", layer=layer, thing=thing)
    _check_properties(path, node, layer, thing)


def _check_properties(path: Path, node: Element, layer: str, thing: str) -> None:
    for entry in node.findall("properties/property"):
        name, kind, value = entry.get("name", ""), entry.get("type", "string"), entry.get("value", "")
        if not _fits(kind, value):
            wrong = f"its property {name} is no {kind}: {value!r}"
            remedy = "use the types string, int, float, bool, color or file, and a value that fits"
            raise MapError(path, wrong, remedy, layer=layer, thing=thing)


def _fits(kind: str, value: str) -> bool:
    try:
        _READERS[kind](value)
    except (KeyError, ValueError):
        return False
    return True
