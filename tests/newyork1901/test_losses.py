"""What loses something is asked once more: the list for New York, held by the positions of whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.values import clone
from game.rules.newyork1901.scoring import street_leader
from game.rules.newyork1901.state import State
from game.tables.newyork1901.table import NewYorkTable
from tests.newyork1901.scenes import city, wanted

LOSSES = ("build", "idle", "lead", "given", "last", "card")
"""A building that could be put up; a claim after which nothing can; the lead at a street, or a tie there that
kept another from it; the end while somebody else is ahead; the point of the last action card."""
TABLE, _TRIED = NewYorkTable(city()), 5


def lost(state: State, actions: tuple[Action, ...], action: Action) -> Iterator[str]:
    """What an action loses, by carrying it out."""
    rules, seat = city(), action.player
    if action.verb == "end" and any(other.verb == "build" for other in actions):
        yield "build"
    if action.verb == "claim" and stuck(state, action):
        claims = [other for other in actions if other.verb == "claim"]
        if not all(stuck(state, other) for other in claims):
            yield "idle"
    if action.verb in ("shift", "grab", "boom") and len(state.players[seat].actions) == 1:
        yield "card"
    if action.verb in ("build", "demolish"):
        after = clone(state)
        events = play(rules, after, action).events
        for street in state.streets:
            led, leads = (street_leader(each, rules.sites, street) for each in (state, after))
            if seat == led != leads:
                yield "lead"
            elif led != leads and leads not in (seat, -1):
                yield "given"
        totals = [score.total for score in rules.scores(after)]
        if any(event.kind == "last_turns" for event in events) and max(totals) > totals[seat]:
            yield "last"


def stuck(state: State, claim: Action) -> bool:
    """Whether nothing can be built after a claim."""
    after = clone(state)
    events = play(city(), after, claim).events
    return any(event.kind == "idle" for event in events)


def test_whatever_loses_something_is_asked_once_more_and_nothing_else() -> None:
    rules, met, silent = city(), Counter[str](), 0
    for seed in range(8):
        state, rng = start(rules, GameConfig(2 + seed % 3, seed)), Rng(seed)
        while decisions := rules.decisions(state):
            (decision,) = decisions
            sample = {rng.pick(decision.actions) for _ in range(_TRIED)}
            sample |= {action for action in decision.actions if len(action.targets) < 2}
            sample |= {action for action in decision.actions if action.verb == "demolish"}
            for action in sorted(sample, key=repr):
                view = rules.view(state, decision.player)
                warning, losses = TABLE.warn(view, action), [*lost(state, decision.actions, action)]
                silent += warning is None
                assert (warning is not None) == bool(losses), (seed, action, losses)
                if warning:
                    assert warning.key.removeprefix("newyork1901-warn-") in losses
                    met[warning.key.removeprefix("newyork1901-warn-")] += 1
            greedy = rng.pick((True, True, False))
            play(rules, state, wanted(decision.actions, rng) if greedy else rng.pick(decision.actions))
    assert met.keys() == {*LOSSES} and silent > 10 * met["build"], met
