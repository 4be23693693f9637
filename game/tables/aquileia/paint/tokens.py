"""What people lay on the board, and dice: agents, markers, shields, the token of the start player."""

from __future__ import annotations

from game.art.dice import SIDE
from game.art.dice import die as body
from game.art.drawing import Drawing, star
from game.art.leaf import Leaf, Picture
from game.art.palette import Color, mix
from game.art.seats import SeatStyle
from game.art.sheets import Sheet, Symbol
from game.rules.aquileia.reading import METALS
from game.tables.aquileia.paint import symbols
from game.tables.aquileia.paint.coins import coin
from game.tables.aquileia.paint.figures import USUAL, NumberSizes
from game.tables.aquileia.paint.tones import BLUE_DIE, BRASS, INK, MARBLE, METAL, RED_DIE, WARNING, WHITE
from game.tables.aquileia.placing import AHEAD, BEHIND, LEADS, OUT

Size = tuple[int, int]
_COIN, _DISC = 77, 32
"""On an agent: the middle of the sign, which beside a number lies at the other side; and how far the disc
with the number of its space reaches: it leaves the pawn's colour to be seen."""


def agent(seat: SeatStyle, short: bool, number: int = 0, figures: NumberSizes = USUAL) -> Sheet:
    """An agent; a sign where its work can no longer be paid; on a disc beside it the number of its space."""
    leaf = Leaf(100, 100)
    leaf.picture(symbols.pawn(seat), (36, 50) if number else (50, 50), 80 if number else 92)
    middle, side = (20, 32) if number else (50, 46)
    leaf.sheet.symbols.append(Symbol(seat.symbol, (middle, 66), side, mix(seat.dark, INK, 0.65)))
    if number:
        high, wide, right = figures.agent
        leaf.drawing.circle((right, 61), _DISC, MARBLE, stroke=mix(seat.dark, INK, 0.4), width=3)
        leaf.number(number, (right, 61), high, INK, width=wide)
    if short:
        x = 100 - _COIN if number else _COIN
        leaf.drawing.circle((x, 22.5), 18.5, WHITE, stroke=WARNING, width=5)
        leaf.picture(coin("bronze"), (x, 22.5), 28)
        for tone, width in ((WHITE, 11), (WARNING, 7)):
            leaf.drawing.path(f"M{x - 13} 35.5L{x + 13} 9.5", stroke=tone, width=width, cap="round")
    return leaf.sheet


def marker(seat: SeatStyle) -> Sheet:
    """A selection marker."""
    leaf = Leaf(50, 50)
    leaf.picture(symbols.tablet(seat), (25, 25), 48)
    leaf.sheet.symbols.append(Symbol(seat.symbol, (25, 25), 29, mix(seat.dark, INK, 0.55)))
    return leaf.sheet


def shield(seat: SeatStyle, strength: int, look: str = "") -> Sheet:
    """A power shield: above the symbol, below the strength; of one behind another only the symbol is seen.

    A golden star lies on that which is ahead of equals.
    """
    leaf = Leaf(86, 100)
    leaf.picture(symbols.shield(seat), (43, 50), 100)
    leaf.sheet.symbols.append(Symbol(seat.symbol, (43, 22), 31, mix(seat.dark, INK, 0.6)))
    if look == BEHIND:
        return leaf.sheet
    leaf.drawing.circle((43, 64), 26, MARBLE, stroke=mix(seat.dark, INK, 0.4), width=2.5)
    leaf.number(strength, (43, 64), 42, INK, width=40)
    if look == AHEAD:
        leaf.drawing.polygon(star((72, 15), 14, 6.3, 5), METAL["gold"].light, stroke=INK, width=2)
    return leaf.sheet


def holder(seat: SeatStyle) -> Sheet:
    """Whose the blue dice are."""
    leaf = Leaf(50, 50)
    leaf.drawing.circle((25, 25), 23, seat.color, stroke=mix(seat.dark, INK, 0.4), width=3)
    leaf.sheet.symbols.append(Symbol(seat.symbol, (25, 25), 33, mix(seat.dark, INK, 0.6)))
    return leaf.sheet


def bidder(seat: SeatStyle, size: Size) -> Sheet:
    """The frame round the row of whoever is asked in an auction."""
    leaf = Leaf(60 * size[0] / size[1], 60)
    for color, width in ((mix(seat.dark, INK, 0.35), 7.0), (WHITE, 2.0)):
        leaf.drawing.rect((3.5, 3.5), (leaf.width - 7, 53), radius=9, stroke=color, width=width)
    return leaf.sheet


def bidding(look: str, size: Size) -> Sheet:
    """On the emblem of whoever has bid most a cup, of whoever is out a cross."""
    leaf = Leaf(100 * size[0] / size[1], 100)
    centre = (leaf.width - 26, 74)
    leaf.drawing.circle(centre, 24, WHITE, stroke=INK, width=4)
    icon, tone = {LEADS: ("trophy", BRASS), OUT: ("close", WARNING)}[look]
    leaf.sheet.symbols.append(Symbol(icon, centre, 34, tone))
    return leaf.sheet


def die(color: str, face: str) -> Sheet:
    """A die; one that was not rolled shows a question of all metals."""
    drawing = Drawing(SIDE, SIDE)

    def metal(on: Drawing) -> None:
        with on.place(17, 17, 0.66):
            coin(face)(on)

    _body(drawing, RED_DIE if color == "red" else BLUE_DIE, metal if face else _metals)
    return Sheet.of(drawing)


def starter() -> Sheet:
    """The token of the start player."""
    leaf = Leaf(100, 100)
    leaf.drawing.circle((50, 50), 49, MARBLE, stroke=METAL["gold"].deep, width=4)
    leaf.picture(symbols.starter, (50, 50), 86)
    return leaf.sheet


def small_die(color: Color) -> Picture:
    """A die seen small: three metals on its face."""
    return lambda drawing: _body(drawing, color, _metals)


def _body(drawing: Drawing, color: Color, face: Picture) -> None:
    """A die; the blue ones have a white band along their edge."""
    body(drawing, color, face)
    if color == BLUE_DIE:
        drawing.rect((10, 10), (SIDE - 20, SIDE - 20), radius=22, stroke=WHITE, width=5)


def _metals(drawing: Drawing) -> None:
    for metal, (x, y) in zip(METALS, ((16, 17), (51, 17), (34, 50)), strict=True):
        with drawing.place(x, y, 0.33):
            coin(metal)(drawing)
