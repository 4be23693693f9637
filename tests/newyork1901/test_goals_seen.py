"""The goals on the table: in reading direction, larger at larger text, room between the counts."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.tables.newyork1901.scenes import GOALS
from game.tables.newyork1901.title import TITLE
from game.ui.table.arrange import Arrangement
from game.ui.theme import Metrics
from tests.laws.growing import arranged
from tests.newyork1901.scenes import city

PLAYERS = (2, 3, 4)
_CLEAR = 12
"""Between two counts there is as much as the rim of the focus takes, in pixels at 1080 lines."""


def goals(players: int, scale: float, rtl: bool = False) -> Arrangement:
    return arranged(TITLE.layout(city()), Metrics((1920, 1080), scale, rtl), players, GOALS, 0)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_goals_and_who_is_how_far_are_read_in_reading_direction(players: int, scale: float) -> None:
    usual, other = goals(players, scale), goals(players, scale, rtl=True)
    for goal, number in (("street.0", 0), ("street.1", 1), ("challenge", 3)):
        for arrangement, ahead in ((usual, 1), (other, -1)):
            card, medal = arrangement.rect(goal), arrangement.rect(f"leader.{number}")
            counts = [arrangement.rect(f"count.{seat}.{number}") for seat in range(players)]
            assert card and medal and card.contains(medal)
            assert (medal.centerx - card.centerx) * ahead > 0, "the medal lies at the card's end"
            assert all(count and (count.centerx - card.centerx) * ahead > 0 for count in counts)


@pytest.mark.parametrize("players", PLAYERS)
def test_at_larger_text_goals_and_counts_are_larger(players: int) -> None:
    usual, larger = goals(players, 1.0), goals(players, 2.0)
    for name in ("street.0", "challenge", "leader.0", "count.0.0", f"count.{players - 1}.3"):
        before, after = usual.rect(name), larger.rect(name)
        assert before and after and min(after.size) >= 1.08 * min(before.size), name


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_focus_on_one_count_covers_nothing_of_the_next(players: int, scale: float) -> None:
    arrangement = goals(players, scale)
    for number in range(4):
        counts = [arrangement.rect(f"count.{seat}.{number}") for seat in range(players)]
        for one, other in pairwise(counts):
            assert one and other and not one.inflate(2 * _CLEAR, 2 * _CLEAR).colliderect(other)
