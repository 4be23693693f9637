"""Slave cards, horses and weapons; the backs of the decks, piles, and kinds of cards in a hand."""

from __future__ import annotations

from dataclasses import dataclass

from game.art.drawing import Drawing
from game.art.leaf import Leaf, Picture
from game.art.palette import mix
from game.art.sheets import Sheet, Words
from game.rules.aquileia.components import Card
from game.rules.kernel.text import text
from game.tables.aquileia.paint import symbols
from game.tables.aquileia.paint.figures import USUAL, NumberSizes
from game.tables.aquileia.paint.leaves import wreath
from game.tables.aquileia.paint.tones import DECK, INK, METAL, PARCHMENT, PARCHMENT_SHADE, WHITE
from game.tables.aquileia.placing import SECRET

Size = tuple[int, int]
Point = tuple[float, float]
LONG, LONGEST = 1.4, 2.0
"""A place so much wider than high is a slip; so long that is at most."""
_SIGN, _NEAR, _DIGITS = 31.0, 27.0, 38.0
"""How large the sign is on a slip that counts; beside two digits on a short one at the least; and how much
room they ask for before the sign has its full size."""
_BELOW, _ALONG = 42, 60
"""How large the number of cards of a kind is below their sign, and on a slip: of the height."""


def sign(card: Card) -> Picture:
    """What a card counts as."""
    if card.use == "slave":
        return symbols.chain
    return symbols.sword if card.use == "weapon" else symbols.horse(card.use)


def face(card: Card, figures: NumberSizes = USUAL) -> Sheet:
    """A card: its sign as often as it counts, and the number."""
    leaf = Leaf(74, 98)
    edge = DECK[card.deck].deep
    leaf.ground(PARCHMENT, PARCHMENT_SHADE, edge)
    band = METAL[card.use].base if card.use in METAL else DECK[card.deck].base
    leaf.drawing.rect((4, 4), (66, 30), mix(band, WHITE, 0.45), 4)
    leaf.number(card.value, (22, 19), figures.worth, INK, line=WHITE)
    leaf.picture(sign(card), (51, 19), 27)
    _pips(leaf, card)
    return leaf.sheet


def _pips(leaf: Leaf, card: Card) -> None:
    side = {1: 50, 2: 36, 3: 33}[card.value]
    spots = {1: ((37, 66),), 2: ((21, 66), (53, 66)), 3: ((20, 54), (54, 54), (37, 80))}[card.value]
    for spot in spots:
        leaf.picture(sign(card), spot, side)


def back(deck: str, count: int | None = None, figures: NumberSizes = USUAL) -> Sheet:
    """The back of a card; of a pile with the number of its cards."""
    leaf = Leaf(70, 94)
    _back(leaf, deck)
    if count is not None:
        wide, high = figures.label
        leaf.drawing.rect((35 - wide / 2, 90 - high), (wide, high), INK, 7, fill_opacity=0.75)
        leaf.number(count, (35, 90 - high / 2), figures.pile, WHITE, width=wide - 4)
    return leaf.sheet


def _back(leaf: Leaf, deck: str) -> None:
    tone = DECK[deck]
    w, h = leaf.width, leaf.height
    leaf.ground(tone.base, tone.deep, tone.line)
    leaf.drawing.rect((6, 6), (w - 12, h - 12), radius=4, stroke=PARCHMENT, width=1.4)
    leaf.drawing.circle((w / 2, h * 0.38), w * 0.33, mix(tone.light, WHITE, 0.35), stroke=PARCHMENT, width=2)
    leaf.picture(symbols.device(deck), (w / 2, h * 0.38), w * 0.48)


_CLOSE, _NARROW = (0.2, 0.38, 0.69, 0.59), 81
"""The middle and width of sign and number of two digits, in shares of a slip that is no wider than this."""


def discards(deck: str, count: int, size: Size, figures: NumberSizes = USUAL) -> Sheet:
    """Cards that have been played: how many."""
    leaf = Leaf(50 * size[0] / size[1], 50)
    w = leaf.width
    leaf.drawing.rect((1.5, 1.5), (w - 3, 47), INK, 7, fill_opacity=0.14)
    edge = [(1.5, 1.5), (w - 1.5, 1.5), (w - 1.5, 48.5), (1.5, 48.5), (1.5, 1.5)]
    leaf.drawing.dashed(edge, INK, 1.5, (5, 3))
    left, side, middle, wide = (w * share for share in apart(count, w, figures))
    leaf.picture(symbols.cards(deck), (left, 25), min(side, 40))
    leaf.number(count, (middle, 25), figures.played, INK, width=wide)
    return leaf.sheet


def apart(count: int, wide: float, figures: NumberSizes) -> tuple[float, float, float, float]:
    """The shares of sign and number: one digit leaves the sign as large as it usually is."""
    return USUAL.apart if count <= 9 else _CLOSE if wide < _NARROW else figures.apart


