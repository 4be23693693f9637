"""The legal actions of whole games against a second, naive reading of the rulebook: the same, in order."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from game.rules.splendor.components import cards
from game.rules.splendor.paying import TokenSplit, obvious, purse, several, token_splits
from game.rules.splendor.state import (
    Conquest,
    Discard,
    Entry,
    Fortify,
    Founding,
    Gift,
    Keeping,
    Pairing,
    Payment,
    Rebate,
    State,
    ThirdToken,
    Turn,
    Visit,
)
from tests.splendor.games import COMBINATIONS, SEEDS, Game, name, played
from tests.splendor.oracle import expected, paying, ways_to_pay

GAMES = [(combination, seed) for combination in COMBINATIONS for seed in SEEDS]
"""Every combination of expansions, every time with another number of players."""

RARE = (Founding, Entry)
"""Choices among several posts or cities at once: the seeds are chosen so that they occur."""


@pytest.fixture(params=GAMES, ids=lambda game: f"{name(game[0])}-{game[1]}")
def game(request: pytest.FixtureRequest) -> Game:
    combination, seed = request.param
    return played(combination, 2 + (COMBINATIONS.index(combination) + seed) % 3, seed)


def test_the_legal_actions_are_those_of_the_rulebook(game: Game) -> None:
    for state, decision, _ in game:
        assert list(decision.actions) == expected(state), state.stack[-1]


def test_the_ways_to_pay_are_those_of_the_rulebook_and_the_obvious_one_comes_first(game: Game) -> None:
    for state, seat, id in _buyable(game):
        player, card = state.players[seat], cards()[id]
        found = list(token_splits(player, card))
        naive = [paying(player, seat, card, way) for way in ways_to_pay(player, card)]
        assert Counter(way.paid for way in found) == Counter(paid for _, paid in naive)
        assert len(set(found)) == len(found) == len(naive)
        assert several(player, card, purse(player)) == (len(found) > 1)
        assert obvious(player, card) == found[0]
        assert _worst(found[0]) == min(map(_worst, found))


def _buyable(game: Game) -> list[tuple[State, int, str]]:
    """Positions with a card that can be bought in them, a tenth of all but every one with cards burned."""
    found = []
    for number, (state, decision, _) in enumerate(game):
        if not isinstance(state.stack[-1], Turn | Conquest):
            continue
        seat = decision.player
        for action in decision.actions:
            if action.verb == "buy":
                (target,) = action.targets
                hand = state.players[seat].reserved
                id = target if target in cards() else hand[int(target[-1])].card
                if number % 10 == 0 or cards()[id].burn is not None or state.players[seat].golden:
                    found.append((state, seat, id))
    return found


def _worst(way: TokenSplit) -> tuple[int, int, int, int, int]:
    """What a player would rather not pay: points, discounts, cards, gold, and then tokens of any kind."""
    burned = [cards()[id] for id in way.burned]
    points, worth = sum(card.points for card in burned), sum(card.worth for card in burned)
    return points, worth, len(burned), way.paid[-1], sum(way.paid)


@cache
def _asked() -> Counter[type]:
    games = [played(c, 2 + (i + seed) % 3, seed) for i, c in enumerate(COMBINATIONS) for seed in SEEDS]
    return Counter(type(state.stack[-1]) for steps in games for state, _, _ in steps)


@pytest.mark.parametrize(
    "frame",
    [Turn, Payment, Keeping, ThirdToken, Pairing, Gift, Rebate, Fortify, Conquest, Discard, Visit, *RARE],
    ids=lambda frame: frame.__name__,
)
def test_the_games_above_ask_every_kind_of_question(frame: type) -> None:
    assert _asked()[frame] > 0
