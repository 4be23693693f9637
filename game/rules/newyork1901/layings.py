"""Everything that can ever be laid on a board, numbered once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

from game.rules.kernel.action import Action
from game.rules.newyork1901.components import (
    BRONZE,
    GOLD,
    SILVER,
    building_of,
    legendary_buildings,
    own_buildings,
)
from game.rules.newyork1901.sites import Sites


class Layings:
    """Everything that a seat could ever lay on a board, numbered in the order of its actions.

    The numbers are the same for every seat, and so the table is made once: its buildings are those of the
    first seat, `called` says what they are for another.

    Attributes:
        on: the buildings that can be laid on each site, with their numbers.
        of_rank: the same for the buildings of each rank alone.
    """

    def __init__(self, sites: Sites) -> None:
        self.called = cache(_called)
        self.builds, self.demolitions = (
            cache(partial(self._actions, verb)) for verb in ("build", "demolish")
        )
        pieces: dict[str, list[str]] = {}
        for piece in self.called(0):
            pieces.setdefault(building_of(piece).shape, []).append(piece)
        self._ways = sorted((piece, site.id) for site in sites.by_id.values() for piece in pieces[site.shape])
        self.on: dict[str, list[tuple[str, int]]] = {}
        self.of_rank: dict[int, dict[str, list[tuple[str, int]]]] = {
            rank: {} for rank in (BRONZE, SILVER, GOLD)
        }
        ranks = {piece: self.of_rank[building_of(piece).rank] for piece in self.called(0)}
        for number, (piece, site) in enumerate(self._ways):
            self.on.setdefault(site, []).append((piece, number))
            ranks[piece].setdefault(site, []).append((piece, number))

    def _actions(self, verb: str, seat: int) -> Mapping[int, Action]:
        """What a seat could ever build or demolish for, by number."""
        return _Actions(lambda piece, site: Action(seat, verb, (self.called(seat)[piece], site)), self._ways)


class _Actions(dict[int, Action]):
    """Actions by number, each made when it is first asked for: most of them never are.

    Args:
        make: makes one of a building of the first seat and a site.
        ways: both, by number.
    """

    def __init__(self, make: Callable[[str, str], Action], ways: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._make, self._ways = make, ways

    def __missing__(self, number: int) -> Action:
        made = self[number] = self._make(*self._ways[number])
        return made


def _called(seat: int) -> Mapping[str, str]:
    """The buildings of a seat, and those for all, by what they are for the first seat."""
    own = {f"building.0.{kind}": f"building.{seat}.{kind}" for kind in own_buildings()}
    return own | {piece: piece for piece in legendary_buildings()}
