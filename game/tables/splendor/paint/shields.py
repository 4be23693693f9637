"""Cities, and what players have of them and of posts; the goal; how many tokens may be kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.art import scenery
from game.art.drawing import Drawing, Point, star
from game.art.palette import Color, Palette, mix, rgb
from game.art.sheets import Figure, Sheet, Symbol, Words
from game.rules.kernel.text import text
from game.rules.splendor.components import COLORS
from game.rules.splendor.tiles import City, Post
from game.tables.splendor.paint import signs
from game.tables.splendor.paint.powers import POWERS, TURQUOISE
from game.tables.splendor.paint.tones import MET
from game.tables.splendor.placing import TileLook

_CITY = (230.0, 132.0)
_DIGIT = 31.0
"""The height of the numbers of a demand."""
WINDOW = 0.81
"""The share of its medal that the points of a city have: they keep off the ring."""
_MANY, _COLUMNS = 3, 141.0
"""From so many demands on a city has them side by side, and how wide they are together."""
Demanded = tuple[str, int, int]
"""A colour ("" for any), how many cards of it, and how many of them are missing."""


@dataclass(frozen=True, slots=True)
class _Row:
    """How the number of tokens and that of those that may be kept stand beside one another.

    Attributes:
        width: of the picture.
        high: how high the digits are.
        held: the middle of the first number, and how wide it may be.
        limit: the same of the second.
        slash: the middle of the line between them.
        lean: how far its ends stand beside that.
        corner: the radius of the corners.
    """

    width: float
    high: float
    held: Point
    limit: Point
    slash: float = 99.5
    lean: float = 4.5
    corner: float = 34


_SLIM = _Row(264, 84, (74, 71), (194, 111), slash=121)
_WIDE = _Row(264, 79, (68.5, 99), (197, 104), slash=131.5, lean=4)
"""Of few tokens and of many: the slash and the round ends keep clear of all
digits, also of the broad ones of Persian, whose zero is as high as can be read from afar."""
_ONE_DIGIT = 9


def _tile(drawing: Drawing, size: Point, palette: Palette, ground: Color) -> None:
    """An ivory plaque in a frame of tile-work."""
    width, height = size
    dark = mix(ground, palette.ink, 0.45)
    drawing.rect((1, 1), (width - 2, height - 2), ground, 14, stroke=dark, width=2)
    for x in range(1, int(width // 14)):
        for y in (6.5, height - 6.5):
            drawing.polygon(star((x * width / int(width // 14), y), 4.2, 2.1, 4), palette.brass_light)
    ivory = drawing.linear((0, 0), (width, height), (0, palette.ivory), (1, palette.ivory_shade))
    drawing.rect((5, 11), (width - 10, height - 22), ivory, 9, stroke=palette.brass, width=1.6)


def charter(post: Post, palette: Palette) -> Sheet:
    """A post in the possession of a player, in small: its power."""
    drawing = Drawing(100, 100)
    drawing.rect((1, 1), (98, 98), TURQUOISE, 20, stroke=palette.brass_light, width=4)
    drawing.rect((8, 8), (84, 84), palette.ivory, 14)
    sheet = Sheet.of(drawing)
    with drawing.place(8, 8, 0.84):
        POWERS[post.power](drawing, palette)
    return sheet


def city(city: City, look: TileLook, palette: Palette) -> Sheet:
    """A city: the prestige and cards that it asks for, before its skyline, and how far they are there.

    Few demands stand below one another, each in a line; many side by side, each in a column.
    """
    drawing = Drawing(*_CITY)
    _tile(drawing, _CITY, palette, rgb("7a3f86"))
    sheet = Sheet.of(drawing)
    demands = demanded(city, look)
    if not demands:
        skyline(drawing, (156, 114), 118, palette)
    _prestige(sheet, drawing, city.points, look, palette)
    if look.met:
        signs.gilt(drawing, palette, 13)
    ask(sheet, demands, (112, 66), (153.5, 21, _COLUMNS), palette)
    return sheet


def demanded(city: City, look: TileLook) -> list[Demanded]:
    """The cards that a city asks for, those of any one colour last."""
    wanted = list(zip(COLORS, city.needs, strict=True))
    found = [(color, need, look.missing(at, need)) for at, (color, need) in enumerate(wanted) if need]
    other = city.other if look.lack is None else look.lack.other
    return [*found, ("", city.other, other)] if city.other else found


def _prestige(sheet: Sheet, drawing: Drawing, points: int, look: TileLook, palette: Palette) -> None:
    """The medal over the skyline, with a tick where the points are there."""
    medal: Point = (44, 58)
    skyline(drawing, (44, 118), 74, palette)
    signs.prestige(drawing, medal, 35, palette, window=WINDOW)
    disc = 2 * 35 * WINDOW - 4
    sheet.figures.append(Figure(points, medal, 34.2, palette.ink, width=49, disc=disc))
    if look.lack is not None and not look.lack.points:
        tick(sheet, drawing, (80, 96), palette)


def tick(sheet: Sheet, drawing: Drawing, centre: Point, palette: Palette) -> None:
    """The points of a city are there."""
    drawing.circle(centre, 13, palette.ivory, stroke=palette.brass_dark, width=1)
    sheet.symbols.append(Symbol("check", centre, 20, MET))


def ask(
    sheet: Sheet,
    demands: Sequence[Demanded],
    lines: Point,
    block: tuple[float, float, float],
    palette: Palette,
) -> None:
    """The demands of a city, each with its card, its number, its pips.

    Few stand in lines, where ``lines`` says that they begin and have their middle. Many stand side by side in
    the ``block`` with this middle, top and width.
    """
    drawing, among = sheet.layers[-1].drawing, len(demands)
    (left, middle), (centre, top, room) = lines, block
    each = min(35.0, room / max(1, among))
    for number, (color, need, missing) in enumerate(demands):
        off = number - (among - 1) / 2
        if among < _MANY:
            y = middle + off * 47.5
            asked_card(drawing, (left, y - 19), 28, color, palette)
            sheet.figures.append(Figure(need, (left + 46, y), _DIGIT, palette.ink))
            signs.pips(drawing, (left + 87, y), need, missing, palette, room=46)
        else:
            x = centre + off * each
            asked_card(drawing, (x - 12, top), 24, color, palette)
            sheet.figures.append(Figure(need, (x, top + 53), _DIGIT, palette.ink, width=each - 2))
            signs.pips(drawing, (x, top + 85), need, missing, palette, room=each - 3)


def asked_card(drawing: Drawing, at: Point, width: float, color: str, palette: Palette) -> None:
    """The card that is asked for, or one of any one colour."""
    if color:
        signs.chip(drawing, at, width, color, palette)
    else:
        signs.any_chip(drawing, at, width, palette)


def entered(city: City, palette: Palette) -> Sheet:
    """A city in the possession of a player, in small."""
    drawing = Drawing(100, 100)
    drawing.rect((1, 1), (98, 98), rgb("7a3f86"), 20, stroke=palette.brass_light, width=4)
    drawing.rect((8, 8), (84, 84), palette.ivory, 14)
    skyline(drawing, (50, 86), 78, palette)
    return Sheet.of(drawing)


def skyline(drawing: Drawing, foot: Point, width: float, palette: Palette) -> None:
    """Domes and minarets of a city."""
    x, y = foot
    dark, lit = rgb("3c2c5a"), palette.brass_light
    for side in (-1, 1):
        scenery.minaret(drawing, (x + side * width * 0.42, y), width * 0.1, width * 0.66, lit, dark, lit)
    for dx, size in ((-0.22, 0.34), (0.22, 0.34), (0.0, 0.46)):
        left, wall = x + (dx - size / 2) * width, width * 0.2
        foot = (x + dx * width, y - wall)
        scenery.dome(drawing, foot, width * size, width * size * 0.86, TURQUOISE, dark, lit)
        drawing.rect((left, y - wall), (width * size, wall), dark)


def goal(count: int, look: str, palette: Palette) -> Sheet:
    """What ends the game: prestige, a city; or that the last round is being played."""
    drawing = Drawing(132, 61)
    body = drawing.linear((0, 0), (0, 61), (0, palette.raised), (1, palette.surface))
    drawing.rect((1.5, 1.5), (129, 58), body, 12, stroke=palette.brass, width=2.4)
    sheet = Sheet.of(drawing)
    sign = "hourglass" if look == "last" else "crown"
    last = look == "last"
    sheet.symbols.append(Symbol(sign, (22 if last else 34, 30), 32 if last else 40, palette.brass_light))
    if look == "cities":
        skyline(drawing, (94, 52), 56, palette)
    elif look == "last":
        sheet.words.append(Words(text("splendor-plaque-last"), (83, 30), 34, palette.on_dark, width=88))
    else:
        sheet.figures.append(Figure(count, (92, 30.5), 38, palette.on_dark, width=66))
    return sheet


def total(count: int, limit: int, palette: Palette) -> Sheet:
    """How many tokens a player has of those that may be kept."""
    row = _WIDE if count > _ONE_DIGIT else _SLIM
    wide = row.width
    drawing = Drawing(wide, 100)
    drawing.rect(
        (1.5, 1.5),
        (wide - 3, 97),
        palette.table_deep,
        row.corner,
        fill_opacity=0.55,
        stroke=palette.brass_dark,
        width=3,
    )
    color = palette.danger if count > limit else palette.brass_light if count == limit else palette.on_dark
    sheet = Sheet.of(drawing)
    (left, left_most), (right, right_most) = row.held, row.limit
    sheet.figures.append(Figure(count, (left, 50), row.high, color, width=left_most))
    slash = [(row.slash - row.lean, 85), (row.slash + row.lean, 15)]
    drawing.polyline(slash, palette.brass, 7, cap="round")
    sheet.figures.append(Figure(limit, (right, 50), row.high, palette.on_dark_soft, width=right_most))
    return sheet
