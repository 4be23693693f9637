"""From the bytes of a map and its tilesets to one tree of XML, of bounded size and depth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.maps.error import MapError
from game.rules.kernel.files import read_bounded

LARGEST = 1_000_000
"""The most bytes of a map or a tileset."""
DEEPEST = 16
MOST_TILESETS = 16


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
        root = _parsed(read_bounded(path, LARGEST))
    except OSError as fault:
        raise MapError(path, f"cannot be read ({fault.strerror})", f"give the path of a {tag}") from fault
    except UnicodeDecodeError as fault:
        raise MapError(path, "is not written in UTF-8", "save it again from Tiled") from fault
    except ElementTree.ParseError as fault:
        raise MapError(path, f"is not well-formed XML ({fault})", "save it again from Tiled") from fault
    if root.tag != tag:
        raise MapError(path, f"its root is <{root.tag}>, not <{tag}>", f"give the path of a {tag}")
    if any(depth > DEEPEST for depth in _depths(root)):
        raise MapError(path, "its groups are nested too deeply", "take layers out of their groups")
    return root


def _parsed(raw: bytes) -> Element:
    """What XML says about its own encoding is passed over, and so is what it declares: maps declare nothing.

    Raises:
        UnicodeDecodeError: the bytes are no UTF-8.
        ParseError: the text is no XML, or declares entities.
    """
    text = raw.decode("utf-8-sig")
    if "<!DOCTYPE" in text:
        raise ElementTree.ParseError("it has a document type")
    return ElementTree.fromstring(text)


def _depths(root: Element) -> Iterator[int]:
    waiting = [(root, 1)]
    while waiting:
        node, depth = waiting.pop()
        yield depth
        if depth <= DEEPEST:
            waiting += [(child, depth + 1) for child in node]
