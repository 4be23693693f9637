"""Posts and cities: tile-work shields with what they ask for, what they give, and who holds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.art import scenery, tokens
from game.art.drawing import Drawing, Point, ring, star
from game.art.girih import rosette
from game.art.palette import Color, Palette, mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Sheet, Symbol, Words
from game.rules.kernel.text import text
from game.rules.splendor.components import COLORS
from game.rules.splendor.tiles import City, Post
from game.tables.splendor.paint import signs
from game.tables.splendor.paint.tones import VIOLET
from game.tables.splendor.shields import Look

_TURQUOISE: Color = rgb("12828c")
_POST, _CITY, _CITY_TALL = (226.0, 132.0), (230.0, 132.0), (132.0, 230.0)
_DIGIT = 29.0


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


def post(post: Post, look: Look, seats: Sequence[SeatStyle], palette: Palette) -> Sheet:
    """A trading post: its demands, its power, and the signs of those who have founded it."""
    drawing = Drawing(*_POST)
    _tile(drawing, _POST, palette, _TURQUOISE)
    sheet = Sheet.of(drawing)
    wanted = [place for place, need in enumerate(post.needs) if need]
    for row, place in enumerate(wanted):
        y = 66 + (row - (len(wanted) - 1) / 2) * 49
        signs.chip(drawing, (10, y - 21), 31, COLORS[place], palette)
        sheet.figures.append(Figure(post.needs[place], (55, y), _DIGIT, palette.ink))
        if look.lack is not None:
            signs.badge(sheet, drawing, (85.5, y), 19, look.lack.cards[place])
    with drawing.place(105, 21, 0.9):
        _POWERS[post.power](drawing, palette)
    if post.power == "points":
        sheet.figures.append(Figure(1, (105 + 45, 21 + 41), 34, palette.ink))
    for number, seat in enumerate(look.holders):
        centre = (208.0, 26 + number * 26.6)
        drawing.circle(centre, 12.6, palette.table_deep, stroke=palette.brass_light, width=1.4)
        sheet.symbols.append(Symbol(seats[seat].symbol, centre, 21, seats[seat].color))
    return sheet


def charter(post: Post, palette: Palette) -> Sheet:
    """A post in the possession of a player, in small: its power."""
    drawing = Drawing(100, 100)
    drawing.rect((1, 1), (98, 98), _TURQUOISE, 20, stroke=palette.brass_light, width=4)
    drawing.rect((8, 8), (84, 84), palette.ivory, 14)
    sheet = Sheet.of(drawing)
    with drawing.place(8, 8, 0.84):
        _POWERS[post.power](drawing, palette)
    return sheet


def city(city: City, look: Look, palette: Palette, *, tall: bool = False) -> Sheet:
    """A city: the prestige and the cards that it asks for, before its skyline."""
    size = _CITY_TALL if tall else _CITY
    drawing = Drawing(*size)
    _tile(drawing, size, palette, rgb("7a3f86"))
    sheet = Sheet.of(drawing)
    lack = look.lack
    short = lack.points if lack is not None else 0
    medal: Point = (66, 50) if tall else (47, 47 if short else 58)
    skyline(drawing, (66, 112) if tall else (47, 118), 92 if tall else 76, palette)
    signs.prestige(drawing, medal, 35, palette)
    sheet.figures.append(Figure(city.points, medal, 32, palette.ink, width=46))
    wanted = [(COLORS[i], need, i) for i, need in enumerate(city.needs) if need]
    demands = [*wanted, *([("", city.other, 5)] if city.other else [])]
    if short:
        # Clear of the medal: below it, or where a city that asks for nothing else has all the room.
        below: Point = (102, 100) if tall else (58, 101)
        signs.badge(sheet, drawing, below if demands or tall else (158, 66), 20 if tall else 18.6, short)
    for number, (color, need, place) in enumerate(demands):
        x, y = _cell(number, len(demands), tall)
        if color:
            signs.chip(drawing, (x, y - 18), 27, color, palette)
        else:
            signs.any_chip(drawing, (x, y - 18), 27, palette)
        both = not tall and len(demands) < 3  # else what is missing takes the place of what is asked for
        if lack is None or both:
            sheet.figures.append(Figure(need, (x + 44, y), _DIGIT, palette.ink))
        if lack is not None:
            missing, aside = lack.cards[place] if color else lack.other, 79 if both else 43 if tall else 46
            signs.badge(sheet, drawing, (x + aside, y), 16.5 if tall else 18.2, missing)
    return sheet


def _cell(number: int, among: int, tall: bool) -> Point:
    """Where a demand of a city begins: its left edge and its middle."""
    rows = -(-among // 2)
    row, column = divmod(number, 2)
    if tall:
        return (7 + column * 61 if among > 1 else 34, 166 + (row - (rows - 1) / 2) * 38)
    if among < 3:
        return (112, 66 + (number - (among - 1) / 2) * 48)
    return (91 + column * 68, 66 + (row - (rows - 1) / 2) * 37)


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
        scenery.dome(drawing, foot, width * size, width * size * 0.86, _TURQUOISE, dark, lit)
        drawing.rect((left, y - wall), (width * size, wall), dark)


def goal(count: int, look: str, palette: Palette) -> Sheet:
    """What ends the game: prestige, a city; or that the last round is being played."""
    drawing = Drawing(172, 132)
    body = drawing.linear((0, 0), (0, 132), (0, palette.raised), (1, palette.surface))
    drawing.rect((2, 2), (168, 128), body, 16, stroke=palette.brass, width=2.4)
    sheet = Sheet.of(drawing)
    if look == "last":
        sheet.symbols.append(Symbol("hourglass", (86, 38), 50, palette.brass_light))
        for number, key in enumerate(("splendor-plaque-last", "splendor-plaque-round")):
            line = text(key)
            sheet.words.append(Words(line, (86, 80 + number * 30), 36, palette.on_dark, width=150))
    elif look == "cities":
        skyline(drawing, (62, 108), 96, palette)
        sheet.symbols.append(Symbol("crown", (134, 66), 50, palette.brass_light))
    else:
        for bead in ring((86, 66), 56, 12):
            drawing.polygon(star(bead, 5, 2.4, 4), palette.brass)
        flower = rosette((86, 66), 48, 10, 0.7)
        for outline in flower.petals:
            drawing.polygon(
                outline, mix(palette.surface, palette.brass, 0.25), stroke=palette.brass, width=0.8
            )
        sheet.symbols.append(Symbol("crown", (86, 30), 40, palette.brass_light))
        sheet.figures.append(Figure(count, (86, 76), 46, palette.on_dark, palette.table_deep))
    return sheet


def total(count: int, limit: int, palette: Palette) -> Sheet:
    """How many tokens a player has of those that may be kept."""
    drawing = Drawing(216, 100)
    drawing.rect(
        (1.5, 1.5), (213, 97), palette.table_deep, 46, fill_opacity=0.55, stroke=palette.brass_dark, width=3
    )
    color = palette.danger if count > limit else palette.brass_light if count == limit else palette.on_dark
    sheet = Sheet.of(drawing)
    sheet.figures.append(Figure(count, (54, 50), 76, color, width=80))
    drawing.polyline([(93, 88), (106, 12)], palette.brass, 7, cap="round")
    sheet.figures.append(Figure(limit, (154, 50), 76, palette.on_dark_soft, width=86))
    return sheet


# --- powers, each into 100 x 100 units ------------------------------------------------------------------


def _rebate(drawing: Drawing, palette: Palette) -> None:
    signs.mini(drawing, (4, 24), (38, 54), palette.gems["gold"], palette)
    _plus(drawing, (54, 51), 9, palette)
    signs.rainbow(drawing, (80, 51), 18, palette)


def _draw(drawing: Drawing, palette: Palette) -> None:
    for x, y in ((16, 14), (44, 24)):
        signs.mini(drawing, (x, y), (42, 58), VIOLET, palette)
        drawing.polygon(star((x + 21, y + 29), 13, 6, 8), palette.brass_light)
    drawing.polygon([(50, 96), (38, 84), (62, 84)], palette.ink)


def _third(drawing: Drawing, palette: Palette) -> None:
    for x in (0, 18):
        with drawing.place(x, 24, 0.44):
            tokens.token(drawing, "blue", palette)
    _plus(drawing, (67, 30), 8, palette)
    with drawing.place(56, 42, 0.44):
        tokens.token(drawing, "red", palette)


def _double(drawing: Drawing, palette: Palette) -> None:
    with drawing.place(2, 28, 0.46):
        tokens.token(drawing, "gold", palette)
    for y in (43, 55):
        drawing.rect((50, y), (14, 4.6), palette.ink)
    for y in (8, 50):
        with drawing.place(62, y - 2, 0.4):
            tokens.token(drawing, "green", palette)


def _points(drawing: Drawing, palette: Palette) -> None:
    signs.prestige(drawing, (50, 45), 44, palette)
    for i in range(3):
        drawing.rect((20 + i * 22, 82), (16, 16), _TURQUOISE, 4, stroke=palette.ink, width=1.4)


def _plus(drawing: Drawing, centre: Point, reach: float, palette: Palette) -> None:
    x, y = centre
    drawing.rect((x - reach, y - reach * 0.28), (reach * 2, reach * 0.56), palette.ink)
    drawing.rect((x - reach * 0.28, y - reach), (reach * 0.56, reach * 2), palette.ink)


_POWERS: Mapping[str, Callable[[Drawing, Palette], None]] = {
    "token": _rebate,
    "draw": _draw,
    "third": _third,
    "gold": _double,
    "points": _points,
}
