"""Mombasa: how far an expansion can get, so that its part of the chart stays while it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush

from game.rules.mombasa.area import permanent
from game.rules.mombasa.bases import settled
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.components import cards
from game.rules.mombasa.expansion import OCCUPIED
from game.rules.mombasa.state import Player, State


def points_in_all(view: State, player: Player) -> int:
    """The points of a player's whole expansion, whether it has begun or is done."""
    lying = (cards()[name] for name in (*player.slots, *player.tiles) if name in cards())
    values = [card.value for card in lying if card.kind == "expansion"]
    return sum(values) + permanent(view, player, "expansion") if values else 0


def reach_in_all(graph: RegionGraph, view: State, company: str, points: int) -> frozenset[str]:
    """The regions that ``company`` may enter with ``points``, one after the other.

    Those that it has just entered are reckoned as before: nothing changes while it goes on.
    """
    held = {region for region in settled(view, company) if region not in view.arrivals}
    ways = list(_ways(graph, view, held, company))
    heapify(ways)
    found: set[str] = set()
    while ways:
        cost, region = heappop(ways)
        if cost > points or region in held or region in found:
            continue
        found.add(region)
        for beyond, price in graph.regions[region].neighbours:
            heappush(ways, (cost + price + _toll(view, beyond), beyond))
    return frozenset(found)


def _ways(graph: RegionGraph, view: State, held: set[str], company: str) -> Iterator[tuple[int, str]]:
    """What the regions next to the company cost, and which they are."""
    borders = [*graph.links[company], *(way for region in held for way in graph.regions[region].neighbours)]
    for region, price in borders:
        yield price + _toll(view, region), region


def _toll(view: State, region: str) -> int:
    return OCCUPIED if view.posts[region] else 0
