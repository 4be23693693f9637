"""Laurels: wreaths of four colours, each with leaves of its own shape, and golden ones with points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.art.drawing import Drawing, Point, polar
from game.art.leaf import Leaf
from game.art.palette import mix
from game.art.sheets import Sheet
from game.art.tones import Tone
from game.rules.aquileia.components import Laurel
from game.tables.aquileia.paint.tones import COLOUR, GOLDEN, INK, MARBLE, MARBLE_SHADE, TERRACOTTA_DEEP

Size = tuple[int, int]
_SHAPES: Mapping[str, str] = {
    # Myrtle: a round pair; olive: slender; oak: lobed; ivy: a pointed heart. All stand on (0, 0), 30 high.
    "white": "M0 0C-13 -4 -13 -26 0 -29C13 -26 13 -4 0 0Z",
    "blue": "M0 0C-6.500 -9 -6 -24 0 -34C6 -24 6.500 -9 0 0Z",
    "yellow": (
        "M0 0C-4 -2 -7 -3 -10 -7C-6 -8 -7 -11 -12 -14C-7 -15 -8 -18 -11 -22C-6 -23 -4 -28 0 -31"
        "C4 -28 6 -23 11 -22C8 -18 7 -15 12 -14C7 -11 6 -8 10 -7C7 -3 4 -2 0 0Z"
    ),
    "purple": (
        "M0 0C-3 -3 -15 -6 -15 -15C-15 -19 -10 -20 -6 -19L0 -32L6 -19C10 -20 15 -19 15 -15C15 -6 3 -3 0 0Z"
    ),
    "": "M0 0C-9 -8 -8 -20 0 -32C8 -20 9 -8 0 0Z",
}
_LEAVES = 14


def leaf_of(drawing: Drawing, colour: str, at: Point, scale: float, turns: float = 0.0) -> None:
    """A single leaf; of no colour: of a golden laurel."""
    tone = _tone(colour)
    with drawing.place(at[0], at[1], scale, turns):
        body = drawing.linear((0, -32), (0, 0), (0, tone.light), (0.55, tone.base), (1, tone.deep))
        drawing.path(_SHAPES[colour], body, stroke=tone.line, width=2.2, join="round")
        drawing.path("M0 0V-22", stroke=tone.line, width=1.3)


def wreath(drawing: Drawing, colours: Sequence[str]) -> None:
    """A wreath into 100 x 100; of two colours the halves differ."""
    left, right = (colours[0], colours[-1]) if colours else ("", "")
    centre, radius = (50.0, 52.0), 36.0
    for half, colour in ((1, right), (-1, left)):
        drawing.path(_arc(half), stroke=_tone(colour).line, width=4, cap="round")
        for number in range(_LEAVES // 2):
            along = 0.5 - 0.46 * (number + 0.5) / (_LEAVES // 2)
            at = polar(centre, radius, along * half)
            for lean in (-0.11, 0.11):
                leaf_of(drawing, colour, at, 0.5, half * (along - 0.25) + lean)
    drawing.path(
        "M34 91Q50 83 66 91L70 98Q50 90 30 98Z", TERRACOTTA_DEEP, stroke=INK, width=1.5, join="round"
    )


def card(laurel: Laurel, size: Size) -> Sheet:
    """A laurel card, upright or lying."""
    lying = size[0] > size[1]
    made = Leaf(92, 66) if lying else Leaf(66, 92)
    made.ground(MARBLE, MARBLE_SHADE, _edge(laurel))
    if lying:
        made.picture(lambda drawing: wreath(drawing, laurel.colours), (32, 33), 62)
        _sign(made, laurel, (32, 34), (74, 33))
    else:
        made.picture(lambda drawing: wreath(drawing, laurel.colours), (33, 35), 62)
        _sign(made, laurel, (33, 36), (33, 77))
    return made.sheet


def _sign(made: Leaf, laurel: Laurel, middle: Point, foot: Point) -> None:
    """The points within the wreath, or the leaves of its colours at the foot."""
    if laurel.points:
        made.number(laurel.points, middle, 28, INK, width=34)
        return
    for number, colour in enumerate(laurel.colours):
        apart = (number - (len(laurel.colours) - 1) / 2) * 22
        leaf_of(made.drawing, colour, (foot[0] + apart, foot[1] + 11), 0.74)


def _arc(half: int) -> str:
    top = polar((50, 52), 36, 0.04 * half)
    return f"M50 88A36 36 0 0 {0 if half > 0 else 1} {top[0]:.1f} {top[1]:.1f}"


def _tone(colour: str) -> Tone:
    return COLOUR[colour] if colour else GOLDEN


def _edge(laurel: Laurel) -> tuple[int, int, int]:
    tone = _tone(laurel.colours[0] if laurel.colours else "")
    return mix(tone.deep, tone.line, 0.4)
