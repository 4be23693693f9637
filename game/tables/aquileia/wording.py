"""Aquileia: coins, cards, spaces, sites and exchanges as messages speak of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from game.rules.aquileia.hands import card_at
from game.rules.aquileia.market import EXCHANGE_POINTS
from game.rules.aquileia.money import told
from game.rules.aquileia.printed import Site, Space, area_spaces, exchanges, sites, spaces
from game.rules.aquileia.reading import METALS, Coins
from game.rules.aquileia.rules import AquileiaRules
from game.rules.aquileia.state import State
from game.rules.kernel.ids import last_of, spell
from game.rules.kernel.text import Part, Text, text
from game.tables.catalogue import Context, Data

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


def traits_of(find: Callable[[str], Any], names: str) -> Callable[..., Mapping[str, Part]]:
    """Values of what is printed where a piece lies, as `words.traits` are of the piece itself."""
    return lambda *about: {name: getattr(find(about[-1]), name) for name in names.split()}


card_values = traits_of(card_at, "use value")
"""Of a card, or of a place in a hand."""


def card_text(card: str) -> Text:
    """What a kind of card is called."""
    return text("aquileia-card", **card_values(card))


def site_values(*about: str) -> dict[str, Part]:
    """What a building is worth."""
    site = site_at(about[-1])
    return {"kind": site.kind, "colour": site.colour, "points": site.points, "income": told(site.income)}


def exchanged(exchange: str) -> dict[str, Part]:
    """What is given for what."""
    way = exchanges()[exchange]
    return {"give": told(way.give), "get": told(way.get)}


def area_text(area: str) -> Text:
    """What an area is called."""
    return text("aquileia-area", area=area)


def space_text(piece: str) -> Text:
    """An area, and which of its spaces where there are several."""
    space = space_at(piece)
    alike, area = area_spaces(space.area), area_text(space.area)
    kind, number = space.area if len(alike) > 1 else "only", alike.index(space.id) + 1
    return text(
        "aquileia-space", kind=kind, area=area, number=number, metal=space.metal, strength=space.strength
    )


def brings(piece: str) -> Text:
    """What an agent on a space costs and brings."""
    space = space_at(piece)
    return text(
        "aquileia-explain-space",
        area="deck" if space.id == "space.equi_deck" else space.area,
        metal=space.metal,
        strength=space.strength,
        most=space.most,
        scores=yes(space.scores),
        points=EXCHANGE_POINTS,
    )
