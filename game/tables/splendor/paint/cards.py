"""Development cards: the ivory face in two sizes, and the tiled backs of the three decks."""

from __future__ import annotations

from collections.abc import Mapping

from game.art.drawing import Drawing, Point, box, star
from game.art.gems import gem
from game.art.girih import eightfold, rosette
from game.art.palette import Color, Palette, mix, rgb
from game.art.sheets import Figure, Layer, Sheet
from game.rules.splendor.components import COLORS, Card
from game.tables.splendor.paint import scenes

WIDTH, HEIGHT = 168.0, 236.0
_RADIUS, _EDGE, _HEAD = 11.0, 5.0, 55.0
_PILL: Point = (68.0, 36.0)
_LEVEL_GROUNDS = (rgb("0d6462"), rgb("6d3a2c"), rgb("243a8a"))
_FOLDS = (8, 10, 12)


def face(card: Card, number: int, palette: Palette) -> Sheet:
    """A card as it lies in the market: bonus and prestige in the head, the price at the foot."""
    color = card.color
    picture = scenes.scene(card.id, number, card.level, color, palette)
    front = Drawing(WIDTH, HEIGHT)
    sheet = Sheet([Layer(_paper(palette)), Layer(picture, (_EDGE + 1, _HEAD + 1)), Layer(front)])
    _frame(front, palette, color)
    _head(sheet, front, card, palette)
    price = [(name, cost) for name, cost in zip(COLORS, card.cost, strict=True) if cost]
    for row, (name, cost) in enumerate(reversed(price)):
        _pill(sheet, front, (10, HEIGHT - 11 - (row + 1) * (_PILL[1] + 2.5)), name, cost, palette)
    return sheet


def _paper(palette: Palette) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT)
    ivory = drawing.linear((0, 0), (0, HEIGHT), (0, palette.ivory), (1, palette.ivory_shade))
    drawing.rect((0.5, 0.5), (WIDTH - 1, HEIGHT - 1), ivory, _RADIUS)
    return drawing


def _frame(drawing: Drawing, palette: Palette, color: str) -> None:
    """The ivory edge that rounds off the picture, and the tinted head."""
    tone = palette.gems[color]
    hole = box(_EDGE + 1.5, _HEAD + 1.5, WIDTH - 2 * _EDGE - 3, HEIGHT - _HEAD - _EDGE - 3, 6)
    r, low, right = _RADIUS, HEIGHT - 0.5, WIDTH - 0.5
    edge = f"M0.5 {_HEAD - 1}H{right}V{low - r}a{r} {r} 0 0 1 -{r} {r}H{r + 0.5}a{r} {r} 0 0 1 -{r} -{r}Z"
    drawing.path(edge + hole, palette.ivory_shade, rule="evenodd")
    drawing.path(hole, stroke=mix(tone.deep, palette.ink, 0.3), width=1.4)
    tint = drawing.linear(
        (0, 0), (WIDTH, 0), (0.2, palette.ivory), (0.62, mix(palette.ivory, tone.base, 0.3)),
        (1, mix(palette.ivory, tone.base, 0.62)),
    )  # fmt: skip
    drawing.path(
        f"M0.5 {_HEAD}V{r + 0.5}a{r} {r} 0 0 1 {r} -{r}H{WIDTH - 0.5 - r}a{r} {r} 0 0 1 {r} {r}V{_HEAD}Z",
        tint,
    )
    drawing.rect((0, _HEAD - 2.6), (WIDTH, 4.2), tone.deep)
    for i in range(17):
        at = (i * WIDTH / 16, _HEAD - 0.5)
        drawing.polygon(star(at, 2.5, 1.3, 4), palette.brass_light)
    drawing.rect(
        (0.8, 0.8),
        (WIDTH - 1.6, HEIGHT - 1.6),
        radius=_RADIUS,
        stroke=mix(palette.brass_dark, palette.ink, 0.35),
        width=1.6,
    )


def _head(sheet: Sheet, drawing: Drawing, card: Card, palette: Palette) -> None:
    color = card.color
    with drawing.place(WIDTH - 52, 3, 0.475):
        gem(drawing, color, palette.gems[color])
    if card.points:
        sheet.figures.append(Figure(card.points, (31, 26.5), 36, palette.ink))


def _pill(sheet: Sheet, drawing: Drawing, at: Point, name: str, cost: int, palette: Palette) -> None:
    """One colour of the price: the stone and how many."""
    tone = palette.gems[name]
    x, y = at
    drawing.rect((x + 0.6, y + 1.8), _PILL, tone.line, _PILL[1] / 2, fill_opacity=0.45)
    drawing.rect(at, _PILL, palette.ivory, _PILL[1] / 2, stroke=tone.deep, width=1.6)
    with drawing.place(x + 2.5, y + 2.2, 0.316):
        gem(drawing, name, tone)
    sheet.figures.append(Figure(cost, (x + 49, y + _PILL[1] / 2), 27.8, palette.ink))


