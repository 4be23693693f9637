"""Aquileia: where every piece lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.rules.aquileia.components import DECK_SIZES, HOUSES, SLOTS, cards, laurels
from game.rules.aquileia.frames import Auction, Contest, InTurn, Placement, Portus, Visit
from game.rules.aquileia.hands import hand_place
from game.rules.aquileia.printed import AREAS, exchanges, sites, spaces
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.state import FREE, Player, State
from game.rules.kernel.ids import kind_of, rest_of, spell
from game.tables.aquileia.budget import planned, unpayable
from game.tables.aquileia.prints import prints, space_of
from game.tables.table import Place

LANE = 12
"""The last step of a lane: strengths beyond it stay there, with their number."""
ESTATE = 5
"""So many of a player's houses lie in the estate, the others in the yard."""
SHORT = "short"
"""An agent whose work cannot be paid; coins that do not suffice for what is planned."""
WORKS, IDLE = "works", "idle"
"""A building that is to be activated, and one that is not."""
TAKEN = "taken"
"""A space on which an agent stands: what is printed there would only peep out behind it."""
TITLES = tuple(
    spell("title", area)
    for area in (*dict.fromkeys(area for area in AREAS if area != "latro"), "dice", "bid", "purses")
)
"""The names of the areas, and of plates with what belongs to them."""
ASKED, LEADS, OUT = "asked", "leads", "out"
"""Who is to raise or pass, who has bid most so far, and who is out of the auction."""
AHEAD = "ahead"
"""A shield before others that are as strong."""
HELD, NONE, SECRET = "held", "none", "secret"
"""A kind of card in a hand that the viewer knows: held or not; or it is nobody else's business."""

Placed = Iterator[tuple[str, Place]]


def placements(view: State) -> dict[str, Place]:
    """The board, then every player's belongings."""
    places = {title: Place(title, bright=True) for title in TITLES}
    places.update(_printed(view))
    places.update(_track(view))
    for part in (_spaces, _strengths, _cards, _dice, _coins, _sites):
        places.update(part(view))
    for seat, player in enumerate(view.players):
        places.update(_purse(view, seat, player))
        places.update(_estate(view, seat))
        places.update(_hand(seat, player))
    return _all_bright(places) if _placing(view) else places


def _all_bright(places: dict[str, Place]) -> dict[str, Place]:
    """While agents are placed only spaces step back: the rest is what they may bring, or who stands there."""
    return {
        piece: place if kind_of(piece) == "space" else replace(place, bright=True)
        for piece, place in places.items()
    }


def _printed(view: State) -> Placed:
    """What is printed on the plates; what the question is about does not step back."""
    space, area = _at_work(view)
    for piece in prints():
        yield piece, Place(piece, bright=space_of(piece) == space if space else rest_of(piece) == area)


def _at_work(view: State) -> tuple[str, str]:
    """The space whose agent works, or the area in which agents compete; "" for what is not so."""
    top = view.stack[-1] if view.stack else None
    space = top.space if isinstance(top, Visit) else ""
    return space, top.area if isinstance(top, Contest | InTurn) else ""


def _track(view: State) -> Placed:
    yield "round", Place("round", count=view.round)
    for slot in range(1, SLOTS + 1):
        yield f"selection.{slot}", Place(f"selection.{slot}", count=slot)
    for slot, seat in enumerate(view.track, start=1):
        yield f"marker.{seat}", Place(f"selection.{slot}", 1)
    for exchange in exchanges():
        yield exchange, Place(exchange)


def _spaces(view: State) -> Placed:
    short = [unpayable(view, seat) for seat in range(len(view.players))]
    working, contest = _at_work(view)
    for space, seat in view.spaces.items():
        yield space, Place(space, look="" if seat == FREE else TAKEN)
        if seat != FREE:
            look = SHORT if space in short[seat] else ""
            bright = space == working or spaces()[space].area == contest
            agent = Place(space, 1, look=look, bright=bright)
            yield spell("agent", seat, rest_of(space)), agent


def _strengths(view: State) -> Placed:
    """A lane for each who competes, for everybody as long as nobody does; on it the shield."""
    seats = [seat for seat, power in enumerate(view.power) if power] or list(range(len(view.power)))
    for row, seat in enumerate(seats):
        yield f"course.{seat}", Place(f"heat.{len(seats)}.{row}", owner=seat, bright=True)
    ahead = ahead_of_equals(view)
    for row, seat in enumerate(seats):
        if power := view.power[seat]:
            slot = f"lane.{len(seats)}.{row}.{min(power, LANE)}"
            look = AHEAD if seat in ahead else ""
            yield f"shield.{seat}", Place(slot, count=power, look=look, bright=True)


def ahead_of_equals(view: State) -> set[int]:
    """Who is as strong as another, and before all such on the selection track: the lower slot wins."""
    order = [seat for seat in view.track if view.power[seat]]
    first = {view.power[seat]: seat for seat in reversed(order)}
    strong = Counter(view.power)
    return {seat for power, seat in first.items() if strong[power] > 1}


