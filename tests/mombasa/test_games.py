"""Mombasa: whole games meet what the rules tell of."""

from __future__ import annotations

from tests.mombasa.games import played

MANY_GAMES = [
    (2, "first", "busy", 11),
    (3, "later", "greedy", 11),
    (4, "later", "busy", 21),
    (4, "later", "busy", 29),
]


def test_the_games_end_after_seven_rounds_and_together_meet_all_but_the_rarest_that_can_happen() -> None:
    games = [played(seats, setup, seed, policy)[1] for seats, setup, policy, seed in MANY_GAMES]
    assert {steps[-1][0].round for steps in games} == {7}
    kinds = {event.kind for steps in games for _, events in steps for event in events}
    assert set(EVENTS) - kinds <= {"unplaced"}
    assert kinds <= set(EVENTS)


EVENTS = (
    "turn keep ready tile rest place lift plan unlock use acquire step special pay receive used attach "
    "expand enter reward oust settle account flip ink book shelve refill unplaced diamonds mark "
    "starter reserve remove discard end_phase coin clear deal tile_given round end"
).split()
"""Every kind of event that the rules tell of."""
