"""From the files of a map and its tilesets to one tree of XML, of bounded size and depth."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.maps.error import MapError
from game.maps.formats import decoded, glimpsed
from game.rules.kernel.files import read_beginning

LARGEST = 1_000_000
"""The most bytes of a map or a tileset."""
DEEPEST = 16
MOST_TILESETS = 16
_PART = re.compile(r'<(layer|objectgroup|tileset)\b[^<>]{0,1000}?\bname="([^<>"]{1,1000})"')
_SMALLER = {
    "layer": "choose Base64 (zlib compressed) as Tile Layer Format in Map > Map Properties",
    "objectgroup": "draw fewer objects, or with fewer corners",
}
"""What to do about a part of a file that makes it too large."""


def map_tree(path: Path) -> Element:
    """The XML of a map, its tilesets' files put in their places.

    Each tileset has the attribute ``folder`` then: where its pictures lie.

    Raises:
        MapError: one of the files cannot be read, is too large, or no XML.
    """
    root = _tree(path, "map")
    for tileset in _tilesets(path, root):
        folder = path.parent
        source = tileset.get("source")
        if source is not None:
            folder = _put_in_place(path, tileset, source)
        tileset.set("folder", str(folder))
    return root


def _tilesets(path: Path, root: Element) -> list[Element]:
    found = root.findall("tileset")
    if len(found) > MOST_TILESETS:
        raise MapError(path, f"it uses {len(found)} tilesets", f"use {MOST_TILESETS} at most")
    return found


def _put_in_place(path: Path, tileset: Element, source: str) -> Path:
    """Fill in a tileset that lies in a file of its own; returns the file's folder."""
    file = path.parent / source
    try:
        own = _tree(file, "tileset")
    except MapError as fault:
        raise MapError(path, fault.wrong, fault.remedy, thing=f"tileset {source}") from fault
    first = tileset.get("firstgid", "")
    tileset.clear()
    tileset.attrib.update(own.attrib)
    tileset.set("firstgid", first)
    tileset.extend(own)
    return file.parent


def _tree(path: Path, tag: str) -> Element:
    try:
        raw = read_beginning(path, LARGEST + 1)
    except OSError as fault:
        raise MapError(path, f"cannot be read ({fault.strerror})", f"give the path of a {tag}") from fault
    if len(raw) > LARGEST:
        raise _too_large(path, raw)
    text = decoded(path, raw, tag)
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as fault:
        raise MapError(path, f"is not well-formed XML ({fault})", "save it again from Tiled") from fault
    if root.tag != tag:
        raise MapError(path, f"its root is <{root.tag}>, not <{tag}>", f"give the path of a {tag}")
    if any(depth > DEEPEST for depth in _depths(root)):
        raise MapError(path, "its groups are nested too deeply", "take layers out of their groups")
    return root


def _too_large(path: Path, raw: bytes) -> MapError:
    """The error of a file that is too large: it names the part of it that takes most of what was read."""
    text = glimpsed(raw)
    wrong, remedy = f"has more than {LARGEST:,} bytes", "make it smaller"
    parts = list(_PART.finditer(text))
    if not parts:
        return MapError(path, wrong, remedy)
    ends = [part.start() for part in parts[1:]] + [len(text)]
    sizes = [end - part.start() for part, end in zip(parts, ends, strict=True)]
    tag, name = parts[sizes.index(max(sizes))].groups()
    layer, thing = ("", f"tileset {name}") if tag == "tileset" else (name, "")
    wrong = f"the file {wrong}, most of them here"
    return MapError(path, wrong, _SMALLER.get(tag, remedy), layer=layer, thing=thing)


def _depths(root: Element) -> Iterator[int]:
    waiting = [(root, 1)]
    while waiting:
        node, depth = waiting.pop()
        yield depth
        if depth <= DEEPEST:
            waiting += [(child, depth + 1) for child in node]
