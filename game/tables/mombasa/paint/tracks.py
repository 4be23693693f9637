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
_WIDTH, _HEIGHT = 220.0, 114.0


def track(company: str, spaces: Sequence[TrackSpace]) -> Sheet:
    """A track board: new shares as seals, capital calls as gates, special spaces as stars."""
    leaf = Leaf(_WIDTH, _HEIGHT)
    style = COMPANY[company]
    leaf.ground(mix(PAPER, style.light, 0.12), mix(PAPER_SHADE, style.wall, 0.12), style.line, 6)
    for number, place in enumerate(spaces):
        before = spaces[number - 1] if number else None
        _field(leaf, company, number, place, before)
    for number in range(len(spaces)):
        if number and spaces[number].call:
            _gate(leaf, number, spaces[number].call)
    _end(leaf, company, len(spaces))
    return leaf.sheet


def _box(number: int) -> tuple[float, float, float, float]:
    x, y, w, h = track_field(number)
    return (x * _WIDTH, y * _HEIGHT, w * _WIDTH, h * _HEIGHT)


def _field(leaf: Leaf, company: str, number: int, place: TrackSpace, before: TrackSpace | None) -> None:
    x, y, w, h = _box(number)
    drawing, style = leaf.drawing, COMPANY[company]
    special = before is not None and place.level > before.level
    shares = before is not None and place.shares > before.shares
    base = mix(PAPER, GOLD, 0.55) if special else mix(PAPER, style.wall, 0.2 if shares else 0.05)
    drawing.rect(
        (x + 1.6, y + 1.6),
        (w - 3.2, h - 3.2),
        base,
        4,
        stroke=GOLD_DEEP if special else mix(style.line, PAPER, 0.4),
        width=1.8 if special else 0.9,
    )
    centre = (x + w / 2, y + h / 2)
    if special:
        _special(leaf, company, (x, y, w, h), place, shares)
        return
    if shares:
        drawing.circle(centre, 14.2, style.wall, stroke=style.line, width=1.2)
        drawing.circle(centre, 12.4, stroke=style.mark, width=0.8, stroke_opacity=0.7)
        leaf.number(place.shares, centre, 19, style.mark, width=22)
    elif not number:
        with drawing.place(centre[0] - 14, centre[1] - 14, 0.28):
            house(drawing, company)
    else:
        drawing.circle(centre, 2.6, style.line, fill_opacity=0.5)


def _special(leaf: Leaf, company: str, at: Box, place: TrackSpace, shares: bool) -> None:
    """A special space: its level in a star, the pounds it pays, the share it may bring besides."""
    x, y, w, h = at
    drawing, style = leaf.drawing, COMPANY[company]
    head = (x + 9.5, y + 10) if shares else (x + w / 2, y + 10.5)
    size = 7.2 if shares else 9.5
    drawing.polygon(star(head, size, size * 0.7, 8, 1 / 16), GOLD, stroke=GOLD_DEEP, width=0.9)
    leaf.number(place.level, head, size * 1.15, INK)
    if not shares:
        _coins(drawing, (x + w / 2, y + h - 11), place.pounds, 15)
        return
    _coins(drawing, (x + w - 10, y + 10), place.pounds, 12)
    centre = (x + w / 2, y + h - 12.5)
    drawing.circle(centre, 10.6, style.wall, stroke=style.line, width=1)
    leaf.number(place.shares, centre, 15, style.mark, width=18)


def _coins(drawing: Drawing, centre: Point, count: int, side: float) -> None:
    for i in range(count):
        x = centre[0] + (i - (count - 1) / 2) * side * 0.7
        with drawing.place(x - side / 2, centre[1] - side / 2, side / 100):
            goods.small_coin(drawing)


def _gate(leaf: Leaf, number: int, call: int) -> None:
    """A capital call: a red bar where the space is entered, with the pounds to pay."""
    x, y, w, h = _box(number)
    px, py, _, _ = _box(number - 1)
    drawing = leaf.drawing
    if px == x:
        bar = [(x + 2, y), (x + w - 2, y)]
        middle = (x + w / 2, y)
    else:
        edge = x if px < x else x + w
        bar = [(edge, y + 2.5), (edge, y + h - 2.5)]
        middle = (edge, y + h - 9)
    drawing.polyline(bar, PAPER, 6, cap="round")
    drawing.polyline(bar, RED_BOX, 3.8, cap="round")
    for i in range(call):
        spot = (middle[0], middle[1] - i * 12.5)
        drawing.circle(spot, 8, RED_BOX, stroke=PAPER, width=1)
        with drawing.place(spot[0] - 6.4, spot[1] - 6.4, 0.128):
            goods.small_coin(drawing)


def _end(leaf: Leaf, company: str, count: int) -> None:
    """The fields that are left over carry the company's seal."""
    columns, rows = TRACK_FIELDS
    if count >= columns * rows:
        return
    boxes = [_box(number) for number in range(count, columns * rows)]
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


def column(company: str, coins: Sequence[int], look: str, mirrored: bool) -> Sheet:
    """A column of a base: posts where they stand, the coins of the spaces that they have left."""
    leaf = Leaf(122, 29)
    wide = 122 / len(coins)
    for i, count in enumerate(coins):
        x = (len(coins) - 1 - i if mirrored else i) * wide
        space(leaf.sheet, leaf.drawing, (x, 0, wide, 29), count)
        if look[i : i + 1] == POST:
            with leaf.drawing.place(x + wide / 2 - 14.5, 0.3, 0.29):
                house(leaf.drawing, company)
    return leaf.sheet


def value(company: str, pounds: int, size: Size) -> Sheet:
    """What a share of the company is worth."""
    leaf = Leaf(36 * size[0] / size[1], 36)
    w, style = leaf.width, COMPANY[company]
    leaf.ground(WHITE, PAPER, style.line, 8)
    emblem(leaf.drawing, company, (18, 18), 14)
    leaf.number(pounds, (48, 18), 26, INK, width=34)
    leaf.picture(goods.coin, (w - 19, 18), 27)
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


def round_space(number: int, count: int, present: bool, size: Size) -> Sheet:
    """A space of the round track: its number and the coins that still lie there."""
    leaf = Leaf(38 * size[0] / size[1], 38)
    w, drawing = leaf.width, leaf.drawing
    if present:
        leaf.ground(rgb("fff6d8"), GOLD, rgb("7a4a08"), 9)
        drawing.rect((1.5, 1.5), (w - 3, 35), radius=8, stroke=RED_BOX, width=3)
    else:
        leaf.ground(PAPER, PAPER_SHADE, GOLD_DEEP, 9)
    drawing.circle((21, 19), 15.5, RED_BOX if present else rgb("2f6673"), stroke=INK, width=1.2)
    leaf.number(number, (21, 19), 22, WHITE)
    if count:
        leaf.picture(lambda canvas: goods.coin(canvas, pound=False), (w - 24, 19), 31)
        leaf.number(count, (w - 24, 19), 21, INK, rgb("fdeeb0"))
    elif number > 1:
        drawing.circle((w - 24, 19), 11, stroke=INK_SOFT, width=1.2, stroke_opacity=0.5)
    return leaf.sheet
