"""Building sites as plaques: what they are worth, what they cost, and whose house stands there."""

from __future__ import annotations

from game.art.drawing import Point
from game.art.leaf import Leaf
from game.art.palette import mix
from game.art.seats import SeatStyle
from game.art.sheets import Sheet, Symbol
from game.art.tones import Tone
from game.rules.aquileia.printed import Site
from game.tables.aquileia.paint.coins import coin, listed
from game.tables.aquileia.paint.facades import amphora
from game.tables.aquileia.paint.figures import USUAL, NumberSizes
from game.tables.aquileia.paint.leaves import leaf_of
from game.tables.aquileia.paint.symbols import chain, house
from game.tables.aquileia.paint.tones import (
    BANK,
    COLOUR,
    DECK,
    INK,
    MARBLE,
    MARBLE_SHADE,
    METAL,
    WHITE,
    WORKSHOP,
)  # fmt: skip
from game.tables.aquileia.placing import IDLE, WORKS

Size = tuple[int, int]
Box = tuple[float, float, float, float]


def tone_of(site: Site) -> Tone:
    """The material of a kind of building; villas have the colour of their laurels."""
    return COLOUR[site.colour] if site.colour else WORKSHOP if site.kind == "workshop" else BANK


_FIELD, _VALUE, _PRICE = (36.0, 41.0), (27.0, 29.5), (21.0, 23.0)
"""How wide the field of its colour is on a plaque 60 high, and how high its worth and its price: as usual
and at larger text."""
_INSET, _WIDEST, _APART, _GAP = 4.0, 28.0, 6.0, 4.5
"""How far the price keeps from the edge; how wide a slip of it is at most, with the gap to the next: so far
apart the digits are no number. All end where the plaque does, and so far from its worth."""
_BRIEF, _HIGH = 84.0, 37.0
"""How wide the field of a plaque without a price is, and how high its number."""
_SIGN = (11.5, 11.0)
"""The middle of the sign that it can be paid: over the mark, off all numbers."""
_SHADE = 0.42
"""How dark the shade is."""


def plaque(
    site: Site,
    size: Size,
    owner: SeatStyle | None,
    state: str = "",
    *,
    large: bool = False,
    brief: bool = False,
    rtl: bool = False,
) -> Sheet:
    """A site on the board: its mark and worth, and its price or owner; dark or framed by its ``state``.

    A price is read like a row. A ``brief`` plaque shows none: its worth is the larger.
    """
    leaf = Leaf(_wide(size), 60)
    tone = tone_of(site)
    leaf.ground(MARBLE, MARBLE_SHADE, mix(tone.deep, tone.line, 0.4))
    field = _BRIEF if brief else _FIELD[large]
    whole = leaf.width - 8 if brief and owner is None else field
    leaf.drawing.rect((4, 4), (whole, 52), mix(tone.base, WHITE, 0.5), 5)
    at = (6 + field, _INSET, leaf.width - field - 9, 60 - 2 * _INSET)
    if brief:
        _in_brief(leaf, site)
    else:
        _worth(leaf, site, field, _VALUE[large])
    if owner:
        _owner(leaf, owner, at)
    elif brief:
        leaf.drawing.rect(at[:2], at[2:], WHITE, 5, fill_opacity=0.3)
    else:
        _price(leaf, site, at, _PRICE[large], rtl)
    if state == WORKS:
        for frame, width in ((INK, 7), (METAL["gold"].base, 4)):
            leaf.drawing.rect((3, 3), (leaf.width - 6, 54), radius=5, stroke=frame, width=width)
    elif state == IDLE:
        shade = Leaf(leaf.width, 60)
        shade.drawing.rect((0, 0), (leaf.width, 60), INK, 6, fill_opacity=_SHADE)
        leaf.sheet.layers.extend(shade.sheet.layers)
    return leaf.sheet


def free(size: Size) -> Point:
    """Where a sign covers no number, in shares of a plaque."""
    return (_SIGN[0] / _wide(size), _SIGN[1] / 60)


def _wide(size: Size) -> float:
    """The width of a plaque that fills its place, if that is about as long as plaques are."""
    return max(118.0, min(160.0, 60 * size[0] / size[1]))


def _worth(leaf: Leaf, site: Site, field: float, value: float) -> None:
    """The mark of its kind, below it the value; of a bank the coins that it pays."""
    middle = 4 + field / 2
    if site.points:
        _mark(leaf, site, (middle, 15), 0.62)
        leaf.number(site.points, (middle, 40), value, INK, width=field - 2)
        return
    coins = _income(site)
    side = 40.0 if len(coins) == 1 else 25.0
    for number, metal in enumerate(coins):
        y = 30 + (number - (len(coins) - 1) / 2) * side
        leaf.picture(coin(metal), (middle, y), side)


