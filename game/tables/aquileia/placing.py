"""Aquileia: where every piece lies."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.rules.aquileia.components import DECK_SIZES, HOUSES, SLOTS, cards, laurels
from game.rules.aquileia.frames import Auction, Contest, Forum, Placement, Portus, Roll
from game.rules.aquileia.hands import hand_place
from game.rules.aquileia.printed import AREAS, exchanges, sites, spaces
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.state import FREE, Player, State
from game.rules.kernel.ids import kind_of, rest_of, spell
from game.tables.aquileia.budget import contenders, planned, unpayable
from game.tables.aquileia.layout import LAST, prints, space_of
from game.tables.placing import Placed, at_home, in_row, top_of
from game.tables.table import Place

ESTATE = 5
"""So many of a player's houses lie in the estate, the others in the yard."""
SHORT = "short"
"""An agent whose work cannot be paid; coins that do not suffice for what is planned."""
WORKS, IDLE = "works", "idle"
"""A building that is to be activated, and one that is not."""
TAKEN = "taken"
"""A space on which an agent stands: what is printed there would only peep out behind it."""
_TITLES = tuple(spell("title", area) for area in (*AREAS, "dice", "bid", "purses") if area != "latro")
"""The names of the areas, and of plates with what belongs to them."""
ASKED, LEADS, OUT = "asked", "leads", "out"
"""Who is to raise or pass, who has bid most so far, and who is out of the auction."""
AHEAD, BEHIND = "ahead", "behind"
"""A shield before others that are as strong; one of which the upper half is seen behind another."""
HELD, NONE, SECRET = "held", "none", "secret"
"""A kind of card in a hand that the viewer knows: held or not; or it is nobody else's business."""


def placements(view: State) -> dict[str, Place]:
    """The board, then every player's belongings.

    While agents are placed only spaces step back: the rest is what they may bring, or who stands there.
    """
    placing, places = isinstance(top_of(view), Placement), dict(_lying(view))
    bright = [piece for piece in places if placing and kind_of(piece) != "space"]
    return places | {piece: replace(places[piece], bright=True) for piece in bright}


def _lying(view: State) -> Placed:
    for part in (_plates, _track, _spaces, _strengths, _cards, _dice, _coins, _auction, _sites):
        yield from part(view)
    for seat, player in enumerate(view.players):
        yield from _purse(view, seat, player)
        yield from _estate(view, seat)
        yield from _hand(view, seat, player)


def _at_work(view: State) -> tuple[str, str]:
    """The space whose agent works, and the area in which agents compete; "" for what is not so."""
    top = top_of(view)
    return getattr(top, "space", ""), getattr(top, "area", "")


def _plates(view: State) -> Placed:
    """The names of the plates, and what is printed there; what the question is about does not step back."""
    for title in _TITLES:
        yield at_home(title, bright=True)
    space, area = _at_work(view)
    for piece in prints():
        yield at_home(piece, bright=space_of(piece) == space if space else rest_of(piece) == area)


def _track(view: State) -> Placed:
    yield at_home("round", view.round, bright=True)
    for slot in range(1, SLOTS + 1):
        yield at_home(f"selection.{slot}", slot, bright=True)
    for slot, seat in enumerate(view.track, start=1):
        yield f"marker.{seat}", Place(f"selection.{slot}", 1, bright=True)
    yield from map(at_home, exchanges())


def _spaces(view: State) -> Placed:
    short = [unpayable(view, seat) for seat in range(len(view.players))]
    working, contest = _at_work(view)
    for space, seat in view.spaces.items():
        yield at_home(space, look="" if seat == FREE else TAKEN)
        if seat != FREE:
            look, bright = SHORT if space in short[seat] else "", contest == spaces()[space].area
            agent = Place(space, 1, look=look, bright=bright or space == working)
            yield spell("agent", seat, rest_of(space)), agent


def _strengths(view: State) -> Placed:
    """Shields on the stones of their strength, those behind before those who win a tie and stand in front."""
    ranked = contenders(view)
    for number, seat in reversed(list(enumerate(ranked))):
        step = min(view.power[seat], LAST)
        before = sum(min(view.power[other], LAST) == step for other in ranked[:number])
        look = BEHIND if before else AHEAD if seat in ahead_of_equals(view) else ""
        slot = f"step.{step}.{before}"
        yield f"shield.{seat}", Place(slot, count=view.power[seat], look=look, owner=seat, bright=True)


def ahead_of_equals(view: State) -> set[int]:
    """Who is as strong as another, and before all such on the selection track: the lower slot wins."""
    first = {view.power[seat]: seat for seat in reversed(contenders(view))}
    strong = Counter(view.power)
    return {seat for power, seat in first.items() if strong[power] > 1}


