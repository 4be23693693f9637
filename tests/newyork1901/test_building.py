"""Rulebook, Skyscrapers, Legendary buildings, Build and Building rules; rulings 10 to 13."""

from __future__ import annotations

import pytest

from game.rules.newyork1901.board import Cell, Lot, LotGrid
from game.rules.newyork1901.components import building_of, buildings
from game.rules.newyork1901.sites import Sites, turned, turns
from game.rules.newyork1901.state import Build
from tests.newyork1901.scenes import Scene, city


def ready(*lots: str, points: int = 0) -> Scene:
    """Seat 0 owns these lots and has come to the build of the turn."""
    scene = Scene(3, action_cards=False)
    scene.own(0, *lots)
    scene.player().points = points
    scene.state.stack = [Build(0)]
    return scene


def test_a_building_scores_the_points_written_on_it() -> None:
    scene = ready("y07", points=6)
    scene.build("s1", (10, 13), (11, 13))
    assert scene.player().points == 6 + 3
    assert scene.line("score-buildings") == 9
    (told,) = scene.told("build")
    assert (told.data["building"], told.data["points"]) == ("building.0.s1", 3)


def test_the_build_brings_the_workers_of_all_touched_lots_back() -> None:
    scene = ready("y07", "y08")
    scene.build("b4", (10, 13), (11, 13), (12, 13))
    assert scene.guarded() == set()
    assert scene.told("home")[0].data["lots"] == ("lot.y07", "lot.y08")


def test_the_build_ends_the_turn() -> None:
    scene = ready("y07", "y08")
    scene.build("b1", (10, 13), (11, 13))
    assert scene.seat() == 1


def test_a_building_must_lie_wholly_in_the_own_estate() -> None:
    scene = ready("y07")
    scene.own(1, "y08")
    assert scene.may("build", "b1", (10, 13), (11, 13))
    assert not scene.may("build", "b1", (11, 13), (12, 13))


def test_buildings_may_cross_lots_and_districts() -> None:
    scene = ready("y07", "p12")
    scene.build("b6", (10, 13), (11, 13), (10, 14), (11, 14))
    assert scene.rules.sites.by_id[scene.player().built["building.0.b6"]].districts == {"yellow", "pink"}


def test_buildings_never_overlap_without_a_demolition() -> None:
    scene = ready("y07", "y08")
    scene.put(0, "b1", (10, 13), (11, 13))
    assert not scene.may("build", "b2", (11, 13), (12, 13))
    assert scene.may("build", "b2", (12, 13), (12, 14))


def test_a_building_needs_a_street_or_park_at_one_of_its_edges() -> None:
    scene = ready("b06", "b04")
    # Both lots lie inside their blocks.
    assert scene.actions("build") == []


def test_a_building_reaching_out_to_a_street_makes_inner_squares_usable() -> None:
    scene = ready("b06", "b07")
    # The inner lot B06 alone has no street; together with a square of B07 it reaches William Street.
    assert scene.may("build", "b4", (11, 6), (12, 6), (13, 6))


@pytest.mark.parametrize(
    ("beside", "corner", "buildable"),
    [
        ("street", "", True),
        ("park", "", True),
        ("landmark", "", False),
        ("", "street", False),
        ("landmark", "park", False),
    ],
)
def test_street_or_park_at_an_edge_count_but_no_corner_and_no_landmark(
    beside: str, corner: str, buildable: bool
) -> None:
    """One lot of two squares at (1, 1) and (2, 1), with one square beside it and one at its corner."""
    lot = Lot("lot.a", "red", ((1, 1), (2, 1)), starter=True)
    squares = {(3, 1): beside, (3, 0): corner}

    def those(kind: str) -> dict[Cell, str]:
        return {cell: "" for cell, found in squares.items() if found == kind}

    grid = LotGrid(4, 3, (lot,), those("street"), those("park"), those("landmark"), frozenset(), {})
    assert bool(Sites(grid).by_id) == buildable


def test_a_street_without_a_name_allows_building() -> None:
    scene = ready("b02")
    scene.build("b1", (12, 1), (13, 1))
    site = scene.rules.sites.by_id[scene.player().built["building.0.b1"]]
    assert site.streets == frozenset()


