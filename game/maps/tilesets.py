"""Tilesets: written anew, and which numbers of tiles they hold."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

from game.maps.notes import Notes
from game.maps.values import count, positive
from game.rules.kernel.quoting import quoted

TILES_OWN = "own."
"""Before the names of a tile's properties: pytmx puts them together with what it knows of the tile."""
_ENDLESS = 1 << 32
_COUNTS = ("tilewidth", "tileheight", "tilecount", "columns")


@dataclass(frozen=True, slots=True)
class _Holding:
    """The tiles of a tileset: the first ``counted``, and those that are listed."""

    first: int
    counted: int
    listed: frozenset[int]

    def __contains__(self, number: int) -> bool:
        return number - self.first < self.counted or number - self.first in self.listed


class Tilesets:
    """The tilesets of a map, as they are written into ``made``.

    A number belongs to the tileset that begins last at or before it, whatever the one before holds: a
    tileset in a file of its own may have grown since the map was saved. In a collection of pictures the
    numbers have gaps where pictures were removed.
    """

    def __init__(self, root: Element, made: Element, notes: Notes) -> None:
        self._notes = notes
        found = [
            (notes.number(node, "firstgid", positive, "", _place(node), instead="1"), node)
            for node in root.findall("tileset")
        ]
        found.sort(key=itemgetter(0))
        self._firsts = [first for first, _ in found]
        ends = (*self._firsts[1:], _ENDLESS)
        self._holdings = [
            self._written(node, made, first, end) for (first, node), end in zip(found, ends, strict=False)
        ]

    def hold(self, number: int) -> bool:
        """Whether there is a tile of this number."""
        at = bisect_right(self._firsts, number) - 1
        return at >= 0 and number in self._holdings[at]

    def _written(self, node: Element, made: Element, first: int, end: int) -> _Holding:
        """Write a tileset; the numbers from ``end`` on belong to the next one."""
        notes, place = self._notes, _place(node)
        own = SubElement(made, "tileset", {"name": notes.word(node, "name", "", place)})
        own.set("firstgid", str(first))
        for key in _COUNTS:
            own.set(key, str(notes.number(node, key, count, "", place)))
        notes.numbers(node, "", place)
        self._check_pictures(node, place)
        listed = set()
        for tile in node.findall("tile"):
            listed.add(self._tile(tile, own, place, end - first))
        collection = node.find("image") is None and node.find("tile/image") is not None
        counted = int(own.get("tilecount", 0)) or end - first  # old versions left it to the picture
        return _Holding(first, 0 if collection else counted, frozenset(listed))

    def _tile(self, node: Element, made: Element, place: str, end: int) -> int:
        notes, one = self._notes, f"{place}, tile {quoted(node.get('id', '?'), 12)}"
        number = notes.number(node, "id", count, "", one)
        notes.numbers(node, "", one)
        kind = notes.word(node, "type", "", one) or notes.word(node, "class", "", one)
        written = Element("tile", {"id": str(number), "type": kind})
        notes.properties(node, written, "", one)
        for entry in written.iter("property"):
            entry.set("name", TILES_OWN + entry.get("name", ""))
        if number < end:
            made.append(written)
        return number

    def _check_pictures(self, node: Element, place: str) -> None:
        """Every picture is there; one that lies inside the file needs no file of its own."""
        folder = Path(node.get("folder", ""))
        for image in node.iter("image"):
            source = image.get("source", "")
            if image.find("data") is not None and not source:
                continue
            if not source:
                self._notes.add("it shows a picture without a file", "choose one in Tiled", "", place)
            elif not _is_file(folder / source):
                wrong = f"it shows the image {source}, which does not exist"
                self._notes.add(wrong, "put the image back or choose another in Tiled", "", place)


def _place(node: Element) -> str:
    return f"tileset {quoted(node.get('name', '?'), 40)}"


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False
