"""Aquileia: coins, cards, spaces, sites and exchanges as messages speak of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from game.rules.aquileia.contests import shield_of
from game.rules.aquileia.frames import Placement
from game.rules.aquileia.hands import card_at
from game.rules.aquileia.market import EXCHANGE_POINTS
from game.rules.aquileia.money import told
from game.rules.aquileia.printed import Site, Space, area_spaces, exchanges, sites, spaces
from game.rules.aquileia.reading import METALS, Coins
from game.rules.aquileia.rules import AquileiaRules
from game.rules.aquileia.state import FREE, State
from game.rules.kernel.ids import last_of, spell
from game.rules.kernel.text import Part, Text, seat_ref, text
from game.tables.catalogue import Context, Data
from game.tables.words import Say, of_id, of_seat

Ctx = Context[AquileiaRules, State]
Lines = Iterator[Text]


def yes(whether: object) -> str:
    """A condition as messages know it."""
    return "yes" if whether else "no"


def coins(counts: Iterable[int]) -> Coins:
    """So many of each metal."""
    bronze, silver, gold = counts
    return bronze, silver, gold


def coins_in(data: Data) -> Coins:
    """The coins of an event."""
    return coins(data[metal] for metal in METALS)


def told_in(data: Data) -> Text:
    """The coins of an event in words."""
    return told(coins_in(data))


def space_at(piece: str) -> Space:
    """A space, that of an agent, or that beside which something is printed."""
    return spaces()[spell("space", last_of(piece))]


def site_at(piece: str) -> Site:
    """A site, or that of a building before its player."""
    return sites()[spell("site", last_of(piece))]


def site_in(targets: Iterable[str]) -> str | None:
    """The site that is among targets."""
    return next((target for target in targets if target in sites()), None)


def ranked(seat: int, strength: int) -> Text:
    """A seat with its strength."""
    return text("aquileia-ranked", seat=seat_ref(seat), strength=strength)


def traits_of(find: Callable[[str], Any], names: str) -> Callable[..., dict[str, Part]]:
    """Values of what is printed where a piece lies, as `words.traits` are of the piece itself."""
    return lambda *about: {name: getattr(find(of_id(*about)), name) for name in names.split()}


def exchanged(*about: Any) -> dict[str, Part]:
    """What is given for what."""
    way = exchanges()[of_id(*about)]
    return {"give": told(way.give), "get": told(way.get)}


def _numbered(*about: Any) -> dict[str, Part]:
    """An area, and which of its spaces where there are several."""
    space = space_at(of_id(*about))
    area, alike = text("aquileia-area", area=space.area), area_spaces(space.area)
    kind, number = space.area if len(alike) > 1 else "only", alike.index(space.id) + 1
    return {**_marks(*about), "kind": kind, "area": area, "number": number}


def _brought(ctx: Ctx, about: Any) -> dict[str, Part]:
    """What an agent on a space costs and brings; one that is placed fights beside those there."""
    space, top = space_at(of_id(about)), ctx.top
    placing = isinstance(top, Placement) and ctx.view.spaces[space.id] == FREE
    others = shield_of(ctx.view, top.seat, space.area) if placing and space.strength else 0
    area = "deck" if space.id == "space.equi_deck" else space.area
    marks = {**_marks(about), "strength": space.strength + others}
    return {**marks, "area": area, "most": space.most, "scores": yes(space.scores)}


_marks = traits_of(space_at, "metal strength")
CARD = Say("card", traits_of(card_at, "use value"))
SPACE = Say("space", _numbered)
AGENT = Say("agent", seat=of_seat, space=SPACE)
BRINGS = Say("explain-space", _brought, points=EXCHANGE_POINTS)
EXCHANGE = Say("exchange", exchanged)
