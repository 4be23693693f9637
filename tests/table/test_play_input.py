"""What fingers and their buttons answer: whether something was theirs, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from game.match.seats import COMPUTER, Seat
from game.rules.kernel.action import act
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import text
from game.tables.registry import TITLES
from game.ui.input import intents
from game.ui.input.intents import Direction
from game.ui.play.action_buttons import ActionButtons, sheet_place
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.history import HistoryScene
from game.ui.scenes.pause import PauseScene
from game.ui.table.pointing import pointable
from game.ui.table.stage.gesture import HeldPiece
from tests.room import Room, Sit


@pytest.mark.parametrize("spot", range(9))
def test_a_sheet_lies_where_it_hides_nothing_if_there_is_such_a_place(spot: int) -> None:
    area, down, right = pygame.Rect(50, 20, 320, 160), *divmod(spot, 3)
    free = pygame.Rect(50 + right * 100, 20 + down * 50, 120, 60)
    tiles = (pygame.Rect(x, y, 20, 20) for x in range(50, 370, 20) for y in range(20, 180, 20))
    lying = [tile for tile in tiles if not tile.colliderect(free)]
    place = sheet_place(area, [(80, 40)], lying)
    assert area.contains(place) and place.collidelist(lying) < 0


def test_what_needs_no_button_is_done_at_once_and_it_is_told(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = sit(size=(960, 540), seats=(Seat("Hana", 0), Seat("Ali", 1, COMPUTER)))
    presses = ActionButtons(
        room.services, room.desk, room.play.view, room.play.presenter, room.play.choice, lambda: None
    )
    assert presses.offers is None and room.play.choice.auto_commit() is False and presses.has("do.0") is False
    take = act(0, "take", "bank.white", "bank.blue", "bank.red")
    monkeypatch.setattr(room.play.view.table, "auto_commit", lambda view, choosing: take)
    assert room.play.choice.auto_commit() is True
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
    place = room.play.view.bar.places.news
    assert place and not room.play.view.bar.tells(place.center), "nothing was done"
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    room.wait(3)
    room.play.draw(canvas)
    assert room.play.view.bar.tells(place.center)
    room.give(intents.Press("mouse", place.center), intents.Release("mouse", place.center, tap=True))
    assert isinstance(room.stack.top, HistoryScene)


def _given(room: Room, rng: Rng) -> intents.Intent:
    """Something that somebody may do now."""
    told, things = room.play.traced(), room.play.focusables()
    leads = {*(rng.pick([told["buttons"], told["choices"]]) or told["choices"])}
    things = [each for each in things if each.id in leads] or things
    place = rng.pick(things).rect.center if things else (5, 5)
    ways: tuple[Direction, ...] = ("left", "right", "up", "down")
    return rng.pick(
        [
            intents.Nav("keyboard", rng.pick(ways)),
            intents.Cycle("keyboard", 1),
            intents.Page("keyboard", 1),
            intents.Rotate("keyboard", 1),
            *[intents.Confirm("keyboard")] * 4,
            intents.Undo("keyboard"),
            intents.Back("keyboard"),
            intents.Point("mouse", place),
            *[intents.Release("mouse", place, tap=True)] * 12,
        ]
    )


@pytest.mark.parametrize("animation", ["off", "fast"])
@pytest.mark.parametrize("title", sorted(TITLES))
def test_whatever_is_done_what_can_be_pointed_at_is_what_is_there_now(
    sit: Sit, title: str, animation: str
) -> None:
    """It is worked out once for each revision: the same comes of it when it is worked out anew."""
    room, rng, compared, done = sit(3, title=title, animation=animation), Rng(5), 0, 0
    play, view = room.play, room.play.view
    for _ in range(60):
        room.stack.handle(_given(room, rng))
        room.stack.settle()
        room.wait(rng.pick([0.02, 0.3]))
        if room.stack.top is not play and isinstance(room.stack.top, CurtainScene):
            room.give(intents.Confirm("keyboard"))
        elif room.stack.top is not play:
            room.stack.pop()
            room.stack.settle()
        if view.moving or room.stack.top is not play:
            continue
        hand, leading = room.look.held_piece, frozenset(room.shown.shortcut_pieces)
        holds: Callable[[], HeldPiece | None] = partial(getattr, room.look, "held_piece")
        buttons = ActionButtons(room.services, room.desk, view, play.presenter, play.choice, holds)
        offers, now = buttons.offers, room.look.offers
        if now and offers and not any(button.press == "less" for button in now.buttons):
            assert [(each.id, each.rect, each.press) for each in now.buttons] == [
                (each.id, each.rect, each.press) for each in offers.buttons
            ]
        things = pointable(view, room.desk.seen_choosing, now, 3, hand, leading)
        there = {each.id: each for each in things}
        assert all(there.get(each.id) == each for each in play.focusables())
        assert {each.id for each in things if not each.skip_navigation} <= {e.id for e in play.focusables()}
        compared, done = compared + 1, max(done, len(room.session.log))
    assert compared > 15 and done


def test_a_press_on_nothing_puts_back_on_the_board_and_not_beside_the_panels(sit: Sit) -> None:
    room = sit(size=(1456, 819))
    view, controls = room.play.view, room.play.controls
    nothing = [
        (x, y)
        for x in range(4, 1456, 24)
        for y in range(4, view.bar.rect.top - 4, 24)
        if controls.ring.at((x, y)) is None
    ]
    kept = {True: 0, False: 0}
    for place in nothing:
        room.choose("bank.red")
        controls.hear(intents.Release("mouse", place, tap=True))
        on = view.arrangement.board.collidepoint(place)
        assert bool(room.choosing.picked) is not on
        kept[on] += 1
        if room.choosing.picked:
            controls.unpick()
    assert all(kept.values())
