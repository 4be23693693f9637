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
_SHORTEST, _LONGEST = 1.4, 2.0
"""How much longer than high a slip for a kind of card is."""
_SIGN, _NEAR, _DIGITS = 31.0, 27.0, 38.0
"""How large the sign is on a slip that counts; beside two digits on a short one at the least; and how much
room they ask for before the sign has its full size."""
HELD_HIGH = 60
"""How large the number of cards of a kind is, in hundredths of their slip."""


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


def discards(deck: str, count: int, size: Size, figures: NumberSizes = USUAL) -> Sheet:
    """Cards that have been played: how many."""
    leaf = Leaf(40 * size[0] / size[1], 40)
    w = leaf.width
    leaf.drawing.rect((1, 1), (w - 2, 38), INK, 5, fill_opacity=0.14)
    leaf.drawing.dashed([(1, 1), (w - 1, 1), (w - 1, 39), (1, 39), (1, 1)], INK, 1.2, (4, 2.4))
    _counted(leaf, symbols.cards(deck), count, figures, figures.played)
    return leaf.sheet


def slip_shape(size: tuple[float, float]) -> float:
    """How much longer than high the slip in a place of this size is."""
    return max(_SHORTEST, min(_LONGEST, size[0] / size[1]))


def held(card: Card, count: int, look: str, size: Size) -> Sheet:
    """A kind of card in a hand: how many there are, none, or nobody else's business.

    Its points stand before its sign: between that and the number they would read as a part of the number.
    """
    known = look != SECRET
    leaf = Leaf(100 * slip_shape(size), 100)
    tone = DECK[card.deck]
    top, low = (PARCHMENT, PARCHMENT_SHADE) if known else (mix(tone.base, WHITE, 0.35), tone.base)
    leaf.ground(top, low, tone.line, 9)
    leaf.picture(sign(card), (50, 50), 58)
    _points(leaf, card, (11.5, 50), known)
    _count(leaf, count if known else None, (leaf.width - 31, 50), HELD_HIGH, 46)
    return leaf.sheet


def _count(leaf: Leaf, count: int | None, at: Point, high: float, width: float) -> None:
    """How many there are; None: that is nobody else's business, and the card must not look like one held."""
    if count is None:
        asked = Words(text("aquileia-card-unknown"), at, high * 1.25, PARCHMENT, INK, width)
        leaf.sheet.words.append(asked)
    else:
        leaf.number(count, at, high, INK, width=width)


def _points(leaf: Leaf, card: Card, at: Point, known: bool) -> None:
    """A point for each that the card counts, below one another."""
    dot, rim = (INK, PARCHMENT) if known else (PARCHMENT, INK)
    for number in range(card.value):
        spot = (at[0], at[1] + (number - (card.value - 1) / 2) * 22)
        leaf.drawing.circle(spot, 8.5, dot, stroke=rim, width=2)


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
    _counted(leaf, picture, count, figures, figures.counted)
    return leaf.sheet


def _counted(leaf: Leaf, picture: Picture, count: int, figures: NumberSizes, high: float) -> None:
    """What is counted, and behind it the number."""
    slip = shared(leaf.width, count, figures)
    leaf.picture(picture, (slip.left + slip.side / 2, 20), slip.side)
    middle, wide = (slip.start + slip.end) / 2, slip.end - slip.start
    leaf.number(count, (middle, 20), high, INK, width=wide)


def wreath_sign(drawing: Drawing) -> None:
    """A golden wreath, for the number of laurels."""
    wreath(drawing, ())
