"""Aquileia: whole games with every law looked at after every action.

More of them: ``CARAVANSERAI_GAMES=1000 pytest tests/aquileia/test_games.py``.
"""

from __future__ import annotations

from functools import cache

from tests.aquileia.games import GAMES, POLICIES, Played, whole_game
from tests.aquileia.scene import RULES


@cache
def games(policy: str, seats: int) -> tuple[Played, ...]:
    """A share of the games of a policy."""
    return tuple(whole_game(seats, seed, policy) for seed in range(seats, GAMES + 3, 3))


def test_sense_beats_chance() -> None:
    means = {
        policy: sum(
            score.total for seats in (3, 4, 5) for g in games(policy, seats) for score in RULES.scores(g.last)
        )
        for policy in POLICIES
    }
    assert means["sensible"] > 1.5 * means["random"]


EVENTS = (
    "turn place lay select pass operations idle decline home pay receive bank_empty hand_over points draw "
    "drawn buy refill shuffle roll claim hold exchange contest play done strength ranking look laurels kept "
    "given open_laurel lot bid drop sold build slaves rob spend_laid activate take_back round show end"
).split()
"""Every kind of event that the rules tell of."""


def test_together_the_games_meet_everything_that_can_happen_but_the_rarest() -> None:
    kinds = {
        e.kind for policy in POLICIES for seats in (3, 4, 5) for g in games(policy, seats) for e in g.events
    }
    assert kinds <= set(EVENTS)
    assert set(EVENTS) - kinds <= {"bank_empty"}
