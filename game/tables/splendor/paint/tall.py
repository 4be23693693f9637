"""Posts and cities as they stand in a column beside the cards: narrow and high, their numbers in large print.

They say what the broad shields say; only what is nothing but ornament has less room.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing import Drawing, Point
from game.art.palette import Color, Palette, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Sheet, Symbol
from game.rules.splendor.components import COLORS
from game.rules.splendor.tiles import City, Post
from game.tables.splendor.paint import signs
from game.tables.splendor.paint.powers import POWERS, TURQUOISE
from game.tables.splendor.paint.shields import ask, demanded, skyline, tick
from game.tables.splendor.placing import TileLook

POST, CITY = 147.0, 198.0
"""How high they are; how wide, the room says."""
_DIGIT = 31.0
_POWERS = 0.84
"""How large is what a post gives at most."""
_TOPS = {"points": 1}
"""Where the picture of what a post gives begins, of 100; that of the others lies lower."""
_MARK, _MARK_OF_MANY = 12.2, 10.4
"""The radius of the mark of who holds a post, where they are few and many."""
_FOOT = 107.0
"""Where the demands of a post stand, above their pips."""
_MEDAL, _MANY = 35.0, 3
_BLOCK = 119.0
"""How wide many demands of a city are together."""


def _plaque(size: Point, palette: Palette, ground: Color) -> Drawing:
    """An ivory plaque in a narrow frame."""
    width, height = size
    drawing = Drawing(width, height)
    drawing.rect((1, 1), (width - 2, height - 2), ground, 11, stroke=palette.ink, width=1.6)
    ivory = drawing.linear((0, 0), (width, height), (0, palette.ivory), (1, palette.ivory_shade))
    drawing.rect((5, 5), (width - 10, height - 10), ivory, 7, stroke=palette.brass, width=1.6)
    return drawing


def post(post: Post, look: TileLook, seats: Sequence[SeatStyle], palette: Palette, shape: float) -> Sheet:
    """What a post gives and who has founded it; below, what it asks for and how far that is there."""
    width = POST * shape
    drawing = _plaque((width, POST), palette, TURQUOISE)
    sheet = Sheet.of(drawing)
    wanted = [place for place, need in enumerate(post.needs) if need]
    single, scale = len(wanted) == 1, min(_POWERS, (width - 40) / 94)
    top = 7 - _TOPS.get(post.power, 14) * scale
    with drawing.place(8, top, scale):
        POWERS[post.power](drawing, palette)
    each = (width - 14) / 2
    for number, place in enumerate(wanted):
        # Of two demands each number stands close to its card, and apart from the other card.
        x, chip = (width / 2 - 30, 22.0) if single else (8 + number * (each + 2), 18.0)
        signs.chip(drawing, (x, _FOOT - chip * 0.7), chip, COLORS[place], palette)
        digit, need = (x + (42 if single else 31.5), _FOOT), post.needs[place]
        sheet.figures.append(Figure(need, digit, _DIGIT, palette.ink, width=25))
        signs.pips(drawing, (x + 28 if single else x + 21, 132), need, look.missing(place, need), palette)
    if look.met:
        signs.gilt(drawing, palette, 10)
    if post.power == "points":
        sheet.figures.append(Figure(1, (8 + 50 * scale, top + 45 * scale), 36, palette.ink))
    mark = _MARK if len(look.holders) < _MANY else _MARK_OF_MANY
    for number, seat in enumerate(look.holders):
        centre = (width - 7 - mark, 8 + mark * (1 + 2 * number))
        drawing.circle(centre, mark - 0.3, palette.table_deep, stroke=palette.brass_light, width=1.2)
        sheet.symbols.append(Symbol(seats[seat].symbol, centre, 1.7 * mark, seats[seat].color))
    return sheet


def city(city: City, look: TileLook, palette: Palette, shape: float) -> Sheet:
    """The prestige that a city asks for beside its skyline; below, the cards, and how far all is there."""
    width = CITY * shape
    drawing = _plaque((width, CITY), palette, rgb("7a3f86"))
    sheet, demands = Sheet.of(drawing), demanded(city, look)
    middle = width / 2
    medal, view = ((43.0, 47.0), (width - 37, 84.0)) if demands else ((middle, 62.0), (middle, 186.0))
    skyline(drawing, view, 48 if demands else 76, palette)
    signs.prestige(drawing, medal, _MEDAL, palette, window=0.81)
    sheet.figures.append(Figure(city.points, medal, 34.5, palette.ink, width=50, disc=2 * _MEDAL * 0.81 - 7))
    if look.lack is not None and not look.lack.points:
        tick(sheet, drawing, (width - 37, 26) if demands else (middle + 34, 94), palette)
    if look.met:
        signs.gilt(drawing, palette, 10)
    ask(sheet, demands, (14, 140), (middle, 92, _BLOCK), palette)
    return sheet
