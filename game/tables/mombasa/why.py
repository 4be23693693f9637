"""Mombasa: why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.kernel.text import Text, text
from game.rules.mombasa.area import expansion_points, may_mix, meets, open_slots, permanent, units
from game.rules.mombasa.bases import front_columns, settled
from game.rules.mombasa.board import RegionGraph
from game.rules.mombasa.bonus import is_additional, obstacle, spaces_for
from game.rules.mombasa.books import COST, placeable
from game.rules.mombasa.components import books, cards
from game.rules.mombasa.expansion import OCCUPIED
from game.rules.mombasa.frames import (
    Arrange,
    Bookkeeping,
    Discard,
    Expansion,
    Goods,
    Ousting,
    Plan,
    Points,
    Purchase,
    Removal,
    Rewards,
    Steps,
    Turn,
    TurnEnd,
)
from game.rules.mombasa.goods import goods_cards
from game.rules.mombasa.market import prices
from game.rules.mombasa.printed import bonus_spaces, ink_track, slot_opens
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import next_space
from game.tables.mombasa.naming import needs_ref
from game.tables.mombasa.placing import HIDDEN

_FIRST = text("mombasa-no-finish-first")


def why_not(graph: RegionGraph, view: State, seat: int, target: str) -> Text | None:
    """Why ``seat`` cannot choose ``target`` now; None if there is nothing to say."""
    if not view.stack:
        return None
    kind = target.split(".")[0]
    finder = _FINDERS.get(kind)
    return finder(graph, view, seat, target) if finder else None


def _region(graph: RegionGraph, view: State, seat: int, region: str) -> Text | None:
    frame = view.stack[-1]
    if isinstance(frame, Turn):
        return text("mombasa-no-base-first")
    if isinstance(frame, Rewards) and region in frame.regions:
        return None
    if not isinstance(frame, Expansion):
        return _FIRST
    held = set(settled(view, frame.company))
    if region in held:
        return text("mombasa-no-region-own")
    ways = dict(graph.links[frame.company])
    for other, cost in graph.regions[region].neighbours:
        if other in held:
            ways[region] = min(cost, ways.get(region, cost))
    if region not in ways:
        return text("mombasa-no-region-far", company=frame.company)
    cost = ways[region] + (OCCUPIED if view.posts[region] else 0)
    if cost <= frame.left:
        return None
    return text("mombasa-no-region-cost", cost=cost, have=frame.left)


def _base(graph: RegionGraph, view: State, seat: int, target: str) -> Text | None:
    company = target.split(".")[1]
    if not isinstance(view.stack[-1], Turn):
        return _FIRST
    if not expansion_points(view, view.players[seat]):
        return text("mombasa-no-expansion")
    return None if front_columns(view, company) else text("mombasa-no-posts")


def _stack(graph: RegionGraph, view: State, seat: int, target: str) -> Text | None:
    frame = view.stack[-1]
    if isinstance(frame, Turn):
        return text("mombasa-no-base-first")
    if isinstance(frame, Expansion):
        return text("mombasa-no-region-first")
    return None if isinstance(frame, Removal | Ousting) else _FIRST


def _track(graph: RegionGraph, view: State, seat: int, target: str) -> Text | None:
    player, company = view.players[seat], target.split(".")[1]
    space = next_space(view, player, company)
    if space is None:
        return text("mombasa-no-track-end")
    if isinstance(view.stack[-1], Turn):
        return text("mombasa-no-need-goods")
    if space.call > player.money:
        return text("mombasa-no-call", call=space.call, have=player.money)
    return None if isinstance(view.stack[-1], Goods | Steps) else _FIRST


def _card(graph: RegionGraph, view: State, seat: int, target: str) -> Text | None:
    player = view.players[seat]
    if any(target in row for row in view.market):
        return _display(graph, view, seat, target)
    if target in player.used:
        return text("mombasa-no-face-down")
    if any(target in column for column in player.rests):
        return text("mombasa-no-resting")
    if target in player.hand:
        return _hand(view, target)
    if target in (*player.slots, *player.tiles):
        return _slotted(view, seat, target)
    return text("mombasa-no-other")


def _hand(view: State, card: str) -> Text | None:
    frame = view.stack[-1]
    if isinstance(frame, Plan):
        return text("mombasa-no-share-plan") if cards()[card].kind == "share" else None
    if isinstance(frame, Discard):
        return text("mombasa-no-no-card") if frame.good not in ("", cards()[card].good) else None
    return None if isinstance(frame, Arrange) and card in frame.cards else _FIRST


def _slotted(view: State, seat: int, card: str) -> Text | None:
    frame = view.stack[-1]
    if isinstance(frame, Goods) and cards()[card].kind == "goods":
        if card in frame.cards:
            return text("mombasa-no-in-use")
        if frame.spending:
            return text("mombasa-no-spending")
        same = cards()[card].good == cards()[frame.cards[0]].good
        return None if same or may_mix(view, view.players[seat]) else text("mombasa-no-mixing")
    if isinstance(frame, Turn):
        return text("mombasa-no-base-first") if cards()[card].kind == "expansion" else None
    return None if isinstance(frame, Plan) else _FIRST


def _display(graph: RegionGraph, view: State, seat: int, card: str) -> Text | None:
    frame, player = view.stack[-1], view.players[seat]
    if isinstance(frame, Purchase):
        price = prices(graph, view)[card] + frame.surcharge
        short = price > player.money
        return text("mombasa-no-price-money", price=price, have=player.money) if short else None
    discount = permanent(view, player, "discount")
    price = prices(graph, view, discount)[card]
    if isinstance(frame, Goods):
        if frame.bought:
            return text("mombasa-no-bought")
        return text("mombasa-no-price", price=price, have=frame.left) if price > frame.left else None
    if not isinstance(frame, Turn):
        return _FIRST
    totals: dict[str, int] = {}
    for goods in goods_cards(view, seat):
        totals[goods.good] = totals.get(goods.good, 0) + units(view, player, goods)
    best = max(totals.values(), default=0)
    if not totals or best >= price:
        return text("mombasa-no-need-goods")
    return text("mombasa-no-price", price=price, have=best)


def _book(graph: RegionGraph, view: State, seat: int, book: str) -> Text | None:
    frame, player = view.stack[-1], view.players[seat]
    if book in view.shelf.values():
        if isinstance(frame, Points):
            cost = COST[books()[book].letter]
            return text("mombasa-no-book-points", cost=cost, have=frame.left) if cost > frame.left else None
        return text("mombasa-no-need-points") if isinstance(frame, Turn) else _FIRST
    if book in player.gained:
        return None
    if book in player.books:
        return _ledger(graph, view, seat, f"ledger.{seat}.{player.books.index(book)}")
    return None


def _ledger(graph: RegionGraph, view: State, seat: int, target: str) -> Text | None:
    owner, space = (int(part) for part in target.split(".")[1:])
    frame, player = view.stack[-1], view.players[owner]
    if owner != seat:
        return text("mombasa-no-other")
    if space <= player.ink:
        return text("mombasa-no-book-behind")
    if isinstance(frame, TurnEnd) and any(space in placeable(player, book) for book in player.gained):
        return None
    if isinstance(frame, TurnEnd):
        striped = ink_track()[space].striped
        return text("mombasa-no-book-striped" if striped else "mombasa-no-book-cover")
    if isinstance(frame, Turn):
        return text("mombasa-no-need-bookkeeper")
    if not isinstance(frame, Bookkeeping):
        return _FIRST
    for place in range(player.ink + 1, space + 1):
        book = player.books[place]
        if not book:
            return text("mombasa-no-book-gap")
        needs = books()[book].needs
        if place not in player.flipped and not meets(view, player, needs, frame.card):
            return text("mombasa-no-book-need", need=needs_ref(needs))
    return None


def _bonus(graph: RegionGraph, view: State, seat: int, space: str) -> Text | None:
    if not isinstance(view.stack[-1], Turn):
        return _FIRST
    player = view.players[seat]
    if space in view.marks:
        return text("mombasa-no-occupied")
    if not player.markers:
        return text("mombasa-no-markers")
    if space not in spaces_for(view, seat):
        _, track, level = space.split(".")
        other = view.marks.get(f"bonus.{track}.{3 - int(level)}") == seat
        return text("mombasa-no-other-level" if other and is_additional(space) else "mombasa-no-locked")
    options = bonus_spaces()[space]
    if any(gain.kind == "discard" for option in options for gain in option.gains):
        if not player.hand:
            return text("mombasa-no-no-card")
        if any(card.startswith(HIDDEN) for card in player.hand):
            return None
    found = [obstacle(graph, view, seat, option) for option in options]
    return text(f"mombasa-no-{found[0]}") if all(found) else None


def _slot(graph: RegionGraph, view: State, seat: int, target: str) -> Text | None:
    owner, number = (int(part) for part in target.split(".")[1:])
    player = view.players[owner]
    if number - 1 not in open_slots(player):
        diamonds = slot_opens("diamonds")
        if number == len(player.slots):
            return text("mombasa-no-slot-closed-ink", space=slot_opens("ink"))
        return text("mombasa-no-slot-closed-diamonds", space=diamonds)
    if owner == seat and isinstance(view.stack[-1], Plan):
        return None if player.slots[number - 1] else text("mombasa-no-card-first")
    return None


def _column(graph: RegionGraph, view: State, seat: int, target: str) -> Text | None:
    owner, number = (int(part) for part in target.split(".")[1:])
    if owner != seat:
        return text("mombasa-no-other")
    frame = view.stack[-1]
    if isinstance(frame, Turn):
        return None if number - 1 in open_slots(view.players[seat]) else _slot(graph, view, seat, target)
    if isinstance(frame, Arrange):
        return None
    return text("mombasa-no-resting") if isinstance(frame, Plan) else _FIRST


def _bank(graph: RegionGraph, view: State, seat: int, target: str) -> Text | None:
    return None if isinstance(view.stack[-1], Points) else text("mombasa-no-need-points")


def _hidden(graph: RegionGraph, view: State, seat: int, target: str) -> Text | None:
    return text("mombasa-no-hidden")


_Finder = Callable[[RegionGraph, Any, int, str], Text | None]
_FINDERS: Mapping[str, _Finder] = {
    "region": _region,
    "base": _base,
    "stack": _stack,
    "track": _track,
    "card": _card,
    "tile": _card,
    "book": _book,
    "ledger": _ledger,
    "bonus": _bonus,
    "permanent": lambda graph, view, seat, target: text("mombasa-no-permanent"),
    "slot": _slot,
    "closed": lambda graph, view, seat, target: _slot(graph, view, seat, target.replace("closed", "slot")),
    "column": _column,
    "pile": _bank,
    "hidden": _hidden,
}
