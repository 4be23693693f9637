"""Secret choices with own pads: which press is taken for a look, and which goes on to the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

import pytest

from game.rules.kernel.action import act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.input.intents import Back, Confirm, Cycle, DeviceLeft, History, Inspect, Intent, Menu, Nav, Undo
from game.ui.play.private_look import PrivateLook

if TYPE_CHECKING:
    from game.desk.desk import Desk
    from game.ui.play.privacy_curtain import PrivacyCurtain
    from game.ui.play.seat_devices import SeatDevices

MINE, OTHER, READY, FOREIGN = "pad:0", "pad:1", "pad:2", "pad:9"
"""Of the player on the desk, of another who is asked, of one who is ready, of nobody."""


class Plans:
    """A desk on which two of three plan in secret; notes what becomes of it."""

    shared = alone = False
    seats, asked = (0, 1, 2), (0, 1)

    def __init__(self, secret: bool = True) -> None:
        self.seat, self.open = 0, False
        self.undone: list[int | None] = []
        self._decision = Decision(0, text("toy-prompt"), (act(0, "plan"),), secret=secret)

    def choosing(self) -> Choosing:
        return Choosing(self._decision)

    @property
    def hidden(self) -> bool:
        return not self.open

    def attend(self, seat: int) -> bool:
        came, self.seat = seat != self.seat, seat
        return came

    def set_private_view(self, on: bool = True) -> None:
        self.open = on

    def undo(self, seat: int | None = None) -> bool:
        self.undone.append(seat)
        return True


class Pads:
    """Each of the first three pads is of one seat."""

    def seat_of(self, device: str, asked: Sequence[int]) -> int | None:
        seat = int(device.removeprefix("pad:"))
        return seat if seat in asked else None


class Couch3:
    """What people do with their pads, and what comes of it."""

    def __init__(self, secret: bool = True) -> None:
        self.desk = Plans(secret)
        self.shown = self.curtains = 0
        desk, couch, veils = (
            cast("Desk", self.desk),
            cast("SeatDevices", Pads()),
            cast("PrivacyCurtain", self),
        )
        self.private_look = PrivateLook(desk, couch, veils, self._show)

    def open(self, afterwards: Callable[[], None]) -> None:
        self.curtains += 1

    def _show(self) -> None:
        self.shown += 1

    def hear(self, *heard: Intent) -> list[bool]:
        """Whether each of them has done its work with that."""
        return [self.private_look.hear(intent) for intent in heard]

    def look(self, device: str = MINE, held: float = 0.1) -> None:
        """Hold the look button for a while."""
        self.hear(Inspect(device, True))
        self.private_look.update(held)
        self.hear(Inspect(device, False))


@pytest.fixture
def couch() -> Couch3:
    return Couch3()


@pytest.mark.parametrize("where", ["shared", "alone", "open"])
def test_where_nothing_is_hidden_from_anybody_every_press_goes_on(where: str) -> None:
    couch = Couch3(secret=where != "open")
    if where != "open":
        setattr(couch.desk, where, True)
    assert couch.hear(Inspect(MINE, True), Nav(OTHER, "left"), Confirm(FOREIGN)) == [False] * 3
    assert couch.shown == couch.curtains == 0 and not couch.desk.open


def test_a_look_shows_the_own_hand_and_needs_nothing_else(couch: Couch3) -> None:
    assert couch.hear(Inspect(OTHER, True)) == [True]
    assert (couch.desk.seat, couch.desk.open, couch.shown) == (1, True, 1)


def test_letting_the_look_button_go_is_no_look(couch: Couch3) -> None:
    assert couch.hear(Inspect(OTHER, False)) == [False]
    assert (couch.desk.seat, couch.desk.open, couch.shown) == (0, False, 0)


def test_a_held_look_ends_with_the_hand_on_the_button(couch: Couch3) -> None:
    couch.look(held=1.0)
    assert not couch.desk.open and couch.shown == 2


def test_a_tap_stays_open_until_the_next_one(couch: Couch3) -> None:
    couch.look(held=0.1)
    assert couch.desk.open and couch.shown == 1
    couch.private_look.update(5.0)
    assert couch.hear(Nav(MINE, "left"), Confirm(MINE)) == [False, False], "meanwhile its player chooses"
    assert couch.desk.open
    assert couch.hear(Inspect(MINE, True)) == [True]
    assert not couch.desk.open and couch.shown == 2
    assert couch.hear(Inspect(MINE, False)) == [False]


def test_each_look_is_timed_anew(couch: Couch3) -> None:
    couch.look(held=1.0)
    couch.look(held=0.1)
    assert couch.desk.open
    couch.look(held=0.1)
    couch.look(held=1.0)
    assert not couch.desk.open


@pytest.mark.parametrize("held", [0.3, 0.31])
def test_a_button_held_for_a_little_while_is_no_tap(couch: Couch3, held: float) -> None:
    couch.look(held=held)
    assert not couch.desk.open


def test_while_one_looks_the_others_wait_but_may_open_the_menu_and_leave(couch: Couch3) -> None:
    couch.look()
    shown = couch.shown
    waiting = [Nav(OTHER, "left"), Confirm(OTHER), Inspect(OTHER, True), Back(FOREIGN), Undo(READY)]
    assert couch.hear(*waiting) == [True] * 5
    assert couch.hear(Menu(OTHER), DeviceLeft(OTHER)) == [False, False]
    assert couch.desk.open and couch.desk.seat == 0 and couch.shown == shown and not couch.desk.undone


def test_a_pad_that_leaves_ends_the_look_of_its_player(couch: Couch3) -> None:
    couch.look()
    assert couch.hear(DeviceLeft(MINE)) == [False], "the table hears of it too"
    assert not couch.desk.open


def test_whatever_covers_the_table_ends_a_look_once(couch: Couch3) -> None:
    couch.private_look.close()
    assert couch.shown == 0
    couch.look()
    couch.private_look.close()
    couch.private_look.close()
    assert not couch.desk.open and couch.shown == 2


def test_who_confirms_while_nothing_is_shown_gets_a_curtain_for_the_own_choice(couch: Couch3) -> None:
    assert couch.hear(Confirm(OTHER)) == [True]
    assert couch.curtains == 1 and couch.desk.seat == 1
    couch.desk.open = True
    assert couch.hear(Confirm(OTHER)) == [False] and couch.curtains == 1


ACTING: list[Callable[[str], Intent]] = [
    lambda device: Nav(device, "left"),
    lambda device: Cycle(device, 1),
    lambda device: intents.Page(device, 1),
    lambda device: intents.Rotate(device, 1),
    Back,
    Undo,
]


@pytest.mark.parametrize("press", ACTING)
def test_whoever_acts_brings_the_own_choice_to_the_table_and_acts_with_the_next_press(
    couch: Couch3, press: Callable[[str], Intent]
) -> None:
    assert couch.hear(press(OTHER)) == [True]
    assert couch.desk.seat == 1 and couch.shown == 1
    assert couch.hear(press(OTHER)) == [False]
    assert couch.shown == 1


@pytest.mark.parametrize("press", [*ACTING, Confirm])
@pytest.mark.parametrize("device", [READY, FOREIGN])
def test_who_is_not_asked_moves_nothing(couch: Couch3, press: Callable[[str], Intent], device: str) -> None:
    assert couch.hear(press(device)) == [True]
    assert couch.desk.seat == 0 and couch.shown == couch.curtains == 0


def test_who_is_ready_takes_that_back_with_undo_and_may_open_what_is_everybodys(couch: Couch3) -> None:
    assert couch.hear(Undo(READY)) == [True]
    assert couch.desk.undone == [2]
    assert couch.hear(Undo(FOREIGN), Nav(READY, "up")) == [True, True]
    assert couch.hear(Menu(READY), History(READY), Inspect(READY, True)) == [False] * 3
    assert couch.desk.undone == [2] and not couch.desk.open
