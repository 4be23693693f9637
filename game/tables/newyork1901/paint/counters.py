"""The counters of a player: lots, buildings left and standing, the points that generations still want."""

from __future__ import annotations

from game.art.drawing import Drawing
from game.art.palette import Color, mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Sheet, Symbol, Words
from game.rules.kernel.text import Text, text
from game.rules.newyork1901.building import KEPT_BUILDINGS
from game.rules.newyork1901.components import BRONZE, GENERATIONS, GOLD, SILVER
from game.tables.newyork1901.paint.tones import GILT, INK, PAPER, STONES, WHITE

Size = tuple[int, int]
_WARNED = KEPT_BUILDINGS + 2
"""With so few buildings left a counter begins to warn."""
_SHUT = rgb("1b2942")
_WORDY, _SPOKEN, _LINE = 6.0, 2.3, 3.2
"""From these shapes on counters say in words what they count, and the head of a row in one line."""
_NAMED = 5.6
"""As wide as so many times the size of its words a counter says what is left."""
_WIDE = 1.4
"""From this shape on a counter has its sign beside the number, else above it."""


def estate(count: int, size: Size, em: float, rtl: bool = False) -> Sheet:
    """How many squares of a player's land are free: in words where there is room, else with a bent lot."""
    drawing = _tally_ground(size)
    _tally(drawing)
    if drawing.width >= _SPOKEN * 100:
        key = "estate" if drawing.width >= _WORDY * 100 else "land"
        return _said(drawing, text(f"newyork1901-panel-{key}", count=count), em)
    (x, y), side = _sign(drawing, 16, rtl)
    for column, row in ((0, 0), (0, 1), (1, 1)):
        corner = (x + (column - 1) * side, y + (row - 1) * side)
        drawing.rect(corner, (side, side), mix(PAPER, INK, 0.25), stroke=INK, width=2.6)
    return _counted(drawing, count, rtl)


def unbuilt(count: int, size: Size, em: float, rtl: bool = False) -> Sheet:
    """How many buildings are left; its edge warns of the end, and once more when it has come."""
    drawing = _tally_ground(size)
    _tally(drawing, rgb("c23b2c") if count <= KEPT_BUILDINGS else GILT if count <= _WARNED else None)
    if drawing.width >= _SPOKEN * 100:
        key = "unbuilt" if drawing.width >= _NAMED * em else "left"
        return _said(drawing, text(f"newyork1901-panel-{key}", count=count), em)
    (x, y), side = _sign(drawing, 16, rtl)
    front = tuple(STONES[rank].wall for rank in (BRONZE, SILVER, GOLD))
    for i, (stone, tall) in enumerate(zip(front, (1.3, 1.9, 1.6), strict=True)):
        width = side * 0.72
        corner = (x + (i - 1.5) * width, y + side - tall * side)
        drawing.rect(corner, (width, tall * side), stone, stroke=INK, width=2.6)
    return _counted(drawing, count, rtl)


def generation(rank: int, count: int, missing: int, size: Size, em: float) -> Sheet:
    """The head of a generation's row: how many stand, or how many points are missing to open it."""
    drawing, stone, ink = _tally_ground(size), STONES[rank], STONES[rank].trim
    corner, inner = (2, 2), (drawing.width - 4, 96)
    if missing:
        drawing.rect(corner, inner, _SHUT, 10, stroke=mix(stone.trim, _SHUT, 0.4), width=4)
    else:
        tones = (0, mix(stone.trim, WHITE, 0.5)), (1, mix(stone.trim, stone.wall, 0.6))
        drawing.rect(
            corner, inner, drawing.linear((0, 0), (drawing.width, 100), *tones), 10, stroke=INK, width=3
        )
        ink = mix(stone.trim_deep, INK, 0.75)
    name = text("newyork1901-panel-metal", generation=GENERATIONS[rank])
    of = (
        text("newyork1901-panel-more", count=missing)
        if missing
        else text("newyork1901-panel-built", count=count)
    )
    if drawing.width >= _LINE * 100:
        key = "newyork1901-panel-locked" if missing else "newyork1901-panel-row"
        return _said(drawing, text(key, name=name, of=of), em, ink)
    sheet = _said(drawing, name, em, ink, 28)
    sheet.words += _said(drawing, of, em, ink, 72).words
    return sheet


def _said(drawing: Drawing, words: Text, em: float, ink: Color = INK, y: float = 50) -> Sheet:
    """A counter in words."""
    sheet = Sheet.of(drawing)
    sheet.words.append(Words(words, (drawing.width / 2, y), em, ink, width=drawing.width - 14, height=88))
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


def _sign(drawing: Drawing, side: float, rtl: bool) -> tuple[tuple[float, float], float]:
    """Where the middle of a counter's sign lies, and the unit it is drawn with."""
    if drawing.width >= _WIDE * 100:
        return (_along(drawing, 0.205, rtl), 50), side * 1.4
    return (drawing.width / 2, 20), side * 0.85


def _tally(drawing: Drawing, edge: Color | None = None) -> None:
    drawing.rect((2, 2), (drawing.width - 4, 96), PAPER, 12, stroke=INK, width=3)
    line = edge or rgb("b9935a")
    drawing.rect((6, 6), (drawing.width - 12, 88), radius=9, stroke=line, width=6 if edge else 2.4)


def _counted(drawing: Drawing, count: int, rtl: bool) -> Sheet:
    sheet = Sheet.of(drawing)
    wide = drawing.width >= _WIDE * 100
    at = (_along(drawing, 0.68, rtl), 50) if wide else (drawing.width / 2, 66)
    room = drawing.width * 0.46 if wide else drawing.width - 26
    sheet.figures.append(Figure(count, at, 60 if wide else 53, INK, width=room))
    return sheet
