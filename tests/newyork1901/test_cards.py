"""Rulebook, Action cards; rulings 16 to 18."""

from __future__ import annotations

from tests.newyork1901.scenes import Scene

SHIFT, GRAB, BOOM = "action.0.market_shift", "action.0.land_grab", "action.0.construction_boom"


def test_market_shift_puts_the_open_cards_under_the_deck_and_deals_four_new_ones() -> None:
    scene = Scene()
    old, top = scene.state.open_cards(), scene.state.deck[-4:]
    out = scene.do("shift", SHIFT)
    assert sorted(scene.state.deck[:4]) == sorted(old)
    assert scene.state.open_cards() == top[::-1]
    assert out.revealed
    assert scene.sound()


def test_market_shift_shuffles_the_cards_it_puts_away() -> None:
    orders = set()
    for rng in range(12):
        scene = Scene()
        scene.state.rng = rng
        scene.do("shift", SHIFT)
        orders.add(tuple(scene.state.deck[:4]))
    assert len(orders) > 1


def test_market_shift_is_played_at_the_start_of_the_turn_only() -> None:
    scene = Scene()
    scene.market(("yellow", 2))
    assert scene.actions("shift")
    scene.claim("y07")
    assert not scene.actions("shift")


def test_market_shift_does_not_replace_the_turn() -> None:
    scene = Scene()
    scene.do("shift", SHIFT)
    assert scene.seat() == 0 and scene.actions("claim")


def test_market_shift_needs_a_deck() -> None:
    scene = Scene()
    scene.state.deck.clear()
    assert not scene.actions("shift")


def test_a_small_deck_comes_back_with_the_old_cards() -> None:
    scene = Scene()
    scene.state.deck = scene.state.deck[:1]
    top = scene.state.deck[-1]
    scene.do("shift", SHIFT)
    assert top in scene.state.open_cards() and len(scene.state.open_cards()) == 4
    assert len(scene.state.deck) == 1


def test_land_grab_takes_two_cards_of_size_two_with_two_workers() -> None:
    scene = Scene()
    scene.market(("yellow", 2), ("red", 2), ("red", 3), ("blue", 2))
    scene.do("grab", GRAB)
    assert not {"lot.r02", "lot.r03"} & {action.targets[1] for action in scene.actions()}
    assert {action.verb for action in scene.actions()} == {"claim"}
    scene.claim("y07")
    scene.claim("r10")
    assert scene.guarded() == {"y07", "r10"}
    assert len(scene.state.open_cards()) == 4


def test_both_cards_of_a_land_grab_lie_open_before_the_refill() -> None:
    scene = Scene()
    (first, second) = scene.market(("yellow", 2), ("red", 2))
    scene.do("grab", GRAB)
    scene.claim("y07")
    assert {action.targets[0] for action in scene.actions()} == {second}
    assert first not in scene.state.open_cards()


def test_a_land_grab_still_allows_one_build_only() -> None:
    scene = Scene()
    scene.player().actions = [GRAB]
    scene.market(("yellow", 2), ("red", 2))
    scene.do("grab", GRAB)
    scene.claim("y07")
    scene.claim("r10")
    scene.build("b1", (10, 13), (11, 13))
    assert scene.seat() == 1


def test_land_grab_needs_two_workers_in_hand() -> None:
    scene = Scene()
    scene.market(("yellow", 2), ("red", 2))
    scene.own(0, "y07", "y08")
    assert scene.actions("grab")
    scene.own(0, "y05")
    assert not scene.actions("grab")


def test_land_grab_needs_two_open_cards_of_size_two() -> None:
    scene = Scene()
    scene.market(("yellow", 2), ("red", 3))
    assert not scene.actions("grab")
    scene.market(("yellow", 2), ("yellow", 2), ("red", 3))
    assert scene.actions("grab")


def test_land_grab_needs_a_deck() -> None:
    scene = Scene()
    scene.market(("yellow", 2), ("red", 2))
    scene.state.deck.clear()
    assert not scene.actions("grab")


def boom() -> Scene:
    """Seat 0 has just built on Y07 and holds Construction Boom; Y08 and P12 are still free."""
    scene = Scene(3)
    scene.player().actions = [BOOM]
    scene.own(0, "y08", "p12", "y05")
    scene.market(("yellow", 2))
    scene.claim("y07")
    scene.build("b1", (10, 13), (11, 13))
    return scene


def test_construction_boom_allows_one_more_build_after_a_build() -> None:
    scene = boom()
    assert {action.verb for action in scene.actions()} == {"boom", "end"}
    assert scene.prompt() == "newyork1901-choose-boom"
    scene.do("boom", BOOM)
    assert scene.prompt() == "newyork1901-choose-extra"
    assert {action.verb for action in scene.actions()} == {"build"}
    scene.build("b2", (10, 14), (11, 14))
    assert scene.player().points == 4
    assert scene.seat() == 1


