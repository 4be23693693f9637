"""Tokens in the bank and before the players, the chips that count bonuses, and the nobles' seals."""

from __future__ import annotations

from game.art import tokens
from game.art.drawing import Drawing, Point, ring
from game.art.gems import gem
from game.art.girih import rosette
from game.art.palette import Color, GemTone, Palette, mix
from game.art.sheets import Figure, Layer, Sheet
from game.rules.splendor.components import COLORS, Noble
from game.tables.splendor.paint.signs import badge, prestige
from game.tables.splendor.shields import TileLook

_DEEPEST = 6
_NOBLE_ROW, _NOBLE_DIGIT = 38.0, 33.0
"""From one demand of a noble to the next, and the size of their numbers."""
_NOBLE_WIDE = (24.6, 44.6), (25.8, 44.0)
"""The width of its broadest numbers and the middle of what it asks for, as usual and in large print: clear of
the cards, the badges and the inner line."""
_NOBLE_LARGE = 1.1
"""How much larger the numbers of a noble are in large print."""
_FAR = (63.5, 32.0, (95.5, 36.0), (95.5, 94.0), 27.0)
_NEAR = (98.0, 30.0, (112.6, 40.0), (112.6, 92.0), 11.4)
"""Right of a noble's demands: the line, the size of the points and their place, the seal and its radius."""
_BADGE, _BADGE_LARGE = (18.0, 1.72), (18.9, 1.77)
"""The radius of its badges, and how many of them their digits may fill, as usual and in large print."""
_WHITE: Color = (255, 255, 255)
_HELD = ((60.0, 61.0), 56.0), ((63.0, 58.0), 62.0)
"""Where the number of a player's tokens stands and how high it is, as usual and in large print: it keeps off
the rounded corner of a rim."""
_SAVED = (44.0, (14.0, 3.5, 0.45), 65.0), (48.5, (16.5, 2.0, 0.4), 63.0)
"""The same of a discount: its digits, where the stone lies and how large, the middle of the digits."""
_CARDS = (37.5, (37.5, 0.5, 40.0, 41.0), 68.5), (41.3, (33.5, 0.0, 44.0, 44.5), 71.0)
"""And where a small card tells of the cards: its digits, its box, the middle of those below it."""


def bank(color: str, count: int, palette: Palette) -> Sheet:
    """A pile of tokens standing on the table, with their number; an empty ring for none."""
    height = tokens.stack_height(_DEEPEST)
    drawing = Drawing(height, height)
    depth = min(count, _DEEPEST)
    corner = ((height - 100) / 2 - 6, height - tokens.stack_height(max(depth, 1)))
    if not count:
        with drawing.place(*corner):
            tokens.ghost(drawing, color, palette)
            _faint(drawing, color, palette, (25, 25), 0.5)
        return Sheet.of(drawing)
    with drawing.place(*corner):
        tokens.edges(drawing, color, palette, depth)
    label = Drawing(height, height)
    top = Layer(tokens.lone(color, palette), corner, shared=True)
    sheet = Sheet([Layer(drawing), top, Layer(label, shared=True)])
    _badge(sheet, label, (height - 26.0, height - 26), 24, count, palette)
    return sheet


def _badge(sheet: Sheet, drawing: Drawing, at: Point, radius: float, count: int, palette: Palette) -> None:
    """A number on an ivory disc with a brass rim."""
    drawing.circle((at[0] + 0.8, at[1] + 1.6), radius + 1, palette.table_deep, fill_opacity=0.6)
    drawing.circle(at, radius, palette.ivory, stroke=palette.brass_dark, width=2.6)
    drawing.circle(at, radius - 3, stroke=palette.brass, width=1)
    sheet.figures.append(Figure(count, at, radius * 1.32, palette.ink, width=radius * 1.6))


def _faint(drawing: Drawing, color: str, palette: Palette, at: Point, scale: float) -> None:
    """The shape of the stone as a dim silhouette."""
    tone = palette.gems[color]
    dim = mix(palette.table, mix(tone.base, palette.on_dark_soft, 0.5), 0.4)
    with drawing.place(*at, scale):
        gem(drawing, color, GemTone(dim, dim, mix(dim, palette.table_deep, 0.4), palette.table_deep, dim))


