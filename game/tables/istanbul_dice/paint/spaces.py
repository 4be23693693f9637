"""The eight actions: niches of the bazaar whose lamp is lit where dice and tokens allow them."""

from __future__ import annotations

from game.art.drawing import Drawing, Point
from game.art.palette import Palette, mix, rgb
from game.art.reading import along, onward
from game.art.scenery import arch
from game.art.sheets import Figure, Sheet
from game.tables.istanbul_dice.paint import dice
from game.tables.istanbul_dice.paint.plaques import tile_sign
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

_UNLIT, _UNLIT_TOP = rgb("54392a"), rgb("7a5236")
"""The ground of an action that cannot be taken: without light, but warm."""
_HIGH, _BROAD, _ROOMY = 150.0, 1.3, 265.0
"""A door broader than this has what is spent beside what it brings, smaller where it is not so wide."""
_SPENT = {"pair": (0, 0), "two": (0, 1), "three": (0, 1, 2), "four": (0, 1, 2, 3)}
"""The marks of the goods that are spent: equal marks are equal colours."""
_IN_A_ROW, _OF_FOUR, _RAISED = 3, 39.0, 11.0
"""So many goods lie in a row; how wide one of four is, and how much higher than a single row they lie."""
_BROUGHT = {"pair": "any", "two": "crystal", "three": "brown", "four": "any", "lira": "lira", "cards": "card"}


def space(
    name: str, look: str, count: int, size: tuple[int, int], palette: Palette, *, rtl: bool = False
) -> Sheet:
    """An action: what is spent above, what it brings below; on a broad door one is read after the other."""
    width, lit = _HIGH * size[0] / size[1], look == OPEN
    drawing = Drawing(width, _HIGH)
    sheet = Sheet.of(drawing)
    _niche(drawing, width, lit, palette)
    if width > _HIGH * _BROAD:
        _side_by_side(sheet, drawing, name, count, lit, rtl)
        return sheet
    _spent(drawing, name, width, lit)
    _arrow(drawing, (width / 2, 87), lit)
    _brought(sheet, drawing, name, count, width, lit)
    return sheet


def _side_by_side(sheet: Sheet, drawing: Drawing, name: str, count: int, lit: bool, rtl: bool) -> None:
    """On a broad door: what is spent, an arrow, what it brings; all is larger so."""
    marks = [MARKS[mark] for mark in _SPENT.get(name, ())] or [""] * 3
    y, zoom = 80.0, min(1.0, drawing.width / _ROOMY)

    def place(share: float) -> float:
        return along(drawing.width * share, drawing.width, rtl=rtl)

    left = place(0.28)
    if name in ("lira", "cards"):
        with drawing.place(left - 44 * zoom, y - 44 * zoom, 0.88 * zoom):
            dice.draw(drawing, "coin" if name == "lira" else "card")
    else:
        for number, mark in enumerate(marks):
            with drawing.place(*_of_pairs(number, len(marks), (left, y), 60 * zoom), 0.56 * zoom):
                chip(drawing, mark)
    _pointing(drawing, (place(0.57), y), lit, rtl)
    with drawing.place(place(0.57) - 16, 8, 0.32):
        lamp(drawing, lit)
    if numbered := _numbered(name, count):
        sheet.figures.append(_number(count, (place(0.88), y), 42, lit, 28))
    _gain(drawing, name, (place(0.73 if numbered else 0.79), y), zoom * (44 if numbered else 74))


def _of_pairs(number: int, count: int, centre: Point, side: float) -> Point:
    """The corner of one of several chips in rows of two, of which an odd last one lies in the middle."""
    rows, row = -(-count // 2), number // 2
    alone = number == count - 1 and count % 2
    x = centre[0] + (0 if alone else (number % 2 - 0.5) * side)
    half = side * 0.47
    return (x - half, centre[1] + (row - (rows - 1) / 2) * side - half)


def _pointing(drawing: Drawing, centre: Point, lit: bool, rtl: bool) -> None:
    x, y = centre
    color = NIGHT if lit else CREAM
    tip = onward([(x - 8, y - 17), (x - 8, y + 17), (x + 13, y)], x, rtl=rtl)
    drawing.polygon(tip, color, opacity=0.9 if lit else 0.7)


def _niche(drawing: Drawing, width: float, lit: bool, palette: Palette) -> None:
    wood, dark = ground(palette, WOOD), ground(palette, WOOD_DARK)
    edge = GLOW if lit else outline(palette, mix(wood, CREAM, 0.3))
    drawing.rect((1.5, 1.5), (width - 3, _HIGH - 3), dark, 10, stroke=edge, width=3 if lit else 2)
    unlit = ground(palette, _UNLIT)
    light = drawing.radial(
        (width / 2, 40), 120, (0, mix(GLOW, FLAME, 0.4)), (0.45, mix(GLOW, wood, 0.45)), (1, wood)
    )
    shade = drawing.linear((0, 0), (0, _HIGH), (0, ground(palette, _UNLIT_TOP)), (1, unlit))
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
    y, numbered = 120.0, _numbered(name, count)
    _gain(drawing, name, (width / 2 - (22 if numbered else 0), y), 50)
    if numbered:
        sheet.figures.append(_number(count, (width / 2 + 32, y), 36, lit, 46))


def _numbered(name: str, count: int) -> bool:
    return name in ("lira", "cards", "four") and count > 0


def _number(count: int, centre: Point, height: float, lit: bool, width: float) -> Figure:
    color, line = (NIGHT, GOODS["coin"].light) if lit else (CREAM, None)
    return Figure(count, centre, height, color, line, width=width)


def _gain(drawing: Drawing, name: str, centre: Point, side: float) -> None:
    """The sign of what an action brings."""
    x, y = centre
    if name == "tile":
        tile_sign(drawing, (x, y), side)
    elif name == "ruby":
        placed(drawing, "ruby", (x, y + 2), side - 4)
    elif name == "pair":
        with drawing.place(x - side / 2, y - side / 2, side / 100):
            chip(drawing, MARKS[0])
    else:
        placed(drawing, _BROUGHT[name], (x, y), side)
