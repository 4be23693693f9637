"""Rulebook, Demolish; rulings 14 and 15."""

from __future__ import annotations

from tests.newyork1901.scenes import Scene

ROW = ((10, 13), (11, 13), (12, 13))


def row(points: int = 6) -> Scene:
    """Seat 0 has a bronze building on Y07 and owns Y08 beside it, one square of which is (12, 13)."""
    scene = Scene(3, action_cards=False)
    scene.own(0, "y07")
    scene.put(0, "b1", (10, 13), (11, 13))
    scene.own(0, "y08")
    scene.player().points = points
    return scene


def test_a_higher_building_takes_the_place_of_a_lower_one_instead_of_an_expansion() -> None:
    scene = row()
    scene.market(("red", 2), ("blue", 2), ("green", 3))
    market, deck = list(scene.state.market), list(scene.state.deck)
    scene.build("s2", *ROW, verb="demolish")
    assert set(scene.player().built) == {"building.0.s2"}
    assert (scene.state.market, scene.state.deck) == (market, deck), "no card, no refill"
    assert scene.seat() == 1


def test_demolished_buildings_leave_for_good() -> None:
    scene = row()
    scene.build("s2", *ROW, verb="demolish")
    assert scene.player().demolished == ["building.0.b1"]
    assert "building.0.b1" not in scene.player().unbuilt


def test_no_points_are_lost() -> None:
    scene = row(points=6)
    scene.build("s2", *ROW, verb="demolish")
    assert scene.player().points == 6 + 4


def test_the_workers_on_the_new_site_come_back() -> None:
    scene = row()
    assert scene.guarded() == {"y08"}
    scene.build("s2", *ROW, verb="demolish")
    assert scene.guarded() == set()


def test_what_is_demolished_must_be_of_a_lower_generation() -> None:
    scene = row()
    assert not scene.may("demolish", "b4", *ROW), "bronze over bronze"
    assert scene.may("demolish", "s2", *ROW), "silver over bronze"
    scene.player().points = 18
    assert scene.may("demolish", "g1", *ROW), "gold over bronze"
    silver = Scene(3, action_cards=False)
    silver.own(0, "y07", "y08")
    silver.put(0, "s1", (10, 13), (11, 13))
    silver.player().points = 18
    assert not silver.may("demolish", "s2", *ROW), "silver over silver"
    assert silver.may("demolish", "g1", *ROW), "gold over silver"


def test_the_starter_ranks_below_bronze() -> None:
    scene = Scene(3, action_cards=False)
    scene.own(0, "b01")
    scene.put(0, "start", (10, 1), (11, 1))
    assert scene.may("demolish", "b1", (10, 1), (11, 1))
    scene.build("b1", (10, 1), (11, 1), verb="demolish")
    assert scene.player().demolished == ["building.0.start"]
    assert scene.player().points == 2


def test_legendary_buildings_rank_as_gold_and_are_never_demolished() -> None:
    scene = Scene(3, action_cards=False)
    scene.own(0, "g13", "y01")
    scene.put(0, "park_row", (1, 9), (2, 9), (3, 9), (1, 10), (2, 10), (3, 10))
    scene.player().points = 30
    assert scene.actions("demolish") == []


def test_a_legendary_building_may_replace_silver_but_not_gold() -> None:
    everything = ((1, 9), (2, 9), (3, 9), (1, 10), (2, 10), (3, 10))
    for kind, allowed in (("s2", True), ("g1", False)):
        scene = Scene(3, action_cards=False)
        scene.own(0, "g13", "y01")
        scene.put(0, kind, *everything[:3])
        scene.player().points = 18
        assert scene.may("demolish", "park_row", *everything) == allowed


def test_only_buildings_under_the_new_one_are_removed() -> None:
    scene = row()
    scene.own(0, "r10")
    scene.put(0, "b2", (12, 5), (13, 5))
    scene.build("s2", *ROW, verb="demolish")
    assert set(scene.player().built) == {"building.0.b2", "building.0.s2"}