def single(color: str, palette: Palette) -> Sheet:
    """One token on its way."""
    return Sheet([Layer(tokens.lone(color, palette), shared=True)])


def held(color: str, count: int, palette: Palette, *, large: bool = False) -> Sheet:
    """A player's tokens of one colour, the number written large; still larger in ``large`` print."""
    drawing = Drawing(100, 100)
    sheet = Sheet.of(drawing)
    if not count:
        tokens.ghost(drawing, color, palette)
        _faint(drawing, color, palette, (27, 27), 0.46)
        return sheet
    if count > 1:
        with drawing.place(6.5, 6.5, 0.93):
            drawing.circle((50, 50), 47, palette.gems[color].line)
            drawing.circle((50, 50), 45, palette.gems[color].deep)
    sheet.layers.append(Layer(tokens.lone(color, palette), scale=0.93, shared=True))
    at, high = _HELD[large]
    sheet.figures.append(Figure(count, at, high, _WHITE, palette.table_deep))
    return sheet


def bonus(color: str, count: int, held: int, palette: Palette, *, large: bool = False) -> Sheet:
    """The discount of a colour that a player has, as a small card with its stone.

    Where the cards are not as many as the discount, a small card beside the stone tells how many they are:
    ``held``. In ``large`` print numbers cover more of the picture.
    """
    tone = palette.gems[color]
    drawing = Drawing(78, 100)
    sheet = Sheet.of(drawing)
    if not count:
        drawing.rect((3, 3), (72, 94), palette.table_deep, 9, fill_opacity=0.4)
        edge = mix(tone.base, palette.on_dark_soft, 0.4)
        drawing.rect((3, 3), (72, 94), radius=9, stroke=edge, width=2, stroke_opacity=0.7)
        _faint(drawing, color, palette, (15, 26), 0.48)
        return sheet
    if count > 1:
        drawing.rect((7.5, 7), (69, 92), palette.ivory_shade, 9, stroke=palette.ink, width=1)
    body = drawing.linear((0, 2), (0, 96), (0, mix(tone.base, tone.light, 0.25)), (1, tone.deep))
    drawing.rect((1.5, 1.5), (70, 93), palette.ivory, 9, stroke=tone.line, width=1.6)
    drawing.rect((5, 5), (63, 86), body, 6)
    lone = held == count
    high, stone, middle = _SAVED[large]
    with drawing.place(*(stone if lone else (4.5, 5, 0.34))):
        gem(drawing, color, tone)
    if not lone:
        digits, (x, y, wide, deep), middle = _CARDS[large]
        drawing.rect((x, y), (wide, deep), palette.ivory, 6, stroke=palette.ink, width=2)
        sheet.figures.append(Figure(held, (x + wide / 2, y + deep / 2), digits, palette.ink, width=wide - 5))
    # Below the small card, the edge of its digits included, and clear of the frame.
    tall = high if lone else high - 3
    sheet.figures.append(Figure(count, (36.5, middle), tall, _WHITE, tone.line, width=60))
    return sheet


def noble(guest: Noble, number: int, look: TileLook, palette: Palette, *, large: bool = False) -> Sheet:
    """A noble: what he asks for, and beyond a line his prestige and seal; of the nearest, what is missing.

    Chips, numbers, badges and the prestige each have a column, so that none lies on another.
    """
    drawing, grown = Drawing(132, 132), _NOBLE_LARGE if large else 1.0
    _tile(drawing, palette)
    colors, lack = _wanted(guest), look.lack
    line, points, at, seal, radius = _FAR if lack is None else _NEAR
    reach, free = _BADGE_LARGE if large else _BADGE
    drawing.polyline([(line, 14), (line, 118)], palette.brass_dark, 1.3)
    _seal(drawing, seal, radius, number, colors, palette)
    if lack is None:
        prestige(drawing, at, 26, palette)
    badges = Drawing(132, 132)
    sheet = Sheet([Layer(drawing, shared=True), Layer(badges)])
    wide, middle = _NOBLE_WIDE[large]
    sheet.figures.append(Figure(guest.points, at, points * grown, palette.ink, width=wide))
    top = 66 - len(colors) * _NOBLE_ROW / 2
    for row, color in enumerate(colors):
        y = top + row * _NOBLE_ROW
        _chip(drawing, (6.6, y + 2), color, palette)
        wanted = COLORS.index(color)
        at = (middle, y + _NOBLE_ROW / 2)
        digits = _NOBLE_DIGIT * grown
        sheet.figures.append(Figure(guest.needs[wanted], at, digits, palette.ink, width=wide))
        if lack:
            badge(sheet, badges, (77.8, at[1]), reach, lack.needs[wanted], free=free)
    return sheet


