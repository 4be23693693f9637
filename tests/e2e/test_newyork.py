"""New York 1901 in a real window: a match with a pad, and buildings laid with the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.session import Session
from game.rules.newyork1901.components import building_of
from tests.budget import MATCHES
from tests.e2e.advisor import Advisor
from tests.e2e.conftest import StartCouch
from tests.e2e.couch import Couch, PadInHand, Picture
from tests.e2e.players import BUTTON, button, steps_to

pytestmark = pytest.mark.window

_MOST = 9 if MATCHES == 1 else 1000
"""So many actions; the soak plays to the scores."""
_BUILDINGS = ("building.", "legendary.")
_WANTED = (*_BUILDINGS, "landcard.", "worker.")
"""What a hasty builder reaches for; nothing of these is there only if the turn may but end."""


def ready(couch: Couch) -> Picture:
    """The screen, once nothing moves any more."""
    return couch.wait(lambda p: p["scene"] != "PlayScene" or not p["moving"])


def match(saves: Path) -> Session:
    """The match as its record tells it."""
    return Advisor(saves).session()


def pad_turn(couch: Couch, pad: PadInHand, number: int) -> None:
    """One action: the nearest thing worth having, laid where it appears, every third one turned first."""
    picture = ready(couch)
    wanted = [id for id in picture["choices"] if id.startswith(_WANTED)]
    if not wanted:
        pad.choose(button(picture, "end"))
    else:
        nearest = min((steps_to(picture, id) for id in wanted), key=abs)
        pad.press("right-shoulder" if nearest > 0 else "left-shoulder", abs(nearest))
        couch.wait_taken(couch.picture()["focus"])
        pad.press("south")
        held = couch.wait(lambda p: len(p["picked"]) > 0)
        if not held["focus"].startswith(BUTTON):
            pad.press("right-shoulder", 1 if number % 3 == 0 else 0)
            pad.press("south")
            couch.wait(lambda p: len(p["picked"]) == 2 and p["focus"].startswith(BUTTON))
        pad.press("south")
    couch.wait(lambda p: p["scene"] != "PlayScene" or p["actions"] == picture["actions"] + 1)


def test_a_match_with_one_pad(couch_with: StartCouch, saves: Path) -> None:
    couch = couch_with("--title", "newyork1901", "--players", "Hana,Ali", "--seed", "5")
    pad = couch.pad(0)
    pad.press("right-shoulder")
    done = 0
    while done < _MOST and ready(couch)["scene"] == "PlayScene" and couch.picture()["seat"] is not None:
        pad_turn(couch, pad, done)
        done += 1
    session = match(saves)
    assert len(session.log) == done
    assert {"claim", "build"} <= {step.action.verb for step in session.log}
    assert couch.complaints() == ""
    if MATCHES == 1:
        return
    couch.wait_scene("ScoringScene")
    assert session.over
    assert min(score.rank for score in session.scores()) == 1
    pad.choose("rematch")
    assert couch.wait_scene("PlayScene")["actions"] == 0


def bent_lot(session: Session, cards: dict[tuple[str, ...], str]) -> tuple[str, str]:
    """A free lot of three squares round a corner, where a small building can be turned, and its card."""
    owned = set(session.state.owned_lots())
    for lot in session.rules.sites.grid.lots:  # type: ignore[attr-defined]  # New York's rules
        card = cards.get((lot.district, str(lot.size)))
        columns, rows = ({cell[axis] for cell in lot.cells} for axis in (0, 1))
        if card and lot.id not in owned and len(columns) == len(rows) == 2:
            return card, lot.id
    raise AssertionError(f"no bent lot for {cards}")


def test_land_and_a_turned_building_with_the_mouse(couch_with: StartCouch, saves: Path) -> None:
    couch = couch_with("--title", "newyork1901", "--players", "Hana,Ali", "--seed", "5")
    seen = couch.picture()
    cards = {tuple(id.split(".")[1:3]): id for id in seen["choices"] if id.startswith("landcard.")}
    card, lot = bent_lot(match(saves), cards)
    area = seen["focusables"][lot]
    couch.click(card)
    couch.wait(lambda p: p["picked"] == [card])
    couch.mouse_click(area[0] + area[2] // 2, area[1] + area[3] // 2)
    couch.wait(lambda p: p["picked"] == [card, lot])
    couch.click(f"{BUTTON}0")
    couch.wait(lambda p: p["actions"] == 1)

    building = next(id for id in ready(couch)["choices"] if id.startswith(_BUILDINGS))
    couch.click(building)
    before = couch.wait(lambda p: p["picked"] == [building])["focus"]
    couch.hover(before)
    couch.wheel(down=True)
    turned = couch.wait_focus_left(before)["focus"]
    couch.click(turned)
    couch.wait(lambda p: p["picked"] == [building, turned])
    couch.click(f"{BUTTON}0")
    couch.wait(lambda p: p["actions"] == 2)
    state = match(saves).state
    seat = int(building.split(".")[1])
    assert state.players[seat].built[building] == turned
    assert state.players[seat].points == building_of(building).points
    assert state.players[seat].lots[lot] == card
    assert couch.complaints() == ""
