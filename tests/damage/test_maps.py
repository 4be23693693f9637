"""Maps that were damaged: a sound map, or errors that name file and place."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.maps.error import MOST_FAULTS, MapError
from game.maps.layout import MAPS
from game.maps.tmx import TiledMap, load_map
from game.rules.kernel.lines import unseen
from tests.budget import examples
from tests.conftest import Count
from tests.damage.wounds import damaged_map
from tests.drawn_maps import NEWEST, Pen

SHIPPED = sorted(MAPS.glob("*.tmx"), key=lambda path: path.stat().st_size)
OFTEN = [path for at, path in enumerate(SHIPPED) for _ in SHIPPED[at:]]
"""The small ones more often: they are read in less time, and the same reader reads them."""


@cache
def raw(path: Path) -> bytes:
    return path.read_bytes()


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the tilesets and a place for a map."""
    folder = tmp_path_factory.mktemp("maps")
    shutil.copytree(MAPS, folder, dirs_exist_ok=True)
    return folder


def read_or_refused(path: Path) -> TiledMap | None:
    """The map; None where it was refused as a map should be."""
    try:
        return load_map(path)
    except MapError as error:
        assert 1 <= len(error.faults) <= MOST_FAULTS and error.faults[0] is error
        for fault in error.faults:
            message = str(fault)
            assert message.startswith(f"{path.name}: ") and not unseen(message) and len(message) < 700
        return None


@examples(200)
@given(st.sampled_from(OFTEN), st.integers(0, 1 << 32).map(Random))
def test_a_damaged_map_is_read_or_refused(desk: Path, count: Count, shipped: Path, dice: Random) -> None:
    path = desk / "damaged.tmx"
    path.write_bytes(damaged_map(raw(shipped), dice))
    found = read_or_refused(path)
    count("refused" if found is None else "read")
    if found is not None:
        assert all(len(row) == found.columns for layer in found.tile_layers.values() for row in layer.cells)


@examples(100)
@given(st.integers(0, NEWEST), st.integers(0, 1 << 32).map(Random))
def test_a_damaged_map_of_any_version_of_tiled_is_read_or_refused(
    desk: Path, count: Count, version: int, dice: Random
) -> None:
    pen = Pen(desk, version, dice)
    pen.text = "utf-8"
    path = pen.write()
    file = dice.choice([path, desk / "ours.tsx"]) if pen.outside else path
    file.write_bytes(damaged_map(file.read_bytes(), dice))
    count("refused" if read_or_refused(path) is None else "read")


@examples(50)
@given(st.integers(0, 1 << 32).map(Random))
def test_a_damaged_tileset_is_read_or_refused(desk: Path, count: Count, dice: Random) -> None:
    folder = desk / "tileset"
    shutil.copytree(MAPS, folder, dirs_exist_ok=True)
    for tileset in MAPS.glob("*.tsx"):
        (folder / tileset.name).write_bytes(damaged_map(raw(tileset), dice))
        for path in folder.glob(f"{tileset.stem}.tmx"):
            count("refused" if read_or_refused(path) is None else "read")
