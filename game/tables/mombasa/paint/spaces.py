"""Bonus spaces, printed and on track boards, and the permanent special bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing import Drawing
from game.art.leaf import Box, Leaf, NumberedPicture, Picture
from game.art.palette import mix, rgb
from game.art.sheets import Sheet
from game.rules.mombasa.printed import BonusOption, Permanent
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.cards import tile_height
from game.tables.mombasa.paint.items import gain_item, gain_items
from game.tables.mombasa.paint.tones import GOLD_DEEP, INK, KIND, PAPER, PAPER_SHADE, RED_BOX, WHITE

Size = tuple[int, int]
_WIDTH = 76.0
_MARKED = 65.0
"""Where the corner of a space on a track board begins that a mark covers, in hundredths of its width."""
_HEAD, _AIR = 19.5, -1.0
"""How high its head is, and what is free above what a majority brings."""
_LEAST, _GAINED, _APART = 19.5, 47.0, 4.0
"""The widths of what a majority asks for and brings, and of the gap between two things that it brings."""
_SQUAT = 103.0
"""How high a space on a track board is, in hundredths of its width, on which things keep further apart."""
_SIGN = 12.5
"""How wide the sign before the number of a bonus is."""
_FOOT = 18.9
"""So far above the lower edge of a space is the middle of its price: its ring stays inside of the line."""
_BELOW_TILE = 17.3
"""The same of a smaller one that keeps clear of the tile above it too."""
_BETWEEN = 4.5
"""The gap after the number of a thing on a track board."""


def printed(name: str, options: Sequence[BonusOption], size: Size) -> Sheet:
    """A bonus space of the board; a mark covers its upper right corner, below a tile the lower one."""
    leaf = Leaf(_WIDTH, _WIDTH * size[1] / size[0])
    leaf.ground(PAPER, PAPER_SHADE, GOLD_DEEP, 7)
    if options[0].majority:
        _majority(leaf, options)
    elif name.startswith("tile_"):
        _reservation(leaf, options[0])
    else:
        _plain(leaf, options[0])
    return leaf.sheet


def _majority(leaf: Leaf, options: Sequence[BonusOption]) -> None:
    """Brackets from the highest down: how many are asked for and what they bring."""
    drawing, kind = leaf.drawing, options[0].majority
    tone = KIND[kind]
    h = leaf.height
    drawing.rect((2.6, 2.6), (_LEAST, h - 5.2), tone.base, 5)
    asked, each = 2.6 + _LEAST / 2, (h - _HEAD - 3) / len(options)
    leaf.picture(goods.PICTURES[kind], (asked + 1, _HEAD * 0.54), _HEAD * 0.76)
    drawing.path(_CROWN, rgb("e9b94a"), stroke=GOLD_DEEP, width=1, join="round")
    for i, option in enumerate(reversed(options)):
        y = _HEAD + i * each
        drawing.polyline([(4, y), (72, y)], tone.deep, 0.8, stroke_opacity=0.6)
        leaf.number(option.least, (asked, y + each / 2), each * 0.86, tone.deep, width=_LEAST - 3)
        wide = (_GAINED + _APART) / len(option.gains)
        for at, gain in enumerate(option.gains):
            leaf.item(gain_item(gain), (24 + at * wide, y + _AIR, wide - _APART, each - _AIR))


_CROWN = "M31 15L33 7L36 12L39 4.500L42 12L45 7L47 15Z"


def _reservation(leaf: Leaf, option: BonusOption) -> None:
    """The tile lies above; below what it costs to reserve it."""
    leaf.drawing.rect(
        (6, 6), (64, tile_height(leaf.height)), INK, 6, fill_opacity=0.12, stroke=GOLD_DEEP, width=1
    )
    _price(leaf, option.cost, (20, leaf.height - _BELOW_TILE), 23)


def _price(leaf: Leaf, cost: int, centre: tuple[float, float], side: float) -> None:
    """Pounds to pay: a coin with a red rim."""
    leaf.drawing.circle(centre, side * 0.56, RED_BOX)
    leaf.picture(lambda drawing: goods.coin(drawing, pound=False), centre, side)
    leaf.number(cost, centre, side * 0.68, INK, rgb("fdeeb0"))


def _plain(leaf: Leaf, option: BonusOption) -> None:
    first, *others = gain_items(option.gains)
    h = leaf.height
    side = min(46, h - 33)
    leaf.picture(first.picture, (_WIDTH / 2, 4 + side / 2), side)
    if option.cost:
        _price(leaf, option.cost, (20, h - _FOOT), 26)
    for item in others:
        leaf.item(item, (5, h - 31, 38, 28))


def additional(options: Sequence[BonusOption], level: int, size: Size) -> Sheet:
    """A bonus space on a track board: its price, and what it brings; a bar between what one chooses from.

    The price keeps clear of the corner where a mark lies.
    """
    leaf = _extra(level, size)
    h = leaf.height
    shown = [option for option in options if option.verb != "mark_both"]
    both = len(shown) < len(options)
    side = min(h * 0.26, 28)
    top = side * 1.12 + 3
    if shown[0].cost:
        _price(leaf, shown[0].cost, (_MARKED - side * 0.6, side * 0.56 + 3), side)
    each = (h - top - 5) / len(shown)
    for i, option in enumerate(shown):
        y = top + i * each
        _beside(leaf, gain_items(option.gains), (8, y + 1, 86, each - (3 if h > _SQUAT else 1.8)))
        if i and not both:
            leaf.drawing.polyline([(10, y - 1), (90, y - 1)], INK, 1.8, stroke_opacity=0.6)
        elif i:
            leaf.drawing.path(f"M50 {y - 8}v14M43 {y - 1}h14", stroke=rgb("2f6b3a"), width=4.4, cap="round")
    return leaf.sheet


def _beside(leaf: Leaf, gained: Sequence[NumberedPicture], at: Box) -> None:
    """Things beside one another; where all have numbers each stands by its own thing, clear of the next."""
    x, y, w, h = at
    gap = _BETWEEN if all(item.number is not None for item in gained) else 1
    for i, item in enumerate(gained):
        leaf.item(item, (x + i * w / len(gained), y, w / len(gained) - gap, h))


def _extra(level: int, size: Size) -> Leaf:
    """The ground of a special bonus, with one or two dots for its level."""
    leaf = Leaf(100, 100 * size[1] / size[0])
    leaf.ground(rgb("fff6d8"), rgb("edd08a"), GOLD_DEEP, 9)
    for i in range(level):
        leaf.drawing.circle((13, 12 + i * 14), 5.5, RED_BOX, stroke=PAPER, width=1.2)
    return leaf


def permanent(bonus: Permanent, level: int, size: Size) -> Sheet:
    """A special bonus that lasts: cheaper cards, more cotton, more expansion, more markers."""
    leaf = _extra(level, size)
    h = leaf.height
    middle = h * (0.5 if bonus.mix else 0.58)
    at, side, left = (34.5, 40, 57) if bonus.mix else (28, 44, 51)  # so high up, clear of the lower dot
    leaf.picture(_PERMANENT[bonus.kind], (at, middle), side)
    less = bonus.kind == "discount"
    sign = f"M{left} {middle}h{_SIGN}" + ("" if less else f"M{left + _SIGN / 2} {middle - 7}v14")
    leaf.drawing.path(sign, stroke=RED_BOX if less else rgb("2f6b3a"), width=4.6, cap="round")
    leaf.number(bonus.amount, (83 if bonus.mix else 79.5, middle), 34)
    if bonus.mix:
        for i, good in enumerate(("coffee", "banana", "cotton")):
            leaf.picture(goods.PICTURES[good], (26 + i * 25, h - 17), 23)
    return leaf.sheet


def _cheaper(drawing: Drawing) -> None:
    goods.plain_card(drawing)
    with drawing.place(44, 44, 0.54):
        goods.coin(drawing)


def _marker(drawing: Drawing) -> None:
    drawing.circle((50, 52), 40, INK, fill_opacity=0.35)
    drawing.circle((50, 50), 40, mix(PAPER, GOLD_DEEP, 0.35), stroke=GOLD_DEEP, width=5)
    drawing.path("M50 24L76 50L50 76L24 50Z", WHITE, stroke=GOLD_DEEP, width=4)


_PERMANENT: dict[str, Picture] = {
    "discount": _cheaper,
    "cotton": goods.PICTURES["cotton"],
    "expansion": goods.pennant,
    "markers": _marker,
}
