"""Mombasa: where every piece lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from game.rules.kernel.ids import kind_of, rest_of, spell
from game.rules.mombasa.area import closed_slots, meets, permanent
from game.rules.mombasa.bases import columns_of, share_value
from game.rules.mombasa.board import COMPANIES, LETTERS, REWARDS, RegionGraph
from game.rules.mombasa.books import COST
from game.rules.mombasa.expansion import reachable
from game.rules.mombasa.frames import (
    Arrange,
    Bookkeeping,
    Discard,
    Draft,
    Expansion,
    Goods,
    Plan,
    Points,
    Purchase,
    Turn,
    TurnEnd,
)
from game.rules.mombasa.market import prices
from game.rules.mombasa.printed import additional_spaces, bonus_spaces
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tiles import books
from game.tables.table import Face, Place

HAND_ROW = 8
"""Cards in a row of the hand."""
MET, UNMET = "met", "unmet"
"""How a book looks that the ink may meet: the cards that lie open fulfil it now, or not."""
PRICED, NOW, CLOSED = "priced", "now", "closed"
"""A card with its price beside its space; the space of the present round; a slot that is not open."""
CHARTED = "charted"
"""A region that lies on the chart, which bears its picture."""
HOME = "home"
"""A bonus tile that waits on its space."""
RESTING = "resting"
"""A card among those that rest: where they lie close it is told by its symbol and number."""
PAYING = "paying"
"""A card among those that are spent now."""
POST, BARE = "#", "-"
"""A column of a base looks like its spaces from the map on: with a post, or bare."""

Placed = Iterator[tuple[str, Place]]


def placements(view: State, graph: RegionGraph) -> dict[str, Place]:
    """The chart and the displays round it, then every player's belongings."""
    places = dict(_land(view))
    for company in COMPANIES:
        places.update(_company(view, graph, company))
    places.update(_bonuses(view))
    places.update(_expansion(view, graph))
    places.update(_market(view, graph))
    places.update(_shelves(view))
    for seat, player in enumerate(view.players):
        places.update(_purse(view, seat, player))
        places.update(_ledger(view, seat, player))
        places.update(_area(seat, player, _paying(view, seat)))
        places.update(_hand(view, seat, player))
    return places


def plans_hidden(player: Player) -> bool:
    """Whether a player has planned cards that the viewer may not know."""
    return any(kind_of(card) == "hidden" for card in player.slots)


def _face(piece: str) -> Face:
    return "down" if kind_of(piece) == "hidden" else "up"


def _read(view: State, *frames: type) -> bool:
    """Whether a sheet is only read now, and so stays bright: what is chosen on it, these ``frames`` ask."""
    return not (view.stack and isinstance(view.stack[-1], frames))


def _marked(view: State) -> bool:
    """Whether who is asked has a bonus marker to lay."""
    frame = view.stack[-1] if view.stack else None
    return isinstance(frame, Turn) and view.players[frame.seat].markers > 0


def _land(view: State) -> Placed:
    """The regions with their posts; those that an expansion cannot enter step back."""
    still = _read(view, Expansion)
    for region, post in view.posts.items():
        yield region, Place(region, look=CHARTED, bright=still)
        if post:
            yield post, Place(spell("post", rest_of(region)), bright=still)
    for region, post in view.arrivals.items():
        yield post, Place(spell("arrival" if view.posts[region] else "post", rest_of(region)))


def _expansion(view: State, graph: RegionGraph) -> Placed:
    """What it costs to enter each region that the points reach, and how the expansion stands."""
    frame = view.stack[-1] if view.stack else None
    if not isinstance(frame, Expansion):
        return
    for region, cost in reachable(graph, view, frame.company, frame.left).items():
        kind = "toll" if view.posts[region] else "cost"
        yield f"cost.{rest_of(region)}", Place(spell(kind, rest_of(region)), count=cost, bright=True)
    entered = Counter[str]()
    for region in view.arrivals:
        entered[graph.regions[region].reward] += graph.regions[region].amount
    amounts = [entered[reward] for reward in REWARDS[1:]]
    worth = share_value(graph, view, frame.company)
    look = spell(frame.company, *amounts, worth, len(view.arrivals))
    yield "tally", Place("tally", count=frame.left, look=look, bright=True)


