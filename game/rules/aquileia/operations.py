"""The order of the operations, and the close of a round (rulebook: Operations; rulings 3, 12, 13)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from game.rules.aquileia.components import BLUE_DICE, ROUNDS
from game.rules.aquileia.contests import begin_contest
from game.rules.aquileia.frames import Operations
from game.rules.aquileia.market import claim_dice, refill_display
from game.rules.aquileia.placement import begin_placement
from game.rules.aquileia.printed import AREAS, area_spaces
from game.rules.aquileia.state import FREE, State
from game.rules.aquileia.theatrum import begin_auction
from game.rules.aquileia.visits import VisitRules
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Handler

Step = Callable[[State, Outcome], None]
Begin = Callable[[State, str, Outcome], None]


class OperationsRules(Handler[State, Operations]):
    """Area after area, space after space; where no agent stands nothing happens.

    Args:
        visits: the rules of the areas whose agents work one by one.
    """

    def __init__(self, visits: Mapping[str, VisitRules[Any]]) -> None:
        begins: dict[str, Begin] = {area: rules.begin for area, rules in visits.items()}
        begins |= {"potentia": claim_dice, "theatrum": begin_auction}
        self._steps = tuple(_steps(begins))

    def settle(self, state: State, frame: Operations, out: Outcome) -> bool:
        """Begin the next step; after the last the round closes."""
        if frame.step == len(self._steps):
            state.stack.pop()
            close_round(state, out)
            return True
        frame.step += 1
        self._steps[frame.step - 1](state, out)
        return True


def _steps(begins: Mapping[str, Begin]) -> Iterator[Step]:
    for area in AREAS:
        if area in ("arena", "stadium"):
            yield partial(_contest, area)
        else:
            yield from (partial(_single, begins[area], space) for space in area_spaces(area))
        if area == "equi":
            yield refill_display


def _contest(area: str, state: State, out: Outcome) -> None:
    if any(state.spaces[space] != FREE for space in area_spaces(area)):
        begin_contest(state, area, out)


def _single(begin: Begin, space: str, state: State, out: Outcome) -> None:
    if state.spaces[space] != FREE:
        begin(state, space, out)


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
