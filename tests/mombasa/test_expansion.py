"""Mombasa: expanding companies (rulebook: Expansion cards; rulings 7 to 9)."""

from __future__ import annotations

import pytest

from game.rules.mombasa.bases import share_value
from game.rules.mombasa.expansion import reachable
from game.rules.mombasa.frames import Points
from tests.mombasa.scene import Scene, shipped

FIVE = ("card.M19", "card.0.expansion_2-1")
"""Expansion cards of 3 and 2."""


def example() -> Scene:
    """The worked example: Cape Town with 5 points; Mombasa stands on the Swahili Coast."""
    scene = Scene().at_turn().area(*FIVE).post("mombasa", "swahili_coast")
    scene.do("expand", "base.cape_town")
    return scene


def test_all_expansion_cards_are_used_together_for_one_company() -> None:
    scene = Scene().at_turn().area(*FIVE, "tile.expansion")
    assert scene.choices("expand") == {"base.mombasa", "base.cape_town", "base.saint_louis", "base.cairo"}
    scene.do("expand", "base.cairo")
    assert scene.happened("expand")[0].data["points"] == 8
    scene.do("done", "button.done")
    assert set(scene.player().used) == {*FIVE, "tile.expansion"}
    assert scene.happened("used")[0].data["cards"] == (*FIVE, "tile.expansion")


def test_example_of_expansion_two_single_borders_then_a_double_one_into_an_occupied_region() -> None:
    scene = example()
    assert scene.choices("enter") == {"region.cape_colony", "region.natal", "region.kalahari"}
    scene.do("enter", "region.natal")
    scene.do("enter", "region.zambezia", "stack.cape_town.1")
    assert scene.choices("enter") >= {"region.swahili_coast stack.cape_town.1"}
    scene.do("enter", "region.swahili_coast", "stack.cape_town.1")
    assert [event.data["cost"] for event in scene.happened("enter")] == [1, 1, 3]
    assert scene.state.posts["region.swahili_coast"].startswith("post.cape_town.")
    assert scene.waits_for(1)


def test_example_of_expansion_the_ousted_post_returns_to_its_base() -> None:
    scene = example()
    before = [len([p for p in column if p]) for column in scene.state.stacks["mombasa"]]
    scene.enter("natal", "zambezia", "swahili_coast")
    assert before == [4, 5, 5]
    assert [len([p for p in column if p]) for column in scene.state.stacks["mombasa"]] == [5, 5, 5]


def test_a_single_border_costs_1_a_double_one_2_and_another_company_1_more() -> None:
    scene = Scene().at_turn().post("saint_louis", "senegambia").post("cairo", "maghreb")
    costs = reachable(shipped().graph, scene.state, "saint_louis", 9)
    assert costs["region.guinea_coast"] == 1
    assert costs["region.upper_niger"] == 1
    assert costs["region.maghreb"] == 2 + 1
    assert "region.senegambia" not in costs, "never a region with the same company"


def test_points_that_do_not_suffice_open_nothing() -> None:
    scene = Scene().at_turn()
    assert set(reachable(shipped().graph, scene.state, "saint_louis", 1)) == {
        "region.senegambia", "region.guinea_coast",
    }  # fmt: skip


def test_the_cheapest_way_into_a_region_counts() -> None:
    scene = Scene().at_turn().post("cairo", "lower_egypt")
    assert reachable(shipped().graph, scene.state, "cairo", 9)["region.tripolitania"] == 1


def test_the_post_may_come_from_any_column_and_is_the_front_one() -> None:
    scene = Scene().at_turn().area("card.0.expansion_2-1").post("cairo", "lower_egypt")
    scene.do("expand", "base.cairo")
    assert "region.nubia stack.cairo.3" in scene.choices("enter")
    scene.do("enter", "region.nubia", "stack.cairo.3")
    assert scene.state.stacks["cairo"][2] == ["", *(f"post.cairo.{n}" for n in range(12, 16))]


def test_columns_that_are_alike_leave_no_choice() -> None:
    scene = Scene().at_turn().area("card.0.expansion_2-1")
    scene.do("expand", "base.cairo")
    assert "region.nubia" in scene.choices("enter")


def test_surplus_points_are_lost_and_one_may_stop_early() -> None:
    scene = example()
    scene.do("enter", "region.natal")
    scene.do("done", "button.done")
    assert scene.waits_for(1)
    assert set(scene.player().used) == set(FIVE)


