"""Mombasa: what a player would lose by an action, and may have overlooked: it is asked once more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from game.rules.kernel.action import Action
from game.rules.kernel.ids import number_in
from game.rules.kernel.text import Text, text
from game.rules.kernel.values import clone
from game.rules.mombasa import frames
from game.rules.mombasa.area import expansion_points, open_slots, total, units
from game.rules.mombasa.board import ROUNDS
from game.rules.mombasa.bonus import option_of
from game.rules.mombasa.books import placeable
from game.rules.mombasa.components import cards
from game.rules.mombasa.gains import said_gains
from game.rules.mombasa.printed import OPTIONS
from game.tables.mombasa.placing import Ctx

LAST = ("turn", "used", "round")
"""Events that begin what the action itself did not bring."""


def _others(ctx: Ctx, action: Action) -> list[Action]:
    """What else who acts may do now, without what only a look at the hand would tell."""
    known = clone(ctx.view)
    known.players[action.player].hand = []
    asked = next(each for each in ctx.rules.decisions(known) if each.player == action.player)
    return [each for each in asked.actions if each != action]


def empty_slots(ctx: Ctx, action: Action) -> Text | None:
    """Ready, while slots are empty that a card could be laid in."""
    player = ctx.player(action)
    empty = sum(not player.slots[slot] for slot in open_slots(player))
    spare = sum(cards()[card].kind != "share" for card in player.hand)
    count = min(empty, spare) if isinstance(ctx.top, frames.Plan) else 0
    return text("mombasa-warn-slots", count=count) if count else None


def majority_first(ctx: Ctx, action: Action) -> Text | None:
    """A majority that a bonus marker could be laid for now, and that is lost once the card is used."""
    view, player = ctx.view, ctx.player(action)
    card = cards().get(action.targets[0])
    good = card.good if card else "expansion"
    spent = units(view, player, card) if card else expansion_points(view, player)
    totals = [total(view, each, good) for each in view.players if each is not player] if good else []
    have = total(view, player, good) - spent if good else 0
    options = (option_of(each) for each in _others(ctx, action) if each.verb in OPTIONS)
    majorities = (option for option in options if option.majority == good)
    best = max(majorities, key=lambda option: option.least, default=None)
    if not good or best is None or have >= max(best.least, *totals):
        return None
    return text("mombasa-warn-majority", good=good, gains=said_gains(best.gains))


def unfinished(ctx: Ctx, action: Action) -> Iterator[Text]:
    """What could be done still in a phase that ends; else that too few cards come back for the next round."""
    player = ctx.player(action)
    if unused := sum(bool(card) and card not in player.used for card in (*player.slots, *player.tiles)):
        yield text("mombasa-warn-unused", count=unused)
    if any(each.verb in OPTIONS for each in _others(ctx, action)):
        yield text("mombasa-warn-marker", count=player.markers)
    taken = player.rests[number_in(action.targets[0]) - 1]
    have = sum(card not in cards() or cards()[card].kind != "share" for card in (*player.hand, *taken))
    most = max(map(len, player.rests))
    if ctx.view.round < ROUNDS and have < len(open_slots(player)) and len(taken) < most:
        yield text("mombasa-warn-resting", count=len(taken), most=most)


def unspent(ctx: Ctx, action: Action) -> Text | None:
    """Goods, points of an expansion or a way of the ink that are left and could be used."""
    verbs = {each.verb for each in _others(ctx, action)}
    if isinstance(ctx.top, frames.Expansion | frames.Goods) and verbs.intersection(
        ("acquire", "pay", "enter")
    ):
        return text("mombasa-warn-left", count=ctx.top.left)
    return text("mombasa-warn-ink") if "ink" in verbs else None


def no_place(ctx: Ctx, action: Action) -> Text | None:
    """A book for which there is no space on the track."""
    return None if placeable(ctx.player(action), action.targets[0]) else text("mombasa-warn-book")


_CHOSEN = (frames.Points, frames.Removal, frames.Purchase, frames.Discard, frames.Steps)
"""What a bonus space brings as a choice of its own."""


def for_nothing(ctx: Ctx, action: Action) -> Text | None:
    """A bonus marker that brings nothing."""
    foreseen = ctx.foresee(action)
    events = takewhile(lambda event: event.kind not in LAST, foreseen.events)
    brought = any(event.kind not in ("mark", "pay") for event in events)
    chosen = foreseen.state and any(isinstance(frame, _CHOSEN) for frame in foreseen.state.stack)
    return None if brought or chosen else text("mombasa-warn-nothing")
