"""Lamps: a hint marks the very things and places that it names."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.kernel.ids import is_button
from game.rules.kernel.rng import Rng
from game.ui.table.overlay import shapes_of
from tests.room import Sit
from tests.titles import SHIPPED, players

MOST = 60


@pytest.mark.parametrize("title", SHIPPED)
def test_on_everything_that_a_hint_names_there_lies_a_lamp_of_its_own(sit: Sit, title: str) -> None:
    room = sit(title=title, players=players(title, 3), size=(1920, 1080))
    view, rng, lit = room.play.view, Rng(4), 0
    for _ in range(MOST):
        decision = room.choosing.decision
        action = rng.pick(decision.actions)
        named = Counter(target for target in action.targets if not is_button(target))
        if not decision.secret and not room.desk.hidden:
            room.play.choice.advise(action, decision.prompt)
            assert room.look.advised == named
            shapes = shapes_of(view.stage, named)
            lamps = view.marks.advised(shapes, named)
            assert len(lamps) == len(shapes)
            assert all(lamp.rect.colliderect(shape.rect) for lamp, shape in zip(lamps, shapes, strict=True))
            assert len({lamp.pos for lamp in lamps}) == len(lamps)
            lit += len(lamps)
        room.perform(action)
    assert lit > MOST / 4


def test_what_is_to_be_picked_more_than_once_has_a_number_on_its_lamp(sit: Sit) -> None:
    view = sit().play.view
    (shape,) = shapes_of(view.stage, ["bank.red"])
    one, two, again = (view.marks.advised([shape], Counter({"bank.red": count}))[0] for count in (1, 2, 1))
    assert one.surface is again.surface and one.surface is not two.surface