def test_a_building_need_not_fill_its_lot() -> None:
    scene = ready("y09")
    scene.build("b1", (13, 13), (13, 14))
    assert scene.guarded() == set()


def test_buildings_are_turned_but_never_mirrored() -> None:
    outline = buildings()["s5"].cells
    mirrored = tuple((-x, y) for x, y in outline)
    assert len(turns(outline)) == 2
    assert turned(mirrored, 0) not in turns(outline).values()
    counts = {building.id: len(turns(building.cells)) for building in buildings().values()}
    assert (counts["b6"], counts["b1"], counts["g6"], counts["s6"]) == (1, 2, 2, 4)


def test_every_rotation_of_a_shape_has_its_sites() -> None:
    quarters = {(site.shape, site.id.rsplit(".", 1)[1]) for site in city().sites.by_id.values()}
    for building in buildings().values():
        for quarter in turns(building.cells):
            # Nine squares fill a whole block of three by three; all others fit somewhere in any position.
            assert (building.shape, str(quarter)) in quarters


def test_at_first_only_bronze_may_be_built() -> None:
    scene = ready("y07", "y08", "y09", points=5)
    assert {kind[0] for kind in scene.kinds()} == {"b"}


def test_silver_opens_at_6_points() -> None:
    scene = ready("y07", "y08", "y09", points=6)
    assert {kind[0] for kind in scene.kinds()} == {"b", "s"}


def test_gold_opens_at_18_points() -> None:
    scene = ready("y07", "y08", "y09", points=17)
    assert "g" not in {kind[0] for kind in scene.kinds()}
    scene.player().points = 18
    assert {kind[0] for kind in scene.kinds()} >= {"b", "s", "g"}


def test_in_the_expert_game_silver_opens_at_10_and_gold_at_25() -> None:
    scene = ready("y07", "y08", "y09")
    expert = Scene(variant="expert").state
    scene.state.silver_at, scene.state.gold_at = expert.silver_at, expert.gold_at
    for points, opened in ((9, {"b"}), (10, {"b", "s"}), (24, {"b", "s"}), (25, {"b", "s", "g"})):
        scene.player().points = points
        assert {kind[0] for kind in scene.kinds()} == opened


def test_opening_a_generation_is_told() -> None:
    scene = ready("y07", points=5)
    scene.build("b1", (10, 13), (11, 13))
    assert [event.data["generation"] for event in scene.told("generation")] == ["silver"]


def wide() -> Scene:
    """Seat 0 owns the whole block west of Broadway below Thames, and gold is open."""
    return ready("g13", "y01", points=18)


def test_a_legendary_building_is_built_like_a_gold_one_and_belongs_to_the_builder() -> None:
    scene = wide()
    scene.build("park_row", (1, 9), (2, 9), (3, 9), (1, 10), (2, 10), (3, 10))
    assert "legendary.park_row" in scene.player().built
    assert scene.player().points == 18 + 10
    assert len(scene.player().unbuilt) == 18, "it is not one of the eighteen"


def test_each_legendary_building_is_built_once_a_game() -> None:
    scene = wide()
    scene.build("park_row", (1, 9), (2, 9), (3, 9), (1, 10), (2, 10), (3, 10))
    assert "legendary.park_row" not in scene.state.legendary
    scene.own(1, "g04", "g05", "g06")
    scene.player(1).points = 18
    scene.state.stack = [Build(1)]
    assert "g6" in scene.kinds() and "park_row" not in scene.kinds()


def test_a_player_may_build_only_one_legendary_building() -> None:
    scene = ready("g04", "g05", "g06", points=18)
    assert "park_row" in scene.kinds()
    scene.player().built["legendary.singer"] = scene.site(
        "singer", (15, 1), (16, 1), (17, 1), (15, 2), (16, 2), (17, 2), (15, 3)
    )
    scene.state.legendary.remove("legendary.singer")
    assert "park_row" not in scene.kinds()


def test_a_legendary_building_needs_the_gold_generation() -> None:
    scene = ready("g04", "g05", "g06", points=17)
    assert not any(building_of(action.targets[0]).height for action in scene.actions("build"))
