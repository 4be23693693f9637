"""How many presses of a pad the commonest move of Kahroba takes."""

from __future__ import annotations

import pytest

from game.ui.input import intents
from tests.room import Sit


@pytest.mark.parametrize("players", [2, 4])
def test_three_gems_take_at_most_five_presses_from_the_first_focus(sit: Sit, players: int) -> None:
    room = sit(players, title="splendor", animation="off")
    presses = 0
    while not room.session.log and presses < 9:
        room.give(intents.Confirm("pad:0"))
        presses += 1
    (step,) = room.session.log
    assert step.action.verb == "take" and len(set(step.action.targets)) == 3
    assert presses <= 5
