"""The maps that ship are read once in a process: almost every test lays a table on one of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.maps import tmx

SHIPPED = Path(__file__).resolve().parents[1] / "maps"

_read = tmx.load_map
_once = cache(_read)


def load_map(path: Path) -> tmx.TiledMap:
    """What the program's own function gives; other maps are edited between two readings."""
    return _once(path) if path.parent == SHIPPED else _read(path)


def remember() -> None:
    """From now on whoever imports the program's own function gets this one."""
    pytest.MonkeyPatch().setattr(tmx, "load_map", load_map)
