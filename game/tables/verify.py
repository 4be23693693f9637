"""Whether a map can be played on: what ``--check-map`` asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from game.maps.lots import read_lots
from game.maps.tmx import MapError, load_map
from game.tables.registry import TITLES, find_title

READERS: Mapping[str, Callable[[Path], object]] = {"newyork1901": read_lots}
"""Who reads the board of a title that does not say so itself (`Title.board`)."""


def verify(path: Path) -> str:
    """Read a map as its title does; returns the title.

    Raises:
        MapError: the map is wrong, or it does not say which title it is for.
    """
    boards = {id: find_title(id).board or READERS.get(id) for id in TITLES}
    readers = {id: read for id, read in boards.items() if read}
    title = load_map(path).properties.get("title", "")
    if title not in readers:
        wrong = f"its property title is {title!r}" if title else "it has no property title"
        raise MapError(path, wrong, f"set it to {' or '.join(readers)} in Map > Map Properties")
    readers[str(title)](path)
    return str(title)
