"""Aquileia: how coins are written in the component tables."""

from __future__ import annotations

import pytest

from game.rules.aquileia.reading import read_coins


def test_coins_are_read_by_metal() -> None:
    assert read_coins("gold=1;bronze=2") == (2, 0, 1)
    assert read_coins("") == (0, 0, 0)


@pytest.mark.parametrize("cell", ["gold", "gold=0", "gold=-1", "gold=x", "gold=1;gold=1", "tin=1"])
def test_coins_that_make_no_sense_are_refused(cell: str) -> None:
    with pytest.raises(ValueError):
        read_coins(cell)
