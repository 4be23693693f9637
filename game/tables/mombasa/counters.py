"""Mombasa: what is known of decks, supplies, markers and counters."""

from __future__ import annotations

from game.rules.kernel.ids import kind_of, last_of, number_in, parts_of, rest_of, seat_in
from game.rules.kernel.text import Text, seat_ref, text
from game.rules.mombasa import printed
from game.rules.mombasa.bases import share_value
from game.rules.mombasa.board import ROUNDS
from game.rules.mombasa.frames import Expansion
from game.rules.mombasa.scoring import shares
from game.tables.mombasa.placing import Ctx


def deck(ctx: Ctx, piece: str) -> Text:
    """How many cards are left to draw, or are out of the game."""
    cards = ctx.view.deck if rest_of(piece) == "actions" else ctx.view.discard
    return text("mombasa-explain-deck", deck=rest_of(piece), count=len(cards))


def supply(ctx: Ctx, piece: str) -> Text:
    """How many books are left of a letter."""
    return text("mombasa-explain-supply", count=len(ctx.view.supply[rest_of(piece)]))


def step(ctx: Ctx, piece: str) -> Text:
    """How far a marker has come on the track of a company, and the shares that this is worth."""
    company, place = parts_of(piece)[0], ctx.view.players[number_in(piece)].steps[parts_of(piece)[0]]
    reached = printed.company_tracks()[ctx.view.tracks[company]][place].shares
    return text("mombasa-explain-step", space=place, shares=reached)


def rounds(ctx: Ctx, piece: str) -> Text:
    """How many rounds there are."""
    return text("mombasa-explain-rounds", count=ROUNDS)


def held(ctx: Ctx, piece: str) -> Text:
    """What somebody has of pounds, bonus markers or cards in hand, and what for."""
    player = ctx.player(piece)
    counts = {"purse": player.money, "markers": player.markers, "fan": len(player.hand)}
    kind = "fan" if kind_of(piece) == "hand" else kind_of(piece)
    return text("mombasa-explain-own", kind=kind, count=counts[kind])


def owned(ctx: Ctx, piece: str) -> Text:
    """How many shares somebody has of a company, and what each is worth."""
    company, player = last_of(piece), ctx.view.players[seat_in(piece)]
    value = share_value(ctx.rules.graph, ctx.view, company)
    return text("mombasa-explain-own-shares", shares=shares(ctx.view, player, company), value=value)


def tally(ctx: Ctx, piece: str) -> Text | None:
    """What is left of the points of an expansion."""
    left = ctx.top.left if isinstance(ctx.top, Expansion) else None
    return None if left is None else text("mombasa-explain-tally", count=left)


def mark(ctx: Ctx, piece: str) -> Text | None:
    """Whose bonus marker it is; nothing of the place for one."""
    laid = parts_of(piece)[0].isdigit()
    return text("mombasa-explain-mark", seat=seat_ref(seat_in(piece))) if laid else None
