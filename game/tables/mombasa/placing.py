"""Mombasa: where every piece lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.rules.kernel.ids import kind_of, rest_of, spell
from game.rules.mombasa import frames
from game.rules.mombasa.area import closed_slots, meets, permanent
from game.rules.mombasa.bases import columns_of, share_value
from game.rules.mombasa.board import COMPANIES, LETTERS, REWARDS
from game.rules.mombasa.expansion import reachable
from game.rules.mombasa.market import prices
from game.rules.mombasa.printed import additional_spaces, bonus_spaces
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tiles import books
from game.tables.catalogue import Context
from game.tables.mombasa.layout import SINGLE
from game.tables.placing import Placed, at_home, in_row
from game.tables.table import Face, Place

Ctx = Context[MombasaRules, State]

HAND_ROW = 5
"""Cards in a row of the hand; of more than two rows of them half lie in each."""
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


def placements(ctx: Ctx) -> Placed:
    """The chart and the displays round it, then every player's belongings."""
    for displays in (_land, _companies, _bonuses, _expansion, _market, _shelves):
        yield from displays(ctx)
    for seat, player in enumerate(ctx.view.players):
        for belongings in (_purse, _ledger, _area, _hand):
            yield from belongings(ctx, seat, player)


def plans_hidden(player: Player) -> bool:
    """Whether a player has planned cards that the viewer may not know."""
    return any(kind_of(card) == "hidden" for card in player.slots)


def _face(piece: str) -> Face:
    return "down" if kind_of(piece) == "hidden" else "up"


def _land(ctx: Ctx) -> Placed:
    """The regions with their posts."""
    view = ctx.view
    for region, post in view.posts.items():
        yield at_home(region, look=CHARTED)
        if post:
            yield post, Place(spell("post", rest_of(region)))
    for region, post in view.arrivals.items():
        yield post, Place(spell("arrival" if view.posts[region] else "post", rest_of(region)))


def costs(ctx: Ctx) -> Mapping[str, int]:
    """What it costs to enter each region that the points of the expansion reach; nothing without one."""
    frame = ctx.top
    if not isinstance(frame, frames.Expansion):
        return {}
    return reachable(ctx.rules.graph, ctx.view, frame.company, frame.left)


def _expansion(ctx: Ctx) -> Placed:
    """What it costs to enter regions, and how the expansion stands."""
    view, graph, frame = ctx.view, ctx.rules.graph, ctx.top
    if not isinstance(frame, frames.Expansion):
        return
    for region, cost in costs(ctx).items():
        kind = "toll" if view.posts[region] else "cost"
        yield f"cost.{rest_of(region)}", Place(spell(kind, rest_of(region)), count=cost)
    entered = Counter[str]()
    for region in view.arrivals:
        entered[graph.regions[region].reward] += graph.regions[region].amount
    amounts = [entered[reward] for reward in REWARDS[1:]]
    worth = share_value(graph, view, frame.company)
    look = spell(frame.company, *amounts, worth, len(view.arrivals))
    yield at_home("tally", frame.left, look=look)


def _companies(ctx: Ctx) -> Placed:
    """The companies with their bases, their tracks and the bonus spaces of these."""
    view = ctx.view
    for company in COMPANIES:
        yield at_home(f"base.{company}")
        yield at_home(f"value.{company}", share_value(ctx.rules.graph, view, company))
        for slot, posts in zip(columns_of(company), view.stacks[company], strict=True):
            yield at_home(slot, look="".join(POST if post else BARE for post in posts))
        track = view.tracks[company]
        yield at_home(f"track.{company}", look=track)
        for level in (1, 2):
            space = f"bonus.{track}.{level}"
            piece = space if space in bonus_spaces() else f"permanent.{track}.{level}"
            locked = all(player.levels[company] < level for player in view.players)
            yield piece, Place(f"extra.{company}.{level}", pale=locked)
        sharing = Counter[int]()
        for seat, player in enumerate(view.players):
            field = player.steps[company]
            yield f"step.{company}.{seat}", Place(spell("step", company, field, sharing[field]))
            sharing[field] += 1


def _bonuses(ctx: Ctx) -> Placed:
    """The bonus spaces on the sheet, the tiles that wait there, and the markers on all of them."""
    view = ctx.view
    for space in bonus_spaces():
        if space not in additional_spaces():
            yield at_home(space)
    for tile in view.tiles:
        yield tile, Place(f"bonus.tile_{rest_of(tile)}", look=HOME)
    for space, seat in view.marks.items():
        yield f"mark.{seat}.{space}", Place(f"mark.{_bonus_slot(view, space)}")


def _bonus_slot(view: State, space: str) -> str:
    """The slot of a bonus space: an additional one lies in the panel of the company that has its track."""
    if space not in additional_spaces():
        return space
    track, level = additional_spaces()[space]
    return spell("extra", next(c for c in COMPANIES if view.tracks[c] == track), level)


def _market(ctx: Ctx) -> Placed:
    view = ctx.view
    yield at_home("deck.actions", len(view.deck), face="down")
    yield at_home("deck.discard", len(view.discard))
    goods = ctx.frame(frames.Goods)  # what is in use saves something on a display card
    saved = permanent(view, view.players[goods.seat], "discount") if goods else 0
    asked = prices(ctx.rules.graph, view, saved)
    for row, spaces in enumerate(view.market, start=1):
        for column, card in enumerate(spaces, start=1):
            if card:
                place = f"display.{row}.{column}"
                yield card, Place(place, count=asked[card], look=PRICED)


