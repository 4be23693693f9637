"""Action cards and bonus tiles in every shape they are shown in."""

from __future__ import annotations

from dataclasses import replace

from game.art.drawing import Drawing, box, star
from game.art.leaf import Box, Leaf, NumberedPicture, Picture
from game.art.palette import mix, rgb
from game.art.sheets import Layer, Sheet
from game.art.tones import PaperTones
from game.rules.mombasa.components import Card
from game.tables.mombasa.paint import goods
from game.tables.mombasa.paint.fields import red_box
from game.tables.mombasa.paint.posts import emblem
from game.tables.mombasa.paint.tones import GOLD, INK, KIND, PAPER, WHITE

Size = tuple[int, int]
_FRAME, _BELOW, _OUTLINE = 2.5, 1.6, 0.11
"""What stays free below the number of a narrow card that is 24 wide: at least, and below its outline, which
is so thick by its height, where there is room for that between symbol and frame."""
_SHARE, _UPON = 0.46, 0.6
"""How much of such a card its number takes where that is low: no more, so that the symbol is not hidden; so
far that may reach down behind it."""
_LEAST_NUMBER, _LEAST_SYMBOL, _USUAL_SYMBOL = 15.5, 10.5, 13.0
"""How high its number and its symbol are at least, and what the latter gets before the number is lifted."""
_EDGED = 3.2
"""So much less room the number of a tile has: a broad digit stays within the brass edge, outline and all."""
_SQUAT, _SQUAT_NUMBER, _SQUAT_SYMBOL = 10.8, 14.0, 14.2
"""Where a symbol above its number were so low, how high the number and the symbol are beside one another."""
_PRINT, _NUMBERED = 22.8, 25.0
"""How high a number is written at least, at 1080 lines, and how wide a card must be to bear one: a narrower
one shows its symbol larger, its number is told where the card lies wide."""
_DIGIT = 0.9
"""How wide the widest digit is by its height."""
_TALL = 1.25
_FULL = 100.0
"""The width of the drawing of a card that shows all."""
_RIM, _PAYS = 0.075, rgb("17843f")
"""The rim of a card that is spent now by its shorter side, and its colour."""


def face(card: Card, size: Size, cost: int | None, k: float) -> Sheet:
    """A card that fills ``size``; ``cost`` stands in its red box, its own number if None."""
    wide = size[0] / size[1]
    if wide > 2.2:
        return _strip(card, wide, cost)
    if wide >= 1.2:
        return _landscape(card, wide, cost)
    if size[1] < 40 or wide < 0.6:
        return tiny(card, size, k)
    return _full(card, size[1] / size[0], cost)


def _tone(card: Card) -> PaperTones:
    return KIND[card.good or card.kind]


def symbol(card: Card) -> NumberedPicture:
    """What the card does and how much of it."""
    if card.kind == "share":
        return NumberedPicture(_seal(card.share), 1)
    if card.kind == "merchant":
        return NumberedPicture(goods.loupe)
    return NumberedPicture(goods.PICTURES[card.good or card.kind], card.value)


def _seal(company: str) -> Picture:
    return lambda drawing: emblem(drawing, company, (50, 50), 49)


def _mines(company: str) -> Picture:
    """The mines of a company count."""

    def draw(drawing: Drawing) -> None:
        emblem(drawing, company, (40, 40), 39)
        with drawing.place(46, 46, 0.54):
            goods.mine(drawing)

    return draw


def _corner(card: Card) -> Picture | None:
    """The share or the mines, where a card shows them besides what it does."""
    if card.mines:
        return _mines(card.mines)
    return _seal(card.share) if card.share and card.kind != "share" else None


def _ground(leaf: Leaf, card: Card, radius: float) -> None:
    tone = _tone(card)
    leaf.ground(mix(tone.base, PAPER, 0.55), tone.base, tone.deep, radius)


def _strip(card: Card, wide: float, cost: int | None) -> Sheet:
    """A low card: symbol, number, share and price side by side."""
    leaf = Leaf(30 * wide, 30)
    _ground(leaf, card, 5)
    leaf.drawing.rect((0.8, 0.8), (6, 28.4), _tone(card).deep, 4)
    leaf.item(symbol(card), (8, 2, 47, 26))
    corner = _corner(card)
    if corner:
        leaf.picture(corner, (leaf.width - 17, 15), 26)
    elif leaf.width > 80:
        red_box(leaf.sheet, leaf.drawing, (leaf.width - 16, 15), 22, card.red if cost is None else cost)
    return leaf.sheet


