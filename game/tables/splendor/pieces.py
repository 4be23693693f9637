"""Kahroba (Splendor): its kinds of pieces and places: what they are called and what is known of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.rules.kernel.ids import kind_of, last_of, seat_in
from game.rules.kernel.text import Text, seat_ref, text
from game.rules.splendor.components import COLORS, PILES, ROW_NUMBER, ROWS, cards, nobles
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.paying import gems
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import Discard, Fortify, State
from game.rules.splendor.tiles import posts
from game.tables.catalogue import Context, Kind
from game.tables.splendor.placing import Demand, demand, ending, lacks
from game.tables.words import Say, of_first, of_last, traits

Ctx = Context[SplendorRules, State]
POINTS = Say("preview-points", traits(nobles, "points"))
"""What a noble brings."""
POWER = Say("power", power=lambda *about: posts()[f"post.{of_last(*about)}"].power)
"""What a trading post gives."""


def piles(counts: Sequence[int]) -> dict[str, Any]:
    """Numbers in the order of the colours, gold perhaps last, as message parameters."""
    return gems(dict(zip(PILES, counts, strict=False)))


def row_of(piece: str) -> dict[str, Any]:
    """What tells the row that follows the kind in an id: its level, and what its cards came with."""
    row = ROWS[ROW_NUMBER[of_first(piece)]]
    return {"level": row.level, "set": row.set}


def goal(view: State, key: str) -> Text:
    """What ends the game, or that this is the last round."""
    return text(f"splendor-{key}-{ending(view) or 'points'}", goal=view.goal)


def _closed(ctx: Ctx, card: str) -> Text | None:
    """That a card is closed to the player to act, before all that it does; or that its stronghold can go."""
    fort, frame = ctx.view.forts.get(card), ctx.top
    if fort is None or frame is None or fort.seat == frame.seat:
        return None
    goes = fort.count == 1 and isinstance(frame, Fortify)
    return text("splendor-known-alone" if goes else "splendor-no-closed", owner=seat_ref(fort.seat))


def _effects(ctx: Ctx, piece: str) -> Iterator[Text]:
    """What a card of Orient does (rulebook: Orient, effects of the cards)."""
    card = cards()[piece]
    if card.copies:
        yield text("splendor-effect-pair")
    if card.free:
        yield text("splendor-effect-free", level=card.free)
    if card.worth > 1:
        yield text("splendor-effect-double", color=card.color)
    if card.gold:
        yield text("splendor-effect-gold", count=card.gold)
    if card.burn is not None:
        yield text("splendor-effect-burn", color=COLORS[card.burn], count=card.burns)


def _printed(ctx: Ctx, piece: str) -> Iterator[Text]:
    """What a card saves, brings and costs."""
    card = cards()[piece]
    if card.bonus is not None and card.worth == 1:
        yield text("splendor-gives", color=card.color, points=card.points)
    if any(card.cost):
        yield text("splendor-costs", **piles(card.cost))


def _asks(ctx: Ctx, tile: str) -> Text:
    return text("splendor-asks", cards=_cards_of(tile, demand(tile)))


def _missing(ctx: Ctx, tile: str) -> Text | None:
    """What a tile still asks of the player to act; of a post that they have, what it has asked for."""
    if ctx.top is None:
        return None
    player = ctx.view.players[ctx.top.seat]
    if tile in (*player.posts, *player.nobles, player.city):
        return _asks(ctx, tile) if tile in posts() else None
    lack = lacks(player, tile)
    return text("splendor-meets") if lack.met else text("splendor-lacks", lacks=_cards_of(tile, lack))


def _cards_of(tile: str, wanted: Demand) -> Text:
    """A demand of a tile, or what is missing of it, in words."""
    named, some = sum(wanted.needs), sum(demand(tile).needs)
    others = {"named": named, "some": some, "other": wanted.other, "prestige": wanted.points}
    return text("splendor-cards-of", **piles(wanted.needs), **others)


def _token(ctx: Ctx, piece: str) -> Text | None:
    """What gold is for; how gems are taken, and what those that somebody has are for, or what is returned."""
    kind, pile = kind_of(piece), last_of(piece)
    own = ctx.view.bank if kind == "bank" else ctx.view.players[seat_in(piece)].tokens
    count = own[PILES.index(pile)]
    returns = kind == "tokens" and isinstance(ctx.top, Discard) and ctx.top.seat == seat_in(piece)
    if returns and count:
        return text("splendor-known-return", count=count - 1)
    if pile not in COLORS:
        return text("splendor-known-gold")
    if kind != "bank":
        return text("splendor-known-gem", color=pile)
    return text("splendor-known-pile", count=count)


def _holds(ctx: Ctx, piece: str) -> Text | None:
    """Which tokens somebody has: at large text those of the others are folded away."""
    held = ctx.view.players[seat_in(piece)].tokens
    return text("splendor-known-holds", **piles(held)) if any(held) else None


def _bonus(ctx: Ctx, piece: str) -> Iterator[Text]:
    """What a column saves, and how many cards it counts as where that is another number."""
    player, color = ctx.view.players[seat_in(piece)], last_of(piece)
    if color not in COLORS:
        yield text("splendor-known-golden", count=len(player.golden))
        return
    at = COLORS.index(color)
    worth, held = player.bonuses[at], player.counts()[at]
    yield text("splendor-known-bonus", count=worth, color=color)
    if held != worth:
        yield text("splendor-known-column", count=held)


def _reserved(ctx: Ctx, piece: str) -> Text | None:
    """Who may look at a card that lies face down in a hand."""
    if ctx.top is None or ".reserve." not in piece:
        return None
    return text("splendor-known-hidden", mine=f".reserve.{ctx.top.seat}." in piece)


KINDS: Mapping[str, Kind] = {
    "card": Kind(
        Say("card", traits(cards, "color worth level points")),
        short=Say("card-short", traits(cards, "color worth")),
        explain=(_closed, _effects),
        in_words=_printed,
    ),
    "deck": Kind(
        Say("deck", row_of),
        explain=Say("known-deck", count=lambda ctx, piece: len(ctx.view.decks[ROW_NUMBER[last_of(piece)]])),
    ),
    "hidden": Kind(Say("hidden", row_of), explain=_reserved),
    "market": Kind(Say("market", row_of)),
    "bank": Kind("color", short=Say("bank-short", color=of_last), explain=_token),
    "tokens": Kind("seat color", explain=_token, shape=2.0),
    "total": Kind("seat", explain=(_holds, Say("known-total", count=TOKEN_LIMIT)), shape=2.0),
    "bonus": Kind("seat color", explain=_bonus, shape=1.7),
    "hand": Kind(
        "seat",
        explain=Say("known-hand", count=lambda ctx, piece: len(ctx.view.players[seat_in(piece)].reserved)),
    ),
    **dict.fromkeys(("reserve", "drawn", "pyre", "nobles", "posts", "fort"), Kind("seat")),
    **dict.fromkeys(("guest", "gate"), Kind()),
    "noble": Kind(
        "id", explain=(_missing, Say("known-noble", traits(nobles, "points"))), in_words=(_asks, POINTS)
    ),
    "city": Kind("id", explain=(_missing, Say("known-city", points=0)), in_words=_asks, shape=1.74),
    "post": Kind("id", explain=(POWER, _missing), in_words=_asks, shape=0.84),
    "charter": Kind("seat id", explain=POWER),
    "forts": Kind("seat", explain=("known-forts", "known-forts-when"), shape=0.4),
    "goal": Kind(explain=lambda ctx, piece: goal(ctx.view, "fact"), shape=2.16),
}
