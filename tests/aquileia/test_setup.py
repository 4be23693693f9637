"""Aquileia: components and setup (rulebook: Components, Setup 1 to 8)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.aquileia.components import (
    AGENTS,
    BLUE_DICE,
    COINS,
    HOUSES,
    RED_DICE,
    ROUNDS,
    SLOTS,
    cards,
    faces,
    full_deck,
    laurels,
    rewards,
)
from game.rules.aquileia.frames import Placement
from game.rules.aquileia.printed import area_spaces, exchanges, side_spaces, sites, spaces
from game.rules.aquileia.state import FREE
from game.rules.kernel.rules import GameConfig, RulesError, start
from tests.aquileia.scene import RULES, Scene, all_cards

SEATS = (3, 4, 5)


def test_there_are_22_slave_cards_eleven_single_and_eleven_double() -> None:
    assert Counter(full_deck("servi")) == {"card.slave_single": 11, "card.slave_double": 11}
    assert [cards()[f"card.slave_{kind}"].value for kind in ("single", "double")] == [1, 2]


def test_there_are_17_cards_of_horses_and_weapons() -> None:
    counts = Counter((cards()[id].use, cards()[id].value) for id in full_deck("equi"))
    assert counts == {
        ("gold", 2): 2, ("gold", 1): 3, ("silver", 2): 2, ("silver", 1): 3,
        ("weapon", 3): 1, ("weapon", 2): 3, ("weapon", 1): 3,
    }  # fmt: skip


def test_there_are_12_stadium_laurels_two_of_each_colour_and_four_of_points() -> None:
    own = [laurels()[id] for id in full_deck("stadium")]
    assert Counter(laurel.colours for laurel in own if laurel.colours) == {
        (colour,): 2 for colour in ("white", "blue", "yellow", "purple")
    }
    assert sorted(laurel.points for laurel in own if laurel.points) == [3, 5, 7, 10]
    assert len(own) == 12


def test_there_are_6_theatrum_laurels_one_of_each_pair_of_colours() -> None:
    pairs = {frozenset(laurels()[id].colours) for id in full_deck("theatrum")}
    assert len(pairs) == len(full_deck("theatrum")) == 6
    assert all(len(pair) == 2 for pair in pairs)


def test_there_are_four_blue_and_three_red_dice_with_two_faces_of_each_metal() -> None:
    assert (RED_DICE, BLUE_DICE) == (3, 4)
    for die in ("red", "blue"):
        assert Counter(faces(die)) == {"bronze": 2, "silver": 2, "gold": 2}


def test_there_are_39_coins_of_each_metal_five_agents_nine_houses_and_six_rounds() -> None:
    assert (COINS, AGENTS, HOUSES, ROUNDS, SLOTS) == (39, 5, 9, 6, 5)


def test_the_board_has_its_spaces_in_the_order_of_the_operations() -> None:
    areas = dict.fromkeys(space.area for space in spaces().values())
    assert list(areas) == [
        "dolus", "pecunia", "equi", "servi", "potentia", "arena", "stadium", "theatrum", "forum",
        "latro", "portus",
    ]  # fmt: skip
    assert [spaces()[id].strength for id in area_spaces("arena")] == [2, 1, 1]
    assert [spaces()[id].strength for id in side_spaces("gold")] == [2, 1, 1]
    assert [spaces()[id].strength for id in side_spaces("silver")] == [2, 1, 1]
    assert [spaces()[id].most for id in area_spaces("forum")] == [1, 1, 2, 1, 1]
    assert [spaces()[id].scores for id in area_spaces("forum")] == [False, True, False, False, True]
    assert [spaces()[id].metal for id in area_spaces("portus")] == ["bronze", "silver", "gold"]


def test_the_rulebooks_blue_villa_stands_on_the_board() -> None:
    villa = sites()["site.blue_10"]
    assert (villa.price, villa.slaves, villa.points) == ((2, 2, 1), 3, 10)
    assert sites()["site.bank_5"].income == (0, 1, 1)
    assert Counter(site.kind for site in sites().values()) == {"villa": 16, "workshop": 8, "bank": 6}


def test_pecunia_has_the_five_exchanges_in_both_directions() -> None:
    there = [(e.give, e.get) for id, e in exchanges().items() if id.endswith(".there")]
    assert there == [
        ((0, 0, 1), (2, 1, 0)),
        ((0, 0, 1), (0, 2, 0)),
        ((0, 0, 1), (4, 0, 0)),
        ((0, 2, 0), (4, 0, 0)),
        ((0, 1, 0), (2, 0, 0)),
    ]
    back = [(e.get, e.give) for id, e in exchanges().items() if id.endswith(".back")]
    assert back == there


def test_contests_pay_three_two_and_one_coins() -> None:
    assert rewards("arena") == rewards("stadium") == (3, 2, 1)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_two_bronze_one_silver_one_gold_and_no_points(seats: int) -> None:
    state = start(RULES, GameConfig(seats, 5))
    for player in state.players:
        assert player.coins == [2, 1, 1]
        assert (player.agents, player.points) == (5, 0)
        assert player.servi == player.equi == player.laurels == []
    assert state.bank == [39 - 2 * seats, 39 - seats, 39 - seats]


@pytest.mark.parametrize("seats", SEATS)
def test_three_cards_of_equi_et_arma_and_one_stadium_laurel_lie_open(seats: int) -> None:
    state = start(RULES, GameConfig(seats, 5))
    sizes = {deck: len(pile) for deck, pile in state.decks.items()}
    assert sizes == {"servi": 22, "equi": 14, "stadium": 11, "theatrum": 6}
    assert len(state.display) == 3 and all(cards()[card].deck == "equi" for card in state.display)
    assert laurels()[state.open_laurel].deck == "stadium"
    assert state.lot == "" and state.gone == []
    assert len(all_cards(state)) == 57


def test_the_dice_lie_ready_and_the_board_is_empty() -> None:
    state = start(RULES, GameConfig(5, 5))
    assert state.dice_owner == FREE and state.blue == [""] * 4 and state.red == [""] * 3
    assert set(state.spaces.values()) == set(state.sites.values()) == {FREE}
    assert state.round == 1 and state.track == []


def test_the_first_start_player_is_drawn() -> None:
    begin = {start(RULES, GameConfig(4, seed)).first for seed in range(40)}
    assert begin == {0, 1, 2, 3}
    for seed in range(5):
        state = start(RULES, GameConfig(4, seed))
        assert state.stack == [Placement([(state.first + step) % 4 for step in range(4)])]
        assert [decision.player for decision in RULES.decisions(state)] == [state.first]


def test_decks_are_shuffled() -> None:
    one, other = (start(RULES, GameConfig(3, seed)) for seed in (1, 2))
    assert all(one.decks[deck] != other.decks[deck] for deck in one.decks)


def test_three_to_five_can_play() -> None:
    assert RULES.info.seats == SEATS
    for seats in (2, 6):
        with pytest.raises(RulesError, match="aquileia"):
            start(RULES, GameConfig(seats, 1))


def test_a_scene_keeps_every_card() -> None:
    scene = Scene().hand(0, "slave_double", "weapon_triple").laurels(1, "white.1", "white_blue.1")
    scene.top("servi", "slave_single").display("weapon_single", "gold_horse_double", "weapon_double")
    assert all_cards(scene.state) == all_cards(start(RULES, GameConfig(3, 1)))
    assert list(RULES.invariants(scene.state)) == []
