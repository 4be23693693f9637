"""Aquileia: what there is to know of a piece besides its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.rules.aquileia.components import cards, laurels
from game.rules.aquileia.forum import houses_left
from game.rules.aquileia.frames import Auction, Forum, InTurn, Pecunia, Placement
from game.rules.aquileia.market import EXCHANGE_POINTS
from game.rules.aquileia.money import told
from game.rules.aquileia.printed import Site, sites, spaces
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.scoring import villa_values
from game.rules.aquileia.state import FREE, State
from game.rules.kernel.ids import kind_of, last_of, number_in, parts_of, rest_of, seat_in, spell
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.aquileia.budget import hindered, planned
from game.tables.aquileia.placing import ahead_of_equals, bidding, hides
from game.tables.aquileia.prints import area_of, space_of
from game.tables.aquileia.telling import card_text

Lines = Iterator[Text]


def explain(view: State, piece: str) -> tuple[Text, ...]:
    """What ``piece`` does and how it stands with it."""
    finder = _FINDERS.get(kind_of(piece))
    return tuple(finder(view, piece)) if finder else ()


def brings(space: str) -> Text:
    """What an agent on a space costs and brings."""
    known = spaces()[space]
    return text(
        "aquileia-explain-space",
        area="deck" if space == "space.equi_deck" else known.area,
        metal=known.metal,
        strength=known.strength,
        most=known.most,
        scores="yes" if known.scores else "no",
        points=EXCHANGE_POINTS,
    )


def _agents_work(space: str) -> Lines:
    """What an agent on a space costs and brings; of an auction also how one bids."""
    yield brings(space)
    if spaces()[space].area == "theatrum":
        yield text("aquileia-explain-raise")


def _space(view: State, piece: str) -> Lines:
    owner = view.spaces[piece]
    yield from _would_go_home(view, owner, piece)
    yield from _agents_work(piece)
    if owner != FREE:
        yield text("aquileia-explain-stands", seat=seat_ref(owner))


def _agent(view: State, piece: str) -> Lines:
    seat, space = parts_of(piece)
    yield from _would_go_home(view, int(seat), spell("space", space))
    yield from _agents_work(spell("space", space))


def _would_go_home(view: State, seat: int, space: str) -> Lines:
    """That an agent has nothing to do on its space, and for want of what."""
    if seat != FREE and (why := hindered(view, seat).get(space)):
        yield text("aquileia-explain-short", seat=seat_ref(seat), why=why)


def _site(view: State, piece: str) -> Lines:
    site = sites()[spell("site", rest_of(piece))]
    owner = view.sites[site.id]
    if owner != FREE:
        yield _use(site)
        yield text("aquileia-explain-owner", seat=seat_ref(owner))
    else:  # in one: neither is worth saying without the other
        yield text("aquileia-explain-offer", use=_use(site), coins=told(site.price), slaves=site.slaves)
    yield text("aquileia-explain-counts", kind=site.kind)


def _use(site: Site) -> Text:
    """What a building is good for."""
    return text(
        "aquileia-explain-site",
        kind=site.kind,
        colour=site.colour,
        points=site.points,
        income=told(site.income),
    )


def _laurel(view: State, piece: str) -> Lines:
    laurel = laurels()[piece]
    kind = "points" if laurel.points else "one" if len(laurel.colours) == 1 else "two"
    yield text("aquileia-explain-laurel", kind=kind, points=laurel.points)
    if not laurel.colours:
        return
    for seat in range(len(view.players)):
        values = villa_values(view, seat)
        worth = max(values[colour] for colour in laurel.colours)
        if worth:
            yield text("aquileia-explain-laurel-worth", seat=seat_ref(seat), points=worth)


def _deck(view: State, piece: str) -> Lines:
    """How many cards it has; of one that ran dry, how many make it anew at the next draw."""
    deck = rest_of(piece)
    played = len(view.discards.get(deck, ()))
    yield text("aquileia-explain-deck", deck=deck, count=len(view.decks[deck]), played=played)


def _discard(view: State, piece: str) -> Lines:
    yield text("aquileia-explain-discard", count=len(view.discards[rest_of(piece)]))


def _display(view: State, piece: str) -> Lines:
    card = view.display[number_in(piece) - 1]
    if card:
        yield card_text(cards()[card])
        yield _card(card)


def _card(card: str) -> Text:
    return text("aquileia-explain-card", use=cards()[card].use, value=cards()[card].value)


def _hand(view: State, piece: str) -> Lines:
    """What a kind of card does; of a hand that is not seen not even whether there is one."""
    seat, card = seat_in(piece), spell("card", last_of(piece))
    if not hides(view, seat, cards()[card].deck):
        yield _card(card)
        return
    top = view.stack[-1] if view.stack else None
    asked = (isinstance(top, Forum) and top.seat == seat) or (
        isinstance(top, InTurn) and top.seats[0] == seat
    )
    yield text("aquileia-explain-secret", asked="yes" if asked else "no")


def _coins(view: State, piece: str) -> Lines:
    seat, metal = seat_in(piece), METALS.index(last_of(piece))
    have, cost = view.players[seat].coins[metal], planned(view, seat)[metal]
    if cost:
        enough = "yes" if cost <= have else "no"
        yield text("aquileia-explain-planned", count=cost, enough=enough)
    yield text("aquileia-explain-exact")


def _lane(view: State, piece: str) -> Lines:
    """How strong somebody is."""
    seat = seat_in(piece)
    yield text("aquileia-explain-shield", count=view.power[seat])
    if seat in ahead_of_equals(view):
        yield text("aquileia-explain-ahead")


def _laurels(view: State, piece: str) -> Lines:
    yield text("aquileia-explain-laurels", count=len(view.players[seat_in(piece)].laurels))


def _cards(view: State, piece: str) -> Lines:
    yield text("aquileia-explain-cards", count=len(view.players[seat_in(piece)].hand(last_of(piece))))


def _agents(view: State, piece: str) -> Lines:
    placing = "yes" if view.stack and isinstance(view.stack[-1], Placement) else "no"
    yield text("aquileia-explain-agents", count=view.players[seat_in(piece)].agents, placing=placing)


def _spare(view: State, piece: str) -> Lines:
    yield text("aquileia-explain-houses", count=houses_left(view, seat_in(piece)))


def _bidder(view: State, piece: str) -> Lines:
    """How somebody stands in the auction."""
    top = view.stack[-1] if view.stack else None
    if isinstance(top, Auction):
        stands = bidding(top, seat_in(piece))
        yield text("aquileia-explain-bidder", stands=stands, seat=seat_ref(seat_in(piece)))


def _exchange(view: State, piece: str) -> Lines:
    """What an exchange is; where one is asked for, so little that its name stands before it in any line."""
    if view.stack and isinstance(view.stack[-1], Pecunia):
        yield text("common-points", n=EXCHANGE_POINTS)
    else:
        yield text("aquileia-explain-exchange", points=EXCHANGE_POINTS)


def _counted(key: str, count: Callable[[State, str], int]) -> Callable[[State, str], Lines]:
    return lambda view, piece: iter((text(f"aquileia-explain-{key}", count=count(view, piece)),))


def _plain(key: str) -> Callable[[State, str], Lines]:
    """The same words whatever the position."""
    return lambda view, piece: iter((text(f"aquileia-explain-{key}"),))


def _title(view: State, piece: str) -> Lines:
    """What happens in an area, and what matters there: what the bank has, how one raises a bid."""
    yield text("aquileia-explain-area", area=last_of(piece), points=EXCHANGE_POINTS)
    if last_of(piece) == "pecunia":
        bronze, silver, gold = view.bank
        yield text("aquileia-explain-supply", coins=told((bronze, silver, gold)))
    if last_of(piece) == "theatrum":
        yield text("aquileia-explain-raise")


def _printed(view: State, piece: str) -> Lines:
    """What is printed belongs to its space, or says what a contest brings."""
    if space := space_of(piece):
        yield from _agents_work(space)
    else:
        yield from _title(view, spell("title", area_of(piece)))


_FINDERS: Mapping[str, Callable[[State, str], Lines]] = {
    "title": _title,
    "print": _printed,
    "space": _space,
    "agent": _agent,
    "site": _site,
    "built": _site,
    "laurel": _laurel,
    "deck": _deck,
    "discard": _discard,
    "equi": _display,
    "coins": _coins,
    "cards": _cards,
    "laurels": _laurels,
    "agents": _agents,
    "spare": _spare,
    "hand": _hand,
    "marker": _plain("selection"),
    "starter": _plain("starter"),
    "round": _plain("round"),
    "die": _plain("die"),
    "holder": _plain("holder"),
    "shield": _lane,
    "course": _lane,
    "selection": _plain("selection"),
    "exchange": _exchange,
    "laid": _plain("laid"),
    "bank": _counted("bank", lambda view, piece: view.bank[METALS.index(rest_of(piece))]),
    "bid": _plain("bid"),
    "purse": _bidder,
    "bidder": _bidder,
}
