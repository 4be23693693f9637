"""Tickets for land, street cards, challenges and action cards, sized by the place they are shown in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import NOTHING, Drawing, Point
from game.art.palette import Color, mix, rgb
from game.art.sheets import Figure, Sheet, Words
from game.art.tones import PaperTones
from game.rules.kernel.text import text
from game.rules.newyork1901.scoring import STREET_POINTS
from game.tables.newyork1901.paint.goals import challenge_picture
from game.tables.newyork1901.paint.grounds import TILE, texture
from game.tables.newyork1901.paint.shapes import Area
from game.tables.newyork1901.paint.tones import GILT, INK, PAPER, PAPER_SHADE, STREETS, WHITE, emblem

Size = tuple[int, int]
TICKET, HEIGHT = 320.0, 208.0
"""A ticket of the market, in half pixels at 1080 lines."""
WIDTH = 704.0
"""A card of a goal, in half pixels at 1080 lines."""
_FREE = WIDTH * 0.74
"""Where the end of a goal's card begins that is left to whoever is ahead."""
_EDGE = 22.0
"""What is printed on it keeps so far from its edge."""
_FLAT = 0.61
"""A goal's card is no higher than this part of its width, whatever room a page of help gives it."""
_NAME = 92.0
"""The height of the strip with a ticket's name."""
_TEXTURE = 36.75
_SQUARE = 42.0
"""The side of a square of a lot on a ticket: two above one another stay clear of its frame."""
_NOTCH = 11.0
_CHIP, _RIM, _ASIDE = 240.0, 12.0, 8.0
"""The width of a challenge without its name, what lies round its picture, and how far that lies aside: the
points at its end are wide."""
_PRIZE = 44.0
"""So far aside lies the picture of a prize, whose points have more room beside them than its houses."""
_COUNTED, _LYING = 62.0, 92.0
"""The height of the number on the deck; the same on one that lies, of which little is higher than that."""
_WORDY = 300.0
"""An action card as wide as this, for a height of 108, says in a word what it does."""
_CARD, _BRASS, _HONEY, _OXBLOOD = rgb("2f4a57"), rgb("d2a24c"), rgb("b8862e"), rgb("7d2926")
_READY = rgb("4a2a33")
_WORN = mix(_OXBLOOD, INK, 0.4)


def ticket(district: str, size: int, ground: PaperTones) -> Sheet:
    """A land card: the squares of its lots on the ground of its district, its name below them."""
    drawing = Drawing(TICKET, HEIGHT)
    _shape(drawing, ground.base, ground.deep)
    band, side = HEIGHT - 2 * 12 - _NAME, 2 * _TEXTURE
    for column in range(4):
        with drawing.place(13 + column * side, 13, side / TILE):
            texture(drawing, district, ground)
    drawing.rect((10, 12 + band), (TICKET - 20, _NAME + 2), mix(PAPER, WHITE, 0.5))
    drawing.polyline([(10, 12 + band), (TICKET - 10, 12 + band)], ground.deep, 3)
    middle = 12 + band / 2
    _squares(drawing, (TICKET * 0.64, middle), ground, size)
    emblem(drawing, district, (TICKET * 0.24, middle), 40)
    sheet = Sheet.of(drawing)
    label = text("newyork1901-district-title", district=district)
    at = (TICKET / 2, HEIGHT - 12 - _NAME / 2)
    sheet.words.append(Words(label, at, 86, mix(ground.deep, INK, 0.35), width=TICKET - 26))
    return sheet


def _shape(drawing: Drawing, fill: Color, line: Color) -> None:
    """A ticket with bitten corners."""
    for inset, paint, edge in ((2.0, PAPER, mix(line, INK, 0.5)), (8.0, fill, line)):
        drawing.path(_bitten(TICKET, HEIGHT, inset, _NOTCH), paint, stroke=edge, width=2.4)


def _bitten(width: float, height: float, inset: float, notch: float) -> str:
    right, low = width - inset, height - inset
    return (
        f"M{inset + notch} {inset}H{right - notch}a{notch} {notch} 0 0 0 {notch} {notch}V{low - notch}"
        f"a{notch} {notch} 0 0 0 -{notch} {notch}H{inset + notch}a{notch} {notch} 0 0 0 -{notch} -{notch}"
        f"V{inset + notch}a{notch} {notch} 0 0 0 {notch} -{notch}Z"
    )


def _squares(drawing: Drawing, centre: Point, ground: PaperTones, size: int) -> None:
    """The squares of a lot: two in a row, three as a bent lot."""
    side = _SQUARE
    places = [(-1.0, -0.5), (0.0, -0.5)] if size == 2 else [(-1.0, -1.0), (-1.0, 0.0), (0.0, 0.0)]
    for x, y in places:
        corner = (centre[0] + x * side, centre[1] + y * side)
        drawing.rect(corner, (side, side), mix(PAPER, WHITE, 0.4), stroke=mix(ground.deep, INK, 0.4), width=5)
        drawing.rect((corner[0] + 9, corner[1] + 9), (side - 18, side - 18), ground.deep)


