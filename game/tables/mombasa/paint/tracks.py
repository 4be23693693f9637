"""The track boards of the companies, their bases, values, coins and the round track."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing import Drawing, Point, star
from game.art.leaf import Leaf
from game.art.palette import mix, rgb
from game.art.sheets import Sheet
from game.maps.places import Box
from game.rules.mombasa.printed import TrackSpace
from game.tables.mombasa.layout import TRACK_FIELDS, track_field
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.fields import space
from game.tables.mombasa.paint.posts import emblem, house, medallion
from game.tables.mombasa.paint.tones import (
    COMPANY,
    GOLD,
    GOLD_DEEP,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_SHADE,
    RED_BOX,
    WHITE,
)
from game.tables.mombasa.placing import POST

Size = tuple[int, int]
_HEIGHT = 120.0
SHARE = 23.0
"""The digits of shares on a track board, in its units: pixels at 1080 lines where it lies smallest.

They leave room for the flags beside them.
"""
_TEN = 27.0
"""The same of ten shares in Persian, whose zero is lower than its other digits."""
_TOLL, _TOLLS = 8.0, 12.5
"""Half a coin of a capital call, and how far the next one lies."""
_CLEAR = 0.42
"""So much of a field's width is free of the flags in its corners: what all have to see stands there."""


def track(company: str, spaces: Sequence[TrackSpace], size: Size, *, rtl: bool = False) -> Sheet:
    """A track board: new shares as seals, capital calls as gates, special spaces as stars."""
    leaf = Leaf(_HEIGHT * size[0] / size[1], _HEIGHT)
    style = COMPANY[company]
    leaf.ground(mix(PAPER, style.light, 0.12), mix(PAPER_SHADE, style.wall, 0.12), style.line, 6)
    for number, place in enumerate(spaces):
        before = spaces[number - 1] if number else None
        _field(leaf, company, number, place, before, _TEN if rtl else SHARE)
    for number in range(1, len(spaces)):
        if spaces[number].call:
            _gate(leaf, spaces, number)
    _end(leaf, company, len(spaces))
    return leaf.sheet


def _box(leaf: Leaf, number: int) -> Box:
    x, y, w, h = track_field(number)
    return (x * leaf.width, y * _HEIGHT, w * leaf.width, h * _HEIGHT)


def _field(
    leaf: Leaf, company: str, number: int, place: TrackSpace, before: TrackSpace | None, ten: float
) -> None:
    """A field; two digits are ``ten`` high."""
    x, y, w, h = _box(leaf, number)
    drawing, style = leaf.drawing, COMPANY[company]
    special = before is not None and place.level > before.level
    shares = before is not None and place.shares > before.shares
    base = mix(PAPER, GOLD, 0.55) if special else mix(PAPER, style.wall, 0.05)
    edge = GOLD_DEEP if special else mix(style.line, PAPER, 0.4)
    drawing.rect((x + 1.4, y + 1.4), (w - 2.8, h - 2.8), base, 5, stroke=edge, width=1.8 if special else 0.9)
    centre = (x + w / 2, y + h / 2)
    if special:
        _special(leaf, company, (x, y, w, h), place, shares)
    elif shares:
        high = SHARE if place.shares < 10 else ten
        _seal(leaf, company, (x + 3, y + 3, w - 6, h - 6), place.shares, high)
    elif not number:
        side = w * _CLEAR
        with drawing.place(centre[0] - side / 2, centre[1] - side / 2, side / 100):
            house(drawing, company)
    else:
        drawing.circle(centre, 2.6, style.line, fill_opacity=0.5)


def _seal(leaf: Leaf, company: str, at: Box, shares: int, high: float = SHARE) -> None:
    """How many shares one has from here on."""
    x, y, w, h = at
    style = COMPANY[company]
    leaf.drawing.rect((x, y), (w, h), style.wall, 6, stroke=style.line, width=1.2)
    leaf.drawing.rect(
        (x + 2, y + 2), (w - 4, h - 4), radius=4, stroke=style.mark, width=0.8, stroke_opacity=0.7
    )
    leaf.number(shares, (x + w / 2, y + h / 2), high, style.mark, width=w - 4)


def _special(leaf: Leaf, company: str, at: Box, place: TrackSpace, shares: bool) -> None:
    """A special space: a star with the pounds it pays, and the share it may bring besides."""
    x, y, w, h = at
    drawing = leaf.drawing
    middle = (x + w * (0.83 if shares else 0.5), y + h / 2)
    size = min(w * (0.27 if shares else 0.5), h * 0.48)
    drawing.polygon(star(middle, size, size * 0.72, 8, 1 / 16), GOLD, stroke=GOLD_DEEP, width=1)
    _coins(drawing, middle, place.pounds, min(size, 17))
    if shares:
        _seal(leaf, company, (x + w * (1 - _CLEAR) / 2, y + 3, w * _CLEAR, h - 6), place.shares)


def _coins(drawing: Drawing, centre: Point, count: int, side: float) -> None:
    for i in range(count):
        x = centre[0] + (i - (count - 1) / 2) * side * 0.7
        with drawing.place(x - side / 2, centre[1] - side / 2, side / 100):
            goods.small_coin(drawing)


