"""Tickets for land, street cards, challenges and action cards, sized by the place they are shown in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import Drawing, Point
from game.art.palette import Color, mix, rgb
from game.art.sheets import Figure, Sheet, Words
from game.rules.kernel.text import text
from game.tables.newyork1901.paint.goals import challenge_picture
from game.tables.newyork1901.paint.grounds import TILE, texture
from game.tables.newyork1901.paint.shapes import Area
from game.tables.newyork1901.paint.tones import GILT, GROUNDS, INK, PAPER, PAPER_SHADE, STREETS, WHITE, emblem

Size = tuple[int, int]
WIDTH, HEIGHT = 386.0, 156.0
"""A ticket on the market, in half pixels at 1080 lines."""
_LEADER = WIDTH * 58 / 193
"""The end of a card beside the map that is left to whoever is ahead."""
_FLAT = 0.4
"""A card beside the map is no higher than this part of its width, whatever room a page of help gives it."""
_STUB = 128.0
_NOTCH = 11.0
_CARD, _BRASS = rgb("2f4a57"), rgb("d2a24c")
_MAP_NAMES = {"nassau_broad": "nassau", "pine_thames": "pine"}
"""The name of a street of two names that its card carries; the other is read on the map."""


def ticket(district: str, size: int, height: float = HEIGHT) -> Sheet:
    """A land card: the ground of its district, its squares on the stub, its name beside them."""
    drawing, ground = Drawing(WIDTH, height), GROUNDS[district]
    _shape(drawing, height, ground.base, ground.deep)
    for column in range(3):
        for row in range(2):
            side = (WIDTH - _STUB - 26) / 3
            corner = (_STUB + 10 + column * side, 11 + row * (height - 22) / 2)
            with drawing.place(*corner):
                texture(drawing, district, (0, 0), 1, 1, min(side, (height - 22) / 2) / TILE)
    _squares(drawing, (_STUB / 2, height / 2), district, size, height)
    sheet = Sheet.of(drawing)
    middle = (_STUB + (WIDTH - _STUB) / 2 - 2, height / 2)
    label = text("newyork1901-district-title", district=district)
    plate = Area(middle[0] - 121, middle[1] - 42, 242, 84)
    drawing.rect(
        (plate.left, plate.top), (plate.width, plate.height), PAPER, 10, stroke=ground.deep, width=2.4
    )
    emblem(drawing, district, (plate.left + 34, middle[1]), 25)
    sheet.words.append(
        Words(label, (plate.left + 150, middle[1] - 1), 72, mix(ground.deep, INK, 0.35), width=164)
    )
    return sheet


def _shape(drawing: Drawing, height: float, fill: Color, line: Color) -> None:
    """A ticket with bitten corners and a perforation."""
    for inset, paint, edge in ((2.0, PAPER, mix(line, INK, 0.5)), (8.0, fill, line)):
        drawing.path(_bitten(WIDTH, height, inset, _NOTCH), paint, stroke=edge, width=2.4)
    for i in range(int((height - 20) / 9)):
        drawing.circle((_STUB, 15 + i * 9), 2.4, mix(line, INK, 0.45))


def _bitten(width: float, height: float, inset: float, notch: float) -> str:
    right, low = width - inset, height - inset
    return (
        f"M{inset + notch} {inset}H{right - notch}a{notch} {notch} 0 0 0 {notch} {notch}V{low - notch}"
        f"a{notch} {notch} 0 0 0 -{notch} {notch}H{inset + notch}a{notch} {notch} 0 0 0 -{notch} -{notch}"
        f"V{inset + notch}a{notch} {notch} 0 0 0 {notch} -{notch}Z"
    )


def _squares(drawing: Drawing, centre: Point, district: str, size: int, height: float) -> None:
    """The squares of a lot: two in a row, three as a bent lot."""
    ground = GROUNDS[district]
    side = min(46.0, (height - 40) / 2)
    places = [(-1.0, -0.5), (0.0, -0.5)] if size == 2 else [(-1.0, -1.0), (-1.0, 0.0), (0.0, 0.0)]
    for x, y in places:
        corner = (centre[0] + x * side + 3, centre[1] + y * side)
        drawing.rect(
            corner, (side, side), mix(PAPER, WHITE, 0.4), stroke=mix(ground.deep, INK, 0.4), width=4.4
        )
        drawing.rect((corner[0] + 8, corner[1] + 8), (side - 16, side - 16), ground.deep)


def deck(count: int, size: Size) -> Sheet:
    """The face-down tickets with their number; an empty frame for none."""
    height = WIDTH * min(_FLAT, size[1] / max(1, size[0]))
    drawing = Drawing(WIDTH, height)
    sheet = Sheet.of(drawing)
    if not count:
        drawing.path(_bitten(WIDTH, height, 4, _NOTCH), INK, stroke=PAPER, width=3, fill_opacity=0.3)
        return sheet
    for lift in range(min(3, count - 1), 0, -1):
        with drawing.place(lift * 2.0, lift * 3.0):
            drawing.path(_bitten(WIDTH - 8, height - 10, 2, _NOTCH), PAPER_SHADE, stroke=INK, width=2)
    _back(drawing, WIDTH - 8, height - 10)
    middle = ((WIDTH - 8) / 2, (height - 10) / 2)
    drawing.rect((middle[0] - 58, middle[1] - 38), (116, 76), PAPER, 20, stroke=_BRASS, width=4)
    sheet.figures.append(Figure(count, middle, 56, INK, width=104))
    return sheet


def back(size: Size) -> Sheet:
    """One ticket from behind."""
    height = WIDTH * size[1] / max(1, size[0])
    drawing = Drawing(WIDTH, height)
    _back(drawing, WIDTH, height)
    return Sheet.of(drawing)


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


def street(name: str, size: Size) -> Sheet:
    """A street card: a piece of the map with the street's name; its end is free for the leader."""
    drawing, tone = _plate(size, STREETS[name]), STREETS[name]
    height, room = drawing.height, WIDTH - _LEADER - 24
    drawing.rect((13, 13), (WIDTH - 26, height - 26), mix(PAPER, tone, 0.5), 8)
    for y in (13.0, height - 13):
        inwards = 14 if y < height / 2 else -14
        drawing.polyline([(13, y + inwards * 0.9), (WIDTH - 13, y + inwards * 0.9)], mix(tone, INK, 0.35), 2)
        for i in range(int((WIDTH - 30) / 24)):
            corner = (17 + i * 24, min(y, y + inwards * 0.75))
            drawing.rect(corner, (18, 10.5), mix(PAPER, INK, 0.22 + 0.1 * (i * 7 % 3)))
    sheet = Sheet.of(drawing)
    label = text("newyork1901-map-street", street=_MAP_NAMES.get(name, name))
    sheet.words.append(
        Words(label, (14 + room / 2, height / 2 - 1), 74, INK, mix(PAPER, WHITE, 0.4), width=room - 6)
    )
    return sheet


