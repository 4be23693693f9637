"""A quick second press: buttons that have only just come up under a resting hand take none."""

from __future__ import annotations

import pytest

from game.ui.input.double import HOLD
from game.ui.input.intents import Confirm, Intent, Nav, Point, Press, Release
from game.ui.scenes.curtain import CurtainScene
from game.ui.trace import picture
from tests.istanbul_dice.scene import Scene
from tests.room import Room, Sit

BRIEF, LONG = HOLD / 10, HOLD * 1.5


def _bazaar(sit: Sit, animation: str = "off") -> Room:
    """The button that rolls the dice gives way to the one that ends the turn."""
    room = sit(title="istanbul_dice", opening=Scene(2).state, animation=animation)
    room.play.view.table.warn = lambda view, action: None  # type: ignore[method-assign]  # whatever is rolled
    assert _done(room) == [] and _asked(room) == "roll"
    return room


def _give(room: Room, *given: Intent, pause: float = BRIEF) -> None:
    for intent in given:
        room.stack.handle(intent)
        room.stack.settle()
        room.wait(pause)


def _click(room: Room, id: str = "do.0", device: str = "mouse", aside: int = 0) -> None:
    """A click on a button, or so far beside its middle."""
    rect = next(item.rect for item in room.play.focusables() if item.id == id)
    place = (rect.centerx + aside, rect.centery)
    _give(room, Press(device, place), Release(device, place, True))


def _done(room: Room) -> list[str]:
    return [step.action.verb for step in room.session.log]


def _asked(room: Room) -> str:
    (verb,) = (offer.action.verb for offer in room.shown.offers)
    return verb


@pytest.mark.parametrize("device", ["mouse", "touch"])
@pytest.mark.parametrize("animation", ["off", "normal"])
def test_a_second_click_does_not_press_the_button_that_came_up_in_its_place(
    sit: Sit, device: str, animation: str
) -> None:
    room = _bazaar(sit, animation)
    _click(room, device=device)
    for aside in (0, 5, -5):
        _click(room, device=device, aside=aside)
    assert _done(room) == ["roll"] and _asked(room) == "end"
    room.wait(5)
    room.wait(LONG)
    _click(room, device=device)
    assert _done(room) == ["roll", "end"]


def test_a_pointer_that_went_elsewhere_and_came_back_means_the_new_button(sit: Sit) -> None:
    room = _bazaar(sit)
    _click(room)
    _give(room, Point("mouse", (5, 5)), pause=0)
    _click(room)
    assert _done(room) == ["roll", "end"]


def test_a_button_that_stays_as_it_was_may_be_pressed_as_fast_as_one_likes(sit: Sit) -> None:
    room = sit(title="splendor", animation="off")
    room.choose("bank.white")
    for _ in range(4):
        _give(room, *(Release("mouse", room.play.view.bar.buttons["undo"].center, True),), pause=0)
    assert room.choosing.picked == ()


def test_a_pad_that_pressed_a_button_does_not_press_the_next_one_by_chance(sit: Sit) -> None:
    room = _bazaar(sit)
    room.choose("do.0", "pad:0")
    room.choose("do.0", "pad:0")
    assert _done(room) == ["roll", "end"] and room.play.focus() == "do.0"
    room = _bazaar(sit)
    room.choose("do.0", "pad:0")
    room.play.fingers.ring.focus("do.0")
    _give(room, Confirm("pad:0"), Confirm("pad:0"))
    assert _done(room) == ["roll", "end"], "the next player's dice are not rolled"
    _give(room, Nav("pad:0", "up"), Nav("pad:0", "down"))
    room.play.fingers.ring.focus("do.0")
    _give(room, Confirm("pad:0"))
    assert _done(room) == ["roll", "end", "roll"]


def test_a_button_that_asks_again_is_not_answered_by_a_double_click(sit: Sit) -> None:
    scene = Scene(3).give(0, lira=10).dice("red", "red", "coin")
    room = sit(3, title="istanbul_dice", opening=scene.state, animation="off")
    end = next(id for id, verb in room.play.traced()["buttons"].items() if verb == "end")
    _click(room, end)
    assert room.remark
    _click(room, end)
    assert _done(room) == [] and room.remark
    room.wait(LONG)
    _click(room, end)
    assert _done(room) == ["end"]