def _landscape(card: Card, wide: float, cost: int | None) -> Sheet:
    leaf = Leaf(50 * wide, 50)
    _ground(leaf, card, 5)
    w = leaf.width
    leaf.drawing.rect((0.8, 0.8), (w - 1.6, 5), _tone(card).deep, 3)
    corner = _corner(card)
    leaf.item(symbol(card), (3, 8, w - 28, 39))
    red_box(leaf.sheet, leaf.drawing, (w - 13.5, 36), 20, card.red if cost is None else cost)
    if corner:
        leaf.picture(corner, (w - 13.5, 15.5), 20)
    return leaf.sheet


def chip(card: Card, size: Size, k: float) -> Sheet:
    """A card where there is little room: what it does and how much of it; ``k`` is a pixel at 1080 lines."""
    wide = size[0] / size[1]
    if wide < 1:
        return tiny(card, size, k)
    leaf = Leaf(38 * wide, 38)
    _ground(leaf, card, 5)
    _beside(leaf, symbol(card), (1.5, 2, leaf.width - 3, 34), 38 * _PRINT * k / size[1])
    return leaf.sheet


def _beside(leaf: Leaf, item: NumberedPicture, at: Box, least: float, edge: float = 0.0) -> None:
    """A symbol, and beside it its number, so high at ``least``; none where that leaves it too little.

    The number has so much more room as an ``edge`` takes of it.
    """
    x, y, w, h = at
    high = max(least, min(h * 0.76, w * 0.5))
    room = high * _DIGIT + edge
    if item.number is None or (w > h + room and h * 0.76 >= least):
        leaf.item(item, at)
    elif w - room < _LEAST_SYMBOL:
        leaf.picture(item.picture, (x + w / 2, y + h / 2), min(w, h))
    else:
        side = min(h, w - room)
        leaf.picture(item.picture, (x + side / 2, y + h / 2), side)
        centre = (x + side + (w - side) / 2, y + h / 2)
        leaf.number(item.number, centre, high, line=leaf.paper, width=w - side + 1)


def tiny(card: Card, size: Size, k: float) -> Sheet:
    """A narrow card, as one among several that rest: in its middle its symbol, clear above its number."""
    leaf = Leaf(24, 24 * size[1] / size[0])
    _ground(leaf, card, 3)
    corner = _corner(card)
    item, h, least = symbol(card), leaf.height, 24 * _PRINT * k / size[0]
    roomy = size[0] >= _NUMBERED * k and h >= least + _FRAME + _LEAST_SYMBOL
    if item.number is None or not roomy:
        leaf.picture(item.picture, (12, h / 2), 19)
    else:
        _numbered(leaf, item.picture, item.number, 9.0 if corner else 12.0, least)
    if corner:
        leaf.picture(corner, (18.5, 6), 10)
    return leaf.sheet


def _numbered(leaf: Leaf, picture: Picture, number: int, middle: float, least: float) -> None:
    """A symbol in the middle above a number, which is ``least`` high at least."""
    h = leaf.height
    high = max(least, min(20.0, max(h * _SHARE, _LEAST_NUMBER)))
    below = min(_BELOW + high * _OUTLINE, max(_FRAME, h - high - _USUAL_SYMBOL))
    above = h - high - below
    if above < _SQUAT:
        _aslant(leaf, picture, number, least)
        return
    side = min(middle * 5 / 3, max(above + _UPON, _LEAST_SYMBOL))
    leaf.picture(picture, (middle, max(above, side + 0.2) / 2 + 0.5), side)
    leaf.number(number, (12, h - high / 2 - below), high, INK, WHITE, 20)


def _aslant(leaf: Leaf, picture: Picture, number: int, least: float) -> None:
    """On a low card the symbol stands at one corner and its number at the other: both are larger so."""
    high = max(least, _SQUAT_NUMBER)
    leaf.picture(picture, (1 + _SQUAT_SYMBOL / 2, 1 + _SQUAT_SYMBOL / 2), _SQUAT_SYMBOL)
    centre = (leaf.width - 1.5 - high * _DIGIT / 2, leaf.height - _FRAME - high / 2)
    leaf.number(number, centre, high, INK, WHITE, 20)


def paying(sheet: Sheet) -> Sheet:
    """A card that is spent now: a broad green rim; on a tall one a tick where its symbol is repeated."""
    ground = sheet.layers[0].drawing
    w, h = ground.width, ground.height
    over = Drawing(w, h)
    thick = min(w, h) * _RIM
    over.rect((thick / 2, thick / 2), (w - thick, h - thick), radius=thick * 1.4, stroke=_PAYS, width=thick)
    if w == _FULL and h >= w * _TALL:
        x, y, r = w / 2, h / 2 + 4, 17.0
        over.circle((x, y), r, _PAYS, stroke=WHITE, width=3)
        tick = [(x - r * 0.5, y), (x - r * 0.12, y + r * 0.42), (x + r * 0.52, y - r * 0.38)]
        over.polyline(tick, WHITE, r * 0.28, cap="round", join="round")
    sheet.layers.append(Layer(over))
    return sheet