def deck(count: int, size: Size) -> Sheet:
    """The face-down tickets with their number; an empty frame for none."""
    width, height = _shaped(size)
    drawing = Drawing(width, height)
    sheet = Sheet.of(drawing)
    if not count:
        drawing.path(_bitten(width, height, 4, _NOTCH), INK, stroke=PAPER, width=3, fill_opacity=0.3)
        return sheet
    for lift in range(min(3, count - 1), 0, -1):
        with drawing.place(lift * 2.0, lift * 3.0):
            drawing.path(_bitten(width - 8, height - 10, 2, _NOTCH), PAPER_SHADE, stroke=INK, width=2)
    _back(drawing, width - 8, height - 10)
    middle, high = ((width - 8) / 2, (height - 10) / 2), _LYING if width > height else _COUNTED
    wide, tall = (part * high / _COUNTED for part in (128, 88))
    corner = (middle[0] - wide / 2, middle[1] - tall / 2)
    drawing.rect(corner, (wide, tall), PAPER, 20, stroke=_BRASS, width=4)
    sheet.figures.append(Figure(count, middle, high, INK, width=wide - 20))
    return sheet


def back(size: Size) -> Sheet:
    """One ticket from behind."""
    width, height = _shaped(size)
    drawing = Drawing(width, height)
    _back(drawing, width, height)
    return Sheet.of(drawing)


def _shaped(size: Size) -> tuple[float, float]:
    """The units of a card as high as a ticket, or as wide where it is less high."""
    shape = size[0] / max(1, size[1])
    return (HEIGHT * shape, HEIGHT) if shape < TICKET / HEIGHT else (TICKET, TICKET / shape)


def _back(drawing: Drawing, width: float, height: float) -> None:
    """Guilloche lines on slate blue, as on a bond."""
    drawing.path(_bitten(width, height, 2, _NOTCH), PAPER, stroke=INK, width=2.4)
    drawing.path(_bitten(width, height, 8, _NOTCH), _CARD, stroke=INK, width=1.4)
    half, step = height / 2 - 14, (width - 28) / 6
    for i in range(8):
        for side in (-1, 1):
            lift = side * half * (1 - i / 8) * 1.9
            waves = "".join(f"q{step / 2:.2f} {lift if j % 2 else -lift:.1f} {step:.2f} 0" for j in range(6))
            line = f"M14 {height / 2:.1f}{waves}"
            drawing.path(line, stroke=mix(_CARD, _BRASS, 0.65), width=1.4, stroke_opacity=0.75)
    drawing.path(_bitten(width, height, 13, _NOTCH), stroke=_BRASS, width=2)


def street(name: str, size: Size, rtl: bool = False) -> Sheet:
    """A street card: a piece of the street with its name above; its lower end is free for the leader."""
    drawing, tone = _plate(size, STREETS[name]), STREETS[name]
    height, top, wide = drawing.height, drawing.height * 0.52, _FREE - _EDGE
    left = _start(_EDGE, wide, rtl)
    drawing.rect((left, top), (wide, height - top - _EDGE), mix(PAPER, tone, 0.5), 8)
    for row in range(2):
        y = top + 12 + row * (height - top - 74)
        for i in range(int((wide - 24) / 46)):
            shade = mix(PAPER, INK, 0.22 + 0.1 * (i * 7 % 3))
            drawing.rect((left + 14 + i * 46, y), (34, 30), shade, 4, stroke=INK, width=2)
    sheet = Sheet.of(drawing)
    label = text("newyork1901-street-short", street=name)
    sheet.words.append(
        Words(label, (WIDTH / 2, height * 0.28), 84, INK, mix(PAPER, WHITE, 0.4), width=WIDTH - 50)
    )
    at = (left + wide / 2, (top + height) / 2 - 11)
    drawing.circle(at, 58, mix(PAPER, WHITE, 0.5), stroke=mix(tone, INK, 0.4), width=5)
    sheet.figures.append(Figure(STREET_POINTS, at, 72, INK))
    return sheet


def _start(left: float, wide: float, rtl: bool) -> float:
    """Where something of a goal's card begins, which runs in reading direction."""
    return WIDTH - left - wide if rtl else left


def challenge(name: str, size: Size, rtl: bool = False) -> Sheet:
    """A challenge card: its name, and a picture of what is asked; its lower end is free for the leader."""
    drawing = _plate(size, _HONEY)
    sheet, height = Sheet.of(drawing), drawing.height
    label = text("newyork1901-challenge", challenge=name)
    at = (WIDTH / 2, height * 0.28)
    sheet.words.append(Words(label, at, 84, INK, mix(PAPER, WHITE, 0.4), width=WIDTH - 50))
    area = Area(_start(30, _FREE - 30, rtl), height * 0.5, _FREE - 30, height * 0.5 - _EDGE)
    return challenge_picture(sheet, name, area)