def _cards(view: State) -> Placed:
    for deck in DECK_SIZES:
        pile = view.decks[deck]
        slot = f"deck.{deck}"
        if pile and pile[-1] in laurels():  # the winner of a race looks at it: it alone can be pointed at
            yield pile[-1], Place(slot)
        else:
            yield slot, Place(slot, face="down", count=len(pile))
    for deck, pile in view.discards.items():
        yield f"discard.{deck}", Place(f"discard.{deck}", count=len(pile))
    for number, card in enumerate(view.display, start=1):
        if card:
            yield f"equi.{number}", Place(f"equi.{number}", look=rest_of(card))
    if view.open_laurel:
        yield view.open_laurel, Place("open.stadium")
    if view.lot:
        yield view.lot, Place("lot", bright=True)


def _placing(view: State) -> bool:
    """Whether agents are placed."""
    return bool(view.stack) and isinstance(view.stack[-1], Placement)


def _dice(view: State) -> Placed:
    for colour, dice in (("red", view.red), ("blue", view.blue)):
        for number, face in enumerate(dice, start=1):
            yield f"die.{colour}.{number}", Place(f"tray.{colour}.{number}", look=face)
    if view.dice_owner != FREE:
        yield f"holder.{view.dice_owner}", Place("holder")


def _coins(view: State) -> Placed:
    auction = next((frame for frame in view.stack if isinstance(frame, Auction)), None)
    if auction:
        yield from _bidders(auction, len(view.players))
    for place, metal in enumerate(METALS):
        yield f"bank.{metal}", Place(f"bank.{metal}", count=view.bank[place])
        if view.laid[place]:
            yield f"laid.{metal}", Place(f"laid.{metal}", count=1)
        if auction and auction.bid[place]:
            yield f"bid.{metal}", Place(f"bid.{metal}", count=auction.bid[place], bright=True)


def _bidders(auction: Auction, players: int) -> Placed:
    """Round the row of whoever is asked a frame; a sign on the emblems of the leader and of who is out."""
    for seat in range(players):
        stands = bidding(auction, seat)
        if stands == ASKED:
            yield f"bidder.{seat}", Place(f"bidder.{seat}", owner=seat, bright=True)
        elif stands:
            yield f"purse.{seat}", Place(f"purse.{seat}", look=stands, owner=seat, bright=True)


def bidding(auction: Auction, seat: int) -> str:
    """How somebody stands in an auction; "" for who is still in it and waits."""
    if seat not in auction.live:
        return OUT
    return LEADS if seat == auction.leader else ASKED if seat == auction.seat else ""


def _sites(view: State) -> Placed:
    """All sites; where some are to be activated, these are framed and the others are dark."""
    top = view.stack[-1] if view.stack else None
    active = top.seat if isinstance(top, Portus) else None
    for site, owner in view.sites.items():
        works = owner == active and sites()[site].kind != "villa"
        said = ("" if owner == FREE else str(owner), "" if active is None else WORKS if works else IDLE)
        yield site, Place(site, look=".".join(filter(None, said)), bright=works)


def _purse(view: State, seat: int, player: Player) -> Placed:
    top = view.stack[-1] if view.stack else None
    rival = isinstance(top, Auction) and seat in top.live and seat != top.seat
    for have, cost, metal in zip(player.coins, planned(view, seat), METALS, strict=True):
        slot = f"coins.{seat}.{metal}"
        yield slot, Place(slot, count=have, look=str(cost) if cost else "", owner=seat, bright=rival)
    counts = {
        f"agents.{seat}": player.agents,
        f"cards.{seat}.servi": len(player.servi),
        f"cards.{seat}.equi": len(player.equi),
        f"laurels.{seat}": len(player.laurels),
    }
    for slot, count in counts.items():
        yield slot, Place(slot, count=count, owner=seat, pale=count == 0)
    if seat not in view.track:
        yield f"marker.{seat}", Place(f"marker.{seat}", owner=seat)
    if view.first == seat:
        yield "starter", Place(f"starter.{seat}", owner=seat)


def _estate(view: State, seat: int) -> Placed:
    """Buildings in the order of the board, then the houses that are left."""
    owned = [site for site in sites() if view.sites[site] == seat]
    for index, site in enumerate(owned):
        yield spell("built", rest_of(site)), _plot(seat, index)
    for index in range(len(owned), HOUSES):
        yield spell("spare", seat, index), _plot(seat, index)


def _plot(seat: int, index: int) -> Place:
    """A place before a player: the estate, then the yard, which may lie below it."""
    if index < ESTATE:
        return Place(f"estate.{seat}", index, owner=seat)
    return Place(f"yard.{seat}", index - ESTATE, owner=seat)


def hides(view: State, seat: int, deck: str) -> bool:
    """Whether there are cards of a deck in a hand that the viewer does not know."""
    return _secret(view.players[seat].hand(deck))


def _secret(hand: Sequence[str]) -> bool:
    return any(kind_of(card) == "hidden" for card in hand)


def _hand(seat: int, player: Player) -> Placed:
    """Every kind of card with how many there are, and the laurels, as far as the viewer knows them.

    Who has no card of a deck has none of its kinds: everybody knows that.
    """
    for kind, card in cards().items():
        hand = player.hand(card.deck)
        secret = _secret(hand)
        count = hand.count(kind)
        look = SECRET if secret else HELD if count else NONE
        slot = hand_place(seat, kind)
        yield slot, Place(slot, count=count, look=look, owner=seat, pale=look == NONE)
    known = [laurel for laurel in player.laurels if laurel in laurels()]
    for index, laurel in enumerate(known):
        yield laurel, Place(f"wreaths.{seat}", index, owner=seat, among=len(known))