def _full(card: Card, tall: float, cost: int | None) -> Sheet:
    """A card in the display or under the looking glass."""
    leaf = Leaf(_FULL, _FULL * tall)
    drawing, tone, h = leaf.drawing, _tone(card), leaf.height
    _ground(leaf, card, 8)
    drawing.path(
        f"M1.6 {h - 44}H98.4V{h - 9}a7.500 7.500 0 0 1 -7.500 7.500H9a7.500 7.500 0 0 1 -7.500 -7.500Z",
        tone.deep,
        fill_opacity=0.28,
    )
    drawing.polyline([(2, h - 44), (98, h - 44)], tone.deep, 1.4)
    if tall < _TALL:
        leaf.item(symbol(card), (4, 5, 88, h - 52))
    else:
        leaf.item(symbol(card), (8, 8, 84, 44))
        _vignette(leaf, card, 56, h - 48)
    red_box(leaf.sheet, drawing, (76, h - 22.5), 38, card.red if cost is None else cost)
    corner = _corner(card)
    if corner:
        leaf.picture(corner, (26, h - 22.5), 40)
    else:
        drawing.polygon(star((26, h - 22.5), 13, 5, 8), tone.deep, fill_opacity=0.3)
    return leaf.sheet


def _vignette(leaf: Leaf, card: Card, top: float, low: float) -> None:
    """The symbol once more, large, as often as the card's value."""
    drawing, tone = leaf.drawing, _tone(card)
    drawing.path(box(7, top, 86, low - top, 5), PAPER, fill_opacity=0.7, stroke=tone.deep, width=1)
    count = max(1, min(card.value, 5))
    middle, side = (top + low) / 2, min(low - top - 6, 44.0 if count == 1 else 34.0)
    picture = symbol(card).picture
    for i in range(count):
        shift = (i - (count - 1) / 2) * min(side * 0.72, (78 - side) / max(1, count - 1))
        leaf.picture(picture, (50 + shift, middle + (3 if i % 2 else -3)), side)


def tile(card: Card, size: Size, k: float = 1.0) -> Sheet:
    """A bonus tile: what it does within a brass edge."""
    upright = size[0] < size[1]
    leaf = Leaf(42, 42 * size[1] / size[0]) if upright else Leaf(42 * size[0] / size[1], 42)
    drawing, w, h = leaf.drawing, leaf.width, leaf.height
    tone = KIND[card.kind]
    leaf.ground(mix(tone.base, WHITE, 0.3), mix(tone.base, tone.line, 0.25), tone.deep, 8)
    drawing.rect((2.4, 2.4), (w - 4.8, h - 4.8), radius=6, stroke=GOLD, width=1.6)
    item = NumberedPicture(goods.PICTURES[card.kind], card.value or None)
    if upright and item.number is not None:
        leaf.picture(item.picture, (w / 2, h * 0.32), min(32, h * 0.52))
        leaf.number(item.number, (w / 2, h * 0.74), min(27, h * 0.4))
    else:
        _beside(leaf, item, (4, 4, w - 8, h - 8), 42 * _PRINT * k / size[1], _EDGED)
        leaf.sheet.figures[:] = [
            replace(each, centre=(each.centre[0] - _EDGED / 2, each.centre[1]), width=each.width - _EDGED)
            for each in leaf.sheet.figures
        ]
    return leaf.sheet


def resting_tile(card: Card, size: Size) -> Sheet:
    """A bonus tile on its space: in the upper part, the price below stays free."""
    leaf = Leaf(76, 76 * size[1] / size[0])
    high = tile_height(leaf.height)
    lying, scale = tile(card, (64, round(high))), high / 42
    leaf.sheet.layers += [Layer(layer.drawing, (6, 6), scale) for layer in lying.layers]
    for each in lying.figures:
        x, y = each.centre
        leaf.sheet.figures.append(
            replace(
                each,
                centre=(x * scale + 6, y * scale + 6),
                height=each.height * scale,
                width=each.width * scale,
            )
        )
    return leaf.sheet


def tile_height(space: float) -> float:
    """How high a tile of 64 units width lies on a space of 76, so that the price below it stays free."""
    return min(42.0, space - 32)
