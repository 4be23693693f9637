"""Kahroba's expansions in a real window: compact matches with pad and mouse, each alone and all at once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match.session import Session
from game.rules.kernel.action import Action
from game.rules.splendor.components import cards
from game.rules.splendor.rules import EXPANSIONS
from game.rules.splendor.state import Keeping
from tests.budget import MATCHES
from tests.e2e.advisor import Advisor
from tests.e2e.conftest import StartCouch
from tests.e2e.couch import Couch
from tests.e2e.players import Hand, act, button, mouse_hand, pad_hand
from tests.e2e.test_match import store

pytestmark = pytest.mark.window

MOST = int(os.environ.get("CARAVANSERAI_SOAK", "0")) or 44
"""So many actions of each match; with a large number they are played to the end."""
EACH = [extra.id for extra in EXPANSIONS]
GAMES = [EACH, *([each] for each in EACH)][:MATCHES]


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """The save folder, with settings that cost no time."""
    folder = tmp_path / "saves"
    folder.mkdir()
    store(folder)
    return folder


class Trader(Advisor):
    """Buys whatever can be bought, cheapest first, so that expansions come into play early."""

    def advice(self) -> Action:
        """A purchase, else what the sensible newcomer does."""
        (decision,) = self.session().decisions()
        buys = [
            action for action in decision.actions if action.verb == "buy" and action.targets[0] in cards()
        ]
        cheap = sorted(buys, key=lambda action: (sum(cards()[action.targets[0]].cost), action))
        return cheap[0] if cheap else super().advice()


def keep(couch: Couch, hand: Hand) -> None:
    """One of the cards drawn, looked at behind the curtain."""
    couch.wait_scene("CurtainScene")
    hand("ready")
    seen = couch.wait(lambda p: p["scene"] == "PlayScene" and len(p["choices"]) == 2)
    hand(seen["choices"][0])
    hand(button(couch.wait(lambda p: len(p["picked"]) == 1), "keep"))
    couch.wait(lambda p: p["actions"] == seen["actions"] + 1)


def turns(couch: Couch, trader: Trader, hand: Hand) -> Iterator[Session]:
    """The match action by action, until it is over or long enough."""
    for _ in range(MOST):
        couch.wait(lambda p: p["scene"] == "CurtainScene" or not p.get("moving"))
        session = trader.session()
        yield session
        if session.over:
            return
        if isinstance(session.state.stack[-1], Keeping):
            keep(couch, hand)
        else:
            act(couch, trader, hand)


@pytest.mark.parametrize("device", ["pad", "mouse"])
@pytest.mark.parametrize("played", GAMES, ids="+".join)
def test_a_match_with_expansions(couch_with: StartCouch, saves: Path, played: list[str], device: str) -> None:
    options = [word for each in played for word in ("--option", f"{each}=true")]
    couch = couch_with("--title", "splendor", "--players", "Hana,Ali", "--seed", "5", *options)
    hand = pad_hand(couch, couch.pad(0)) if device == "pad" else mouse_hand(couch)
    sessions = list(turns(couch, Trader(saves), hand))
    last = Trader(saves).session()
    assert len(sessions) == MOST or last.over
    assert last.state.expansions == tuple(each for each in EACH if each in played)
    assert sum(len(player.owned()) for player in last.state.players) > 4
    done = {step.action.verb for step in last.log}
    assert ("place" in done) == ("strongholds" in played)
    assert couch.complaints() == ""
