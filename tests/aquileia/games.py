"""Whole games of Aquileia by simple policies, with the laws looked at after every action."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from bench.townsman import townsman
from game.rules.aquileia.state import FREE, State
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from tests.aquileia.scene import RULES

Policy = Callable[[State, Decision, Rng], Action]

GAMES = int(os.environ.get("CARAVANSERAI_GAMES", "12"))
"""How many games of each policy the tests play; a thousand take some minutes."""


def random_policy(state: State, decision: Decision, rng: Rng) -> Action:
    """Any legal action."""
    return rng.pick(decision.actions)


def sensible(state: State, decision: Decision, rng: Rng) -> Action:
    """What brings most at a glance; among equals any."""
    return townsman(state, decision.actions, rng)


POLICIES: dict[str, Policy] = {"random": random_policy, "sensible": sensible}


@dataclass
class Played:
    """A game from beginning to end.

    Attributes:
        last: the last position.
        actions: how many there were.
        longest: the most that were ever legal at once.
        events: all that happened.
    """

    last: State
    actions: int = 0
    longest: int = 0
    events: list[Event] = field(default_factory=list)


def whole_game(seats: int, seed: int, policy: str) -> Played:
    """A whole game; every law of the position holds after every action."""
    state, rng = start(RULES, GameConfig(seats, seed)), Rng(seed * 7919 + seats)
    played = Played(state)
    while decisions := RULES.decisions(state):
        check_decisions(decisions)
        (decision,) = decisions
        action = POLICIES[policy](state, decision, rng)
        played.events += play(RULES, state, action).events
        broken = list(RULES.invariants(state))
        assert not broken, f"{action}: {broken}"
        played.actions += 1
        played.longest = max(played.longest, len(decision.actions))
        assert played.actions < 1000, "the game does not end"
    assert state.round == 6 and set(state.spaces.values()) == {FREE}
    return played


def check_decisions(decisions: Iterable[Decision]) -> None:
    """Canonical, of the right player, small."""
    for decision in decisions:
        assert decision.actions == tuple(sorted(set(decision.actions)))
        assert {action.player for action in decision.actions} == {decision.player}
        assert 0 < len(decision.actions) <= 200
