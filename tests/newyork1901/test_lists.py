"""The fast lists of legal actions are the plain ones, in the same order."""

from __future__ import annotations

import itertools
from functools import cache
from pathlib import Path

import pytest

from game.match.record import read_record, restore
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, OptionValue, play, start
from game.rules.newyork1901.components import VARIANTS
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.state import State
from tests.newyork1901.reference import Reference, joined
from tests.newyork1901.scenes import city, examples, wanted

RECORDS = sorted((Path(__file__).parents[1] / "recorded" / "newyork1901").glob("*.jsonl"))
TABLES = list(itertools.product((2, 3, 4), VARIANTS, (True, False)))
GAMES = 2
"""For every table: one by chance, one by players who build."""


@cache
def one_block() -> NewYorkRules:
    """The rules on a board without streets between its lots."""
    return NewYorkRules(joined(city().sites.grid))


@cache
def reference(rules: NewYorkRules) -> Reference:
    return Reference(rules.sites.grid)


def agree(rules: NewYorkRules, state: State) -> None:
    (decision,) = rules.decisions(state)
    assert list(decision.actions) == reference(rules).legal(state)


def played(rules: NewYorkRules, config: GameConfig, *, sensibly: bool) -> int:
    """A whole game, compared at every step; returns how many there were."""
    state, rng, steps = start(rules, config), Rng(config.seed + 1), 0
    while decisions := rules.decisions(state):
        agree(rules, state)
        actions = decisions[0].actions
        play(rules, state, wanted(actions, rng) if sensibly else rng.pick(actions))
        steps += 1
    return steps


@pytest.mark.parametrize(("seats", "variant", "action_cards"), TABLES)
def test_the_lists_are_the_plain_ones_in_every_variant(seats: int, variant: str, action_cards: bool) -> None:
    options: dict[str, OptionValue] = {"variant": variant, "action_cards": action_cards}
    steps = [
        played(city(), GameConfig(seats, seed, options), sensibly=bool(seed % 2)) for seed in range(GAMES)
    ]
    assert min(steps) > 20 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lists_are_the_plain_ones_on_a_board_without_streets_between_its_lots(seats: int) -> None:
    assert len(one_block().sites.blocks()) < len(city().sites.blocks()) / 3
    for seed in range(GAMES):
        assert played(one_block(), GameConfig(seats, seed), sensibly=bool(seed % 2)) > 20 * seats


@pytest.mark.parametrize("seats", [2, 3])
def test_the_lists_are_the_plain_ones_on_a_small_board(seats: int) -> None:
    for seed in range(GAMES):
        assert played(examples(), GameConfig(seats, seed), sensibly=bool(seed % 2)) > 5


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_lists_are_the_plain_ones_in_recorded_matches(path: Path) -> None:
    session = restore(read_record(path), city())
    assert len(session.log) > 50
    for at in range(len(session.log)):
        agree(city(), session.state_at(at))


def test_what_was_listed_for_one_board_is_not_listed_for_another() -> None:
    for rules in (city(), one_block(), examples(), city()):
        played(rules, GameConfig(2, 5), sensibly=True)