def _cards(view: State) -> Placed:
    for deck in DECK_SIZES:
        pile = view.decks[deck]
        if pile and pile[-1] in laurels():  # the winner of a race looks at it: it alone can be pointed at
            yield pile[-1], Place(f"deck.{deck}")
        else:
            yield at_home(f"deck.{deck}", len(pile), face="down")
    for deck, pile in view.discards.items():
        yield at_home(f"discard.{deck}", len(pile))
    for number, card in enumerate(view.display, start=1):
        if card:
            yield at_home(f"equi.{number}", look=rest_of(card))
    if view.open_laurel:
        yield view.open_laurel, Place("open.stadium")
    if view.lot:
        yield view.lot, Place("lot", bright=True)


def _over(view: State) -> bool:
    """Whether the last roll of the red dice is of no matter any more: they lie ready for another."""
    top = top_of(view)
    anew = isinstance(top, Roll) and any(
        isinstance(each, Contest) and each.seats == top.seats for each in view.stack
    )
    return anew or isinstance(top, Placement | Auction | Forum)


def _dice(view: State) -> Placed:
    red = [""] * len(view.red) if _over(view) else view.red
    for colour, dice in (("red", red), ("blue", view.blue)):
        for number, face in enumerate(dice, start=1):
            yield f"die.{colour}.{number}", Place(f"tray.{colour}.{number}", look=face, bright=True)
    if view.dice_owner != FREE:
        yield f"holder.{view.dice_owner}", Place("holder")


def _coins(view: State) -> Placed:
    for metal, left, laid in zip(METALS, view.bank, view.laid, strict=True):
        yield at_home(f"bank.{metal}", left, bright=True)
        if laid:
            yield at_home(f"laid.{metal}")


def _auction(view: State) -> Placed:
    """The bid; a frame round the row of whoever is asked, a sign on the emblems of who leads or is out."""
    for auction in (frame for frame in view.stack if isinstance(frame, Auction)):
        for seat in range(len(view.players)):
            if stands := bidding(auction, seat):
                kind, look = ("bidder", "") if stands == ASKED else ("purse", stands)
                yield at_home(spell(kind, seat), look=look, owner=seat, bright=True)
        for metal, count in zip(METALS, auction.bid, strict=True):
            if count:
                yield at_home(f"bid.{metal}", count, bright=True)


def bidding(auction: Auction, seat: int) -> str:
    """How somebody stands in an auction; "" for who is still in it and waits."""
    if seat not in auction.live:
        return OUT
    return LEADS if seat == auction.leader else ASKED if seat == auction.seat else ""


def _sites(view: State) -> Placed:
    """All sites; where some are to be activated, these are framed and the others are dark."""
    top = top_of(view)
    active = top.seat if isinstance(top, Portus) else None
    for site, owner in view.sites.items():
        works = owner == active and sites()[site].kind != "villa"
        said = ("" if owner == FREE else str(owner), "" if active is None else WORKS if works else IDLE)
        yield at_home(site, look=".".join(filter(None, said)), bright=works)


def _purse(view: State, seat: int, player: Player) -> Placed:
    top = top_of(view)
    rival = isinstance(top, Auction) and seat in top.live and seat != top.seat
    for have, cost, metal in zip(player.coins, planned(view, seat), METALS, strict=True):
        yield at_home(f"coins.{seat}.{metal}", have, look=str(cost or ""), owner=seat, bright=rival)
    counts = {
        f"agents.{seat}": player.agents,
        f"cards.{seat}.servi": len(player.servi),
        f"cards.{seat}.equi": len(player.equi),
        f"laurels.{seat}": len(player.laurels),
    }
    for slot, count in counts.items():
        yield at_home(slot, count, owner=seat, pale=not count)
    if seat not in view.track:
        yield at_home(f"marker.{seat}", owner=seat)
    if view.first == seat:
        yield "starter", Place(f"starter.{seat}", owner=seat)


def _estate(view: State, seat: int) -> Placed:
    """Buildings in the order of the board, then the houses that are left.

    They lie in the estate, then in the yard, which may lie below it.
    """
    pieces = [spell("built", rest_of(site)) for site in sites() if view.sites[site] == seat]
    pieces += [spell("spare", seat, index) for index in range(len(pieces), HOUSES)]
    yield from in_row(f"estate.{seat}", pieces[:ESTATE], owner=seat, among=0)
    yield from in_row(f"yard.{seat}", pieces[ESTATE:], owner=seat, among=0)


def hides(view: State, seat: int, deck: str) -> bool:
    """Whether there are cards of a deck in a hand that the viewer does not know."""
    return any(kind_of(card) == "hidden" for card in view.players[seat].hand(deck))


def _hand(view: State, seat: int, player: Player) -> Placed:
    """Every kind of card with how many there are, and the laurels, as far as the viewer knows them.

    Who has no card of a deck has none of its kinds: everybody knows that.
    """
    for kind, card in cards().items():
        count = player.hand(card.deck).count(kind)
        look = SECRET if hides(view, seat, card.deck) else HELD if count else NONE
        yield at_home(hand_place(seat, kind), count, look=look, owner=seat, pale=look == NONE)
    known = [laurel for laurel in player.laurels if laurel in laurels()]
    yield from in_row(f"wreaths.{seat}", known, owner=seat)
