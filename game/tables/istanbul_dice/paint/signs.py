"""The signs of the game, told apart by their outlines: goods, coin, card, crystal and what stands for them.

Everything is drawn in a box of 100 x 100 units, lit from the upper left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import pi, sin

from game.art.drawing import Drawing, Point, ring, star
from game.art.gems import gem
from game.art.palette import Color, mix
from game.tables.istanbul_dice.paint.tones import GOODS, NIGHT, RUBY, WHITE

_CENTRE: Point = (50.0, 50.0)
_LINE = 4.0
_MARK = 1.22
"""How large the mark of a chip is drawn: chips are small."""


def sign(drawing: Drawing, name: str) -> None:
    """Draw the sign ``name`` into the box at the origin."""
    drawing.paste(_drawn(name))


@cache
def _drawn(name: str) -> Drawing:
    drawing = Drawing(100, 100)
    _SIGNS[name](drawing)
    return drawing


def placed(drawing: Drawing, name: str, centre: Point, side: float) -> None:
    """The same, ``side`` units wide round ``centre``."""
    with drawing.place(centre[0] - side / 2, centre[1] - side / 2, side / 100):
        sign(drawing, name)


def _cloth(drawing: Drawing) -> None:
    """A bolt of cloth with its end hanging down in folds."""
    tone = GOODS["red"]
    hem = [(18 + i * 64 / 24, 84 + 4 * sin(i * pi / 4)) for i in range(25)]
    body = [(18.0, 30.0), *hem, (82.0, 30.0)]
    fall = drawing.linear((18, 0), (82, 0), (0, tone.light), (0.3, tone.base), (1, tone.deep))
    drawing.polygon(body, fall, stroke=tone.line, width=_LINE, join="round")
    for x in (34.0, 50.0, 66.0):
        drawing.polyline([(x, 42), (x, 80)], tone.deep, 3, stroke_opacity=0.7, cap="round")
    drawing.polyline([(21, 74), (79, 74)], GOODS["yellow"].light, 4)
    roll = drawing.linear((0, 12), (0, 42), (0, tone.light), (0.5, tone.base), (1, tone.deep))
    drawing.rect((8, 13), (84, 28), roll, 13, stroke=tone.line, width=_LINE)
    drawing.circle((81, 27), 11, mix(tone.base, WHITE, 0.35), stroke=tone.line, width=3)
    drawing.circle((81, 27), 4, tone.deep)


def _fruit(drawing: Drawing) -> None:
    """An orange with a leaf."""
    tone, leaf = GOODS["yellow"], GOODS["green"]
    skin = drawing.radial((40, 44), 50, (0, tone.light), (0.45, tone.base), (1, tone.deep))
    drawing.circle((50, 58), 35, skin, stroke=tone.line, width=_LINE)
    for spot in ring((54, 64), 17, 7):
        drawing.circle(spot, 1.7, tone.deep, fill_opacity=0.8)
    drawing.path("M50 26C48 18 50 12 54 8", stroke=tone.line, width=5, cap="round")
    drawing.path("M52 22C58 6 76 4 88 12C82 26 66 32 52 22Z", leaf.base, stroke=leaf.line, width=3.4)
    drawing.path("M54 21C64 18 74 15 84 13", stroke=leaf.light, width=2)
    drawing.ellipse((37, 46), 9, 6, WHITE, fill_opacity=0.65)


def _spice(drawing: Drawing) -> None:
    """A heap of spice in a bowl."""
    tone, bowl = GOODS["green"], GOODS["coin"]
    heap = drawing.linear((20, 0), (82, 0), (0, tone.light), (0.45, tone.base), (1, tone.deep))
    drawing.path("M16 60L44 14Q50 6 56 14L84 60Z", heap, stroke=tone.line, width=_LINE, join="round")
    for x, y in ((50, 26), (42, 40), (58, 42), (50, 50), (34, 53), (66, 54)):
        drawing.circle((x, y), 2.6, tone.deep)
    body = drawing.linear((0, 58), (0, 92), (0, bowl.light), (0.4, bowl.base), (1, bowl.deep))
    drawing.path("M8 58H92C90 78 78 90 66 92H34C22 90 10 78 8 58Z", body, stroke=bowl.line, width=_LINE)
    drawing.polyline([(14, 68), (86, 68)], bowl.deep, 2.4)


def _jewel(drawing: Drawing) -> None:
    """A ring with a brilliant."""
    tone, metal = GOODS["blue"], GOODS["coin"]
    drawing.circle((50, 64), 25, stroke=metal.line, width=17)
    band = drawing.linear((24, 40), (76, 90), (0, metal.light), (0.5, metal.base), (1, metal.deep))
    drawing.circle((50, 64), 25, stroke=band, width=10)
    outline = [(28.0, 6.0), (72.0, 6.0), (88.0, 22.0), (50.0, 56.0), (12.0, 22.0)]
    drawing.polygon(outline, tone.base, stroke=tone.line, width=_LINE + 1, join="round")
    for points, color in (
        ([(28, 6), (38, 22), (12, 22)], tone.light),
        ([(28, 6), (72, 6), (62, 22), (38, 22)], mix(tone.light, WHITE, 0.5)),
        ([(72, 6), (88, 22), (62, 22)], tone.base),
        ([(12, 22), (38, 22), (50, 56)], mix(tone.base, tone.light, 0.45)),
        ([(38, 22), (62, 22), (50, 56)], tone.base),
        ([(62, 22), (88, 22), (50, 56)], tone.deep),
    ):
        drawing.polygon(points, color)


def _coin(drawing: Drawing) -> None:
    """A lira: beads round an eight-pointed star."""
    tone = GOODS["coin"]
    face = drawing.linear((16, 12), (84, 88), (0, tone.light), (0.5, tone.base), (1, tone.deep))
    drawing.circle(_CENTRE, 43, face, stroke=tone.line, width=_LINE)
    for bead in ring(_CENTRE, 36, 20):
        drawing.circle(bead, 2.6, tone.light, stroke=tone.deep, width=0.8)
    drawing.circle(_CENTRE, 29, tone.base, stroke=tone.deep, width=2.4)
    drawing.polygon(star(_CENTRE, 24, 18.4, 8), tone.light, stroke=tone.line, width=2.4)
    drawing.circle(_CENTRE, 8, tone.deep)


def _card(drawing: Drawing) -> None:
    """The back of a bazaar card, aslant."""
    tone = GOODS["card"]
    with drawing.place(20, 3, 1, 0.02):
        drawing.rect((0, 0), (66, 92), WHITE, 9, stroke=tone.line, width=_LINE)
        back = drawing.linear((0, 0), (60, 90), (0, mix(tone.base, tone.light, 0.4)), (1, tone.deep))
        drawing.rect((7, 7), (52, 78), back, 5)
        drawing.polygon(star((33, 46), 24, 18.4, 8), tone.light, stroke=tone.line, width=2)
        drawing.circle((33, 46), 9, tone.deep)


def _crystal(drawing: Drawing) -> None:
    """A rock crystal, pointed at both ends."""
    tone = GOODS["crystal"]
    outline = [(50.0, 4.0), (76.0, 26.0), (76.0, 70.0), (50.0, 96.0), (24.0, 70.0), (24.0, 26.0)]
    drawing.polygon(outline, tone.base, stroke=tone.line, width=_LINE + 1, join="round")
    for points, color in (
        ([(50, 4), (24, 26), (42, 32)], WHITE),
        ([(50, 4), (42, 32), (60, 32), (76, 26)], tone.light),
        ([(24, 26), (42, 32), (42, 68), (24, 70)], tone.light),
        ([(42, 32), (60, 32), (60, 68), (42, 68)], tone.base),
        ([(60, 32), (76, 26), (76, 70), (60, 68)], tone.deep),
        ([(24, 70), (42, 68), (50, 96)], tone.base),
        ([(42, 68), (60, 68), (50, 96)], mix(tone.base, tone.deep, 0.5)),
        ([(60, 68), (76, 70), (50, 96)], mix(tone.deep, tone.line, 0.35)),
    ):
        drawing.polygon(points, color)


def _brown(drawing: Drawing) -> None:
    """A sack that may hold anything: four colours on its side."""
    tone = GOODS["brown"]
    body = drawing.radial((40, 50), 62, (0, tone.light), (0.5, tone.base), (1, tone.deep))
    sack = "M34 28C10 44 6 92 22 94H78C94 92 90 44 66 28Z"
    drawing.path(sack, body, stroke=tone.line, width=_LINE, join="round")
    drawing.path("M30 10Q50 20 70 10L64 28H36Z", tone.base, stroke=tone.line, width=_LINE, join="round")
    drawing.polyline([(33, 29), (67, 29)], GOODS["coin"].base, 5, cap="round")
    for number, color in enumerate(("red", "yellow", "green", "blue")):
        x, y = 36 + 28 * (number % 2), 51 + 26 * (number // 2)
        drawing.circle((x, y), 10, GOODS[color].base, stroke=GOODS[color].line, width=2.6)


def _ruby(drawing: Drawing) -> None:
    """The oval cut: no other stone of the house is so deep."""
    with drawing.place(-12, -12, 1.24, 0):
        gem(drawing, "blue", RUBY)


def _lamp(drawing: Drawing) -> None:
    """A mosaic lamp alight: for whoever's turn it is."""
    lamp(drawing, True)


