"""Action cards and bonus tiles in every shape they are shown in."""

from __future__ import annotations

from game.art.drawing import Drawing
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
_SHARE, _BELOW, _OUTLINE = 0.44, 1.6, 0.11
"""How much of the height of a narrow card its number takes at most, and what stays free below the outline of
the number, which is so thick by its height."""
_PRINT, _NUMBERED, _LEAST_SYMBOL = 22.8, 25.0, 10.0
"""How high a number is written at least, at 1080 lines, and how wide a card must be to bear one: a narrower
one shows its symbol larger, its number is told where the card lies wide. How high a symbol above one is."""
_TALL = 1.25
"""From this height on, by its width, a card has its number below its symbol."""
_FULL, _FOOT = 100.0, 44.0
"""The width of the drawing of a card that shows all, and how high the foot with its price is at most."""
_RIM, _PAYS = 0.075, rgb("17843f")
"""The rim of a card that is spent now by its shorter side, and its colour."""


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


def tiny(card: Card, size: Size, k: float) -> Sheet:
    """A narrow card, as one of several that rest: its symbol above its number.

    ``k`` is a pixel at 1080 lines.
    """
    leaf = Leaf(24, 24 * size[1] / size[0])
    _ground(leaf, card, 3)
    corner, item, h = _corner(card), symbol(card), leaf.height
    middle = 9.0 if corner else 12.0
    high = max(24 * _PRINT * k / size[0], min(20.0, h * _SHARE))
    foot = h - _BELOW - high * _OUTLINE
    above = foot - high - 1
    if item.number is None or size[0] < _NUMBERED * k or above < _LEAST_SYMBOL:
        leaf.picture(item.picture, (12, h / 2), min(19, h - 4))
    else:
        leaf.picture(item.picture, (middle, 1 + above / 2), min(middle * 5 / 3, above))
        leaf.number(item.number, (12, foot - high / 2), high, INK, WHITE, 20)
    if corner:
        leaf.picture(corner, (18.5, 6), 10)
    return leaf.sheet


def paying(sheet: Sheet) -> Sheet:
    """A card that is spent now: a broad green rim; on a large one a tick beside its symbol."""
    ground = sheet.layers[0].drawing
    w, h = ground.width, ground.height
    over = Drawing(w, h)
    thick = min(w, h) * _RIM
    over.rect((thick / 2, thick / 2), (w - thick, h - thick), radius=thick * 1.4, stroke=_PAYS, width=thick)
    if w == _FULL:
        x, y, r = 80.0, 22.0, 16.0
        over.circle((x, y), r, _PAYS, stroke=WHITE, width=3)
        tick = [(x - r * 0.5, y), (x - r * 0.12, y + r * 0.42), (x + r * 0.52, y - r * 0.38)]
        over.polyline(tick, WHITE, r * 0.28, cap="round", join="round")
    sheet.layers.append(Layer(over))
    return sheet


def face(card: Card, size: Size, cost: int | None) -> Sheet:
    """A card that shows all; ``cost`` stands in its red box, its own number if None."""
    leaf = Leaf(_FULL, _FULL * size[1] / size[0])
    drawing, tone, h = leaf.drawing, _tone(card), leaf.height
    foot = min(_FOOT, h * 0.45)
    share = foot / _FOOT
    _ground(leaf, card, 8)
    drawing.path(
        f"M1.6 {h - foot}H98.4V{h - 9}a7.500 7.500 0 0 1 -7.500 7.500H9a7.500 7.500 0 0 1 -7.500 -7.500Z",
        tone.deep,
        fill_opacity=0.28,
    )
    drawing.polyline([(2, h - foot), (98, h - foot)], tone.deep, 1.4)
    item, room = symbol(card), h - 8 - foot
    if h < _FULL * _TALL or item.number is None:
        leaf.item(item, (6, 6, 88, room))
    else:
        leaf.picture(item.picture, (50, 6 + room * 0.29), room * 0.56)
        leaf.number(item.number, (50, 5 + room * 0.8), room * 0.37)
    red_box(leaf.sheet, drawing, (76, h - foot / 2 - 0.5), 38 * share, card.red if cost is None else cost)
    corner = _corner(card)
    if corner:
        leaf.picture(corner, (26, h - foot / 2 - 0.5), 40 * share)
    return leaf.sheet


def tile(card: Card, size: Size) -> Sheet:
    """A bonus tile."""
    leaf = Leaf(42 * size[0] / size[1], 42)
    _tile(leaf, card, (0, 0, leaf.width, 42))
    return leaf.sheet


def resting_tile(card: Card, size: Size) -> Sheet:
    """A bonus tile on its space: in the upper part, the price below stays free."""
    leaf = Leaf(76, 76 * size[1] / size[0])
    _tile(leaf, card, (6, 6, 64, tile_height(leaf.height)))
    return leaf.sheet


def tile_height(space: float) -> float:
    """How high a tile of 64 units width lies on a space of 76, so that the price below it stays free."""
    return min(42.0, space - 32)


def _tile(leaf: Leaf, card: Card, at: Box) -> None:
    """What a tile does within a brass edge."""
    x, y, w, h = at
    tone, picture, side = KIND[card.kind], goods.PICTURES[card.kind], min(h - 8, w * 0.46)
    leaf.drawing.rect((x + 0.8, y + 0.8), (w - 1.6, h - 1.6), tone.base, 8, stroke=tone.deep, width=1.6)
    leaf.drawing.rect((x + 2.4, y + 2.4), (w - 4.8, h - 4.8), radius=6, stroke=GOLD, width=1.6)
    if not card.value:
        leaf.picture(picture, (x + w / 2, y + h / 2), h - 8)
        return
    room = w - side - 11
    leaf.picture(picture, (x + 5 + side / 2, y + h / 2), side)
    leaf.number(card.value, (x + 5 + side + room / 2, y + h / 2), min(28, room * 1.1), width=room)
