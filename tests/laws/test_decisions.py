"""Laws of choice: what may be done is listed once, in one order, and nothing else is possible."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import permutations

import pytest

from game.match.seats import Seat
from game.match.session import IllegalActionError, Session
from game.rules.kernel.action import Action
from game.rules.kernel.decision import MOST_ACTIONS, Decision
from game.rules.kernel.selection import Selection
from game.rules.kernel.values import digest
from tests.laws.playing import Game
from tests.laws.seen import Saw


def test_decisions_are_canonical(played: Game) -> None:
    for step in played.steps:
        asked = [decision.player for decision in step.decisions]
        assert asked == sorted(set(asked)), "each seat is asked once, in turn order"
        for decision in step.decisions:
            actions = decision.actions
            assert 0 < len(actions) <= MOST_ACTIONS
            assert list(actions) == sorted(set(actions))
            assert {action.player for action in actions} == {decision.player}
            assert 0 <= decision.player < played.case.seats


def test_actions_survive_json(played: Game, saw: Saw) -> None:
    for action in _every_action(played):
        saw()
        assert Action.from_json(json.loads(json.dumps(action.to_json()))) == action


def test_an_illegal_action_is_rejected_and_changes_nothing(played: Game, saw: Saw) -> None:
    rules, case = played.case.rules(), played.case
    ever = list(dict.fromkeys(_every_action(played)))
    for number, step in enumerate(played.steps[:: max(1, len(played.steps) // 12)]):
        session = Session(rules, case.config(1), [Seat(str(n), n) for n in range(case.seats)], step.state)
        before = digest(session.state)
        legal = {action for decision in step.decisions for action in decision.actions}
        forged = [*_forged(step.action), *ever[number % 7 :: 7]]
        for action in forged:
            if action in legal:
                continue
            saw()
            with pytest.raises(IllegalActionError):
                session.submit(action)
        assert digest(session.state) == before
        assert session.log == [] and not session.can_undo() and not session.can_redo()


def test_every_action_is_reached_by_pointing_in_any_allowed_order(played: Game, saw: Saw) -> None:
    for decision in _different_decisions(played):
        seen: set[object] = set()
        for action in decision.actions:
            key = _what_is_pointed_at(action, decision.ordered)
            assert key not in seen, "two actions that pointing cannot tell apart"
            seen.add(key)
            orders = {action.targets} if decision.ordered else set(permutations(action.targets))
            for order in orders:
                selection = Selection(decision.actions, ordered=decision.ordered)
                for depth, target in enumerate(order):
                    assert target in selection.choices(), f"{action} by way of {order[:depth]}"
                    assert selection.pick(target)
                assert action in selection.finished()
                saw()


def _every_action(played: Game) -> Iterator[Action]:
    return (a for step in played.steps for decision in step.decisions for a in decision.actions)


def _forged(action: Action) -> list[Action]:
    return [
        action._replace(player=action.player + 1),
        action._replace(player=-1),
        action._replace(verb="conjure"),
        action._replace(amount=action.amount + 1000),
        action._replace(targets=(*action.targets, "nowhere.0")),
        action._replace(targets=()) if action.targets else action._replace(targets=("nowhere.0",)),
    ]


def _different_decisions(played: Game, most: int = 12) -> Iterable[Decision]:
    """A few decisions of every kind of question."""
    by_prompt: dict[str, dict[tuple[Action, ...], Decision]] = {}
    for step in played.steps:
        for decision in step.decisions:
            kind = by_prompt.setdefault(decision.prompt.key, {})
            if len(kind) < most:
                kind[decision.actions] = decision
    return [decision for kind in by_prompt.values() for decision in kind.values()]


def _what_is_pointed_at(action: Action, ordered: bool) -> object:
    targets = action.targets if ordered else tuple(sorted(action.targets))
    return action.verb, targets, action.amount
