"""Whole games of every title by players of two kinds; ``make soak`` plays a thousand of each."""

from __future__ import annotations

import pytest

from bench.policies import SENSIBLE
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, play, start
from game.tables.registry import TITLES
from tests.budget import GAMES
from tests.conftest import Count
from tests.laws.cases import Case, cases
from tests.laws.playing import MOST_ACTIONS_A_GAME, Policy, greedy_policy, random_policy

GLANCES = 25
"""The laws of the position are looked at after so many actions, and at the end."""


def sensible_policy(title: str) -> Policy:
    """Who plays a title about as people do; where there is nobody yet, the one who takes what scores."""
    if title not in SENSIBLE:
        return greedy_policy
    chosen = SENSIBLE[title]

    def policy(rules: AnyRules, state: object, decisions: tuple[Decision, ...], rng: Rng) -> Action:
        return chosen(state, rng.pick(decisions).actions, rng)

    return policy


@pytest.mark.parametrize("kind", ["random", "sensible"])
@pytest.mark.parametrize("title", TITLES)
def test_whole_games_come_to_a_sound_end(count: Count, title: str, kind: str) -> None:
    policy = random_policy if kind == "random" else sensible_policy(title)
    own = [case for case in cases() if case.title.id == title]
    for seed in range(GAMES):
        # A large step: the first games already differ in players and options.
        count(f"{title}, {kind} games")
        count(f"{title}, actions", actions_of(own[seed * 7 % len(own)], seed, policy))


def actions_of(case: Case, seed: int, policy: Policy) -> int:
    """Play a game of a case to its end; returns how many actions it took."""
    rules, rng, actions = case.rules(), Rng(seed), 0
    state = start(rules, case.config(1000 + seed))
    while decisions := rules.decisions(state):
        play(rules, state, policy(rules, state, decisions, rng))
        actions += 1
        assert actions <= MOST_ACTIONS_A_GAME, f"{case.name}, seed {seed}: no end"
        if actions % GLANCES == 0:
            assert list(rules.invariants(state)) == [], f"{case.name}, seed {seed}, action {actions}"
    assert list(rules.invariants(state)) == [], f"{case.name}, seed {seed}"
    assert sorted(score.rank for score in rules.scores(state))[0] == 1
    return actions
