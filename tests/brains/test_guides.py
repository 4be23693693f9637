"""What every guide must hold to: the same thought whatever is hidden, legal moves, an end, sound reasons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game.brains.guide import Guide
from game.brains.levels import LEVELS, brain_of
from game.brains.oneply import OnePly
from game.brains.thought import Allowance
from game.brains.weighted import Weight, Weighted, weights
from game.opponents.guides import guide_for
from game.rules.istanbul_dice.deals import deal_at
from game.rules.istanbul_dice.phrases import RESOURCES
from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, RulesError, play, start
from game.rules.kernel.values import clone, digest
from game.tables.registry import TITLES, find_title
from tests.budget import LAWS

FEW = 6


def tables() -> list[tuple[str, int]]:
    return [(title, seats) for title in TITLES for seats in find_title(title).rules({}).info.seats]


@cache
def guide_of(title: str, options: tuple[tuple[str, Any], ...] = ()) -> Guide:
    return guide_for(title, find_title(title).rules(dict(options)))


WEIGHED = [title for title in TITLES if isinstance(guide_of(title), Weighted)]
"""The titles whose guide has a table of weights; of the others the defaults know nothing in particular."""


def positions(guide: Guide, seats: int, seed: int, *lengths: int) -> Iterator[Any]:
    """Positions after so many actions, most of them the guide's own; none beyond the end of the game."""
    state, rng = start(guide.rules, GameConfig(seats, seed, {})), Rng(seed)
    for number in range(max(lengths) + 1):
        if number in lengths:
            yield clone(state)
        decisions = guide.rules.decisions(state)
        if not decisions:
            return
        decision = rng.pick(decisions)
        wild = number % 4 == 0
        action = rng.pick(decision.actions) if wild else guide.quick(state, decision, rng)
        play(guide.rules, state, action)


def position(guide: Guide, seats: int, seed: int, actions: int) -> Any:
    """The position after some actions."""
    return next(positions(guide, seats, seed, actions))


@pytest.mark.parametrize(("title", "seats"), tables() if LAWS > 1 else tables()[::2])
def test_another_hidden_truth_gives_the_same_thought(title: str, seats: int) -> None:
    """Honesty: the same view and the same seed, another truth behind it, the same answer."""
    guide, truths = guide_of(title), 0
    for state in positions(guide, seats, seats, 2, 30, 75):
        for decision in guide.rules.decisions(state)[:2]:
            seat = decision.player
            for level in LEVELS if LAWS > 1 else ("trader", "sultan"):
                thoughts, seen = [], set()
                for seed in range(2 if LAWS == 1 else 3):
                    truth = guide.rules.resample(guide.rules.view(state, seat), seat, Rng(seed))
                    seen.add(digest(truth))
                    view = guide.rules.view(truth, seat)
                    brain = brain_of(guide, LEVELS[level])
                    thoughts.append(brain.think(view, decision, Rng(1), Allowance(FEW)))
                assert all(thought == thoughts[0] for thought in thoughts)
                assert thoughts[0].action in decision.actions
                truths = max(truths, len(seen))
    assert truths > 1, "nothing was hidden: the test has shown nothing"


@pytest.mark.parametrize("title", WEIGHED)
def test_a_table_of_weights_has_the_terms_of_its_guide(title: str) -> None:
    guide = guide_of(title)
    assert isinstance(guide, Weighted)
    assert set(weights(guide.title)) == set(guide.terms)


@pytest.mark.parametrize("title", WEIGHED)
def test_a_table_of_weights_with_other_terms_is_refused(title: str) -> None:
    guide = guide_of(title)
    assert isinstance(guide, Weighted)
    with pytest.raises(RulesError, match=guide.terms[0]):
        type(guide)(guide.rules, {"nothing": Weight(1, 1)})


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("title", WEIGHED)
def test_only_a_level_with_a_table_of_its_own_judges_playouts_otherwise(title: str, level: str) -> None:
    guide = guide_of(title)
    assert isinstance(guide, Weighted)
    file, judge = guide.judges.get(level), guide.judge(level)
    if file is None:
        assert judge is guide
        return
    assert judge.table == weights(title, file) != guide.table == weights(title)
    state = position(guide, guide.rules.info.seats[0], 9, 25)
    assert list(judge.values(state)) != list(guide.values(state))


def test_the_table_of_a_level_with_other_terms_is_refused_by_its_name() -> None:
    guide = guide_of("newyork1901")
    assert isinstance(guide, Weighted)
    with pytest.raises(RulesError, match=r"newyork1901/strange\.csv: the terms must be points"):
        guide.weighed({"nothing": Weight(1, 1)}, "strange.csv")


@pytest.mark.parametrize(("title", "seats"), tables())
def test_what_is_judged_is_a_share_of_one_for_everybody(title: str, seats: int) -> None:
    guide = guide_of(title)
    for state in positions(guide, seats, 9, 0, 25, 60):
        values = guide.values(state)
        assert len(values) == seats
        assert sum(values) == pytest.approx(1)
        assert min(values) >= 0


def test_computers_give_no_token_for_the_same_and_leave_nothing_that_is_free() -> None:
    """In Istanbul: what is paid may be what is gained; coins and cards on dice cost nothing."""
    guide, traded, ended = guide_of("istanbul_dice"), 0, 0
    for seed in range(12):
        state, rng = start(guide.rules, GameConfig(2, seed)), Rng(seed)
        for _ in range(80):
            decisions = guide.rules.decisions(state)
            if not decisions:
                break
            (decision,) = decisions
            kept = guide.candidates(state, decision)
            verbs = {action.verb for action in decision.actions}
            gone = [
                action
                for action in decision.actions
                if action not in kept and action.verb in ("trade", "end")
            ]
            for action in gone:
                if action.verb == "end":
                    assert verbs & {"collect", "draw"}
                    ended += 1
                    continue
                after = clone(state)
                play(guide.rules, after, action)
                had, has = (each.players[action.player].stock for each in (state, after))
                gained = {RESOURCES.index(gain.kind) for gain in deal_at(state, action.targets).gains}
                assert all(has[at] <= had[at] for at in gained)
                traded += 1
            play(guide.rules, state, rng.pick(decision.actions))
    assert traded and ended


@pytest.mark.parametrize("title", TITLES)
def test_a_choice_that_has_begun_is_always_gone_on_with(title: str) -> None:
    """A guide knows whole choices: also what it would never begin comes to an end that goes with it."""
    guide, begun, looked = guide_of(title), 0, 0
    seats = guide.rules.info.seats[0]
    states = (state for seed in range(FEW) for state in positions(guide, seats, seed, 9 * seed))
    for seed, state in enumerate(states):
        for decision in guide.rules.decisions(state)[:1]:
            looked += 1
            for target in dict.fromkeys(action.targets[0] for action in decision.actions if action.targets):
                actions = tuple(action for action in decision.actions if target in action.targets[:1])
                view = guide.rules.view(state, decision.player)
                narrowed = decision._replace(actions=actions)
                ranked = OnePly(guide).ranked(view, narrowed, Rng(seed), Allowance())
                assert {action for action, _ in ranked} <= {*actions} and ranked, target
                begun += 1
    assert begun >= looked > 0


def test_a_payment_of_nothing_can_be_thought_about() -> None:
    guide = guide_of("splendor")
    state = position(guide, 2, 1, 0)
    guide.still(state, Action(0, "pay"))
    assert not any(state.decks), "no card comes up"
