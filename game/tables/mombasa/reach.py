"""Mombasa: how far an expansion gets in all: at larger text that part of the chart stays while it goes on."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor

from game.maps.places import Box, Zone
from game.rules.kernel.ids import spell
from game.rules.mombasa.area import permanent
from game.rules.mombasa.bases import settled
from game.rules.mombasa.components import cards
from game.rules.mombasa.expansion import OCCUPIED
from game.tables.mombasa.placing import Ctx
from game.tables.mombasa.shots import EXPANSION, SQUARES


def expanding(ctx: Ctx, chart: Zone, company: str, seat: int) -> str:
    """The shot of an expansion: the company, and the part of the chart that it may reach while it goes on."""
    player = ctx.view.players[seat]
    lying = (cards()[name] for name in (*player.slots, *player.tiles) if name in cards())
    points = sum(card.value for card in lying if card.kind == "expansion")
    points += permanent(ctx.view, player, "expansion")
    regions = {*ctx.view.arrivals, *_reach(ctx, company, points)}
    boxes = [chart.slots[region].box for region in regions if region in chart.slots]
    return spell(EXPANSION, company, *squares_of(boxes, chart.size))


def _reach(ctx: Ctx, company: str, points: int) -> Iterable[str]:
    """The regions that ``company`` may enter with ``points``, one after the other.

    Those that it has just entered are reckoned as before: nothing changes while it goes on.
    """
    view, graph = ctx.view, ctx.rules.graph
    held = settled(view, company) - view.arrivals.keys()
    spent: dict[str, int] = {}
    ways = [(0, graph.links[company]), *((0, graph.regions[region].neighbours) for region in held)]
    while ways:
        before, borders = ways.pop()
        for region, cost in borders:
            paid = before + cost + (OCCUPIED if view.posts[region] else 0)
            if region not in held and paid <= points and paid < spent.get(region, points + 1):
                spent[region] = paid
                ways.append((paid, graph.regions[region].neighbours))
    return spent


def squares_of(places: Iterable[Box], size: tuple[float, float]) -> tuple[int, int, int, int]:
    """The squares of a chart of this size in which all of ``places`` lie: left, top, right, foot."""
    across, down = (length / SQUARES for length in size)
    boxes = tuple(places) or ((0.0, 0.0, *size),)
    return (
        floor(min(x for x, *_ in boxes) / across),
        floor(min(y for _, y, *_ in boxes) / down),
        ceil(max(x + w for x, _, w, _ in boxes) / across),
        ceil(max(y + h for _, y, _, h in boxes) / down),
    )
