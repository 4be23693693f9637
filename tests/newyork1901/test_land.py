"""Rulebook, Playing: expand, the market, turns without workers; rulings 5 to 9."""

from __future__ import annotations

from game.rules.kernel.action import Action
from tests.newyork1901.scenes import Scene


def test_a_turn_with_a_worker_in_hand_begins_with_land_not_with_a_build() -> None:
    scene = Scene(action_cards=False)
    scene.own(0, "y07", "y08", "y05")
    assert {action.verb for action in scene.actions()} == {"claim"}


def test_a_card_claims_any_free_lot_of_its_colour_and_size() -> None:
    scene = Scene(action_cards=False)
    scene.own(1, "y02", "y05")
    (card,) = scene.market(("yellow", 2))
    lots = ["y06", "y07", "y08", "y10", "y11", "y12"]
    assert scene.actions() == [Action(0, "claim", (card, f"lot.{lot}")) for lot in lots]


def test_a_lot_of_another_player_cannot_be_claimed() -> None:
    scene = Scene()
    scene.own(1, "r02")
    scene.market(("red", 3))
    assert "lot.r02" not in {action.targets[1] for action in scene.actions("claim")}


def test_the_claimed_lot_gets_a_worker_and_its_card_joins_the_estate() -> None:
    scene = Scene()
    (card,) = scene.market(("yellow", 2))
    scene.claim("y07")
    assert scene.player().lots == {"lot.y07": card}
    assert scene.guarded() == {"y07"}
    assert len(scene.player().free_workers()) == 3


def test_the_market_is_filled_up_again_before_the_build() -> None:
    scene = Scene()
    place = scene.state.market.index(scene.actions("claim")[0].targets[0])
    top = scene.state.deck[-1]
    out = scene.do("claim", *scene.actions("claim")[0].targets)
    assert scene.state.market[place] == top
    assert len(scene.state.open_cards()) == 4
    assert out.revealed
    assert [event.kind for event in out.events] == ["claim", "refill", "first"]


def test_after_the_expansion_one_may_build_or_end_the_turn() -> None:
    scene = Scene()
    scene.market(("yellow", 2))
    scene.claim("y07")
    assert {action.verb for action in scene.actions()} == {"build", "end"}
    scene.end()
    assert scene.told("pass")[0].data == {"seat": 0}
    assert scene.seat() == 1


def test_the_build_may_be_anywhere_in_the_estate_not_only_on_the_new_lot() -> None:
    scene = Scene(action_cards=False)
    scene.own(0, "r10")
    scene.market(("yellow", 2))
    scene.claim("y07")
    scene.build("b1", (12, 5), (13, 5))
    assert scene.guarded() == {"y07"}


def test_the_turn_ends_by_itself_where_nothing_can_be_built() -> None:
    scene = Scene(action_cards=False)
    scene.market(("blue", 2))
    # B04 touches neither street nor park.
    scene.claim("b04")
    assert scene.seat() == 1
    assert [event.kind for event in scene.events] == ["claim", "refill", "first", "idle", "turn"]


def test_a_turn_is_a_reveal_only_where_cards_are_drawn() -> None:
    scene = stuck(action_cards=True)
    scene.player().actions.clear()
    assert not scene.do("recall", "worker.0.1").revealed
    scene.market(("yellow", 2), ("red", 2))
    assert not scene.do("grab", "action.1.land_grab").revealed
    assert not scene.claim("y08").revealed, "the market is refilled after the second card only"
    assert scene.claim("r06").revealed
    out = scene.build("b1", (12, 13), (12, 14))
    assert not out.revealed and out.new_turn is None, "Construction Boom may follow"
    assert scene.end().new_turn == 0


def test_without_a_worker_one_builds_straight_away() -> None:
    scene = Scene(action_cards=False)
    scene.own(0, "y07", "y08", "y05", "y06")
    assert {action.verb for action in scene.actions()} == {"build"}
    scene.build("b1", (10, 13), (11, 13))
    assert scene.seat() == 1
    assert scene.guarded() == {"y08", "y05", "y06"}


def test_without_a_worker_a_legal_build_must_be_made() -> None:
    scene = Scene(action_cards=False)
    scene.own(0, "y07", "b04", "b06", "y05")
    assert not scene.actions("end") and not scene.actions("recall")


def test_workers_that_come_back_later_in_the_turn_bring_no_card() -> None:
    scene = Scene(action_cards=False)
    scene.own(0, "y07", "y08", "y05", "y06")
    scene.build("b1", (10, 13), (11, 13))
    assert scene.player().free_workers() and scene.seat() == 1


