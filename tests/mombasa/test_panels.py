"""The panels of Mombasa: what lies on them keeps clear of their frames, and says what it says at a glance."""

from __future__ import annotations

from itertools import product

import pytest

from game.art.leaf import LEAN
from game.rules.kernel.ids import number_in
from game.rules.mombasa.printed import additional_spaces, bonus_spaces, diamond_track
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.seats import progress
from game.tables.mombasa.paint.spaces import additional
from game.tables.mombasa.shots import EXPANSION, TABBED
from game.tables.mombasa.title import TITLE
from game.ui.theme import Metrics
from tests.laws.growing import arranged

RULES = TITLE.rules({})
LAYOUT = TITLE.layout(RULES)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_seat_is_seen_at_the_same_place_in_every_shot_whoever_acts(scale: float, players: int) -> None:
    metrics = Metrics((1920, 1080), scale)
    places = [
        arranged(LAYOUT, metrics, players, shot, active).panels
        for shot, active in product((*TABBED, f"{EXPANSION}.cairo.0.0.9.9"), (None, *range(players)))
    ]
    assert all(each == places[0] for each in places) and len(places[0]) == players


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_one_works_with_lies_at_the_same_place_for_every_seat(scale: float) -> None:
    kinds = ("purse.{}", "markers.{}", "fan.{}", "next.{}", "slot.{}.1", "rest.{}.5", "tiles.{}")
    metrics = Metrics((1920, 1080), scale)
    for shot in TABBED:
        by_seat = [arranged(LAYOUT, metrics, 4, shot, seat) for seat in range(4)]
        for kind in kinds:
            assert len({str(laid.rect(kind.format(seat))) for seat, laid in enumerate(by_seat)}) == 1, kind


def test_a_track_in_brief_runs_in_reading_direction() -> None:
    size, track = (90, 42), diamond_track()
    wide = 34 * size[0] / size[1]
    for rtl in (False, True):
        reached: list[float] = []
        for at in (0, 3, len(track) - 1):
            drawing = progress(goods.diamond, track, at, size, rtl=rtl).layers[0].drawing.svg()
            reached.append(float(drawing.rsplit('cx="', 1)[1].split('"')[0]))
        assert reached == sorted(reached, reverse=rtl)
        assert {round(reached[0]), round(reached[-1])} == {6, round(wide - 6)}


def test_two_gains_of_a_space_stand_apart() -> None:
    second = 51  # hundredths of the width: there its picture begins
    for space in additional_spaces():
        made = additional(bonus_spaces()[space], number_in(space), (163, 158))
        rows: dict[float, list[float]] = {}
        for figure in made.figures:
            rows.setdefault(figure.centre[1], []).append(figure.centre[0] + figure.height * LEAN / 2)
        for first in (min(ends) for ends in rows.values() if len(ends) == 2):
            assert first < second - 4, space
