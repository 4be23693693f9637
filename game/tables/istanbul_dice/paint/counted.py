"""A picture with its number beside it, never over it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.art.drawing import Drawing
from game.art.palette import Color
from game.art.reading import along
from game.art.sheets import Figure, Sheet, Words
from game.rules.kernel.text import Text

_DIGIT, _HEIGHT, _GAP = 39.0, 50.0, 6.0
"""How wide and high a digit stands beside a picture of 100, and how far from it."""
_HIGHEST, _BESIDE_LARGE, _LARGE = 64.0, 30.0, 150
"""So high where there is room, and beside a picture that is large itself, from so many pixels on."""
_TIGHT = 0.75
"""Digits in a row of several have at least this share of their height, and are alike where room is short."""
_LEAST = 0.4
"""So much of the width the picture keeps, however long its number is."""


class Counted:
    """A picture of 100 x 100 units at the beginning of its room, its number after it.

    Attributes:
        drawing, sheet: what it is drawn on.
    """

    def __init__(
        self, size: tuple[int, int], count: int, least: int = 1, foot: float = 0, *, rtl: bool = False
    ) -> None:
        """``least`` digits find room: the picture of several in a row is as large beside 8 as beside 10.

        Below both is a ``foot`` for a name.
        """
        high, self._foot = 100 + foot, foot
        self.drawing = Drawing(high * size[0] / max(1, size[1]), high)
        self.sheet, self._count, self._rtl = Sheet.of(self.drawing), count, rtl
        self._highest = _BESIDE_LARGE if size[1] > _LARGE else _HIGHEST
        self._digits, self._least, width = len(str(count)), least, self.drawing.width
        left = width - _GAP - _DIGIT * max(least, self._digits)
        self._side = max(min(100.0, left), width * _LEAST)

    @contextmanager
    def picture(self) -> Iterator[None]:
        """Whatever is drawn meanwhile lies in the place of the picture."""
        with self.drawing.place(self.place[0], 50 - self._side / 2, self._side / 100):
            yield

    @property
    def place(self) -> tuple[float, float]:
        """Where the picture begins and ends."""
        middle = self._across(self._side / 2)
        return (middle - self._side / 2, middle + self._side / 2)

    def numbered(self, color: Color) -> Sheet:
        """The sheet with the number, whose digits are as high as those of another in its row."""
        before = self._side + _GAP
        left = self.drawing.width - before
        fits = left / (_DIGIT * max(2, self._digits))
        tight = self._least > 1 and fits < 1
        grown = min(max(_TIGHT if tight else 1.0, fits), self._highest / _HEIGHT)
        wide = min(left, _DIGIT * grown * self._digits)
        centre = (self._across(before + wide / 2), 50.0)
        self.sheet.figures.append(Figure(self._count, centre, _HEIGHT * grown, color, width=wide))
        return self.sheet

    def named(self, said: Text, color: Color) -> None:
        """A name at the foot."""
        middle, width = (self.drawing.width / 2, 100 + self._foot / 2), self.drawing.width
        self.sheet.words.append(Words(said, middle, self._foot * 0.72, color, width=width))

    def _across(self, x: float) -> float:
        return along(x, self.drawing.width, rtl=self._rtl)
