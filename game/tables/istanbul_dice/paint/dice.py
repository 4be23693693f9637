"""The dice of the bazaar: ivory, a sign on each face, in the shade once used; the sign of one more die."""

from __future__ import annotations

from game.art.dice import SIDE, die
from game.art.drawing import Drawing, star
from game.art.palette import Palette, mix
from game.art.sheets import Sheet
from game.tables.istanbul_dice.paint.signs import sign
from game.tables.istanbul_dice.paint.tones import CREAM, GOODS, NIGHT

_INSET = 17.0
_SHADE = 0.5
"""Of dice that have served, which lie over one another: they must not let each other through."""


def face(shown: str, palette: Palette) -> Sheet:
    """A die that shows ``shown``; with a star alone before the roll, in the shade once it has served."""
    drawing = Drawing(SIDE, SIDE)
    sign_of, _, used = shown.partition(".")
    draw(drawing, sign_of)
    if used:
        drawing.rect((3, 3), (SIDE - 6, SIDE - 6), NIGHT, 20, fill_opacity=_SHADE)
    return Sheet.of(drawing)


def draw(drawing: Drawing, shown: str) -> None:
    """The same into 100 x 100 units at the origin; its ivory takes a little of the colour."""
    body = mix(CREAM, GOODS[shown].base, 0.16) if shown else CREAM

    def front(on: Drawing) -> None:
        if shown:
            with on.place(_INSET, _INSET, (SIDE - 2 * _INSET) / 100):
                sign(on, shown)
        else:
            outline = star((50, 50), 24, 18, 8)
            on.polygon(outline, stroke=mix(CREAM, NIGHT, 0.3), width=3, join="round")

    die(drawing, body, front)
