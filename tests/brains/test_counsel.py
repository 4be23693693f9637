"""Advice is held to more than strength: warnings, what is free, picks that are better put back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import pytest

from game.brains.istanbul_dice.guide import IstanbulDiceGuide
from game.brains.levels import LEVELS
from game.brains.reasons import Claim, Reasons
from game.brains.splendor.guide import SplendorGuide
from game.brains.thought import Allowance, Thought
from game.opponents.advice import Advises, Counsel
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import text
from game.tables.registry import find_title
from tests.istanbul_dice.scene import Scene as Bazaar
from tests.splendor.scene import Scene

BAZAAR, GEMS = (find_title(title).rules({}) for title in ("istanbul_dice", "splendor"))


class Idler(IstanbulDiceGuide):
    """Likes nothing so much as the end of its turn."""

    def candidates(self, state: Any, decision: Decision) -> Sequence[Action]:
        return decision.actions

    def rate(self, state: Any, decision: Decision, actions: Sequence[Action], rng: Rng) -> list[float]:
        return [float(action.verb == "end") for action in actions]


class Fond(SplendorGuide):
    """Knows what an action is worth by its first target; everything else is worth nothing."""

    worths: Mapping[str, float] = MappingProxyType({})

    def candidates(self, state: Any, decision: Decision) -> Sequence[Action]:
        return decision.actions

    def rate(self, state: Any, decision: Decision, actions: Sequence[Action], rng: Rng) -> list[float]:
        return [self.worths.get(action.targets[0], 0.0) for action in actions]


def advised(guide: Any, state: Any, title: str, asked: Advises | None = None) -> Thought:
    counsel = Counsel(guide, find_title(title).table(guide.rules))
    decision = guide.rules.decisions(state)[0]
    view = guide.rules.view(state, None)
    allowance = Allowance(1)
    return counsel.advise(view, decision, asked or Advises(), LEVELS["trader"], Rng(1), allowance)


def test_what_costs_nothing_comes_before_the_end_of_a_turn() -> None:
    scene = Bazaar(2).dice("coin", "coin", "red", "green", "green")
    thought = advised(Idler(BAZAAR), scene.state, "istanbul_dice")
    assert thought.action.verb != "end" and thought.reasons


def test_what_is_warned_of_is_advised_only_where_nothing_else_is_left() -> None:
    scene = Bazaar(2).dice("coin", "red")
    rules, table = BAZAAR, find_title("istanbul_dice").table(BAZAAR)
    view, decision = rules.view(scene.state, None), rules.decisions(scene.state)[0]
    ends = [action for action in decision.actions if action.verb == "end"]
    assert table.warn(view, ends[0]), "something is left to do"
    counsel = Counsel(Idler(rules), table)
    alone = decision._replace(actions=tuple(ends))
    for asked, verbs in ((decision, {"collect"}), (alone, {"end"})):
        found = counsel.advise(view, asked, Advises(), LEVELS["trader"], Rng(1), Allowance(1))
        assert found.action.verb in verbs


def test_a_card_that_costs_no_token_comes_before_gems() -> None:
    scene = Scene(2).market("B1K2").bonuses(0, green=2, red=1)
    guide = Fond(GEMS)
    guide.worths = {"bank.white": 1.0}
    thought = advised(guide, scene.state, "splendor")
    assert thought.action.verb == "buy" and thought.action.targets == ("card.B1K2",)
    assert "splendor-why-free" in [reason.key for reason in thought.reasons]


@pytest.mark.parametrize(("worth", "back"), [(0.5, True), (0.02, False)])
def test_a_pick_is_put_back_where_something_else_is_far_better(worth: float, back: bool) -> None:
    scene = Scene(2)
    guide = Fond(GEMS)
    guide.worths = {"bank.white": worth}
    decision = guide.rules.decisions(scene.state)[0]
    left = tuple(action for action in decision.actions if action.targets[0] == "bank.red")
    thought = advised(guide, scene.state, "splendor", Advises(left))
    assert thought.puts_back is back and (thought.action in left) is not back


def test_a_pick_that_goes_with_the_best_action_stays() -> None:
    scene = Scene(2)
    guide = Fond(GEMS)
    guide.worths = {"bank.red": 0.9}
    decision = guide.rules.decisions(scene.state)[0]
    left = tuple(action for action in decision.actions if action.targets[0] == "bank.red")
    thought = advised(guide, scene.state, "splendor", Advises(left))
    assert not thought.puts_back and thought.action in left


@pytest.mark.parametrize("said", [True, False])
def test_a_pick_for_which_nothing_speaks_is_put_back_where_something_speaks_for_another(said: bool) -> None:
    """That nothing else is better would be false."""
    guide = Fond(GEMS)
    guide.worths = {"bank.white": 0.02}
    words = Claim(text("splendor-why-noble"), 1.0)
    spoken = ("bank.white", "bank.red") if said else ("bank.white",)
    guide.reasons = Reasons((lambda deed: [words] if deed.action.targets[0] in spoken else [],))
    scene = Scene(2)
    decision = guide.rules.decisions(scene.state)[0]
    left = tuple(action for action in decision.actions if action.targets[0] == "bank.red")
    assert advised(guide, scene.state, "splendor", Advises(left)).puts_back is not said
