"""Istanbul: The Dice Game in a real window: a whole match with one pad for both."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.merchant import merchant
from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.tables.istanbul_dice.title import TITLE
from tests.e2e.advisor import Advisor
from tests.e2e.conftest import StartCouch
from tests.e2e.players import pad_hand, play

pytestmark = pytest.mark.window


class Merchant(Advisor):
    """Whoever asks it gathers goods, and turns them into rubies."""

    table = TITLE.table(TITLE.rules({}))

    def advice(self) -> Action:
        """What a sensible merchant does after a first reroll, without losses; of card dice one."""
        session = self.session()
        (decision,) = session.decisions()
        few = [action for action in decision.actions if action.amount < 2]
        actions = tuple(action for action in few if not self.table.warn(session.state, action)) or tuple(few)
        rerolled = {step.action.player for step in session.log if step.action.verb == "reroll"}
        pairs = [a for a in actions if a.verb == "reroll" and len(a.targets) == 2]
        if pairs and decision.player not in rerolled:
            return pairs[0]
        return merchant(session.state, actions, Rng(len(session.log)))


def verbs(saves: Path) -> set[str]:
    """What has been done in the match."""
    return {step.action.verb for step in Advisor(saves).session().log}


def test_two_players_with_one_pad_to_the_scores(couch_with: StartCouch, saves: Path) -> None:
    couch = couch_with("--title", "istanbul_dice", "--players", "Hana,Ali", "--seed", "29")
    pad = couch.pad(0)
    pad.press("right-shoulder")
    played = play(couch, Merchant(saves), [pad_hand(couch, pad)] * 2)
    session = Advisor(saves).session()
    assert session.over
    assert played == len(session.log)
    assert max(score.total for score in session.scores()) >= 6
    assert {"roll", "reroll", "trade", "collect", "draw", "take", "buy"} <= verbs(saves)
    assert couch.complaints() == ""
    pad.choose("rematch")
    assert couch.wait_scene("PlayScene")["actions"] == 0