def _shelves(ctx: Ctx) -> Placed:
    """Round track, books, coins and supplies."""
    view = ctx.view
    for number, coins in enumerate(view.round_coins, start=1):
        look = NOW if number == view.round and view.stack else ""
        yield at_home(f"round.{number}", coins, look=look)
    for letter in LETTERS:
        yield at_home(f"supply.{letter}", len(view.supply[letter]), face="down")
    for place, book in view.shelf.items():
        if book:
            yield book, Place(place)
    for place, count in view.shelf_coins.items():
        if count:
            yield at_home(spell("coin", rest_of(place)), count)
    yield at_home("pile.bank")


def _purse(ctx: Ctx, seat: int, player: Player) -> Placed:
    counts = {
        "purse": player.money,
        "markers": player.markers,
        "fan": len(player.hand),
        "diamonds": player.diamonds,
        "books": player.ink,
    }
    for name, count in counts.items():
        yield at_home(f"{name}.{seat}", count, owner=seat)
    yield f"gem.{seat}", Place(f"gem.{seat}.{player.diamonds}", owner=seat)
    for company in COMPANIES:
        held = shares(ctx.view, player, company)
        yield at_home(f"shares.{seat}.{company}", held, owner=seat)
        yield at_home(f"held.{seat}.{company}", held)
    if ctx.view.starter == seat:
        yield at_home(f"starter.{seat}", owner=seat)


def _ledger(ctx: Ctx, seat: int, player: Player) -> Placed:
    for space, book in enumerate(player.books):
        slot = f"ledger.{seat}.{space}"
        face: Face = "down" if space in player.flipped else "up"
        look = _fulfilled(ctx, player, book) if book and space > player.ink and face == "up" else ""
        yield book or slot, Place(slot, face=face, look=look, owner=seat, pale=space < player.ink)
        if book and space == player.ink + 1:
            yield f"next.{book}", Place(f"next.{seat}", face=face, look=look, owner=seat)
    yield f"ink.{seat}", Place(f"ink.{seat}.{player.ink}", owner=seat)
    yield from in_row(f"gained.{seat}", player.gained, owner=seat)


def _fulfilled(ctx: Ctx, player: Player, book: str) -> str:
    """Whether the cards lying open fulfil a book; nothing where they are not known or none can lie open."""
    if not ctx.top or plans_hidden(player):
        return ""
    frame = ctx.frame(frames.Bookkeeping)
    using = frame.card if frame and ctx.view.players[frame.seat] is player else ""
    return MET if meets(ctx.view, player, books()[book].needs, using) else UNMET


def _area(ctx: Ctx, seat: int, player: Player) -> Placed:
    """Slots, resting columns and bonus tiles."""
    goods = ctx.frame(frames.Goods)
    paying = goods.cards if goods and goods.seat == seat else ()
    closed = closed_slots(player)
    for slot, (card, column) in enumerate(zip(player.slots, player.rests, strict=True)):
        place = f"slot.{seat}.{slot + 1}"
        if card:
            look = PAYING if card in paying else ""
            yield card, Place(place, face=_face(card), look=look, owner=seat, pale=card in player.used)
        elif slot in closed:
            yield at_home(place, look=CLOSED, owner=seat)
        tray, pale = f"column.{seat}.{slot + 1}", slot in closed and not column
        yield tray, Place(tray, count=len(column), owner=seat, pale=pale)
        yield from in_row(f"rest.{seat}.{slot + 1}", column, look=RESTING, owner=seat)
    for index, tile in enumerate(player.tiles):
        yield tile, Place(f"tiles.{seat}", index, owner=seat, pale=tile in player.used)


def _hand(ctx: Ctx, seat: int, player: Player) -> Placed:
    """The hand in one row or two, and the starting tiles to choose from.

    As long as one lays cards out, the places of laid ones stay empty: the others lie where one has seen
    them. Once all have planned what is left of it is seen by its backs; as long as cards of it can be chosen,
    only by whoever may know them.
    """
    top = ctx.top
    choosing = isinstance(top, frames.Plan | frames.Discard | frames.Draft | frames.Arrange)
    shown = [card for card in player.hand if not choosing or _face(card) == "up"]
    laid = [card for card in player.slots if card] if isinstance(top, frames.Plan) else []
    if isinstance(top, frames.Arrange) and top.seat == seat:
        # What the starting tile sends to rest everybody knows; the rest of the hand has to wait for the plan.
        shown, laid = top.cards, [card for pile in player.rests for card in pile]
    whole = sorted((*shown, *laid)) if isinstance(top, frames.Plan | frames.Arrange) else shown
    among = max(HAND_ROW, -(-len(whole) // 2))
    for card in shown:
        row, index = divmod(whole.index(card), among)
        if len(whole) <= HAND_ROW:
            row = SINGLE
        yield card, Place(f"hand.{seat}.{row}", index, _face(card), owner=seat, among=among)
    for index, tile in enumerate(player.offer if isinstance(top, frames.Draft) else ()):
        pale = bool(player.tile) and tile != player.tile
        yield tile, Place(f"offer.{seat}", index, _face(tile), owner=seat, pale=pale)
