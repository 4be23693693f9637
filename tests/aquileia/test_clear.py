"""Aquileia: no rim, ring or tick lies over a name or a number."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.aquileia.printed import spaces
from game.rules.kernel.ids import rest_of
from tests.aquileia.scene import STEFAN, Scene
from tests.covering import covered
from tests.room import Sit

LARGEST = (1920, 1080)


def placing(first: int) -> Scene:
    """Agents are placed: every other space is taken, so that numbers stand beside agents and on spaces."""
    scene = Scene(4).coins(STEFAN, 4, 4, 4)
    taken = [space for space in spaces().values() if space.area != "portus"][first::2]
    for number, space in enumerate(taken):
        scene.state.spaces[space.id] = 1 + number % 3
    for seat in (1, 2, 3):
        scene.player(seat).agents = 8 - sum(owner == seat for owner in scene.state.spaces.values())
    return scene


def working(space: str) -> Scene:
    """An agent works on a space, with coins and cards in plenty."""
    scene = Scene(4).coins(STEFAN, 8, 6, 5).hand(STEFAN, *["slave_double"] * 4)
    scene.houses(1, "workshop_4", "blue_10").houses(STEFAN, "workshop_2", "bank_3")
    return scene.agents(STEFAN, space).operate()


POSITIONS: dict[str, Callable[[], Scene]] = {
    "placing, even": lambda: placing(0),
    "placing, odd": lambda: placing(1),
    **{
        rest_of(f"at.{space}"): (lambda at: lambda: working(at))(space)
        for space in ("pecunia", "equi_2", "servi_top", "theatrum", "forum_2", "portus_silver")
    },
}


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", POSITIONS)
def test_no_rim_ring_or_tick_lies_over_a_name_or_a_number(
    sit: Sit, name: str, scale: float, language: str
) -> None:
    scene = POSITIONS[name]()
    room = sit(4, title="aquileia", opening=scene.state, language=language, size=LARGEST, text_scale=scale)
    hit = list(covered(room))
    assert not hit, hit
