"""Building sites as plaques with a small façade, what they cost, and whose house stands there."""

from __future__ import annotations

from game.art.drawing import Point
from game.art.leaf import Leaf
from game.art.palette import Color, mix
from game.art.seats import SeatStyle
from game.art.sheets import Sheet, Symbol
from game.art.tones import Tone
from game.rules.aquileia.printed import Site
from game.tables.aquileia.paint.coins import NUMBER, coin, listed, money
from game.tables.aquileia.paint.facades import amphora, facade
from game.tables.aquileia.paint.figures import USUAL, NumberSizes
from game.tables.aquileia.paint.leaves import leaf_of
from game.tables.aquileia.paint.symbols import chain, house
from game.tables.aquileia.paint.tones import (
    BANK,
    COLOUR,
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


def plaque(site: Site, size: Size, owner: SeatStyle | None, state: str = "", *, large: bool = False) -> Sheet:
    """A site on the board: lying, or upright where there is more room; dark or framed by its ``state``.

    At larger text a lying one has the mark of its kind instead of the façade: what it is worth and what it
    costs have the room.
    """
    lying, marked = _lies(size), _lies(size) and large
    leaf = Leaf(_wide(size) if marked else 144, 60) if lying else Leaf(144, 153)
    high = _CLEAR if size[1] >= _ROOMY else _SMALL
    tone, line = tone_of(site), mix(WHITE, INK, _SHADE) if state == IDLE else WHITE
    leaf.ground(MARBLE, MARBLE_SHADE, mix(tone.deep, tone.line, 0.4))
    if marked:
        leaf.drawing.rect((4, 4), (_FIELD, 52), mix(tone.base, WHITE, 0.25), 5)
        _marked(leaf, site, line)
        _right(leaf, site, owner, high, (_FIELD + 5, 2, leaf.width - _FIELD - 8, 56))
    elif lying:
        leaf.drawing.rect((4, 4), (65, 52), mix(tone.base, WHITE, 0.25), 5)
        _front(leaf, site)
        _worth(leaf, site, (34, 5, 35, 50), 27, line)
        _right(leaf, site, owner, high, (70, 2, 71, 56))
    else:
        leaf.drawing.rect((4, 4), (136, 58), mix(tone.base, WHITE, 0.25), 5)
        leaf.picture(facade(site.kind, tone_of(site), site.colour), (36, 33), 54)
        _worth(leaf, site, (72, 6, 66, 54), 42, line)
        _right(leaf, site, owner, high, (14, 64, 116, 86))
    _states(leaf, state)
    return leaf.sheet


def free(size: Size, *, large: bool) -> Point | None:
    """Where a sign covers no number of a lying plaque, in shares: before the price, or over the mark."""
    (x, y), wide = (_CORNER, _wide(size)) if large else (_BETWEEN, 144)
    return (x / wide, y / 60) if _lies(size) else None


def _lies(size: Size) -> bool:
    """Whether a plaque is a lying one."""
    return size[0] > 1.6 * size[1]


_CORNER, _BETWEEN = (13.0, 11.0), (64.4, 7.0)
"""The middle of a sign: in the upper corner of the field of its colour, or at the end of that field."""
_FIGURE, _WITHIN = 21.2, 0.467
"""So wide a figure of slaves is at least, if there is room: Persian digits are wider than Latin ones. How far
sign and figure reach from the middle of their box, beside one another."""
_LIFT = 0.02
"""How much it is lifted in its box."""
Print = tuple[float, float]
"""How high numbers are: in widths of a coin; in heights of the box of the slaves."""
_SMALL, _CLEAR, _ROOMY = (NUMBER, 0.86), (0.73, 0.73), 70
"""On small plaques; clear of all edges and of the rim of the next plaque; from which height in pixels on."""
_ONE = 0.5
"""How wide one digit of a player's building is at most, in widths of the building."""
_TENS, _TENS_HIGH = (15.5, 3.5), 27.0
"""Two digits stand behind its mark and so far from its end, at least so high: a Persian zero is lower."""
_FIELD = 58.0
"""How wide the field of its colour is on a lying plaque at larger text."""


def _wide(size: Size) -> float:
    """The width of a lying plaque that fills its place, if that is about as long as plaques are."""
    return max(134.0, min(160.0, 60 * size[0] / size[1]))


def _marked(leaf: Leaf, site: Site, line: Color) -> None:
    """The mark of its kind and its value side by side; of a bank the coins that it pays."""
    if site.points:
        two = site.points >= 10
        _mark(leaf, site, (12 if two else 18, 29), 0.64 if two else 0.9 if site.colour else 1.25)
        leaf.number(site.points, (42.2 if two else 44.6, 30), 31, INK, line=line, width=34.5 if two else 35)
        return
    coins = _income(site)
    side = min(44.0, 50.0 / len(coins) ** 0.5, (_FIELD - 4) / len(coins))
    for number, metal in enumerate(coins):
        x = 4 + _FIELD / 2 + (number - (len(coins) - 1) / 2) * side
        leaf.picture(coin(metal), (x, 30.0), side)


_SHADE = 0.42
"""How dark the shade is, and the white round what stands in it."""


def _states(leaf: Leaf, state: str) -> None:
    """What is to be activated is framed; what is not lies in the shade."""
    whole = (leaf.width, leaf.height)
    if state == WORKS:
        for tone, width in ((INK, 7), (METAL["gold"].base, 4)):
            leaf.drawing.rect((3, 3), (whole[0] - 6, whole[1] - 6), radius=5, stroke=tone, width=width)
    elif state == IDLE:
        shade = Leaf(*whole)
        shade.drawing.rect((0, 0), whole, INK, 6, fill_opacity=_SHADE)
        leaf.sheet.layers.extend(shade.sheet.layers)


def _front(leaf: Leaf, site: Site) -> None:
    """The façade on a lying plaque; over a villa the leaf of its colour."""
    leaf.picture(facade(site.kind, tone_of(site), site.colour), (19, 37 if site.colour else 30), 30)
    if site.colour:
        leaf_of(leaf.drawing, site.colour, (19, 22), 0.56)


def _worth(leaf: Leaf, site: Site, at: Box, height: float, line: Color) -> None:
    """The value of a villa or workshop; the coins that a bank pays."""
    x, y, w, h = at
    if site.points:
        leaf.number(site.points, (x + w / 2, y + h / 2), height, INK, line=line, width=w)
        return
    coins = _income(site)
    side = min(w, h / len(coins))
    for number, metal in enumerate(coins):
        top = y + (h - side * len(coins)) / 2
        leaf.picture(coin(metal), (x + w / 2, top + side * (number + 0.5)), side)


def _income(site: Site) -> list[str]:
    """The coins that a bank pays, one by one."""
    return [metal for metal, count in listed(site.income) for _ in range(count)]


def _right(leaf: Leaf, site: Site, owner: SeatStyle | None, high: Print, at: Box) -> None:
    """The price, or the house that has been built for it."""
    x, y, w, h = at
    if owner is not None:
        side = min(w, h)
        own(leaf, owner, (x + w / 2, y + h / 2), side)
        return
    coins = listed(site.price)
    if len(coins) == 1 and w >= h * 1.15:
        _parts(leaf, coins, site.slaves, high, (x, y, w, h))
    elif len(coins) % 2:
        _parts(leaf, coins[:-1], 0, high, (x, y, w, h / 2))
        _parts(leaf, coins[-1:], site.slaves, high, (x, y + h / 2, w, h / 2))
    else:
        row = h * _COINS_HIGH
        _parts(leaf, coins, 0, high, (x, y, w, row))
        _parts(leaf, [], site.slaves, high, (x, y + row, w, h - row))


_COINS_HIGH = 0.52
"""The share of the height for a row of coins over the slaves."""


def _parts(leaf: Leaf, coins: list[tuple[str, int]], paid: int, high: Print, at: Box) -> None:
    """Coins and slaves of a price side by side."""
    x, y, w, h = at
    wide = w / max(1, len(coins) + (1 if paid else 0))
    for number, (metal, count) in enumerate(coins):
        money(leaf, metal, count, (x + wide * (number + 0.5), y + h / 2), min(wide, h), high[0])
    if paid:
        slaves(leaf, paid, (x + w - wide / 2, y + h / 2), wide, h, high[1])


def slaves(
    leaf: Leaf, count: int, centre: Point, wide: float, high: float, figures: float = _CLEAR[1]
) -> None:
    """A number of slaves: the number, and beside it the sign of their cards as large as that leaves room."""
    x, y = centre
    w, h = wide * 0.95, min(wide, high) * 0.995
    room = min(w, h * 2)
    leaf.drawing.rect((x - w / 2, y - h / 2), (w, h), MARBLE, 4, stroke=INK, width=1)
    figure = max(room * 0.48, min(room * 0.64, _FIGURE))
    side = min(room * 2 * _WITHIN - figure, h)
    leaf.picture(chain, (x - room * _WITHIN + side / 2, y), side)
    centre = (x + room * _WITHIN - figure / 2, y - h * _LIFT)
    leaf.number(count, centre, min(h * figures, room * 0.72), INK, width=figure)


def own(leaf: Leaf, seat: SeatStyle, centre: tuple[float, float], side: float) -> None:
    """The house of a player with the symbol on it."""
    leaf.picture(house(seat), centre, side * 0.94)
    x, y = centre
    leaf.sheet.symbols.append(
        Symbol(seat.symbol, (x, y + side * 0.19), side * 0.42, mix(seat.dark, INK, 0.6))
    )


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
