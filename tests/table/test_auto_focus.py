"""Where the focus goes by itself: to the likeliest choice, else to the first in reading order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import cast

import pytest

from game.rules.kernel.action import act
from game.ui.focus import FocusRing, reading_order
from game.ui.input.intents import Confirm, Cycle, Nav, Point
from game.ui.play.auto_focus import AutoFocus
from tests.room import Room, Sit

PAD = "pad:0"


@pytest.fixture
def room(sit: Sit) -> Room:
    """Splendor, and somebody who navigates."""
    room = sit()
    room.give(Nav(PAD, "right"))
    return room


def expect(room: Room, monkeypatch: pytest.MonkeyPatch, likely: Callable[[Sequence[str]], list[str]]) -> None:
    """The title finds these targets likely after what is picked."""
    monkeypatch.setattr(
        room.play.view.table, "suggested_targets", lambda view, choosing: likely(choosing.picked)
    )


def first(room: Room) -> str:
    """The first choice in reading order after where the focus is."""
    ring, wanted = room.play.controls.ring, set(room.shown.choices)
    order = [item.id for item in reading_order(ring.items, ring.rtl)]
    here = order.index(str(ring.id))
    return next(id for id in (*order[here + 1 :], *order) if id in wanted)


def test_at_rest_the_focus_is_on_the_likeliest_choice(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    expect(room, monkeypatch, lambda picked: ["nowhere.1", "bank.red", "bank.blue"])
    room.play.controls.ring.focus("bar.menu")
    room.play.controls.auto_focus.focus_likeliest()
    assert room.play.focus() == "bank.red"


@pytest.mark.parametrize("likely", [[], ["nowhere.1"], ["button.nothing"]])
def test_where_nothing_is_likely_it_is_on_the_first_choice(
    room: Room, monkeypatch: pytest.MonkeyPatch, likely: list[str]
) -> None:
    expect(room, monkeypatch, lambda picked: likely)
    room.play.controls.ring.focus("bar.menu")
    wanted = first(room)
    room.play.controls.auto_focus.focus_likeliest()
    assert room.play.focus() == wanted
    room.give(Cycle(PAD, 1))
    elsewhere = room.play.focus()
    assert elsewhere != wanted
    room.play.controls.auto_focus.focus_likeliest()
    assert room.play.focus() == elsewhere, "a choice that has the focus keeps it"


def test_who_points_is_not_led(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    expect(room, monkeypatch, lambda picked: ["bank.red"])
    rect = next(item.rect for item in room.play.focusables() if item.id == "bar.menu")
    room.give(Point("mouse", rect.center))
    room.play.controls.auto_focus.focus_likeliest()
    assert room.play.focus() == "bar.menu"


def test_after_a_pick_the_focus_is_on_the_likeliest_next_one(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect(room, monkeypatch, lambda picked: ["bank.red"] if picked == ("bank.white",) else ["bank.black"])
    room.choose("bank.white")
    assert room.play.focus() == "bank.red"
    room.give(Confirm(PAD))
    assert room.choosing.picked == ("bank.white", "bank.red")
    assert room.play.focus() == "bank.black"


def test_where_nothing_more_is_to_be_picked_the_focus_is_on_the_first_button(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect(room, monkeypatch, lambda picked: [])
    card = room.session.state.market[0][0]
    room.choose(card)
    assert room.offered() and room.play.focus() == "do.0"


def test_a_hint_leads_to_what_its_action_still_wants_and_then_to_its_button(room: Room) -> None:
    action = act(0, "take", "bank.white", "bank.blue", "bank.red")
    for target in action.targets:
        room.play.controls.ring.focus("bar.menu")
        room.play.controls.ring.visible = False
        room.play.controls.lead(action)
        assert room.play.focus() == target and room.play.controls.ring.visible
        room.choose(target)
    room.play.controls.ring.focus("bar.menu")
    room.play.controls.lead(action)
    assert room.play.focus() == "do.0"


def test_who_does_what_was_advised_is_led_through_all_of_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    expect(room, monkeypatch, lambda picked: ["bank.green"])
    action = act(0, "take", "bank.white", "bank.blue", "bank.red")
    room.play.controls.lead(action)
    for target in action.targets:
        assert room.play.focus() == target
        room.choose(target)
    assert room.play.focus() == "do.0"
    room.play.controls.unpick()
    room.choose("bank.black")
    assert room.play.focus() == "do.0", "another way is one's own"


@pytest.mark.parametrize(("offered", "led"), [(True, ["do.0"]), (False, [])])
def test_where_one_may_end_or_pick_on_and_nothing_is_likely_the_focus_goes_to_the_end(
    offered: bool, led: list[str]
) -> None:
    """Without an end it stays on the choice where it is."""
    focused = list[str]()
    choosing = SimpleNamespace(
        decision=None,
        picked=("b",),
        effective_picks=("b",),
        choices=lambda: ["a"],
        offers=lambda: [1] * offered,
    )
    model = SimpleNamespace(choices=("a",))
    choice = SimpleNamespace(open=choosing, model=model, suggested=list, followed=lambda: None)
    view = SimpleNamespace(stage=SimpleNamespace(placements={}))
    ring = SimpleNamespace(items=(), visible=True, id="a", focus=focused.append)
    presses = SimpleNamespace(verbs=list, targets=dict)
    handling = SimpleNamespace(hand=None, suggest=lambda likely: None)
    focus = cast("Callable[[], FocusRing]", lambda: ring)
    AutoFocus(choice, view, focus, SimpleNamespace(), presses, handling).follow()  # type: ignore[arg-type]  # what it asks of them
    assert focused == led
