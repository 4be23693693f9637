"""The goals on the table: in reading direction, larger at larger text, room between the counts."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.art.artist import Artist
from game.art.seats import SeatStyle
from game.art.sheets import Layer, Press, Sheet
from game.tables.newyork1901.paint.counters import count
from game.tables.newyork1901.scenes import GOALS
from game.tables.newyork1901.title import TITLE
from game.ui.table.arrange import Arrangement
from game.ui.theme import Metrics
from tests.laws.growing import arranged
from tests.newyork1901.scenes import city
from tests.painting import ASSETS, Letters

PLAYERS = (2, 3, 4)
SEAT = SeatStyle((240, 120, 50), (120, 50, 20), "seat-0", "plain")
pytestmark = pytest.mark.usefixtures("drawing_board")
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


@pytest.mark.parametrize("ahead", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_disc_with_the_points_of_the_challenge_keeps_clear_of_sign_and_rim(
    players: int, ahead: bool
) -> None:
    for scale in (1.0, 2.0):
        lies = goals(players, scale).rect("count.0.3")
        assert lies
        sheet = count(SEAT, 3, ahead, True, lies.size)
        (sign,), (figure,) = sheet.symbols, sheet.figures
        drawing = sheet.layers[0].drawing
        paper = Press(Artist(ASSETS / "icons"), Letters()).print(Sheet([Layer(drawing)]), lies.size)
        unit, ground = lies.h / 100, paper.get_at((round(lies.w * 0.15), round(lies.h * 0.15)))
        x, y = (round(each * unit) for each in figure.centre)
        dark = [paper.get_at((x, down)) == ground for down in range(y, round(90 * unit))]
        assert sum(dark) >= 2, "between the disc and the rim below it"
        left, right = sign.centre[0] + sign.side / 2, sign.centre[1] + sign.side / 2
        if lies.w < 1.4 * lies.h:
            rows = range(round(right * unit), y)
            assert sum(paper.get_at((x, row)) == ground for row in rows) >= 3, (players, scale)
        else:
            columns = range(round(left * unit), x)
            assert sum(paper.get_at((column, y)) == ground for column in columns) >= 3, (players, scale)
