"""Tokens in the bank and before the players, the chips that count bonuses, and the nobles' seals."""

from __future__ import annotations

from collections.abc import Callable

from game.art import tokens
from game.art.drawing import Drawing, Point, ring, star
from game.art.gems import gem
from game.art.girih import rosette
from game.art.palette import GemTone, Palette, mix, rgb
from game.art.reading import along
from game.art.sheets import Figure, Layer, Sheet
from game.rules.splendor.components import COLORS, Noble
from game.tables.splendor.paint.signs import chip, gilt, pips, prestige
from game.tables.splendor.placing import TileLook

_DEEPEST = 6
_NOBLE_ROW, _NOBLE_DIGIT, _NOBLE_WIDE = 38.0, 34.0, 25.0
"""From one demand of a noble to the next, the size of their numbers, and how wide they may be."""
_LINE = 67.5
"""Between a noble's demands and what he brings."""
_CELL, _CARD, _TOKEN, _TALL = 68.0, 32.0, 34.0, 1.36
"""How wide a cell of a player's purse is, of the card and the token in it at most; how tall a card is."""
_DIGIT, _LOWEST, _HIGHEST = 0.7, 28.0, 36.0
"""How high a number is in its cell, at least and at most."""
_TINT, _FAINT = 0.42, 0.5
"""How much of its colour the ground of a cell has, and how opaque an empty one is."""


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


def held(color: str, count: int, shape: float, palette: Palette, *, rtl: bool = False) -> Sheet:
    """A player's tokens of one colour, their number beside: the foot of the column of that colour."""
    drawing = _cell(color, count, shape, palette)
    side = min(drawing.height - 4, _TOKEN)

    def draw() -> None:
        with drawing.place(3, (drawing.height - side) / 2 - 1, side / 100):
            tokens.token(drawing, color, palette)

    return _beside(drawing, side + 4, count, palette, rtl, draw)


def bonus(color: str, count: int, held: int, shape: float, palette: Palette, *, rtl: bool = False) -> Sheet:
    """The discount of a colour that a player has, as a small card: the head of the column of that colour.

    Where the cards are not as many as the discount, the card bears their number, ``held``.
    """
    drawing = _cell(color, count, shape, palette)
    wide = min((drawing.height - 5) / _TALL, _CARD)
    high = wide * _TALL
    top = (drawing.height - high) / 2

    def draw() -> None:
        if count > 1:
            drawing.rect((6, top - 1.5), (wide - 0.5, high), palette.ivory_shade, 5, stroke=palette.ink)
        chip(drawing, (3, top), wide, color, palette)
        if held != count:
            drawing.rect((6, top + 3), (wide - 6, high - 6), palette.ivory, 3)

    sheet = _beside(drawing, wide + 6, count, palette, rtl, draw)
    if count and held != count:
        centre = along(3 + wide / 2, _CELL, rtl=rtl)
        sheet.figures.append(Figure(held, (centre, drawing.height / 2), 32, palette.ink, width=wide - 6))
    return sheet


def _cell(color: str, count: int, shape: float, palette: Palette) -> Drawing:
    """The ground of a column's head or foot: faint where nobody has anything, and of gold none at all."""
    drawing = Drawing(_CELL, _CELL / shape)
    if count or color != "gold":
        ground, opaque = mix(palette.table_deep, palette.gems[color].deep, _TINT), 1.0 if count else _FAINT
        drawing.rect((0, 0), (_CELL, drawing.height), ground, 9, fill_opacity=opaque)
    return drawing


def hand(count: int, palette: Palette, *, rtl: bool = False) -> Sheet:
    """The back of a card, and beside it how many a player has reserved."""
    drawing = Drawing(56, 38)
    # A plate below both: the head of who is to act has a colour of its own.
    drawing.rect((0, 0), (56, 38), palette.table_deep, 8, fill_opacity=0.55)

    def draw() -> None:
        ground = mix(rgb("243a8a"), palette.table_deep, 0.35)
        drawing.rect((0.5, 0.5), (26, 37), palette.ivory, 4, stroke=palette.ink, width=0.8)
        drawing.rect((2.5, 2.5), (22, 33), ground, 3)
        drawing.polygon(star((13.5, 19), 9, 6.8, 8), stroke=palette.brass, width=1.2)

    return _beside(drawing, 27, count, palette, rtl, draw)


def _beside(
    drawing: Drawing, wide: float, count: int, palette: Palette, rtl: bool, draw: Callable[[], None]
) -> Sheet:
    """A picture with a number beside it, in the direction of reading; nothing of what nobody has."""
    sheet = Sheet.of(drawing)
    if count:
        room = drawing.width - wide
        with drawing.place(room if rtl else 0):
            draw()
        high = min(max(drawing.height * _DIGIT, _LOWEST), _HIGHEST)
        # Close to its own picture: else it reads as that of the next one.
        off = 3 + high * 0.34 if count < 10 else room / 2
        centre = (along(wide + off, drawing.width, rtl=rtl), drawing.height / 2)
        sheet.figures.append(Figure(count, centre, high, palette.on_dark, width=room - 2))
    return sheet


def noble(guest: Noble, number: int, look: TileLook, palette: Palette) -> Sheet:
    """A noble: what he asks for, with a pip for each card, and beyond a line his prestige and seal.

    Chips, numbers, pips and the prestige each have a column, so that none lies on another.
    """
    drawing = Drawing(132, 132)
    _tile(drawing, palette)
    colors = _wanted(guest)
    drawing.polyline([(_LINE, 14), (_LINE, 118)], palette.brass_dark, 1.3)
    _seal(drawing, (97.5, 94), 26, number, colors, palette)
    prestige(drawing, (97.5, 36), 26, palette)
    marks = Drawing(132, 132)
    sheet = Sheet([Layer(drawing, shared=True), Layer(marks)])
    if look.met:
        gilt(marks, palette, 9)
    sheet.figures.append(Figure(guest.points, (97.5, 36), 34, palette.ink, width=44))
    top = 66 - len(colors) * _NOBLE_ROW / 2
    for row, color in enumerate(colors):
        wanted, y = COLORS.index(color), top + (row + 0.5) * _NOBLE_ROW
        chip(drawing, (6.6, y - 16), 23.5, color, palette)
        need = guest.needs[wanted]
        sheet.figures.append(Figure(need, (43, y), _NOBLE_DIGIT, palette.ink, width=_NOBLE_WIDE))
        pips(marks, (61, y), need, look.missing(wanted, need), palette, down=True)
    return sheet


def noble_won(guest: Noble, number: int, palette: Palette) -> Sheet:
    """A noble in small: the seal."""
    drawing = Drawing(100, 100)
    with drawing.place(0, 0, 100 / 132):
        _tile(drawing, palette)
    _seal(drawing, (50, 50), 43, number, _wanted(guest), palette)
    return Sheet.of(drawing)


def _wanted(guest: Noble) -> list[str]:
    return [name for name, need in zip(COLORS, guest.needs, strict=True) if need]


def _tile(drawing: Drawing, palette: Palette) -> None:
    ivory = drawing.linear((0, 0), (132, 132), (0, palette.ivory), (1, palette.ivory_shade))
    drawing.rect((1, 1), (130, 130), ivory, 9, stroke=mix(palette.brass_dark, palette.ink, 0.35), width=1.8)
    drawing.rect((4.5, 4.5), (123, 123), radius=6, stroke=palette.brass, width=1.3)


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
