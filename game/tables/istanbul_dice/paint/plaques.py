"""What stands on the ruby areas: how they are laid out, their plaque with the price or that all is sold."""

from __future__ import annotations

from dataclasses import dataclass

from game.art.drawing import Drawing, Point, star
from game.art.palette import mix
from game.art.sheets import Figure, Sheet, Words
from game.maps.places import Box
from game.rules.istanbul_dice.phrases import COLORS
from game.rules.kernel.text import text
from game.tables.istanbul_dice.paint.signs import placed
from game.tables.istanbul_dice.paint.tones import (
    CREAM,
    GOODS,
    IZNIK,
    IZNIK_DEEP,
    NIGHT,
    PORCELAIN,
    TOMATO,
    TURQUOISE,
)

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Form:
    """How high an area is drawn, where in it the plaque, the rubies and the dots stand, and how large.

    None of them covers another.

    The left carpet, on which more stands, has them elsewhere.
    """

    high: float
    plaque: tuple[float, float]
    """Its top and height."""
    rubies: float
    ruby: float
    """The side of the next ruby."""
    dots: float
    carpet: Box
    """Of the left carpet: top and height of the plaque, middle of the rubies, of the dots."""


_UPRIGHT = Form(184, (34, 58), 125.5, 54, 168, (27, 60, 120.5, 162))
_BROAD = Form(162, (26.5, 52), 109.2, 52, 149.3, (11, 62, 103.5, 143.5))
"""A broad area is drawn less high, so that all on it is larger."""


def form_of(size: Size) -> Form:
    """The form of an area in a room of this shape."""
    return _BROAD if size[0] > size[1] else _UPRIGHT


def blank(size: Size) -> Drawing:
    """An empty drawing for it."""
    high = form_of(size).high
    return Drawing(high * size[0] / size[1], high)


def plaque(sheet: Sheet, drawing: Drawing, name: str, look: str, form: Form) -> None:
    """What the next ruby costs, on a plaque of ivory."""
    number = int(look.replace("/", ":").partition(":")[0])
    width = drawing.width
    x, y, w, h = 12.0, form.plaque[0], width - 24, form.plaque[1]
    if name == "left":  # much has to stand there
        x, y, w, h = 7.0, form.carpet[0], width - 14, form.carpet[1]
    drawing.rect((x + 1, y + 3), (w, h), NIGHT, 12, fill_opacity=0.6)
    drawing.rect((x, y), (w, h), CREAM, 12, stroke=GOODS["coin"].deep, width=2.4)
    middle = y + h / 2
    if name == "left":
        _four_and_more(sheet, drawing, number - len(COLORS), (x, y, w, h))
        return
    picture = {"right": "lira", "mosque": "tile"}.get(name, name)
    if picture == "tile":
        tile_sign(drawing, (x + w * 0.27, middle), 44)
    else:
        placed(drawing, picture, (x + w * 0.27, middle), 46)
    sheet.figures.append(Figure(number, (x + w * 0.7, middle), 42, NIGHT, width=w * 0.48))


def sold_out(size: Size) -> Sheet:
    """That no ruby is left, on a plaque of dull ivory; below it an empty setting."""
    drawing, form = blank(size), form_of(size)
    (top, high), width, dull = form.plaque, drawing.width, mix(CREAM, NIGHT, 0.25)
    sheet = Sheet.of(drawing)
    drawing.rect((5, top + 3), (width - 8, high), NIGHT, 12, fill_opacity=0.6)
    drawing.rect((4, top), (width - 8, high), dull, 12, stroke=GOODS["coin"].deep, width=2.4)
    centre = (width / 2, top + high / 2)
    sheet.words.append(Words(text("istanbul_dice-sold-out"), centre, 38, NIGHT, width=width - 16))
    middle = (width / 2, form.rubies + 4)
    drawing.ellipse(middle, 22, 27, NIGHT, fill_opacity=0.75, stroke=GOODS["coin"].deep, width=3)
    for claw in ((0, -27), (22, 0), (0, 27), (-22, 0)):
        drawing.circle((middle[0] + claw[0], middle[1] + claw[1]), 4, GOODS["coin"].base)
    return sheet


def _four_and_more(sheet: Sheet, drawing: Drawing, more: int, box: Box) -> None:
    """One good of each colour, and how many more of any."""
    x, y, w, h = box
    if not more:
        side = min(h * 0.6, (w - 10) / len(COLORS))
        for place, color in enumerate(COLORS):
            placed(drawing, color, (x + w / 2 + (place - 1.5) * side, y + h / 2), side - 1)
        return
    side = min(h * 0.46, w * 0.19)
    for place, color in enumerate(COLORS):
        column, row = place % 2, place // 2
        placed(drawing, color, (x + 5 + side * (column + 0.5), y + h / 2 + (row - 0.5) * side), side - 1)
    left, reach, digit, cube = x + 5 + 2 * side, 5.5, 20.0, min(34.0, w * 0.19)
    air = (x + w - 6 - left - 2 * reach - digit - cube) / 3
    _plus(drawing, (left + air + reach, y + h / 2), reach)
    centre = (left + 1.7 * air + 2 * reach + digit / 2, y + h / 2)
    sheet.figures.append(Figure(more, centre, 34, NIGHT, width=digit))
    placed(drawing, "any", (x + w - 6 - cube / 2, y + h / 2), cube)


def _plus(drawing: Drawing, centre: Point, reach: float) -> None:
    x, y = centre
    for start, end in (((x - reach, y), (x + reach, y)), ((x, y - reach), (x, y + reach))):
        drawing.polyline([start, end], NIGHT, 4.5, cap="round")


def tile_sign(drawing: Drawing, centre: Point, side: float) -> None:
    """A mosque tile in small."""
    x, y = centre[0] - side / 2, centre[1] - side / 2
    drawing.rect((x, y), (side, side), PORCELAIN, 5, stroke=IZNIK_DEEP, width=3)
    drawing.polygon(star(centre, side * 0.42, side * 0.32, 8), IZNIK, stroke=TURQUOISE, width=2)
    drawing.polygon(star(centre, side * 0.2, side * 0.15, 8), TOMATO)
