"""Development cards: the ivory face in two sizes."""

from __future__ import annotations

from collections.abc import Mapping

from game.art.drawing import Drawing, Point, box, star
from game.art.gems import gem
from game.art.palette import Palette, mix
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Layer, Sheet
from game.rules.splendor.components import BASE, COLORS, ROWS, Card
from game.tables.splendor.paint import landscapes, signs
from game.tables.splendor.paint.tones import VIOLET
from game.tables.splendor.paint.tones import tone as tone_of

WIDTH, HEIGHT = 168.0, 236.0
RADIUS, _EDGE, _HEAD = 11.0, 5.0, 55.0
_PILL: Point = (70.0, 36.0)
_CORNER = 0.36
"""How round the corners of a price are, in its height: broad Persian digits reach into them."""
_GAP, _TOP, _LARGE = 2.0, 57.0, 1.4
"""Between the colours of a price; the highest they may reach; how much larger they are in large print."""
_FOOT, _LARGE_FOOT = 11.0, 7.5
"""What lies below a price: less in large print, so that the digits of four colours keep off the edges."""
_POINTS, _COST, _RIM = 36.0, 29.0, 2.4
"""The height of digits in the head and in the price; in large print a card has one size, and a price that
needs all of its height leaves so much round its digits."""


def face(card: Card, number: int, palette: Palette, taken: str = "", *, large: bool = False) -> Sheet:
    """A card as it lies in the market: bonus and prestige in the head, the price at the foot.

    ``taken`` is the colour that a pair card has taken; in ``large`` print numbers cover more of the picture.
    """
    color = taken or card.color
    picture = landscapes.landscape(card.id, number, card.level, color, palette)
    front = Drawing(WIDTH, HEIGHT)
    sheet = Sheet([Layer(_paper(palette)), Layer(picture, (_EDGE + 1, _HEAD + 1)), Layer(front)])
    _frame(front, palette, color, ROWS[card.row].set == BASE)
    price = [(name, cost) for name, cost in zip(COLORS, card.cost, strict=True) if cost]
    zoom = _LARGE if large else 1.0
    foot = HEIGHT - (_LARGE_FOOT if large else _FOOT)
    high = min(_PILL[1] * zoom, (foot - _TOP) / max(1, len(price)) - _GAP)
    digits = min(_COST * zoom, high - 2 * _RIM)
    _head(sheet, front, card, color, palette, digits if large else _POINTS)
    if card.burn is not None:
        _pyre(sheet, front, card, palette)
    for row, (name, cost) in enumerate(reversed(price)):
        at = (10, foot - (row + 1) * (high + _GAP))
        _pill(sheet, front, at, name, cost, palette, high, digits)
    return sheet


def _paper(palette: Palette) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT)
    ivory = drawing.linear((0, 0), (0, HEIGHT), (0, palette.ivory), (1, palette.ivory_shade))
    drawing.rect((0.5, 0.5), (WIDTH - 1, HEIGHT - 1), ivory, RADIUS)
    return drawing


def _frame(drawing: Drawing, palette: Palette, color: str, base: bool) -> None:
    """The ivory edge that rounds off the picture, and the tinted head; Orient's beads are violet."""
    tone = tone_of(color, palette)
    hole = box(_EDGE + 1.5, _HEAD + 1.5, WIDTH - 2 * _EDGE - 3, HEIGHT - _HEAD - _EDGE - 3, 6)
    r, low, right = RADIUS, HEIGHT - 0.5, WIDTH - 0.5
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
        drawing.polygon(star(at, 2.5, 1.3, 4), palette.brass_light if base else VIOLET.light)
    drawing.rect(
        (0.8, 0.8),
        (WIDTH - 1.6, HEIGHT - 1.6),
        radius=RADIUS,
        stroke=mix(palette.brass_dark, palette.ink, 0.35),
        width=1.6,
    )


def _head(sheet: Sheet, drawing: Drawing, card: Card, color: str, palette: Palette, digits: float) -> None:
    """Bonus and prestige; what the card brings along on the picture below."""
    if card.copies and color == "copy":
        signs.pair(drawing, (WIDTH - 58, 1), 54, palette)
    elif card.gold:
        signs.coins(drawing, (WIDTH - 57, 0), 54, palette)
    else:
        tone = palette.gems[color]
        for i in range(card.worth - 1, -1, -1):
            with drawing.place(WIDTH - 52 - i * 34, 3, 0.475):
                gem(drawing, color, tone)
    if card.free:
        signs.gift(drawing, (WIDTH - 60, _HEAD + 8), 50, card.free, palette)
    if card.points:
        # In large print lower: the rim of the card above reaches over the edge of this one.
        sheet.figures.append(
            Figure(card.points, (34, 29.5 if digits > _POINTS else 26.5), digits, palette.ink)
        )


def _pyre(sheet: Sheet, drawing: Drawing, card: Card, palette: Palette) -> None:
    """The price of a card that is paid with cards: how many of which colour burn."""
    width, height = 112.0, 62.0
    x, y = 10.0, HEIGHT - 13 - height
    drawing.rect((x + 0.6, y + 1.8), (width, height), VIOLET.line, 14, fill_opacity=0.45)
    drawing.rect((x, y), (width, height), palette.ivory, 14, stroke=VIOLET.deep, width=2)
    signs.flame(drawing, (x + 24, y + height - 7), 48)
    sheet.figures.append(Figure(card.burns, (x + 55, y + height / 2), 30, palette.ink))
    signs.chip(drawing, (x + 71, y + 8), 33, COLORS[card.burn or 0], palette)


