"""Laws of hidden information: nothing a viewer sees or is offered depends on what it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import play
from game.rules.kernel.values import digest, to_plain
from tests.laws.playing import Game, Step
from tests.laws.seen import Saw

STEPS = 30
"""Positions looked at in each game."""


def _sampled(played: Game) -> tuple[Step, ...]:
    return played.steps[:: max(1, len(played.steps) // STEPS)]


def _viewers(played: Game) -> list[int | None]:
    return [None, *range(played.case.seats)]


def test_what_a_viewer_cannot_know_changes_nothing_it_sees(played: Game) -> None:
    rules, table = played.case.rules(), played.case.table()
    differs = False
    for number, step in enumerate(_sampled(played)):
        for viewer in _viewers(played):
            seen = rules.view(step.state, viewer)
            other = rules.resample(seen, viewer, Rng(number))
            differs = differs or digest(other) != digest(step.state)
            assert list(rules.invariants(other)) == []
            seen_there = rules.view(other, viewer)
            assert seen_there == seen
            assert table.placements(seen_there) == table.placements(seen)
            assert rules.view(seen, viewer) == seen, "a view of a view shows the same"
    assert differs, "resampling never changed anything: nothing was proven"


def test_what_a_viewer_cannot_know_changes_nothing_it_is_offered(played: Game, saw: Saw) -> None:
    rules = played.case.rules()
    for number, step in enumerate(_sampled(played)):
        for viewer in _viewers(played):
            other = rules.resample(rules.view(step.state, viewer), viewer, Rng(number))
            decisions = rules.decisions(other)
            assert [_public(d) for d in decisions] == [_public(d) for d in step.decisions]
            own = [decision for decision in decisions if decision.player == viewer]
            saw(len(own))
            assert own == [decision for decision in step.decisions if decision.player == viewer]


def test_points_that_not_all_can_count_are_shown_as_provisional(played: Game, saw: Saw) -> None:
    rules, table = played.case.rules(), played.case.table()
    for step in _sampled(played):
        public, *own = (
            [score.total for score in rules.scores(rules.view(step.state, v))] for v in _viewers(played)
        )
        saw()
        assert table.provisional_scores or all(totals == public for totals in own)


def test_a_whisper_reaches_its_audience_only(played: Game, saw: Saw) -> None:
    rules = played.case.rules()
    for step in played.steps:
        public = _words([event.data for event in step.out.events if event.audience is None])
        for event in step.out.events:
            if event.audience is None:
                continue
            saw()
            secret = _words(event.data) & _words(to_plain(step.after)) - public
            for viewer in _viewers(played):
                if viewer != event.audience:
                    assert not event.visible_to(viewer)
                    # What everybody knew before (whose card it is, not where it lies) is no secret.
                    news = secret - _words(to_plain(rules.view(step.state, viewer)))
                    assert not news & _words(to_plain(rules.view(step.after, viewer)))


def test_events_name_only_what_their_viewers_can_see(played: Game, saw: Saw) -> None:
    rules, viewers = played.case.rules(), _viewers(played)

    def named(state: Any) -> tuple[set[str], list[set[str]]]:
        """What there is, and what of it each viewer sees."""
        return _words(to_plain(state)), [_words(to_plain(rules.view(state, viewer))) for viewer in viewers]

    there, seen = named(played.steps[0].state)
    for step in played.steps:
        there_before, seen_before = there, seen
        there, seen = named(step.after)
        for viewer, now, before in zip(viewers, seen, seen_before, strict=True):
            told = _words([event.data for event in step.out.events if event.visible_to(viewer)])
            assert told & (there | there_before) <= now | before, f"after {step.action}"
            saw(len(told & (there | there_before)))
            assert step.out.revealed or not (now - before) & there_before, "what comes to light stops undo"


def test_a_view_does_not_foretell_the_random(played: Game) -> None:
    rules = played.case.rules()
    for step in _sampled(played):
        for viewer in _viewers(played):
            assert rules.view(step.state, viewer).rng == 0


def test_the_log_of_a_secret_is_the_same_whatever_the_secret(played: Game, saw: Saw) -> None:
    """The same action in two positions that look alike is told alike, but for what it brings to light."""
    rules, table = played.case.rules(), played.case.table()
    for number, step in enumerate(_sampled(played)):
        for viewer in _viewers(played):
            other = rules.resample(rules.view(step.state, viewer), viewer, Rng(number))
            if step.out.revealed or not any(step.action in d.actions for d in rules.decisions(other)):
                continue
            told = [table.tell(e) for e in play(rules, other, step.action).events if e.visible_to(viewer)]
            if step.action.targets and step.action.targets[0] in _guarded(step.decisions):
                continue  # playing a hidden card unveils it
            assert told == [table.tell(event) for event in step.out.events if event.visible_to(viewer)]
            saw(len(told))


def _guarded(decisions: tuple[Decision, ...]) -> frozenset[str]:
    return frozenset(target for decision in decisions for target in decision.guarded)


def _public(decision: Decision) -> object:
    """What of a decision is shown on the shared table."""
    if decision.secret:
        return decision.player, decision.prompt, decision.secret
    actions = tuple(a for a in decision.actions if not decision.guarded & set(a.targets))
    return decision.player, decision.prompt, decision.ordered, decision.guarded, actions


def _words(plain: Any) -> set[str]:
    """Every id in plain data: words with a dot, as pieces and slots have."""
    return set(_dotted(plain))


def _dotted(plain: Any) -> Iterator[str]:
    if isinstance(plain, str) and "." in plain:
        yield plain
    elif isinstance(plain, dict):
        for value in plain.values():
            yield from _dotted(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from _dotted(value)