def _gate(leaf: Leaf, spaces: Sequence[TrackSpace], number: int) -> None:
    """A capital call: a red bar where the space is entered, with the pounds to pay beside it."""
    x, y, w, h = _box(leaf, number)
    px, py, _, _ = _box(leaf, number - 1)
    drawing, call, aside = leaf.drawing, spaces[number].call, _aside(spaces, number) * (_TOLL + 1)
    if px == x:
        bar = [(x + 2, y), (x + w - 2, y)]
        start = x + w / 2 - (call - 1) * _TOLLS / 2
        spots = [(start + i * _TOLLS, y + aside) for i in range(call)]
    else:
        edge = x if px < x else x + w
        inward = aside if px < x else -aside
        bar = [(edge, y + 2.5), (edge, y + h - 2.5)]
        spots = [(edge + inward, y + h - 9 - i * _TOLLS) for i in range(call)]
    drawing.polyline(bar, PAPER, 6, cap="round")
    drawing.polyline(bar, RED_BOX, 3.8, cap="round")
    for spot in spots:
        drawing.circle(spot, _TOLL, RED_BOX, stroke=PAPER, width=1)
        with drawing.place(spot[0] - 6.4, spot[1] - 6.4, 0.128):
            goods.small_coin(drawing)


def _aside(spaces: Sequence[TrackSpace], number: int) -> int:
    """On which side of its bar a capital call stands: where nothing is printed, else (0) upon it."""
    for side in (-1, 1):
        at = number if side > 0 else number - 1
        before = spaces[at - 1] if at else spaces[at]
        if spaces[at].shares <= before.shares and spaces[at].level == before.level:
            return side
    return 0


def _end(leaf: Leaf, company: str, count: int) -> None:
    """The fields that are left over carry the company's seal."""
    columns, rows = TRACK_FIELDS
    if count >= columns * rows:
        return
    boxes = [_box(leaf, number) for number in range(count, columns * rows)]
    left = min(x for x, *_ in boxes)
    right = max(x + w for x, _, w, _ in boxes)
    y, h = boxes[0][1], boxes[0][3]
    emblem(leaf.drawing, company, ((left + right) / 2, y + h / 2), min(16.5, (right - left) / 2 - 1))


def base(company: str) -> Sheet:
    """The port of a company."""
    leaf = Leaf(100, 100)
    medallion(leaf.drawing, company, (50, 50), 47)
    return leaf.sheet


def post(company: str) -> Sheet:
    """A trading post."""
    leaf = Leaf(100, 100)
    house(leaf.drawing, company)
    return leaf.sheet


def column(company: str, coins: Sequence[int], look: str, size: Size) -> Sheet:
    """A column of a base, its space next to the map first: posts, or the coins of spaces that they left."""
    leaf = Leaf(40 * size[0] / size[1], 40)
    wide = leaf.width / len(coins)
    side = min(wide, 40) - 1
    for i, count in enumerate(coins):
        space(leaf.sheet, leaf.drawing, (i * wide, 0, wide, 40), count)
        if look[i : i + 1] == POST:
            with leaf.drawing.place((i + 0.5) * wide - side / 2, 20 - side / 2, side / 100):
                house(leaf.drawing, company)
    return leaf.sheet


_EMBLEM = 90
"""A value that is wider than this, in units, has its company's emblem."""


def value(company: str, pounds: int, size: Size) -> Sheet:
    """What a share of the company is worth; where there is room, with the company's emblem."""
    leaf = Leaf(36 * size[0] / size[1], 36)
    w, style = leaf.width, COMPANY[company]
    leaf.ground(WHITE, PAPER, style.line, 8)
    start = 34 if w > _EMBLEM else 4
    if start > 4:
        emblem(leaf.drawing, company, (18, 18), 14)
    leaf.picture(goods.coin, (w - 19, 18), 29)
    leaf.number(pounds, ((start + w - 36) / 2, 18), 28, INK, width=w - 36 - start)
    return leaf.sheet


def coins(count: int) -> Sheet:
    """Coins under a book."""
    leaf = Leaf(32, 32)
    if count:
        if count > 1:
            leaf.picture(goods.coin, (18, 14), 26)
        leaf.picture(lambda drawing: goods.coin(drawing, pound=False), (15, 17), 29)
        leaf.number(count, (15, 17), 20, INK, rgb("fdeeb0"))
    else:
        leaf.drawing.circle((16, 16), 12, INK, fill_opacity=0.1, stroke=INK_SOFT, width=1)
    return leaf.sheet


def round_space(
    number: int, count: int, present: bool, size: Size, *, large: bool = False, rtl: bool = False
) -> Sheet:
    """A space of the round track: its number and the coins that still lie there, in reading direction."""
    leaf = Leaf(38 * size[0] / size[1], 38)
    w, drawing = leaf.width, leaf.drawing
    first, last = (w - 17, 19.0) if rtl else (17.0, w - 19)
    if present:
        leaf.ground(rgb("fff6d8"), GOLD, rgb("7a4a08"), 9)
        drawing.rect((1.5, 1.5), (w - 3, 35), radius=8, stroke=RED_BOX, width=3)
    else:
        leaf.ground(PAPER, PAPER_SHADE, GOLD_DEEP, 9)
    drawing.circle((first, 19), 14, RED_BOX if present else rgb("2f6673"), stroke=INK, width=1.2)
    leaf.number(number, (first, 19), 20 if large else 18, WHITE)
    if count:
        leaf.picture(lambda canvas: goods.coin(canvas, pound=False), (last, 19), 31)
        leaf.number(count, (last, 19), 21 if large else 19, INK, disc=31 * goods.CLEAR)
    elif number > 1:
        drawing.circle((last, 19), 11, stroke=INK_SOFT, width=1.2, stroke_opacity=0.5)
    return leaf.sheet
