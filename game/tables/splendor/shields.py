"""Nobles, cities and posts as the table shows them: who holds one, and what the nearest still asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.rules.splendor.components import nobles
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
    def far(self) -> int:
        """How much it is in all; a point counts for half a card, as it mostly comes with others."""
        return 2 * (sum(self.needs) + self.other) + self.points


@dataclass(frozen=True, slots=True)
class TileLook:
    """How a tile is shown; `word` and `read` turn it into a word for the painter and back.

    Attributes:
        holders: the seats that hold one.
        lack: what the player to act has not got yet; None for all tiles but the nearest.
    """

    holders: tuple[int, ...] = ()
    lack: Demand | None = None

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
    nearest = dict(_nearest(view))
    tiles = (*filter(None, view.nobles), *filter(None, view.cities), *view.posts)
    return {tile: TileLook(_holders(view, tile), nearest.get(tile)).word() for tile in tiles}


def _holders(view: State, post: str) -> tuple[int, ...]:
    return tuple(seat for seat, player in enumerate(view.players) if post in player.posts)


def _nearest(view: State) -> Iterator[tuple[str, Demand]]:
    """Of each kind the tile that the player to act has least far to, where something has been done for it."""
    if not view.stack:
        return
    player = view.players[view.stack[-1].seat]
    open_posts = [post for post in view.posts if post not in player.posts]
    for tiles in (view.nobles, [] if player.city else view.cities, open_posts):
        tile = min(filter(None, tiles), key=lambda tile: lacks(player, tile).far, default="")
        if tile and (lack := lacks(player, tile)).far < demand(tile).far:
            yield tile, lack
