"""What the others hold, in short: a token with its number, a card back with how many are reserved."""

from __future__ import annotations

from game.art import tokens
from game.art.drawing import Drawing, star
from game.art.palette import Color, Palette, mix, rgb
from game.art.sheets import Figure, Sheet

_WHITE: Color = (255, 255, 255)
_PURSE, _TOKEN, _HIGH = 54.6, 50.0, 51.0
"""How wide the frame of a purse is, the token in it, and how high the number."""
_BACK = (78.0, 100.0)


def purse(color: str, count: int, palette: Palette) -> Sheet:
    """The tokens of a colour, beside the card of that colour: the number stands before the token's foot.

    Both stand in one frame: else the number might belong to the card on either side.
    """
    drawing, tone = Drawing(_PURSE, 100), palette.gems[color]
    edge = mix(tone.base, palette.on_dark_soft, 0.45)
    drawing.rect(
        (1.2, 1.2), (_PURSE - 2.4, 97.6), palette.table_deep, 21, fill_opacity=0.8, stroke=edge, width=2.4
    )
    with drawing.place((_PURSE - _TOKEN) / 2, 3, _TOKEN / 100):
        tokens.token(drawing, color, palette)
    sheet = Sheet.of(drawing)
    at = (_PURSE / 2, 66)  # its outline leaves the rim below whole
    sheet.figures.append(Figure(count, at, _HIGH, _WHITE, palette.table_deep, width=_PURSE - 9))
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
