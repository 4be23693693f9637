"""Tokens, coins and crystals: one on its way, a pile of the supply, what lies before a player."""

from __future__ import annotations

from game.art.drawing import Drawing, Point, ring
from game.art.palette import Palette, mix
from game.art.sheets import Figure, Sheet
from game.art.tones import Tone
from game.tables.istanbul_dice.paint.plaques import tile_sign
from game.tables.istanbul_dice.paint.signs import placed
from game.tables.istanbul_dice.paint.tones import CREAM, GOODS, NIGHT, WHITE

_COINS = ("lira", "crystal")
TILE = 78.0
"""How far the sign of the mosque tiles reaches beside their number."""


def token(name: str) -> Sheet:
    """One of them."""
    drawing = Drawing(100, 100)
    _draw(drawing, name)
    return Sheet.of(drawing)


def held(name: str, count: int, palette: Palette) -> Sheet:
    """What a player has of it, the number large; an empty place for none."""
    drawing = Drawing(108, 100)
    sheet = Sheet.of(drawing)
    if not count:
        _missing(drawing, name, (50, 50), palette)
        return sheet
    _draw(drawing, name)
    sheet.figures.append(Figure(count, (66, 70) if count < 10 else (57, 70), 50, WHITE, NIGHT, width=74))
    return sheet


def tally(count: int, size: tuple[int, int], palette: Palette) -> Sheet:
    """How many mosque tiles a player has, beside what `held` shows; its number clear of the sign if wide."""
    drawing = Drawing(max(108, 100 * size[0] / size[1]), 100)
    sheet = Sheet.of(drawing)
    tile_sign(drawing, (TILE - 36, 50), 72)
    if not count:
        veil = 0.45 if palette.id == "contrast" else 0.72
        drawing.rect((4, 12), (76, 76), palette.table_deep, 8, fill_opacity=veil)
    sheet.figures.append(Figure(count, (drawing.width - 28, 66), 56, WHITE, NIGHT, width=56))
    return sheet


def pile(name: str, count: int, palette: Palette) -> Sheet:
    """A pile of the supply: a few of them and how many there are."""
    drawing = Drawing(112, 100)
    sheet = Sheet.of(drawing)
    for number in range(min(3, count) - 1, -1, -1):
        with drawing.place(2 + number * 9, 14 - number * 6, 0.8):
            _draw(drawing, name)
    if not count:
        _missing(drawing, name, (46, 54), palette)
    sheet.figures.append(Figure(count, (75, 75), 42, palette.on_dark, NIGHT, width=62))
    return sheet


def _missing(drawing: Drawing, name: str, centre: Point, palette: Palette) -> None:
    """The empty place of something: a ring with its faint sign; less faint in high contrast."""
    drawing.circle(centre, 40, palette.table_deep, fill_opacity=0.5)
    drawing.circle(centre, 40, stroke=mix(_tone(name).base, palette.on_dark_soft, 0.4), width=3)
    contrast = palette.id == "contrast"
    placed(drawing, name, centre, 54 if contrast else 40)
    drawing.circle(centre, 38, palette.table_deep, fill_opacity=0.28 if contrast else 0.55)


def _tone(name: str) -> Tone:
    return GOODS["coin" if name == "lira" else name]


def _draw(drawing: Drawing, name: str) -> None:
    if name in _COINS:
        placed(drawing, name, (50, 50), 96)
        return
    tone = GOODS[name]
    drawing.circle((50, 50), 46, tone.line)
    rim = drawing.linear((14, 10), (86, 90), (0, tone.light), (0.5, tone.base), (1, tone.deep))
    drawing.circle((50, 50), 44, rim)
    for bead in ring((50, 50), 39.5, 24):
        drawing.circle(bead, 1.9, CREAM, fill_opacity=0.85)
    drawing.circle((50, 50), 34, CREAM, stroke=tone.line, width=2.4)
    placed(drawing, name, (50, 50), 52)
