"""Istanbul: no rim, ring or tick lies over a name or a number."""

from __future__ import annotations

import pytest

from tests.covering import covered
from tests.laws.reading import walk
from tests.room import Sit

LARGEST = (1920, 1080)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_rim_ring_or_tick_lies_over_a_name_or_a_number(
    sit: Sit, players: int, scale: float, language: str
) -> None:
    room = sit(players, title="istanbul_dice", language=language, size=LARGEST, text_scale=scale)
    hit, looked = list[object](), 0
    for _ in walk(room):
        looked += 1
        hit += covered(room)
    assert looked > 5
    assert not hit, hit
