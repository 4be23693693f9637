"""What speaks for a move in Istanbul: The Dice Game: rubies, tiles, goods, and which ruby comes near."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from game.brains.reasons import Claim, Deed, Measure, Reasons, Side
from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.deals import allowed
from game.rules.istanbul_dice.mosque import blessed, setup_of
from game.rules.istanbul_dice.payment import Purse, affords, by_color, missing, purse
from game.rules.istanbul_dice.phrases import BROWN, COLORS, CRYSTAL, LIRA, SHOPS, Price
from game.rules.istanbul_dice.state import Actions
from game.rules.kernel.ids import last_of
from game.rules.kernel.text import listed, piece_ref, text

_RUBY = 9.0
_CLOSE = 2.2
"""What one good or three lira fewer are worth, where few are lacking for a ruby."""
_SHORT = 3
"""A ruby that so many are lacking for is near."""


def _acts(side: Side) -> bool:
    """Whether the seat has actions left in its turn."""
    return any(
        isinstance(frame, Actions) and frame.seat == side.seat and frame.done < allowed(side.player)
        for frame in side.state.stack
    )


def _goods(side: Side) -> Purse:
    """What can be spent: tokens, and dice as long as an action is left."""
    own = purse(side.state, side.seat)
    return own if _acts(side) else (0, 0, 0, 0, *own[len(COLORS) :])


def lack(side: Side, area: str) -> tuple[int, int]:
    """The goods and the lira that are lacking for the next ruby of an area."""
    price = setup_of(side.state).rubies[area][side.state.rubies[area][0]]
    return _short(price, _goods(side), side.player.stock[LIRA])


def _short(price: Price, goods: Purse, lira: int) -> tuple[int, int]:
    """The goods and the lira that a price asks for beyond what there is; brown ones stand for any."""
    return max(0, sum(missing(price, goods).values()) - goods[-1]), max(0, price.lira - lira)


def _shops(side: Side) -> list[str]:
    return [area for area in SHOPS if side.state.rubies[area]]


def _within_reach(side: Side) -> Mapping[str, int]:
    """The areas whose next ruby can be paid for."""
    prices, reach = setup_of(side.state).rubies, {}
    for area in _shops(side):
        if affords(side.player, prices[area][side.state.rubies[area][0]], _goods(side)):
            reach[area] = 1
    return reach


def _lacking(lacks: tuple[int, int]) -> int:
    """Goods and lira in one number; three lira count like one good."""
    goods, lira = lacks
    return goods + (lira + 2) // 3


def _nearer(deed: Deed) -> Iterator[Claim]:
    """The nearest ruby, if less is lacking for it now, not counting dice that are used."""
    lacks = {area: _lacking(lack(deed.after, area)) for area in _shops(deed.after)}
    nearest = min(filter(None, lacks.values()), default=0)
    for area in _shops(deed.after):
        if area not in _shops(deed.before) or deed.after.state.rubies[area] != deed.before.state.rubies[area]:
            continue
        (goods, lira), (less, fewer) = lack(deed.before, area), lack(deed.after, area)
        then, now = _lacking((goods, lira)), lacks[area]
        if now == nearest and 0 < now < then and now <= _SHORT:
            words = text("istanbul_dice-why-near", area=area, goods=less, lira=fewer)
            yield Claim(words, _CLOSE * (then - now) / now)


def _tile(deed: Deed) -> Iterator[Claim]:
    """A tile, and how far it is to the ruby of the mosque."""
    before, after = deed.before.player.tiles, deed.after.player.tiles
    need = setup_of(deed.after.state).tiles
    for tile in after:
        if tile not in before:
            left = 0 if blessed(deed.before.player) else max(0, need - len(after))
            yield Claim(text("istanbul_dice-why-tile", tile=piece_ref(tile), left=left), 4.0, lasting=True)


def _reroll(deed: Deed) -> Iterator[Claim]:
    """What stays of the dice, and what the roll costs."""
    if deed.action.verb != "reroll":
        return
    again = Counter(last_of(target) for target in deed.action.targets)
    shown = Counter(deed.before.state.faces[die] for die in deed.before.state.dice)
    have, left = deed.before.player.stock[CRYSTAL], shown - again
    kept = [
        text("istanbul_dice-shown", face=face, color=face, count=left[face]) for face in FACES if left[face]
    ]
    if kept:
        yield Claim(text("istanbul_dice-why-reroll", kept=listed(kept), have=have), 1.0)
    else:
        yield Claim(text("istanbul_dice-why-reroll-all", have=have), 1.0)


def _draw(deed: Deed) -> Iterator[Claim]:
    """How many cards are drawn."""
    if deed.action.verb == "draw":
        yield Claim(text("istanbul_dice-why-draw", count=deed.action.amount or 1), 1.0)


def _costless(deed: Deed) -> Iterator[Claim]:
    """Goods and coins stay as they are."""
    if deed.action.verb in ("take", "buy", "trade", "accept") and all(
        now >= then for then, now in zip(deed.before.player.stock, deed.after.player.stock, strict=True)
    ):
        yield Claim(text("istanbul_dice-why-free"), 0.0)


def _keeps(deed: Deed) -> Iterator[Claim]:
    """The ruby that the stock is kept for."""
    if deed.action.verb not in ("end", "decline"):
        return
    side, best = deed.before, dict[str, tuple[int, int]]()
    stock = side.player.stock
    for area in _shops(side):
        price = setup_of(side.state).rubies[area][side.state.rubies[area][0]]
        best[area] = _short(price, (0, 0, 0, 0, *stock[: BROWN + 1]), stock[LIRA])
    if best and any(stock[: LIRA + 1]):
        area = min(best, key=lambda each: (best[each][0] + best[each][1] / 3, each))
        goods, lira = best[area]
        words = text("istanbul_dice-why-keeps", area=area, goods=goods, lira=lira)
        yield Claim(words, 0.1)


def _after_payment(deed: Deed) -> Iterator[Claim]:
    """What stays of the stock where it is chosen what to pay with."""
    if deed.action.verb == "pay":
        kept = purse(deed.after.state, deed.action.player)
        dice, brown = sum(kept[: len(COLORS)]), kept[-1]
        tokens = sum(by_color(kept)) - dice + brown
        yield Claim(text("istanbul_dice-why-pay", dice=dice, tokens=tokens), 0.5)


REASONS = Reasons(
    sources=(
        Measure(
            "istanbul_dice-why-ruby",
            lambda side: {"": len(side.player.rubies)},
            _RUBY,
            more=lambda _, side: {"count": len(side.player.rubies), "goal": setup_of(side.state).goal},
            told=False,
        ),
        _tile,
        Measure(
            "istanbul_dice-why-reach", _within_reach, 0.7 * _RUBY, thing="area", lasting=False, told=False
        ),
        Measure(
            "istanbul_dice-why-lira",
            lambda side: {"": side.player.stock[LIRA]},
            0.3,
            lasting=False,
        ),
        Measure(
            "istanbul_dice-why-crystals",
            lambda side: {"": side.player.stock[CRYSTAL]},
            0.6,
            lasting=False,
        ),
        Measure(
            "istanbul_dice-why-brown",
            lambda side: {"": side.player.stock[BROWN]},
            1.1,
            lasting=False,
        ),
        Measure(
            "istanbul_dice-why-goods",
            lambda side: dict(zip(COLORS, side.player.stock, strict=False)),
            0.9,
            thing="color",
            lasting=False,
        ),
        _nearer,
        _after_payment,
    ),
    means=lambda side: (*side.player.stock, len(side.player.tiles)),
    passing=frozenset({"end", "decline"}),
    lucky=frozenset({"roll", "reroll", "draw"}),
    said=(_keeps, _reroll, _draw),
    costs=(_costless,),
)
