"""The one error that a wrong map leads to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.rules.kernel.quoting import quoted
from game.rules.kernel.text import Text, text

MOST_FAULTS = 30
"""So many are told of at once; nobody mends more before looking again."""
_LONGEST, _PLACE = 300, 80
_KINDS = ("object", "tileset")
"""What a thing that is called by a word may be."""


class MapError(ValueError):
    """A map that cannot be played on; the message is for the person who edits it in Tiled.

    It reads ``file: layer L, object O: what is wrong; what to do`` (the place as far as it is known). Names
    and values of the map are shortened in it, and what cannot be seen of them is spelled out.

    Args:
        path: the map's file.
        wrong: what is wrong.
        remedy: what to do about it.
        layer: the layer's name, if the fault lies in one.
        thing: where in the layer, spelled out: ``object lot.12``, ``column 3, row 4``.

    Attributes:
        faults: this and everything else that was found wrong with the map in the same look.
    """

    def __init__(self, path: Path, wrong: str, remedy: str, *, layer: str = "", thing: str = "") -> None:
        self.path, self.wrong, self.remedy, self.layer, self.thing = path, wrong, remedy, layer, thing
        self.faults: tuple[MapError, ...] = (self,)
        place = ", ".join(
            part for part in (f"layer {quoted(layer)}" if layer else "", quoted(thing, _PLACE)) if part
        )
        told = f"{place}: {quoted(wrong, _LONGEST)}" if place else quoted(wrong, _LONGEST)
        super().__init__(f"{quoted(path.name)}: {told}; {remedy}")

    @property
    def message(self) -> Text:
        """What is told in the program, in its language: that a map cannot be played on, and where it fails.

        What is wrong is told in the words of Tiled, as ``--check-map`` tells it to whoever edits the map.
        """
        fault = f"{quoted(self.wrong, _LONGEST)}; {self.remedy}"
        return text("map-damaged", file=quoted(self.path.name), where=self._where(), fault=fault)

    def _where(self) -> Text:
        kind, _, name = self.thing.partition(" ")
        called = kind in _KINDS and "," not in name
        place = text(
            "map-thing",
            kind=kind if called else "other",
            thing=quoted(name if called else self.thing, _PLACE),
        )
        layer = text("map-layer", layer=quoted(self.layer))
        if self.layer and self.thing:
            return text("map-in-layer", layer=layer, thing=place)
        return layer if self.layer else place if self.thing else text("map-whole")


def refuse(faults: Iterable[MapError]) -> None:
    """Raise the first of ``faults``, with all of them; do nothing if there are none.

    Raises:
        MapError: there are some.
    """
    found = tuple(fault for _, fault in zip(range(MOST_FAULTS), faults, strict=False))
    if found:
        found[0].faults = found
        raise found[0]
