"""The rules of Mombasa, put together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from game.rules.kernel.frames import FINISH_FIRST, Candidate, FrameRules, Handler
from game.rules.kernel.ids import kind_of, number_in
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, GameInfo, Option, Score, ranked
from game.rules.kernel.text import Text, text
from game.rules.mombasa import frames
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.books import BookkeepingRules, PointsRules
from game.rules.mombasa.effects import DiscardRules, GainsRules, PurchaseRules, RemovalRules
from game.rules.mombasa.expansion import ExpansionRules, OustingRules, RewardsRules
from game.rules.mombasa.goods import GoodsRules
from game.rules.mombasa.invariants import violations
from game.rules.mombasa.moves import never, no_ink
from game.rules.mombasa.planning import ArrangeRules, DraftRules, PlanRules
from game.rules.mombasa.preparation import PreparationRules
from game.rules.mombasa.scoring import score
from game.rules.mombasa.setup import new_game
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import StepsRules
from game.rules.mombasa.turns import TurnEndRules, TurnRules
from game.rules.mombasa.views import masked, redealt

_BEFORE_TURNS = text("mombasa-no-before-turns")


class MombasaRules(FrameRules[State]):
    """Mombasa for two to four on a given board.

    Args:
        graph: the board, read from a map.
    """

    state_type = State

    def __init__(self, graph: RegionGraph) -> None:
        self.graph = graph
        self.info = GameInfo(
            id="mombasa",
            version=1,
            seats=(2, 3, 4),
            minutes=120,
            options=(Option("setup", ("first", "later")),),
            board=graph.digest,
        )
        self.handlers: Mapping[type, Handler[State, Any]] = {
            frames.Draft: DraftRules(),
            frames.Arrange: ArrangeRules(),
            frames.Plan: PlanRules(),
            frames.Turn: TurnRules(graph),
            frames.TurnEnd: TurnEndRules(graph),
            frames.Preparation: PreparationRules(),
            frames.Goods: GoodsRules(graph),
            frames.Expansion: ExpansionRules(graph),
            frames.Rewards: RewardsRules(graph),
            frames.Ousting: OustingRules(graph),
            frames.Bookkeeping: BookkeepingRules(),
            frames.Points: PointsRules(),
            frames.Steps: StepsRules(),
            frames.Removal: RemovalRules(),
            frames.Purchase: PurchaseRules(graph),
            frames.Discard: DiscardRules(),
            frames.Gains: GainsRules(),
        }

    def usual(self, seat: int) -> frames.Turn:
        """One of the six actions."""
        return frames.Turn(seat)

    def candidates(self, state: State) -> Iterable[Candidate]:
        """What the frame on top lets its players want; and what they can have in no step of a turn."""
        yield from super().candidates(state)
        for decision in self.decisions(state):
            yield from never(state, decision.player)

    def refuse(self, state: State, seat: int, target: str, picked: Sequence[str] = ()) -> Text | None:
        """Why not. Before the turns nothing has been begun; a bookkeeping space says what it waits for."""
        reason = super().refuse(state, seat, target, picked)
        if reason != FINISH_FIRST:
            return reason
        if isinstance(state.stack[-1], frames.Draft | frames.Arrange | frames.Plan):
            return _BEFORE_TURNS
        if kind_of(target) != "ledger":
            return reason
        return no_ink(state.players[seat], number_in(target))

    def setup(self, config: GameConfig, rng: Rng) -> State:
        """First game: fixed tracks and tiles. Later games: random tracks, a draft of tiles (ruling 21)."""
        return new_game(self.graph, config, rng)

    def view(self, state: State, seat: int | None) -> State:
        """Piles, the others' hands and, before the reveal, their plans as placeholders."""
        return masked(state, seat)

    def resample(self, view: State, seat: int | None, rng: Rng) -> State:
        """Deal what the view hides anew: piles by letter, hands and plans from the cards owned."""
        return redealt(view, rng)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Seven categories each; during the game as if it ended now."""
        return ranked(score(self.graph, state, seat) for seat in range(len(state.players)))

    def invariants(self, state: State) -> Iterator[str]:
        """Everything exists; money, posts, cards, books, markers and tiles are conserved."""
        return violations(self.graph, state)
