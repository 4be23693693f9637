"""The pictures of the toy title."""

from __future__ import annotations

from collections.abc import Mapping

from game.art.dice import SIDE, die, pips
from game.art.drawing import Drawing
from game.art.painter import Asked, BasePainter, Maker
from game.art.sheets import Figure, Sheet
from game.art.studio import Studio
from game.rules.kernel.ids import number_in

_INK, _PAPER, _BACK = (30, 26, 40), (244, 236, 218), (70, 60, 110)


class ToyPainter(BasePainter):
    """Paints the pieces of the toy title."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self.makers: Mapping[str, Maker] = {
            "die": _die,
            "card": lambda asked: _leaf(None if asked.face == "down" else number_in(asked.piece)),
            "hidden": lambda asked: _leaf(None),
            "lot": lambda asked: _disc(asked.count),
            "coins": lambda asked: _disc(asked.count),
            "lots": lambda asked: _disc(asked.count),
            "coin": lambda asked: _disc(None),
        }


def _die(asked: Asked) -> Sheet:
    drawing = Drawing(SIDE, SIDE)
    die(drawing, _PAPER, pips(int(asked.look.removeprefix("face-")), _INK))
    return Sheet.of(drawing)


def _leaf(number: int | None) -> Sheet:
    drawing = Drawing(70, 100)
    drawing.rect((2, 2), (66, 96), _BACK if number is None else _PAPER, 8, stroke=_INK, width=2)
    figures = [] if number is None else [Figure(number, (35, 50), 44, _INK)]
    sheet = Sheet.of(drawing)
    sheet.figures.extend(figures)
    return sheet


def _disc(count: int | None) -> Sheet:
    drawing = Drawing(100, 100)
    drawing.circle((50, 50), 46, (214, 170, 80), stroke=_INK, width=3)
    sheet = Sheet.of(drawing)
    if count is not None:
        sheet.figures.append(Figure(count, (50, 50), 48, _INK))
    return sheet


def make_painter(studio: Studio) -> ToyPainter:
    """The painter of this title."""
    return ToyPainter(studio)
