"""Whole games of Mombasa by simple policies, for the laws."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.values import clone
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.state import State
from tests.mombasa.scene import shipped

Policy = Callable[[MombasaRules, State, Decision, Rng], Action]

LAZY = ("end", "lift", "done", "ready", "coins")
"""What ends something: a busy player does it only when nothing else is possible, or now and then."""


def busy(rules: MombasaRules, state: State, decision: Decision, rng: Rng) -> Action:
    """Any action, but rarely one that stops: more of the rules are met than by pure chance."""
    active = [action for action in decision.actions if action.verb not in LAZY]
    if active and rng.below(12):
        # By verb first, so that the many ways to plan do not crowd out the rest.
        verb = rng.pick(sorted({action.verb for action in active}))
        return rng.pick([action for action in active if action.verb == verb])
    return rng.pick(decision.actions)


def greedy(rules: MombasaRules, state: State, decision: Decision, rng: Rng) -> Action:
    """What scores most at once; among equals a busy choice."""
    if decision.secret:
        return busy(rules, state, decision, rng)
    worth: dict[Action, int] = {}
    for action in decision.actions:
        tried = clone(state)
        play(rules, tried, action)
        worth[action] = rules.scores(tried)[decision.player].total
    best = max(worth.values())
    equal = tuple(action for action in decision.actions if worth[action] == best)
    return busy(rules, state, Decision(decision.player, decision.prompt, equal), rng)


POLICIES: dict[str, Policy] = {"busy": busy, "greedy": greedy}


@cache
def played(
    seats: int, setup: str, seed: int, policy: str = "busy"
) -> tuple[MombasaRules, tuple[tuple[State, tuple[Event, ...]], ...]]:
    """The rules and every position of a whole game with the events that led to it."""
    rules, rng = shipped(), Rng(seed)
    state = start(rules, GameConfig(seats, seed, {"setup": setup}))
    steps: list[tuple[State, tuple[Event, ...]]] = [(clone(state), ())]
    while decisions := rules.decisions(state):
        check_decisions(decisions)
        action = POLICIES[policy](rules, state, rng.pick(decisions), rng)
        out = play(rules, state, action)
        broken = list(rules.invariants(state))
        assert not broken, f"{action}: {broken}"
        steps.append((clone(state), tuple(out.events)))
        assert len(steps) < 2500, "the game does not end"
    return rules, tuple(steps)


def check_decisions(decisions: Iterable[Decision]) -> None:
    """Canonical, of the right player, small."""
    for decision in decisions:
        assert decision.actions == tuple(sorted(set(decision.actions)))
        assert {action.player for action in decision.actions} == {decision.player}
        assert 0 < len(decision.actions) <= 200
