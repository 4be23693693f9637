"""Aquileia: what pieces and places are called."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.aquileia.components import cards, laurels
from game.rules.aquileia.money import told
from game.rules.aquileia.printed import Site, area_spaces, exchanges, sites, spaces
from game.rules.kernel.ids import kind_of, last_of, parts_of, rest_of, spell
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.aquileia.prints import area_of
from game.tables.aquileia.telling import card_text
from game.tables.kit import Naming, name


def area_text(area: str) -> Text:
    """What an area is called."""
    return text("aquileia-area", area=area)


def _space(piece: str) -> Text:
    """An area, and which of its spaces where there are several."""
    space = spaces()[piece]
    number = area_spaces(space.area).index(piece) + 1
    kind = space.area if len(area_spaces(space.area)) > 1 else "only"
    area = area_text(space.area)
    return text(
        "aquileia-space", kind=kind, area=area, number=number, metal=space.metal, strength=space.strength
    )


def _agent(piece: str) -> Text:
    seat, space = parts_of(piece)
    return text("aquileia-agent", seat=seat_ref(int(seat)), space=_space(spell("space", space)))


def site_text(site: Site) -> Text:
    """A building: its kind, and what it is worth."""
    return text(
        "aquileia-site", kind=site.kind, colour=site.colour, points=site.points, income=told(site.income)
    )


def short(piece: str) -> Text | None:
    """A building, or a card in a hand, without what it is worth: what is said of it tells that too."""
    if piece in sites():
        return text("aquileia-site-short", kind=sites()[piece].kind, colour=sites()[piece].colour)
    if kind_of(piece) == "hand":
        return text("aquileia-card-short", use=cards()[spell("card", last_of(piece))].use)
    return None


def exchange_text(piece: str) -> Text:
    """What is given for what."""
    way = exchanges()[piece]
    return text("aquileia-exchange", give=told(way.give), get=told(way.get))


def _laurel(piece: str) -> Text:
    laurel = laurels()[piece]
    first, last = (laurel.colours[0], laurel.colours[-1]) if laurel.colours else ("", "")
    return text("aquileia-laurel", count=len(laurel.colours), first=first, last=last, points=laurel.points)


def _hand(piece: str) -> Text:
    """A kind of card in a hand."""
    return card_text(cards()[spell("card", last_of(piece))])


def _hidden(piece: str) -> Text:
    return text("aquileia-hidden", deck=parts_of(piece)[0])


def _button(piece: str) -> Text:
    return text("aquileia-button", button=rest_of(piece))


NAMES: Mapping[str, Naming] = {
    "round": name(),
    "starter": name(),
    "title": lambda piece: area_text(last_of(piece)),
    "print": lambda piece: area_text(area_of(piece)),
    "space": _space,
    "agent": _agent,
    "selection": name("slot"),
    "marker": name("seat"),
    "site": lambda piece: site_text(sites()[piece]),
    "built": lambda piece: site_text(sites()[spell("site", rest_of(piece))]),
    "spare": name("seat"),
    "house": name("seat", "spare"),
    "estate": name("seat"),
    "yard": name("seat", "estate"),
    "exchange": exchange_text,
    "card": lambda piece: card_text(cards()[piece]),
    "laurel": _laurel,
    "wreaths": name("seat", "laurels"),
    "laurels": name("seat"),
    "cards": name("seat deck"),
    "hand": _hand,
    "hidden": _hidden,
    "deck": name("deck"),
    "discard": name("deck"),
    "equi": name("number"),
    "open": name("", "open-place"),
    "lot": name(),
    "die": name("colour"),
    "tray": name("colour", "die"),
    "holder": name(),
    "shield": name("seat"),
    "course": name("seat", "lane"),
    "heat": name("", "step"),
    "lane": name("", "step"),
    "coins": name("seat metal", "coins-of"),
    "coin": name("metal"),
    "laid": name("metal"),
    "bank": name("metal"),
    "bid": name("metal"),
    "purse": name("seat"),
    "bidder": name("seat", "purse"),
    "agents": name("seat"),
    "temple": name(),
    "button": _button,
}
