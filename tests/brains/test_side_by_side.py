"""Guests and Traders side by side, whole games of every title; the soak plays a thousand."""

from __future__ import annotations

from typing import Any

import pytest

from game.brains.levels import LEVELS, brain_of, playouts_of
from game.brains.thought import Allowance
from game.opponents.guides import guide_for
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, play, start
from game.tables.registry import TITLES
from tests.budget import COMPUTERS
from tests.conftest import Count
from tests.laws.cases import Case, cases
from tests.laws.playing import Policy
from tests.laws.test_whole_games import actions_of


@pytest.mark.parametrize("title", TITLES)
def test_computers_play_whole_games_to_a_sound_end(count: Count, title: str) -> None:
    own = [case for case in cases() if case.title.id == title]
    for seed in range(COMPUTERS):
        # A large step: the first games already differ in players and options.
        case = own[seed * 7 % len(own)]
        count(f"{title}, games of computers")
        count(f"{title}, their actions", actions_of(case, seed, computers(case, seed)))


@pytest.mark.parametrize("seed", range(3))
def test_computers_do_not_change_their_starting_tile_for_ever(seed: int) -> None:
    case = next(case for case in cases() if case.name == "mombasa-4-setup=later")
    rules, rng, policy = case.rules(), Rng(seed), computers(case, seed)
    state = start(rules, case.config(seed))
    verbs = []
    for _ in range(2 * case.seats):
        action = policy(rules, state, rules.decisions(state), rng)
        verbs.append(action.verb)
        play(rules, state, action)
    assert sorted(verbs) == ["keep"] * case.seats + ["ready"] * case.seats


def computers(case: Case, seed: int) -> Policy:
    """Guests and Traders on all chairs, by chance; each knows what its seat may know."""
    guide, chance = guide_for(case.title.id, case.rules()), Rng(seed + 77)
    levels = [LEVELS[chance.pick(("guest", "trader"))] for _ in range(case.seats)]

    def policy(rules: AnyRules, state: Any, decisions: tuple[Decision, ...], rng: Rng) -> Action:
        decision = rng.pick(decisions)
        level = levels[decision.player]
        view = rules.view(state, decision.player)
        thought = brain_of(guide, level).think(view, decision, rng, Allowance(playouts_of(guide, level)))
        assert thought.action in decision.actions, f"{case.name}, seed {seed}: {level.id} may not do that"
        return thought.action

    return policy