def challenge(name: str, size: Size) -> Sheet:
    """A challenge card: a picture of what is asked; its end is free for the leader."""
    drawing = _plate(size, rgb("b8862e"))
    picture = Area(16, 12, WIDTH - _LEADER - 24, drawing.height - 24)
    return challenge_picture(Sheet.of(drawing), name, picture)


def _plate(size: Size, tone: Color) -> Drawing:
    """A card beside the map, as high as its room but never square."""
    drawing = Drawing(WIDTH, WIDTH * min(_FLAT, size[1] / max(1, size[0])))
    height = drawing.height
    drawing.rect((1.5, 1.5), (WIDTH - 3, height - 3), PAPER, 14, stroke=INK, width=3)
    drawing.rect(
        (8, 8), (WIDTH - 16, height - 16), mix(PAPER, tone, 0.3), 10, stroke=mix(tone, INK, 0.3), width=4
    )
    return drawing


def action(name: str) -> Sheet:
    """An action card: a dark plate with its sign."""
    drawing = Drawing(108, 108)
    ground = drawing.linear((0, 0), (0, 108), (0, rgb("8d2f2a")), (1, rgb("571a1c")))
    drawing.rect((3, 3), (102, 102), PAPER, 16, stroke=INK, width=3)
    drawing.rect((9, 9), (90, 90), ground, 11, stroke=_BRASS, width=3)
    _ACTIONS[name](drawing)
    return Sheet.of(drawing)


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