def lamp(drawing: Drawing, lit: bool) -> None:
    """A hanging lamp of coloured glass."""
    metal = GOODS["coin"]
    drawing.polyline([(50, 0), (50, 18)], metal.deep, 4)
    drawing.path("M36 22Q50 8 64 22Z", metal.base, stroke=metal.line, width=3)
    glass = drawing.radial((50, 52), 36, (0, (255, 247, 214)), (0.55, (255, 196, 84)), (1, (196, 92, 24)))
    drawing.circle((50, 52), 31, glass if lit else mix(NIGHT, metal.deep, 0.35), stroke=metal.line, width=4)
    for row, (radius, count) in enumerate(((22.0, 10), (11.0, 6))):
        for number, spot in enumerate(ring((50, 52), radius, count, row / 20)):
            tone = GOODS[("red", "blue", "green", "yellow")[number % 4]]
            color = tone.base if lit else mix(tone.deep, NIGHT, 0.5)
            drawing.polygon(star(spot, 6, 4.4, 4), color, stroke=tone.line, width=1)
    drawing.circle((50, 52), 4, tone.light if lit else tone.deep)
    drawing.path("M40 80H60L55 90H45Z", metal.base, stroke=metal.line, width=3)
    drawing.circle((50, 94), 4, metal.base, stroke=metal.line, width=2)


