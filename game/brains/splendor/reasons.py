"""What speaks for a move in Splendor: points, lasting gems, what can be paid for, what comes near."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.brains.reasons import Claim, Deed, Measure, Reasons, Side
from game.rules.kernel.text import Part, piece_ref, seat_ref, text
from game.rules.splendor.components import COLORS, GOLD, cards, nobles
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.packing import lacking
from game.rules.splendor.paying import gems, prices, purse
from game.rules.splendor.state import Discard, State
from game.rules.splendor.tiles import cities, posts

_SHORT = 3
"""What so many tokens are lacking for is near."""
_NEAR_NOBLE = 3
"""The same of cards for a noble."""
_CLOSE = 0.25
"""What one token or card fewer is worth, as a share of what it leads to."""


def _worth(card: str) -> float:
    """About what a card is worth to who has it."""
    return 1.0 + cards()[card].points


def lack(side: Side, card: str) -> int:
    """How many tokens are lacking for a card; gold stands for any."""
    own = purse(side.player)
    return max(0, lacking(own.funds - prices()[card], own.worth) - own.gold)


def _to_be_had(side: Side, card: str) -> bool:
    """Whether the supply has some of each gem that is lacking for a card, or gold in hand may replace it."""
    player, bank = side.player, side.state.bank
    price = zip(cards()[card].cost, player.bonuses, player.tokens, bank, strict=False)
    return bool(player.tokens[GOLD]) or all(left or have + saved >= cost for cost, saved, have, left in price)


def in_sight(side: Side) -> list[str]:
    """The cards that a seat may buy: the open ones that are not closed to it, and its own reserved ones."""
    state: State = side.state
    there = [card for row in state.market for card in row if card]
    there = [card for card in there if card not in state.forts or state.forts[card].seat == side.seat]
    return [
        card
        for card in (*there, *(held.card for held in side.player.reserved))
        if card in cards() and not cards()[card].special
    ]


def _returns(side: Side) -> bool:
    """Whether tokens have to be returned first."""
    return bool(side.state.stack) and isinstance(side.state.stack[-1], Discard)


def _payable(side: Side) -> Mapping[str, int]:
    return {} if _returns(side) else {card: 1 for card in in_sight(side) if not lack(side, card)}


def _newly(deed: Deed) -> Iterator[Claim]:
    """What could not be paid for before."""
    for card in _payable(deed.after):
        if lack(deed.before, card):
            yield Claim(text("splendor-why-payable", **named_apart(card, deed.after)), _worth(card))


def _near(side: Side) -> Mapping[str, int]:
    if _returns(side):
        return {}
    lacks = {card: lack(side, card) for card in in_sight(side)}
    return {card: -short for card, short in lacks.items() if short}


def named_apart(card: str, side: Side) -> dict[str, Part]:
    """The name of a card, with its price where another one in sight has the same name."""
    printed, named = cards()[card], piece_ref(card)
    if all(other == card or _called(other) != _called(card) for other in in_sight(side)):
        return {"card": named}
    price = gems(dict(zip(COLORS, printed.cost, strict=True)))
    return {"card": text("splendor-priced", card=named, **price)}


def _called(card: str) -> tuple[object, ...]:
    """What the name of a card is made of."""
    printed = cards()[card]
    return printed.color, printed.worth, printed.level, printed.points


def _nearer(deed: Deed) -> Iterator[Claim]:
    """The card that comes nearest for what it is worth."""
    before, after = _near(deed.before), _near(deed.after)
    for card, left in after.items():
        gain = left - before.get(card, left)
        if gain > 0 and -left <= _SHORT and _to_be_had(deed.after, card):
            words = text("splendor-why-near", short=-left, **named_apart(card, deed.after))
            yield Claim(words, _CLOSE * gain * _worth(card) / -left)


def _nearer_tiles(deed: Deed) -> Iterator[Claim]:
    """Nobles, posts and cities that fewer cards are lacking for."""
    before, after = deed.before.player.counts(), deed.after.player.counts()
    state: State = deed.after.state
    needs = {id: (nobles()[id].needs, nobles()[id].points) for id in state.nobles if id}
    needs |= {id: (posts()[id].needs, 3) for id in state.posts if id not in deed.after.player.posts}
    needs |= {id: (cities()[id].needs, 5) for id in state.cities if id}
    for id, (need, worth) in needs.items():
        then, now = (sum(max(0, n - c) for n, c in zip(need, have, strict=True)) for have in (before, after))
        if now < then and 0 < now <= _NEAR_NOBLE:
            words = text("splendor-why-tile", tile=piece_ref(id), short=now)
            yield Claim(words, _CLOSE * (then - now) * worth / now)


def _kept(deed: Deed) -> Iterator[Claim]:
    """A reserved card that a rival could have paid for."""
    if deed.action.verb != "reserve":
        return
    card = deed.action.targets[0]
    for rival in deed.before.others:
        if card in in_sight(deed.before.of(rival)) and not lack(deed.before.of(rival), card):
            words = text("splendor-why-kept", seat=seat_ref(rival), **named_apart(card, deed.after))
            yield Claim(words, 0.5 * _worth(card))


def _still(deed: Deed) -> Iterator[Claim]:
    """What can be paid for though tokens were returned."""
    if deed.action.verb == "discard":
        for card in _payable(deed.after):
            yield Claim(text("splendor-why-still", **named_apart(card, deed.after)), _worth(card))


def _fort(deed: Deed) -> Iterator[Claim]:
    """What a stronghold does where it is put or taken away."""
    verb, card = deed.action.verb, (deed.action.targets or ("",))[-1]
    if verb in ("place", "move"):
        yield Claim(text("splendor-why-fort", **named_apart(card, deed.after)), _worth(card))
    elif verb == "remove":
        seat = seat_ref(deed.before.state.forts[card].seat)
        yield Claim(text("splendor-why-freed", seat=seat, **named_apart(card, deed.after)), _worth(card))


def _costless(deed: Deed) -> Iterator[Claim]:
    """A card that no token is paid for."""
    before, after = deed.before.player, deed.after.player
    came = len(after.owned()) - len(before.owned())
    kept = {*before.owned()} <= {*after.owned()}
    if came > 0 and kept and all(now >= then for then, now in zip(before.tokens, after.tokens, strict=True)):
        yield Claim(text("splendor-why-free"), 0.0)


def _keeps(deed: Deed) -> Iterator[Claim]:
    """What stays with who does nothing more."""
    if kept := sum(deed.after.player.tokens):
        yield Claim(text("splendor-why-keeps", count=kept), 0.1)


REASONS = Reasons(
    sources=(
        Measure("splendor-why-points", lambda side: {"": side.player.points}, 2.0),
        Measure("splendor-why-noble", lambda side: {"": len(side.player.nobles)}, 4.0, told=False),
        Measure("splendor-why-city", lambda side: {"": int(bool(side.player.city))}, 20.0, told=False),
        Measure(
            "splendor-why-post",
            lambda side: dict.fromkeys(side.player.posts, 1),
            3.0,
            more=lambda post, side: {"tile": piece_ref(post)},
            told=False,
        ),
        Measure(
            "splendor-why-bonus",
            lambda side: dict(zip(COLORS, side.player.bonuses, strict=True)),
            1.5,
            thing="color",
        ),
        Measure("splendor-why-golden", lambda side: {"": len(side.player.golden)}, 1.5, told=False),
        _newly,
        Measure(
            "splendor-why-gold", lambda side: {"": side.player.tokens[GOLD]}, 0.5, lasting=False, told=False
        ),
        Measure(
            "splendor-why-gems",
            lambda side: {"": min(TOKEN_LIMIT, sum(side.player.tokens))},
            0.02,
            lasting=False,
        ),
        _nearer,
        _nearer_tiles,
        _kept,
        _still,
        _fort,
    ),
    means=lambda side: (*side.player.tokens, *side.player.bonuses, len(side.player.owned())),
    passing=frozenset({"decline"}),
    said=(_keeps,),
    costs=(_costless,),
)