def stuck(*, action_cards: bool = False) -> Scene:
    """Four workers on lots where nothing can be built: only size-2 tiles would fit, all are used up."""
    scene = Scene(action_cards=action_cards)
    scene.own(0, "y07", "y05", "r10", "r12")
    for kind in ("b1", "b2", "b3"):
        scene.player().unbuilt.remove(f"building.0.{kind}")
        scene.player().demolished.append(f"building.0.{kind}")
    return scene


def test_without_worker_build_and_demolition_a_worker_of_choice_is_taken_back() -> None:
    scene = stuck()
    assert scene.actions() == [Action(0, "recall", (f"worker.0.{n}",)) for n in (1, 2, 3, 4)]
    assert scene.prompt() == "newyork1901-choose-recall"


def test_the_lot_of_a_worker_taken_back_is_free_and_its_card_goes_under_the_deck() -> None:
    scene = stuck()
    card = scene.player().lots["lot.y05"]
    scene.do("recall", "worker.0.2")
    assert scene.state.deck[0] == card
    assert scene.told("recall")[0].data == {
        "seat": 0,
        "worker": "worker.0.2",
        "lot": "lot.y05",
        "card": card,
    }
    assert set(scene.player().lots) == {"lot.y07", "lot.r10", "lot.r12"}
    assert scene.player().free_workers() == ["worker.0.2"]
    assert scene.seat() == 1, "the turn ends"
    scene.market(("yellow", 2))
    assert "lot.y05" in {action.targets[1] for action in scene.actions("claim")}


def test_a_worker_cannot_be_taken_back_while_a_demolition_is_possible() -> None:
    scene = Scene(action_cards=False)
    scene.own(0, "y09")
    scene.put(0, "start", (13, 13), (13, 14))
    scene.own(0, "y07", "y05", "r10", "r12")
    for kind in ("b1", "b2", "b3"):
        scene.player().unbuilt.remove(f"building.0.{kind}")
        scene.player().demolished.append(f"building.0.{kind}")
    assert [action.verb for action in scene.actions()] == ["demolish"]
    assert scene.may("demolish", "b4", (13, 13), (13, 14), (13, 15))


def test_a_lot_stays_owned_when_it_is_half_covered_and_without_a_worker() -> None:
    scene = Scene(action_cards=False)
    scene.own(0, "y09", "y08")
    scene.put(0, "b1", (13, 13), (13, 14))
    assert scene.guarded() == {"y08"}
    scene.market(("yellow", 3))
    assert "lot.y09" not in {action.targets[1] for action in scene.actions("claim")}


def test_an_empty_market_is_skipped() -> None:
    scene = Scene(action_cards=False)
    scene.own(0, "y07")
    scene.market()
    scene.state.deck.clear()
    scene.state.turns_left = 2
    assert {action.verb for action in scene.actions()} == {"build", "end"}
    assert scene.prompt() == "newyork1901-choose-no-land"
    scene.end()
    assert scene.seat() == 1


def test_with_an_empty_market_one_may_still_demolish() -> None:
    scene = Scene(action_cards=False)
    scene.own(0, "b01")
    scene.put(0, "start", (10, 1), (11, 1))
    scene.market()
    scene.state.deck.clear()
    scene.state.turns_left = 2
    assert {action.verb for action in scene.actions()} == {"demolish", "end"}


def test_the_players_take_turns_clockwise() -> None:
    scene = Scene(4, action_cards=False)
    seats = []
    for _ in range(5):
        seats.append(scene.seat())
        scene.do("claim", *scene.actions("claim")[0].targets)
        if scene.actions("end"):
            scene.end()
    assert seats == [0, 1, 2, 3, 0]
    assert [event.data["seat"] for event in scene.told("turn")] == [1, 2, 3, 0, 1]


def test_with_two_players_no_pink_lot_can_ever_be_claimed() -> None:
    scene = Scene(2)
    for card in [*scene.state.deck, *scene.state.open_cards()]:
        assert ".pink." not in card


def test_market_shift_may_be_played_before_a_worker_is_taken_back() -> None:
    scene = stuck()
    scene.player().actions = ["action.0.market_shift"]
    assert {action.verb for action in scene.actions()} == {"shift", "recall"}
    scene.do("shift", "action.0.market_shift")
    assert {action.verb for action in scene.actions()} == {"recall"}


def test_a_demolition_may_be_chosen_instead_of_the_card_with_a_worker_in_hand() -> None:
    scene = Scene(action_cards=False)
    scene.own(0, "b01")
    scene.put(0, "start", (10, 1), (11, 1))
    assert {action.verb for action in scene.actions()} == {"claim", "demolish"}
