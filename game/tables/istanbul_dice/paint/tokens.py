"""Tokens, coins and crystals: one on its way, a pile of the supply, what lies before a player."""

from __future__ import annotations

from game.art.drawing import Drawing, ring
from game.art.palette import Palette, mix
from game.art.sheets import Sheet
from game.art.tones import Tone
from game.tables.istanbul_dice.paint.counted import Counted
from game.tables.istanbul_dice.paint.plaques import tile_sign
from game.tables.istanbul_dice.paint.signs import placed
from game.tables.istanbul_dice.paint.tones import CREAM, GOODS, NIGHT, WHITE
from game.tables.istanbul_dice.placing import SCARCE

_COINS = ("lira", "crystal")


def token(name: str) -> Sheet:
    """One of them."""
    drawing = Drawing(100, 100)
    _draw(drawing, name)
    return Sheet.of(drawing)


def held(name: str, count: int, size: tuple[int, int], palette: Palette, *, rtl: bool = False) -> Sheet:
    """What a player has of it, the number beside it; an empty place for none."""
    counted = Counted(size, count, rtl=rtl)
    with counted.picture():
        if count:
            _draw(counted.drawing, name)
        else:
            _missing(counted.drawing, name, palette)
    return counted.numbered(WHITE) if count else counted.sheet


def tally(count: int, size: tuple[int, int], palette: Palette, *, rtl: bool = False) -> Sheet:
    """How many mosque tiles a player has, beside their sign, which is faint for none."""
    counted = Counted(size, count, rtl=rtl)
    with counted.picture():
        tile_sign(counted.drawing, (50, 50), 84)
        if not count:
            veil = 0.45 if palette.id == "contrast" else 0.72
            counted.drawing.rect((4, 4), (92, 92), palette.table_deep, 8, fill_opacity=veil)
    return counted.numbered(WHITE) if count else counted.sheet


def pile(name: str, count: int, size: tuple[int, int], palette: Palette, *, rtl: bool = False) -> Sheet:
    """A pile of the supply: a few of them, and beside it how many there are."""
    counted = Counted(size, count, 2, rtl=rtl)
    if count <= SCARCE:  # it may lie on an action
        counted.drawing.rect((0, 8), (counted.drawing.width - 4, 84), NIGHT, 20, fill_opacity=0.75)
    with counted.picture():
        for number in range(min(3, count) - 1, -1, -1):
            with counted.drawing.place(number * 9, 18 - number * 9, 0.82):
                _draw(counted.drawing, name)
        if not count:  # what it would be, in the dark
            _draw(counted.drawing, name)
            counted.drawing.rect((0, 0), (100, 100), NIGHT, fill_opacity=0.5)
    return counted.numbered(mix(palette.danger, WHITE, 0.35) if count <= SCARCE else palette.on_dark)


def _missing(drawing: Drawing, name: str, palette: Palette) -> None:
    """A small dot in the place of something that is not there; lighter in high contrast."""
    tone, contrast = _tone(name), palette.id == "contrast"
    color, share = (tone.light, 0.6) if contrast else (tone.base, 0.35)
    drawing.circle((50, 50), 17, mix(palette.table_deep, color, share))


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