def noble_won(guest: Noble, number: int, palette: Palette, *, large: bool = False) -> Sheet:
    """A noble in small: seal and prestige."""
    drawing = Drawing(100, 100)
    with drawing.place(0, 0, 100 / 132):
        _tile(drawing, palette)
    _seal(drawing, (50, 50), 43, number, _wanted(guest), palette)
    high = 62 * (_NOBLE_LARGE if large else 1.0)
    return Sheet([Layer(drawing)], [Figure(guest.points, (50, 50), high, _WHITE, palette.table_deep)])


def _wanted(guest: Noble) -> list[str]:
    return [name for name, need in zip(COLORS, guest.needs, strict=True) if need]


def _tile(drawing: Drawing, palette: Palette) -> None:
    ivory = drawing.linear((0, 0), (132, 132), (0, palette.ivory), (1, palette.ivory_shade))
    drawing.rect((1, 1), (130, 130), ivory, 9, stroke=mix(palette.brass_dark, palette.ink, 0.35), width=1.8)
    drawing.rect((4.5, 4.5), (123, 123), radius=6, stroke=palette.brass, width=1.3)


def _chip(drawing: Drawing, at: Point, color: str, palette: Palette) -> None:
    """A small card of a colour: nobles ask for cards, not for tokens."""
    tone = palette.gems[color]
    body = drawing.linear((0, at[1]), (0, at[1] + 34), (0, mix(tone.base, tone.light, 0.3)), (1, tone.deep))
    drawing.rect(at, (22, 34), body, 4, stroke=tone.line, width=1.5)
    drawing.rect(
        (at[0] + 2, at[1] + 2), (18, 30), radius=2.5, stroke=palette.ivory, width=1.2, stroke_opacity=0.85
    )
    with drawing.place(at[0] + 2, at[1] + 8, 0.18):
        gem(drawing, color, tone)


def _seal(
    drawing: Drawing, centre: Point, radius: float, number: int, colors: list[str], palette: Palette
) -> None:
    """A seal of tile-work: folds, proportions and colours are a noble's own."""
    folds = (8, 10, 12, 9, 14, 16, 11, 12, 8, 10)[number % 10]
    heart = (0.5, 0.44, 0.42, 0.55, 0.5, 0.56, 0.4, 0.58, 0.36, 0.6)[number % 10]
    tones = [palette.gems[color] for color in colors]
    first, second, third = tones[0], tones[1], tones[-1]
    drawing.circle((centre[0] + 0.8, centre[1] + 1.6), radius + 0.5, palette.ink, fill_opacity=0.35)
    drawing.circle(centre, radius, palette.brass_dark)
    drawing.circle(
        centre,
        radius - 0.8,
        drawing.linear(
            (centre[0] - radius, centre[1] - radius),
            (centre[0] + radius, centre[1] + radius),
            (0, palette.brass_light),
            (1, palette.brass_dark),
        ),
    )
    for bead in ring(centre, radius - 3, 36):
        drawing.circle(bead, 0.9, palette.brass_light)
    drawing.circle(centre, radius - 5.5, first.line)
    flower = rosette(centre, radius - 6.5, folds, heart)
    for outline in flower.gaps:
        drawing.polygon(outline, mix(third.base, third.deep, 0.3), stroke=palette.brass_light, width=0.6)
    for i, outline in enumerate(flower.petals):
        shade = first if len(tones) == 2 or i % 2 else second
        drawing.polygon(
            outline, mix(shade.base, shade.light, 0.12), stroke=palette.brass_light, width=0.9, join="round"
        )
    drawing.polygon(
        flower.heart, mix(second.base, second.light, 0.1), stroke=palette.brass_light, width=1, join="round"
    )
    inner = rosette(centre, radius - 6.5, folds, heart * 0.55)
    drawing.polygon(inner.heart, palette.brass, stroke=palette.brass_light, width=0.8, join="round")
    drawing.circle(centre, radius * heart * 0.13, third.deep)
