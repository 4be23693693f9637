"""A small sheet in the making: a ground, pictures and numbers, and a picture with its number in any box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.art.drawing import Drawing, Point
from game.art.palette import Color, mix, rgb
from game.art.sheets import Figure, Sheet

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
Picture = Callable[[Drawing], None]
"""Draws into 100 x 100 units at the origin."""
INK, PAPER, WHITE = rgb("33241a"), rgb("f6ead0"), rgb("ffffff")
LEAN = 0.66
"""A digit's width by its height, generously."""
WIDE, _ROOMY = 2.3, 1.5
"""The shape of a wide picture, and from which shape of the room on it is drawn."""


@dataclass(frozen=True, slots=True)
class NumberedPicture:
    """A picture and its number, if it has one.

    Attributes:
        picture: what is drawn.
        number: what stands beside it, or on it.
        light: whether the number may stand right on the picture.
        wide: another picture, `WIDE` times as wide as it is high, for where there is room for it.
    """

    picture: Picture
    number: int | None = None
    light: bool = False
    wide: Picture | None = None


class Leaf:
    """A sheet with what is drawn and written on it.

    Args:
        width: in units of its drawing.
        height: the same.
        ink: the colour of numbers.
        paper: what lies behind numbers that stand on a picture.
    """

    def __init__(self, width: float, height: float, ink: Color = INK, paper: Color = PAPER) -> None:
        self.width, self.height = width, height
        self.ink, self.paper = ink, paper
        self.drawing = Drawing(width, height)
        self.sheet = Sheet.of(self.drawing)

    def ground(self, top: Color, low: Color, edge: Color, radius: float = 7) -> None:
        """Fill the whole with a rounded ground, a fine line inside its edge."""
        w, h = self.width, self.height
        body = self.drawing.linear((0, 0), (0, h), (0, top), (1, low))
        self.drawing.rect((0.8, 0.8), (w - 1.6, h - 1.6), body, radius, stroke=edge, width=1.6)
        self.drawing.rect(
            (3, 3), (w - 6, h - 6), radius=max(1, radius - 2), stroke=mix(edge, WHITE, 0.45), width=0.8
        )

    def picture(self, picture: Picture, centre: Point, side: float) -> None:
        """A picture ``side`` wide."""
        with self.drawing.place(centre[0] - side / 2, centre[1] - side / 2, side / 100):
            picture(self.drawing)

    def number(
        self,
        value: int,
        centre: Point,
        height: float,
        color: Color | None = None,
        line: Color | None = None,
        width: float = 999,
        disc: float = 0,
    ) -> None:
        """A number, digits ``height`` tall, in ink unless another ``color`` is given; as in a `Figure`."""
        self.sheet.figures.append(Figure(value, centre, height, color or self.ink, line, width, disc))

    def item(self, item: NumberedPicture, at: Box) -> None:
        """A picture with its number beside it where there is room, else on it."""
        x, y, w, h = at
        middle = (x + w / 2, y + h / 2)
        if item.number is None and item.wide and w >= h * _ROOMY:
            side = min(h, w / WIDE)
            with self.drawing.place(middle[0] - side * WIDE / 2, middle[1] - side / 2, side / 100):
                item.wide(self.drawing)
        elif item.number is None:
            self.picture(item.picture, middle, min(w, h))
        elif w >= h * 1.05:
            self._beside(item, item.number, at)
        else:
            self._upon(item, item.number, at)

    def items(self, items: Sequence[NumberedPicture], at: Box, across: bool = False) -> None:
        """Several below one another, or beside one another."""
        x, y, w, h = at
        for i, item in enumerate(items):
            if across:
                self.item(item, (x + i * w / len(items), y, w / len(items) - 1, h))
            else:
                self.item(item, (x, y + i * h / len(items), w, h / len(items) - 1))

    def _beside(self, item: NumberedPicture, number: int, at: Box) -> None:
        x, y, w, h = at
        high = min(h * 0.76, w * 0.5)
        side = min(h, w - high * LEAN * len(str(number)) - 1)
        room = w - side
        self.picture(item.picture, (x + side / 2, y + h / 2), side)
        self.number(number, (x + side + room / 2, y + h / 2), high, width=room + 2)

    def _upon(self, item: NumberedPicture, number: int, at: Box) -> None:
        x, y, w, h = at
        side, middle = min(w, h), (x + w / 2, y + h / 2)
        if item.light:
            self.picture(item.picture, middle, side)
            self.number(number, middle, side * 0.62, line=WHITE, width=w)
            return
        drop = min(side * 0.26, h / 2 - side * 0.28)
        self.picture(item.picture, (middle[0] - side * 0.08, middle[1] - drop * 0.5), side * 0.9)
        self.number(number, (middle[0] + side * 0.24, middle[1] + drop), side * 0.6, line=WHITE, width=w)