def test_an_action_that_can_enter_nothing_is_lost_with_its_card() -> None:
    scene = Scene().at_turn().area("card.X1")
    scene.post("cape_town", "cape_colony", "natal")
    scene.post("mombasa", "kalahari", "zambezia")
    scene.do("expand", "base.cape_town")
    assert scene.waits_for(1)
    assert scene.player().used == ["card.X1"]


def test_a_company_without_posts_cannot_be_expanded() -> None:
    scene = Scene().at_turn().area("card.X1")
    for column in scene.state.stacks["cairo"]:
        scene.state.lost += column
        column[:] = [""] * 5
    assert "base.cairo" not in scene.choices("expand")


def test_running_out_of_posts_ends_the_expansion() -> None:
    scene = Scene().at_turn().area(*FIVE)
    stacks = scene.state.stacks["cape_town"]
    for number, column in enumerate(stacks):
        kept = column[4] if number == 0 else ""
        scene.state.lost += [post for post in column if post != kept]
        column[:] = ["", "", "", "", kept]
    scene.do("expand", "base.cape_town")
    scene.do("enter", "region.natal")
    assert scene.waits_for(1)


def test_pounds_and_diamonds_come_without_asking() -> None:
    scene = Scene().at_turn().area("card.0.expansion_2-1").money(0)
    scene.do("expand", "base.cape_town")
    scene.do("enter", "region.natal")
    scene.do("enter", *sorted(scene.choices("enter"))[0].split())
    assert scene.player().money == 1
    assert scene.player().diamonds == 1


def test_steps_go_to_the_track_of_the_expanding_company() -> None:
    scene = Scene().at_turn().area("card.0.expansion_2-1").post("saint_louis", "senegambia")
    scene.do("expand", "base.saint_louis")
    scene.do("enter", "region.upper_niger", "stack.saint_louis.1")
    scene.do("enter", "region.hausaland", "stack.saint_louis.1")
    # One region gives a bookkeeping point, the other two steps: the order is the player's.
    assert scene.choices("claim") == {"region.upper_niger", "region.hausaland"}
    scene.do("claim", "region.hausaland")
    assert scene.player().steps["saint_louis"] == 2
    assert scene.verbs() == {"book", "coins"}


def test_rewards_come_in_any_order() -> None:
    scene = Scene().at_turn().area("card.0.expansion_2-1").post("saint_louis", "senegambia").money(0)
    scene.player().steps["saint_louis"] = 7
    scene.do("expand", "base.saint_louis")
    scene.do("enter", "region.upper_niger", "stack.saint_louis.1")
    scene.do("enter", "region.hausaland", "stack.saint_louis.1")
    scene.do("claim", "region.upper_niger")
    scene.do("coins", "pile.bank")
    assert scene.player().money == 1, "too little for the capital call of 2"
    assert scene.player().steps["saint_louis"] == 8


def bookkeeping() -> Scene:
    """Three regions with a bookkeeping point each are in reach of Saint-Louis."""
    scene = Scene().at_turn().area("card.M19", "card.X1").money(0)
    scene.post("saint_louis", "senegambia", "angola")
    scene.do("expand", "base.saint_louis")
    for region in ("upper_niger", "kalahari", "maghreb"):
        scene.do("enter", f"region.{region}", "stack.saint_louis.1")
    return scene


def test_example_of_bookkeeping_points_three_regions_pool_for_two_a_books_and_a_pound() -> None:
    scene = bookkeeping()
    assert scene.state.stack[-1] == Points(0, 3)
    books = [book for book in scene.choices("book") if book.startswith("book.A")]
    assert len(books) == 4
    scene.do("book", books[0])
    scene.do("book", books[1])
    scene.do("coins", "pile.bank")
    assert scene.player().money == 1
    assert scene.player().gained == books[:2]
    assert [place for place, book in scene.state.shelf.items() if not book], "no refill before the end"


def test_example_of_bookkeeping_points_the_books_are_placed_then_the_display_is_refilled() -> None:
    scene = bookkeeping()
    first, second = sorted(book for book in scene.choices("book") if book.startswith("book.A"))[:2]
    scene.do("book", first)
    scene.do("book", second)
    scene.do("coins", "pile.bank")
    scene.do("shelve", first, "ledger.0.2")
    out = scene.do("shelve", second, "ledger.0.3")
    assert scene.player().books[1:4] == ["book.T01", first, second]
    assert all(scene.state.shelf.values())
    assert out.revealed
    assert scene.waits_for(1)


def test_the_enclosed_regions_are_reached_only_through_the_ring_around_them() -> None:
    graph = shipped().graph
    assert [region for region, r in graph.regions.items() if r.enclosed] == ["region.fezzan", "region.kasai"]
    for name, ring in (("region.fezzan", "region.great_sahara"), ("region.kasai", "region.congo_basin")):
        assert [other for other, _ in graph.regions[name].neighbours] == [ring]
        assert graph.regions[ring].reward == "none"