def _people(drawing: Drawing) -> None:
    """Three others, in turbans."""
    for x, y, scale, color in ((20, 22, 0.62, "blue"), (58, 22, 0.62, "green"), (33, 10, 0.8, "brown")):
        tone = GOODS[color]
        with drawing.place(x - 12, y, scale):
            drawing.path("M6 104C6 70 20 62 36 62C52 62 66 70 66 104Z", tone.base, stroke=tone.line, width=5)
            drawing.circle((36, 42), 19, (232, 186, 140), stroke=tone.line, width=5)
            drawing.path("M14 36C12 12 60 12 58 36C44 28 28 28 14 36Z", WHITE, stroke=tone.line, width=5)


def _sun(drawing: Drawing) -> None:
    """Sunrise: the start of a turn."""
    tone = GOODS["coin"]
    rays = zip(ring((50, 74), 33, 12, -0.25), ring((50, 74), 44, 12, -0.25), strict=True)
    for near, far in list(rays)[:7]:
        drawing.polyline([near, far], tone.base, 5, cap="round")
    drawing.path("M24 74A26 26 0 0 1 76 74Z", tone.light, stroke=tone.line, width=_LINE)
    drawing.polyline([(8, 76), (92, 76)], tone.line, 5, cap="round")


def _action(drawing: Drawing) -> None:
    """A lit niche: one more action."""
    arch = "M14 96V46C14 26 34 12 50 4C66 12 86 26 86 46V96Z"
    glow = drawing.radial((50, 58), 50, (0, (255, 240, 196)), (0.6, (240, 170, 70)), (1, (150, 70, 24)))
    drawing.path(arch, glow, stroke=GOODS["coin"].line, width=_LINE + 1, join="round")
    with drawing.place(22, 16, 0.56):
        lamp(drawing, True)


def _any(drawing: Drawing) -> None:
    """A good of any colour: four colours in one chip."""
    chip(drawing, "")


def chip(drawing: Drawing, mark: str) -> None:
    """A striped chip for a good of any colour; equal marks are equal colours."""
    drawing.rect((4, 4), (92, 92), WHITE, 22, stroke=NIGHT, width=5)
    for number, color in enumerate(("red", "yellow", "green", "blue")):
        quarter = [(50.0, 50.0), *ring(_CENTRE, 44, 4, number / 4 + 0.125)[:2]]
        drawing.polygon(quarter, GOODS[color].base)
    drawing.rect((4, 4), (92, 92), "none", 22, stroke=NIGHT, width=6)
    if mark:
        drawing.circle(_CENTRE, 31, WHITE, stroke=NIGHT, width=3)
        with drawing.place(50 - 50 * _MARK, 50 - 50 * _MARK, _MARK):
            _MARKS[mark](drawing, NIGHT)


_MARKS: Mapping[str, Callable[[Drawing, Color], None]] = {
    "disc": lambda drawing, color: drawing.circle(_CENTRE, 15, color),
    "triangle": lambda drawing, color: drawing.polygon(ring((50, 54), 21, 3), color),
    "square": lambda drawing, color: drawing.rect((37, 37), (26, 26), color, 2),
    "diamond": lambda drawing, color: drawing.polygon(ring(_CENTRE, 20, 4), color),
}
MARKS = tuple(_MARKS)

_SIGNS: Mapping[str, Callable[[Drawing], None]] = {
    "red": _cloth,
    "yellow": _fruit,
    "green": _spice,
    "blue": _jewel,
    "coin": _coin,
    "lira": _coin,
    "card": _card,
    "crystal": _crystal,
    "brown": _brown,
    "ruby": _ruby,
    "active": _lamp,
    "others": _people,
    "income": _sun,
    "action": _action,
    "any": _any,
}
