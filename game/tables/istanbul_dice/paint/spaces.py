"""The eight actions: niches of the bazaar whose lamp is lit where dice and tokens allow them."""

from __future__ import annotations

from game.art.drawing import Drawing, Point
from game.art.palette import Palette, mix
from game.art.scenery import arch
from game.art.sheets import Figure, Sheet
from game.tables.istanbul_dice.paint import dice
from game.tables.istanbul_dice.paint.areas import tile_sign
from game.tables.istanbul_dice.paint.signs import MARKS, chip, lamp, placed
from game.tables.istanbul_dice.paint.tones import (
    CREAM,
    FLAME,
    GLOW,
    GOODS,
    NIGHT,
    WOOD,
    WOOD_DARK,
    ground,
    outline,
)
from game.tables.istanbul_dice.placing import OPEN

_HIGH = 150.0
_SPENT = {"pair": (0, 0), "two": (0, 1), "three": (0, 1, 2), "four": (0, 1, 2, 3)}
"""The marks of the goods that are spent: equal marks are equal colours."""
_IN_A_ROW, _OF_FOUR, _RAISED = 3, 39.0, 11.0
"""So many goods lie in a row; how wide one of four is, and how much higher than a single row they lie."""
_BROUGHT = {"pair": "any", "two": "crystal", "three": "brown", "four": "any", "lira": "lira", "cards": "card"}


def space(name: str, look: str, count: int, size: tuple[int, int], palette: Palette) -> Sheet:
    """An action: what is spent above, what it brings below."""
    width, lit = _HIGH * size[0] / size[1], look == OPEN
    drawing = Drawing(width, _HIGH)
    sheet = Sheet.of(drawing)
    _niche(drawing, width, lit, palette)
    _spent(drawing, name, width, lit)
    _arrow(drawing, (width / 2, 87), lit)
    _brought(sheet, drawing, name, count, width, lit)
    return sheet


def _niche(drawing: Drawing, width: float, lit: bool, palette: Palette) -> None:
    wood, dark = ground(palette, WOOD), ground(palette, WOOD_DARK)
    edge = GLOW if lit else outline(palette, mix(wood, CREAM, 0.3))
    drawing.rect((1.5, 1.5), (width - 3, _HIGH - 3), dark, 10, stroke=edge, width=3 if lit else 2)
    light = drawing.radial(
        (width / 2, 40), 120, (0, mix(GLOW, FLAME, 0.4)), (0.45, mix(GLOW, wood, 0.45)), (1, wood)
    )
    shade = drawing.linear((0, 0), (0, _HIGH), (0, mix(wood, NIGHT, 0.35)), (1, dark))
    inside = arch((width / 2, _HIGH - 6), width - 12, _HIGH - 12, 0.66)
    drawing.path(inside, light if lit else shade, stroke=mix(edge, NIGHT, 0.3), width=1.6)


def _lamp(drawing: Drawing, width: float, lit: bool) -> None:
    with drawing.place(width / 2 - 16, 3, 0.32):
        lamp(drawing, lit)


def _spent(drawing: Drawing, name: str, width: float, lit: bool) -> None:
    """What is spent, below the lamp; four goods lie in two rows, which leave it no room."""
    y, marks = 55.0, _SPENT.get(name, ())
    if len(marks) <= _IN_A_ROW:
        _lamp(drawing, width, lit)
    if marks:
        columns = len(marks) if len(marks) <= _IN_A_ROW else len(marks) // 2
        side = min(50.0, (width - 12) / columns) if columns == len(marks) else _OF_FOUR
        top = y if columns == len(marks) else y - _RAISED - side / 2
        for number, mark in enumerate(marks):
            x = width / 2 + (number % columns - (columns - 1) / 2) * side
            with drawing.place(x - side * 0.46, top + number // columns * side - side * 0.46, side * 0.0092):
                chip(drawing, MARKS[mark])
    elif name in ("lira", "cards"):
        with drawing.place(width / 2 - 25, y - 25, 0.5):
            dice.draw(drawing, "coin" if name == "lira" else "card")
    else:
        for number in range(3):
            x = width / 2 + (number - 1) * 40
            with drawing.place(x - 19, y - 19, 0.38):
                chip(drawing, "")


def _arrow(drawing: Drawing, centre: Point, lit: bool) -> None:
    x, y = centre
    color = NIGHT if lit else CREAM
    drawing.polygon([(x - 13, y - 5), (x + 13, y - 5), (x, y + 8)], color, opacity=0.9 if lit else 0.7)


def _brought(sheet: Sheet, drawing: Drawing, name: str, count: int, width: float, lit: bool) -> None:
    y, side = 120.0, 50.0
    numbered = name in ("lira", "cards", "four") and count
    x = width / 2 - (22 if numbered else 0)
    if name == "tile":
        tile_sign(drawing, (x, y), side)
    elif name == "ruby":
        placed(drawing, "ruby", (x, y + 2), side - 4)
    elif name == "pair":
        with drawing.place(x - side / 2, y - side / 2, side / 100):
            chip(drawing, MARKS[0])
    else:
        placed(drawing, _BROUGHT[name], (x, y), side)
    if numbered:
        color = NIGHT if lit else CREAM
        line = GOODS["coin"].light if lit else None
        sheet.figures.append(Figure(count, (width / 2 + 32, y), 36, color, line, width=46))
