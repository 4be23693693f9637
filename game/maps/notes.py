"""What is found wrong while a map is written anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

from game.maps.error import MOST_FAULTS, MapError, refuse
from game.maps.values import count, decimal, printable, whole

LONGEST = 200
"""The most characters of a name, a class or the value of a property."""
AGAIN = "save it again from Tiled"
_READERS: Mapping[str, Callable[[str], object]] = {
    "string": printable,
    "color": printable,
    "file": printable,
    "int": whole,
    "object": count,
    "float": decimal,
    "bool": ("true", "false").index,
}


class Notes:
    """Reads attributes and properties; what cannot be read is noted and left out.

    Args:
        path: the map's file.

    Attributes:
        faults: what was found wrong so far.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[MapError] = []

    def add(self, wrong: str, remedy: str, layer: str = "", thing: str = "") -> None:
        """Note a fault.

        Raises:
            MapError: there are enough.
        """
        self.faults.append(MapError(self.path, wrong, remedy, layer=layer, thing=thing))
        if len(self.faults) >= MOST_FAULTS:
            refuse(self.faults)

    def properties(self, node: Element, made: Element, layer: str, thing: str) -> None:
        """Write the custom properties of ``node`` into ``made``."""
        listed = SubElement(made, "properties")
        names: set[str] = set()
        for entry in node.findall("properties/property"):
            name, kind = self.word(entry, "name", layer, thing), entry.get("type", "string")
            value = entry.get("value", entry.text or "")
            if not name or name in names:
                wrong = f"two properties of it are called {name}" if name else "a property of it has no name"
                self.add(wrong, "rename or remove it", layer, thing)
            names.add(name)
            if len(value) > LONGEST or not _fits(kind, value):
                wrong = f"its property {name} is no {kind}: '{value[:LONGEST]}'"
                remedy = "use the types string, int, float, bool, color or file, and a value that fits"
                self.add(wrong, remedy, layer, thing)
            else:
                SubElement(listed, "property", {"name": name, "type": kind, "value": value})

    def word(self, node: Element, key: str, layer: str, thing: str) -> str:
        """A name or class: it is shown to people, and titles know their things by it."""
        word = node.get(key, "")
        if len(word) <= LONGEST and word.isprintable():
            return word
        wrong = f"its {key} is too long, or holds what cannot be seen: '{word[:LONGEST]}'"
        self.add(wrong, "rename it", layer, thing)
        return ""

    def decimal(self, node: Element, key: str, layer: str, thing: str) -> float:
        """A number; 0 where there is none."""
        try:
            return decimal(node.get(key, "0"))
        except ValueError:
            self.add(f"its {key} is no number: '{node.get(key, '')[:LONGEST]}'", AGAIN, layer, thing)
            return 0.0

    def count(self, node: Element, key: str, layer: str, thing: str) -> int:
        """A whole number from 0; 0 where there is none."""
        try:
            return count(node.get(key, "0"))
        except ValueError:
            self.add(f"its {key} is no whole number: '{node.get(key, '')[:LONGEST]}'", AGAIN, layer, thing)
            return 0


def _fits(kind: str, value: str) -> bool:
    try:
        _READERS[kind](value)
    except (KeyError, ValueError):
        return False
    return True
