"""Remarks: they end when the pointer is elsewhere, or when they have been read."""

from __future__ import annotations

from game.rules.kernel.action import act
from game.rules.kernel.text import text
from game.ui.input.intents import Nav, Point, Press, Release
from game.ui.play.toast import Toast
from tests.istanbul_dice.scene import Scene
from tests.room import Room, Sit


def at(room: Room, id: str) -> tuple[int, int]:
    return next(item.rect.center for item in room.play.focusables() if item.id == id)


def clicked(room: Room, id: str) -> None:
    place = at(room, id)
    room.give(Point("mouse", place), Press("mouse", place), Release("mouse", place, tap=True))


def test_a_remark_ends_when_the_pointer_reaches_another_thing(sit: Sit) -> None:
    room = sit()
    clicked(room, "bank.gold")
    x, y = at(room, "bank.gold")
    room.give(Point("mouse", (x + 3, y)), Point("mouse", (2, 2)))
    assert room.remark, "there is nothing"
    room.give(Point("mouse", at(room, "bank.red")))
    assert not room.remark


def test_a_remark_ends_when_the_focus_moves(sit: Sit) -> None:
    room = sit()
    room.choose("bank.gold")
    assert room.remark
    room.give(Nav("pad:0", "up"))
    assert not room.remark


def test_a_remark_ends_by_itself_and_the_screen_is_drawn_anew(sit: Sit) -> None:
    room = sit()
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    room.wait(3)
    room.choose("bank.gold")
    assert room.remark and room.look.bar.news, "the last action waits"
    changes = [room.play.update(1.0) for _ in range(5)]
    assert any(changes) and not room.remark


def test_what_the_menu_did_is_read_wherever_the_pointer_is_then(sit: Sit) -> None:
    room = sit(title="mombasa")
    first = room.choosing.decision.actions[0]
    room.perform(first)
    room.give(Point("mouse", at(room, "bar.menu")))
    room.play.press("undo")
    room.play.press("undo")
    assert room.remark
    room.give(Point("mouse", at(room, "bar.history")))
    assert room.remark


def test_a_long_remark_stands_until_it_can_have_been_read() -> None:
    remarks = Toast(lambda message: "a" * 140)
    remarks.say(text("play-no-undo"))
    assert not remarks.update(9.0)
    assert remarks.update(2.0) and not remarks.words


def test_what_is_advised_stays_while_the_pointer_goes_there() -> None:
    remarks = Toast(lambda message: message.key)
    remarks.say(text("play-no-undo"), at="bar.hint", lasting=True)
    assert not remarks.pointer_at("bar.hint") and not remarks.pointer_at("bank.red") and remarks.words
    assert remarks.update(5.0)


def test_a_doubt_stands_until_it_is_answered_or_something_else_is_done(sit: Sit) -> None:
    scene = Scene(3).give(0, lira=10).dice("red", "red", "coin")
    room = sit(3, title="istanbul_dice", opening=scene.state, animation="off")
    end = next(id for id, verb in room.play.traced()["buttons"].items() if verb == "end")
    clicked(room, end)
    assert room.remark
    for _ in range(60):
        room.wait(0.5)
    assert room.remark, "however slowly it is read"
    room.give(Nav("keyboard", "up"))
    assert not room.remark
    clicked(room, end)
    assert room.remark and not room.session.log
    room.wait(1.0)
    clicked(room, end)
    assert [step.action.verb for step in room.session.log] == ["end"]
