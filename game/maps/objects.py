"""Objects: written anew, and whether they lie inside the map."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement

from game.maps.error import refuse
from game.maps.notes import Notes
from game.maps.values import corners, count, decimal

MOST_OBJECTS, MOST_CORNERS = 2000, 1000
"""The most objects of a map, and the most corners of one."""
SLACK = 0.01
"""Tiled writes coordinates with rounding errors; a hundredth of a pixel outside the map is inside."""

_OUTLINES = {"polygon": 3, "polyline": 2}
"""The shapes with corners, and how many each needs."""
_PLAIN = ("properties", "point", *_OUTLINES)
"""What an object may hold; whatever else there is, or will be, is a shape that is not understood."""
_UNREAD = {
    "template": ("a template", "right-click it and choose Detach"),
    "gid": ("a tile", "draw it as a rectangle or a polygon"),
}
"""What an object may be made from besides a shape, and what to do about it."""


class Objects:
    """The objects of a map of so many pixels."""

    def __init__(self, notes: Notes, width: int, height: int) -> None:
        self._notes = notes
        self._right, self._bottom = width + SLACK, height + SLACK
        self._seen = 0

    def write(self, layer: Element, made: Element, name: str) -> None:
        """Write the objects of the object layer called ``name`` into ``made``."""
        names: set[str] = set()
        for node in layer.findall("object"):
            self._seen += 1
            if self._seen > MOST_OBJECTS:
                self._notes.add(f"the map has more than {MOST_OBJECTS} objects", "delete some", name)
                refuse(self._notes.faults)
            self._object(node, made, name, names)

    def _object(self, node: Element, made: Element, layer: str, names: set[str]) -> None:
        notes, thing = self._notes, f"object {node.get('name') or node.get('id', '?')}"
        name = notes.word(node, "name", layer, thing)
        if name and name in names:
            notes.add("two objects of this layer have this name", "rename or delete one", layer, thing)
        names.add(name)
        self._check_shape(node, layer, thing)
        notes.numbers(node, layer, thing)
        kind = notes.word(node, "type", layer, thing) or notes.word(node, "class", layer, thing)
        own = SubElement(made, "object", {"name": name, "type": kind})
        own.set("id", str(notes.number(node, "id", count, layer, thing)))
        box = [notes.number(node, key, decimal, layer, thing) for key in ("x", "y", "width", "height")]
        for key, value in zip(("x", "y", "width", "height"), box, strict=True):
            own.set(key, repr(value))
        x, y, width, height = box
        spots = [(0.0, 0.0), (width, height)]
        for shape, least in _OUTLINES.items():
            for outline in node.findall(shape):
                spots = self._outline(outline, own, least, layer, thing)
        if not all(-SLACK <= x + a <= self._right and -SLACK <= y + b <= self._bottom for a, b in spots):
            notes.add("it lies outside the map", "move it inside", layer, thing)
        notes.properties(node, own, layer, thing)

    def _check_shape(self, node: Element, layer: str, thing: str) -> None:
        for key, (what, remedy) in _UNREAD.items():
            if node.get(key):
                self._notes.add(f"it is made from {what}", remedy, layer, thing)
        for child in node:
            if child.tag not in _PLAIN:
                remedy = "draw a rectangle, a polygon, a polyline or a point"
                self._notes.add(f"its shape is {child.tag}", remedy, layer, thing)
        if self._notes.number(node, "rotation", decimal, layer, thing):
            self._notes.add("it is rotated", "set its rotation to 0", layer, thing)

    def _outline(
        self, node: Element, made: Element, least: int, layer: str, thing: str
    ) -> list[tuple[float, float]]:
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
        return points
