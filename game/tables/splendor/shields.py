"""Nobles, cities and posts as the table shows them: who holds one, and what the nearest still asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from game.rules.splendor.components import Counts, nobles
from game.rules.splendor.state import Player, State
from game.rules.splendor.tiles import cities, posts


@dataclass(frozen=True, slots=True)
class Demand:
    """What a tile asks for: cards by colour, cards of any one other colour, prestige."""

    needs: Counts
    other: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Lack:
    """What a player has not got yet of a `Demand`."""

    cards: tuple[int, ...]
    other: int = 0
    points: int = 0

    @property
    def far(self) -> int:
        """How much is missing in all; a point counts for half a card, as it mostly comes with others."""
        return 2 * (sum(self.cards) + self.other) + self.points


@dataclass(frozen=True, slots=True)
class TileLook:
    """How a tile is shown; `word` and `read` turn it into a word for the painter and back.

    Attributes:
        holders: the seats that hold one.
        lack: what the player to act has not got yet; None for all tiles but the nearest.
    """

    holders: tuple[int, ...] = ()
    lack: Lack | None = None

    def word(self) -> str:
        """As a place says it."""
        lack = [] if self.lack is None else [*self.lack.cards, self.lack.other, self.lack.points]
        if not lack and not self.holders:
            return ""
        return ".".join(("".join(map(str, self.holders)), *map(str, lack)))

    @classmethod
    def read(cls, word: str) -> TileLook:
        """As the painter understands it."""
        holders, *lack = word.split(".")
        seats = tuple(map(int, holders))
        if not lack:
            return cls(seats)
        *cards, other, points = map(int, lack)
        return cls(seats, Lack(tuple(cards), other, points))


def demand(tile: str) -> Demand:
    """What a noble, city or post asks for."""
    if tile in cities():
        city = cities()[tile]
        return Demand(city.needs, city.other, city.points)
    return Demand((nobles()[tile] if tile in nobles() else posts()[tile]).needs)


def lacks(player: Player, tile: str) -> Lack:
    """What ``player`` has not got yet of what ``tile`` asks for."""
    wanted, counts = demand(tile), player.counts()
    missing = tuple(max(0, need - have) for need, have in zip(wanted.needs, counts, strict=True))
    others = (have for need, have in zip(wanted.needs, counts, strict=True) if not need)
    other = max(0, wanted.other - max(others, default=0))
    return Lack(missing, other, max(0, wanted.points - player.points))


def looks(view: State) -> Mapping[str, str]:
    """The looks of the tiles on the table that have one of their own."""
    holders = {
        post: tuple(seat for seat, player in enumerate(view.players) if post in player.posts)
        for post in view.posts
    }
    nearest = dict(_nearest(view))
    shown = (*filter(None, view.nobles), *filter(None, view.cities), *view.posts)
    return {tile: TileLook(holders.get(tile, ()), nearest.get(tile)).word() for tile in shown}


def _nearest(view: State) -> Iterator[tuple[str, Lack]]:
    """Of each kind the tile that the player to act has least far to, where something has been done for it."""
    if not view.stack:
        return
    player = view.players[view.stack[-1].seat]
    kinds: tuple[Iterable[str], ...] = (
        view.nobles,
        () if player.city else view.cities,
        (post for post in view.posts if post not in player.posts),
    )
    for tiles in kinds:
        found = [(lacks(player, tile), tile) for tile in tiles if tile]
        if found:
            lack, tile = min(found, key=lambda each: each[0].far)
            if lack.far < _all(demand(tile)).far:
                yield tile, lack


def _all(wanted: Demand) -> Lack:
    """What is missing to who has nothing."""
    return Lack(wanted.needs, wanted.other, wanted.points)