def compact(card: Card, palette: Palette) -> Sheet:
    """A card in small: no picture, the price in two columns, as large as it can be."""
    color = card.color
    tone = palette.gems[color]
    drawing = Drawing(100, 140)
    ivory = drawing.linear((0, 0), (0, 140), (0, palette.ivory), (1, palette.ivory_shade))
    drawing.rect(
        (0.8, 0.8), (98.4, 138.4), ivory, 9, stroke=mix(palette.brass_dark, palette.ink, 0.35), width=1.6
    )
    drawing.path(
        "M1.6 49V10a8.400 8.400 0 0 1 8.400 -8.400H90a8.400 8.400 0 0 1 8.400 8.400V49Z",
        mix(palette.ivory, tone.base, 0.45),
    )
    drawing.rect((1.6, 47.5), (96.8, 3.5), tone.deep)
    sheet = Sheet.of(drawing)
    with drawing.place(52, 3, 0.43):
        gem(drawing, color, tone)
    if card.points:
        sheet.figures.append(Figure(card.points, (26, 25), 34, palette.ink))
    price = [(name, cost) for name, cost in zip(COLORS, card.cost, strict=True) if cost]
    for at, (name, cost) in zip(_SMALL_PRICES[len(price)], price, strict=True):
        large = len(price) < 3
        with drawing.place(*at, 0.4 if large else 0.27):
            gem(drawing, name, palette.gems[name])
        centre = (at[0] + 59, at[1] + 20) if large else (at[0] + 33.5, at[1] + 14)
        # Where room is short the number lies over the edge of the stone; the ivory line keeps them apart.
        line = None if large else mix(palette.ivory, palette.ivory_shade, 0.6)
        sheet.figures.append(Figure(cost, centre, 33, palette.ink, line, width=60 if large else 31))
    return sheet


_SMALL_PRICES: Mapping[int, tuple[Point, ...]] = {
    1: ((13, 74),),
    2: ((13, 54), (13, 96)),
    3: ((1, 61), (49, 61), (1, 103)),
    4: ((1, 61), (49, 61), (1, 103), (49, 103)),
}
"""Where the stones of a small card's price lie, by how many colours there are."""


def back(level: int, palette: Palette) -> Sheet:
    """The back of a card: tile-work in the colour of its level, with one to three brass dots."""
    drawing = Drawing(WIDTH, HEIGHT)
    ground = _LEVEL_GROUNDS[level - 1]
    dark = mix(ground, palette.table_deep, 0.6)
    fill = drawing.radial(
        (WIDTH / 2, HEIGHT * 0.44), 150, (0, mix(ground, (255, 255, 255), 0.1)), (0.45, ground), (1, dark)
    )
    drawing.rect((0.5, 0.5), (WIDTH - 1, HEIGHT - 1), palette.ivory, _RADIUS)
    drawing.rect((5.5, 5.5), (WIDTH - 11, HEIGHT - 11), fill, _RADIUS - 4)
    _back_tiles(drawing, palette, mix(ground, palette.brass_light, 0.35))
    centre = (WIDTH / 2, HEIGHT / 2 - 14)
    _medallion(drawing, centre, level, ground, palette)
    drawing.rect((5.5, 5.5), (WIDTH - 11, HEIGHT - 11), radius=_RADIUS - 4, stroke=palette.brass, width=2)
    drawing.rect(
        (10, 10),
        (WIDTH - 20, HEIGHT - 20),
        radius=_RADIUS - 6,
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


def _medallion(drawing: Drawing, centre: Point, level: int, ground: Color, palette: Palette) -> None:
    count = _FOLDS[level - 1]
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


def pile(level: int, count: int, palette: Palette) -> Sheet:
    """A deck: its back on as many edges as it is thick, with the number of cards left; or its empty place."""
    ground = Drawing(WIDTH, HEIGHT)
    if not count:
        return _no_pile(ground, level, palette)
    thick = 1 + min(3, count // 9)
    lift = 3.2
    for i in range(thick, 0, -1):
        shade = mix(palette.ivory_shade, palette.ink, 0.25 + 0.12 * (i % 2))
        drawing_at = (i * lift * 0.55 + 0.5, i * lift + 0.5)
        ground.rect(drawing_at, (WIDTH - 11, HEIGHT - 15), shade, _RADIUS - 1, stroke=palette.ink, width=0.8)
    top = Drawing(WIDTH, HEIGHT)
    under = back(level, palette).layers[0].drawing
    sheet = Sheet([Layer(ground), Layer(under, scale=(WIDTH - 10) / WIDTH), Layer(top)])
    centre = ((WIDTH - 10) / 2, (HEIGHT - 14) / 2 - 13.0)
    top.circle(centre, 31.5, palette.ivory, stroke=palette.brass_dark, width=2.4)
    top.circle(centre, 28, stroke=palette.brass, width=1)
    sheet.figures.append(Figure(count, centre, 29, palette.ink, width=47))
    return sheet


def _no_pile(ground: Drawing, level: int, palette: Palette) -> Sheet:
    ground.rect((2, 2), (WIDTH - 4, HEIGHT - 4), palette.table_deep, _RADIUS, fill_opacity=0.45)
    ground.rect(
        (2, 2), (WIDTH - 4, HEIGHT - 4), radius=_RADIUS, stroke=palette.brass, width=1.6, stroke_opacity=0.55
    )
    outline = star((WIDTH / 2, HEIGHT / 2 - 14), 46, 46 * 0.765, 8)
    ground.polygon(outline, stroke=palette.brass, width=1.4, stroke_opacity=0.45)
    for i in range(level):
        at = (WIDTH / 2 + (i - (level - 1) / 2) * 27, HEIGHT - 31.0)
        ground.circle(at, 8, stroke=palette.brass, width=1.6, stroke_opacity=0.6)
    return Sheet.of(ground)