def prize(name: str, size: Size) -> Sheet:
    """The picture of a challenge, large: its name stands beside it."""
    drawing = _plate(size, _HONEY)
    area = Area(_PRIZE, 0.1 * drawing.height, WIDTH, 0.78 * drawing.height)
    return challenge_picture(Sheet.of(drawing), name, area, larger=1.4)


def challenge_chip(name: str, size: Size) -> Sheet:
    """A challenge in little room: its picture alone."""
    drawing = _plate(size, _HONEY, _CHIP)
    height = drawing.height
    inside = Area(_RIM - _ASIDE, _RIM, _CHIP - 2 * _RIM, height - 2 * _RIM)
    return challenge_picture(Sheet.of(drawing), name, inside, small=True)


def _plate(size: Size, tone: Color, width: float = WIDTH) -> Drawing:
    """A card of the goals, as high as its room but never square."""
    drawing = Drawing(width, width * min(_FLAT, size[1] / max(1, size[0])))
    height = drawing.height
    drawing.rect((1.5, 1.5), (width - 3, height - 3), PAPER, 20, stroke=INK, width=4)
    drawing.rect(
        (10, 10), (width - 20, height - 20), mix(PAPER, tone, 0.3), 14, stroke=mix(tone, INK, 0.3), width=5
    )
    return drawing


def action(name: str, size: Size, em: float, rtl: bool = False, *, idle: bool = False) -> Sheet:
    """An action card: its sign, and what it does where there is room; ``em`` in its height.

    One that is ``idle`` is an outline, like a building that cannot be built now; others have a light edge.
    """
    wide = 108 * size[0] / max(1, size[1])
    width = wide if wide >= _WORDY else 108.0
    drawing = Drawing(width, 108)
    paper, line, ink, cloth = (
        (NOTHING, _BRASS, PAPER_SHADE, _WORN) if idle else (_READY, PAPER, PAPER, _OXBLOOD)
    )
    drawing.rect((3, 3), (width - 6, 102), paper, 18, stroke=line, width=3 if idle else 5)
    drawing.rect((width - 99 if rtl else 9, 9), (90, 90), cloth, 12)
    sheet = Sheet.of(drawing)
    with drawing.place(width - 108 if rtl else 0, 0):
        _ACTIONS[name](drawing)
    if width > 108:
        room = width - 108
        at = (room / 2 + 6 if rtl else 102 + room / 2, 54.0)
        words = text("newyork1901-panel-action", action=name)
        sheet.words.append(Words(words, at, 1.06 * em, ink, width=room - 6, height=90))
    return sheet


def _shift(drawing: Drawing) -> None:
    """Two arrows round a ticket."""
    drawing.rect((38, 42), (32, 24), PAPER, 4, stroke=INK, width=2)
    for turn in (0.0, 0.5):
        with drawing.place(54, 54, turns=turn):
            drawing.path("M-30 6A31 31 0 0 1 22 -22", stroke=PAPER, width=8)
            drawing.polygon([(14, -36), (36, -30), (22, -10)], PAPER)


def _grab(drawing: Drawing) -> None:
    """Two tickets, fanned, with a plus."""
    for x, y, turn in ((44, 48, -0.05), (60, 56, 0.03)):
        with drawing.place(x, y, turns=turn):
            drawing.rect((-26, -17), (52, 34), PAPER, 4, stroke=INK, width=2.4)
            for dx in (-18.0, 2.0):
                drawing.rect((dx, -8), (16, 16), rgb("a34a35"), stroke=INK, width=1.8)
    drawing.path("M80 70v22M69 81h22", stroke=INK, width=14, cap="round")
    drawing.path("M80 70v22M69 81h22", stroke=GILT, width=8, cap="round")


def _boom(drawing: Drawing) -> None:
    """A crane over two buildings."""
    drawing.rect((20, 58), (24, 34), PAPER, stroke=INK, width=2.4)
    drawing.rect((64, 46), (24, 46), GILT, stroke=INK, width=2.4)
    for x, top, rows in ((25, 64, 2), (69, 53, 3)):
        for row in range(rows):
            drawing.rect((x, top + row * 12), (5, 7), INK)
            drawing.rect((x + 9, top + row * 12), (5, 7), INK)
    drawing.path("M54 92V20M38 30H88M54 20L88 30M54 20L38 30M76 30V42", stroke=PAPER, width=4.4, join="round")


_ACTIONS: Mapping[str, Callable[[Drawing], None]] = {
    "market_shift": _shift,
    "land_grab": _grab,
    "construction_boom": _boom,
}
