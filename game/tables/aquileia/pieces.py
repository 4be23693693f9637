"""Aquileia: its kinds of pieces and places: what they are called and what is known of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.rules.aquileia import frames
from game.rules.aquileia.components import laurels
from game.rules.aquileia.forum import houses_left
from game.rules.aquileia.hands import card_at
from game.rules.aquileia.market import EXCHANGE_POINTS
from game.rules.aquileia.money import told
from game.rules.aquileia.printed import AREAS
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.scoring import villa_values
from game.rules.aquileia.state import FREE, Player
from game.rules.kernel.ids import last_of, number_in, seat_in
from game.rules.kernel.text import Part, Text, seat_ref, text
from game.tables.aquileia import wording
from game.tables.aquileia.budget import hindered, planned
from game.tables.aquileia.layout import area_of, space_of
from game.tables.aquileia.placing import ahead_of_equals, bidding, hides
from game.tables.aquileia.wording import BRINGS, CARD, Ctx, Lines, site_at, traits_of, yes
from game.tables.catalogue import Kind
from game.tables.words import Say, by_frame, lines, of_id, of_last, of_seat, when


def _player(ctx: Ctx, piece: str) -> Player:
    return ctx.view.players[seat_in(piece)]


def _metal(piece: str) -> int:
    return METALS.index(last_of(piece))


def _would_go_home(ctx: Ctx, piece: str) -> Lines:
    """That an agent has nothing to do on its space, and for want of what."""
    space = wording.space_at(piece).id
    owner = ctx.view.spaces[space] if piece == space else seat_in(piece)
    if owner != FREE and (why := hindered(ctx.view, owner).get(space)):
        yield text("aquileia-explain-short", seat=seat_ref(owner), why=why)


def _stands(ctx: Ctx, piece: str) -> Lines:
    if (owner := ctx.view.spaces[piece]) != FREE:
        yield text("aquileia-explain-stands", seat=seat_ref(owner))


def _printed(ctx: Ctx, piece: str) -> Iterable[Text]:
    """What is printed belongs to its space, or says what a contest brings."""
    return lines("aquileia", BRINGS if space_of(piece) else _AREA, ctx, piece)


def _worth(*about: Any) -> dict[str, Part]:
    site = site_at(of_id(*about))
    return {"kind": site.kind, "colour": site.colour, "points": site.points, "income": told(site.income)}


def _site(ctx: Ctx, piece: str) -> Lines:
    site, use = site_at(piece), text("aquileia-explain-site", **_worth(piece))
    if (owner := ctx.view.sites[site.id]) != FREE:
        yield use
        yield text("aquileia-explain-owner", seat=seat_ref(owner))
    else:  # in one: neither is worth saying without the other
        yield text("aquileia-explain-offer", use=use, coins=told(site.price), slaves=site.slaves)
    yield text("aquileia-explain-counts", kind=site.kind)


def _crown(piece: str) -> Text:
    laurel = laurels()[piece]
    first, last = (laurel.colours[0], laurel.colours[-1]) if laurel.colours else ("", "")
    return text("aquileia-laurel", count=len(laurel.colours), first=first, last=last, points=laurel.points)


def _laurel(ctx: Ctx, piece: str) -> Lines:
    laurel = laurels()[piece]
    kind = "points" if laurel.points else "one" if len(laurel.colours) == 1 else "two"
    yield text("aquileia-explain-laurel", kind=kind, points=laurel.points)
    for seat in range(len(ctx.view.players)):
        values = villa_values(ctx.view, seat)
        if worth := max((values[colour] for colour in laurel.colours), default=0):
            yield text("aquileia-explain-laurel-worth", seat=seat_ref(seat), points=worth)


def _display(ctx: Ctx, piece: str) -> Iterable[Text]:
    card = ctx.view.display[number_in(piece) - 1]
    return lines("aquileia", (CARD, _USE), card) if card else ()


def _hand(ctx: Ctx, piece: str) -> Text:
    """What a kind of card does; of a hand that is not seen not even whether there is one."""
    seat, top = seat_in(piece), ctx.top
    if not hides(ctx.view, seat, card_at(piece).deck):
        return _USE.of("aquileia", piece)
    pays = isinstance(top, frames.Forum) and top.seat == seat
    plays = isinstance(top, frames.InTurn) and top.seats[0] == seat
    return text("aquileia-explain-secret", asked=yes(pays or plays))


def _planned(ctx: Ctx, piece: str) -> Lines:
    metal = _metal(piece)
    have, cost = _player(ctx, piece).coins[metal], planned(ctx.view, seat_in(piece))[metal]
    if cost:
        yield text("aquileia-explain-planned", count=cost, enough=yes(cost <= have))


_RAISE = when(lambda ctx, piece: last_of(piece) == "theatrum", "explain-raise")
"""Of an auction also how one bids."""
_SUPPLY = Say("explain-supply", coins=lambda ctx, piece: told(wording.coins(ctx.view.bank)))
_AREA = (
    Say("explain-area", area=of_last, points=EXCHANGE_POINTS),
    when(lambda ctx, piece: last_of(piece) == "pecunia", _SUPPLY),
    _RAISE,
    when(lambda ctx, piece: last_of(piece) in AREAS, "explain-order"),
)
"""What happens in an area, and what matters there: what the bank has, how one raises a bid, its number."""
_SITE, _USE = Say("site", _worth), Say("explain-card", traits_of(card_at, "use value"))
_SITE_SHORT, _CARD_SHORT = (
    Say("site-short", traits_of(site_at, "kind colour")),
    Say("card-short", traits_of(card_at, "use")),
)
_EXCHANGED = by_frame(
    {
        frames.Pecunia: lambda ctx, piece: text("common-points", n=EXCHANGE_POINTS),
        object: Say("explain-exchange", points=EXCHANGE_POINTS),
    }
)
"""Where one is asked for, so little that its name stands before it in any line."""
_DECK = Say(
    "explain-deck",
    deck=of_last,
    count=lambda ctx, piece: len(ctx.view.decks[last_of(piece)]),
    played=lambda ctx, piece: len(ctx.view.discards.get(last_of(piece), ())),
)
"""How many cards it has; of one that ran dry, how many make it anew at the next draw."""
_DISCARD = Say("explain-discard", count=lambda ctx, piece: len(ctx.view.discards[last_of(piece)]))
_CARDS = Say("explain-cards", count=lambda ctx, piece: len(_player(ctx, piece).hand(last_of(piece))))
_LAURELS = Say("explain-laurels", count=lambda ctx, piece: len(_player(ctx, piece).laurels))
_HOUSES = Say("explain-houses", count=lambda ctx, piece: houses_left(ctx.view, seat_in(piece)))
_BANK = Say("explain-bank", count=lambda ctx, piece: ctx.view.bank[_metal(piece)])
_STRENGTH = (
    Say("explain-shield", count=lambda ctx, piece: ctx.view.power[seat_in(piece)]),
    when(lambda ctx, piece: seat_in(piece) in ahead_of_equals(ctx.view), "explain-ahead"),
)
_STANDS = Say("explain-bidder", stands=lambda ctx, piece: bidding(ctx.top, seat_in(piece)), seat=of_seat)
_BIDDER = by_frame({frames.Auction: _STANDS})
_AGENTS = Say(
    "explain-agents",
    count=lambda ctx, piece: _player(ctx, piece).agents,
    placing=lambda ctx, piece: yes(isinstance(ctx.top, frames.Placement)),
)

KINDS: Mapping[str, Kind] = {
    "round": Kind(explain="explain-round"),
    "starter": Kind(explain="explain-starter", shape=1.0),
    "title": Kind(Say("area", area=of_last), explain=_AREA),
    "print": Kind(Say("area", area=area_of), explain=_printed),
    "space": Kind(wording.SPACE, explain=(_would_go_home, BRINGS, _RAISE, _stands), shape=1.0),
    "agent": Kind(wording.AGENT, explain=(_would_go_home, BRINGS, _RAISE), shape=1.0),
    "selection": Kind("slot", explain="explain-selection"),
    "marker": Kind("seat", explain="explain-selection", shape=1.0),
    "site": Kind(_SITE, short=_SITE_SHORT, explain=_site, shape=2.3),
    "built": Kind(_SITE, explain=_site, shape=1.0),
    "spare": Kind("seat", explain=_HOUSES, shape=1.0),
    "house": Kind("seat", "spare"),
    "estate": Kind("seat"),
    "yard": Kind("seat", "estate"),
    "exchange": Kind(wording.EXCHANGE, explain=_EXCHANGED, shape=3.5),
    "card": Kind(CARD, shape=0.76),
    "hand": Kind(CARD, short=_CARD_SHORT, explain=_hand),
    "hidden": Kind("deck"),
    "cards": Kind("seat deck", explain=_CARDS, shape=1.0),
    "deck": Kind("deck", explain=_DECK, shape=0.74),
    "discard": Kind("deck", explain=_DISCARD),
    "equi": Kind("number", explain=_display),
    "laurel": Kind(_crown, explain=_laurel, shape=0.74),
    "wreaths": Kind("seat", "laurels"),
    "laurels": Kind("seat", explain=_LAURELS, shape=1.0),
    "open": Kind(key="open-place"),
    "lot": Kind(),
    "die": Kind("colour", explain="explain-die", shape=1.0),
    "tray": Kind("colour", "die"),
    "holder": Kind(explain="explain-holder"),
    "shield": Kind("seat", explain=_STRENGTH, shape=1.0),
    "step": Kind(),
    "stone": Kind("number"),
    "coins": Kind("seat metal", "coins-of", explain=(_planned, "explain-exact"), shape=1.0),
    "coin": Kind("metal", shape=1.0),
    "laid": Kind("metal", explain="explain-laid"),
    "bank": Kind("metal", explain=_BANK),
    "bid": Kind("metal", explain="explain-bid", shape=1.6),
    "purse": Kind("seat", explain=_BIDDER),
    "bidder": Kind("seat", "purse", explain=_BIDDER),
    "agents": Kind("seat", explain=_AGENTS, shape=1.0),
    "temple": Kind(),
    "button": Kind("button"),
}
