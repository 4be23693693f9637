"""What belongs to a player: markers, purse, ink, progress on the two tracks, shares."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing import Drawing, Point
from game.art.leaf import Leaf, Picture
from game.art.palette import Color, mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Sheet, Symbol
from game.rules.mombasa.printed import PlayerSpace
from game.rules.mombasa.state import SLOTS
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.posts import emblem
from game.tables.mombasa.paint.tones import GOLD, GOLD_DEEP, INK, PAPER, PAPER_SHADE, WHITE

Size = tuple[int, int]
_HIGH, _NUMBER = 34.0, 0.44
"""The height of a slip, and that of its number at most, by the width of a narrow one."""


def _slip(size: Size) -> Leaf:
    leaf = Leaf(_HIGH * size[0] / size[1], _HIGH)
    leaf.ground(mix(PAPER, WHITE, 0.4), mix(PAPER, PAPER_SHADE, 0.6), GOLD_DEEP, 7)
    return leaf


def _with_number(leaf: Leaf, value: int) -> Sheet:
    high = min(26.0, leaf.width * _NUMBER)
    leaf.number(value, ((29 + leaf.width) / 2, 17), high, INK, width=leaf.width - 34)
    return leaf.sheet


def purse(count: int, size: Size) -> Sheet:
    """The pounds of a player."""
    leaf = _slip(size)
    leaf.picture(goods.coin, (17, 17), 27)
    return _with_number(leaf, count)


def markers(seat: SeatStyle, count: int, size: Size) -> Sheet:
    """The bonus markers that are left."""
    leaf = _slip(size)
    disc(leaf, seat, 17, 17, 13.5)
    return _with_number(leaf, count)


def fan(count: int, size: Size) -> Sheet:
    """How many cards a player has in hand."""
    leaf = _slip(size)
    for turn, x in ((-0.06, 12.7), (0.0, 17), (0.06, 21.3)):
        with leaf.drawing.place(x, 19.7, 0.27, turn):
            leaf.drawing.rect((-24, -48), (48, 76), rgb("2f6673"), 7, stroke=PAPER, width=5)
    return _with_number(leaf, count)


def shares(company: str, count: int, size: Size) -> Sheet:
    """The shares of a company."""
    leaf = _slip(size)
    emblem(leaf.drawing, company, (17, 16.5), 14)
    return _with_number(leaf, count)


def held(seat: SeatStyle, count: int, size: Size) -> Sheet:
    """How many shares of a company a player has: the shield of its tracks, faint without any."""
    tall = size[1] > size[0]
    leaf = Leaf(30, 46) if tall else Leaf(_HIGH * size[0] / size[1], _HIGH)
    at, scale = ((3.4, 0.6), 1.45) if tall else ((1.0, 3.0), 1.62)
    if count:
        _shield(leaf, seat, at, scale)
        spot = (15, 35.5) if tall else ((27 + leaf.width) / 2, 17.5)
        leaf.number(count, spot, 19 if tall else 27, INK, width=27 if tall else leaf.width - 29)
    else:
        with leaf.drawing.place(*at, scale):
            leaf.drawing.path(_SHIELD, seat.color, opacity=0.3, stroke=_edge(seat), width=0.8)
    return leaf.sheet


def progress(
    picture: Picture, track: Sequence[PlayerSpace], at: int, size: Size, *, rtl: bool = False
) -> Sheet:
    """A track in brief: the space reached, and below how far that is on the way and where values lie.

    The way runs in reading direction, as the track itself does.
    """
    leaf = _slip(size)
    w, drawing = leaf.width, leaf.drawing
    leaf.picture(picture, (17, 14.5), 26)
    leaf.number(at, ((31 + w) / 2, 14), 22, INK, width=w - 34)
    start, goal, y = (w - 6, 6.0, 29.2) if rtl else (6.0, w - 6, 29.2)
    ahead = (goal - start) / (len(track) - 1)
    drawing.polyline([(start, y), (goal, y)], mix(PAPER_SHADE, INK, 0.3), 4, cap="round")
    end = start + ahead * at
    drawing.polyline([(start, y), (end if at else start + ahead * 0.01, y)], rgb("24507c"), 4, cap="round")
    for number, space in enumerate(track):
        if number and space.value > track[number - 1].value:
            spot = (start + ahead * number, y)
            drawing.circle(spot, 1.5, GOLD, stroke=INK, width=0.4)
    drawing.circle((end, y), 3.6, WHITE, stroke=INK, width=1.3)
    return leaf.sheet


def disc(leaf: Leaf, seat: SeatStyle, x: float, y: float, radius: float) -> None:
    """A round marker in the colour of a seat with its symbol."""
    drawing = leaf.drawing
    drawing.circle((x + radius * 0.04, y + radius * 0.1), radius, INK, fill_opacity=0.45)
    body = drawing.radial(
        (x - radius * 0.3, y - radius * 0.4),
        radius * 1.5,
        (0, mix(seat.color, WHITE, 0.35)),
        (0.6, seat.color),
        (1, seat.dark),
    )
    drawing.circle((x, y), radius * 0.95, body, stroke=_edge(seat), width=radius * 0.12)
    leaf.sheet.symbols.append(Symbol(seat.symbol, (x, y), radius * 1.35, _edge(seat)))


def _edge(seat: SeatStyle) -> Color:
    return mix(seat.dark, INK, 0.55)


def mark(seat: SeatStyle) -> Sheet:
    """A bonus marker on its space."""
    leaf = Leaf(34, 34)
    disc(leaf, seat, 17, 16.5, 15.5)
    return leaf.sheet


def step(seat: SeatStyle) -> Sheet:
    """A player's marker on a company track: a shield with the seat's symbol."""
    leaf = Leaf(16, 17.5)
    _shield(leaf, seat, (0, 0), 1)
    return leaf.sheet


_SHIELD = "M0.600 0.600H15.400V11Q15.400 15.200 8 16.900Q0.600 15.200 0.600 11Z"


def _shield(leaf: Leaf, seat: SeatStyle, at: Point, scale: float) -> None:
    drawing = leaf.drawing
    body = drawing.linear(
        (0, 0),
        (16, 17.5),
        (0, mix(seat.color, WHITE, 0.35)),
        (0.6, seat.color),
        (1, mix(seat.color, seat.dark, 0.6)),
    )
    with drawing.place(*at, scale):
        drawing.path(_SHIELD, body, stroke=_edge(seat), width=1.2, join="round")
    centre = (at[0] + 8 * scale, at[1] + 8.2 * scale)
    leaf.sheet.symbols.append(Symbol(seat.symbol, centre, 15 * scale, _edge(seat)))


def ink(seat: SeatStyle) -> Sheet:
    """The ink pot on the bookkeeping track."""
    leaf = Leaf(100, 100)
    drawing = leaf.drawing
    drawing.ellipse((50, 92), 42, 7, INK, fill_opacity=0.45)
    glass = drawing.linear(
        (10, 0), (90, 0), (0, mix(seat.color, WHITE, 0.4)), (0.5, seat.color), (1, seat.dark)
    )
    drawing.path(
        "M30 30H70V42L92 62V84Q92 94 80 94H20Q8 94 8 84V62L30 42Z",
        PAPER,
        stroke=PAPER,
        width=10,
        join="round",
    )
    drawing.path(
        "M30 30H70V42L92 62V84Q92 94 80 94H20Q8 94 8 84V62L30 42Z", glass, stroke=INK, width=5, join="round"
    )
    drawing.rect((24, 16), (52, 17), rgb("20344a"), 6, stroke=INK, width=4)
    leaf.sheet.symbols.append(Symbol(seat.symbol, (50, 68), 46, _edge(seat)))
    return leaf.sheet


def starter() -> Sheet:
    """The start-player marker."""
    leaf = Leaf(34, 34)
    leaf.drawing.circle((17, 17), 16.4, PAPER, stroke=GOLD_DEEP, width=1.2)
    leaf.picture(goods.helm, (17, 17), 31)
    return leaf.sheet


def bank(size: Size) -> Sheet:
    """The supply of pounds: a heap of coins."""
    leaf = Leaf(100, 100 * size[1] / size[0])
    h = leaf.height
    leaf.ground(PAPER, PAPER_SHADE, GOLD_DEEP, 8)
    for column, (x, count) in enumerate(((27, 4), (73, 5), (50, 3))):
        for i in range(count):
            y = h - 20 - i * 9 + (8 if column == 2 else 0)
            leaf.drawing.ellipse((x, y + 3), 22, 8, rgb("7a5010"))
            leaf.drawing.ellipse((x, y), 22, 8, GOLD, stroke=GOLD_DEEP, width=1.4)
    leaf.picture(goods.coin, (50, h * 0.36), 42)
    return leaf.sheet


def tray(size: Size) -> Sheet:
    """A resting column: the wooden tray that its cards stand in."""
    leaf = Leaf(30 * size[0] / size[1], 30)
    w, drawing = leaf.width, leaf.drawing
    drawing.rect((1, 1), (w - 2, 28), INK, 4, fill_opacity=0.25, stroke=GOLD_DEEP, width=1)
    drawing.rect((2, 25), (w - 4, 3.5), GOLD_DEEP, 1.5, fill_opacity=0.6)
    return leaf.sheet


def closed(slot: int, opens: int, size: Size, *, brief: bool = False) -> Sheet:
    """A slot that is not open yet: a lock; if not ``brief`` also what opens it: a track and a space."""
    tall = size[1] / size[0]
    leaf = Leaf(60, 60 * tall)
    h, drawing = leaf.height, leaf.drawing
    drawing.rect((1, 1), (58, h - 2), INK, 5, fill_opacity=0.35, stroke=GOLD_DEEP, width=1.2)
    picture = goods.diamond if slot < SLOTS else goods.book
    if brief:
        _lock(drawing, (30, h / 2), 1.9)
        return leaf.sheet
    _lock(drawing, (30, h * 0.25), 1)
    leaf.picture(picture, (20, h * 0.62), 26)
    leaf.number(opens, (44, h * 0.62), 24, WHITE, INK)
    return leaf.sheet


def _lock(drawing: Drawing, at: Point, scale: float) -> None:
    with drawing.place(at[0] - 7 * scale, at[1] - 9 * scale, scale):
        drawing.path("M3 8v-3a4 4 0 0 1 8 0v3", stroke=GOLD, width=2)
        drawing.rect((0, 7.5), (14, 10), GOLD, 2, stroke=GOLD_DEEP, width=0.8)
