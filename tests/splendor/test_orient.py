"""Rulebook: Orient; rulings 9 to 14."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.kernel.action import act
from game.rules.splendor.components import ROWS, cards
from game.rules.splendor.paying import token_splits
from game.rules.splendor.state import Gift, Pairing
from tests.splendor.scene import RULES, Scene, kinds, of_kind


def _scene(seats: int = 2, seed: int = 1) -> Scene:
    return Scene(seats, seed, orient=True)


def _rich(scene: Scene, id: str, seat: int = 0) -> Scene:
    """The player could buy the card with the tokens in hand."""
    names = ("white", "blue", "green", "red", "black")
    cost = cards()[f"card.{id}"].cost
    give = dict(zip(names, cost, strict=True))
    return scene.give(seat, **{name: count for name, count in give.items() if count})


# --- components, setup --------------------------------------------------------------------------------


def test_there_are_thirty_cards_ten_of_each_level() -> None:
    orient = [card for card in cards().values() if ROWS[card.row].set == "orient"]
    assert Counter(card.level for card in orient) == {1: 10, 2: 10, 3: 10}


def test_what_the_cards_of_each_level_do() -> None:
    def found(level: int) -> Counter[tuple[object, ...]]:
        own = [c for c in cards().values() if ROWS[c.row].set == "orient" and c.level == level]
        return Counter((c.copies, c.gold, c.free, c.worth, c.burn is not None) for c in own)

    assert found(1) == {(False, 2, 0, 0, False): 5, (True, 0, 0, 1, False): 5}
    assert found(2) == {(True, 0, 1, 1, False): 5, (False, 0, 0, 2, False): 5}
    assert found(3) == {(False, 0, 2, 1, False): 5, (False, 0, 0, 1, True): 5}


def test_two_of_each_level_lie_face_up_beside_the_four_with_a_deck_of_eight() -> None:
    state = _scene().state
    assert [len(row) for row in state.market] == [4, 4, 4, 2, 2, 2]
    assert [len(deck) for deck in state.decks] == [36, 26, 16, 8, 8, 8]


def test_a_place_is_filled_from_the_deck_of_its_own_row() -> None:
    scene = _rich(_scene(4).market("O1G1"), "O1G1")
    top = scene.state.decks[3][-1]
    scene.buy("O1G1")
    assert top in scene.state.market[3] and len(scene.state.decks[3]) == 7


def test_with_an_empty_deck_the_place_of_an_orient_card_stays_empty() -> None:
    scene = _rich(_scene(4).market("O1G1"), "O1G1")
    scene.state.burned += scene.state.decks[3]
    scene.state.decks[3].clear()
    scene.buy("O1G1")
    assert "" in scene.state.market[3]


def test_orient_cards_are_reserved_too_face_up_or_unseen_within_the_limit_of_three() -> None:
    scene = _scene()
    assert {"deck.east1", "deck.east2", "deck.east3"} <= {targets[0] for targets in scene.legal("reserve")}
    scene.do("reserve", "deck.east2")
    assert scene.state.players[0].reserved[0].blind
    scene.reserved(0, "B1W1").reserved(0, "B1W2").turn_of(0)
    assert scene.legal("reserve") == [] and scene.why("deck.east1") == "splendor-no-reserve-full"


# --- level 1: two gold --------------------------------------------------------------------------------


def test_a_two_gold_card_has_no_colour_no_bonus_and_is_no_token() -> None:
    scene = _rich(_scene(4).market("O1G1"), "O1G1").give(0, blue=4, green=3)
    scene.buy("O1G1")
    player = scene.state.players[0]
    assert player.golden == ["card.O1G1"] and player.bonuses == [0] * 5 and sum(player.tokens) == 7


def test_it_is_burned_for_two_gold_of_one_purchase_of_one_or_of_two_colours() -> None:
    scene = _scene().bought(0, "O1G1").market("B1K1").give(0, green=1)
    events = scene.buy("B1K1")
    assert of_kind(events, "burn").data["card"] == "card.O1G1"
    assert scene.state.burned == ["card.O1G1"] and scene.state.players[0].golden == []
    scene = _scene().bought(0, "O1G1").market("B1K2").give(0, green=1)
    scene.buy("B1K2")
    assert "card.B1K2" in scene.state.players[0].cards


def test_what_is_left_over_of_it_is_lost() -> None:
    scene = _scene().bought(0, "O1G1").bonuses(0, green=2).market("B1K1").give(0, red=1)
    scene.buy("B1K1")
    assert scene.state.burned == ["card.O1G1"] and scene.state.players[0].tokens == [0, 0, 0, 1, 0, 0]


def test_several_may_be_burned_in_one_purchase_but_each_pays_for_something() -> None:
    scene = _scene().bought(0, "O1G1", "O1G2", "O1G3").market("B1K1").give(0, green=1)
    found = token_splits(scene.state.players[0], cards()["card.B1K1"])
    assert {(len(way.burned), way.paid[2]) for way in found} == {(1, 1), (2, 0)}
    assert found[0].burned == ("card.O1G1",), "the obvious way burns what it must"


@pytest.mark.parametrize("held", range(4))
@pytest.mark.parametrize("gold", range(4))
@pytest.mark.parametrize("green", range(4))
def test_ruling_28_no_two_gold_card_and_no_gold_that_could_be_left_out_is_offered(
    held: int, gold: int, green: int
) -> None:
    """B1K1 costs three emeralds."""
    scene = _scene(4).bought(0, *[f"O1G{number}" for number in range(1, held + 1)])
    scene.market("B1K1").give(0, green=green, gold=gold)
    found = token_splits(scene.state.players[0], cards()["card.B1K1"])
    affordable = green + gold + 2 * held >= 3
    for way in found if affordable else ():
        emeralds, golds, burned = way.paid[2], way.paid[5], len(way.burned)
        worth = emeralds + golds + 2 * burned
        assert worth >= 3 and not (burned and worth - 2 >= 3) and not (golds and worth - 1 >= 3)
    assert ("card.B1K1" in {targets[0] for targets in scene.legal("buy")}) == affordable
    assert bool(scene.legal("buy_gold")) == (affordable and len(found) > 1)


def test_ruling_29_a_card_that_came_for_nothing_is_a_card_to_pair_with_and_to_burn() -> None:
    """Rubies are cards of who got them free like any other; there are no others here."""
    scene = _rich(_scene(4).market("O2PF1", "B1R1", "O1P1", "O3SU").bonuses(0, white=1), "O2PF1")
    scene.buy("O2PF1")
    scene.do("free", "card.B1R1")
    scene.turn_of(0).give(0, white=3, red=2)
    scene.buy("O1P1")
    assert "0.red" in scene.firsts("pair")
    scene.do("pair", "bonus.0.red")
    scene.turn_of(0).buy("O3SU")
    assert {"card.O1P1", "card.B1R1"} <= set(scene.state.burned)


def test_it_stays_where_tokens_suffice_and_gold_tokens_go_before_it() -> None:
    scene = _scene().bought(0, "O1G1").give(0, green=2, gold=1)
    assert token_splits(scene.state.players[0], cards()["card.B1K1"])[0].burned == ()


def test_it_counts_as_a_card_in_a_tie() -> None:
    scene = _scene().bought(0, "O1G1")
    assert RULES.scores(scene.state)[0].tie_breaks[0].points == -1


# --- levels 1 and 2: pairs ----------------------------------------------------------------------------


def test_a_pair_card_takes_the_colour_of_an_owned_card_and_counts_as_one_more_of_it() -> None:
    scene = _rich(_scene(4).bonuses(0, red=2, blue=1).market("O1P1"), "O1P1")
    scene.buy("O1P1")
    assert scene.frame is Pairing and scene.firsts("pair") == {"0.red", "0.blue"}
    scene.do("pair", "bonus.0.red")
    player = scene.state.players[0]
    assert player.bonuses == [0, 1, 0, 3, 0] and player.counts() == [0, 1, 0, 3, 0]


def test_it_is_paired_before_the_place_is_filled() -> None:
    scene = _rich(_scene(4).bonuses(0, red=2, blue=1).market("O1P1"), "O1P1")
    assert "refill" not in kinds(scene.buy("O1P1"))
    assert kinds(scene.do("pair", "bonus.0.blue"))[:2] == ["pair", "refill"]


def test_a_single_column_needs_no_choice() -> None:
    scene = _rich(_scene(4).bonuses(0, red=2).market("O1P1"), "O1P1")
    assert of_kind(scene.buy("O1P1"), "pair").data["color"] == "red"


def test_it_is_worth_one_even_beside_a_double_bonus() -> None:
    scene = _rich(_scene(4).bought(0, "O2DG").market("O1P1"), "O1P1")
    scene.buy("O1P1")
    assert scene.state.players[0].bonuses[2] == 3 and scene.state.players[0].counts()[2] == 2


def test_without_a_card_with_a_bonus_it_cannot_be_bought_and_a_two_gold_card_is_none() -> None:
    scene = _rich(_scene(4).bought(0, "O1G1").market("O1P1"), "O1P1")
    assert "O1P1" not in scene.firsts("buy") and scene.why("card.O1P1") == ""
    refused = [why for action, why in RULES.candidates(scene.state) if action == act(0, "buy", "card.O1P1")]
    assert [why.key for why in refused if why] == ["splendor-no-pair"]


def test_a_column_without_a_bonus_and_the_golden_one_are_refused() -> None:
    scene = _rich(_scene(4).bonuses(0, red=2, blue=1).bought(0, "O1G1").market("O1P1"), "O1P1")
    scene.buy("O1P1")
    assert scene.why("bonus.0.white") == scene.why("bonus.0.gold") == "splendor-no-pair-column"


# --- levels 2 and 3: free cards -----------------------------------------------------------------------


def test_the_second_level_pairs_and_then_brings_a_face_up_card_of_level_one() -> None:
    scene = _rich(_scene(4).bonuses(0, red=1).market("O2PF1"), "O2PF1")
    scene.buy("O2PF1")
    assert scene.frame is Gift
    assert scene.firsts("free") == {id.partition(".")[2] for row in (0, 3) for id in scene.state.market[row]}
    card = scene.state.market[0][0]
    assert scene.why(scene.state.market[1][0]) == "splendor-no-free-level"
    tokens = scene.state.players[0].tokens.copy()
    events = scene.do("free", card)
    assert scene.state.players[0].tokens == tokens and kinds(events).count("refill") == 2


def test_both_places_are_filled_only_after_the_effects_of_the_second_card() -> None:
    scene = _rich(_scene(4).bonuses(0, red=1, blue=1).market("O2PF1", "O1P2"), "O2PF1")
    scene.buy("O2PF1")
    scene.do("pair", "bonus.0.red")
    events = scene.do("free", "card.O1P2")
    assert scene.frame is Pairing and "refill" not in kinds(events)
    assert kinds(scene.do("pair", "bonus.0.blue")).count("refill") == 2


def test_three_brings_two_and_two_brings_one() -> None:
    scene = _rich(_scene(4).bonuses(0, red=1).market("O3FW", "O2PF1", "B1G1"), "O3FW")
    scene.buy("O3FW")
    scene.do("free", "card.O2PF1")
    scene.do("pair", "bonus.0.red")
    scene.do("free", "card.B1G1")
    assert {"card.O3FW", "card.O2PF1", "card.B1G1"} <= set(scene.state.players[0].cards)
    assert scene.asked == 1


def test_a_free_card_comes_whatever_it_costs_even_one_that_burns_nothing_is_asked() -> None:
    scene = _rich(_scene(4).market("O3FW", "B2W6"), "O3FW")
    scene.buy("O3FW")
    scene.do("free", "card.B2W6")
    assert scene.state.players[0].points == 4


def test_it_is_compulsory_and_skipped_where_there_is_none() -> None:
    scene = _rich(_scene(4).market("O3FW"), "O3FW")
    scene.only("O3FW", "B1W1")
    scene.buy("O3FW")
    assert scene.asked == 1 and scene.state.players[0].cards == ["card.O3FW"]


def test_a_single_free_card_comes_by_itself() -> None:
    scene = _rich(_scene(4).only("O3FW", "B2W1"), "O3FW")
    assert of_kind(scene.buy("O3FW"), "free").data["card"] == "card.B2W1"


# --- level 2: double bonus ----------------------------------------------------------------------------


def test_a_double_bonus_saves_two_but_is_one_card() -> None:
    scene = _scene(4).bought(0, "O2DG").market("B1K1").give(0, green=1)
    assert scene.state.players[0].bonuses[2] == 2 and scene.state.players[0].counts()[2] == 1
    scene.buy("B1K1")
    assert sum(scene.state.players[0].tokens) == 0


def test_for_a_noble_and_in_a_tie_it_is_one_card() -> None:
    scene = _scene(4).guests("N03").bought(0, "O2DG", "O2DR").bonuses(0, green=2, red=2)
    scene.take("white", "blue", "black")
    assert scene.state.players[0].nobles == []
    assert RULES.scores(scene.state)[0].tie_breaks[0].points == -6


# --- level 3: burning ---------------------------------------------------------------------------------


def test_two_cards_of_the_colour_are_burned_and_no_token_is_paid() -> None:
    scene = _scene(4).bonuses(0, green=2).market("O3SW").give(0, gold=2, green=2)
    points = scene.state.players[0].points
    scene.buy("O3SW")
    player = scene.state.players[0]
    assert player.bonuses == [1, 0, 0, 0, 0] and player.points == points + 3
    assert len(scene.state.burned) == 2 and player.tokens == [0, 0, 2, 0, 0, 2]


def test_tokens_and_discounts_are_no_cards_to_burn() -> None:
    scene = _scene(4).bought(0, "O2DG").market("O3SW").give(0, green=4, gold=5)
    assert "O3SW" not in scene.firsts("buy")


def test_reserved_cards_are_not_burned() -> None:
    scene = _scene(4).bonuses(0, green=1).reserved(0, "B1G8").market("O3SW")
    assert "O3SW" not in scene.firsts("buy")


def test_cards_paired_with_the_colour_burn_first() -> None:
    scene = _scene(4).bonuses(0, green=3).paired(0, "O1P1", "green").market("O3SW")
    for way in token_splits(scene.state.players[0], cards()["card.O3SW"]):
        assert "card.O1P1" in way.burned and len(way.burned) == 2


def test_which_of_the_others_burn_is_chosen_and_the_rest_is_refused() -> None:
    scene = _scene(4).bonuses(0, green=3, red=1).market("O3SW")
    scene.do("buy_gold", "card.O3SW")
    assert len(scene.legal("pay")) == 3
    red = next(card for card in scene.state.players[0].cards if cards()[card].color == "red")
    assert scene.why(red) == "splendor-no-burn-this"


def test_points_and_bonuses_of_burned_cards_are_lost_but_nobles_are_kept() -> None:
    scene = _scene(4).guests("N03").bonuses(0, green=4, red=4).market("O3SW")
    scene.take("white", "blue", "black")
    assert scene.state.players[0].nobles == ["noble.N03"]
    scene.turn_of(0).buy("O3SW")
    player = scene.state.players[0]
    assert player.nobles == ["noble.N03"] and player.bonuses[2] == 2 and player.bonuses[0] == 1


def test_burned_cards_stay_out_of_the_game() -> None:
    scene = _scene(4).bonuses(0, green=2).market("O3SW")
    scene.buy("O3SW")
    lying = {card for pile in (*scene.state.decks, *scene.state.market) for card in pile}
    assert len(scene.state.burned) == 2 and not lying & set(scene.state.burned)


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        (lambda s: s.players[0].doubled.clear(), "double bonuses"),
        (lambda s: s.players[0].paired.clear(), "pair card"),
        (lambda s: s.players[0].golden.append(s.players[0].cards.pop(0)), "golden"),
        (lambda s: s.burned.append("card.B1W1"), "lost or doubled"),
        (lambda s: s.burned.append("card.B9"), "burned"),
        (lambda s: s.players[0].paired.__setitem__("card.O1P1", 7), "colour"),
        (lambda s: s.market[3].append(""), "market east1"),
    ],
)
def test_a_position_that_breaks_a_law_of_orient_is_found_out(spoil: object, law: str) -> None:
    state = _scene(2).bonuses(0, red=1).bought(0, "O2DG").paired(0, "O1P1", "red").state
    assert list(RULES.invariants(state)) == []
    spoil(state)  # type: ignore[operator]
    assert any(law in broken for broken in RULES.invariants(state)), list(RULES.invariants(state))
