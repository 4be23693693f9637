"""When Python's garbage collector walks through everything."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from game.ui.collector import Collector


class Knot:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    usual = gc.get_threshold()
    yield
    gc.set_threshold(*usual)


def knotted() -> weakref.ref[Knot]:
    return weakref.ref(Knot())


def test_what_became_garbage_since_the_last_rest_goes_at_the_next() -> None:
    collector, base = Collector(), object()
    collector.rest(base)
    knot = knotted()
    collector.rest(base)
    assert knot() is None


def test_what_a_scene_was_made_of_goes_at_the_first_rest_of_another() -> None:
    collector, scene = Collector(), Knot()
    gone = weakref.ref(scene)
    collector.rest(scene)
    del scene
    collector.rest(object())
    assert gone() is None


def test_while_people_play_nothing_walks_through_everything() -> None:
    Collector()
    full = gc.get_stats()[-1]["collections"]
    kept = [Knot() for _ in range(200_000)]
    assert gc.get_stats()[-1]["collections"] == full
    assert kept
