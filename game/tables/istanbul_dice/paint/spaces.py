"""The eight actions: niches of the bazaar whose lamp is lit where dice and tokens allow them."""

from __future__ import annotations

from dataclasses import dataclass

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
_DICE = {"lira": "coin", "cards": "card"}
_BROUGHT = {"pair": "any", "two": "crystal", "three": "brown", "four": "any", "lira": "lira", "cards": "card"}


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where what stands on a door lies: the middle of each thing, and how large it is.

    Attributes:
        spent, side, columns: the goods that are spent, how far apart, how many in a row; a die is larger.
        arrow: the arrow, and a lamp above it.
        gain, large: what the action brings, and its side.
        number: beside what is brought, where it is counted.
    """

    spent: Point
    side: float
    columns: int
    arrow: Point
    gain: Point
    large: float
    number: Point


def space(
    name: str, look: str, count: int, size: tuple[int, int], palette: Palette, *, rtl: bool = False
) -> Sheet:
    """An action: what is spent above, what it brings below; on a broad door one is read after the other."""
    width, lit = _HIGH * size[0] / size[1], look == OPEN
    broad, numbered = width > _HIGH * _BROAD, name in ("lira", "cards", "four") and count > 0
    plan = (_abreast if broad else _stacked)(name, width, numbered, rtl)
    drawing = Drawing(width, _HIGH)
    sheet = Sheet.of(drawing)
    _niche(drawing, width, lit, palette)
    if broad or name != "four":  # four goods in two rows leave it no room
        with drawing.place(plan.arrow[0] - 16, 8 if broad else 3, 0.32):
            lamp(drawing, lit)
    _spent(drawing, name, plan)
    _arrow(drawing, plan.arrow, lit, broad, rtl)
    _gain(drawing, name, plan.gain, plan.large)
    if numbered:
        color, line = (NIGHT, GOODS["coin"].light) if lit else (CREAM, None)
        high, wide = (42, 28) if broad else (36, 46)
        sheet.figures.append(Figure(count, plan.number, high, color, line, width=wide))
    return sheet


def _abreast(name: str, width: float, numbered: bool, rtl: bool) -> _Plan:
    """On a broad door all that is read lies in a line."""
    zoom, large = min(1.0, width / _ROOMY), 44 if numbered else 74
    spent, arrow, gain, number = (
        (along(width * share, width, rtl=rtl), 80.0)
        for share in (0.28, 0.57, 0.73 if numbered else 0.79, 0.88)
    )
    return _Plan(spent, 60 * zoom, 2, arrow, gain, zoom * large, number)


def _stacked(name: str, width: float, numbered: bool, rtl: bool) -> _Plan:
    middle, four = width / 2, name == "four"
    columns = 2 if four else len(_SPENT.get(name, range(3)))
    side = 39.0 if four else min(50.0, (width - 12) / columns)
    gain = (middle - (22 if numbered else 0), 120.0)
    return _Plan((middle, 44 if four else 55), side, columns, (middle, 87), gain, 50, (middle + 32, 120))


def _spent(drawing: Drawing, name: str, plan: _Plan) -> None:
    """Goods in rows, of which an odd last one lies in the middle; or a die."""
    x, y = plan.spent
    if name in _DICE:
        side = plan.side * (1.46 if plan.columns == 2 else 1.25)
        with drawing.place(x - side / 2, y - side / 2, side / 100):
            dice.draw(drawing, _DICE[name])
        return
    marks = [MARKS[mark] for mark in _SPENT.get(name, ())] or [""] * 3
    rows, side = -(-len(marks) // plan.columns), plan.side
    for number, mark in enumerate(marks):
        row, column = divmod(number, plan.columns)
        among = min(plan.columns, len(marks) - row * plan.columns)
        left, top = x + (column - (among - 1) / 2) * side, y + (row - (rows - 1) / 2) * side
        with drawing.place(left - side * 0.46, top - side * 0.46, side * 0.0092):
            chip(drawing, mark)


def _arrow(drawing: Drawing, centre: Point, lit: bool, broad: bool, rtl: bool) -> None:
    x, y = centre
    down, across = (
        [(x - 13, y - 5), (x + 13, y - 5), (x, y + 8)],
        [(x - 8, y - 17), (x - 8, y + 17), (x + 13, y)],
    )
    tip = onward(across, x, rtl=rtl) if broad else down
    drawing.polygon(tip, NIGHT if lit else CREAM, opacity=0.9 if lit else 0.7)


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
