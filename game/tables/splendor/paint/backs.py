"""The backs of cards, and decks: tile-work in the colour of the level, of another cut for Orient."""

from __future__ import annotations

from game.art.drawing import Drawing, Point
from game.art.girih import eightfold, rosette
from game.art.palette import Color, Palette, mix, rgb
from game.art.sheets import Figure, Layer, Sheet
from game.rules.splendor.components import BASE, Row
from game.tables.splendor.paint.cards import HEIGHT, RADIUS, WIDTH

_GROUNDS = (rgb("0d6462"), rgb("6d3a2c"), rgb("243a8a"))
_ORIENT_GROUNDS = (rgb("4f7a2a"), rgb("8a4a10"), rgb("6a2a86"))
_LABEL, _LABEL_DIGITS, _LABEL_SHARE = (150.0, 140.0), 112.0, 0.885
"""The label on a small deck, how high its number is, and its share of the width: a disc would leave the
digits less room."""
_DISC = 48.0
"""The radius of the disc on a large deck: a Persian zero in its number can be read from afar."""
_FOLDS, _ORIENT_FOLDS = (8, 10, 12), (9, 14, 16)


def _ground(row: Row) -> Color:
    return (_GROUNDS if row.set == BASE else _ORIENT_GROUNDS)[row.level - 1]


def back(row: Row, palette: Palette) -> Sheet:
    """The back of a card: tile-work in the colour of its level, with one to three brass dots."""
    drawing = Drawing(WIDTH, HEIGHT)
    level, ground = row.level, _ground(row)
    dark = mix(ground, palette.table_deep, 0.6)
    fill = drawing.radial(
        (WIDTH / 2, HEIGHT * 0.44), 150, (0, mix(ground, (255, 255, 255), 0.1)), (0.45, ground), (1, dark)
    )
    drawing.rect((0.5, 0.5), (WIDTH - 1, HEIGHT - 1), palette.ivory, RADIUS)
    drawing.rect((5.5, 5.5), (WIDTH - 11, HEIGHT - 11), fill, RADIUS - 4)
    _back_tiles(drawing, palette, mix(ground, palette.brass_light, 0.35))
    centre = (WIDTH / 2, HEIGHT / 2 - 14)
    _medallion(drawing, centre, row, palette)
    drawing.rect((5.5, 5.5), (WIDTH - 11, HEIGHT - 11), radius=RADIUS - 4, stroke=palette.brass, width=2)
    drawing.rect(
        (10, 10),
        (WIDTH - 20, HEIGHT - 20),
        radius=RADIUS - 6,
        stroke=palette.brass,
        width=0.9,
        stroke_opacity=0.8,
    )
    for i in range(level):
        at = (WIDTH / 2 + (i - (level - 1) / 2) * 27, HEIGHT - 31.0)
        drawing.circle(at, 9.8, dark, stroke=palette.brass_light, width=1.6)
        drawing.circle(at, 5.8, palette.brass_light)
    return Sheet.of(drawing)


def _back_tiles(drawing: Drawing, palette: Palette, line: Color) -> None:
    cell = eightfold(20)
    columns, rows = 3, 4
    left, top = (WIDTH - columns * cell.width) / 2, (HEIGHT - rows * cell.height) / 2
    for column in range(columns):
        for row in range(rows):
            with drawing.place(left + column * cell.width, top + row * cell.height):
                for outline in cell.great:
                    drawing.polygon(outline, stroke=line, width=1, stroke_opacity=0.75)
    for column in range(1, columns):
        for row in range(1, rows):
            with drawing.place(left + column * cell.width, top + row * cell.height):
                drawing.polygon(cell.small[0], stroke=line, width=1, stroke_opacity=0.75)


def _medallion(drawing: Drawing, centre: Point, row: Row, palette: Palette) -> None:
    ground = _ground(row)
    count = (_FOLDS if row.set == BASE else _ORIENT_FOLDS)[row.level - 1]
    deep = mix(ground, palette.table_deep, 0.45)
    drawing.circle(centre, 59, deep, stroke=palette.brass, width=1.8)
    flower = rosette(centre, 54, count, 0.47)
    for outline in flower.gaps:
        drawing.polygon(outline, mix(ground, palette.table_deep, 0.2), stroke=palette.brass, width=0.9)
    for outline in flower.petals:
        drawing.polygon(
            outline, mix(ground, (255, 255, 255), 0.14), stroke=palette.brass_light, width=1.2, join="round"
        )
    drawing.polygon(flower.heart, palette.brass, stroke=palette.brass_light, width=1.2, join="round")
    drawing.polygon(rosette(centre, 54, count, 0.3).heart, deep, stroke=palette.brass_dark, width=1)


def pile(row: Row, count: int, palette: Palette, *, small: bool = False) -> Sheet:
    """A deck: its back on as many edges as it is thick, with the number of cards left.

    A small one has no room for more than the number.
    """
    ground = Drawing(WIDTH, HEIGHT)
    thick = 1 + min(3, count // 9)
    lift = 3.2
    for i in range(thick, 0, -1):
        shade = mix(palette.ivory_shade, palette.ink, 0.25 + 0.12 * (i % 2))
        drawing_at = (i * lift * 0.55 + 0.5, i * lift + 0.5)
        ground.rect(drawing_at, (WIDTH - 11, HEIGHT - 15), shade, RADIUS - 1, stroke=palette.ink, width=0.8)
    top = Drawing(WIDTH, HEIGHT)
    under = back(row, palette).layers[0].drawing
    sheet = Sheet([Layer(ground), Layer(under, scale=(WIDTH - 10) / WIDTH, shared=True), Layer(top)])
    centre = ((WIDTH - 10) / 2, (HEIGHT - 14) / 2 - 13.0)
    if small:
        wide, high = _LABEL
        corner = (centre[0] - wide / 2, centre[1] - high / 2)
        top.rect(corner, _LABEL, palette.ivory, 16, stroke=palette.brass_dark, width=5.8)
        number = Figure(count, centre, _LABEL_DIGITS, palette.ink, width=wide * _LABEL_SHARE)
        sheet.figures.append(number)
        return sheet
    top.circle(centre, _DISC, palette.ivory, stroke=palette.brass_dark, width=4)
    top.circle(centre, _DISC * 0.89, stroke=palette.brass, width=1.6)
    sheet.figures.append(Figure(count, centre, _DISC * 0.96, palette.ink, width=_DISC * 1.6))
    return sheet
