"""Whether a map can be played on: what ``--check-map`` asks."""

from __future__ import annotations

from pathlib import Path

from game.maps.tmx import MapError, load_map
from game.tables.registry import TITLES, find_title


def verify(path: Path) -> str:
    """Read a map as its title does; returns the title.

    Raises:
        MapError: the map is wrong, or it does not say which title it is for.
    """
    named = load_map(path).properties.get("title", "")
    readers = {id: reader for id in TITLES if (reader := find_title(id).board)}
    if named not in readers:
        wrong = f"its property title is {named!r}" if named else "it has no property title"
        raise MapError(path, wrong, f"set it to {' or '.join(readers)} in Map > Map Properties")
    readers[str(named)](path)
    return str(named)
