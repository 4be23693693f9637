"""What is found wrong while a map is written anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar
from xml.etree.ElementTree import Element, SubElement

from game.maps.attributes import NUMBERS
from game.maps.error import MOST_FAULTS, MapError, refuse
from game.maps.values import count, decimal, whole
from game.rules.kernel.lines import LONGEST, LineError, line

AGAIN = "save it again from Tiled"
LEGIBLE = f"write it in one line of at most {LONGEST} letters that can be seen"
_READERS: Mapping[str, Callable[[str], object]] = {
    **dict.fromkeys(("string", "color", "file"), line),
    "int": whole,
    "object": count,
    "float": decimal,
    "bool": ("true", "false").index,
}
_TYPES = ", ".join(_READERS)
_ABSENT = {"int": "0", "object": "0", "float": "0", "bool": "false"}
"""What a property without a value is, where it is not an empty word."""
Number = TypeVar("Number", bound=float)


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
            told = entry.get("name", "")
            name = self.word(entry, "name", layer, thing)
            if not told or told in names:
                wrong = f"two properties of it are called {told}" if told else "a property of it has no name"
                self.add(wrong, "rename or remove it", layer, thing)
            names.add(told)
            kind = entry.get("type", "string")
            value = entry.get("value", entry.text or _ABSENT.get(kind, ""))
            if self._fits(told, kind, value, layer, thing):
                SubElement(listed, "property", {"name": name, "type": kind, "value": value})

    def _fits(self, name: str, kind: str, value: str, layer: str, thing: str) -> bool:
        if kind not in _READERS:
            wrong = f"its property {name} is of the type {kind or '(none)'}"
            self.add(wrong, f"remove it, or use one of the types {_TYPES}", layer, thing)
            return False
        try:
            _READERS[kind](value)
        except LineError as fault:
            self.add(f"its property {name} {fault}", LEGIBLE, layer, thing)
        except ValueError:
            wrong = f"its property {name} is no {kind}: '{value[:LONGEST]}'"
            self.add(wrong, "write a value of this type, or choose another type", layer, thing)
        else:
            return True
        return False

    def word(self, node: Element, key: str, layer: str, thing: str) -> str:
        """A name or class: it is shown to people, and titles know their things by it."""
        try:
            return line(node.get(key, ""))
        except LineError as fault:
            self.add(f"its {key} {fault}", LEGIBLE, layer, thing)
            return ""

    def number(
        self,
        node: Element,
        key: str,
        read: Callable[[str], Number],
        layer: str = "",
        thing: str = "",
        instead: str = "0",
    ) -> Number:
        """A number as ``read`` reads it, 0 where there is none; ``instead`` of what is none."""
        word = node.get(key, "0")
        try:
            return read(word)
        except ValueError as fault:
            self.add(f"its {key} is {fault}: '{word[:LONGEST]}'", AGAIN, layer, thing)
            return read(instead)

    def numbers(self, node: Element, layer: str = "", thing: str = "") -> None:
        """Look at what only Tiled needs: is it what Tiled would have written?"""
        for key, read in NUMBERS[node.tag].items():
            self.number(node, key, read, layer, thing)
