"""What is advised before all eyes is thought from what all may know."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from game.desk.desk import Desk
from game.match.drivers import Question
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rng import Rng
from game.ui.play.hints import Hints
from tests.laws.cases import Case
from tests.laws.playing import Game
from tests.laws.seen import Saw

STEPS = 25
"""Positions looked at in each game."""
HANDS = 4
"""So many other hands the asker might have in each of them."""


def asked_openly(case: Case, state: Any) -> list[Question | None]:
    """What the adviser is asked for each seat before all eyes; None where a curtain falls."""
    seats = [Seat(str(number), number) for number in range(case.seats)]
    desk = Desk(Sitting(Session(case.rules(), case.config(1), seats, state)))
    asked: list[Question] = []
    match = SimpleNamespace(adviser=SimpleNamespace(ask=asked.append))
    said = SimpleNamespace(say=lambda message, lasting: None)
    found: list[Question | None] = []
    for seat in desk.asked:
        desk.attend(seat)
        choosing = desk.seen_choosing
        if choosing is not None and not choosing.hidden:
            Hints(cast("Any", match), desk, cast("Any", None), cast("Any", said)).ask()
        found.append(asked.pop() if asked else None)
    return found


def test_a_hint_before_all_eyes_is_the_same_whatever_its_player_holds(played: Game, saw: Saw) -> None:
    case = played.case
    rules = case.rules()
    for number, step in enumerate(played.steps[:: max(1, len(played.steps) // STEPS)]):
        here = asked_openly(case, step.state)
        saw(len(here))
        for hand in range(HANDS):
            other = rules.resample(rules.view(step.state, None), None, Rng(number * HANDS + hand))
            assert asked_openly(case, other) == here
