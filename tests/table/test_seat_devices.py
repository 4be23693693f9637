"""Which device may act for which seat, and whose pad is missed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from game.match.plan import MatchPlan
from game.match.seats import COMPUTER, Seat
from game.ui.play.match import Match
from game.ui.play.seat_devices import SeatDevices
from tests.room import NAMES

if TYPE_CHECKING:
    from game.ui.services import Services

PADS = ("pad:0", "pad:1", None)


class Sofa:
    """Three people with two pads; notes whose pad is missed."""

    def __init__(self, policy: str = "own", computers: int = 0) -> None:
        seats = tuple(
            Seat(name, style, COMPUTER, "trader/1") if style < computers else Seat(name, style)
            for style, name in enumerate(NAMES[:3])
        )
        persons = {number for number, seat in enumerate(seats) if seat.person}
        self.there = {"pad:0", "pad:1", "pad:2"}
        self.missed: list[int] = []
        self.match = SimpleNamespace(
            plan=MatchPlan("splendor", seats, PADS),
            sitting=SimpleNamespace(session=SimpleNamespace(persons=persons)),
        )
        services = SimpleNamespace(settings=SimpleNamespace(devices=policy), hub=self)
        self.couch = SeatDevices(cast("Services", services), cast("Match", self.match), self.missed.append)

    def pad(self, device: str) -> object | None:
        return device if device in self.there else None


def test_only_the_own_pad_acts_and_what_is_no_pad_always_may() -> None:
    sofa = Sofa()
    may = sofa.couch.may_act
    assert may("pad:0", 0) is True and may("pad:1", 1) is True
    assert may("pad:1", 0) is False and may("pad:0", 1) is False
    assert [may(device, seat) for device in ("keyboard", "mouse", "touch") for seat in (0, 1, 2)] == [
        True
    ] * 9
    assert sofa.missed == []


def test_who_has_no_pad_yet_gets_the_first_free_one() -> None:
    sofa = Sofa()
    assert sofa.couch.may_act("pad:1", 2) is False, "it is somebody's"
    assert sofa.couch.may_act("pad:2", 2) is True
    assert sofa.match.plan.devices == ("pad:0", "pad:1", "pad:2")
    assert sofa.couch.may_act("pad:1", 2) is False


@pytest.mark.parametrize("sofa", [Sofa("shared"), Sofa(computers=2)], ids=["shared", "one person"])
def test_where_devices_are_shared_or_one_person_plays_every_device_may_act(sofa: Sofa) -> None:
    sofa.there.clear()
    assert sofa.couch.may_act("pad:9", 2) is True and sofa.couch.may_act("pad:1", 0) is True
    sofa.couch.note_lost_pads()
    assert sofa.missed == []


def test_for_a_computers_seat_any_device_may_act_and_its_pad_is_not_missed() -> None:
    sofa = Sofa(computers=1)
    assert sofa.couch.may_act("pad:1", 0) is True
    sofa.there.discard("pad:0")
    sofa.couch.note_lost_pads()
    assert sofa.missed == []
    assert sofa.couch.may_act("pad:0", 1) is False


def test_a_pad_that_is_gone_is_missed_when_it_leaves_and_when_another_would_act_for_it() -> None:
    sofa = Sofa()
    assert sofa.couch.note_lost_pad("pad:1") is False and sofa.missed == [], "it is there"
    sofa.there.discard("pad:1")
    assert sofa.couch.note_lost_pad("pad:1") is False and sofa.missed == [1]
    assert sofa.couch.note_lost_pad("pad:7") is False and sofa.couch.note_lost_pad(None) is False
    assert sofa.couch.may_act("pad:0", 1) is False and sofa.missed == [1, 1]
    sofa.couch.note_lost_pads()
    assert sofa.missed == [1, 1, 1]
    sofa.there.clear()
    sofa.couch.note_lost_pads()
    assert sofa.missed == [1, 1, 1, 0], "one after the other"


def test_a_device_speaks_for_the_first_of_its_seats_that_is_asked() -> None:
    sofa = Sofa()
    seat_of = sofa.couch.seat_of
    assert (seat_of("pad:0", (0, 1)), seat_of("pad:1", (0, 1)), seat_of("pad:1", (0,))) == (0, 1, None)
    assert (seat_of("pad:9", (0, 1, 2)), seat_of("keyboard", (0, 1, 2)), seat_of("mouse", (0,))) == (
        None,
        2,
        None,
    )
    sofa.match.plan = sofa.match.plan.handed(1, "pad:0")
    assert (seat_of("pad:0", (1, 2)), seat_of("pad:0", (0, 1))) == (1, 0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_device_that_is_handed_to_a_seat_leaves_the_others_theirs(seat: int) -> None:
    pads = ["pad:0", "pad:1", "pad:2"]
    seats = tuple(Seat(name, style) for style, name in enumerate(NAMES[:3]))
    handed = MatchPlan("toy", seats, tuple(pads)).handed(seat, "pad:7")
    pads[seat] = "pad:7"
    assert list(handed.devices) == pads and handed.seats == seats
