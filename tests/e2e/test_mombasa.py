"""Mombasa in a real window: the first round, in a soak all seven, one with the mouse and one with a pad."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from tests.budget import MATCHES
from tests.e2e.advisor import Advisor
from tests.e2e.conftest import StartCouch, store
from tests.e2e.couch import Couch, Picture
from tests.e2e.players import Hand, button, mouse_hand

pytestmark = pytest.mark.window

_STEPS = 1500
_ROUNDS = 1 if MATCHES == 1 else 7
_CLOSING = ("ready", "finish", "done")


class Hasty:
    """Plans two cards, carries out one action and ends the phase: a short match that shows every phase."""

    def __init__(self, couch: Couch, hands: list[Hand]) -> None:
        self._couch, self._hands = couch, hands
        self._planned: dict[int, int] = {}
        self._acted: set[int] = set()
        self.curtains = 0

    def step(self, picture: Picture) -> None:
        """One pick or one button."""
        seat, offers = picture["seat"], picture["offers"]
        hand = self._hands[seat]
        closing = [verb for verb in offers if verb in _CLOSING]
        if picture["picked"] and offers:
            self._press(hand, offers, offers[0], seat)
        elif closing and self._enough(picture, closing[0]):
            self._press(hand, offers, closing[0], seat)
        else:
            self._point(hand, picture)
        self._couch.wait(lambda p: (p["scene"], p.get("picked"), p.get("actions")) != _mark(picture))

    def _enough(self, picture: Picture, verb: str) -> bool:
        return verb != "ready" or self._planned.get(picture["seat"], 0) > 1 or not self._cards(picture)

    def _press(self, hand: Hand, offers: list[str], verb: str, seat: int) -> None:
        before = _mark(self._couch.picture())
        hand(button(self._couch.picture(), verb))
        if not self._moved_on(before):
            hand(button(self._couch.picture(), verb))  # something would be lost: it asks again
        if verb in ("ready", "end"):
            self._planned[seat] = 0
            self._acted.discard(seat)
        elif verb not in ("rest", "lift"):
            self._acted.add(seat)

    def _moved_on(self, before: object) -> bool:
        """Whether a press came to anything, once there has been time for it and for another press."""
        with suppress(AssertionError):
            self._couch.wait(lambda p: _mark(p) != before, 1)
        return _mark(self._couch.picture()) != before

    def _point(self, hand: Hand, picture: Picture) -> None:
        """What needs no button happens at once: a card is planned or used."""
        seat, wanted = picture["seat"], self._wanted(picture)
        hand(wanted)
        if "ready" in picture["offers"]:
            self._planned[seat] = self._planned.get(seat, 0) + 1
        elif wanted.startswith("card."):
            self._acted.add(seat)

    def _cards(self, picture: Picture) -> list[str]:
        return [id for id in picture["choices"] if id.startswith("card.")]

    def _wanted(self, picture: Picture) -> str:
        """A card or whatever else can be used; after one action the column that ends the phase."""
        columns = [id for id in picture["choices"] if id.startswith("column.")]
        behind = ("column.", "bonus.")
        others = [id for id in picture["choices"] if not id.startswith(behind)]
        ends = columns and (picture["seat"] in self._acted or not others)
        wanted: list[str] = columns if ends else self._cards(picture) or others
        planned = self._planned.get(picture["seat"], 0) if "ready" in picture["offers"] else 0
        return wanted[min(planned, len(wanted) - 1)]  # what is planned already stays among the choices


def _mark(picture: Picture) -> tuple[object, ...]:
    return picture["scene"], picture.get("picked"), picture.get("actions")


def test_rounds_with_mouse_and_pad(couch_with: StartCouch, tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    saves.mkdir()
    store(saves)
    couch = couch_with("--title", "mombasa", "--players", "Hana,Ali", "--seed", "5", "--window", "1920x1080")
    pad = couch.pad(0)
    player = Hasty(couch, [mouse_hand(couch), pad.choose])
    for _ in range(_STEPS):
        picture = couch.wait(lambda p: p["scene"] != "PlayScene" or not p["moving"])
        if picture["scene"] == "ScoringScene" or player.curtains > 2 * _ROUNDS:
            break
        if picture["scene"] == "CurtainScene":
            player.curtains += 1
            couch.click("ready")
            couch.wait(lambda p: p["scene"] != "CurtainScene" or p["focus"] != "ready")
        elif picture["seat"] is not None:
            player.step(picture)
    session = Advisor(saves).session()
    if MATCHES > 1:
        couch.wait_scene("ScoringScene")
        assert session.over
    assert session.state.round >= _ROUNDS
    assert player.curtains >= 2 * _ROUNDS, "each plans behind the curtain in each round"
    assert {"place", "ready", "use", "end"} <= {step.action.verb for step in session.log}
    assert couch.complaints() == ""
