"""Mombasa: where every piece lies."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.mombasa.area import meets, open_slots, permanent
from game.rules.mombasa.bases import share_value
from game.rules.mombasa.board import COMPANIES, LETTERS, ROUNDS, STACKS, RegionGraph
from game.rules.mombasa.components import books
from game.rules.mombasa.frames import Arrange, Bookkeeping, Draft, Goods
from game.rules.mombasa.market import prices
from game.rules.mombasa.printed import TRACKS, bonus_spaces, ink_track, slot_opens
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import SLOTS, Player, State
from game.tables.table import Face, Place

HAND_ROW = 8
"""Cards in a row of the hand."""
THIS_ROUND = 100
"""Added to the coins on the round track where the round is played."""
MET, UNMET = 1, 2
"""What ``count`` says of a book that the ink may meet: its cards lie open now, or not."""
HIDDEN = "hidden."


def placements(view: State, graph: RegionGraph) -> dict[str, Place]:
    """The chart and the displays round it, then every player's belongings."""
    places: dict[str, Place] = {}
    places.update(_chart(view))
    for company in COMPANIES:
        places.update(_company(view, graph, company))
    places.update(_bonuses(view))
    places.update(_displays(view, graph))
    for seat, player in enumerate(view.players):
        places.update(_purse(view, seat, player))
        places.update(_ledger(view, seat, player))
        places.update(_cards(view, seat, player))
    return places


def bonus_slot(view: State, space: str) -> str:
    """The slot of a bonus space: an additional one lies in the panel of the company that has its track."""
    parts = space.split(".")
    if len(parts) < 3:
        return space
    company = next((c for c in COMPANIES if view.tracks[c] == parts[1]), COMPANIES[0])
    return f"extra.{company}.{parts[2]}"


def stack_bits(posts: list[str]) -> int:
    """The spaces of a base's column that hold a post, as bits."""
    return sum(1 << space for space, post in enumerate(posts) if post)


def _chart(view: State) -> Iterator[tuple[str, Place]]:
    for region in view.posts:
        yield region, Place(region)
    for region, post in view.posts.items():
        if post:
            yield post, Place(f"post.{region.removeprefix('region.')}")
    for region, post in view.arrivals.items():
        kind = "arrival" if view.posts[region] else "post"
        yield post, Place(f"{kind}.{region.removeprefix('region.')}")


def _company(view: State, graph: RegionGraph, company: str) -> Iterator[tuple[str, Place]]:
    yield f"base.{company}", Place(f"base.{company}")
    yield f"value.{company}", Place(f"value.{company}", count=share_value(graph, view, company))
    for number in range(1, STACKS + 1):
        slot = f"stack.{company}.{number}"
        yield slot, Place(slot, count=stack_bits(view.stacks[company][number - 1]))
    track = view.tracks[company]
    yield f"track.{company}", Place(f"track.{company}", count=1 + TRACKS.index(track))
    for level in (1, 2):
        space = f"bonus.{track}.{level}"
        piece = space if space in bonus_spaces() else f"permanent.{track}.{level}"
        yield piece, Place(f"extra.{company}.{level}")
    for seat, player in enumerate(view.players):
        yield f"step.{company}.{seat}", Place(f"step.{company}.{player.steps[company]}.{seat}")


def _bonuses(view: State) -> Iterator[tuple[str, Place]]:
    for space in bonus_spaces():
        if space.count(".") == 1:
            yield space, Place(space)
    for tile in view.tiles:
        yield tile, Place(f"home.{tile.removeprefix('tile.')}")
    for space, seat in view.marks.items():
        slot = f"mark.{bonus_slot(view, space)}"
        yield slot, Place(slot, count=1 + seat)


def _displays(view: State, graph: RegionGraph) -> Iterator[tuple[str, Place]]:
    yield "deck.actions", Place("deck.actions", face="down", count=len(view.deck))
    yield "deck.discard", Place("deck.discard", count=len(view.discard))
    costs = prices(graph, view, _discount(view))
    for row, spaces in enumerate(view.market, start=1):
        for column, card in enumerate(spaces, start=1):
            if card:
                yield card, Place(f"display.{row}.{column}", count=1 + costs[card])
    for number in range(1, ROUNDS + 1):
        now = THIS_ROUND if number == view.round and view.stack else 0
        yield f"round.{number}", Place(f"round.{number}", count=view.round_coins[number - 1] + now)
    for letter in LETTERS:
        yield f"supply.{letter}", Place(f"supply.{letter}", face="down", count=len(view.supply[letter]))
    for place, book in view.shelf.items():
        if book:
            yield book, Place(place, count=0)
    for place, coins in view.shelf_coins.items():
        slot = place.replace("shelf.", "coin.")
        if coins:
            yield slot, Place(slot, count=coins)
    yield "pile.bank", Place("pile.bank")


