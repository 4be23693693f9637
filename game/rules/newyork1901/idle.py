"""Land is claimed, and why nothing can be built on what a player then has."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.rules.kernel.action import Action
from game.rules.kernel.event import Outcome
from game.rules.newyork1901.board import Cell
from game.rules.newyork1901.building import covered, estate, largest_part, open_buildings
from game.rules.newyork1901.components import building_of
from game.rules.newyork1901.land import take
from game.rules.newyork1901.lists import Lists
from game.rules.newyork1901.sites import Sites, turns
from game.rules.newyork1901.state import State

_KEPT = 1024
"""A search comes to the same land again and again."""


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
    player, sites = state.players[seat], lists.sites
    outlines = frozenset(building_of(piece).cells for piece in open_buildings(state, seat))
    return _missing(sites, estate(sites, player) & ~covered(sites, player), outlines)


@lru_cache(_KEPT)
def _missing(sites: Sites, squares: int, outlines: frozenset[tuple[Cell, ...]]) -> Idle:
    """What keeps buildings with these outlines from standing on free squares, given as bits."""
    if not outlines:
        return Idle("opened")
    free = [cell for cell, bit in sites.square_bits.items() if bit & squares]
    smallest = min(map(len, outlines))
    largest = largest_part(sites, squares)
    if largest < smallest:
        return Idle("squares", smallest, largest)
    inland = any(_lies_in(outline, free) for outline in outlines)
    return Idle("street" if inland else "fit", smallest, largest)


def _lies_in(outline: tuple[Cell, ...], free: list[Cell]) -> bool:
    """Whether an outline, turned and set down, lies in these squares, wherever the streets are."""
    there = set(free)
    return any(
        all((x - left + dx, y - top + dy) in there for dx, dy in cells)
        for cells in turns(outline).values()
        for left, top in cells[:1]
        for x, y in free
    )