def _company(view: State, graph: RegionGraph, company: str) -> Placed:
    yield f"base.{company}", Place(f"base.{company}", bright=True)
    yield f"value.{company}", Place(f"value.{company}", count=share_value(graph, view, company), bright=True)
    for slot, posts in zip(columns_of(company), view.stacks[company], strict=True):
        yield slot, Place(slot, look="".join(POST if post else BARE for post in posts), bright=True)
    track = view.tracks[company]
    yield f"track.{company}", Place(f"track.{company}", look=track, bright=True)
    for level in (1, 2):
        space = f"bonus.{track}.{level}"
        piece = space if space in bonus_spaces() else f"permanent.{track}.{level}"
        yield piece, Place(f"extra.{company}.{level}", bright=not _marked(view))
    for seat, player in enumerate(view.players):
        yield f"step.{company}.{seat}", Place(f"step.{company}.{player.steps[company]}.{seat}", bright=True)


def _bonuses(view: State) -> Placed:
    bright = not _marked(view)
    for space in bonus_spaces():
        if space not in additional_spaces():
            yield space, Place(space, bright=bright)
    for tile in view.tiles:
        yield tile, Place(f"bonus.tile_{rest_of(tile)}", look=HOME, bright=bright)
    for space, seat in view.marks.items():
        yield f"mark.{seat}.{space}", Place(f"mark.{bonus_slot(view, space)}", bright=bright)


def bonus_slot(view: State, space: str) -> str:
    """The slot of a bonus space: an additional one lies in the panel of the company that has its track."""
    if space not in additional_spaces():
        return space
    track, level = additional_spaces()[space]
    return spell("extra", next(c for c in COMPANIES if view.tracks[c] == track), level)


def _market(view: State, graph: RegionGraph) -> Placed:
    bright = _read(view, Goods, Purchase)
    yield "deck.actions", Place("deck.actions", face="down", count=len(view.deck), bright=bright)
    yield "deck.discard", Place("deck.discard", count=len(view.discard), bright=bright)
    costs = prices(graph, view, _discount(view))
    for row, spaces in enumerate(view.market, start=1):
        for column, card in enumerate(spaces, start=1):
            if card:
                place = f"display.{row}.{column}"
                yield card, Place(place, count=costs[card], look=PRICED, bright=bright)


def _discount(view: State) -> int:
    """What the goods in use save on a display card."""
    frame = next((frame for frame in reversed(view.stack) if isinstance(frame, Goods)), None)
    return permanent(view, view.players[frame.seat], "discount") if frame else 0


def _shelves(view: State) -> Placed:
    """Round track, books, coins and supplies: bright, all alike, but where it is books that are chosen."""
    bright = _read(view, Points, Bookkeeping, TurnEnd)
    for number, coins in enumerate(view.round_coins, start=1):
        look = NOW if number == view.round and view.stack else ""
        yield f"round.{number}", Place(f"round.{number}", count=coins, look=look, bright=bright)
    for letter in LETTERS:
        supply, left = f"supply.{letter}", len(view.supply[letter])
        yield supply, Place(supply, face="down", count=left, bright=bright)
    for place, book in view.shelf.items():
        if book:
            yield book, Place(place, bright=bright)
    for place, count in view.shelf_coins.items():
        slot = spell("coin", rest_of(place))
        if count:
            yield slot, Place(slot, count=count, bright=bright or _to_be_had(view, view.shelf[place]))
    yield "pile.bank", Place("pile.bank", bright=bright)


def _to_be_had(view: State, book: str) -> bool:
    """Whether points are spent that are enough for a book: what lies on it comes with it."""
    frame = view.stack[-1]
    return bool(book) and isinstance(frame, Points) and COST[books()[book].letter] <= frame.left


