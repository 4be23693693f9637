"""How many presses of a pad the commonest moves of Kahroba take."""

from __future__ import annotations

import pytest

from game.ui.input import intents
from tests.room import Sit
from tests.splendor.scene import ALL, Scene


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


def test_the_obvious_payment_takes_two_presses_whatever_else_could_pay(sit: Sit) -> None:
    scene = Scene(4, **ALL).posts(0, "T4").bought(0, "O1G1", "O1G4").give(0, white=3, blue=3, gold=2)
    room = sit(4, title="splendor", opening=scene.state, options=ALL)
    assert {action.verb for action in room.choosing.decision.actions} >= {"buy", "buy_gold"}
    room.give(intents.Confirm("pad:0"), intents.Confirm("pad:0"))
    assert [step.action.verb for step in room.session.log] == ["buy"]
