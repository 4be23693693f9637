"""Everybody with an own pad: nobody's hands are in anybody else's way."""

from __future__ import annotations

from typing import Any

import pytest

from game.desk.desk_model import PONDERING
from game.rules.kernel.action import act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.text import text
from game.ui.input.intents import (
    Back,
    Confirm,
    Cycle,
    DeviceLeft,
    Direction,
    Inspect,
    Intent,
    Menu,
    Nav,
    Page,
    Point,
    Press,
    Redo,
    Release,
    Rotate,
    Undo,
)
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.inspect import InspectScene
from game.ui.scenes.pad_lost import PadLostScene
from game.ui.scenes.pause import PauseScene
from game.ui.table.shots.tabs import PREFIX as TAB
from tests.room import Room, Sit

PADS = ("pad:0", "pad:1")
MINE, WAITING = PADS
WAYS: tuple[Direction, ...] = ("left", "right", "up", "down")
STEERING: list[Intent] = [
    *(Nav(WAITING, way) for way in WAYS),
    *(Cycle(WAITING, step) for step in (1, -1)),
    Rotate(WAITING, 1),
    Page(WAITING, 1),
    Confirm(WAITING),
    Back(WAITING),
    Undo(WAITING),
    Redo(WAITING),
    Inspect(WAITING, True),
]


def state(room: Room) -> tuple[object, ...]:
    """Whatever belongs to the player to act."""
    return (
        room.play.focus(),
        room.choosing.picked,
        len(room.session.log),
        room.play.view.shot,
        room.stack.top is room.play,
    )


@pytest.mark.parametrize("title", ["splendor", "newyork1901"])
def test_the_waiting_players_pad_moves_nothing_of_others(sit: Sit, title: str) -> None:
    room = sit(title=title, devices=PADS, own=True)
    room.give(Nav(MINE, "right"))
    room.choose(room.play.controls.focus_of(room.shown.choices[0]), MINE)
    before, bar = state(room), room.look.bar
    for intent in STEERING:
        room.give(intent)
        assert state(room) == before, intent
        assert not room.remark and room.look.bar == bar, "question, help and last action are those of others"
        assert PONDERING in room.look.heads[1].badges, "by the own name it is seen that one is to wait"
    for _ in range(7):
        room.wait(0.5)
    assert PONDERING not in room.look.heads[1].badges, "for a while"
    room.give(Menu(WAITING))
    assert isinstance(room.stack.top, PauseScene), "the menu belongs to everybody"


def test_whose_turn_it_has_become_need_not_wait_any_more(sit: Sit) -> None:
    room = sit(devices=PADS, own=True)
    room.give(Nav(WAITING, "right"))
    assert PONDERING in room.look.heads[1].badges
    room.perform(room.choosing.decision.actions[0])
    assert room.look.heads[1].active and PONDERING not in room.look.heads[1].badges


