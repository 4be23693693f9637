"""What speaks for a move in New York 1901: points, streets, the challenge, what can be built then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.brains.reasons import Claim, Deed, Lead, Measure, Reasons, Side
from game.rules.kernel.text import piece_ref, text
from game.rules.newyork1901.board import neighbours
from game.rules.newyork1901.building import estate, open_generation
from game.rules.newyork1901.components import GENERATIONS, building_of
from game.rules.newyork1901.scoring import challenge_points, street_counts

_AFTER = 0.5
"""What may be built next counts so much of what is built."""


def _streets(side: Side) -> Mapping[str, int]:
    return {
        street: street_counts(side.state, side.rules.sites, street)[side.seat]
        for street in side.state.streets
    }


def _challenge(side: Side) -> Mapping[str, int]:
    return {
        side.state.challenge: challenge_points(side.state, side.rules.sites, side.seat) - side.player.prestige
    }


def _room(side: Side) -> int:
    return max((part.bit_count() for part in side.rules.lists.free(side.player)), default=0)


def _best(side: Side) -> tuple[int, str]:
    """The building with most points that fits on free squares."""
    found = side.rules.lists.buildable(side.state, side.seat)
    return max(((building_of(piece).points, piece) for piece in sorted(found)), default=(0, ""))


def _fits(deed: Deed) -> Iterator[Claim]:
    if deed.action.verb != "claim":
        return
    (then, _), (now, piece) = _best(deed.before), _best(deed.after)
    if now > then:
        words = text("newyork1901-why-fits", building=piece_ref(piece))
        yield Claim(words, _AFTER * now)
    elif _room(deed.after) > _room(deed.before):
        words = text("newyork1901-why-room", count=_room(deed.after))
        yield Claim(words, 0.2 * (_room(deed.after) - _room(deed.before)))


def _along(deed: Deed) -> Iterator[Claim]:
    """A lot at a street whose card is in play."""
    if deed.action.verb != "claim":
        return
    lots = {lot.id: lot for lot in deed.after.rules.sites.grid.lots}
    lot = next(target for target in deed.action.targets if target in lots)
    cells = (near for cell in lots[lot].cells for near in neighbours(cell))
    names = {deed.after.rules.sites.grid.streets.get(cell, "") for cell in cells}
    for street in deed.after.state.streets:
        if street in names:
            own = street_counts(deed.after.state, deed.after.rules.sites, street)
            most = max(own[other] for other in deed.after.others)
            values = {"count": own[deed.action.player], "other": most}
            yield Claim(text("newyork1901-why-along", street=street, **values), 0.6)


def _land(side: Side) -> Mapping[str, int]:
    return {"": estate(side.rules.sites, side.player).bit_count()}


def _market(deed: Deed) -> Iterator[Claim]:
    """How many cards are replaced."""
    if deed.action.verb == "shift":
        yield Claim(text("newyork1901-why-market", count=len(deed.before.state.open_cards())), 0.3)


def _grab(deed: Deed) -> Iterator[Claim]:
    """How many lots are claimed."""
    if deed.action.verb == "grab":
        frame = deed.after.state.stack[-1]
        yield Claim(text("newyork1901-why-grab", count=frame.left), 1.5)


def _boom(deed: Deed) -> Iterator[Claim]:
    """The best building that can be put up besides."""
    if deed.action.verb == "boom":
        points, piece = _best(deed.after)
        yield Claim(text("newyork1901-why-boom", building=piece_ref(piece)), points)


def _keeps(deed: Deed) -> Iterator[Claim]:
    """What stays with who builds nothing."""
    if deed.action.verb == "end" and (count := _room(deed.after)):
        yield Claim(text("newyork1901-why-keeps", count=count), 0.1)


def _generation(side: Side) -> Mapping[str, int]:
    rank = open_generation(side.state, side.player)
    return {name: 1 for name in GENERATIONS[2 : rank + 1]}


REASONS = Reasons(
    sources=(
        Measure("newyork1901-why-points", lambda side: {"": side.player.points}),
        Lead("newyork1901-why-street", _streets, lambda street, side: 4.0, "street"),
        Measure("newyork1901-why-challenge", _challenge, 0.9, thing="challenge"),
        Measure("newyork1901-why-open", _generation, 3.0, thing="generation", told=False),
        Measure("newyork1901-why-workers", lambda side: {"": side.player.at_hand()}, 0.4, lasting=False),
        Measure("newyork1901-why-land", _land, 0.1),
        _fits,
        _along,
        _grab,
        _boom,
    ),
    means=lambda side: (len(side.player.actions), side.player.points, side.player.at_hand()),
    passing=frozenset({"end"}),
    lucky=frozenset({"shift"}),
    said=(_keeps, _market),
)
