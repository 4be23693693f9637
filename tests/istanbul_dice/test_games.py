"""Whole games by simple players: they end, break no law, and meet everything that the rules can do."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from game.rules.istanbul_dice.state import State
from game.rules.kernel.decision import MOST_ACTIONS
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from tests.istanbul_dice.players import GAMES, Player, anything, sensible
from tests.istanbul_dice.scene import RULES

LONGEST = 2500
SEATS = (2, 3, 4)
PLAYERS: dict[str, Player] = {"anything": anything, "sensible": sensible}


class Played:
    """What a whole game came to, every position of it sound."""

    def __init__(self, player: Player, seats: int, seed: int) -> None:
        self.state: State = start(RULES, GameConfig(seats, seed))
        self.kinds: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.turns, self.most, rng = 1, 0, Rng(seed * 7919 + 1)
        while decisions := RULES.decisions(self.state):
            action = player(RULES, self.state, decisions, rng)
            out = play(RULES, self.state, action)
            laws = list(RULES.invariants(self.state))
            assert not laws, (seats, seed, action, laws)
            self.turns += out.new_turn is not None
            self.most = max(self.most, *(len(decision.actions) for decision in decisions))
            self.kinds.update(event.kind for event in out.events)
            self.verbs[action.verb] += 1
            assert self.verbs.total() < LONGEST, (seats, seed)


@cache
def played(name: str) -> tuple[Played, ...]:
    """So many games of a kind of player, by two, three and four in turn."""
    return tuple(Played(PLAYERS[name], SEATS[seed % len(SEATS)], seed) for seed in range(GAMES))


@pytest.mark.parametrize("name", PLAYERS)
def test_games_end_at_the_end_of_a_round_with_rubies_enough(name: str) -> None:
    for game in played(name):
        seats = len(game.state.players)
        goal = 5 if seats == 4 else 6
        assert game.turns % seats == 0
        assert max(len(player.rubies) for player in game.state.players) >= goal
        assert min(score.rank for score in RULES.scores(game.state)) == 1


@pytest.mark.parametrize("name", PLAYERS)
def test_lists_of_actions_stay_small(name: str) -> None:
    assert max(game.most for game in played(name)) <= MOST_ACTIONS // 4


def test_sensible_players_take_as_many_turns_as_people_do() -> None:
    """Reviews speak of half an hour: some dozen turns each."""
    rounds = [game.turns / len(game.state.players) for game in played("sensible")]
    assert 8 < sum(rounds) / len(rounds) < 25


def test_the_games_above_do_everything_that_can_be_done() -> None:
    verbs = sum((game.verbs for name in PLAYERS for game in played(name)), Counter[str]())
    kinds = sum((game.kinds for name in PLAYERS for game in played(name)), Counter[str]())
    assert set(verbs) == set(VERBS.split())
    assert set(EVENTS.split()) - set(kinds) <= RARE
    assert set(kinds) <= set(EVENTS.split())


VERBS = """accept buy carry choose claim collect decline draw drop end fallback pay pick reroll rest reveal
    roll take trade"""
EVENTS = """cards carry collect decline die die_back discard draw drop end fallback gain lacking last_round
    pay refill reroll roll ruby shortage shuffle tile turn unmet"""
RARE = {"die_back", "shortage", "lacking", "drop"}
"""What a dozen games may miss."""