def test_construction_boom_need_not_be_played() -> None:
    scene = boom()
    scene.end()
    assert scene.seat() == 1 and scene.player().actions == [BOOM]


def test_construction_boom_brings_neither_a_card_nor_a_demolition() -> None:
    scene = boom()
    scene.player().points = 18
    scene.do("boom", BOOM)
    assert {action.verb for action in scene.actions()} == {"build"}
    assert scene.may("build", "b2", (12, 13), (12, 14))
    assert not scene.may("build", "s1", (10, 13), (11, 13)), "occupied by b1"


def test_construction_boom_follows_a_demolition_too() -> None:
    scene = Scene(3)
    scene.player().actions = [BOOM]
    scene.own(0, "y07", "y08")
    scene.put(0, "b1", (10, 13), (11, 13))
    scene.player().points = 6
    scene.build("s1", (10, 13), (11, 13), verb="demolish")
    scene.do("boom", BOOM)
    scene.build("b2", (12, 13), (12, 14))
    assert set(scene.player().built) == {"building.0.s1", "building.0.b2"}


def test_the_first_build_may_open_the_generation_of_the_second() -> None:
    scene = Scene(3)
    scene.player().actions = [BOOM]
    scene.own(0, "y08")
    scene.player().points = 4
    scene.market(("yellow", 2))
    scene.claim("y07")
    assert not scene.may("build", "s1", (12, 13), (12, 14))
    scene.build("b1", (10, 13), (11, 13))
    scene.do("boom", BOOM)
    assert scene.may("build", "s1", (12, 13), (12, 14))


def test_construction_boom_never_leaves_fewer_than_four_own_buildings() -> None:
    for spent, allowed in ((12, True), (13, False)):
        scene = Scene(3)
        scene.player().actions = [BOOM]
        scene.own(0, "y08")
        scene.market(("yellow", 2))
        scene.claim("y07")
        scene.spend(0, spent)
        scene.build("b1", (10, 13), (11, 13))
        assert len(scene.player().unbuilt) == 17 - spent
        # With five left one more may be built, with four none: then the turn is over.
        assert (scene.seat() == 0) == allowed


def test_a_legendary_building_does_not_count_for_construction_boom() -> None:
    scene = Scene(3)
    scene.player().actions = [BOOM]
    scene.own(0, "g13", "y01")
    scene.market(("yellow", 2))
    scene.claim("y07")
    scene.player().unbuilt = ["building.0.b1", *[f"building.0.{kind}" for kind in ("g1", "g2", "g3", "g4")]]
    scene.player().points = 18
    scene.build("b1", (10, 13), (11, 13))
    scene.do("boom", BOOM)
    assert scene.kinds() == {"park_row"}


def test_several_action_cards_may_be_played_in_a_turn_each_once_a_game() -> None:
    scene = Scene(3)
    scene.do("shift", SHIFT)
    scene.market(("yellow", 2), ("yellow", 2))
    scene.do("grab", GRAB)
    scene.claim("y07")
    scene.claim("y08")
    scene.build("b1", (10, 13), (11, 13))
    scene.do("boom", BOOM)
    scene.build("b2", (12, 13), (12, 14))
    assert scene.player().actions == []
    assert scene.line("score-actions") == 0


def test_every_played_card_is_told_with_its_name() -> None:
    scene = Scene(3)
    old = scene.state.open_cards()
    scene.do("shift", SHIFT)
    assert scene.told("shift")[0].data == {"seat": 0, "card": SHIFT, "cards": tuple(old)}
    scene.market(("yellow", 2), ("yellow", 2))
    scene.do("grab", GRAB)
    scene.claim("y07")
    scene.claim("y08")
    scene.build("b1", (10, 13), (11, 13))
    scene.do("boom", BOOM)
    assert scene.told("grab")[0].data == {"seat": 0, "card": GRAB}
    assert scene.told("boom")[0].data == {"seat": 0, "card": BOOM}


def test_the_refill_tells_which_card_comes_to_which_place() -> None:
    scene = Scene(3)
    scene.market(("red", 3), ("yellow", 2), ("red", 2), ("yellow", 2))
    scene.do("grab", GRAB)
    scene.claim("y07")
    scene.claim("y08")
    told = scene.told("refill")[0].data
    assert told["places"] == (1, 3)
    assert told["cards"] == (scene.state.market[1], scene.state.market[3])


def test_an_unused_action_card_is_worth_a_point() -> None:
    scene = Scene()
    assert scene.line("score-actions") == 3
    scene.do("shift", SHIFT)
    assert scene.line("score-actions") == 2


def test_without_action_cards_there_are_no_points_for_them() -> None:
    assert Scene(action_cards=False).line("score-actions") == 0
