"""Whole games: laws after every action, hidden information, the kernel's promises, counts."""

from __future__ import annotations

import pytest

from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.newyork1901.components import building_of
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.state import State
from tests.newyork1901.scenes import Scene, city, examples

LONGEST = 600
"""No game of any policy here took more than half as many actions."""


def builder(actions: tuple[Action, ...], rng: Rng) -> Action:
    """Builds whatever brings most points, takes land otherwise: about how people play."""

    def worth(action: Action) -> tuple[int, int]:
        builds = action.verb in ("build", "demolish")
        return (building_of(action.targets[0]).points if builds else 0, rng.below(1000))

    return max(actions, key=worth)


@pytest.mark.parametrize("seats", [2, 3])
def test_games_end_on_other_boards_too(seats: int) -> None:
    for seed in range(5):
        state, rng = start(examples(), GameConfig(seats, seed)), Rng(seed)
        for _ in range(LONGEST):
            decisions = examples().decisions(state)
            if not decisions:
                break
            play(examples(), state, rng.pick(decisions[0].actions))
            assert not list(examples().invariants(state))
        assert not examples().decisions(state)


def middle(rules: NewYorkRules, seats: int, seed: int, actions: int = 40) -> State:
    """A position in the middle of a game."""
    state, rng = start(rules, GameConfig(seats, seed)), Rng(seed)
    for _ in range(actions):
        play(rules, state, builder(rules.decisions(state)[0].actions, rng))
    return state


def test_the_view_hides_the_deck_and_nothing_else() -> None:
    state = middle(city(), 3, 5)
    for seat in (0, 1, 2, None):
        seen = city().view(state, seat)
        assert seen.rng == 0
        assert all(card.startswith("hidden.land.") for card in seen.deck)
        assert len(seen.deck) == len(state.deck)
        seen.deck, seen.rng = state.deck, state.rng
        assert seen == state


def test_two_games_of_one_variant_share_no_state_through_the_rules() -> None:
    first = middle(city(), 3, 1)
    middle(city(), 3, 2)
    assert first == middle(city(), 3, 1)


def test_the_number_of_first_turns_is_what_the_board_says() -> None:
    """Every card claims each free lot of its kind; the expert's first turn offers nothing else."""
    scene = Scene(3, variant="expert", action_cards=False)
    scene.market(("red", 2), ("red", 3), ("blue", 2), ("pink", 3))
    assert len(scene.actions()) == 8 + 5 + 8 + 5


def test_an_estate_of_a_whole_block_knows_all_its_builds() -> None:
    """Counted by hand: the free block of nine squares W2 takes 12 of i2 and so on; every tile is open."""
    sites = city().sites
    block = sites.mask_of((x, y) for x in (1, 2, 3) for y in (5, 6, 7))
    counts = {shape: len(sites.fitting(shape, block)) for shape in ("i2", "i3", "l3", "o4", "r6", "r9")}
    # All of its outer squares but none of the middle lie at a street: each shape above reaches one.
    assert counts == {"i2": 12, "i3": 6, "l3": 16, "o4": 4, "r6": 4, "r9": 1}


def test_every_action_names_pieces_and_sites_by_their_ids() -> None:
    state, rng = start(city(), GameConfig(3, 11)), Rng(11)
    while decisions := city().decisions(state):
        for action in decisions[0].actions:
            if action.verb in ("build", "demolish"):
                piece, site = action.targets
                assert city().sites.by_id[site].shape == building_of(piece).shape
        play(city(), state, builder(decisions[0].actions, rng))
