"""Mombasa: how far an expansion gets, so that its part of the chart stays while it goes on."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heapify, heappop, heappush
from math import ceil, floor

from game.maps.places import Box, Zone
from game.rules.kernel.ids import spell
from game.rules.mombasa.area import permanent
from game.rules.mombasa.bases import settled
from game.rules.mombasa.components import cards
from game.rules.mombasa.expansion import OCCUPIED, reachable
from game.rules.mombasa.state import Player, State
from game.tables.mombasa.placing import Ctx
from game.tables.mombasa.shots import EXPANSION, SQUARES


def expanding(ctx: Ctx, chart: Zone, company: str, seat: int, left: int) -> str:
    """The shot of an expansion: the company, and the part of the chart that it may reach while it goes on.

    So that this stays all the while, it is told from all its points; then what those that are ``left`` reach.
    """
    now = {*ctx.view.arrivals, *(reachable(ctx.rules.graph, ctx.view, company, left) if left else ())}
    in_all = _reach_in_all(ctx, company, points_in_all(ctx.view, ctx.view.players[seat]))
    parts = (now | in_all, now)
    boxes = ([chart.slots[region].box for region in part if region in chart.slots] for part in parts)
    sides = (side for part in boxes for side in reach_of(part, chart.size))
    return spell(EXPANSION, company, *sides)


def points_in_all(view: State, player: Player) -> int:
    """The points of a player's whole expansion, whether it has begun or is done."""
    lying = (cards()[name] for name in (*player.slots, *player.tiles) if name in cards())
    values = [card.value for card in lying if card.kind == "expansion"]
    return sum(values) + permanent(view, player, "expansion") if values else 0


def _reach_in_all(ctx: Ctx, company: str, points: int) -> frozenset[str]:
    """The regions that ``company`` may enter with ``points``, one after the other.

    Those that it has just entered are reckoned as before: nothing changes while it goes on.
    """
    view, regions = ctx.view, ctx.rules.graph.regions

    def priced(borders: Iterable[tuple[str, int]], spent: int = 0) -> list[tuple[int, str]]:
        return [(spent + cost + (OCCUPIED if view.posts[region] else 0), region) for region, cost in borders]

    held = {region for region in settled(view, company) if region not in view.arrivals}
    ways = priced(ctx.rules.graph.links[company])
    for region in held:
        ways += priced(regions[region].neighbours)
    heapify(ways)
    found: set[str] = set()
    while ways:
        cost, region = heappop(ways)
        if cost <= points and region not in held and region not in found:
            found.add(region)
            for way in priced(regions[region].neighbours, cost):
                heappush(ways, way)
    return frozenset(found)


def reach_of(places: Iterable[Box], size: tuple[float, float]) -> tuple[int, int, int, int]:
    """The squares of a chart of this size in which all of ``places`` lie: left, top, right, foot."""
    across, down = (length / SQUARES for length in size)
    boxes = tuple(places) or ((0.0, 0.0, *size),)
    return (
        floor(min(x for x, *_ in boxes) / across),
        floor(min(y for _, y, *_ in boxes) / down),
        ceil(max(x + w for x, _, w, _ in boxes) / across),
        ceil(max(y + h for _, y, _, h in boxes) / down),
    )
