"""A question to the adviser dies with the view that asked it: nothing private is said when all look again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.match.seats import COMPUTER, Seat
from game.rules.kernel.rng import Rng
from game.ui.input.intents import Back, Confirm, Hint, History, Inspect, Intent, Menu, Undo
from tests.room import Room, Sit
from tests.table.test_hints import Wise

TITLES = ("splendor", "mombasa", "aquileia")
"""Those in which somebody knows what the others must not."""
MOST = 400


def secret_choice(sit: Sit, title: str, wise: Wise, own: bool = False) -> Room:
    """A room in which the choice on the table cannot be made before all eyes."""
    devices = ("pad:1", "pad:2", "pad:3") if own else None
    room = sit(title=title, players=3, adviser=wise, own=own, devices=devices)
    rng = Rng(11)
    for _ in range(MOST):
        decision = room.choosing.decision
        if decision.secret or decision.guarded:
            return room
        room.perform(rng.pick(decision.actions))
    raise AssertionError(f"{title}: no secret in {MOST} actions")


def asked_behind_a_curtain(sit: Sit, title: str, wise: Wise) -> Room:
    """Somebody looks at secrets and has asked what to do with them; the answer is on its way."""
    room = secret_choice(sit, title, wise)
    lift(room)
    room.give(Hint("keyboard"))
    lift(room)
    assert room.desk.private_view and wise.asked is not None
    assert room.remark == room.services.say("play-advice-wait")
    return room


def lift(room: Room) -> None:
    """Whatever lies above the table goes: curtains are lifted, the rest is left."""
    for _ in range(9):
        if room.stack.top is room.play:
            return
        room.give(
            Confirm("keyboard") if type(room.stack.top).__name__ == "CurtainScene" else Back("keyboard")
        )
    raise AssertionError(type(room.stack.top).__name__)


def given(intent: Intent) -> Callable[[Room], None]:
    return lambda room: room.give(intent)


def acted(room: Room) -> None:
    room.perform(room.choosing.decision.actions[0])


def handed_over(room: Room) -> None:
    seat = room.choosing.decision.player
    room.sitting.hand_over(seat, Seat(room.session.seats[seat].name, seat, COMPUTER, "guest/1"))


def looked_away(room: Room) -> None:
    room.desk.set_private_view(False)


def visited(room: Room) -> None:
    scenes = [scene for scene in room.play.view.layout.tabbed if scene != room.play.view.shot]
    room.play.visit(scenes[0] if scenes else room.play.view.shot)


WAYS: dict[str, Callable[[Room], None]] = {
    "hides the hand": given(Back("keyboard")),
    "takes back": given(Undo("keyboard")),
    "opens the menu": given(Menu("keyboard")),
    "looks back": given(History("keyboard")),
    "looks closely": lambda room: room.play.inspect("panel.0"),
    "acts": acted,
    "goes elsewhere on the table": visited,
    "gives the seat to a computer": handed_over,
    "is done": looked_away,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("title", TITLES)
def test_a_hint_asked_for_behind_a_curtain_dies_with_that_look(sit: Sit, title: str, way: str) -> None:
    wise = Wise()
    room = asked_behind_a_curtain(sit, title, wise)
    WAYS[way](room)
    room.stack.settle()
    if room.desk.private_view and room.stack.top is room.play and way == "takes back":
        return  # there was nothing to take back: the look goes on
    wise.ready = True
    room.wait(0.1)
    lift(room)
    room.wait(0.1)
    assert wise.dropped and wise.asked is None
    said = room.remark
    assert said != room.services.say("play-advice-wait")
    assert room.services.say("splendor-why-noble") not in said


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_asked_for_over_an_own_pad_dies_when_the_hand_is_hidden(sit: Sit, title: str) -> None:
    wise = Wise()
    room = secret_choice(sit, title, wise, own=True)
    device = f"pad:{room.choosing.decision.player + 1}"
    room.give(Inspect(device))
    if room.stack.top is not room.play:  # a guarded choice has a closer look instead: it is made by a curtain
        lift(room)
    room.give(Hint(device))
    if room.stack.top is not room.play:
        room.give(Confirm(device))
    assert room.desk.private_view and wise.asked is not None
    room.give(Inspect(device, on=False) if title == "mombasa" else Back(device))
    wise.ready = True
    room.wait(0.1)
    assert wise.dropped and wise.asked is None
    assert room.services.say("splendor-why-noble") not in room.remark
