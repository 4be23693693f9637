"""Kahroba's expansions in a real window: one plays with a pad, the other with the mouse.

The suite begins a match with all of them; the soak plays it and one with each until the scores are shown.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.rules.kernel.action import Action
from game.rules.splendor.components import cards
from game.rules.splendor.rules import EXPANSIONS
from game.rules.splendor.state import Keeping
from tests.budget import MATCHES
from tests.e2e.advisor import Advisor
from tests.e2e.conftest import StartCouch
from tests.e2e.couch import Couch
from tests.e2e.players import Hand, act, button, mouse_hand, pad_hand

pytestmark = pytest.mark.window

MOST = 28 if MATCHES == 1 else 1000
"""So many actions of each match at most."""
EACH = [extra.id for extra in EXPANSIONS]
GAMES = [(EACH, 168), (["cities"], 9), (["posts"], 9), (["orient"], 16), (["strongholds"], 11)][:MATCHES]
"""What is played, with the seed of a match in which many kinds of actions occur."""
DONE = {"strongholds": "place", "orient": "free", "posts": "keep"}
"""What is done with an expansion alone; cards that are kept are looked at behind the curtain."""
_CURIOUS = 5


class Trader(Advisor):
    """Buys the cheapest there is, piles up strongholds, and now and then tries what was done least.

    So expansions come into play early, and many kinds of actions in one match.
    """

    def advice(self) -> Action:
        """A second stronghold, a rare action, a purchase, else what the sensible newcomer does."""
        session = self.session()
        (decision,) = session.decisions()
        places = [action for action in decision.actions if action.verb == "place"]
        joins = [action for action in places if action.targets[0] in session.state.forts]
        if joins:
            return min(joins)
        if len(session.log) % _CURIOUS == 0:
            done = Counter(step.action.verb for step in session.log)
            return max(decision.actions, key=lambda action: (-done[action.verb], action))
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


def play(couch: Couch, trader: Trader, hands: list[Hand]) -> None:
    """Play until the scores are shown, or long enough."""
    for _ in range(MOST):
        couch.wait(lambda p: p["scene"] != "PlayScene" or not p["moving"])
        session = trader.session()
        if session.over:
            couch.wait_scene("ScoringScene")
            return
        hand = hands[session.decisions()[0].player]
        if isinstance(session.state.stack[-1], Keeping):
            keep(couch, hand)
        else:
            act(couch, trader, hand)


@pytest.mark.parametrize(("played", "seed"), GAMES)
def test_a_match_with_expansions(couch_with: StartCouch, saves: Path, played: list[str], seed: int) -> None:
    options = [word for each in played for word in ("--option", f"{each}=true")]
    couch = couch_with("--title", "splendor", "--players", "Hana,Ali", "--seed", str(seed), *options)
    play(couch, Trader(saves), [pad_hand(couch, couch.pad(0)), mouse_hand(couch)])
    last = Trader(saves).session()
    assert last.over == (MATCHES > 1)
    assert last.over or len(last.log) == MOST
    assert last.state.expansions == tuple(each for each in EACH if each in played)
    assert sum(len(player.owned()) for player in last.state.players) > 4
    done = {step.action.verb for step in last.log}
    assert {extra for extra, verb in DONE.items() if verb in done} == {*DONE} & {*played}
    assert couch.complaints() == ""
