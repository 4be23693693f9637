"""Rulebook: Strongholds; rulings 20 to 22, 24 to 26."""

from __future__ import annotations

import re

import pytest

from game.lang.catalogue import Catalogue
from game.rules.splendor.components import nobles
from game.rules.splendor.state import Conquest, Discard, Fort, Fortify, Payment, Turn
from game.rules.splendor.strongholds import FORTS, supply
from tests.splendor.scene import RULES, Scene, kinds, of_kind
from tests.toy.house import assets


def _scene(seats: int = 2, seed: int = 1) -> Scene:
    return Scene(seats, seed, strongholds=True)


def _buying(seats: int = 2) -> Scene:
    """Hana can buy the first card; three more lie known in the rows."""
    return _scene(seats).market("B1W1", "B1U1", "B1G1", "B2R1").give(0, blue=3)


# --- setup, after a purchase --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_three_strongholds_and_there_is_one_noble_more(seats: int) -> None:
    state = _scene(seats).state
    assert [supply(state, seat) for seat in range(seats)] == [FORTS] * seats == [3] * seats
    assert state.forts == {} and len(state.nobles) == seats + 1
    assert nobles()["noble.N12"].set == "strongholds"


def test_after_a_purchase_one_is_placed_before_the_place_is_filled() -> None:
    scene = _buying()
    events = scene.buy("B1W1")
    assert scene.frame is Fortify and "refill" not in kinds(events)
    events = scene.do("place", "card.B1U1")
    assert scene.state.forts == {"card.B1U1": Fort(0, 1)} and supply(scene.state, 0) == 2
    assert kinds(events)[0] == "fort_place" and "refill" in kinds(events)


def test_buying_from_the_hand_brings_the_step_too_and_taking_or_reserving_does_not() -> None:
    scene = _scene().reserved(0, "B1W1").give(0, blue=3)
    scene.do("buy", "reserve.0.0")
    assert scene.frame is Fortify
    scene = _scene()
    scene.take("red", "blue", "green")
    assert scene.frame is Turn
    scene.do("reserve", scene.state.market[0][0])
    assert scene.frame is Turn


def test_placing_moving_and_removing_are_the_three_ways_and_one_must_be_done() -> None:
    scene = _buying().fort(0, "B1U1").fort(1, "B1G1")
    scene.buy("B1W1")
    (decision,) = RULES.decisions(scene.state)
    assert {action.verb for action in decision.actions} == {"place", "move", "remove"}


@pytest.mark.parametrize(
    ("own", "rival", "asked"),
    [
        ((), (), {"place"}),
        ((("B1K1", 1),), (), {"place", "move"}),
        ((), (("B1K1", 1),), {"place", "remove"}),
        ((("B1K1", 2),), (("B1G1", 1),), {"place", "move", "remove"}),
        ((("B1K1", 2), ("B1R1", 1)), (("B1G1", 2),), {"move"}),
        ((("B1K1", 3),), (("B1G1", 1),), {"move", "remove"}),
    ],
)
def test_the_question_names_the_ways_that_are_possible_and_no_others(
    own: tuple[tuple[str, int], ...], rival: tuple[tuple[str, int], ...], asked: set[str]
) -> None:
    scene = _scene().market("B1W1", "B1K1", "B1R1", "B1G1").give(0, blue=3)
    for seat, forts in enumerate((own, rival)):
        for card, count in forts:
            scene.fort(seat, card, count)
    scene.buy("B1W1")
    (decision,) = RULES.decisions(scene.state)
    assert {action.verb for action in decision.actions} == asked
    said = Catalogue("en", assets() / "lang").say(decision.prompt).lower()
    assert {verb for verb in ("place", "move", "remove") if re.search(rf"\b{verb}\b", said)} == asked


def test_one_may_be_moved_to_another_card() -> None:
    scene = _buying().fort(0, "B1U1")
    scene.buy("B1W1")
    scene.do("move", "card.B1U1", "card.B1G1")
    assert scene.state.forts == {"card.B1G1": Fort(0, 1)}


def test_up_to_three_own_stand_on_one_card() -> None:
    scene = _buying().fort(0, "B1U1", 2)
    scene.buy("B1W1")
    events = scene.do("place", "card.B1U1")
    assert of_kind(events, "fort_place").data["count"] == 3