def test_a_demolition_overlaps_at_least_one_own_building() -> None:
    scene = row()
    for action in scene.actions("demolish"):
        site = scene.rules.sites.by_id[action.targets[1]]
        assert {(10, 13), (11, 13)} & set(site.cells)


def test_a_half_overlapped_building_leaves_as_a_whole() -> None:
    scene = row()
    scene.build("s1", (11, 13), (12, 13), verb="demolish")
    assert scene.player().demolished == ["building.0.b1"]


def test_buildings_of_others_cannot_be_demolished() -> None:
    scene = row()
    scene.own(1, "r10")
    scene.put(1, "b1", (12, 5), (13, 5))
    scene.player().points = 30
    assert not any(
        {(12, 5), (13, 5)} & set(scene.rules.sites.by_id[action.targets[1]].cells)
        for action in scene.actions("demolish")
    )


def bronze_over_two_lots() -> Scene:
    """A bronze building over Y07 and Y08; a silver one on Y07 alone would lay Y08 bare."""
    scene = Scene(3, action_cards=False)
    scene.own(0, "y07", "y08")
    scene.put(0, "b4", *ROW)
    scene.player().points = 6
    return scene


def test_every_lot_laid_bare_gets_a_worker() -> None:
    scene = bronze_over_two_lots()
    scene.build("s1", (10, 13), (11, 13), verb="demolish")
    assert scene.guarded() == {"y08"}
    assert scene.told("guard")[0].data["lots"] == ("lot.y08",)
    assert "lot.y08" in scene.player().lots


def test_without_enough_workers_the_demolition_is_illegal() -> None:
    scene = bronze_over_two_lots()
    scene.own(0, "r10", "r12", "r08", "r13")
    assert not scene.player().free_workers()
    assert not scene.may("demolish", "s1", (10, 13), (11, 13)), "Y08 would need a fifth worker"
    assert scene.may("demolish", "s2", *ROW), "no lot is laid bare"


def test_workers_freed_by_the_new_building_may_cover_the_bare_lots() -> None:
    scene = bronze_over_two_lots()
    scene.own(0, "p12", "r10", "r12", "r08")
    assert not scene.player().free_workers()
    # The silver building stands on Y07 and P12: P12's worker comes back and goes to Y08.
    assert scene.may("demolish", "s1", (10, 13), (10, 14))
    scene.build("s1", (10, 13), (10, 14), verb="demolish")
    assert scene.guarded() == {"y08", "r10", "r12", "r08"}


def test_a_lot_that_another_building_still_stands_on_needs_no_worker() -> None:
    scene = Scene(3, action_cards=False)
    scene.own(0, "y07", "y08", "y09")
    scene.put(0, "b4", *ROW)
    scene.put(0, "b1", (12, 14), (13, 14))
    scene.player().points = 6
    scene.own(0, "r10", "r12", "r08", "r13")
    assert not scene.player().free_workers()
    scene.build("s1", (10, 13), (11, 13), verb="demolish")
    assert scene.guarded() == {"r10", "r12", "r08", "r13"}


def test_a_demolition_needs_no_worker_in_hand() -> None:
    scene = row()
    scene.own(0, "r10", "r12", "r08")
    assert not scene.player().free_workers()
    assert scene.may("demolish", "s2", *ROW)


def test_whoever_demolishes_always_builds_in_the_same_action() -> None:
    scene = row()
    before = len(scene.player().unbuilt)
    out = scene.build("s2", *ROW, verb="demolish")
    assert [event.kind for event in out.events] == ["replace", "demolish", "home", "raise", "turn"]
    assert len(scene.player().unbuilt) == before - 1


def test_a_demolition_may_use_free_squares_of_the_estate_too() -> None:
    scene = row()
    scene.build("s2", *ROW, verb="demolish")
    site = scene.rules.sites.by_id[scene.player().built["building.0.s2"]]
    assert (12, 13) in site.cells
