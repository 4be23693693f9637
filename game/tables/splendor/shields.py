"""Nobles, cities and posts as the table shows them: who holds one, and what each still asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.splendor.components import COLORS, nobles
from game.rules.splendor.state import Player, State
from game.rules.splendor.tiles import cities, posts


@dataclass(frozen=True, slots=True)
class Demand:
    """What a tile asks for, or what a player has not got yet of that.

    Attributes:
        needs: cards by colour.
        other: cards of any one other colour.
        points: prestige.
    """

    needs: tuple[int, ...]
    other: int = 0
    points: int = 0

    @property
    def met(self) -> bool:
        """Whether it is nothing at all."""
        return not (any(self.needs) or self.other or self.points)


@dataclass(frozen=True, slots=True)
class TileLook:
    """How a tile is shown; `word` and `read` turn it into a word for the painter and back.

    Attributes:
        holders: the seats that hold one.
        lack: what the player to act has not got yet; None where nobody is to act.
    """

    holders: tuple[int, ...] = ()
    lack: Demand | None = None

    @property
    def met(self) -> bool:
        """Whether the player to act has all that it asks for."""
        return self.lack is not None and self.lack.met

    def missing(self, color: int, need: int) -> int:
        """How many of the ``need`` cards of a colour are not there yet."""
        return need if self.lack is None else self.lack.needs[color]

    def word(self) -> str:
        """As a place says it."""
        lack = (*self.lack.needs, self.lack.other, self.lack.points) if self.lack else ()
        return ".".join(("".join(map(str, self.holders)), *map(str, lack)))

    @classmethod
    def read(cls, word: str) -> TileLook:
        """As the painter understands it."""
        holders, *numbers = word.split(".")
        lack = tuple(map(int, numbers))
        return cls(tuple(map(int, holders)), Demand(lack[:-2], *lack[-2:]) if lack else None)


def demand(tile: str) -> Demand:
    """What a noble, city or post asks for."""
    if city := cities().get(tile):
        return Demand(city.needs, city.other, city.points)
    return Demand((nobles().get(tile) or posts()[tile]).needs)


def lacks(player: Player, tile: str) -> Demand:
    """What ``player`` has not got yet of what ``tile`` asks for."""
    wanted = demand(tile)
    pairs = list(zip(wanted.needs, player.counts(), strict=True))
    most = max((have for need, have in pairs if not need), default=0)
    missing = tuple(max(0, need - have) for need, have in pairs)
    return Demand(missing, max(0, wanted.other - most), max(0, wanted.points - player.points))


def looks(view: State) -> Mapping[str, str]:
    """The looks of the tiles on the table."""
    player = view.players[view.stack[-1].seat] if view.stack else None
    tiles = (*filter(None, view.nobles), *filter(None, view.cities), *view.posts)
    return {tile: _look(view, player, tile).word() for tile in tiles}


def _look(view: State, player: Player | None, tile: str) -> TileLook:
    holders = tuple(seat for seat, each in enumerate(view.players) if tile in each.posts)
    if player is None:
        return TileLook(holders)
    return TileLook(holders, Demand((0,) * len(COLORS)) if tile in player.posts else lacks(player, tile))
