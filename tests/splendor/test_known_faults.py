"""Faults that other Splendor programs are known for, and the course of whole games."""

from __future__ import annotations

from statistics import mean

import pytest

from bench.sanity import ROUNDS, WINNER, measure
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.action import Action
from game.rules.kernel.rules import GameConfig
from tests.splendor.scene import RULES, Scene


def _session(scene: Scene) -> Session:
    return Session(RULES, GameConfig(2, 1), [Seat("Hana", 0), Seat("Sam", 1)], scene.state)


def _do(session: Session, verb: str, *targets: str) -> None:
    (decision,) = session.decisions()
    session.submit(next(a for a in decision.actions if (a.verb, a.targets) == (verb, targets)))


def test_a_noble_is_not_claimed_twice_around_an_undo() -> None:
    session = _session(Scene().guests("N01").bonuses(0, white=4, blue=4))
    points = session.state.players[0].points
    for _ in range(3):
        _do(session, "take", "bank.white", "bank.blue", "bank.green")
        assert session.state.players[0].nobles == ["noble.N01"]
        session.undo()
        assert session.state.players[0].nobles == [] and "noble.N01" in session.state.nobles
    session.redo()
    hana = session.state.players[0]
    assert (hana.nobles, hana.points) == (["noble.N01"], points + 3)
    assert session.scores()[0].total == points + 3
    assert list(RULES.invariants(session.state)) == []


def test_a_chosen_noble_is_not_claimed_twice_around_an_undo() -> None:
    session = _session(Scene().guests("N01", "N06").bonuses(0, white=4, blue=4, green=3))
    _do(session, "take", "bank.white", "bank.blue", "bank.green")
    _do(session, "noble", "noble.N06")
    session.undo()
    assert session.state.players[0].nobles == []
    _do(session, "noble", "noble.N01")
    assert session.state.players[0].nobles == ["noble.N01"]
    assert session.state.nobles.count("noble.N06") == 1


def test_tokens_returned_are_not_doubled_around_an_undo() -> None:
    session = _session(Scene().give(0, white=3, blue=3, gold=3))
    _do(session, "take", "bank.green", "bank.red", "bank.black")
    _do(session, "discard", "tokens.0.white", "tokens.0.gold")
    session.undo()
    _do(session, "discard", "tokens.0.green", "tokens.0.red")
    assert session.state.players[0].tokens == [3, 3, 0, 0, 1, 3]
    assert list(RULES.invariants(session.state)) == []


def test_the_last_round_is_called_off_by_taking_back_what_called_it() -> None:
    scene = Scene().bought(0, "B3W4", "B3U4", "B3G2").reserved(0, "B1K8").give(0, blue=4)
    session = _session(scene)
    _do(session, "buy", "reserve.0.0")
    assert session.state.last_round
    session.undo()
    assert not session.state.last_round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_last_and_score_as_they_are_known_to(seats: int) -> None:
    """A policy that buys the affordable card with most points and else takes three."""
    rounds, points, bought = measure(seats, games=60)
    low, high = ROUNDS[seats]
    assert low - 0.5 <= mean(rounds) <= high + 0.5
    assert WINNER[0] <= mean(points) <= WINNER[1]
    assert 12 <= mean(bought) <= 22


def test_no_action_carries_an_amount() -> None:
    actions: tuple[Action, ...] = RULES.decisions(Scene().state)[0].actions
    assert {action.amount for action in actions} == {0}
