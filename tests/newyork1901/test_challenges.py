"""Rulebook, Challenge cards; ruling 21."""

from __future__ import annotations

import pytest

from game.rules.newyork1901.board import Cell
from tests.newyork1901.scenes import Scene

BRONZES = (
    ("y07", "b1", ((10, 13), (11, 13))),
    ("y08", "b2", ((12, 13), (12, 14))),
    ("r10", "b3", ((12, 5), (13, 5))),
    ("r03", "b4", ((10, 2), (11, 2), (12, 2))),
    ("r09", "b5", ((10, 5), (11, 5), (10, 6))),
)


@pytest.mark.parametrize(("count", "points"), [(3, 0), (4, 5), (5, 10), (6, 15)])
def test_bronze_baron(count: int, points: int) -> None:
    scene = Scene(3, action_cards=False)
    scene.state.challenge = "bronze_baron"
    for lot, kind, cells in BRONZES[:count]:
        scene.own(0, lot)
        scene.put(0, kind, *cells)
    if count == 6:
        scene.own(0, "g05", "g06")
        scene.put(0, "b6", (2, 2), (3, 2), (2, 3), (3, 3))
    assert scene.line("bronze-baron") == points


def test_bronze_baron_does_not_count_the_starter() -> None:
    scene = Scene(3, action_cards=False)
    scene.state.challenge = "bronze_baron"
    for lot, kind, cells in BRONZES[:3]:
        scene.own(0, lot)
        scene.put(0, kind, *cells)
    scene.own(0, "b01")
    scene.put(0, "start", (10, 1), (11, 1))
    assert scene.line("bronze-baron") == 0


@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 3), (4, 6), (5, 10), (6, 10)])
def test_master_architect(count: int, points: int) -> None:
    scene = Scene(3, action_cards=False)
    scene.state.challenge = "master_architect"
    player = scene.player()
    sites = scene.rules.sites.by_id
    kinds = ["b5", "s3", "s4", "s5", "s6", "g3"][:count]
    shapes = {"b5": "l3", "s3": "l3", "s4": "l4", "s5": "s4", "s6": "p5", "g3": "t4"}
    for kind in kinds:
        player.built[f"building.0.{kind}"] = next(s for s in sites if s.startswith(f"site.{shapes[kind]}."))
    # Rectangles do not help.
    player.built["building.0.b1"] = next(iter(sites))
    assert scene.line("master-architect") == points


def test_a_legendary_building_that_is_no_rectangle_is_unusual() -> None:
    scene = Scene(3, action_cards=False)
    scene.state.challenge = "master_architect"
    sites = scene.rules.sites.by_id
    for piece, shape in (("building.0.b5", "l3"), ("building.0.s3", "l3"), ("legendary.singer", "p7")):
        scene.player().built[piece] = next(s for s in sites if s.startswith(f"site.{shape}."))
    assert scene.line("master-architect") == 3


def test_generation_king_pays_most_of_each_generation_and_nobody_for_a_tie() -> None:
    scene = Scene(3, action_cards=False)
    scene.state.challenge = "generation_king"
    scene.own(0, "y07", "y08")
    scene.put(0, "b1", (10, 13), (11, 13))
    scene.put(0, "s1", (12, 13), (12, 14))
    scene.own(1, "r10", "r12", "r03")
    scene.put(1, "b1", (12, 5), (13, 5))
    scene.put(1, "b2", (17, 6), (17, 7))
    scene.put(1, "g1", (10, 2), (11, 2), (12, 2))
    assert [scene.line("generation-king", seat) for seat in range(3)] == [5, 10, 0]
    scene.own(2, "g10")
    scene.put(2, "s1", (2, 6), (3, 6))
    assert [scene.line("generation-king", seat) for seat in range(3)] == [0, 10, 0]


def test_generation_king_counts_no_starter_and_legendary_buildings_as_gold() -> None:
    scene = Scene(3, action_cards=False)
    scene.state.challenge = "generation_king"
    scene.own(0, "b01", "g13", "y01")
    scene.put(0, "start", (10, 1), (11, 1))
    scene.put(0, "park_row", (1, 9), (2, 9), (3, 9), (1, 10), (2, 10), (3, 10))
    assert scene.line("generation-king") == 5


def test_gold_tycoon_pays_three_points_for_each_district_with_two_gold_buildings() -> None:
    scene = Scene(3, action_cards=False)
    scene.own(0, "r03", "g05", "g06")
    scene.put(0, "g1", (10, 2), (11, 2), (12, 2))
    scene.put(0, "g2", (2, 2), (3, 2), (2, 3), (3, 3))
    assert scene.line("gold-tycoon") == 0
    # Park Row stands on a green and a yellow lot: the second gold building of the green district.
    scene.own(0, "g13", "y01")
    scene.put(0, "park_row", (1, 9), (2, 9), (3, 9), (1, 10), (2, 10), (3, 10))
    assert scene.line("gold-tycoon") == 3


