"""The order of the operations, and the close of a round (rulebook: Operations; rulings 3, 12, 13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.aquileia.components import BLUE_DICE, ROUNDS
from game.rules.aquileia.contests import begin_contest
from game.rules.aquileia.frames import Operations
from game.rules.aquileia.market import claim_dice, refill_display
from game.rules.aquileia.placement import begin_placement
from game.rules.aquileia.printed import CONTESTS, operation_order
from game.rules.aquileia.state import FREE, State
from game.rules.aquileia.theatrum import begin_auction
from game.rules.aquileia.visits import VisitRules
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Handler

Begin = Callable[[State, str, Outcome], None]


class OperationsRules(Handler[State, Operations]):
    """Area after area, space after space; where no agent stands nothing happens.

    Args:
        visits: the rules of the areas whose agents work one by one.
    """

    def __init__(self, visits: Mapping[str, VisitRules[Any]]) -> None:
        self._begins: dict[str, Begin] = {area: rules.begin for area, rules in visits.items()}
        self._begins |= {"potentia": claim_dice, "theatrum": begin_auction}

    def settle(self, state: State, frame: Operations, out: Outcome) -> bool:
        """Begin the next step; after the last the round closes."""
        order = operation_order()
        if frame.step == len(order):
            state.stack.pop()
            close_round(state, out)
            return True
        area, space = order[frame.step]
        frame.step += 1
        if area == "refill":
            refill_display(state, out)
        elif area in CONTESTS:
            begin_contest(state, area, out)
        elif state.spaces[space] != FREE:
            self._begins[area](state, space, out)
        return True


def close_round(state: State, out: Outcome) -> None:
    """The blue dice and the markers return; the first slot begins; after six rounds the game ends."""
    state.first = state.track[0]
    state.track.clear()
    state.blue = [""] * BLUE_DICE
    state.dice_owner = FREE
    state.power = [0] * len(state.players)
    if state.round == ROUNDS:
        _end(state, out)
        return
    state.round += 1
    out.emit("round", round=state.round, first=state.first)
    begin_placement(state)
    out.begin_turn(state.first)


def _end(state: State, out: Outcome) -> None:
    """All laurels are laid open (rulebook: End of the game)."""
    out.reveal()
    for seat, player in enumerate(state.players):
        out.emit("show", seat=seat, laurels=tuple(player.laurels))
    out.emit("end")
