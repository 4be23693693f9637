"""Laws of reasons: rule and reason come from one place, so what the table says of a choice is what holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.frames import Candidate
from game.rules.kernel.rng import Rng
from tests.laws.playing import Game, Step
from tests.laws.seen import Saw

STEPS = 10
"""Positions looked at in each game."""


def _sampled(played: Game) -> Iterator[tuple[Step, list[Candidate]]]:
    rules = played.case.rules()
    for step in played.steps[:: max(1, len(played.steps) // STEPS)]:
        yield step, list(rules.candidates(step.state))


def test_decisions_are_the_candidates_without_an_obstacle(played: Game, saw: Saw) -> None:
    for step, candidates in _sampled(played):
        free = Counter(action for action, obstacle in candidates if obstacle is None)
        saw(len(free))
        assert free == Counter(action for decision in step.decisions for action in decision.actions)


def test_what_is_refused_is_not_the_beginning_of_anything_legal(played: Game, saw: Saw) -> None:
    for step, candidates in _sampled(played):
        for decision in step.decisions:
            for action, obstacle in _of(candidates, decision):
                if obstacle is not None:
                    saw()
                    assert not any(_begins(action, legal, decision) for legal in decision.actions), action


def test_a_legal_target_is_never_refused_and_what_is_refused_says_why(played: Game, saw: Saw) -> None:
    rules = played.case.rules()
    for step, candidates in _sampled(played):
        for decision in step.decisions:
            seat = decision.player
            legal = {action.targets[:1] for action in decision.actions}
            if not decision.ordered:
                legal = {(target,) for action in decision.actions for target in action.targets}
            for action in decision.actions[:: max(1, len(decision.actions) // 8)]:
                for depth, target in enumerate(action.targets):
                    assert rules.refuse(step.state, seat, target, action.targets[:depth]) is None
            for action, obstacle in _of(candidates, decision):
                if obstacle is not None and action.targets and action.targets[:1] not in legal:
                    assert rules.refuse(step.state, seat, action.targets[0]) is not None, action
                    saw()


def test_a_seat_that_is_not_asked_is_refused_nothing(played: Game, saw: Saw) -> None:
    rules = played.case.rules()
    for step, candidates in _sampled(played):
        asked = {decision.player for decision in step.decisions}
        assert {candidate.action.player for candidate in candidates} <= asked
        targets = [candidate.action.targets[0] for candidate in candidates if candidate.action.targets]
        for seat in set(range(played.case.seats)) - asked:
            assert all(rules.refuse(step.state, seat, target) is None for target in targets[:9])
            saw(len(targets[:9]))


def test_reasons_that_all_may_read_betray_no_secret(played: Game, saw: Saw) -> None:
    rules = played.case.rules()
    for number, (step, candidates) in enumerate(_sampled(played)):
        for viewer in (None, *range(played.case.seats)):
            other = rules.resample(rules.view(step.state, viewer), viewer, Rng(number))
            there = list(rules.candidates(other))
            for decision in step.decisions:
                public = not decision.secret or viewer == decision.player
                if public:
                    hidden = frozenset() if viewer == decision.player else decision.guarded
                    known = _open(candidates, decision, hidden)
                    assert known == _open(there, decision, hidden)
                    saw(len(known))


def _of(candidates: list[Candidate], decision: Decision) -> list[Candidate]:
    return [candidate for candidate in candidates if candidate.action.player == decision.player]


def _open(candidates: list[Candidate], decision: Decision, hidden: frozenset[str]) -> list[Candidate]:
    own = [c for c in _of(candidates, decision) if not hidden.intersection(c.action.targets)]
    return sorted(own, key=lambda candidate: (candidate.action, str(candidate.obstacle)))


def _begins(refused: Action, legal: Action, decision: Decision) -> bool:
    if (refused.verb, refused.player) != (legal.verb, legal.player):
        return False
    if decision.ordered:
        same = legal.targets[: len(refused.targets)] == refused.targets
    else:
        same = Counter(refused.targets) <= Counter(legal.targets)
    return same and (not refused.amount or refused.amount == legal.amount)
