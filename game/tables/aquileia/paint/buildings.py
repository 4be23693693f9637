"""Building sites as plaques with a small façade, what they cost, and whose house stands there."""

from __future__ import annotations

from game.art.drawing import Drawing
from game.art.leaf import Leaf, Picture
from game.art.palette import mix
from game.art.seats import SeatStyle
from game.art.sheets import Sheet, Symbol
from game.art.tones import Tone
from game.rules.aquileia.printed import Site
from game.tables.aquileia.paint.coins import coin, listed, money
from game.tables.aquileia.paint.leaves import leaf_of
from game.tables.aquileia.paint.symbols import chain, house
from game.tables.aquileia.paint.tones import (
    BANK,
    COLOUR,
    INK,
    MARBLE,
    MARBLE_SHADE,
    METAL,
    ROOF_LIGHT,
    TERRACOTTA,
    TERRACOTTA_DEEP,
    WHITE,
    WORKSHOP,
)  # fmt: skip

Size = tuple[int, int]
Box = tuple[float, float, float, float]


def tone_of(site: Site) -> Tone:
    """The material of a kind of building; villas have the colour of their laurels."""
    return COLOUR[site.colour] if site.colour else WORKSHOP if site.kind == "workshop" else BANK


def facade(site: Site) -> Picture:
    """The front of a building."""
    draw = {"villa": _villa, "workshop": _workshop, "bank": _bank}[site.kind]
    return lambda drawing: draw(drawing, tone_of(site), site.colour)


def plaque(site: Site, size: Size, owner: SeatStyle | None) -> Sheet:
    """A site on the board: lying, or upright where there is more room."""
    lying = size[0] > 1.6 * size[1]
    leaf = Leaf(144, 60) if lying else Leaf(144, 153)
    tone = tone_of(site)
    leaf.ground(MARBLE, MARBLE_SHADE, mix(tone.deep, tone.line, 0.4))
    if lying:
        leaf.drawing.rect((4, 4), (65, 52), mix(tone.base, WHITE, 0.25), 5)
        _front(leaf, site)
        _worth(leaf, site, (34, 5, 35, 50), 27)
        _right(leaf, site, owner, (70, 2, 71, 56))
    else:
        leaf.drawing.rect((4, 4), (136, 58), mix(tone.base, WHITE, 0.25), 5)
        leaf.picture(facade(site), (36, 33), 54)
        _worth(leaf, site, (72, 6, 66, 54), 42)
        _right(leaf, site, owner, (14, 64, 116, 86))
    return leaf.sheet


def _front(leaf: Leaf, site: Site) -> None:
    """The façade on a lying plaque; over a villa the leaf of its colour."""
    leaf.picture(facade(site), (19, 37 if site.colour else 30), 30)
    if site.colour:
        leaf_of(leaf.drawing, site.colour, (19, 22), 0.56)


def _worth(leaf: Leaf, site: Site, at: Box, height: float) -> None:
    """The value of a villa or workshop; the coins that a bank pays."""
    x, y, w, h = at
    if site.points:
        leaf.number(site.points, (x + w / 2, y + h / 2), height, INK, line=WHITE, width=w)
        return
    coins = _income(site)
    side = min(w, h / len(coins))
    for number, metal in enumerate(coins):
        top = y + (h - side * len(coins)) / 2
        leaf.picture(coin(metal), (x + w / 2, top + side * (number + 0.5)), side)


def _income(site: Site) -> list[str]:
    """The coins that a bank pays, one by one."""
    return [metal for metal, count in listed(site.income) for _ in range(count)]


