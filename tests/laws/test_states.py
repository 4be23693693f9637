"""Laws of the position: it is plain data, copied and saved without loss, and sound after every action."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

from game.rules.kernel.rules import Score, play, start
from game.rules.kernel.values import clone, digest, from_plain, to_plain
from tests.laws.playing import MOST_ACTIONS_A_GAME, Game


def test_states_survive_json(played: Game) -> None:
    rules = played.case.rules()
    for step in played.steps:
        written = json.dumps(to_plain(step.after))
        read = from_plain(rules.state_type, json.loads(written))
        assert read == step.after
        assert digest(read) == digest(step.after)


def test_a_clone_shares_nothing_that_can_change(played: Game) -> None:
    rules = played.case.rules()
    for step in played.steps[:: max(1, len(played.steps) // 25)]:
        copy = clone(step.state)
        assert copy == step.state
        assert not {id(part) for part in _mutable(copy)} & {id(part) for part in _mutable(step.state)}
        before = digest(step.state)
        play(rules, copy, step.action)
        assert digest(copy) == digest(step.after)
        assert digest(step.state) == before


def test_asking_and_looking_change_nothing(played: Game) -> None:
    rules = played.case.rules()
    for step in played.steps[:: max(1, len(played.steps) // 25)]:
        before = digest(step.state)
        assert rules.decisions(step.state) == step.decisions
        for seat in (None, *range(played.case.seats)):
            rules.view(step.state, seat)
        rules.scores(step.state)
        list(rules.invariants(step.state))
        assert digest(step.state) == before


def test_the_laws_of_conservation_hold_after_every_action(played: Game) -> None:
    rules = played.case.rules()
    assert list(rules.invariants(start(rules, played.case.config(played.seed)))) == []
    for number, step in enumerate(played.steps):
        assert list(rules.invariants(step.after)) == [], f"after action {number}: {step.action}"


def test_games_end(played: Game) -> None:
    assert played.ended, f"no end within {MOST_ACTIONS_A_GAME} actions"
    assert getattr(played.last, "stack", []) == []


def test_score_lines_add_up_and_ranks_follow_them(played: Game) -> None:
    rules = played.case.rules()
    for step in played.steps:
        scores = rules.scores(step.after)
        assert [score.seat for score in scores] == list(range(played.case.seats))
        for score in scores:
            assert score.total == sum(line.points for line in score.lines)
        strength = {score.seat: _strength(score) for score in scores}
        for score in scores:
            assert score.rank == 1 + sum(other > strength[score.seat] for other in strength.values())


def _strength(score: Score) -> tuple[list[int], int, list[int]]:
    """What ranks first, what next, what last."""
    before, after = ([line.points for line in lines] for lines in (score.criteria, score.tie_breaks))
    return before, score.total, after


def _mutable(value: Any) -> Iterator[Any]:
    """Every list, dict and changeable dataclass in ``value``."""
    if isinstance(value, list | tuple):
        parts = list(value)
    elif isinstance(value, dict):
        parts = list(value.values())
    elif dataclasses.is_dataclass(value):
        parts = [getattr(value, field.name) for field in dataclasses.fields(value)]
    else:
        return
    params = getattr(type(value), "__dataclass_params__", None)
    if not isinstance(value, tuple) and not (params and params.frozen):
        yield value
    for part in parts:
        yield from _mutable(part)
