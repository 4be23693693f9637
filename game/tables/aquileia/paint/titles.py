"""The name of an area, and when it is carried out; the round."""

from __future__ import annotations

from game.art.leaf import Leaf
from game.art.palette import mix
from game.art.sheets import Sheet, Words
from game.rules.aquileia.components import ROUNDS
from game.rules.aquileia.printed import AREAS
from game.rules.kernel.text import text
from game.tables.aquileia.paint.figures import USUAL, NumberSizes
from game.tables.aquileia.paint.tones import AREA, INK, WHITE

Size = tuple[int, int]
HIGH = 44.0
"""How high a name is: Persian letters reach further up and down than Latin ones."""
_EM = 38.5
"""How large the names are written: letters of 26 pixels at 1080 lines."""
_TEN = 0.7
"""Two digits are at least so high, in ems: a Persian zero among others is lower than they are."""
_ORDER = {
    area: number for number, area in enumerate(dict.fromkeys(a for a in AREAS if a != "latro"), start=1)
}
"""When an area is carried out; Latro is part of the Portus."""

_NARROW = 214.0
"""A plate so wide has room round every name."""
_RIM = 1.6
"""So wide the edge of a plate is: a name that fills it stands in the middle of what is free before that."""


def title(area: str, size: Size, figures: NumberSizes = USUAL) -> Sheet:
    """The name on the band of its plate, with its number in the order."""
    leaf = Leaf(HIGH * size[0] / size[1], HIGH)
    tone, middle = AREA[area], HIGH / 2
    left, gap, behind = (figures if leaf.width < _NARROW else USUAL).edge
    if area in _ORDER:
        number = _ORDER[area]
        digit, high = (_EM * share for share in figures.order)
        wide = high
        if number >= 10:
            wide, digit = _EM * 1.12, max(digit, _EM * _TEN)
        leaf.drawing.rect(
            (left, middle - high / 2), (wide, high), tone, high / 2, stroke=mix(tone, INK, 0.4), width=1.2
        )
        leaf.number(number, (left + wide / 2, middle), digit, WHITE, width=wide * 0.86)
        left += wide + gap
    rim = _RIM if leaf.width < _NARROW and figures is not USUAL else 0.0
    room = leaf.width - left - behind - rim
    said = text("aquileia-area", area=area)
    ink, at = mix(tone, INK, 0.35), (left + room / 2, middle)
    leaf.sheet.words.append(Words(said, at, _EM, ink, width=room, height=HIGH - 5))
    return leaf.sheet


_LONG = 3.0
"""So much wider than high is a band with room for the word."""


def round_of(number: int, size: Size) -> Sheet:
    """The round on the band of the selection track; on a short one in digits alone."""
    leaf = Leaf(HIGH * size[0] / size[1], HIGH)
    form = "round" if size[0] > _LONG * size[1] else "round-brief"
    said = text(f"aquileia-{form}-of", round=number, rounds=ROUNDS)
    at = (leaf.width / 2, HIGH / 2)
    ink = mix(AREA["track"], INK, 0.35)
    leaf.sheet.words.append(Words(said, at, _EM, ink, width=leaf.width - 8, height=HIGH - 5))
    return leaf.sheet
