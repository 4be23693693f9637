"""How the play scene follows a match: opened, drawn anew, left, closed, and move after move."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.desk.desk import Desk
from game.match.seats import COMPUTER, Seat
from game.match.sitting import Change, Listener, Sitting
from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Event
from game.tables import registry
from game.ui.input import intents
from game.ui.play.match import Match
from game.ui.play.pace import PAUSE
from game.ui.play.scene import PlayScene
from game.ui.scenes.scoring import ScoringScene
from tests.room import Room, Sit
from tests.scene_samples import played


def test_a_match_that_was_over_when_it_was_opened_shows_its_scores(sit: Sit) -> None:
    room = sit(size=(960, 540))
    finished = Room(room.services, played("en", 2, None), (None, None))
    finished.wait(0.1)
    assert [type(scene) for scene in finished.stack.scenes] == [PlayScene, ScoringScene]
    finished.stack.pop()
    finished.stack.settle()
    finished.wait(0.1)
    assert finished.stack.scenes == [finished.play], "once"


def test_what_is_drawn_anew_is_told_and_nothing_where_nothing_changed(sit: Sit) -> None:
    room = sit(size=(960, 540))
    canvas = room.services.display.canvas
    room.play.draw(canvas)
    assert room.play.redraw(canvas) == []
    room.stack.handle(intents.Nav("keyboard", "right"))
    rects = room.play.redraw(canvas)
    assert rects and all(canvas.get_rect().contains(rect) for rect in rects)


def test_who_leaves_a_match_hears_of_it_no_more(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    room = sit(size=(960, 540), keeps=True)
    heard: list[object] = []
    monkeypatch.setattr(room.play.view, "change", lambda seen, events: heard.append(seen))
    revision = room.desk.revision
    room.stack.pop(room.play)
    room.stack.settle()
    room.session.submit(room.session.decisions()[0].actions[0])
    assert heard == [] and room.desk.revision == revision
    assert room.ways.taken == []


def test_a_match_closes_all_that_belongs_to_it() -> None:
    closed: list[str] = []
    parts = [
        SimpleNamespace(close=lambda name=name: closed.append(name))
        for name in ("sitting", "drivers", "adviser")
    ]
    Match(cast("Any", None), *(cast("Any", part) for part in parts)).close()
    assert closed == ["adviser", "drivers", "sitting"]
    closed.clear()
    Match(cast("Any", None), *(cast("Any", part) for part in parts[:2])).close()
    assert closed == ["drivers", "sitting"]


def test_a_move_is_expected_before_the_way_to_its_scene_and_shown_after_it(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = sit(size=(960, 540))
    view, calls = room.play.view, list[str]()
    for name in ("expect", "go", "change", "pass_turn"):
        real = getattr(view, name)

        def noted(*given: Any, name: str = name, real: Any = real, **named: Any) -> Any:
            calls.append(name)
            return real(*given, **named)

        monkeypatch.setattr(view, name, noted)
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    assert calls == ["expect", "go", "change", "pass_turn"]
    calls.clear()
    room.play.desk.undo()
    assert not calls, "shown when whoever did it has finished"
    room.play.show_changes()
    assert calls == ["expect", "go", "change", "pass_turn"][: len(calls)] and len(calls) >= 3


@pytest.mark.parametrize("title", sorted(registry.TITLES))
def test_a_press_is_over_before_what_it_did_is_shown_whoever_of_the_listeners_is_told_first(
    title: str, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same presses give the same screens where the listeners are told the other way round."""
    pressing, screens = list[str](), list[list[object]]()
    real, listen = Desk.perform, Sitting.listen

    def perform(desk: Desk, action: Action, at: int | None = None) -> None:
        pressing.append(action.verb)
        real(desk, action, at)
        pressing.pop()

    monkeypatch.setattr(Desk, "perform", perform)
    for step in (1, -1):
        told = list[Listener]()
        monkeypatch.setattr(Sitting, "listen", lambda sitting, each, told=told: told.append(each))
        room, seen = sit(title=title, players=3, size=(960, 540)), list[object]()
        for listener in told[::step]:
            listen(room.sitting, listener)
        change = room.play.view.change

        def shown(*given: Any, change: Any = change) -> None:
            assert not pressing, "inside the press"
            change(*given)

        monkeypatch.setattr(room.play.view, "change", shown)
        for _ in range(24):
            room.give(intents.Confirm("keyboard"))
            seen.append((room.shown.to_plain(), room.play.focus(), room.stage.placements))
        assert room.session.log
        screens.append(seen)
    assert screens[0] == screens[1]


def test_changes_that_wait_are_shown_as_one_and_what_was_taken_back_is_not_told() -> None:
    one, two = Event("buy"), Event("take")
    bought, taken = Change(frozenset({0}), (one,), 1), Change(frozenset({1}), (two,))
    back = Change(None)
    assert bought.then(taken) == Change(frozenset({0, 1}), (one, two), 1)
    assert bought.then(back) == back and back.then(taken) == Change(None, (two,))


def test_after_a_move_the_next_one_waits_however_much_somebody_was_in_a_hurry_before(sit: Sit) -> None:
    seats = (Seat("Hana", 0), Seat("Ali", 1, COMPUTER, "trader/1"))
    room = sit(size=(960, 540), seats=seats, animation="fast")
    room.give(intents.Release("mouse", (5, 5), tap=False))
    room.perform(act(0, "take", "bank.white", "bank.blue", "bank.red"))
    still = 0
    for _ in range(400):
        room.wait(0.05)
        still += not room.play.view.moving
        if len(room.session.log) > 1:
            break
    assert len(room.session.log) == 2 and still * 0.05 > PAUSE["fast"] - 0.1


def test_a_press_hurries_the_next_move(sit: Sit) -> None:
    seats = (Seat("Hana", 0, COMPUTER, "trader/1"), Seat("Ali", 1))
    room = sit(size=(960, 540), seats=seats, animation="normal")
    room.wait(0.1)
    assert not room.session.log
    room.stack.handle(intents.Nav("keyboard", "left"))
    room.wait(0.1)
    assert not room.session.log
    room.stack.handle(intents.Release("mouse", (5, 5), tap=False))
    room.wait(0.1)
    assert len(room.session.log) == 1