def test_what_a_player_may_have_overlooked_is_asked_once_more(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = sit(devices=PADS, own=True)
    doubt = text("play-no-peek")
    monkeypatch.setattr(
        room.play.view.table, "warn", lambda view, action: doubt if action.verb == "take" else None
    )
    three = act(0, "take", "bank.white", "bank.blue", "bank.red")
    for gem in three.targets:
        room.choose(gem, MINE)
    room.give(Confirm(MINE))
    assert room.remark and not room.session.log, "asked"
    room.give(Back(MINE))
    room.give(Back(MINE))
    room.choose(three.targets[-1], MINE)
    room.give(Confirm(MINE))
    assert room.remark and not room.session.log, "asked again after a change of mind"
    room.give(Confirm(MINE))
    assert room.session.log[-1].action == three


def planning(sit: Sit) -> Room:
    """Mombasa, where all plan at once."""
    room = sit(title="mombasa", devices=PADS, own=True)
    for _ in range(40):
        if len(room.session.decisions()) > 1:
            break
        room.perform(room.session.decisions()[0].actions[0])
    assert room.desk.hidden
    return room


def test_a_look_needs_one_press_of_the_own_thumb_and_names_who_looks(sit: Sit) -> None:
    room = planning(sit)
    room.stack.handle(Inspect(WAITING, True))
    room.stack.handle(Inspect(WAITING, False))
    assert room.desk.viewer == 1, "the first press opens, letting go soon leaves it open"
    assert room.session.seats[1].name in room.look.bar.prompt[0]
    room.give(Nav(MINE, "right"), Confirm(MINE))
    assert room.desk.viewer == 1, "meanwhile the others wait"
    room.give(Inspect(WAITING, True))
    assert room.desk.viewer is None


def test_a_look_takes_away_what_told_how_to_look(sit: Sit) -> None:
    room = planning(sit)
    room.point("slot.0.1")
    assert room.remark
    room.give(Inspect("pad:0"))
    assert room.desk.private_view and not room.remark


def test_who_looks_finds_the_focus_on_the_likeliest_first_move(sit: Sit) -> None:
    room = planning(sit)
    assert room.play.controls.ring.focus(f"{TAB}companies"), "as somebody left it"
    room.play.controls.ring.point((5, 5))  # a pointer set up the game
    room.stack.handle(Inspect(WAITING, True))
    room.stack.handle(Inspect(WAITING, False))
    room.play.update(0.1)
    likely = room.play.view.table.suggested_targets(room.desk.seen(), Choosing(room.choosing.decision))
    assert room.play.focus() == room.play.controls.focus_of(likely[0])


def hints(room: Room, device: str) -> list[tuple[str, str]]:
    """What the bar says of the buttons of a device."""
    room.services.hub.last_device = device
    return list(room.look.bar.hints)


def test_who_is_ready_reads_how_to_take_that_back(sit: Sit) -> None:
    room = planning(sit)
    withdraw = [("undo", room.services.say("play-hint-withdraw"))]
    assert ("inspect", room.services.say("play-hint-peek")) in hints(room, WAITING)
    while 1 in room.desk.asked:
        room.perform(next(each for each in room.session.decisions() if each.player == 1).actions[-1])
    assert hints(room, WAITING) == withdraw and hints(room, MINE) != withdraw
    room.give(Undo(WAITING))
    assert 1 in room.desk.asked and hints(room, WAITING) != withdraw


def test_a_pad_of_nobody_reads_whose_turn_it_is(sit: Sit) -> None:
    room = sit(devices=PADS, own=True)
    room.give(Nav("pad:9", "right"))
    assert room.remark and not any(PONDERING in head.badges for head in room.look.heads)


def test_who_would_rather_have_a_curtain_confirms(sit: Sit) -> None:
    room = planning(sit)
    room.give(Confirm(WAITING))
    assert isinstance(room.stack.top, CurtainScene)
    room.give(Confirm(MINE))
    assert isinstance(room.stack.top, CurtainScene), "only the own pad lifts it"
    room.give(Confirm(WAITING))
    assert len(room.stack.scenes) == 1 and room.desk.viewer == 1


def unplug(room: Room, monkeypatch: pytest.MonkeyPatch, device: str) -> None:
    """The pad is gone; whoever has the screen hears of it."""
    there: Any = room.services.hub.pad
    monkeypatch.setattr(room.services.hub, "pad", lambda asked: None if asked == device else there(asked))
    room.give(DeviceLeft(device))


def test_a_pad_that_took_over_for_another_player_plans_for_both(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = planning(sit)
    unplug(room, monkeypatch, WAITING)
    assert isinstance(room.stack.top, PadLostScene)
    room.give(Confirm(MINE))
    assert room.play.desk.asked == (0, 1)
    while 0 in room.desk.asked:
        room.perform(next(each for each in room.session.decisions() if each.player == 0).actions[-1])
    room.give(Inspect(MINE, True))
    assert room.desk.viewer == 1, "whose own pad is gone"


@pytest.mark.parametrize("lost", PADS)
def test_a_pad_that_vanished_under_the_pause_is_missed_when_that_closes(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    room = planning(sit)
    room.give(Menu(MINE))
    unplug(room, monkeypatch, lost)
    assert isinstance(room.stack.top, PauseScene)
    room.give(Back(MINE))
    assert isinstance(room.stack.top, PadLostScene)
    room.give(Confirm("pad:2"))
    assert room.stack.scenes == [room.play]
    room.give(Inspect("pad:2", True))
    assert room.desk.viewer == PADS.index(lost)


def test_a_curtain_whose_pad_has_vanished_is_lifted_by_any(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    room = planning(sit)
    room.give(Confirm(WAITING))
    unplug(room, monkeypatch, WAITING)
    assert isinstance(room.stack.top, CurtainScene)
    room.give(Confirm("pad:2"))
    assert isinstance(room.stack.top, PadLostScene) and room.desk.viewer == 1
    room.give(Confirm("pad:2"))
    assert room.stack.scenes == [room.play] and room.desk.viewer == 1


def test_who_looks_in_secret_and_then_closely_at_the_own_panel_sees_what_all_see(sit: Sit) -> None:
    """What was to be seen in secret is covered again when a closer look opens, which all can see."""
    room = sit(title="mombasa", devices=(None, "pad:1"), own=True)
    while len(room.session.decisions()) == 1:
        room.perform(room.session.decisions()[0].actions[0])
    (head,) = (each for each in room.play.focusables() if each.id == "panel.0")
    where = head.rect.left + 40, head.rect.centery
    room.stack.handle(Inspect("mouse", True, where))
    room.stack.handle(Inspect("mouse", False, where))
    assert room.desk.private_view
    room.wait(2)
    room.give(Point("mouse", where), Press("mouse", where), Release("mouse", where, True))
    scene, rules = room.stack.top, room.session.rules
    assert isinstance(scene, InspectScene) and not room.desk.private_view
    public = room.play.view.table.placements(rules.view(room.session.state, None))
    assert {picture.piece for picture in scene.shown.pictures} <= public.keys()
