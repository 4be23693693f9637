"""Aquileia in a real window: whole matches with shared devices, and with a pad for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import sleep

import pytest

from game.rules.aquileia.rules import AquileiaRules
from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.tables.aquileia.table import AquileiaTable
from tests.aquileia.games import sensible
from tests.budget import MATCHES
from tests.e2e.advisor import Advisor
from tests.e2e.conftest import StartCouch, store
from tests.e2e.couch import Couch, PadInHand, Picture
from tests.e2e.players import Hand, button, mouse_hand

pytestmark = pytest.mark.window

NAMES = ("Hana", "Ali", "Mina", "Kian", "Sara")
_MOST = 900
_APART = 0.8 if MATCHES > 1 else 0.1
"""Seconds between two presses that are no double click (see ``tests/e2e/runner.py``)."""
_BEGUN = 12 if MATCHES == 1 else _MOST
"""So many actions; the soak plays to the scores."""
_MAKERS = ((0x045E, 0x028E), (0x054C, 0x0CE6), (0x057E, 0x2009), (0x045E, 0x028E), (0x054C, 0x0CE6))


class Neighbour(Advisor):
    """Advises what brings most at a glance."""

    def advice(self) -> Action:
        session = self.session()
        (decision,) = session.decisions()
        return sensible(session.state, decision, Rng(len(session.log)))

    def warned(self, action: Action) -> bool:
        """Whether the first press of its button only says what may have been overlooked."""
        session = self.session()
        assert isinstance(session.rules, AquileiaRules)
        return AquileiaTable(session.rules).warn(session.state, action) is not None

    def guarded(self) -> frozenset[str]:
        """What the player to act looks at alone."""
        (decision,) = self.session().decisions()
        return decision.guarded


def quiet(couch: Couch) -> Picture:
    """The screen, once nothing moves any more."""
    return couch.wait(lambda p: p["scene"] != "PlayScene" or not p["moving"])


def look(couch: Couch, hand: Hand) -> None:
    """Lift the curtain."""
    couch.wait_scene("CurtainScene")
    hand("ready")
    couch.wait_scene("PlayScene")


def carry_out(couch: Couch, advisor: Neighbour, hand: Hand) -> bool:
    """One action as a person does it; True if it needed a look at the own cards."""
    before, action = couch.picture(), advisor.advice()
    assert action.player == before["seat"]
    guarded = advisor.guarded() & set(action.targets)
    if guarded:
        hand(min(guarded))
        look(couch, hand)
        couch.wait(lambda p: bool(p["picked"]))
    picked = list(couch.picture()["picked"])
    wanted = list(action.targets)
    for target in picked:
        wanted.remove(target)
    for name in (name for name in wanted if not name.startswith("button.")):
        known = couch.picture()["picked"]
        if name in known:
            continue  # it cannot but follow
        hand(_shown(couch.picture(), advisor, name))
        couch.wait(lambda p, was=known: p["picked"] != was)  # type: ignore[misc]
    verb = button(couch.picture(), action.verb)
    for step in _steps(advisor, action, verb):
        hand(step)
    if advisor.warned(action):
        hand(verb)
        sleep(_APART)
    hand(verb)
    couch.wait(lambda p: p["scene"] != "PlayScene" or p["actions"] == before["actions"] + 1)
    return bool(guarded)


def _shown(picture: Picture, advisor: Neighbour, target: str) -> str:
    """The focus id of a target: itself, or the piece that lies there."""
    if target in picture["choices"]:
        return target
    (name,) = advisor.names(Action(0, "", (target,)))
    if name in picture["focusables"]:
        return name
    # What everybody knows as a deck is before the winner of a race the laurel on top of it.
    lying_open = advisor.names(Action(0, "", ("open.stadium",)))
    return str(next(choice for choice in picture["choices"] if choice not in lying_open))


def _steps(advisor: Neighbour, action: Action, verb: str) -> list[str]:
    """The presses to the amount of an action: behind its button comes less, then more.

    Of the blue dice all are offered first, of everything else one.
    """
    open_ = (each for decision in advisor.session().decisions() for each in decision.actions)
    amounts = [each.amount for each in open_ if each[:3] == action[:3]]
    first = max(amounts) if action.verb == "blue" else min(amounts)
    button = int(verb.removeprefix("do.")) + (1 if action.amount < first else 2)
    return [f"do.{button}"] * abs(action.amount - first)


def match(
    couch: Couch, advisor: Neighbour, hands: list[Hand], pads: Sequence[PadInHand] = (), most: int = _MOST
) -> int:
    """Play to the scores, or about so many actions; returns how often somebody looked at cards."""
    looks = 0
    while (picture := quiet(couch))["scene"] == "CurtainScene" or picture.get("actions", most) < most:
        if picture["scene"] == "CurtainScene":
            (decision,) = advisor.session().decisions()
            look(couch, hands[decision.player])
            continue
        if picture["seat"] is None:
            break
        if pads and not (picture["choices"] or picture["buttons"]):
            pads[picture["seat"]].press("south")  # a secret choice, which the own pad alone may open
            look(couch, hands[picture["seat"]])
        looks += carry_out(couch, advisor, hands[picture["seat"]])
    return looks


def fair(couch: Couch, advisor: Neighbour, players: int) -> None:
    """The match ended as the rules say, and nothing was complained of."""
    couch.wait_scene("ScoringScene")
    session = advisor.session()
    assert isinstance(session.rules, AquileiaRules)
    assert session.over and session.state.round == 6 and len(session.seats) == players
    assert min(score.rank for score in session.scores()) == 1
    assert {"place", "select", "roll", "build", "keep"} <= {step.action.verb for step in session.log}
    assert couch.complaints() == ""


@pytest.mark.parametrize(("players", "language"), [(3, "en"), (5, "fa")][:MATCHES])
def test_a_match_with_one_mouse_for_all(
    couch_with: StartCouch, saves: Path, players: int, language: str
) -> None:
    store(saves)
    names = ",".join(NAMES[:players])
    couch = couch_with("--title", "aquileia", "--players", names, "--seed", "5", "--language", language)
    advisor = Neighbour(saves)
    looks = match(couch, advisor, [mouse_hand(couch)] * players, most=_BEGUN)
    played(couch, advisor, players, looks)


def played(couch: Couch, advisor: Neighbour, players: int, looks: int) -> None:
    """Everybody has played, in the soak to the end, and nothing was complained of."""
    if MATCHES > 1:
        assert looks > 2, "hands were looked at"
        fair(couch, advisor, players)
    assert {step.action.player for step in advisor.session().log} == set(range(players))
    assert couch.complaints() == ""


def seated(couch: Couch, players: int) -> list[PadInHand]:
    """A pad for everybody, each sat down with it, and the match begun."""
    pads = [couch.pad(n, f"Pad {n}", _MAKERS[n]) for n in range(players)]
    pads[0].choose("new-game")
    couch.wait_scene("ShelfScene")
    pads[0].choose("box-aquileia")
    couch.wait_scene("SetupScene")
    for seat, pad in enumerate(pads):
        if f"seat-{seat}" not in couch.picture()["focusables"]:
            pads[0].choose("add")
            couch.wait(lambda p, n=seat: f"seat-{n}" in p["focusables"])  # type: ignore[misc]
        pad.choose(f"seat-{seat}")
    pads[0].choose("start")
    couch.wait_scene("PlayScene")
    return pads


@pytest.mark.parametrize("players", [3, 5][:MATCHES])
def test_a_match_with_a_pad_for_everybody(couch_with: StartCouch, saves: Path, players: int) -> None:
    store(saves, devices="own")
    couch = couch_with()
    pads = seated(couch, players)
    advisor = Neighbour(saves)
    first = advisor.session().decisions()[0].player
    other = pads[(first + 1) % players]
    other.press("right-shoulder")
    other.press("south")
    assert couch.picture()["picked"] == [], "it is the turn of another pad"
    looks = match(couch, advisor, [pad.choose for pad in pads], pads, _BEGUN)
    played(couch, advisor, players, looks)
