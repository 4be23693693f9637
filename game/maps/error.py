"""The one error that a wrong map leads to."""

from __future__ import annotations

from pathlib import Path


class MapError(ValueError):
    """A map that cannot be played on; the message is for the person who edits it in Tiled.

    It reads ``file: layer L, object O: what is wrong; what to do`` (the place as far as it is known).

    Args:
        path: the map's file.
        wrong: what is wrong.
        remedy: what to do about it.
        layer: the layer's name, if the fault lies in one.
        thing: where in the layer, spelled out: ``object lot.12``, ``column 3, row 4``.
    """

    def __init__(self, path: Path, wrong: str, remedy: str, *, layer: str = "", thing: str = "") -> None:
        self.path, self.wrong, self.remedy, self.layer, self.thing = path, wrong, remedy, layer, thing
        place = ", ".join(part for part in (f"layer {layer}" if layer else "", thing) if part)
        super().__init__(f"{path.name}: {place + ': ' if place else ''}{wrong}; {remedy}")
