"""What can be claimed and laid where: listed plot by plot, each worked out once.

A *plot* is a player's land in one block of the board. What can be laid on a plot follows from few things, and
most of them stay as they are from turn to turn: the builds from its free squares, the demolitions from its
squares, workers and buildings. So both are kept, for as many plots as the caches hold.

What is kept are *numbers*: places in the sorted list of everything that a seat could ever lay. The lists of
several plots come into the order of their actions by sorting numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache, partial
from typing import NamedTuple

from game.rules.kernel.action import Action, act
from game.rules.newyork1901.building import bared, largest_part, open_buildings, open_generation
from game.rules.newyork1901.components import (
    building_of,
    card_kind,
)
from game.rules.newyork1901.layings import Layings
from game.rules.newyork1901.sites import Site, Sites
from game.rules.newyork1901.state import Player, State

_KEPT = 2048
"""Entries of a cache: more than the plots of several games."""
Standing = tuple[tuple[int, str], ...]
"""The rank and the site of each building on a plot."""


class Plot(NamedTuple):
    """What a player has in a block where he has built.

    Attributes:
        own: the squares of his lots.
        posts: the lots with a worker, as bits.
        standing: his buildings.
    """

    own: int
    posts: int
    standing: Standing


class Lists:
    """The legal claims, builds and demolitions on a board.

    Args:
        sites: the board's sites.

    Attributes:
        largest: how many of some squares, given as bits, hang together at most.
        outlines: the shapes that lie in some squares, wherever the streets are.
    """

    def __init__(self, sites: Sites) -> None:
        self.sites = sites
        self._blocks = sites.blocks()
        self._inside = lru_cache(_KEPT)(self._find_inside)
        self._parts = lru_cache(_KEPT)(self._find_parts)
        self._own = lru_cache(_KEPT)(self._find_own)
        self._built = lru_cache(_KEPT)(self._find_built)
        self.largest = lru_cache(_KEPT)(partial(largest_part, sites))
        self.outlines = lru_cache(_KEPT)(sites.outlines_in)
        self._lots_in = lru_cache(_KEPT)(sites.lots_in)
        self._claims = lru_cache(_KEPT)(self._find_claims)
        self._builds = lru_cache(_KEPT)(self._find_builds)
        self._demolitions = lru_cache(_KEPT)(self._find_demolitions)

    def free(self, player: Player) -> list[int]:
        """The squares of a player's lots that no building stands on, block by block."""
        covered, _ = self._built(tuple(player.built.items()))
        return self._parts(self._own(tuple(player.lots)) & ~covered)

    def plots(self, player: Player) -> list[Plot]:
        """A player's land in each block where he has built."""
        _, standing = self._built(tuple(player.built.items()))
        own, posts = self._own(tuple(player.lots)), 0
        for lot in player.workers.values():
            posts |= self.sites.lot_bits[lot] if lot else 0
        plots: list[Plot] = []
        for block, buildings in standing.items():
            squares, lots = self._blocks[block]
            plots.append(Plot(own & squares, posts & lots, buildings))
        return plots

    def claimable(self, state: State, size: int) -> list[tuple[str, int]]:
        """The open cards (of one size, if given) with the free lots of their kind, as bits, in order."""
        bits, kinds, owned = self.sites.lot_bits, self.sites.kinds, 0
        for player in state.players:
            for lot in player.lots:
                owned |= bits[lot]
        found: list[tuple[str, int]] = []
        for card in sorted(state.open_cards()):
            kind = card_kind(card)
            if (lots := kinds[kind] & ~owned) and size in (0, kind[1]):
                found.append((card, lots))
        return found

    def claims(self, state: State, seat: int, size: int = 0) -> list[Action]:
        """Every open card (of one size, if given) with every lot that it can claim, in order (ruling 6).

        Nothing, if no worker is in hand.
        """
        found: list[Action] = []
        if state.players[seat].at_hand():
            for card, lots in self.claimable(state, size):
                found += self._claims(seat, card, lots)
        return found

    def builds(self, state: State, seat: int, *, extra: bool = False) -> list[Action]:
        """Every open building on every site of free own squares, in order (rulebook: Building rules).

        With ``extra`` what Construction Boom can build (ruling 18).
        """
        pieces = open_buildings(state, seat, extra=extra)
        numbers: list[int] = []
        for free in self.free(state.players[seat]):
            for piece, found in self._builds(seat, free).items():
                if piece in pieces:
                    numbers += found
        numbers.sort()
        builds = self._layings.builds(seat)
        return [builds[number] for number in numbers]

    def can_build(self, state: State, seat: int, *, extra: bool = False) -> bool:
        """Whether there is any build."""
        pieces = open_buildings(state, seat, extra=extra)
        free = self.free(state.players[seat])
        return any(not pieces.isdisjoint(self._builds(seat, squares)) for squares in free)

    def buildable(self, state: State, seat: int) -> set[str]:
        """The open buildings that fit on free own squares."""
        pieces, found = open_buildings(state, seat), set[str]()
        for free in self.free(state.players[seat]):
            found |= pieces & self._builds(seat, free).keys()
        return found

    def replacing(self, state: State, seat: int, rank: int) -> set[str]:
        """The buildings up to ``rank`` that fit in the place of lower own ones, open or not."""
        found = set[str]()
        for plot in self.plots(state.players[seat]):
            found |= self._demolitions(seat, rank, plot).keys()
        return found

    def demolitions(self, state: State, seat: int) -> list[Action]:
        """Every open building on every site that takes the place of lower own ones (rulings 14 and 15)."""
        player = state.players[seat]
        pieces, best = open_buildings(state, seat), open_generation(state, player)
        hand = player.at_hand()
        numbers: list[int] = []
        for plot in self.plots(player):
            for piece, found in self._demolitions(seat, best, plot).items():
                if piece in pieces:
                    numbers += [number for number, wanted in found if wanted <= hand]
        numbers.sort()
        demolitions = self._layings.demolitions(seat)
        return [demolitions[number] for number in numbers]

    @cached_property
    def _layings(self) -> Layings:
        return Layings(self.sites)

    def _find_inside(self, free: int) -> tuple[Site, ...]:
        return tuple(self.sites.inside(free))

    def _find_parts(self, squares: int) -> list[int]:
        """Squares block by block; shared, never changed."""
        return [part for block, _ in self._blocks if (part := squares & block)]

    def _find_own(self, lots: tuple[str, ...]) -> int:
        """The squares of lots."""
        own = 0
        for lot in lots:
            own |= self.sites.lot_masks[lot]
        return own

    def _find_built(self, built: tuple[tuple[str, str], ...]) -> tuple[int, Mapping[int, Standing]]:
        """The squares under buildings, and what stands in each block."""
        covered = 0
        standing: dict[int, Standing] = {}
        for piece, at in built:
            site = self.sites.by_id[at]
            covered |= site.mask
            standing[site.block] = (*standing.get(site.block, ()), (building_of(piece).rank, at))
        return covered, standing

    def _find_claims(self, seat: int, card: str, lots: int) -> list[Action]:
        return [act(seat, "claim", card, lot) for lot in self._lots_in(lots)]

    def _find_builds(self, seat: int, free: int) -> Mapping[str, list[int]]:
        """The builds on free squares of one block, by building."""
        on = self._layings.on
        found: dict[str, list[int]] = {}
        for site in self._inside(free):
            for piece, number in on[site.id]:
                found.setdefault(piece, []).append(number)
        called = self._layings.called(seat)
        return {called[piece]: numbers for piece, numbers in found.items()}

    def _find_demolitions(self, seat: int, best: int, plot: Plot) -> Mapping[str, list[tuple[int, int]]]:
        """The demolitions on a plot up to the rank ``best``, each with the workers in hand that it wants."""
        found: dict[str, list[tuple[int, int]]] = {}
        standing = [self.sites.by_id[at] for _, at in plot.standing]
        for rank in range(1 + min(rank for rank, _ in plot.standing), best + 1):
            on, lower, room = self._layings.of_rank[rank], 0, plot.own
            for site, (other, _) in zip(standing, plot.standing, strict=True):
                if other < rank:
                    lower |= site.mask
                else:
                    room &= ~site.mask
            for site in self._inside(room):
                if site.mask & lower and site.id in on:
                    wanted = _workers_wanted(site, plot.posts, standing)
                    for piece, number in on[site.id]:
                        found.setdefault(piece, []).append((number, wanted))
        called = self._layings.called(seat)
        return {called[piece]: ways for piece, ways in found.items()}


def _workers_wanted(site: Site, posts: int, standing: Iterable[Site]) -> int:
    """The lots laid bare, less the workers who come home from the site's own lots (ruling 15)."""
    return bared(site, standing).bit_count() - (site.lots & posts).bit_count()
