"""Whether a map can be played on: what ``--check-map`` asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from game.maps.lots import read_lots
from game.maps.tmx import MapError, load_map
from game.tables.mombasa.chart import load_chart

READERS: Mapping[str, Callable[[Path], object]] = {"newyork1901": read_lots, "mombasa": load_chart}
"""Who reads the board of a title; the map says in its property ``title`` whose it is."""


def verify(path: Path) -> str:
    """Read a map as its title does; returns the title.

    Raises:
        MapError: the map is wrong, or it does not say which title it is for.
    """
    title = load_map(path).properties.get("title", "")
    if title not in READERS:
        wrong = f"its property title is {title!r}" if title else "it has no property title"
        raise MapError(path, wrong, f"set it to {' or '.join(READERS)} in Map > Map Properties")
    READERS[str(title)](path)
    return str(title)