def test_never_on_a_card_with_rival_strongholds() -> None:
    scene = _buying().fort(1, "B1U1")
    scene.buy("B1W1")
    assert "B1U1" not in scene.firsts("place")
    assert not [targets for targets in scene.legal("move") if targets[1] == "card.B1U1"]


def test_a_lone_stronghold_of_a_rival_may_be_removed_and_goes_back_to_its_owner() -> None:
    scene = _buying().fort(1, "B1U1")
    scene.buy("B1W1")
    events = scene.do("remove", "card.B1U1")
    assert of_kind(events, "fort_remove").data == {"seat": 0, "owner": 1, "card": "card.B1U1"}
    assert scene.state.forts == {} and supply(scene.state, 1) == 3


def test_two_of_a_rival_on_one_card_cannot_be_removed() -> None:
    scene = _buying().fort(1, "B1U1", 2)
    scene.buy("B1W1")
    assert scene.legal("remove") == []
    assert scene.why("card.B1U1") in ("splendor-no-closed", "splendor-no-remove-many")


def test_with_all_three_on_cards_none_can_be_placed_but_one_moved() -> None:
    scene = _buying().fort(0, "B1U1", 2).fort(0, "B1G1")
    scene.buy("B1W1")
    assert scene.legal("place") == [] and scene.legal("move")
    assert scene.why("card.B2R1") == "splendor-no-supply"


def test_where_nothing_is_possible_the_step_is_skipped() -> None:
    scene = _scene().only("B1W1").give(0, blue=3)
    scene.buy("B1W1")
    assert scene.asked == 1 and scene.state.forts == {}


def test_an_empty_place_takes_no_stronghold() -> None:
    scene = _buying()
    scene.buy("B1W1")
    assert "B1W1" not in scene.firsts("place")


# --- occupation ---------------------------------------------------------------------------------------


def test_a_card_with_strongholds_is_bought_and_reserved_by_their_owner_only() -> None:
    scene = _buying().fort(1, "B1W1")
    assert "B1W1" not in scene.firsts("buy") and "B1W1" not in scene.firsts("reserve")
    assert scene.why("card.B1W1") == "splendor-no-closed"
    scene = _buying().fort(0, "B1W1")
    assert "B1W1" in scene.firsts("buy") and "B1W1" in scene.firsts("reserve")


@pytest.mark.parametrize("verb", ["buy", "reserve"])
def test_they_come_back_when_their_owner_buys_or_reserves_the_card(verb: str) -> None:
    scene = _buying().fort(0, "B1W1", 2)
    events = scene.do(verb, "card.B1W1")
    assert of_kind(events, "fort_return").data["count"] == 2 and supply(scene.state, 0) == 3


# --- conquest -----------------------------------------------------------------------------------------


def test_after_taking_tokens_the_card_under_all_three_may_be_bought_with_them() -> None:
    scene = _scene().market("B1W3").fort(0, "B1W3", 3).give(0, blue=1, black=1)
    scene.take("blue", "black", "red")
    assert scene.frame is Conquest
    events = scene.do("buy", "card.B1W3")
    assert kinds(events)[0] == "conquest" and "card.B1W3" in scene.state.players[0].cards
    assert scene.frame is Fortify


def test_the_bonus_of_the_card_just_bought_counts_for_it() -> None:
    scene = _scene().market("B1U1", "B1W1").fort(0, "B1W1", 2).give(0, white=1, black=2, blue=2)
    scene.buy("B1U1")
    scene.do("place", "card.B1W1")
    assert scene.frame is Conquest, "two sapphires and the bonus of the card just bought pay three"


def test_after_reserving_a_card_with_the_gold_just_gained() -> None:
    scene = _scene().market("B1W1", "B1U2").fort(0, "B1W1", 3).give(0, blue=2)
    scene.do("reserve", "card.B1U2")
    assert scene.frame is Conquest
    scene.do("buy", "card.B1W1")
    assert scene.state.players[0].tokens == [0] * 6


def test_it_may_be_declined() -> None:
    scene = _scene().market("B1W1").fort(0, "B1W1", 3).give(0, blue=3)
    scene.take("red", "green", "black")
    scene.do("decline", "button.decline")
    assert scene.asked == 1 and scene.state.forts == {"card.B1W1": Fort(0, 3)}


