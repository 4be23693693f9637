"""What a card in Mombasa makes possible: planned, in use, or by a bonus space."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.brains.reasons import Claim, Deed, Side
from game.rules.kernel.ids import rest_of
from game.rules.kernel.text import Part, piece_ref, text
from game.rules.mombasa.area import expansion_points, permanent, total
from game.rules.mombasa.bases import share_value
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.books import in_reach
from game.rules.mombasa.components import cards
from game.rules.mombasa.frames import Discard, Goods, Plan, Points, Purchase, Removal
from game.rules.mombasa.market import prices
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import Player

CARD = 2.0
"""About what a card of the display is worth besides its units."""


def _planning(side: Side) -> bool:
    return any(isinstance(frame, Plan) for frame in side.state.stack)


def top(side: Side) -> object:
    """The frame that asks."""
    return side.state.stack[-1] if side.state.stack else None


def _buys(side: Side, reach: int) -> Mapping[str, int]:
    """What so many units buy of the display, the dearest first."""
    cost = prices(side.rules.graph, side.state, permanent(side.state, side.player, "discount"))
    found = [(price, card) for card, price in cost.items() if price <= reach]
    return {card: price for price, card in sorted(found, reverse=True)}


def plan(deed: Deed) -> Iterator[Claim]:
    """What a card that is laid in a slot makes possible."""
    if deed.action.verb != "place" or not _planning(deed.after):
        return
    card, side = cards()[deed.action.targets[0]], deed.after
    if card.kind == "goods":
        yield from _goods_planned(deed, card.good)
    elif card.kind == "expansion":
        count = expansion_points(side.state, side.player)
        best = max(COMPANIES, key=lambda each: (shares(side.state, side.player, each), each))
        held = shares(side.state, side.player, best)
        if held:
            words = text("mombasa-why-plan-expansion", count=count, company=best, shares=held)
        else:
            words = text("mombasa-why-plan-posts", count=count)
        yield Claim(words, 1.0 + card.value)
    elif card.kind == "bookkeeper":
        yield Claim(text("mombasa-why-account", count=card.value, reach=ahead(side, card.id)), 2.0)
    elif card.kind == "merchant":
        yield Claim(text("mombasa-why-plan-merchant", space=side.player.diamonds), 2.0)


def _goods_planned(deed: Deed, good: str) -> Iterator[Claim]:
    then, now = (total(side.state, side.player, good) for side in (deed.before, deed.after))
    before, after = _buys(deed.before, then), _buys(deed.after, now)
    values: dict[str, Part] = {"good": good, "count": now}
    for card, price in after.items():
        if card not in before:
            words = text("mombasa-why-plan-buy", card=piece_ref(card), price=price, **values)
            yield Claim(words, CARD + 0.5 * price)
            return
    yield Claim(text("mombasa-why-plan-goods", **values), 1.0)


def use(deed: Deed) -> Iterator[Claim]:
    """What the units in use buy, or how many steps they are."""
    frame = top(deed.after)
    if deed.action.verb == "use" and isinstance(frame, Goods):
        for card, price in _buys(deed.after, frame.left).items():
            yield Claim(
                text("mombasa-why-use-buy", card=piece_ref(card), price=price, count=frame.left),
                CARD + 0.5 * price,
            )
            return
        yield Claim(text("mombasa-why-use-steps", count=frame.left), 1.0)


def expand(deed: Deed) -> Iterator[Claim]:
    """What every post is worth to who expands a company."""
    if deed.action.verb == "expand":
        company = rest_of(deed.action.targets[0])
        held, value = stake(deed.after, company)
        points = expansion_points(deed.before.state, deed.before.player)
        values: dict[str, Part] = {"company": company, "count": points, "value": value}
        if held:
            yield Claim(text("mombasa-why-expand", shares=held, **values), 1.0 + held)
        else:
            yield Claim(text("mombasa-why-expand-plain", **values), 1.0)


def waits(deed: Deed) -> Iterator[Claim]:
    """What is asked next: a purchase, posts to remove, points to spend."""
    frame, side = top(deed.after), deed.after
    if isinstance(frame, type(top(deed.before))):
        return
    if isinstance(frame, Purchase):
        cost = {card: price + frame.surcharge for card, price in prices(side.rules.graph, side.state).items()}
        found = [(price, card) for card, price in cost.items() if price <= side.player.money]
        if found:
            price, card = max(found)
            yield Claim(text("mombasa-why-buy", card=piece_ref(card), price=price), CARD)
    elif isinstance(frame, Removal):
        best = max(COMPANIES, key=lambda each: (shares(side.state, side.player, each), each))
        if held := shares(side.state, side.player, best):
            words = text("mombasa-why-remove", count=frame.left, company=best, shares=held)
            yield Claim(words, 1.0 + held)
        else:
            yield Claim(text("mombasa-why-remove-any", count=frame.left), 0.5)
    elif isinstance(frame, Points):
        yield Claim(text("mombasa-why-spend", count=frame.left), 1.0)
    elif isinstance(frame, Discard):
        yield Claim(text("mombasa-why-discard", cards=len(side.player.hand)), 0.5)


def stake(side: Side, company: str) -> tuple[int, int]:
    """The shares of a company, and what each is worth."""
    return shares(side.state, side.player, company), share_value(side.rules.graph, side.state, company)


def ahead(side: Side, using: str) -> int:
    """How far the ink may go."""
    player: Player = side.player
    return max(in_reach(side.state, player, using), default=player.ink) - player.ink
