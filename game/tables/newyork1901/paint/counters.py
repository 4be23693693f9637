"""The counters of a player: lots, buildings left and standing, the points that generations still want."""

from __future__ import annotations

from game.art.drawing import Drawing, Point
from game.art.palette import Color, mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Sheet, Symbol, Words
from game.rules.kernel.text import text
from game.rules.newyork1901.building import KEPT_BUILDINGS
from game.rules.newyork1901.components import BRONZE, GENERATIONS, GOLD, SILVER
from game.tables.newyork1901.paint.tones import GILT, INK, PAPER, STONES, WHITE

Size = tuple[int, int]
_WARNED = KEPT_BUILDINGS + 2
"""With so few buildings left a counter begins to warn."""
_SHUT = rgb("1b2942")
_ALARM = rgb("ff9d86")
_SPOKEN, _WORDY = 2.9, 5.25
"""From these shapes on counters say in a word what they count, and in all words."""
_LINE = 3.2
"""From this shape on the head of a generation is one line."""
_LOW = 52.0
"""Where words are so large in the height of a head, it says only what is missing."""
_WIDE = 1.4
"""From this shape on a number has its sign beside it, else above it."""


def estate(count: int, size: Size, em: float, rtl: bool = False) -> Sheet:
    """How many squares of a player's land are free, behind the sign of a bent lot."""
    drawing = _tally_ground(size)
    (x, y), side = _sign(drawing, 17, rtl)
    for column, row in ((0, 0), (0, 1), (1, 1)):
        corner = (x + (column - 1) * side, y + (row - 1) * side)
        drawing.rect(corner, (side, side), mix(PAPER, INK, 0.25), stroke=INK, width=2.6)
    return _counted(drawing, "estate" if _is_wordy(drawing) else "land", count, em, PAPER, rtl)


def unbuilt(count: int, size: Size, em: float, rtl: bool = False) -> Sheet:
    """How many buildings are left; its colour warns of the end, and once more when it has come."""
    drawing = _tally_ground(size)
    (x, y), side = _sign(drawing, 17, rtl)
    front = tuple(STONES[rank].wall for rank in (BRONZE, SILVER, GOLD))
    for i, (stone, tall) in enumerate(zip(front, (1.3, 1.9, 1.6), strict=True)):
        width = side * 0.72
        corner = (x + (i - 1.5) * width, y + side - tall * side)
        drawing.rect(corner, (width, tall * side), stone, stroke=INK, width=2.6)
    ink = _ALARM if count <= KEPT_BUILDINGS else GILT if count <= _WARNED else PAPER
    return _counted(drawing, "unbuilt" if _is_wordy(drawing) else "left", count, em, ink, rtl)


def generation(rank: int, count: int, missing: int, size: Size, em: float, rtl: bool = False) -> Sheet:
    """The name of a generation behind a bar of its metal, with what it still wants, or how many stand."""
    drawing, stone = _tally_ground(size), STONES[min(rank, GOLD)]
    wide = drawing.width
    metal = drawing.linear((0, 0), (0, 100), (0, mix(stone.trim, WHITE, 0.4)), (1, stone.trim_deep))
    drawing.rect(
        (wide - 15 if rtl else 3, 10), (12, 80), _SHUT if missing else metal, 5, stroke=stone.trim, width=2
    )
    ink = mix(stone.trim, _SHUT if missing else WHITE, 0.25)
    name = text("newyork1901-panel-metal", generation=GENERATIONS[rank])
    key = "more" if missing else "built" if rank <= GOLD else "each"
    of = text(f"newyork1901-panel-{key}", count=missing or count)
    lines = [(name, ink, 26), (of, mix(ink, _SHUT, 0.18), 74)]
    if wide >= _LINE * 100:
        key = "locked" if missing else "row"
        lines = [(text(f"newyork1901-panel-{key}", name=name, of=of, count=count), ink, 50)]
    elif em > _LOW and not missing:
        lines = [(name, ink, 50)]
    sheet, room = Sheet.of(drawing), wide - 30
    for words, color, y in lines:
        at = (room / 2 + (0 if rtl else 30), y)
        sheet.words.append(Words(words, at, em, color, width=room, height=88, side=1 if rtl else -1))
    return sheet


def count(seat: SeatStyle, number: int, ahead: bool, points: bool, size: Size, rtl: bool = False) -> Sheet:
    """How many buildings a player has at a street, or on a disc points: gilt for who is ahead."""
    drawing = _tally_ground(size)
    width = drawing.width
    drawing.rect((2, 2), (width - 4, 96), mix(seat.dark, INK, 0.5), 12, stroke=INK, width=3)
    edge = GILT if ahead else mix(seat.color, INK, 0.25)
    drawing.rect((6, 6), (width - 12, 88), radius=9, stroke=edge, width=7 if ahead else 3)
    sheet = Sheet.of(drawing)
    beside = width >= _WIDE * 100
    at, high = ((_along(drawing, 0.68, rtl), 50.0), 60) if beside else ((width / 2, 66.5), 36)
    sign, side = ((_along(drawing, 0.28, rtl), 50.0), 52) if beside else ((width / 2, 27.0), 31)
    ink, room, disc = GILT if ahead else WHITE, width * 0.5 if beside else width - 20, 0.0
    if points:
        radius = 34.0 if beside else 22.0
        sign, side = (sign, 46) if beside else ((width / 2, 23.5), 23)
        at, high = (at, 49) if beside else ((width / 2, 63.0), 33)
        drawing.circle(at, radius, mix(PAPER, GILT, 0.75) if ahead else PAPER, stroke=INK, width=3)
        ink, room, disc = INK, radius * 1.7, 2 * radius - 9
    sheet.symbols.append(Symbol(seat.symbol, sign, side, mix(seat.color, WHITE, 0.2)))
    sheet.figures.append(Figure(number, at, high, ink, width=room, disc=disc))
    return sheet


def _tally_ground(size: Size) -> Drawing:
    return Drawing(100 * size[0] / max(1, size[1]), 100)


def _along(drawing: Drawing, share: float, rtl: bool) -> float:
    """A place at this share of the width in reading direction: the number follows its sign."""
    return drawing.width * (1 - share if rtl else share)


def _is_wordy(drawing: Drawing) -> bool:
    return drawing.width >= _WORDY * 100


def _sign(drawing: Drawing, side: float, rtl: bool) -> tuple[Point, float]:
    """Where the middle of a counter's sign lies, and the unit it is drawn with."""
    if drawing.width >= _WIDE * 100:
        return (drawing.width - 34 if rtl else 34, 52), side * 1.45
    return (drawing.width / 2, 22), side


def _counted(drawing: Drawing, key: str, count: int, em: float, ink: Color, rtl: bool) -> Sheet:
    """What is counted, in words where there is room, else as a number."""
    sheet, wide = Sheet.of(drawing), drawing.width
    if wide < _WIDE * 100:
        sheet.figures.append(Figure(count, (wide / 2, 68), 50, ink, width=wide - 12))
        return sheet
    room = wide - 72
    at = (room / 2 if rtl else wide - room / 2, 50.0)
    if wide < _SPOKEN * 100:
        sheet.figures.append(Figure(count, at, 56, ink, width=room))
    else:
        words = text(f"newyork1901-panel-{key}", count=count)
        sheet.words.append(Words(words, at, em, ink, width=room, height=100, side=1 if rtl else -1))
    return sheet
