"""The pictures of Pig: an ordinary die, and a plate with the points of the turn."""

from __future__ import annotations

from collections.abc import Mapping

from game.art.dice import SIDE, die, pips
from game.art.drawing import Drawing
from game.art.painter import Asked, BasePainter, Maker
from game.art.sheets import Figure, Sheet
from game.art.studio import Studio

_INK, _PAPER, _PLATE = (30, 26, 40), (244, 236, 218), (226, 160, 170)


class PigPainter(BasePainter):
    """Paints the pieces of Pig."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self.makers: Mapping[str, Maker] = {"die": _die, "pot": _pot}


def _die(asked: Asked) -> Sheet:
    drawing = Drawing(SIDE, SIDE)
    die(drawing, _PAPER, pips(int(asked.look.removeprefix("face-") or 1), _INK))
    return Sheet.of(drawing)


def _pot(asked: Asked) -> Sheet:
    drawing = Drawing(100, 100)
    drawing.circle((50, 50), 46, _PLATE, stroke=_INK, width=3)
    sheet = Sheet.of(drawing)
    sheet.figures.append(Figure(asked.count, (50, 50), 44, _INK))
    return sheet


def make_painter(studio: Studio) -> PigPainter:
    """The painter of this title."""
    return PigPainter(studio)