def _right(leaf: Leaf, site: Site, owner: SeatStyle | None, at: Box) -> None:
    """The price, or the house that has been built for it."""
    x, y, w, h = at
    if owner is not None:
        side = min(w, h)
        own(leaf, owner, (x + w / 2, y + h / 2), side)
        return
    coins = listed(site.price)
    if len(coins) == 1 and w >= h * 1.15:
        _parts(leaf, coins, site.slaves, (x, y, w, h))
    elif len(coins) % 2:
        _parts(leaf, coins[:-1], 0, (x, y, w, h / 2))
        _parts(leaf, coins[-1:], site.slaves, (x, y + h / 2, w, h / 2))
    else:
        high = h * _COINS_HIGH
        _parts(leaf, coins, 0, (x, y, w, high))
        _parts(leaf, [], site.slaves, (x, y + high, w, h - high))


_COINS_HIGH = 0.54
"""The share of the height for a row of coins over the slaves."""


def _parts(leaf: Leaf, coins: list[tuple[str, int]], paid: int, at: Box) -> None:
    """Coins and slaves of a price side by side."""
    x, y, w, h = at
    wide = w / max(1, len(coins) + (1 if paid else 0))
    for number, (metal, count) in enumerate(coins):
        money(leaf, metal, count, (x + wide * (number + 0.5), y + h / 2), min(wide, h))
    if paid:
        slaves(leaf, paid, (x + w - wide / 2, y + h / 2), wide, h)


def slaves(leaf: Leaf, count: int, centre: tuple[float, float], wide: float, high: float) -> None:
    """A number of slaves: the sign of their cards, and the number beside it."""
    x, y = centre
    w, h = wide * 0.95, min(wide, high) * 0.97
    room = min(w, h * 2)
    leaf.drawing.rect((x - w / 2, y - h / 2), (w, h), MARBLE, 4, stroke=INK, width=1)
    leaf.picture(chain, (x - room * 0.3, y), min(room * 0.36, h))
    leaf.number(count, (x + room * 0.165, y), min(h * 0.93, room * 0.74), INK, width=room * 0.64)


def own(leaf: Leaf, seat: SeatStyle, centre: tuple[float, float], side: float) -> None:
    """The house of a player with the symbol on it."""
    leaf.picture(house(seat), centre, side * 0.94)
    x, y = centre
    leaf.sheet.symbols.append(
        Symbol(seat.symbol, (x, y + side * 0.19), side * 0.42, mix(seat.dark, INK, 0.6))
    )


def built(site: Site, size: Size) -> Sheet:
    """A building among a player's own: its façade, its value or income."""
    leaf = Leaf(40 * max(1.35, min(1.6, size[0] / size[1])), 40)
    tone = tone_of(site)
    leaf.ground(mix(tone.base, WHITE, 0.3), mix(tone.base, WHITE, 0.1), tone.line, 6)
    w = leaf.width
    if site.points:
        _mark(leaf, site, (w * 0.27, 20))
        leaf.number(site.points, (w * 0.7, 20), 26, INK, line=WHITE, width=w * 0.54)
    else:
        coins = _income(site)
        for number, metal in enumerate(coins):
            x = w / 2 + (number - (len(coins) - 1) / 2) * w * 0.42
            leaf.picture(coin(metal), (x, 20.0), 32 if len(coins) == 1 else min(30.0, w * 0.44))
    return leaf.sheet


def _mark(leaf: Leaf, site: Site, centre: tuple[float, float]) -> None:
    """The leaf of a villa's colour, the amphora of a workshop."""
    if site.colour:
        leaf_of(leaf.drawing, site.colour, (centre[0], centre[1] + 15), 0.95)
    else:
        leaf.picture(_amphora, centre, 27)


def spare(seat: SeatStyle) -> Sheet:
    """A house that has not been built yet."""
    leaf = Leaf(40, 40)
    leaf.picture(house(seat), (20, 20), 32)
    return leaf.sheet


def _columns(drawing: Drawing, count: int, tone: Tone) -> None:
    shaft = drawing.linear((0, 0), (0, 100), (0, WHITE), (1, MARBLE_SHADE))
    for number in range(count):
        x = 16 + number * 68 / (count - 1)
        drawing.rect((x - 5, 44), (10, 42), shaft, 2, stroke=tone.line, width=2)