def _pill(
    sheet: Sheet,
    drawing: Drawing,
    at: Point,
    name: str,
    cost: int,
    palette: Palette,
    height: float,
    digits: float,
) -> None:
    """One colour of the price: the stone and how many."""
    tone, (x, y) = palette.gems[name], at
    width, zoom = _PILL[0] * digits / _COST, height / _PILL[1]
    round_by = height * _CORNER
    drawing.rect((x + 0.6, y + 1.8), (width, height), tone.line, round_by, fill_opacity=0.45)
    drawing.rect(at, (width, height), palette.ivory, round_by, stroke=tone.deep, width=1.6)
    with drawing.place(x + 2.5 * zoom, y + 2.2 * zoom, 0.316 * zoom):
        gem(drawing, name, tone)
    centre = (x + 50 * digits / _COST, y + height / 2)
    sheet.figures.append(Figure(cost, centre, digits, palette.ink))


def compact(card: Card, palette: Palette, taken: str = "") -> Sheet:
    """A card in small: no picture, the price in two columns, as large as it can be."""
    color = taken or card.color
    tone = tone_of(color, palette)
    drawing = _slip(palette)
    drawing.path(
        "M1.6 49V10a8.400 8.400 0 0 1 8.400 -8.400H90a8.400 8.400 0 0 1 8.400 8.400V49Z",
        mix(palette.ivory, tone.base, 0.45),
    )
    drawing.rect((1.6, 47.5), (96.8, 3.5), tone.deep)
    sheet = Sheet.of(drawing)
    _small_head(sheet, drawing, card, color, palette)
    if card.burn is not None:
        signs.flame(drawing, (22, 126), 60)
        sheet.figures.append(Figure(card.burns, (48, 96), 36, palette.ink))
        signs.chip(drawing, (62, 72), 33, COLORS[card.burn], palette)
        return sheet
    price = [(name, cost) for name, cost in zip(COLORS, card.cost, strict=True) if cost]
    for at, (name, cost) in zip(_SMALL_PRICES[len(price)], price, strict=True):
        large = len(price) < 3
        with drawing.place(*at, 0.4 if large else 0.25):
            gem(drawing, name, palette.gems[name])
        centre = (at[0] + 59, at[1] + 20) if large else (at[0] + 36, at[1] + 13.5)
        # Where room is short a broad number may reach the edge of the stone; the ivory line keeps them apart.
        line = None if large else mix(palette.ivory, palette.ivory_shade, 0.6)
        sheet.figures.append(Figure(cost, centre, 35, palette.ink, line, width=60 if large else 32))
    return sheet


def stone(card: Card, palette: Palette, taken: str = "") -> Sheet:
    """A card so small that its numbers could not be read: what it gives."""
    color = taken or card.color
    drawing = _slip(palette)
    drawing.rect((8, 8), (84, 124), mix(palette.ivory, tone_of(color, palette).base, 0.45), 5)
    if card.copies and color == "copy":
        signs.pair(drawing, (8, 26), 84, palette)
    elif card.gold:
        signs.coins(drawing, (6, 26), 88, palette)
    else:
        with drawing.place(9, 29, 0.82):
            gem(drawing, color, palette.gems[color])
    return Sheet.of(drawing)


def _slip(palette: Palette) -> Drawing:
    """The paper of a small card."""
    drawing = Drawing(100, 140)
    ivory = drawing.linear((0, 0), (0, 140), (0, palette.ivory), (1, palette.ivory_shade))
    edge = mix(palette.brass_dark, palette.ink, 0.35)
    drawing.rect((0.8, 0.8), (98.4, 138.4), ivory, 9, stroke=edge, width=1.6)
    return drawing


def _small_head(sheet: Sheet, drawing: Drawing, card: Card, color: str, palette: Palette) -> None:
    if card.copies and color == "copy":
        signs.pair(drawing, (53, 2), 44, palette)
    elif card.gold:
        signs.coins(drawing, (46, 0), 50, palette)
    else:
        for i in range(card.worth - 1, -1, -1):
            with drawing.place(52 - i * 24, 3, 0.43):
                gem(drawing, color, palette.gems[color])
    if card.free:
        signs.gift(drawing, (29, 15), 32, card.free, palette)
    if card.points:
        sheet.figures.append(Figure(card.points, (17 if card.free else 20, 26.5), 34, palette.ink))


def fortified(sheet: Sheet, count: int, style: SeatStyle) -> Sheet:
    """A card's picture with the strongholds of a seat, one above the other."""
    drawing = Drawing(WIDTH, HEIGHT)
    sheet.layers.append(Layer(drawing))
    for level in range(count):
        signs.tower(sheet, drawing, (WIDTH - 58, HEIGHT - 62 - level * 56), 1.12, style)
    return sheet


_SMALL_PRICES: Mapping[int, tuple[Point, ...]] = {
    1: ((13, 74),),
    2: ((13, 54), (13, 96)),
    3: ((1, 61), (49, 61), (1, 103)),
    4: ((1, 61), (49, 61), (1, 103), (49, 103)),
}
"""Where the stones of a small card's price lie, by how many colours there are."""