def _before_the_curtain(sit: Sit) -> tuple[Room, tuple[int, int]]:
    """Somebody is about to look at an own blind card; and where the button of the curtain lies."""
    room = sit(animation="off")
    blind = next(each for each in room.choosing.decision.actions if each.targets == ("deck.1",))
    other = next(each for each in room.choosing.decision.actions if each.verb == "take")
    room.perform(blind)
    room.perform(other._replace(player=1))
    room.choose(next(item.id for item in room.play.focusables() if item.id.startswith("hidden.")))
    assert isinstance(room.stack.top, CurtainScene)
    place = next(item.rect.center for item in room.stack.top.focusables() if item.id == "ready")
    assert room.play.fingers.ring.at(place) in room.play.traced()["choices"], "a piece lies beneath it"
    return room, place


@pytest.mark.parametrize("device", ["mouse", "touch"])
@pytest.mark.parametrize("aside", [0, 6])
def test_a_double_click_on_the_curtain_does_not_fall_through_on_the_table(
    sit: Sit, device: str, aside: int
) -> None:
    room, (x, y) = _before_the_curtain(sit)
    _give(room, Point(device, (x, y)), Press(device, (x, y)), Release(device, (x, y), True))
    assert room.stack.top is room.play and room.desk.private
    picked, remark = room.choosing.picked, room.remark
    again = Press(device, (x + aside, y)), Release(device, (x + aside, y), True)
    _give(room, *again)
    assert (room.choosing.picked, room.remark) == (picked, remark)
    room.wait(LONG)
    _give(room, *again)
    assert room.choosing.picked != picked, "later a click means what lies there"


def test_whoever_moves_after_the_curtain_means_what_is_pressed(sit: Sit) -> None:
    room, place = _before_the_curtain(sit)
    picked = room.choosing.picked
    _give(room, Press("mouse", place), Release("mouse", place, True))
    _give(room, Point("mouse", (5, 5)), Point("mouse", place))
    _give(room, Press("mouse", place), Release("mouse", place, True))
    assert room.choosing.picked != picked


def test_what_takes_no_press_yet_is_told_to_tests_from_outside(sit: Sit) -> None:
    room, place = _before_the_curtain(sit)
    under = room.play.fingers.ring.at(place)
    _give(room, Press("mouse", place), Release("mouse", place, True))
    assert under in picture(room.stack, room.services)["held"]
    room.wait(LONG)
    assert under not in picture(room.stack, room.services)["held"]


def _first_choice(room: Room) -> tuple[str, tuple[int, int]]:
    """A piece or place on the screen that can be chosen, and where it is pointed at."""
    ring = room.play.fingers.ring
    wanted = {room.play.fingers.focus_of(target) for target in room.choosing.choices()}
    return next(
        (item.id, item.rect.center)
        for item in room.play.focusables()
        if item.id in wanted and ring.at(item.rect.center) == item.id
    )


@pytest.mark.parametrize("device", ["mouse", "touch"])
@pytest.mark.parametrize("title", ["aquileia", "newyork1901"])
def test_a_double_click_picks_as_one_click_does(sit: Sit, title: str, device: str) -> None:
    room = sit(3, title=title, animation="off")
    _, place = _first_choice(room)
    once = (Press(device, place), Release(device, place, True))
    _give(room, *once)
    picked, done = room.choosing.picked, _done(room)
    assert picked and not done
    _give(room, *once)
    assert room.choosing.picked == picked and _done(room) == done
    room.wait(LONG)
    _give(room, *once)
    assert room.choosing.picked == (), "later it puts back what is picked"


def test_whoever_moves_away_and_back_means_the_second_click(sit: Sit) -> None:
    room = sit(3, title="aquileia", animation="off")
    _, place = _first_choice(room)
    once = (Press("mouse", place), Release("mouse", place, True))
    _give(room, *once)
    assert room.choosing.picked
    _give(room, Point("mouse", (5, 5)), Point("mouse", place), *once)
    assert room.choosing.picked == ()


def test_two_fast_clicks_on_a_gem_are_two_gems_and_a_third_puts_nothing_back(sit: Sit) -> None:
    room = sit(title="splendor", animation="off")
    for _ in range(3):
        _click(room, "bank.white")
    assert room.choosing.picked == ("bank.white", "bank.white")
