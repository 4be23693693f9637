"""Rulebook, Components and Setup; rulings 1 to 4."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, OptionValue, RulesError, play, start
from game.rules.newyork1901.board import STREETS
from game.rules.newyork1901.components import (
    BRONZE,
    CHALLENGES,
    GOLD,
    LEGENDARY,
    SILVER,
    STARTER,
    buildings,
    card_kind,
)
from game.rules.newyork1901.setup import card_pool
from game.rules.newyork1901.state import State, Turn
from tests.newyork1901.scenes import city


def dealt(seats: int = 3, seed: int = 1, **options: OptionValue) -> State:
    return start(city(), GameConfig(seats, seed, options))


def test_there_are_nineteen_buildings_a_player_and_four_legendary_ones() -> None:
    count = Counter(building.generation for building in buildings().values())
    assert count == {STARTER: 1, BRONZE: 6, SILVER: 6, GOLD: 6, LEGENDARY: 4}
    state = dealt(4)
    assert [len(player.unbuilt) for player in state.players] == [18] * 4
    assert len(state.legendary) == 4


def test_there_are_65_land_cards_13_of_each_district_as_there_are_lots() -> None:
    grid = city().sites.grid
    assert len(grid.lots) == 65
    lots = Counter((lot.district, lot.size) for lot in grid.lots)
    assert lots == Counter(card_kind(card) for card in card_pool(grid, 4))
    districts = Counter(district for district, _ in map(card_kind, card_pool(grid, 4)))
    assert set(districts.values()) == {13} and len(districts) == 5


def test_lots_have_two_or_three_squares_155_in_all() -> None:
    lots = city().sites.grid.lots
    assert {lot.size for lot in lots} == {2, 3}
    assert sum(lot.size for lot in lots) == 155


def test_each_player_has_four_workers_three_action_cards_and_no_points() -> None:
    for player in dealt(4).players:
        assert len(player.free_workers()) == 4
        assert len(player.actions) == 3
        assert player.points == 0


def test_three_street_cards_and_one_challenge_are_drawn() -> None:
    drawn = [dealt(seed=seed) for seed in range(60)]
    for state in drawn:
        assert len(set(state.streets)) == 3
    assert {street for state in drawn for street in state.streets} == set(STREETS)
    assert {state.challenge for state in drawn} == set(CHALLENGES)


def test_four_land_cards_lie_open_the_rest_is_the_deck() -> None:
    state = dealt(3)
    assert len(state.open_cards()) == 4
    assert len(state.deck) == 65 - 3 - 4


def test_the_character_decides_the_starter_lot_not_the_seat() -> None:
    lots = {lot.id: lot for lot in city().sites.grid.lots}
    seen = set()
    for seed in range(40):
        for seat, player in enumerate(dealt(4, seed).players):
            (lot,) = player.lots
            assert lots[lot].starter and lots[lot].district == player.character
            site = city().sites.by_id[player.built[f"building.{seat}.start"]]
            assert set(site.cells) == set(lots[lot].cells)
            seen.add((seat, player.character))
    assert len(seen) == 4 * 5


def test_a_matching_card_of_size_two_leaves_the_deck_for_each_starter() -> None:
    state = dealt(4)
    for player in state.players:
        (card,) = player.lots.values()
        assert card_kind(card) == (player.character, 2)
        assert card not in state.deck and card not in state.market
    assert not list(city().invariants(state))


def test_the_starter_scores_nothing() -> None:
    assert all(player.points == 0 for player in dealt(4).players)


def test_any_player_may_begin() -> None:
    first = {dealt(4, seed).stack[0].seat for seed in range(40)}
    assert first == {0, 1, 2, 3}
    assert isinstance(dealt().stack[0], Turn)


@pytest.mark.parametrize("action_cards", [True, False])
def test_the_history_tells_once_who_was_drawn_to_begin(action_cards: bool) -> None:
    assert city().info.first == "drawn"
    for seats, seed in ((2, 1), (3, 2), (4, 3), (4, 4)):
        state, rng = dealt(seats, seed, action_cards=action_cards), Rng(seed)
        first = state.stack[0].seat
        told = []
        for number in range(60):
            (decision,) = city().decisions(state)
            shifts = [action for action in decision.actions if action.verb == "shift"]
            out = play(city(), state, shifts[0] if shifts else rng.pick(decision.actions))
            told += [(number, event.data) for event in out.events if event.kind == "first"]
        assert told == [(0, {"seat": first})]


def test_with_two_players_pink_leaves_the_game_but_its_lots_stay_on_the_map() -> None:
    for seed in range(20):
        state = dealt(2, seed)
        assert all(player.character != "pink" for player in state.players)
        cards = state.deck + state.open_cards()
        assert all(card_kind(card)[0] != "pink" for card in cards)
        assert len(cards) == 52 - 2
    assert any(lot.district == "pink" for lot in city().sites.grid.lots)


def test_the_expert_game_has_no_starters_and_later_generations() -> None:
    state = dealt(3, variant="expert")
    assert all(not player.built and not player.lots for player in state.players)
    assert len(state.deck) + len(state.open_cards()) == 65
    assert (state.silver_at, state.gold_at) == (10, 25)


def test_the_base_game_opens_silver_at_6_and_gold_at_18() -> None:
    assert (dealt().silver_at, dealt().gold_at) == (6, 18)


def test_the_beginners_game_has_its_own_challenge_and_streets() -> None:
    for seed in range(10):
        state = dealt(seed=seed, variant="beginner")
        assert state.challenge == "gold_tycoon"
        assert sorted(state.streets) == ["broadway", "nassau_broad", "wall"]


def test_the_beginners_game_keeps_starters_and_thresholds() -> None:
    state = dealt(variant="beginner")
    assert all(len(player.built) == len(player.lots) == 1 for player in state.players)
    assert (state.silver_at, state.gold_at) == (6, 18)
    assert all(len(player.actions) == 3 for player in state.players), "leaving them out is a choice"


def test_with_three_players_pink_is_in_the_game() -> None:
    assert "pink" in {player.character for seed in range(20) for player in dealt(3, seed).players}


def test_the_land_cards_are_shuffled() -> None:
    decks = [dealt(3, seed, variant="expert") for seed in range(3)]
    orders = {tuple(state.market + state.deck) for state in decks}
    assert len(orders) == 3
    assert tuple(sorted(decks[0].market + decks[0].deck)) not in orders


def test_with_two_players_the_expert_game_has_no_pink_cards_either() -> None:
    state = dealt(2, variant="expert")
    cards = state.deck + state.open_cards()
    assert len(cards) == 52 and not any(card_kind(card)[0] == "pink" for card in cards)


def test_without_action_cards_nobody_has_any() -> None:
    assert all(not player.actions for player in dealt(action_cards=False).players)


@pytest.mark.parametrize("seats", [1, 5])
def test_other_player_counts_are_refused(seats: int) -> None:
    with pytest.raises(RulesError):
        dealt(seats)


def test_setup_depends_on_the_seed_alone() -> None:
    assert dealt(4, 7) == dealt(4, 7)
    assert dealt(4, 7) != dealt(4, 8)