def _purse(view: State, seat: int, player: Player) -> Placed:
    counts = {
        "purse": player.money,
        "markers": player.markers,
        "fan": len(player.hand),
        "diamonds": player.diamonds,
        "books": player.ink,
    }
    for name, count in counts.items():
        yield f"{name}.{seat}", Place(f"{name}.{seat}", count=count, owner=seat)
    for company in COMPANIES:
        slot = f"shares.{seat}.{company}"
        yield slot, Place(slot, count=shares(view, player, company), owner=seat)
    if view.starter == seat:
        yield f"starter.{seat}", Place(f"starter.{seat}", owner=seat)


def _ledger(view: State, seat: int, player: Player) -> Placed:
    for space, book in enumerate(player.books):
        slot = f"ledger.{seat}.{space}"
        face: Face = "down" if space in player.flipped else "up"
        look = _fulfilled(view, player, book) if book and space > player.ink and face == "up" else ""
        yield book or slot, Place(slot, face=face, look=look, owner=seat, pale=space < player.ink)
        if book and space == player.ink + 1:
            yield f"next.{book}", Place(f"next.{seat}", face=face, look=look, owner=seat)
    yield f"ink.{seat}", Place(f"ink.{seat}.{player.ink}", owner=seat)
    for index, book in enumerate(player.gained):
        yield book, Place(f"gained.{seat}", index, owner=seat, among=len(player.gained))


def _fulfilled(view: State, player: Player, book: str) -> str:
    """Whether the cards lying open fulfil a book; nothing where they are not known or none can lie open."""
    if not view.stack or plans_hidden(player):
        return ""
    frame = next((frame for frame in reversed(view.stack) if isinstance(frame, Bookkeeping)), None)
    using = frame.card if frame and view.players[frame.seat] is player else ""
    return MET if meets(view, player, books()[book].needs, using) else UNMET


def _paying(view: State, seat: int) -> frozenset[str]:
    """The goods cards that a player spends now."""
    frames = (frame for frame in view.stack if isinstance(frame, Goods) and frame.seat == seat)
    return frozenset(card for frame in frames for card in frame.cards)


def _area(seat: int, player: Player, paying: Collection[str]) -> Placed:
    """Slots, resting columns and bonus tiles."""
    closed = closed_slots(player)
    for slot, (card, column) in enumerate(zip(player.slots, player.rests, strict=True)):
        place, tray = f"slot.{seat}.{slot + 1}", f"column.{seat}.{slot + 1}"
        if card:
            look = PAYING if card in paying else ""
            yield card, Place(place, face=_face(card), look=look, owner=seat, pale=card in player.used)
        elif slot in closed:
            yield place, Place(place, look=CLOSED, owner=seat)
        yield tray, Place(tray, count=len(column), owner=seat, pale=slot in closed and not column)
        for index, resting in enumerate(column):
            rest = f"rest.{seat}.{slot + 1}"
            yield resting, Place(rest, index, look=RESTING, owner=seat, among=len(column))
    for index, tile in enumerate(player.tiles):
        yield tile, Place(f"tiles.{seat}", index, owner=seat, pale=tile in player.used)


def _hand(view: State, seat: int, player: Player) -> Placed:
    """The hand in two rows, and the starting tiles to choose from.

    As long as one plans, the places of laid cards stay empty: the others lie where one has seen them. Once
    all have planned what is left of it is seen by its backs; as long as cards of it can be chosen, only
    by whoever may know them.
    """
    top = view.stack[-1] if view.stack else None
    choosing = isinstance(top, Plan | Discard | Draft | Arrange)
    shown = [card for card in player.hand if not choosing or _face(card) == "up"]
    if isinstance(top, Arrange) and top.seat == seat:
        # What the starting tile sends to rest everybody knows; the rest of the hand has to wait for the plan.
        shown = top.cards
    whole = sorted((*shown, *filter(None, player.slots))) if isinstance(top, Plan) else shown
    for card in shown:
        index = whole.index(card)
        row = min(index // HAND_ROW, 1)
        among = len(whole) - HAND_ROW if row else 0
        yield card, Place(f"hand.{seat}.{row}", index - row * HAND_ROW, _face(card), owner=seat, among=among)
    for index, tile in enumerate(player.offer if isinstance(top, Draft) else ()):
        pale = bool(player.tile) and tile != player.tile
        yield tile, Place(f"offer.{seat}", index, _face(tile), owner=seat, pale=pale)
