"""The track boards of the companies, their bases, values, coins and the round track."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing import Drawing, Point, star
from game.art.leaf import Leaf
from game.art.palette import mix, rgb
from game.art.sheets import Sheet
from game.maps.places import Box
from game.rules.mombasa.printed import TrackSpace
from game.tables.mombasa.layout import FIELDS, field, within
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.fields import space
from game.tables.mombasa.paint.posts import emblem, house, medallion
from game.tables.mombasa.paint.tones import (
    COMPANY,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    PAPER,
    PAPER_SHADE,
    RED_BOX,
    WHITE,
)
from game.tables.mombasa.placing import POST

Size = tuple[int, int]
_HEIGHT = 120.0
SHARE = 0.52
"""The height of the digits of shares, in that of a field: they stand at its start, clear of the markers."""
_TEN = 1.17
"""So much higher are ten shares in Persian, whose zero is lower than its other digits."""
_TOLL, _TOLLS = 8.0, 12.5
"""Half a coin of a capital call, and how far the next one lies."""
_TINT = 0.3
"""How much of the company's colour a field has that brings shares: markers and numbers stand out from it."""
_START, _START_TEN = 0.25, 0.31
"""The middle of one digit and of two, in the width of a field."""


def track(company: str, spaces: Sequence[TrackSpace], size: Size, *, rtl: bool = False) -> Sheet:
    """A track board: new shares as seals, capital calls as gates, special spaces as stars."""
    leaf = Leaf(_HEIGHT * size[0] / size[1], _HEIGHT)
    style = COMPANY[company]
    leaf.ground(mix(PAPER, style.light, 0.12), mix(PAPER_SHADE, style.wall, 0.12), style.line, 6)
    for number, place in enumerate(spaces):
        before = spaces[number - 1] if number else None
        _field(leaf, company, number, place, before, _TEN if rtl else 1.0)
    for number in range(1, len(spaces)):
        if spaces[number].call:
            _gate(leaf, spaces, number)
    _end(leaf, company, len(spaces))
    return leaf.sheet


def _box(leaf: Leaf, number: int) -> Box:
    return within((0, 0, leaf.width, leaf.height), field(number, leaf.width / leaf.height))


def _field(
    leaf: Leaf, company: str, number: int, place: TrackSpace, before: TrackSpace | None, ten: float
) -> None:
    """A field: what it brings stands at its start, markers at its end; a ten is ``ten`` times as high."""
    x, y, w, h = _box(leaf, number)
    drawing, style = leaf.drawing, COMPANY[company]
    special = before is not None and place.level > before.level
    shares = before is not None and place.shares > before.shares
    base = mix(PAPER, GOLD, 0.55) if special else mix(PAPER, style.wall, _TINT if shares else 0.05)
    edge = GOLD_DEEP if special else style.line if shares else mix(style.line, PAPER, 0.4)
    drawing.rect((x + 1.4, y + 1.4), (w - 2.8, h - 2.8), base, 5, stroke=edge, width=1.8 if special else 0.9)
    if special:
        size = min(w * 0.3, h * 0.46)
        middle = (x + w * (0.72 if shares else 0.5), y + h / 2)
        drawing.polygon(star(middle, size, size * 0.72, 8, 1 / 16), GOLD, stroke=GOLD_DEEP, width=1)
        _coins(drawing, middle, place.pounds, min(size, h * 0.3))
    if shares:
        high, start = (h * SHARE * ten, _START_TEN) if place.shares > 9 else (h * SHARE, _START)
        wide = w * 2 * start - 3
        leaf.number(place.shares, (x + w * start, y + h / 2), high, style.line, width=wide)
    elif not number:
        side = min(w, h) * 0.5
        with drawing.place(x + w * _START - side / 2, y + h / 2 - side / 2, side / 100):
            house(drawing, company)
    elif not special:
        drawing.circle((x + w * _START, y + h / 2), 2.6, style.line, fill_opacity=0.5)


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
    boxes = [_box(leaf, number) for number in range(count, FIELDS)]
    if boxes:
        left, right = min(x for x, *_ in boxes), max(x + w for x, _, w, _ in boxes)
        y, h = boxes[0][1], boxes[0][3]
        emblem(leaf.drawing, company, ((left + right) / 2, y + h / 2), h * 0.42)


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


_SQUARE = 60
"""A value that is no wider than this, in units, stands upon a large coin."""


def value(company: str, pounds: int, size: Size) -> Sheet:
    """What a share of the company is worth: on a coin, or in a row between its emblem and a coin."""
    leaf = Leaf(36 * size[0] / size[1], 36)
    w, style = leaf.width, COMPANY[company]
    if w < _SQUARE:
        coin = w - 18
        leaf.picture(lambda drawing: goods.coin(drawing, pound=False), (coin, 18), 36)
        leaf.number(pounds, (coin, 18), 21, INK, disc=36 * goods.CLEAR)
        if w > 45:
            emblem(leaf.drawing, company, (9, 18), 9)
        return leaf.sheet
    leaf.ground(WHITE, PAPER, style.line, 8)
    emblem(leaf.drawing, company, (18, 18), 14)
    leaf.picture(goods.coin, (w - 19, 18), 29)
    leaf.number(pounds, (w / 2, 18), 28, INK, width=w - 70)
    return leaf.sheet


def coins(count: int) -> Sheet:
    """Coins under a book."""
    leaf = Leaf(32, 32)
    if count > 1:
        leaf.picture(goods.coin, (18, 14), 26)
    leaf.picture(lambda drawing: goods.coin(drawing, pound=False), (15, 17), 29)
    leaf.number(count, (15, 17), 20, INK, rgb("fdeeb0"))
    return leaf.sheet


def round_space(number: int, count: int, present: bool, size: Size, *, rtl: bool = False) -> Sheet:
    """A space of the round track: its number and the coins that still lie there, in reading direction.

    A single coin bears no number: beside that of the next round it would read as one with it.
    """
    leaf = Leaf(38 * size[0] / size[1], 38)
    w, drawing = leaf.width, leaf.drawing
    first, last = (w - 16, 13.0) if rtl else (16.0, w - 13)
    drawing.polyline([(0, 19), (w, 19)], GOLD_DEEP, 1.6)
    if present:
        drawing.circle((first, 19), 15, RED_BOX, stroke=GOLD_LIGHT, width=2)
    else:
        drawing.circle((first, 19), 13, rgb("2f6673"), stroke=GOLD_DEEP, width=1.4)
    leaf.number(number, (first, 19), 19, WHITE)
    if count:
        leaf.picture(lambda canvas: goods.coin(canvas, pound=count == 1), (last, 19), 24)
        if count > 1:
            leaf.number(count, (last, 19), 17, INK, disc=24 * goods.CLEAR)
    return leaf.sheet
