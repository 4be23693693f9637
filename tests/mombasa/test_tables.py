"""Mombasa: how needs and gains are written in the component tables."""

from __future__ import annotations

import pytest

from game.rules.mombasa.gains import Gain, Need, read_gains, read_needs


def test_phrases_of_needs_and_gains_are_read() -> None:
    assert read_needs("coffee=3;any=3") == (Need("coffee", 3), Need("any", 3))
    assert read_gains("steps.cairo=4;posts=1") == (Gain("steps", 4, "cairo"), Gain("posts", 1))
    assert read_gains("") == ()


@pytest.mark.parametrize("cell", ["coffee", "coffee=x", "tea=1", "coffee=0", "coffee=1=2", "any=1;any=2"])
def test_a_wrong_need_is_refused(cell: str) -> None:
    with pytest.raises(ValueError):
        read_needs(cell)


@pytest.mark.parametrize("cell", ["pounds", "pounds=-1", "steps=2", "steps.tunis=2", "gold=1", "goods.tea=1"])
def test_a_wrong_gain_is_refused(cell: str) -> None:
    with pytest.raises(ValueError):
        read_gains(cell)
