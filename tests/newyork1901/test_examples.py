"""The five worked examples of the rulebook, on a map of their own."""

from __future__ import annotations

from tests.newyork1901.scenes import Scene, examples


def green() -> Scene:
    """A turn of the green player, at the start of example 1."""
    return Scene(3, examples())


def blue() -> Scene:
    """The blue player of example 3: two blue lots with workers, past the silver threshold."""
    scene = Scene(3, examples())
    scene.own(0, "b1", "b2")
    scene.player().points = 6
    scene.market(("red", 2))
    return scene


def test_example_1_a_small_building_on_a_lot_of_three_leaves_a_square_in_the_estate() -> None:
    scene = green()
    scene.market(("yellow", 3))
    scene.claim("y1")
    assert scene.guarded() == {"y1"}
    scene.build("b1", (5, 1), (6, 1))
    assert scene.player().points == 2
    assert scene.guarded() == set() and len(scene.player().free_workers()) == 4
    assert "lot.y1" in scene.player().lots


def test_example_2_a_new_lot_and_the_left_over_square_make_room_for_three() -> None:
    scene = green()
    scene.own(0, "y1")
    scene.put(0, "b1", (5, 1), (6, 1))
    scene.market(("yellow", 2))
    scene.claim("y2")
    scene.build("b5", (7, 1), (7, 2), (6, 2))
    assert scene.player().points == 2 + 3
    assert scene.guarded() == set()


def test_example_3_a_silver_building_over_parts_of_three_lots_in_two_districts() -> None:
    scene = blue()
    scene.claim("r1")
    assert scene.guarded() == {"b1", "b2", "r1"}
    scene.build("s6", (1, 1), (2, 1), (1, 2), (2, 2), (1, 3))
    assert scene.player().points == 6 + 6
    assert scene.guarded() == set()
    assert set(scene.player().lots) == {"lot.b1", "lot.b2", "lot.r1"}


def small_bronzes() -> Scene:
    """Example 4: two bronze buildings fill the yellow lots; all generations are open."""
    scene = green()
    scene.own(0, "y1", "y2")
    scene.put(0, "b1", (5, 1), (6, 1))
    scene.put(0, "b5", (7, 1), (7, 2), (6, 2))
    scene.player().points = 18
    return scene


def test_example_4_option_1_two_bronzes_make_way_for_a_large_silver() -> None:
    scene = small_bronzes()
    scene.build("s6", (5, 1), (6, 1), (7, 1), (6, 2), (7, 2), verb="demolish")
    assert scene.player().built == {"building.0.s6": "site.p5.5.1.1"}
    assert scene.player().demolished == ["building.0.b1", "building.0.b5"]
    assert scene.guarded() == set()
    assert scene.player().points == 18 + 6


def test_example_4_option_2_a_small_gold_lays_a_lot_bare_and_a_worker_must_cover_it() -> None:
    scene = small_bronzes()
    scene.build("g1", (5, 1), (6, 1), (7, 1), verb="demolish")
    assert scene.player().demolished == ["building.0.b1", "building.0.b5"]
    assert scene.guarded() == {"y2"}
    assert "lot.y2" in scene.player().lots
    assert scene.player().points == 18 + 5


def test_example_5_the_metropolitan_life_in_place_of_a_silver_building() -> None:
    scene = blue()
    scene.state.streets = ["broadway", "wall", "cedar"]
    scene.own(0, "r1")
    scene.put(0, "s6", (1, 1), (2, 1), (1, 2), (2, 2), (1, 3))
    scene.own(0, "r2")
    scene.player().points = 18
    scene.build(
        "metropolitan_life", (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (1, 3), (2, 3), verb="demolish"
    )
    assert scene.player().points == 18 + 12
    assert scene.player().demolished == ["building.0.s6"]
    assert scene.guarded() == set()
    assert scene.told("home")[0].data["lots"] == ("lot.r2",)


def test_example_5_it_is_one_building_for_cedar_and_one_in_each_of_its_two_districts() -> None:
    scene = blue()
    scene.state.streets = ["broadway", "wall", "cedar"]
    scene.own(0, "r1", "r2")
    scene.put(0, "metropolitan_life", (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (1, 3), (2, 3))
    # One building of an opponent at Cedar makes a tie: the big one counts once.
    scene.own(1, "y1")
    scene.put(1, "b1", (5, 1), (6, 1))
    assert scene.line("street-cedar") == 0
    # A second gold building in each of the two districts completes both.
    scene.own(0, "b4", "r3", "r4")
    scene.put(0, "g1", (5, 6), (6, 6), (7, 6))
    assert scene.line("challenge-gold-tycoon") == 3
    scene.put(0, "g2", (1, 5), (2, 5), (1, 6), (2, 6))
    assert scene.line("challenge-gold-tycoon") == 6