def _in_brief(leaf: Leaf, site: Site) -> None:
    """The mark and the value side by side; of a bank the coins that it pays."""
    if site.points:
        _mark(leaf, site, (22, 30), 0.95)
        leaf.number(site.points, (63, 30), _HIGH, INK, width=42)
    for number, metal in enumerate(_income(site)):
        leaf.picture(coin(metal), (24 + 40 * number, 30), 38)


def _income(site: Site) -> list[str]:
    """The coins that a bank pays, one by one."""
    return [metal for metal, count in listed(site.income) for _ in range(count)]


def _price(leaf: Leaf, site: Site, at: Box, value: float, rtl: bool) -> None:
    """A slip for each metal and a brown one for the slaves: the sign above, as many as the number says."""
    x, y, w, h = at
    parts = [*listed(site.price), ("", site.slaves)] if site.slaves else listed(site.price)
    wide = min((w - _APART) / len(parts), _WIDEST)
    left = x + w - wide * len(parts) + _GAP
    for number, (metal, count) in enumerate(parts[:: -1 if rtl else 1]):
        tone = METAL[metal] if metal else DECK["servi"]
        paper = mix(tone.light, WHITE, 0.35) if metal else tone.base
        start, slip = left + wide * number, wide - _GAP
        middle = start + slip / 2
        leaf.drawing.rect((start, y), (slip, h), paper, 4, stroke=tone.line, width=1.2)
        leaf.picture(coin(metal) if metal else chain, (middle, 16), min(slip - 0.4, 21.0))
        leaf.number(count, (middle, 41), value, INK if metal else WHITE, width=slip - 0.4)


def _owner(leaf: Leaf, seat: SeatStyle, at: Box) -> None:
    """Whose house stands there: the symbol of the player in the colour of the player."""
    x, y, w, h = at
    leaf.drawing.rect((x, y + 1), (w, h - 2), seat.color, 5, stroke=mix(seat.dark, INK, 0.4), width=1.5)
    symbol = Symbol(seat.symbol, (x + w / 2, y + h / 2), h * 0.78, mix(seat.dark, INK, 0.6))
    leaf.sheet.symbols.append(symbol)


_ONE = 0.5
"""How wide one digit of a player's building is at most, in widths of the building."""
_TENS, _TENS_HIGH = (15.5, 3.5), 27.0
"""Two digits stand behind its mark and so far from its end, at least so high: a Persian zero is lower."""


def built(site: Site, size: Size, figures: NumberSizes = USUAL) -> Sheet:
    """A building among a player's own: its façade, its value or income."""
    leaf = Leaf(40 * max(1.35, min(1.6, size[0] / size[1])), 40)
    tone = tone_of(site)
    leaf.ground(mix(tone.base, WHITE, 0.3), mix(tone.base, WHITE, 0.1), tone.line, 6)
    w = leaf.width
    if site.points >= 10:
        _mark(leaf, site, (_TENS[0] / 2 + 0.8, 20), 0.53)
        start, end = _TENS[0], w - _TENS[1]
        high = max(figures.built, _TENS_HIGH)
        leaf.number(site.points, ((start + end) / 2, 20), high, INK, width=end - start)
    elif site.points:
        _mark(leaf, site, (w * 0.24, 20), 0.92)
        leaf.number(site.points, (w * 0.71, 20), figures.built, INK, line=WHITE, width=w * _ONE)
    else:
        coins = _income(site)
        for number, metal in enumerate(coins):
            x = w / 2 + (number - (len(coins) - 1) / 2) * w * 0.42
            leaf.picture(coin(metal), (x, 20.0), 32 if len(coins) == 1 else min(30.0, w * 0.44))
    return leaf.sheet


def _mark(leaf: Leaf, site: Site, centre: tuple[float, float], scale: float = 1.0) -> None:
    """The leaf of a villa's colour, the amphora of a workshop."""
    if site.colour:
        leaf_of(leaf.drawing, site.colour, (centre[0], centre[1] + 15 * scale), 0.95 * scale)
    else:
        leaf.picture(amphora, centre, 27 * scale)


def spare(seat: SeatStyle) -> Sheet:
    """A house that has not been built yet."""
    leaf = Leaf(40, 40)
    leaf.picture(house(seat), (20, 20), 32)
    return leaf.sheet
