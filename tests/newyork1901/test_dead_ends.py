"""Whoever has picked what can go on in one way alone finds its button, wherever the pointer rests."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import pytest

from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.newyork1901.state import State
from game.ui.input.intents import Point
from game.ui.input.pointer_guard import HOLD
from tests.newyork1901.scenes import city, wanted
from tests.newyork1901.test_table_play import click
from tests.room import Room, Sit


def only_ways(seed: int) -> Iterator[tuple[State, Action]]:
    """Positions of a game with the one action that a piece leads to."""
    rules, rng = city(), Rng(seed)
    state = start(rules, GameConfig(2, seed))
    for _ in range(60):
        for decision in rules.decisions(state):
            laid = [action for action in decision.actions if len(action.targets) == 2]
            first = dict.fromkeys(action.targets[0] for action in laid)
            ways = [[action for action in laid if action.targets[0] == each] for each in first]
            yield from ((deepcopy(state), only) for only, *more in ways if not more)
            play(rules, state, wanted(decision.actions, rng))


def has_button(room: Room, action: Action) -> bool:
    """Whether a button of the bar carries it out."""
    presses = [button.press for button in room.offers.buttons] if room.offers else []
    return [getattr(press, "action", None) for press in presses].count(action) == 1


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("seed", [0, 1])
def test_a_choice_that_can_go_on_in_one_way_alone_has_its_button_wherever_the_pointer_is(
    sit: Sit, seed: int, text_scale: float
) -> None:
    tried = 0
    for state, only in only_ways(seed):
        room = sit(2, title="newyork1901", opening=state, size=(1920, 1080), text_scale=text_scale)
        piece = room.stage.rect(only.targets[0])
        if piece is None or tried >= 12:
            continue  # behind a tab
        tried += 1
        click(room, piece.center)
        place = room.stage.place_of(only.targets[1])
        for at in ((40, 40), piece.center, *([place.center] if place else [])):
            room.give(Point("mouse", at))
            assert has_button(room, only), (only, at)
        for _ in range(2):  # what one may regret asks again
            if not room.session.log:
                room.wait(HOLD + 0.1)
                button = room.button_of(only)
                assert room.offers
                click(room, next(each.rect.center for each in room.offers.buttons if each.id == button))
        assert room.session.log[-1].action == only
    assert tried > 3
