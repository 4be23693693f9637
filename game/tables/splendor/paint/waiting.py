"""What the others hold, in short: a token with its number, a card back with how many are reserved."""

from __future__ import annotations

from game.art import tokens
from game.art.drawing import Drawing, star
from game.art.palette import Color, Palette, mix, rgb
from game.art.sheets import Figure, Sheet

_WHITE: Color = (255, 255, 255)
TOKEN, _HIGH = 93.0, 61.0
"""How large a token is in its place, and how high its number."""
_BACK = (78.0, 100.0)


def purse(color: str, count: int, palette: Palette, *, rtl: bool = False) -> Sheet:
    """The tokens of a colour, on the edge of the cards of that colour, with their number amid.

    The token keeps to the side away from the cards, whose number it must not touch.
    """
    drawing, left = Drawing(100, 100), 0.5 if rtl else 99.5 - TOKEN
    middle = left + TOKEN / 2
    drawing.circle((middle, 50), TOKEN / 2 + 0.5, palette.table_deep, fill_opacity=0.8)
    with drawing.place(left, 50 - TOKEN / 2, TOKEN / 100):
        tokens.token(drawing, color, palette)
    sheet = Sheet.of(drawing)
    sheet.figures.append(Figure(count, (middle, 55), _HIGH, _WHITE, palette.table_deep, width=74))
    return sheet


def hand(count: int, palette: Palette) -> Sheet:
    """A card that lies face down on the others, with how many there are."""
    drawing, (wide, high) = Drawing(*_BACK), _BACK
    ground = rgb("243a8a")
    if count > 1:
        drawing.rect((8, 8), (wide - 9, high - 9), palette.ivory_shade, 9, stroke=palette.ink, width=1.5)
    drawing.rect((1, 1), (wide - 9, high - 9), palette.ivory, 9, stroke=palette.ink, width=1.5)
    drawing.rect((5, 5), (wide - 17, high - 17), mix(ground, palette.table_deep, 0.35), 6)
    middle = (wide - 7) / 2, (high - 7) / 2
    for inner, opacity in ((0.76, 0.75), (0.62, 0.4)):
        outline = star(middle, 31, 31 * inner, 8)
        drawing.polygon(outline, stroke=palette.brass, width=1.6, stroke_opacity=opacity)
    sheet = Sheet.of(drawing)
    sheet.figures.append(Figure(count, middle, 60, _WHITE, palette.table_deep, width=wide - 20))
    return sheet
