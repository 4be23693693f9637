"""What fingers and their buttons answer: whether something was theirs, and what follows from it."""

from __future__ import annotations

import pygame
import pytest

from game.rules.kernel.action import act
from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.play.action_buttons import ActionButtons, sheet_room
from game.ui.scenes.history import HistoryScene
from game.ui.scenes.pause import PauseScene
from tests.room import Sit


@pytest.mark.parametrize(
    ("x", "left"),
    [(149, False), (150, False), (151, True), (None, False)],
    ids=["left", "middle", "right", "none"],
)
def test_a_sheet_lies_on_the_half_where_nothing_is_picked(x: int | None, left: bool) -> None:
    area = pygame.Rect(50, 20, 200, 100)
    picked = None if x is None else pygame.Rect(x - 5, 40, 10, 10)
    assert sheet_room(area, picked) == pygame.Rect(50 if left else 150, 20, 100, 100)


def test_what_needs_no_button_is_done_at_once_and_it_is_told(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = sit(size=(960, 540))
    presses = ActionButtons(room.services, room.desk, room.play.view, room.play.controls.presenter)
    presses.renew(None)
    assert presses.offers is None and presses.carry_out() is False and presses.has("do.0") is False
    take = act(0, "take", "bank.white", "bank.blue", "bank.red")
    monkeypatch.setattr(room.play.view.table, "auto_commit", lambda view, choosing: take)
    assert presses.carry_out() is True
    assert [step.action for step in room.session.log] == [take], "what is somebody else's is left"


def test_fingers_say_plainly_whether_something_was_theirs(sit: Sit) -> None:
    room = sit(size=(960, 540))
    controls = room.play.controls
    for theirs in (
        intents.Nav("keyboard", "left"),
        intents.Cycle("keyboard", 1),
        intents.Rotate("keyboard", 1),
    ):
        assert controls.hear(theirs) is True
    for other in (intents.Menu, intents.Undo, intents.Redo, intents.History, intents.Back):
        assert controls.hear(other("keyboard")) is False
    assert controls.hear(intents.Inspect("keyboard", on=False)) is False
    assert controls.hear(intents.Release("mouse", (5, 5), tap=False)) is False
    assert controls.dismiss_toast() is False and controls.unpick() is False
    controls.say(text("play-no-undo"))
    assert room.remark and controls.dismiss_toast() is True and not room.remark
    controls.point("bank.white")
    assert controls.unpick() is True and controls.ring.id == "bank.white" and controls.unpick() is False


def test_a_movement_of_the_pointer_and_back_leave_a_message_and_a_press_of_the_pad_takes_it_away(
    sit: Sit,
) -> None:
    controls = sit(size=(960, 540)).play.controls
    for intent, stays in (
        (intents.Point("mouse", (5, 5)), True),
        (intents.Press("mouse", (5, 5)), True),
        (intents.Back("pad:0"), True),
        (intents.Nav("pad:0", "left"), False),
        (intents.Scroll("mouse", 1), False),
    ):
        controls.say(text("play-no-undo"))
        controls.hear(intent)
        assert controls.dismiss_toast() is stays, intent


def test_that_a_turn_begins_anew_is_told(sit: Sit) -> None:
    room = sit(size=(960, 540))
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    room.give(intents.Menu("keyboard"))
    pause = room.stack.top
    assert isinstance(pause, PauseScene)
    item = next(item for item in pause.focusables() if item.id == "restart-turn")
    room.give(intents.Press("mouse", item.rect.center), intents.Release("mouse", item.rect.center, tap=True))
    assert not room.session.log
    assert "Hana’s turn was restarted" in room.remark


def test_pressing_what_was_done_last_looks_back(sit: Sit) -> None:
    room = sit(size=(960, 540))
    canvas = pygame.Surface((960, 540))
    room.play.draw(canvas)
    assert room.play.view.bar.told is None, "nothing was done"
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    room.wait(3)
    room.play.draw(canvas)
    bar = room.play.view.bar
    assert bar.told and bar.room.inflate(0, 40).contains(bar.told)
    place = bar.told.center
    room.give(intents.Press("mouse", place), intents.Release("mouse", place, tap=True))
    assert isinstance(room.stack.top, HistoryScene)