def _discount(view: State) -> int:
    """What the goods in use save on a display card."""
    frame = next((frame for frame in reversed(view.stack) if isinstance(frame, Goods)), None)
    return permanent(view, view.players[frame.seat], "discount") if frame else 0


def _purse(view: State, seat: int, player: Player) -> Iterator[tuple[str, Place]]:
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


def _ledger(view: State, seat: int, player: Player) -> Iterator[tuple[str, Place]]:
    for space, book in enumerate(player.books):
        slot = f"ledger.{seat}.{space}"
        if not book:
            yield slot, Place(slot, owner=seat, pale=space < player.ink)
            continue
        face: Face = "down" if space in player.flipped else "up"
        count = _book_state(view, player, book) if space > player.ink and face == "up" else 0
        yield book, Place(slot, face=face, count=count, owner=seat, pale=space < player.ink)
    yield f"ink.{seat}", Place(f"ink.{seat}.{player.ink}", owner=seat)
    ahead = player.ink + 1
    if ahead < len(ink_track()) and (book := player.books[ahead]):
        face = "down" if ahead in player.flipped else "up"
        count = _book_state(view, player, book) if face == "up" else 0
        yield f"next.{book}", Place(f"next.{seat}", face=face, count=count, owner=seat)
    for index, book in enumerate(player.gained):
        yield book, Place(f"gained.{seat}", index, count=0, owner=seat, among=len(player.gained))


def _book_state(view: State, player: Player, book: str) -> int:
    """Whether the cards lying open fulfil a book; 0 where they are not known or none can lie open."""
    if not view.stack or any(card.startswith(HIDDEN) for card in player.slots):
        return 0
    frame = next((frame for frame in reversed(view.stack) if isinstance(frame, Bookkeeping)), None)
    using = frame.card if frame and view.players[frame.seat] is player else ""
    return MET if meets(view, player, books()[book].needs, using) else UNMET


def _cards(view: State, seat: int, player: Player) -> Iterator[tuple[str, Place]]:
    opened = open_slots(player)
    for number, card in enumerate(player.slots, start=1):
        slot = f"slot.{seat}.{number}"
        if card:
            face: Face = "down" if card.startswith(HIDDEN) else "up"
            yield card, Place(slot, face=face, count=0, owner=seat, pale=card in player.used)
        elif number - 1 not in opened:
            kind = "diamonds" if number < SLOTS else "ink"
            yield f"closed.{seat}.{number}", Place(slot, count=slot_opens(kind), owner=seat)
    for number, column in enumerate(player.rests, start=1):
        tray = f"column.{seat}.{number}"
        closed = number - 1 not in opened and not column
        yield tray, Place(tray, count=len(column), owner=seat, pale=closed)
        for index, card in enumerate(column):
            yield card, Place(f"rest.{seat}.{number}", index, count=0, owner=seat, among=len(column))
    for index, tile in enumerate(player.tiles):
        yield tile, Place(f"tiles.{seat}", index, owner=seat, pale=tile in player.used)
    shown = _shown(view, seat, player)
    for index, card in enumerate(shown):
        row, place = divmod(index, HAND_ROW) if index < 2 * HAND_ROW else (1, index - HAND_ROW)
        among = len(shown) - HAND_ROW if row else 0
        yield card, Place(f"hand.{seat}.{row}", place, count=0, owner=seat, among=among)
    yield from _offer(view, seat, player)


def _shown(view: State, seat: int, player: Player) -> list[str]:
    """The hand as far as the viewer knows it; what the starting tile sends to rest everybody knows."""
    top = view.stack[-1] if view.stack else None
    if isinstance(top, Arrange) and top.seat == seat and any(card.startswith(HIDDEN) for card in player.hand):
        return top.cards
    return [card for card in player.hand if not card.startswith(HIDDEN)]


def _offer(view: State, seat: int, player: Player) -> Iterator[tuple[str, Place]]:
    """The starting tiles to choose from."""
    if not (view.stack and isinstance(view.stack[-1], Draft)):
        return
    for index, tile in enumerate(player.offer):
        face: Face = "down" if tile.startswith(HIDDEN) else "up"
        pale = bool(player.tile) and tile != player.tile
        yield tile, Place(f"offer.{seat}", index, face=face, owner=seat, pale=pale)
