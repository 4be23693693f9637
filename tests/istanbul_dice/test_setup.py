"""Rulebook, "Components", "General idea" and "Setup"; rulings 12 and 13."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.istanbul_dice.components import FACES, counts, setups
from game.rules.istanbul_dice.phrases import AREAS, COLORS, RESOURCES, Price, alike, each
from game.rules.istanbul_dice.printed import cards, tiles
from game.rules.istanbul_dice.state import Roll, State
from game.rules.kernel.rules import GameConfig, RulesError, play, start
from tests.istanbul_dice.scene import RULES

PLAYERS = [2, 3, 4]


def fresh(seats: int, seed: int = 1) -> State:
    return start(RULES, GameConfig(seats, seed))


# Components.


def test_the_box_holds_the_printed_numbers_of_everything() -> None:
    assert counts() == {
        **dict.fromkeys(COLORS, 8),
        "brown": 10,
        "lira": 3 * 10 + 6 * 5 + 27,
        "crystal": 12,
        "ruby": 31,
        "die": 9,
        "mosque_tile": 24,
        "bazaar_card": 33,
    }
    assert len(tiles()) == 24 and len(cards()) == 33


def test_a_die_has_the_four_goods_a_coin_and_a_card() -> None:
    assert FACES == ("red", "yellow", "green", "blue", "coin", "card")


def test_every_face_comes_up_equally_often() -> None:
    state = fresh(2)
    seen: Counter[str] = Counter()
    for _ in range(600):
        (decision,) = RULES.decisions(state)
        verb = "roll" if decision.actions[0].verb == "roll" else "end"
        play(RULES, state, next(a for a in decision.actions if a.verb == verb))
        if verb == "roll":
            seen.update(state.faces[die] for die in state.dice)
    assert set(seen) == set(FACES)
    assert sum(seen.values()) == 1500 and all(200 < number < 300 for number in seen.values())


def test_there_are_mosque_tiles_of_every_effect() -> None:
    effects = Counter((tile.effect, tile.gains[0].kind if tile.gains else "") for tile in tiles().values())
    assert effects == {
        ("income", "lira"): 4,
        ("income", "crystal"): 4,
        ("card", ""): 4,
        ("action", ""): 4,
        **{("lira", color): 1 for color in COLORS},
        ("die", ""): 4,
    }


# Setup: the board.


@pytest.mark.parametrize(("seats", "rubies"), [(2, 24), (3, 31), (4, 31)])
def test_a_ruby_lies_on_every_circle_of_the_side_for_so_many_players(seats: int, rubies: int) -> None:
    state = fresh(seats)
    assert list(state.rubies) == list(AREAS)
    assert sum(len(area) for area in state.rubies.values()) == rubies
    assert all(not player.rubies for player in state.players)


def test_the_board_for_two_and_three_has_the_prices_of_its_side() -> None:
    rubies = setups()[3].rubies
    for place, color in enumerate(COLORS):
        assert list(rubies[color].values()) == [alike(place, n) for n in (4, 4, 5, 6)]
    assert list(rubies["left"].values()) == [each(n) for n in range(6)]
    assert list(rubies["right"].values()) == [Price(lira=n) for n in (10, 12, 14, 16, 18, 20)]
    assert len(rubies["mosque"]) == 3 and setups()[3].tiles == 5


def test_the_board_for_four_has_the_prices_of_its_side() -> None:
    rubies = setups()[4].rubies
    for place, color in enumerate(COLORS):
        assert list(rubies[color].values()) == [alike(place, n) for n in (4, 5, 6, 7)]
    assert list(rubies["left"].values()) == [each(n) for n in range(5)]
    assert list(rubies["right"].values()) == [Price(lira=n) for n in (10, 12, 14, 16, 18, 20)]
    assert len(rubies["mosque"]) == 4 and setups()[4].tiles == 4


def test_with_two_players_the_cheapest_of_each_track_and_one_of_the_mosque_are_left_out() -> None:
    two, three = fresh(2).rubies, fresh(3).rubies
    for area in AREAS[:-1]:
        assert two[area] == three[area][1:]
    assert len(two["mosque"]) == len(three["mosque"]) - 1 == 2


# Setup: tiles, cards, dice, players.


@pytest.mark.parametrize("seats", PLAYERS)
def test_six_mosque_tiles_lie_open_and_the_others_in_a_pile(seats: int) -> None:
    state = fresh(seats)
    assert len(state.display) == 6 and len(state.pile) == 18
    assert {*state.display, *state.pile} == set(tiles())


@pytest.mark.parametrize("seats", PLAYERS)
def test_all_bazaar_cards_lie_in_the_deck(seats: int) -> None:
    state = fresh(seats)
    assert set(state.deck) == set(cards()) and len(state.deck) == 33
    assert state.discard == []


def test_tiles_and_cards_are_shuffled() -> None:
    assert len({tuple(fresh(2, seed).display) for seed in range(8)}) == 8
    assert len({tuple(fresh(2, seed).deck) for seed in range(8)}) == 8


@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_has_a_crystal_and_by_turn_order_no_lira_one_two_three(seats: int) -> None:
    state = fresh(seats)
    for seat, player in enumerate(state.players):
        expected = [0, 0, 0, 0, 0, seat, 1]
        assert player.stock == expected
        assert not player.tiles and not player.dice
    held = [sum(player.stock[place] for player in state.players) for place in range(len(RESOURCES))]
    assert state.supply == [counts()[name] - held[place] for place, name in enumerate(RESOURCES)]


@pytest.mark.parametrize("seats", PLAYERS)
def test_the_first_player_has_the_five_dice_and_begins(seats: int) -> None:
    state = fresh(seats)
    assert len(state.cup) == 5 and len(state.spare) == 4
    assert state.turn == 0 and state.stack == [Roll(0)]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(RulesError, match="2, 3, 4"):
        fresh(seats)