def test_chaining_through_a_ring_entered_this_turn_reaches_the_enclosed_region() -> None:
    scene = Scene().at_turn().area("card.M19").post("saint_louis", "upper_niger")
    scene.do("expand", "base.saint_louis")
    assert not any("fezzan" in choice for choice in scene.choices("enter"))
    scene.do("enter", "region.great_sahara", "stack.saint_louis.1")
    scene.do("enter", "region.fezzan", "stack.saint_louis.1")
    assert scene.player().diamonds == 3


def test_an_ousted_post_goes_to_the_deepest_free_space_of_the_column_chosen() -> None:
    scene = Scene().at_turn().area("card.0.expansion_2-1").post("mombasa", "nubia")
    for _ in range(2):
        scene.post("mombasa", "congo_basin")
        scene.state.lost.append(scene.state.posts["region.congo_basin"])
        scene.state.posts["region.congo_basin"] = ""
    scene.state.stacks["mombasa"] = [
        ["", "", "", *scene.state.stacks["mombasa"][0][3:]],
        scene.state.stacks["mombasa"][1], scene.state.stacks["mombasa"][2],
    ]  # fmt: skip
    scene.do("expand", "base.cairo")
    scene.do("enter", "region.nubia")
    assert scene.waits_for(1), "only one column has room"
    assert scene.state.stacks["mombasa"][0][:3] == ["", "", "post.mombasa.1"]


def test_the_active_player_picks_the_column_of_the_ousted_post() -> None:
    scene = Scene().at_turn().area("card.0.expansion_2-1").post("mombasa", "nubia")
    column = scene.state.stacks["mombasa"][1]
    scene.state.lost += column[:2]
    column[:2] = ["", ""]
    scene.do("expand", "base.cairo")
    scene.do("enter", "region.nubia")
    assert scene.choices("return") == {"stack.mombasa.1", "stack.mombasa.2"}
    scene.do("return", "stack.mombasa.2")
    assert scene.state.stacks["mombasa"][1] == ["", "post.mombasa.1", *column[2:]]


def emptied(scene: Scene, company: str, kept: str) -> None:
    """All posts of a base but the one on the map leave the game; its columns are empty."""
    for column in scene.state.stacks[company]:
        scene.state.lost += [post for post in column if post and post != kept]
        column[:] = [""] * 5


def test_space_5_is_never_covered_again_an_empty_column_refills_from_space_4() -> None:
    scene = Scene().at_turn().area("card.0.expansion_2-1").post("mombasa", "nubia")
    emptied(scene, "mombasa", scene.state.posts["region.nubia"])
    scene.do("expand", "base.cairo")
    scene.do("enter", "region.nubia")
    assert scene.state.stacks["mombasa"][0] == ["", "", "", "post.mombasa.1", ""]
    assert share_value(shipped().graph, scene.state, "mombasa") == 3 * 5 - 1


def test_without_a_legal_space_the_ousted_post_leaves_the_game() -> None:
    scene = Scene().at_turn().area("card.0.expansion_2-1").post("mombasa", "nubia")
    scene.state.stacks["mombasa"][0][0] = "post.mombasa.1"
    scene.state.posts["region.nubia"] = "post.mombasa.6"
    scene.state.stacks["mombasa"][1] = ["post.mombasa.7", *scene.state.stacks["mombasa"][1][2:], ""]
    scene.do("expand", "base.cairo")
    scene.do("enter", "region.nubia")
    assert scene.state.lost == ["post.mombasa.6"]


def test_rewards_come_before_the_ousting() -> None:
    scene = example()
    scene.enter("natal", "zambezia", "swahili_coast")
    kinds = [event.kind for event in scene.events]
    assert max(n for n, kind in enumerate(kinds) if kind == "reward") < kinds.index("oust")


@pytest.mark.parametrize("company", ["mombasa", "cape_town", "saint_louis", "cairo"])
def test_every_base_opens_two_regions_for_1_and_one_for_2(company: str) -> None:
    scene = Scene().at_turn()
    costs = reachable(shipped().graph, scene.state, company, 9)
    assert sorted(costs.values()) == [1, 1, 2]


def test_the_map_has_24_regions_and_48_borders_22_of_them_double() -> None:
    graph = shipped().graph
    assert len(graph.regions) == 24
    costs = [cost for region in graph.regions.values() for _, cost in region.neighbours]
    assert (len(costs), costs.count(2)) == (2 * 48, 2 * 22)
