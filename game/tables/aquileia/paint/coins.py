"""Coins of bronze, silver and gold, told apart by their shape and their mint mark.

Bronze is eight-sided with an anchor, silver round and beaded with a crescent, gold has a waved rim and a sun.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.art.drawing import Drawing, Point, ring, star
from game.art.leaf import Leaf, Picture
from game.art.palette import Color, mix
from game.art.sheets import Sheet
from game.art.tones import Tone
from game.rules.aquileia.reading import METALS
from game.tables.aquileia.paint.figures import USUAL, NumberSizes
from game.tables.aquileia.paint.tones import INK, METAL, WARNING, WHITE

Size = tuple[int, int]
_CENTRE: Point = (50.0, 50.0)
_INSIDE = 4.5
"""So far from the edge of a slip numbers end: clear of the fine line inside it."""
_ROUND = 4.0
"""So much less than its room a zero takes: a Persian one would fill it between coin and label."""
NUMBER = 0.83
"""How high a number on a coin is, in widths of the coin."""
LITTLE, LEAST = 22, 14
"""How wide the coin is on a narrow slip with a label, beside one digit and beside more: clear of both."""
_TWO, _TWO_LARGE = 36.8, 33.0
"""So wide two digits are there at least; and where the slip is drawn large."""
_MAGNIFIED = 1.5
"""From so many pixels to a unit on, at 1080 lines, a slip is drawn large."""
_WIDE, _MIDDLE, _FULL, _FEWER = 120, 100, 32, 26
"""A slip so wide has a coin of full size beside every number; from which width on the label is whole, and
how wide the coin is there at the usual text."""
_TWO_WIDE = 43.0
"""So wide two digits are on such a slip at larger text before the coin takes the rest."""
_CLOSE = 0.8
"""No further two digits stand from the label on a narrow slip."""
_FIELD = 45.2
"""How far the field of a blank coin reaches: its number stays within."""


@dataclass(frozen=True, slots=True)
class Slip:
    """How a slip of coins is divided, in its units: it is 40 high.

    Attributes:
        wide: all of it.
        side: the coin.
        label: what is planned will cost; 0 without.
        margin: behind that.
        clear: before the coin, between coin and number, between number and label.
    """

    wide: float
    side: float
    label: float
    margin: float
    clear: tuple[float, float, float]


def coin(metal: str, blank: bool = False) -> Picture:
    """A coin; a ``blank`` one has its mint mark at the foot and room for a number."""

    def draw(drawing: Drawing) -> None:
        tone = METAL[metal]
        (_EDGES if blank else _RIMS)[metal](drawing, tone)
        field = drawing.linear(
            (24, 20), (78, 82), (0, mix(tone.light, WHITE, 0.6)), (1, mix(tone.light, tone.base, 0.4))
        )
        if blank:
            drawing.circle(_CENTRE, _FIELD, field)
            return
        field = drawing.linear((24, 20), (78, 82), (0, tone.light), (1, tone.base))
        drawing.circle(_CENTRE, 35, field, stroke=tone.deep, width=2.4)
        _MARKS[metal](drawing, tone)

    return draw


def mint(metal: str) -> Picture:
    """The mint mark of a metal on a disc: what is of that metal bears it."""

    def draw(drawing: Drawing) -> None:
        tone = METAL[metal]
        drawing.circle(_CENTRE, 46, tone.light, stroke=tone.line, width=7)
        _MARKS[metal](drawing, tone)

    return draw


def money(leaf: Leaf, metal: str, count: int, centre: Point, side: float, high: float = NUMBER) -> None:
    """A coin ``side`` wide with a number on it, so ``high`` in widths of the coin."""
    leaf.picture(coin(metal, blank=True), centre, side)
    leaf.number(count, centre, side * high, INK, disc=side * 2 * _FIELD / 100)


def listed(coins: Sequence[int]) -> list[tuple[str, int]]:
    """The metals of a price with their numbers, those that it holds."""
    return [(metal, count) for metal, count in zip(METALS, coins, strict=True) if count]


def divided(size: Size, count: int, planned: bool, figures: NumberSizes = USUAL, k: float = 1.0) -> Slip:
    """How coin, number and label share a slip: the number keeps its height, so the others give way to it.

    A slip that is short but drawn large, on a canvas of scale ``k``, has room for a coin of some size beside
    two digits.
    """
    wide = 40 * max(2.2, size[0] / size[1])
    label, margin = figures.price
    if not planned:
        return Slip(wide, 32, 0, 4, USUAL.clear)
    edge, before, behind = figures.clear
    clear = (edge, before, min(behind, _CLOSE)) if count >= 10 else figures.clear
    if wide >= _WIDE:
        return Slip(wide, _FULL, label, margin, figures.clear)
    if wide >= _MIDDLE:
        free = wide - margin - sum(clear) - label - _TWO_WIDE if count >= 10 else _FULL
        side = _FEWER if figures is USUAL else max(_FEWER, min(_FULL, free))
        return Slip(wide, side, label, margin, clear)
    large = figures is not USUAL and size[0] >= _MAGNIFIED * wide * k
    label = figures.small if large else label
    if count < 10:
        return Slip(wide, LITTLE, label, margin, figures.clear)
    free = wide - margin - sum(clear)
    if large:
        return Slip(wide, max(LEAST, min(LITTLE, free - label - _TWO_LARGE)), label, margin, clear)
    return Slip(wide, LEAST, min(label, free - LEAST - _TWO), margin, clear)


def purse(
    metal: str, count: int, planned: str, size: Size, figures: NumberSizes = USUAL, k: float = 1.0
) -> Sheet:
    """Coins of a metal, and on a dark label how many of them what is planned will cost."""
    slip = divided(size, count, bool(planned), figures, k)
    leaf = Leaf(slip.wide, 40)
    tone = METAL[metal]
    short = bool(planned) and int(planned) > count
    leaf.ground(mix(tone.light, WHITE, 0.6), mix(tone.light, tone.base, 0.1), WARNING if short else tone.line)
    edge, before, behind = slip.clear
    start, end = edge + slip.side + before, slip.wide - slip.label - slip.margin
    leaf.picture(coin(metal), (edge + slip.side / 2, 20), slip.side)
    room = end - behind - start
    wide = room - (0 if count else _ROUND)
    leaf.number(count, (start + room / 2, 20), figures.coins, INK, width=wide)
    if planned:
        back = WARNING if short else mix(tone.deep, INK, 0.55)
        _cost(leaf, int(planned), end, slip.label, back, figures)
    return leaf.sheet


def _cost(leaf: Leaf, planned: int, left: float, label: float, back: Color, figures: NumberSizes) -> None:
    """The label: on a smaller one sign and digits are smaller with it."""
    share, high = label / figures.price[0], figures.tall
    leaf.drawing.rect((left, 20 - high / 2), (label, high), back, 5)
    sign, long, digit, wide, middle = (share * each for each in (*figures.minus, *figures.planned))
    leaf.drawing.path(f"M{left + sign:.1f} 20h{long:.1f}", stroke=WHITE, width=3)
    leaf.number(planned, (left + middle, 20), digit, WHITE, width=wide)


def bank(metal: str, count: int, size: Size, figures: NumberSizes = USUAL) -> Sheet:
    """The coins that the bank has left."""
    upright = size[1] > size[0]
    leaf = Leaf(max(60.0, 90 * size[0] / size[1]), 90) if upright else Leaf(60 * size[0] / size[1], 60)
    tone = METAL[metal]
    leaf.ground(mix(tone.light, WHITE, 0.5), tone.light, tone.line)
    middle, top, step = (leaf.width / 2, 24.0, 3.0) if upright else (21.0, 28.0, 4.0)
    for below in (2, 1, 0):
        leaf.picture(coin(metal), (middle, top + below * step), 38)
    end = leaf.width - _INSIDE
    centre = (middle, (top + 2 * step + 19 + 90 - _INSIDE) / 2) if upright else ((41 + end) / 2, 30.0)
    high, wide = figures.bank
    leaf.number(count, centre, high, INK, width=leaf.width - wide if upright else end - 42)
    return leaf.sheet


def bid(metal: str, count: int, size: Size) -> Sheet:
    """Coins that are bid."""
    leaf = Leaf(40 * size[0] / size[1], 40)
    leaf.ground(WHITE, METAL[metal].light, METAL[metal].line)
    leaf.picture(coin(metal), (leaf.width * 0.32, 20), 38)
    leaf.number(count, (leaf.width * 0.72, 20), 38 if leaf.width > 110 else 30, INK, width=leaf.width * 0.42)
    return leaf.sheet


def one_coin(metal: str) -> Sheet:
    """A single coin."""
    leaf = Leaf(100, 100)
    leaf.picture(coin(metal), (50, 50), 98)
    return leaf.sheet


def _octagon(drawing: Drawing, tone: Tone) -> None:
    outline = ring(_CENTRE, 50, 8, 1 / 16)
    body = drawing.linear((15, 8), (85, 92), (0, tone.light), (0.45, tone.base), (1, tone.deep))
    drawing.polygon(outline, body, stroke=tone.line, width=4, join="round")
    drawing.polygon(ring(_CENTRE, 44, 8, 1 / 16), stroke=mix(tone.deep, tone.line, 0.3), width=2)


def _beaded(drawing: Drawing, tone: Tone) -> None:
    body = drawing.linear((15, 8), (85, 92), (0, tone.light), (0.45, tone.base), (1, tone.deep))
    drawing.circle(_CENTRE, 46, body, stroke=tone.line, width=4)
    for bead in ring(_CENTRE, 41, 20):
        drawing.circle(bead, 3, tone.light, stroke=tone.deep, width=1.2)


def _waved(drawing: Drawing, tone: Tone) -> None:
    body = drawing.linear((15, 8), (85, 92), (0, tone.light), (0.45, tone.base), (1, tone.deep))
    drawing.polygon(star(_CENTRE, 49, 42, 14), body, stroke=tone.line, width=4, join="round")
    drawing.circle(_CENTRE, 40, stroke=tone.deep, width=2)


def _edge(outline: Sequence[Point]) -> Callable[[Drawing, Tone], None]:
    """The outline of a coin that has no room for more than its number."""

    def draw(drawing: Drawing, tone: Tone) -> None:
        drawing.polygon(outline, mix(tone.light, tone.base, 0.5), stroke=tone.line, width=3.6, join="round")

    return draw


def _anchor(drawing: Drawing, tone: Tone) -> None:
    for color, width in ((tone.light, 11.0), (tone.line, 6.5)):
        drawing.path("M50 30V72M38 40H62M28 58C30 72 42 76 50 76C58 76 70 72 72 58", stroke=color,
                     width=width, cap="round", join="round")  # fmt: skip
        drawing.circle((50, 26), 5, stroke=color, width=width * 0.7)


def _crescent(drawing: Drawing, tone: Tone) -> None:
    drawing.path("M60 25A27 27 0 1 0 60 75A21 21 0 1 1 60 25Z", tone.line, stroke=WHITE, width=1.5)
    drawing.polygon(star((66, 50), 10, 4.5, 5), tone.line)


def _sun(drawing: Drawing, tone: Tone) -> None:
    drawing.polygon(star(_CENTRE, 29, 15, 12), tone.line)
    drawing.circle(_CENTRE, 12, tone.light, stroke=tone.line, width=3)


_RIMS: dict[str, Callable[[Drawing, Tone], None]] = {"bronze": _octagon, "silver": _beaded, "gold": _waved}
_EDGES: dict[str, Callable[[Drawing, Tone], None]] = {
    "bronze": _edge(ring(_CENTRE, 51.5, 8, 1 / 16)),
    "silver": _edge(ring(_CENTRE, 47.8, 64)),
    "gold": _edge(star(_CENTRE, 50, 45.6, 14)),
}
"""The same of coins with a number."""
_MARKS: dict[str, Callable[[Drawing, Tone], None]] = {"bronze": _anchor, "silver": _crescent, "gold": _sun}
