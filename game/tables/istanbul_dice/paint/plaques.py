"""What stands on the ruby areas: how they are laid out, their plaque with the price or that all is sold."""

from __future__ import annotations

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


HIGH = 184.0
"""How high an area is drawn. What stands on it, in units: none of it covers another."""
PLAQUE, RUBIES, NEXT, DOTS = (34.0, 58.0), 125.5, 54.0, 168.0
"""Top and height of the plaque, the middle of the rubies, the side of the next one, where the dots stand."""
CARPET_PLAQUE, CARPET_RUBIES, CARPET_DOTS = (27.0, 60.0), 120.5, 162.0
"""The same on the left carpet, on which more stands."""


def blank(size: Size) -> Drawing:
    """An empty drawing for it."""
    return Drawing(HIGH * size[0] / size[1], HIGH)


def plaque(sheet: Sheet, drawing: Drawing, name: str, look: str) -> None:
    """What the next ruby costs, on a plaque of ivory."""
    number = int(look.replace("/", ":").partition(":")[0])
    width = drawing.width
    x, y, w, h = 12.0, PLAQUE[0], width - 24, PLAQUE[1]
    if name == "left":  # much has to stand there
        x, y, w, h = 7.0, CARPET_PLAQUE[0], width - 14, CARPET_PLAQUE[1]
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
    drawing = blank(size)
    (top, high), width, dull = PLAQUE, drawing.width, mix(CREAM, NIGHT, 0.25)
    sheet = Sheet.of(drawing)
    drawing.rect((5, top + 3), (width - 8, high), NIGHT, 12, fill_opacity=0.6)
    drawing.rect((4, top), (width - 8, high), dull, 12, stroke=GOODS["coin"].deep, width=2.4)
    centre = (width / 2, top + high / 2)
    sheet.words.append(Words(text("istanbul_dice-sold-out"), centre, 38, NIGHT, width=width - 16))
    middle = (width / 2, RUBIES + 4)
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
