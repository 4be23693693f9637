"""Land is claimed, and why nothing can be built on what a player then has."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.rules.kernel.action import Action
from game.rules.kernel.event import Outcome
from game.rules.newyork1901.building import open_buildings
from game.rules.newyork1901.components import building_of
from game.rules.newyork1901.land import take
from game.rules.newyork1901.lists import Lists
from game.rules.newyork1901.state import State


class Idle(NamedTuple):
    """What leaves nothing to build, as an event tells it.

    Attributes:
        cause: ``opened`` (every building of the open generations is gone), ``squares`` (none is so small),
            ``street`` (what is free lies within its block) or ``fit``.
        squares: what the smallest open building covers.
        free: the squares of the largest free part of the land.
    """

    cause: str
    squares: int = 0
    free: int = 0

    def told(self) -> dict[str, int | str]:
        """The same for an event."""
        return {"cause": self.cause, "squares": self.squares, "free": self.free}


def claim(state: State, lists: Lists, action: Action, out: Outcome, *, last: bool = True) -> None:
    """Claim a lot; where no other follows it is told whether that leaves nothing to build (ruling 5)."""
    seat, worker = action.player, take(state, action)
    card, lot = action.targets
    stuck = last and not lists.can_build(state, seat)
    why = idle(state, lists, seat).told() if stuck else {}
    out.emit("claim", seat=seat, card=card, lot=lot, worker=worker, **why)


def idle(state: State, lists: Lists, seat: int) -> Idle:
    """What leaves ``seat`` nothing to build, where there is no build."""
    pieces = open_buildings(state, seat)
    if not pieces:
        return Idle("opened")
    parts, (smallest, shapes) = lists.free(state.players[seat]), _outlines(pieces)
    largest = max(map(lists.largest, parts), default=0)
    if largest < smallest:
        return Idle("squares", smallest, largest)
    inland = any(not shapes.isdisjoint(lists.outlines(part)) for part in parts)
    return Idle("street" if inland else "fit", smallest, largest)


@lru_cache(maxsize=2048)
def _outlines(pieces: frozenset[str]) -> tuple[int, frozenset[str]]:
    """The squares of the smallest of some buildings, and the shapes of all."""
    made = [building_of(piece) for piece in pieces]
    return min(len(building.cells) for building in made), frozenset(building.shape for building in made)
