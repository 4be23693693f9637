"""Presses that were meant for what lay there, or for who was asked, before."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.desk.desk_model import ActionOffer
from game.match.seats import COMPUTER, Seat
from game.rules.mombasa.frames import Plan
from game.tables.registry import TITLES, find_title
from game.ui.focus import Focusable, FocusRing
from game.ui.input.intents import Confirm, Intent, Nav, Page, Point, Press, Release
from game.ui.input.pointer_guard import HOLD
from game.ui.play.click_guard import ClickGuard
from game.ui.trace import picture
from tests.aquileia.scene import Scene as Contest
from tests.istanbul_dice.scene import Scene
from tests.laws.figures import meets
from tests.mombasa.scene import Scene as Mombasa
from tests.room import Room, Sit, asks_for_a_look

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
def test_a_second_click_where_something_was_confirmed_never_ends_the_turn(
    sit: Sit, device: str, animation: str
) -> None:
    room = _bazaar(sit, animation)
    (x, y) = next(each.rect.center for each in room.play.focusables() if each.id == "do.0")
    for aside in (0, 0, 5, -5):
        place = (x - aside, y)
        _give(room, Press(device, place), Release(device, place, True))
    assert _done(room) == ["roll"] and _asked(room) == "end"
    room.wait(5)
    room.wait(LONG)
    _click(room, device=device)
    assert _done(room) == ["roll", "end"]


def test_a_button_that_a_press_elsewhere_has_changed_again_takes_presses_at_once() -> None:
    guard = ClickGuard()
    guard.renew({"do.0": "claim"}, ())
    guard.renew({"do.0": "end"}, ["do.0"])
    assert list(guard.held) == ["do.0"]
    guard.renew({"do.0": "build"}, ())
    assert list(guard.held) == []


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
    room.play.controls.ring.focus("do.0")
    _give(room, Confirm("pad:0"), Confirm("pad:0"))
    assert _done(room) == ["roll", "end"], "the next player's dice are not rolled"
    _give(room, Nav("pad:0", "up"), Nav("pad:0", "down"), pause=LONG)
    room.play.controls.ring.focus("do.0")
    _give(room, Confirm("pad:0"))
    assert _done(room) == ["roll", "end", "roll"]


def _laying(sit: Sit) -> tuple[Room, Iterator[str]]:
    """The first of two people lays three cards to rest; the cards: the last lies down by itself."""
    room = sit(title="mombasa", opening=Mombasa().state, size=(1920, 1080))
    return room, iter(room.session.state.stack[-1].cards)


@pytest.mark.parametrize("device", ["mouse", "touch"])
@pytest.mark.parametrize("animation", ["off", "normal"])
def test_clicks_that_follow_the_last_one_of_a_choice_do_not_choose_for_the_next_person(
    sit: Sit, device: str, animation: str
) -> None:
    room, cards = _laying(sit)
    room.services.settings.animation = animation
    place = (0, 0)
    for card in cards:
        if room.desk.seat == 0:
            room.wait(5)
            room.wait(LONG)  # the others have moved together
            if rect := room.stage.rect(card):
                place = rect.center
        _give(room, Point(device, place), Press(device, place), Release(device, place, True), pause=0)
    assert _done(room) == ["rest"] and room.desk.seat == 0, "a pick alone hands nothing on"
    room.wait(LONG)
    room.wait(5)
    _click(room, "do.0", device)
    assert _done(room) == ["rest", "rest"] and room.desk.seat == 1, "the third has laid itself"
    theirs = room.stage.rect(room.session.state.stack[-1].cards[0])
    assert theirs is not None
    here = room.play.controls.ring.at(theirs.center)
    assert here in room.play.traced()["held"]
    for _ in range(2):
        _give(room, Point(device, theirs.center), Release(device, theirs.center, True))
        assert _done(room) == ["rest", "rest"]
        room.wait(LONG)
    room.wait(5)
    room.wait(LONG)
    assert here not in room.play.traced()["held"]
    _click(room, str(here), device)
    assert _done(room) == ["rest", "rest", "rest"]


def test_whoever_has_another_device_need_not_wait_for_the_hand_that_chose_before(sit: Sit) -> None:
    room, cards = _laying(sit)
    for card in list(cards)[:2]:
        room.play.controls.ring.focus(card)
        _give(room, Confirm("pad:0"), pause=0)
    room.play.controls.ring.focus("do.0")
    _give(room, Confirm("pad:0"), pause=0)
    assert _done(room) == ["rest", "rest"]
    first = room.session.state.stack[-1].cards[0]
    for device in ("pad:0", "pad:1"):
        room.play.controls.ring.focus(first)
        _give(room, Confirm(device), pause=0)
    assert _done(room) == ["rest", "rest", "rest"] and room.session.log[-1].action.player == 1


def test_a_press_that_came_too_late_chooses_nothing_while_that_of_another_hand_does(sit: Sit) -> None:
    room, cards = _laying(sit)
    for card in list(cards)[:2]:
        room.wait(5)
        room.wait(LONG)
        _click(room, card)
    room.wait(5)
    room.wait(LONG)
    _click(room, "do.0")
    assert room.desk.seat == 1
    theirs = room.session.state.stack[-1].cards[0]
    for _ in range(3):
        _click(room, theirs)
        assert _done(room) == ["rest", "rest"]
    room.play.controls.ring.focus(theirs)
    _give(room, Confirm("pad:1"))
    assert _done(room) == ["rest", "rest", "rest"], "another hand need not wait for it"


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
    curtain = asks_for_a_look(room)
    place = next(item.rect.center for item in curtain.focusables() if item.id == "ready")
    assert room.play.controls.ring.at(place) in room.play.traced()["choices"], "a piece lies beneath it"
    return room, place


@pytest.mark.parametrize("device", ["mouse", "touch"])
@pytest.mark.parametrize("aside", [0, 6])
def test_a_double_click_on_the_curtain_does_not_fall_through_on_the_table(
    sit: Sit, device: str, aside: int
) -> None:
    room, (x, y) = _before_the_curtain(sit)
    _give(room, Point(device, (x, y)), Press(device, (x, y)), Release(device, (x, y), True))
    assert room.stack.top is room.play and room.desk.private_view
    picked, remark = room.choosing.picked, room.remark
    again = Press(device, (x - aside, y)), Release(device, (x - aside, y), True)
    _give(room, *again)
    assert (room.choosing.picked, room.remark) == (picked, remark)
    room.wait(LONG)
    _give(room, *again)
    assert room.choosing.picked != picked, "later a click means what lies there"


def test_what_takes_no_press_yet_is_told_to_tests_from_outside(sit: Sit) -> None:
    room, place = _before_the_curtain(sit)
    under = room.play.controls.ring.at(place)
    _give(room, Press("mouse", place), Release("mouse", place, True))
    assert under in picture(room.stack, room.services)["held"]
    room.wait(LONG)
    assert under not in picture(room.stack, room.services)["held"]


def _first_choice(room: Room) -> tuple[str, tuple[int, int]]:
    """A piece or place on the screen that can be chosen, and where it is pointed at."""
    ring = room.play.controls.ring
    wanted = {room.play.controls.focus_of(target) for target in room.choosing.choices()}
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


def test_two_fast_clicks_on_a_gem_are_two_gems_and_a_third_puts_nothing_back(sit: Sit) -> None:
    room = sit(title="splendor", animation="off")
    for _ in range(3):
        _click(room, "bank.white")
    assert room.choosing.picked == ("bank.white", "bank.white")


def test_a_pointer_chooses_nothing_where_another_shot_has_just_come_below_it(sit: Sit) -> None:
    room = sit(3, title="aquileia", size=(1920, 1080), animation="off")
    room.play.visit("market")
    _, place = _first_choice(room)
    room.play.visit("table")
    click = Press("mouse", place), Release("mouse", place, True)
    room.wait(LONG)
    _give(room, Point("mouse", place), Page("pad:0", 1))
    assert room.play.view.shot == "market"
    _give(room, *click)
    assert not room.choosing.picked
    _give(room, Point("mouse", (5, 5)), *click)
    assert not room.choosing.picked, "nor one that has just come"
    room.wait(LONG)
    _give(room, *click)
    assert room.choosing.picked


@pytest.mark.parametrize("title", TITLES)
def test_in_no_title_a_hasty_press_chooses_for_the_next_person(sit: Sit, title: str) -> None:
    room = sit(find_title(title).rules({}).info.seats[0], title=title, size=(1920, 1080))
    first, pause = room.desk.seat, room.wait
    room.wait = lambda seconds: pause(seconds if room.desk.seat == first else 0)  # type: ignore[method-assign]
    log = room.session.log
    while room.desk.seat == first:
        if room.stack.top is not room.play:
            room.give(Confirm("pad:0"))
        done = [step.action for step in log]
        room.do(next(each for each in room.choosing.decision.actions if each not in done), "pad:0")
    law = "test_in_no_title_a_hasty_press_chooses_for_the_next_person"
    assert (room.stack.top is room.play) is meets(title, law)
    if room.stack.top is not room.play:
        return
    before = _done(room), room.choosing.picked
    known = room.play.traced()
    assert known["choices"] or known["buttons"]
    for id in (*known["choices"], *known["buttons"]):
        room.play.controls.ring.focus(id)
        room.give(Confirm("pad:0"))
        assert (_done(room), room.choosing.picked) == before


def _lies(**places: tuple[int, int]) -> list[Focusable]:
    return [Focusable(id, pygame.Rect(x, y, 40, 40)) for id, (x, y) in places.items()]


@pytest.mark.parametrize("comes", [False, True])
def test_what_has_just_moved_takes_no_click_from_a_hand_that_rests_or_has_just_come(comes: bool) -> None:
    guard, ring, table = ClickGuard(), FocusRing(), object()
    before, after = _lies(stadium=(0, 0), forum=(200, 0)), _lies(stadium=(100, 0), forum=(200, 0))
    guard.things_lie(before, table)
    ring.set(after)
    guard.things_lie(after, table)
    if comes:
        guard.moved((120, 300))
    assert guard.ignores(ring, (120, 20)) and guard.closed(ring) == ["stadium"]
    assert not guard.ignores(ring, (220, 20)), "what lies as it lay takes it"
    guard.update(LONG)
    assert not guard.ignores(ring, (120, 20)) and guard.closed(ring) == []


def test_what_grew_under_a_hand_takes_the_click_where_it_lay_before() -> None:
    guard, ring, table = ClickGuard(), FocusRing(), object()
    guard.things_lie(_lies(area=(0, 0)), table)
    grown = [Focusable("area", pygame.Rect(0, 0, 200, 40))]
    ring.set(grown)
    guard.things_lie(grown, table)
    assert not guard.ignores(ring, (20, 20)) and guard.ignores(ring, (150, 20))


@pytest.mark.parametrize("anew", [False, True])
def test_what_was_not_there_before_takes_no_click_only_in_another_shot(anew: bool) -> None:
    guard, ring, table = ClickGuard(), FocusRing(), object()
    guard.things_lie(_lies(a=(0, 0)), table)
    guard.layout_changed(table, ())
    guard.update(LONG)
    items = _lies(a=(0, 0), b=(100, 0))
    ring.set(items)
    guard.things_lie(items, object() if anew else table)
    assert guard.ignores(ring, (120, 20)) is anew and not guard.ignores(ring, (20, 20))


def test_what_flies_to_its_place_is_not_seen_there_yet() -> None:
    guard, ring, table = ClickGuard(), FocusRing(), object()
    guard.things_lie(_lies(a=(0, 0)), table)
    after = _lies(a=(100, 0))
    ring.set(after)
    guard.things_lie(after, table)
    guard.update(LONG, moving=True)
    assert guard.ignores(ring, (120, 20))
    guard.update(LONG)
    assert not guard.ignores(ring, (120, 20))


@pytest.mark.parametrize("stays", [False, True])
def test_what_came_where_something_else_lay_takes_no_click_yet(stays: bool) -> None:
    guard, ring, table = ClickGuard(), FocusRing(), object()
    guard.things_lie(_lies(a=(0, 0), b=(100, 0)), table)
    guard.layout_changed(table, ())
    guard.update(LONG)
    items = _lies(c=(10, 0), b=(100, 0)) if not stays else _lies(a=(0, 0), b=(100, 0), c=(140, 0))
    ring.set(items)
    guard.things_lie(items, table)
    assert guard.ignores(ring, (45, 20) if not stays else (170, 20)) is not stays
    guard.update(LONG)
    assert not guard.ignores(ring, (45, 20))


@pytest.mark.parametrize("animation", ["off", "normal"])
@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_double_click_on_the_last_card_to_rest_plans_no_card_of_the_hand_that_comes(
    sit: Sit, animation: str, device: str
) -> None:
    alone = (Seat("Bahram", 0), Seat("Shirin", 1, COMPUTER, "easy.1"))
    room = sit(title="mombasa", opening=Mombasa().state, seats=alone)
    room.services.settings.animation = animation
    place, resting = (0, 0), list(room.session.state.stack[-1].cards)
    for card in resting[:2]:
        room.wait(5)
        room.wait(LONG)
        rect = room.stage.rect(card)
        assert rect is not None
        place = rect.center
        _give(room, Point(device, place), Press(device, place), Release(device, place, True), pause=0)
    if room.desk.seat == 0 and room.choosing.picked:
        button = next(iter(room.play.traced()["buttons"]))
        room.wait(LONG)
        _click(room, button, device)
    for _ in range(200):
        if isinstance(room.session.state.stack[-1], Plan) and room.play.traced()["choices"]:
            break
        room.wait(BRIEF)
    assert isinstance(room.session.state.stack[-1], Plan)
    for _ in range(3):
        _give(room, Press(device, place), Release(device, place, True), pause=0)
        assert not room.choosing.picked
    mine = [step.action.verb for step in room.session.log if step.action.player == 0]
    assert mine == ["rest", "rest"]


def test_a_click_on_a_piece_of_a_shot_that_has_just_come_does_nothing_and_says_nothing(sit: Sit) -> None:
    room = sit(3, title="aquileia", size=(1920, 1080))
    room.wait(LONG)
    other = next(name for name in room.play.view.tabbed if name != room.play.view.shot)
    seen = {item.id for item in room.play.focusables()}
    room.play.visit(other)
    room.stack.settle()
    new = next(item for item in room.play.focusables() if item.id not in seen)
    for known in (False, True):
        _give(room, Point("mouse", new.rect.center), Release("mouse", new.rect.center, True), pause=0)
        assert bool(room.remark or room.look.picks or room.session.log) is known
        room.wait(LONG)


@pytest.mark.parametrize("device", ["mouse", "keyboard"])
def test_a_second_press_of_the_same_words_does_nothing_once_they_answer_another_question(
    sit: Sit, device: str
) -> None:
    """To pass in the auction, and then at the Forum."""
    scene = Contest(3).agents(0, "theatrum", "forum_1").hand(0, "slave_double", "slave_double")
    for seat in (1, 2):
        scene.coins(seat)
    scene.coins(0, 5, 5, 5).operate()
    room = sit(title="aquileia", players=3, opening=scene.state, animation="off")
    room.play.view.table.warn = lambda view, action: None  # type: ignore[method-assign]  # it asks but once
    asked = room.choosing.decision.prompt.key
    assert room.offers is not None
    passing = next(
        button.id
        for button in room.offers.buttons
        if isinstance(button.press, ActionOffer) and button.press.action.verb == "pass"
    )
    for _ in range(2):
        if device == "mouse":
            _click(room, passing)
        else:
            room.play.controls.ring.focus(passing)
            _give(room, Confirm(device))
    assert _done(room) == ["pass"] and room.choosing.decision.prompt.key not in (asked, "")
    room.wait(LONG)
    _click(room, passing) if device == "mouse" else _give(room, Confirm(device))
    assert _done(room)[:2] == ["pass", "pass"]
