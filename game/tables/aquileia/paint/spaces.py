"""Spaces for agents as mosaic roundels: what they cost, and what is to be had there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.dice import SIDE
from game.art.dice import die as body
from game.art.drawing import Drawing
from game.art.leaf import Leaf, Picture
from game.art.palette import Color, mix
from game.art.seats import SeatStyle
from game.art.sheets import Sheet, Symbol
from game.rules.aquileia.components import ROUNDS
from game.rules.aquileia.printed import Exchange, Space
from game.rules.aquileia.reading import METALS
from game.tables.aquileia.paint import mosaic, symbols
from game.tables.aquileia.paint.coins import coin, listed, money
from game.tables.aquileia.paint.tones import (
    AREA,
    BLUE_DIE,
    INK,
    MARBLE,
    MARBLE_SHADE,
    METAL,
    RED_DIE,
    WARNING,
    WHITE,
)

Size = tuple[int, int]


def roundel(space: Space) -> Sheet:
    """An empty space."""
    leaf = Leaf(100, 100)
    tone = (
        METAL[space.metal].base
        if space.area in ("stadium", "portus")
        else AREA.get(space.area, AREA["portus"])
    )
    leaf.drawing.circle((50, 50), 49, INK, fill_opacity=0.55)
    mosaic.roundel(leaf.drawing, (50, 50), 48, 20, tone, mix(tone, WHITE, 0.6))
    field = leaf.drawing.radial((42, 38), 50, (0, WHITE), (0.7, MARBLE), (1, MARBLE_SHADE))
    leaf.drawing.circle((50, 50), 38, field, stroke=mix(tone, INK, 0.4), width=2)
    _SIGNS[space.area](leaf, space)
    return leaf.sheet


def _dolus(leaf: Leaf, space: Space) -> None:
    leaf.picture(small_die(RED_DIE), (37, 42), 36)
    leaf.picture(small_die(RED_DIE), (62, 60), 36)


def small_die(color: Color) -> Picture:
    """A die seen small: three metals on its face."""
    return lambda drawing: body(drawing, color, _metals)


def _metals(drawing: Drawing) -> None:
    for metal, (x, y) in zip(METALS, ((16, 17), (51, 17), (34, 50)), strict=True):
        with drawing.place(x, y, 0.33):
            coin(metal)(drawing)


def _pecunia(leaf: Leaf, space: Space) -> None:
    leaf.picture(coin("gold"), (36, 40), 40)
    leaf.picture(coin("bronze"), (64, 62), 40)


def _price(leaf: Leaf, space: Space) -> None:
    money(leaf, space.metal, 1, (50, 50), 56)


def _potentia(leaf: Leaf, space: Space) -> None:
    leaf.picture(small_die(BLUE_DIE), (50, 50), 50)


def _strength(leaf: Leaf, space: Space) -> None:
    leaf.number(space.strength, (50, 50), 46, INK)


def _race(leaf: Leaf, space: Space) -> None:
    leaf.picture(symbols.horse(space.metal), (35, 52), 44)
    leaf.number(space.strength, (68, 50), 43, INK)


def _theatrum(leaf: Leaf, space: Space) -> None:
    leaf.picture(symbols.mask, (50, 50), 52)


def _forum(leaf: Leaf, space: Space) -> None:
    leaf.number(int(space.id[-1]), (50, 50), 44, INK)


def _latro(leaf: Leaf, space: Space) -> None:
    leaf.picture(symbols.grab, (50, 50), 56)


_SIGNS: Mapping[str, Callable[[Leaf, Space], None]] = {
    "dolus": _dolus,
    "pecunia": _pecunia,
    "equi": _price,
    "servi": _price,
    "potentia": _potentia,
    "arena": _strength,
    "stadium": _race,
    "theatrum": _theatrum,
    "forum": _forum,
    "latro": _latro,
    "portus": _price,
}


def agent(seat: SeatStyle, short: bool) -> Sheet:
    """An agent; with a sign where its work can no longer be paid."""
    leaf = Leaf(100, 100)
    leaf.picture(symbols.pawn(seat), (50, 50), 92)
    leaf.sheet.symbols.append(Symbol(seat.symbol, (50, 66), 46, mix(seat.dark, INK, 0.65)))
    if short:
        leaf.drawing.circle((78, 22), 21, WHITE, stroke=WARNING, width=5)
        leaf.picture(coin("bronze"), (78, 22), 30)
        leaf.drawing.path("M64 36L92 8", stroke=WHITE, width=11, cap="round")
        leaf.drawing.path("M64 36L92 8", stroke=WARNING, width=7, cap="round")
    return leaf.sheet


def slot(number: int) -> Sheet:
    """A slot of the selection track."""
    leaf = Leaf(50, 50)
    leaf.drawing.rect((2, 2), (46, 46), MARBLE_SHADE, 8, stroke=mix(AREA["track"], INK, 0.2), width=3)
    leaf.number(number, (25, 25), 26, mix(AREA["track"], INK, 0.3))
    return leaf.sheet


def marker(seat: SeatStyle) -> Sheet:
    """A selection marker."""
    leaf = Leaf(50, 50)
    leaf.picture(symbols.tablet(seat), (25, 25), 48)
    leaf.sheet.symbols.append(Symbol(seat.symbol, (25, 25), 29, mix(seat.dark, INK, 0.55)))
    return leaf.sheet


def shield(seat: SeatStyle, strength: int) -> Sheet:
    """A power shield with its strength."""
    leaf = Leaf(50, 50)
    leaf.picture(symbols.shield(seat), (25, 25), 48)
    leaf.number(strength, (25, 24), 38, INK, line=mix(seat.color, WHITE, 0.7), width=38)
    return leaf.sheet


def holder(seat: SeatStyle) -> Sheet:
    """Whose the blue dice are."""
    leaf = Leaf(50, 50)
    leaf.drawing.circle((25, 25), 23, seat.color, stroke=mix(seat.dark, INK, 0.4), width=3)
    leaf.sheet.symbols.append(Symbol(seat.symbol, (25, 25), 33, mix(seat.dark, INK, 0.6)))
    return leaf.sheet


def exchange(way: Exchange) -> Sheet:
    """What is given, an arrow, what is got."""
    leaf = Leaf(110, 31)
    leaf.drawing.rect(
        (0.8, 0.8),
        (108.4, 29.4),
        WHITE,
        8,
        fill_opacity=0.75,
        stroke=mix(AREA["pecunia"], INK, 0.2),
        width=1.4,
    )
    give, get = listed(way.give), listed(way.get)
    side = 28.0
    room = 110 - side * (len(give) + len(get)) - 18
    x = 4 + room / 4 + side / 2
    for metal, count in give:
        money(leaf, metal, count, (x, 15.5), side * 1.06)
        x += side
    leaf.picture(symbols.arrow(AREA["pecunia"]), (x - side / 2 + room / 8 + 9, 15.5), 15)
    x += 18 + room / 4
    for metal, count in get:
        money(leaf, metal, count, (x, 15.5), side * 1.06)
        x += side
    return leaf.sheet


def purse(metal: str, count: int, planned: str, size: Size) -> Sheet:
    """Coins of a metal, and on a dark label how many of them what is planned will cost."""
    leaf = Leaf(40 * max(2.2, size[0] / size[1]), 40)
    tone = METAL[metal]
    short = bool(planned) and int(planned) > count
    leaf.ground(mix(tone.light, WHITE, 0.6), mix(tone.light, tone.base, 0.1), WARNING if short else tone.line)
    leaf.picture(coin(metal), (18, 20), 32)
    end = leaf.width - (35 if planned else 4)
    leaf.number(count, ((35 + end) / 2, 20), 27, INK, width=end - 36)
    if planned:
        leaf.drawing.rect((end, 4), (32, 32), WARNING if short else mix(tone.deep, INK, 0.55), 5)
        leaf.drawing.path(f"M{end + 4:.1f} 20h8", stroke=WHITE, width=3)
        leaf.number(int(planned), (end + 22, 20), 22, WHITE, width=17)
    return leaf.sheet


def bank(metal: str, count: int, size: Size) -> Sheet:
    """The coins that the bank has left."""
    upright = size[1] > size[0]
    leaf = Leaf(60, 90) if upright else Leaf(60 * size[0] / size[1], 60)
    tone = METAL[metal]
    leaf.ground(mix(tone.light, WHITE, 0.5), tone.light, tone.line)
    for lift in (8, 4, 0):
        leaf.picture(coin(metal), (30 if upright else 27, 28 + lift), 40)
    centre = (30.0, 73.0) if upright else ((50 + leaf.width) / 2, 30.0)
    leaf.number(count, centre, 27, INK, width=50 if upright else leaf.width - 54)
    return leaf.sheet


def bid(metal: str, count: int, size: Size) -> Sheet:
    """Coins that are bid."""
    leaf = Leaf(40 * size[0] / size[1], 40)
    leaf.ground(WHITE, METAL[metal].light, METAL[metal].line)
    leaf.picture(coin(metal), (leaf.width * 0.32, 20), 38)
    leaf.number(count, (leaf.width * 0.72, 20), 38 if leaf.width > 110 else 30, INK, width=leaf.width * 0.42)
    return leaf.sheet


def one_coin(metal: str) -> Sheet:
    """A single coin."""
    leaf = Leaf(100, 100)
    leaf.picture(coin(metal), (50, 50), 98)
    return leaf.sheet


def die(color: str, face: str) -> Sheet:
    """A die; one that was not rolled shows a question of all metals."""
    drawing = Drawing(SIDE, SIDE)

    def metal(on: Drawing) -> None:
        with on.place(17, 17, 0.66):
            coin(face)(on)

    body(drawing, RED_DIE if color == "red" else BLUE_DIE, metal if face else _metals)
    return Sheet.of(drawing)


def round_of(number: int, size: Size) -> Sheet:
    """The number of the round, and a stone for each that there are."""
    leaf = Leaf(100, 38)
    tone = AREA["track"]
    leaf.number(number, (14, 19), 27, mix(tone, INK, 0.35), width=24)
    for place in range(ROUNDS):
        laid = tone if place < number else MARBLE_SHADE
        corner = (33 + place % 3 * 22, 2 + place // 3 * 18)
        leaf.drawing.rect(corner, (19, 15), laid, 3, stroke=mix(tone, INK, 0.3), width=1.5)
    return leaf.sheet


def starter() -> Sheet:
    """The token of the start player."""
    leaf = Leaf(100, 100)
    leaf.drawing.circle((50, 50), 49, MARBLE, stroke=METAL["gold"].deep, width=4)
    leaf.picture(symbols.starter, (50, 50), 86)
    return leaf.sheet