def test_silver_does_not_help_gold_tycoon() -> None:
    scene = Scene(3, action_cards=False)
    scene.own(0, "r03", "r10")
    scene.put(0, "g1", (10, 2), (11, 2), (12, 2))
    scene.put(0, "s1", (12, 5), (13, 5))
    assert scene.line("gold-tycoon") == 0


def prestige() -> Scene:
    """A gold building of seat 0 would stand on R03; others have bronze B02 north, silver R08 south of it."""
    scene = Scene(3, action_cards=False)
    scene.state.challenge = "gold_prestige"
    scene.own(1, "b02", "r08")
    scene.put(1, "b1", (12, 1), (13, 1))
    scene.put(1, "s1", (10, 3), (11, 3))
    scene.market(("red", 3))
    scene.player().points = 18
    return scene


def test_gold_prestige_pays_at_once_for_bronze_and_silver_neighbours_of_others() -> None:
    scene = prestige()
    scene.claim("r03")
    scene.build("g1", (10, 2), (11, 2), (12, 2))
    assert scene.player().points == 18 + 5 + 2
    assert scene.told("prestige")[0].data["points"] == 2
    assert scene.line("gold-prestige") == 2
    assert scene.line("score-buildings") == 18 + 5, "the points are not counted twice"


def test_gold_prestige_pays_only_where_it_is_the_challenge() -> None:
    scene = prestige()
    scene.state.challenge = "gold_tycoon"
    scene.claim("r03")
    scene.build("g1", (10, 2), (11, 2), (12, 2))
    assert (scene.player().points, scene.player().prestige) == (18 + 5, 0)


def test_gold_prestige_counts_the_neighbours_of_every_opponent() -> None:
    scene = prestige()
    scene.own(2, "r04")
    scene.put(2, "b1", (13, 2), (13, 3))
    scene.claim("r03")
    scene.build("g1", (10, 2), (11, 2), (12, 2))
    assert scene.player().prestige == 3


SQUARE = ((15, 2), (16, 2), (15, 3), (16, 3))


@pytest.mark.parametrize(
    ("kind", "cells", "points"),
    [("b6", SQUARE, 1), ("g2", SQUARE, 0), ("park_row", ((15, 1), (16, 1), *SQUARE), 0)],
)
def test_gold_prestige_pays_for_bronze_but_nothing_for_gold_or_legendary_neighbours(
    kind: str, cells: tuple[Cell, ...], points: int
) -> None:
    scene = Scene(3, action_cards=False)
    scene.state.challenge = "gold_prestige"
    scene.own(1, "p01", "r05", "r06")
    scene.put(1, kind, *cells)
    scene.player().points = 18
    scene.market(("pink", 3))
    scene.claim("p02")
    # The side in common is two squares long or three: a neighbour counts once all the same.
    scene.build("g1", (17, 1), (17, 2), (17, 3))
    assert scene.player().prestige == points


def test_gold_prestige_pays_nothing_for_own_gold_or_starter_neighbours() -> None:
    scene = prestige()
    scene.own(0, "r04")
    scene.put(0, "b1", (13, 2), (13, 3))
    scene.player().points = 18
    scene.own(2, "b01")
    scene.put(2, "start", (10, 1), (11, 1))
    scene.claim("r03")
    scene.build("g1", (10, 2), (11, 2), (12, 2))
    assert scene.player().points == 18 + 5 + 2


def test_gold_prestige_pays_nothing_at_corners_or_across_a_street() -> None:
    scene = Scene(3, action_cards=False)
    scene.state.challenge = "gold_prestige"
    scene.own(1, "r10", "r04")
    scene.put(1, "b1", (12, 5), (13, 5))
    scene.put(1, "b2", (12, 3), (13, 3))
    scene.player().points = 18
    scene.market(("red", 2))
    scene.own(0, "b01", "r03")
    scene.claim("r08")
    # (10..11, 1..2) touches (12, 3) with a corner only, (12, 5) not at all.
    scene.build("g2", (10, 1), (11, 1), (10, 2), (11, 2))
    assert scene.player().prestige == 0


def test_gold_prestige_pays_nothing_when_silver_is_built() -> None:
    scene = prestige()
    scene.claim("r03")
    scene.build("s2", (10, 2), (11, 2), (12, 2))
    assert scene.player().prestige == 0


def test_a_legendary_building_gains_prestige_as_gold() -> None:
    scene = Scene(3, action_cards=False)
    scene.state.challenge = "gold_prestige"
    scene.own(1, "g04")
    scene.put(1, "b1", (1, 2), (1, 3))
    scene.own(0, "g01", "g05", "g06")
    scene.player().points = 18
    scene.market(("blue", 2))
    scene.claim("b02")
    scene.build("park_row", (2, 1), (3, 1), (2, 2), (3, 2), (2, 3), (3, 3))
    assert scene.player().prestige == 1


def test_the_score_is_the_sum_of_its_sources() -> None:
    scene = prestige()
    scene.claim("r03")
    scene.build("g1", (10, 2), (11, 2), (12, 2))
    for score in scene.rules.scores(scene.state):
        assert score.total == sum(line.points for line in score.lines)