def test_two_strongholds_conquer_nothing() -> None:
    scene = _scene().market("B1W1").fort(0, "B1W1", 2).give(0, blue=3)
    scene.take("red", "green", "black")
    assert scene.asked == 1


def test_who_cannot_pay_is_not_asked() -> None:
    scene = _scene().market("B3W4").fort(0, "B3W4", 3)
    scene.take("red", "green", "black")
    assert scene.asked == 1


def test_hanas_turn_of_the_rulebook() -> None:
    """A is bought, the third stronghold goes to B, B is conquered, one goes to C; then A and B are filled."""
    scene = _scene().market("B1W1", "B1K1", "B1G2").fort(0, "B1K1", 2).give(0, blue=3, green=3)
    scene.buy("B1W1")
    assert scene.frame is Fortify
    scene.do("place", "card.B1K1")
    assert scene.frame is Conquest
    events = scene.do("buy", "card.B1K1")
    assert scene.frame is Fortify and supply(scene.state, 0) == 3 and "refill" not in kinds(events)
    events = scene.do("place", "card.B1G2")
    assert kinds(events).count("refill") == 2 and scene.state.forts == {"card.B1G2": Fort(0, 1)}
    assert {"card.B1W1", "card.B1K1"} <= set(scene.state.players[0].cards)


def test_once_a_turn_only() -> None:
    scene = _scene().market("B1W1", "B1K1").fort(0, "B1W1", 3).give(0, blue=3)
    scene.take("red", "green", "black")
    scene.do("buy", "card.B1W1")
    scene.do("place", "card.B1K1")
    assert scene.asked == 1


def test_it_comes_before_the_limit_of_ten() -> None:
    scene = _scene().market("B1W1").fort(0, "B1W1", 3).give(0, blue=3, red=2, green=2, black=2)
    scene.take("red", "green", "black")
    assert scene.frame is Conquest and sum(scene.state.players[0].tokens) == 12
    scene.do("buy", "card.B1W1")
    scene.do("place", scene.state.market[1][0])
    assert sum(scene.state.players[0].tokens) == 9 and scene.frame is not Discard


def test_it_comes_before_the_noble() -> None:
    scene = _scene().guests("N01").market("B1W1").fort(0, "B1W1", 3).bonuses(0, blue=4)
    scene.bought(0, "B1W2", "B1W3", "B1W4").take("red", "green", "black")
    assert scene.frame is Conquest and scene.state.players[0].nobles == []
    scene.do("buy", "card.B1W1")
    events = scene.do("place", scene.state.market[1][0])
    assert "noble" in kinds(events)


def test_the_payment_of_a_conquest_may_be_chosen() -> None:
    scene = _scene().market("B1W1").fort(0, "B1W1", 3).give(0, blue=3, gold=1)
    scene.take("red", "green", "black")
    scene.do("buy_gold", "card.B1W1")
    assert scene.frame is Payment
    scene.do("pay", "tokens.0.blue")
    assert scene.state.players[0].tokens[1] == 1 and scene.frame is Fortify


def test_a_reserve_is_filled_at_once_before_a_conquest() -> None:
    scene = _scene().market("B1W1", "B1U2").fort(0, "B1W1", 3).give(0, blue=3)
    events = scene.do("reserve", "card.B1U2")
    assert "refill" in kinds(events) and scene.frame is Conquest


def test_who_can_do_nothing_does_not_conquer_either() -> None:
    """Whoever could pay for the conquest could buy the card as the action."""
    scene = _scene().market("B1W1").fort(0, "B1W1", 3).give(0, blue=3)
    assert "B1W1" in scene.firsts("buy")


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        (lambda s: s.forts.__setitem__("card.B9", Fort(0, 1)), "not face up"),
        (lambda s: s.forts.__setitem__(s.market[0][0], Fort(0, 4)), "more than 3"),
        (lambda s: s.forts.__setitem__(s.market[0][0], Fort(0, 0)), "no strongholds"),
        (lambda s: s.forts.__setitem__(s.market[0][0], Fort(5, 1)), "strongholds"),
    ],
)
def test_a_position_that_breaks_a_law_of_strongholds_is_found_out(spoil: object, law: str) -> None:
    state = _scene(2).state
    spoil(state)  # type: ignore[operator]
    assert any(law in broken for broken in RULES.invariants(state)), list(RULES.invariants(state))
