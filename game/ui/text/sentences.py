"""What sentences are set from: their words, the lines that they take, and the room for them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.art.palette import Color
from game.art.seats import SeatStyle
from game.ui.text.fonts import Weight

AIRY, TIGHT, CLOSE = 1.2, 1.04, 1.0
"""From line to line, in em: as it should be, where there is more to say than usual, and before it is cut."""
INDENT = 1.12
"""The room of an emblem, in em."""
_BASE = 0.3
"""How far below the middle of a line its letters stand, in em."""
DEEP = sys.maxsize
"""Further down than any line."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a sentence that is set.

    Attributes:
        words: what it says.
        em: its size.
        color: of the letters.
        weight: of the letters.
        style: of the player whose emblem stands before it.
        hangs: it belongs to a line that has an emblem, and begins where the words of that begin.
        inset: where its room begins.
        width: its room, the emblem included.
        top: where it begins.
        pitch: from this line to the next, in em.
        beside: it goes on behind the words of the line before it.
    """

    words: str
    em: int
    color: Color
    weight: Weight = "regular"
    style: SeatStyle | None = None
    inset: int = 0
    width: int = 0
    top: int = 0
    pitch: float = AIRY
    hangs: bool = False
    beside: bool = False

    @property
    def indent(self) -> int:
        """The room of the emblem."""
        return round(self.em * INDENT) if self.style or self.hangs else 0

    @property
    def middle(self) -> int:
        """The height of the middle of its letters."""
        return self.top + round(self.em * self.pitch / 2)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One of the things that are said in a room.

    Attributes:
        words: the same from the fullest to the shortest; the fullest that fits in a line is taken.
        line: how it is written.
        least: the smallest em.
        enough: so many of the words, from the fullest, say what matters; 0 for all but the shortest.
        several: fuller words than these: the fullest that finds room in two lines is taken, however small.
        spare: what is said where none of the words find room, from the fullest to the shortest: only a sign.
    """

    words: tuple[str, ...]
    line: Line
    least: int
    enough: int = 0
    several: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()

    def at(self, share: float) -> Line:
        """The line at a share of its size."""
        return replace(self.line, em=self.em(share))

    def em(self, share: float) -> int:
        """Its size at a share of it."""
        return max(min(self.least, self.line.em), round(self.line.em * share))


@dataclass(frozen=True, slots=True)
class TextRoom:
    """Where the sentences may lie.

    Attributes:
        width: of a line beside the buttons of a choice.
        whole: of a line below them.
        below: where the buttons end.
        high: how far the lines may reach down.
        start: where the first of them begins, if all have room below it.
        inset: what stands before the last sentence takes so much of its lines.
        ceiling: above this no line begins.
        clear: no further down do the lines above the last sentence reach where there is a way.
        apart: so much is left between them and the last sentence.
        flows: a sentence may begin behind the last words of the one before it.
    """

    width: int
    whole: int
    below: int
    high: int
    start: int = 0
    inset: int = 0
    ceiling: int = 0
    clear: int = DEEP
    apart: int = 0
    flows: bool = False


def wraps(lines: Sequence[Line], number: int) -> bool:
    """Whether a line is part of a sentence of several: what stands beside it reads as more of that."""
    form, around = lines[number], lines[max(0, number - 1) : number + 2]
    return sum((each.color, each.weight) == (form.color, form.weight) for each in around) > 1


def height(lines: Sequence[Line], pitch: float) -> int:
    """How high lines are one below the other."""
    return round(sum(line.em for line in lines if not line.beside) * pitch)


def stacked(lines: Sequence[Line], pitch: float, top: int) -> list[Line]:
    """The same lines one below the other from ``top``; two in a line stand on the same height."""
    found: list[Line] = []
    for number, line in enumerate(lines):
        at = top + height(lines[:number], pitch)
        if line.beside:
            at = round(found[-1].top + (found[-1].em - line.em) * (pitch / 2 + _BASE))
        found.append(replace(line, top=at, pitch=pitch))
    return found
