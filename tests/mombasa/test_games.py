"""Mombasa: whole games with every law looked at after every action."""

from __future__ import annotations

import pytest

from game.rules.kernel.values import digest, from_plain, to_plain
from game.rules.mombasa.state import State
from tests.mombasa.games import POLICIES, played


@pytest.mark.parametrize("policy", sorted(POLICIES))
@pytest.mark.parametrize("setup", ["first", "later"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_keeps_every_law_and_ends_after_seven_rounds(
    seats: int, setup: str, policy: str
) -> None:
    _, steps = played(seats, setup, 11, policy)
    last, _ = steps[-1]
    assert last.round == 7 and last.stack == []
    assert all(player.ended for player in last.players)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_survives_saving(seats: int) -> None:
    _, steps = played(seats, "later", 12)
    for state, _ in steps[::11]:
        assert digest(from_plain(State, to_plain(state))) == digest(state)


def test_scores_add_up_and_somebody_wins() -> None:
    rules, steps = played(4, "later", 13, "greedy")
    scores = rules.scores(steps[-1][0])
    for score in scores:
        assert score.total == sum(line.points for line in score.lines)
    assert min(score.rank for score in scores) == 1


MANY_GAMES = [
    (2, "first", "busy", 11),
    (3, "later", "greedy", 11),
    (4, "later", "busy", 21),
    (4, "later", "busy", 29),
]


def test_together_the_games_meet_all_but_the_rarest_that_can_happen() -> None:
    kinds = {
        e.kind
        for game in MANY_GAMES
        for _, events in played(game[0], game[1], game[3], game[2])[1]
        for e in events
    }
    assert set(EVENTS) - kinds <= {"unplaced"}
    assert kinds <= set(EVENTS)


EVENTS = (
    "turn keep ready tile rest place lift plan unlock use acquire step special pay receive used attach "
    "expand enter reward oust settle account flip ink book shelve refill unplaced diamonds mark "
    "starter reserve remove discard end_phase coin clear deal tile_given round end"
).split()
"""Every kind of event that the rules tell of."""