def held(card: Card, count: int, look: str, size: Size, figures: NumberSizes = USUAL) -> Sheet:
    """A kind of card in a hand: how many there are, none, or nobody else's business."""
    shape = size[0] / size[1]
    known = look != SECRET
    leaf = Leaf(100 * min(shape, LONGEST), 100)
    tone = DECK[card.deck]
    top, low = (PARCHMENT, PARCHMENT_SHADE) if known else (mix(tone.base, WHITE, 0.35), tone.base)
    leaf.ground(top, low, tone.line, 9)
    if shape > LONG:
        _held_along(leaf, card, count if known else None)
    elif shape > figures.broad:
        _held_beside(leaf, card, count if known else None, figures.held)
    else:
        _held_below(leaf, card, count if known else None)
    return leaf.sheet


def number_high(size: tuple[float, float], figures: NumberSizes = USUAL) -> float:
    """How large the number of cards of a kind is written in a place of this size."""
    shape = size[0] / size[1]
    return size[1] * (_ALONG if shape > LONG else figures.held if shape > figures.broad else _BELOW) / 100


def _held_below(leaf: Leaf, card: Card, count: int | None) -> None:
    """The sign of a kind, below it how many there are, or a question mark."""
    w = leaf.width
    leaf.picture(sign(card), (w * 0.38, 27), min(w * 0.64, 47.0))
    _points(leaf, card, (w * 0.83, 29), count is not None)
    _count(leaf, count, (w / 2, 75), _BELOW, w - 12)


def _held_beside(leaf: Leaf, card: Card, count: int | None, high: float) -> None:
    """In one column the sign and its points, in the other the number."""
    leaf.picture(sign(card), (32, 37), 58)
    _points(leaf, card, (32, 84), count is not None, across=True)
    _count(leaf, count, (leaf.width - 29, 50), high, 48)


def _held_along(leaf: Leaf, card: Card, count: int | None) -> None:
    """The same on a long slip, where the number stands beside the sign.

    The points stand before it: between sign and number they would read as a part of the number.
    """
    middle, side = 55.0, 64
    leaf.picture(sign(card), (middle, 50), side)
    _points(leaf, card, (middle - side / 2 - 10, 50), count is not None, 1.3)
    _count(leaf, count, (leaf.width - 31, 50), _ALONG, 46)


def _count(leaf: Leaf, count: int | None, at: Point, high: float, width: float) -> None:
    """How many there are; None: that is nobody else's business, and the card must not look like one held."""
    if count is None:
        asked = Words(text("aquileia-card-unknown"), at, high * 1.25, PARCHMENT, INK, width)
        leaf.sheet.words.append(asked)
    else:
        leaf.number(count, at, high, INK, width=width)


def _points(
    leaf: Leaf, card: Card, at: Point, known: bool, large: float = 1.0, *, across: bool = False
) -> None:
    """A point for each that the card counts, below one another or beside."""
    dot, rim = (INK, PARCHMENT) if known else (PARCHMENT, INK)
    for number in range(card.value):
        along = (number - (card.value - 1) / 2) * 17 * large
        spot = (at[0] + along, at[1]) if across else (at[0], at[1] + along)
        leaf.drawing.circle(spot, 6.5 * large, dot, stroke=rim, width=2)


@dataclass(frozen=True, slots=True)
class Counted:
    """How a slip is shared by the sign of what it counts and the number.

    Attributes:
        left: where the sign begins.
        side: how wide that is: the same at every text size.
        start: where the number begins.
        end: where it ends at most.
    """

    left: float
    side: float
    start: float
    end: float


def shared(wide: float, count: int, figures: NumberSizes = USUAL) -> Counted:
    """The sign leaves room to two digits only where it must; air that they have there, larger ones take."""
    side = _SIGN if count <= 9 else max(_NEAR, min(_SIGN, wide - _DIGITS))
    left, between, behind = figures.air if count > 9 and side < _SIGN else USUAL.air
    return Counted(left, side, left + side + between, wide - behind)


def counter(picture: Picture, count: int, size: Size, figures: NumberSizes = USUAL) -> Sheet:
    """A number with what it counts, on a light slip."""
    leaf = Leaf(40 * max(1.55, size[0] / size[1]), 40)
    leaf.ground(PARCHMENT, PARCHMENT_SHADE, mix(INK, PARCHMENT, 0.3))
    slip = shared(leaf.width, count, figures)
    leaf.picture(picture, (slip.left + slip.side / 2, 20), slip.side)
    middle, wide = (slip.start + slip.end) / 2, slip.end - slip.start
    leaf.number(count, (middle, 20), figures.counted, INK, width=wide)
    return leaf.sheet


def wreath_sign(drawing: Drawing) -> None:
    """A golden wreath, for the number of laurels."""
    wreath(drawing, ())
