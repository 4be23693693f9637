"""What Splendor does not need, proven on the toy title: dice, secret plans at once, an auction."""

from __future__ import annotations

from itertools import permutations

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng, ScriptedRng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.values import clone, digest
from tests.toy.rules import PASS, READY, ToyRules
from tests.toy.state import Auction, Roll, ToyState

RULES = ToyRules({})


def _planning(seats: int = 3, pips: int = 4) -> ToyState:
    """A fresh game in which the die has just shown so many pips."""
    state = start(RULES, GameConfig(seats, 1))
    out = Outcome(ScriptedRng(pips - 1))
    RULES.apply(state, act(0, "roll", "die"), out)
    assert out.revealed and out.events[0].data["pips"] == pips
    return state


def _auction(seats: int = 3) -> ToyState:
    state = _planning(seats)
    for seat in range(seats):
        play(RULES, state, act(seat, "place", f"card.{seat}.2"))
        play(RULES, state, act(seat, "ready", READY))
    return state


def _asked(state: ToyState) -> list[int]:
    return [decision.player for decision in RULES.decisions(state)]


def _bid(state: ToyState, seat: int, coins: int) -> Outcome:
    action = act(seat, "bid", "lot", amount=coins)
    assert action in RULES.decisions(state)[0].actions
    return play(RULES, state, action)


def test_a_scripted_die_falls_as_told() -> None:
    assert _planning(pips=6).die == 6


def test_all_seats_plan_at_once_and_a_ready_seat_is_not_asked_again() -> None:
    state = _planning()
    assert _asked(state) == [0, 1, 2]
    assert all(decision.secret for decision in RULES.decisions(state))
    play(RULES, state, act(1, "place", "card.1.3"))
    play(RULES, state, act(1, "ready", READY))
    assert _asked(state) == [0, 2]


def test_a_plan_may_be_lifted_and_laid_anew_until_ready() -> None:
    state = _planning()
    before = digest(state)
    play(RULES, state, act(2, "place", "card.2.1"))
    play(RULES, state, act(2, "lift", "plan.2"))
    assert digest(state) == before


def test_the_order_of_simultaneous_choices_does_not_matter() -> None:
    opening, ends = _planning(), set()
    for order in permutations(range(3)):
        state = clone(opening)
        for verb, target in (("place", "card.{}.{}"), ("ready", READY)):
            for seat in order:
                play(RULES, state, act(seat, verb, target.format(seat, seat + 1)))
        ends.add(digest(state))
    assert len(ends) == 1


def test_plans_are_hidden_until_the_last_is_ready() -> None:
    state = _planning(2)
    out = play(RULES, state, act(0, "place", "card.0.3"))
    assert [event.visible_to(1) for event in out.events] == [False]
    assert RULES.view(state, 1).plans == ["hidden.0.plan", ""]
    assert RULES.view(state, None).hands[0] == ["hidden.0.0", "hidden.0.1"]
    play(RULES, state, act(0, "ready", READY))
    play(RULES, state, act(1, "place", "card.1.1"))
    out = play(RULES, state, act(1, "ready", READY))
    assert out.revealed
    assert [event.data["card"] for event in out.events if event.kind == "unveiled"] == [
        "card.0.3",
        "card.1.1",
    ]
    assert state.coins == [8, 6]


def test_bids_are_amounts_above_the_highest_and_within_the_purse() -> None:
    state = _auction()
    assert [a.amount for a in RULES.decisions(state)[0].actions if a.verb == "bid"] == [1, 2, 3, 4, 5, 6, 7]
    _bid(state, 0, 3)
    assert [a.amount for a in RULES.decisions(state)[0].actions if a.verb == "bid"] == [4, 5, 6, 7]


def test_the_auction_goes_round_until_one_is_left() -> None:
    state = _auction()
    _bid(state, 0, 2)
    play(RULES, state, act(1, "pass", PASS))
    _bid(state, 2, 4)
    assert _asked(state) == [0]
    _bid(state, 0, 5)
    out = play(RULES, state, act(2, "pass", PASS))
    assert [event.kind for event in out.events] == ["sold", "turn"]
    assert (state.coins[0], state.lots[0]) == (2, 4)


def test_if_all_pass_nobody_buys() -> None:
    state = _auction(2)
    assert isinstance(state.stack[-1], Auction)
    play(RULES, state, act(0, "pass", PASS))
    assert _asked(state) == [1], "the last one may still bid"
    play(RULES, state, act(1, "pass", PASS))
    assert state.lots == [0, 0]
    assert state.stack == [Roll(1)]


def test_an_empty_stack_is_the_end() -> None:
    rules = ToyRules({"rounds": 1})
    state = start(rules, GameConfig(2, 1, {"rounds": 1}))
    rng = Rng(1)
    actions: list[Action] = []
    while decisions := rules.decisions(state):
        actions.append(rng.pick(decisions[0].actions))
        play(rules, state, actions[-1])
    assert state.stack == [] and actions
