"""The rules of New York 1901, put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.rules.kernel.frames import FrameRules, Handler
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, GameInfo, Option, Score
from game.rules.kernel.values import clone
from game.rules.newyork1901.board import LotGrid
from game.rules.newyork1901.cards import BoomRules, ExtraRules, GrabRules
from game.rules.newyork1901.components import VARIANTS
from game.rules.newyork1901.invariants import violations
from game.rules.newyork1901.lists import Lists
from game.rules.newyork1901.scoring import scores
from game.rules.newyork1901.setup import card_pool, first_position
from game.rules.newyork1901.sites import Sites
from game.rules.newyork1901.state import Boom, Build, Close, Extra, Grab, State, Turn
from game.rules.newyork1901.turns import BuildRules, CloseRules, TurnRules

VERSION = 1


class NewYorkRules(FrameRules[State]):
    """New York 1901 for two to four, on any board.

    Verbs: ``claim`` (land card, lot), ``build`` and ``demolish`` (building, site), ``shift``, ``grab`` and
    ``boom`` (action card), ``recall`` (worker), ``end``.

    Args:
        grid: the board.
    """

    state_type = State

    def __init__(self, grid: LotGrid) -> None:
        self.sites = Sites(grid)
        self.lists = lists = Lists(self.sites)
        options = (Option("variant", VARIANTS), Option("action_cards", (True, False)))
        self.info = GameInfo("newyork1901", VERSION, (2, 3, 4), 45, options, grid.digest, first="drawn")
        self.handlers: Mapping[type, Handler[State, Any]] = {
            Turn: TurnRules(lists),
            Grab: GrabRules(lists),
            Build: BuildRules(lists),
            Boom: BoomRules(lists),
            Extra: ExtraRules(lists),
            Close: CloseRules(self.sites),
        }

    def usual(self, seat: int) -> Turn:
        """The first step of a turn."""
        return Turn(seat)

    def setup(self, config: GameConfig, rng: Rng) -> State:
        """Characters, starters, cards and the first player (rulebook: Setup; rulings 1 to 4)."""
        return first_position(config, rng, self.sites)

    def view(self, state: State, seat: int | None) -> State:
        """The order of the deck is all that is hidden."""
        seen = clone(state)
        seen.rng = 0
        seen.deck = [f"hidden.land.{place}" for place in range(len(seen.deck))]
        return seen

    def resample(self, view: State, seat: int | None, rng: Rng) -> State:
        """Shuffle the cards that lie nowhere else into the deck."""
        state = clone(view)
        state.rng = rng.next()
        seen = set(state.open_cards())
        for player in state.players:
            seen.update(player.lots.values())
        pool = card_pool(self.sites.grid, len(state.players))
        state.deck = [card for card in pool if card not in seen]
        rng.shuffle(state.deck)
        return state

    def scores(self, state: State) -> tuple[Score, ...]:
        """Buildings, streets, the challenge and unused action cards, as if the game ended now."""
        return scores(state, self.sites)

    def invariants(self, state: State) -> Iterator[str]:
        """Everything exists; cards, workers and buildings are conserved and stand where they may."""
        return violations(state, self.lists)