def _steps(drawing: Drawing, tone: Tone) -> None:
    drawing.rect((6, 86), (88, 7), MARBLE, 1, stroke=tone.line, width=2.5)
    drawing.rect((1, 92), (98, 7), MARBLE_SHADE, 1, stroke=tone.line, width=2.5)


def _villa(drawing: Drawing, tone: Tone, colour: str) -> None:
    """A portico with the leaf of its colour in the pediment."""
    drawing.rect((12, 44), (76, 42), mix(tone.deep, tone.line, 0.5))
    _columns(drawing, 4, tone)
    _steps(drawing, tone)
    drawing.rect((6, 36), (88, 9), tone.base, 1, stroke=tone.line, width=3)
    drawing.polygon([(2, 37), (50, 3), (98, 37)], TERRACOTTA, stroke=TERRACOTTA_DEEP, width=4, join="round")
    drawing.polygon([(16, 34), (50, 11), (84, 34)], MARBLE, stroke=tone.line, width=2)
    leaf_of(drawing, colour, (50, 34), 0.66)


def _workshop(drawing: Drawing, tone: Tone, _: str) -> None:
    """A shop with an arch and an amphora, under a roof of tiles."""
    wall = drawing.linear((0, 30), (0, 96), (0, mix(tone.light, WHITE, 0.3)), (1, tone.base))
    drawing.rect((8, 36), (84, 60), wall, 2, stroke=tone.line, width=4)
    roof = drawing.linear((0, 10), (0, 40), (0, ROOF_LIGHT), (1, TERRACOTTA))
    drawing.polygon(
        [(0, 40), (14, 12), (86, 12), (100, 40)], roof, stroke=TERRACOTTA_DEEP, width=4, join="round"
    )
    for x in range(14, 92, 14):
        drawing.path(f"M{x} 38L{20 + (x - 14) * 0.8:.0f} 14", stroke=TERRACOTTA_DEEP, width=2)
    drawing.path("M28 96V68A22 22 0 0 1 72 68V96Z", tone.line)
    with drawing.place(31, 54, 0.38):
        _amphora(drawing)


def _amphora(drawing: Drawing) -> None:
    drawing.path(
        "M38 6H62V24C80 34 82 60 66 80L56 98H44L34 80C18 60 20 34 38 24Z", ROOF_LIGHT, stroke=INK, width=5
    )
    drawing.path("M38 12C16 12 16 36 28 38M62 12C84 12 84 36 72 38", stroke=INK, width=6)


def _bank(drawing: Drawing, tone: Tone, _: str) -> None:
    """A temple front with a coin in its pediment."""
    drawing.rect((12, 46), (76, 40), tone.line)
    _columns(drawing, 3, tone)
    _steps(drawing, tone)
    drawing.rect((4, 40), (92, 7), MARBLE, 1, stroke=tone.line, width=2.5)
    drawing.polygon([(2, 41), (50, 1), (98, 41)], tone.base, stroke=tone.line, width=4, join="round")
    with drawing.place(36, 14, 0.28):
        coin("gold")(drawing)


def temple() -> Sheet:
    """A temple for the lid of the box."""
    leaf = Leaf(100, 100)
    tone = METAL["gold"]
    leaf.drawing.rect((12, 44), (76, 42), TERRACOTTA_DEEP)
    _columns(leaf.drawing, 4, tone)
    _steps(leaf.drawing, tone)
    leaf.drawing.rect((5, 36), (90, 9), MARBLE, 1, stroke=tone.line, width=3)
    leaf.drawing.polygon(
        [(1, 37), (50, 1), (99, 37)], TERRACOTTA, stroke=TERRACOTTA_DEEP, width=4, join="round"
    )
    leaf.drawing.polygon([(16, 34), (50, 9), (84, 34)], MARBLE, stroke=tone.line, width=2)
    for turns in (-0.16, 0.0, 0.16):
        leaf_of(leaf.drawing, "", (50, 33), 0.6, turns)
    return leaf.sheet
