"""What can be claimed and laid where: listed plot by plot, each worked out once.

A *plot* is a player's land in one block of the board. What can be laid on a plot follows from few things, and
most of them stay as they are from turn to turn: the builds from its free squares, the demolitions from its
squares and buildings. So both are kept, for as many plots as the caches hold.

What is kept are *numbers*: places in the sorted list of everything that a seat could ever lay. The lists of
several plots come into the order of their actions by sorting numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache, partial

from game.rules.kernel.action import Action, act
from game.rules.newyork1901.building import bared, estate, largest_part, open_buildings, open_generation
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


Claimable = list[tuple[str, int]]
"""Land cards with lots that they can claim, as bits."""
Plot = tuple[int, Standing]
"""What a player has in a block where he has built: the squares of his lots, and his buildings."""


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
        self._blocks = [squares for squares, _ in sites.blocks()]
        self._inside = lru_cache(_KEPT)(self._find_inside)
        self._built = lru_cache(_KEPT)(self._find_built)
        self.largest = lru_cache(_KEPT)(partial(largest_part, sites))
        self.outlines = lru_cache(_KEPT)(sites.outlines_in)
        self._claims = cache(self._find_claims)
        self._builds = lru_cache(_KEPT)(self._find_builds)
        self._demolitions = lru_cache(_KEPT)(self._find_demolitions)

    def free(self, player: Player) -> list[int]:
        """The squares of a player's lots that no building stands on, block by block."""
        free = estate(self.sites, player)
        for at in player.built.values():
            free &= ~self.sites.by_id[at].mask
        return [part for block in self._blocks if (part := free & block)]

    def plots(self, player: Player) -> list[Plot]:
        """A player's land in each block where he has built."""
        own = estate(self.sites, player)
        return [(own & block, buildings) for block, buildings in self._built(tuple(player.built.items()))]

    def claimable(self, state: State) -> Claimable:
        """The open cards with the free lots of their kind, in order."""
        bits, kinds, owned = self.sites.lot_bits, self.sites.kinds, 0
        for player in state.players:
            for lot in player.lots:
                owned |= bits[lot]
        cards = [card for card in sorted(state.market) if card]
        return [(card, lots) for card in cards if (lots := kinds[card_kind(card)] & ~owned)]

    def claims(self, seat: int, claimable: Claimable) -> list[Action]:
        """Cards with each of their lots, in order (ruling 6), for who has a worker in hand."""
        return [action for card, lots in claimable for bit, action in self._claims(seat, card) if bit & lots]

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
            found |= self._demolitions(seat, rank, *plot).keys()
        return found

    def demolitions(self, state: State, seat: int) -> list[Action]:
        """Every open building on every site that takes the place of lower own ones (rulings 14 and 15)."""
        player = state.players[seat]
        pieces, best = open_buildings(state, seat), open_generation(state, player)
        hand, posts = player.at_hand(), 0
        for lot in player.workers.values():
            posts |= self.sites.lot_bits[lot] if lot else 0
        numbers: list[int] = []
        for squares, standing in self.plots(player):
            for piece, found in self._demolitions(seat, best, squares, standing).items():
                if piece in pieces:
                    # The workers wanted, less those who come home from the site's own lots (ruling 15).
                    numbers += [n for n, bare, lots in found if bare - (lots & posts).bit_count() <= hand]
        numbers.sort()
        demolitions = self._layings.demolitions(seat)
        return [demolitions[number] for number in numbers]

    @cached_property
    def _layings(self) -> Layings:
        return Layings(self.sites)

    def _find_inside(self, free: int) -> tuple[Site, ...]:
        return tuple(self.sites.inside(free))

    def _find_built(self, built: tuple[tuple[str, str], ...]) -> list[Plot]:
        """The squares of each block with what stands there."""
        standing: dict[int, Standing] = {}
        for piece, at in built:
            block = self._blocks[self.sites.by_id[at].block]
            standing[block] = (*standing.get(block, ()), (building_of(piece).rank, at))
        return list(standing.items())

    def _find_claims(self, seat: int, card: str) -> list[tuple[int, Action]]:
        """Every lot that a card could ever claim, as a bit, in order."""
        lots = self.sites.lots_in(self.sites.kinds[card_kind(card)])
        return [(self.sites.lot_bits[lot], act(seat, "claim", card, lot)) for lot in lots]

    def _find_builds(self, seat: int, free: int) -> Mapping[str, list[int]]:
        """The builds on free squares of one block, by building."""
        on = self._layings.on
        found: dict[str, list[int]] = {}
        for site in self._inside(free):
            for piece, number in on[site.id]:
                found.setdefault(piece, []).append(number)
        called = self._layings.called(seat)
        return {called[piece]: numbers for piece, numbers in found.items()}

    def _find_demolitions(
        self, seat: int, best: int, own: int, buildings: Standing
    ) -> Mapping[str, list[tuple[int, int, int]]]:
        """The demolitions on a plot up to the rank ``best``: number, lots laid bare, lots of the site."""
        found: dict[str, list[tuple[int, int, int]]] = {}
        standing = [self.sites.by_id[at] for _, at in buildings]
        for rank in range(1 + min(rank for rank, _ in buildings), best + 1):
            on, lower, room = self._layings.of_rank[rank], 0, own
            for site, (other, _) in zip(standing, buildings, strict=True):
                if other < rank:
                    lower |= site.mask
                else:
                    room &= ~site.mask
            for site in self._inside(room):
                if site.mask & lower and site.id in on:
                    bare = bared(site, standing).bit_count()
                    for piece, number in on[site.id]:
                        found.setdefault(piece, []).append((number, bare, site.lots))
        called = self._layings.called(seat)
        return {called[piece]: ways for piece, ways in found.items()}
