"""What lies face down, and piles of cards."""

from __future__ import annotations

from game.art.drawing import star
from game.art.leaf import Leaf
from game.art.palette import mix, rgb
from game.art.sheets import Sheet
from game.tables.mombasa.paint.tones import GOLD, GOLD_DEEP, GOLD_LIGHT, INK, PAPER, PAPER_SHADE, WHITE

Size = tuple[int, int]
_BACK, _BACK_DEEP = rgb("2f6673"), rgb("14323d")
ROUND, ROUND_LARGE = 36.5, 42.0
"""Of the ground of a number, and at larger text: the corners of two digits keep clear of its rim."""


def back(size: Size) -> Sheet:
    """The back of an action card, tile or anything face down: a compass star on the sea."""
    tall = size[1] / size[0]
    leaf = Leaf(100, 100 * tall) if tall >= 1 else Leaf(100 / tall, 100)
    drawing, w, h = leaf.drawing, leaf.width, leaf.height
    drawing.rect((1, 1), (w - 2, h - 2), PAPER, 8, stroke=GOLD_DEEP, width=1.6)
    sea = drawing.radial(
        (w / 2, h / 2), max(w, h) * 0.6, (0, mix(_BACK, WHITE, 0.15)), (0.5, _BACK), (1, _BACK_DEEP)
    )
    drawing.rect((6, 6), (w - 12, h - 12), sea, 5, stroke=GOLD, width=1.6)
    centre, reach = (w / 2, h / 2), min(w, h) * 0.33
    drawing.circle(centre, reach * 1.06, _BACK_DEEP, fill_opacity=0.55, stroke=GOLD, width=1.6)
    drawing.polygon(
        star(centre, reach * 0.72, reach * 0.3, 8, 1 / 16), GOLD_DEEP, stroke=GOLD_LIGHT, width=0.8
    )
    drawing.polygon(star(centre, reach * 0.98, reach * 0.22, 4), GOLD, stroke=GOLD_LIGHT, width=0.9)
    drawing.circle(centre, reach * 0.13, _BACK_DEEP, stroke=GOLD_LIGHT, width=1)
    return leaf.sheet


def pile(count: int, size: Size, face_up: bool, *, large: bool = False) -> Sheet:
    """The deck, or the cards out of play, with their number; a faint place when there are none.

    Of a pile that is no larger at ``large`` text its number is.
    """
    leaf = Leaf(100, 100 * size[1] / size[0])
    drawing, centre = leaf.drawing, (50, leaf.height / 2)
    corner, extent = (-38, -leaf.height * 0.42), (76, leaf.height * 0.84)
    if count and not face_up:
        leaf.sheet = back((100, round(leaf.height)))
        drawing = leaf.sheet.layers[0].drawing
    for i, turn in enumerate((-0.03, 0.025, 0.0) if face_up and count else ()):
        with drawing.place(*centre, 1, turn):
            shade = mix(PAPER_SHADE, INK, 0.3 - 0.13 * i)
            drawing.rect(corner, extent, shade, 7, stroke=INK, width=1.6)
    if not count:
        drawing.rect((3, 3), (94, leaf.height - 6), INK, 8, fill_opacity=0.18, stroke=INK, width=2)
        return leaf.sheet
    radius, high, wide = (ROUND_LARGE, 48, 62) if large else (ROUND, 42, 54)
    drawing.circle(centre, radius, PAPER, stroke=GOLD_DEEP, width=2.4)
    leaf.number(count, centre, high, INK, width=wide)
    return leaf.sheet
