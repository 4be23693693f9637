"""The pictures of the five challenges, and the numbers that say what they pay."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import Drawing, Point, star
from game.art.palette import mix, rgb
from game.art.sheets import Figure, Sheet
from game.rules.newyork1901.components import BRONZE, GOLD, SILVER
from game.rules.newyork1901.scoring import (
    ARCHITECT_POINTS,
    BARON_POINTS,
    DISTRICT_POINTS,
    GENERATION_POINTS,
    PRESTIGE_POINTS,
)
from game.tables.newyork1901.paint.shapes import Area
from game.tables.newyork1901.paint.tones import GILT, INK, PAPER, STONES, WHITE

_HEIGHT = 108.0
_DISC, _POINTS = 46.0, 54.0
"""Points stand on a disc, as on the cards of the streets; and how high they are written."""
_SMALL_DISC, _SMALL_POINTS, _WITHIN = 51.0, 58.0, 94.0
"""The same where the whole picture is small, and within what the points keep there."""


def challenge_picture(
    sheet: Sheet, name: str, area: Area, *, small: bool = False, larger: float = 1
) -> Sheet:
    """Draw the picture of a challenge into ``area`` of a sheet: about twice as wide as it is high.

    The points are so much ``larger`` than on a card.
    """
    drawing = sheet.layers[0].drawing
    scale = min(area.height / _HEIGHT, area.width / 240)
    with drawing.place(area.left + area.width / 2, area.bottom, scale):
        x, value = _PICTURES[name](drawing)
    at = (area.left + area.width / 2 + x * scale, area.centre[1])
    radius, high, within = (
        (_SMALL_DISC, _SMALL_POINTS, _WITHIN) if small else (larger * _DISC, larger * _POINTS, 0.0)
    )
    drawing.circle(at, radius, mix(PAPER, WHITE, 0.5), stroke=mix(GILT, INK, 0.5), width=5)
    paper = None if small else mix(PAPER, WHITE, 0.5)
    sheet.figures.append(Figure(value, at, high, INK, paper, width=area.width / 2, disc=within))
    return sheet


def house(drawing: Drawing, foot: Point, generation: int, width: float, height: float) -> None:
    """A little front in the stone of a generation."""
    stone, (x, y) = STONES[generation], foot
    left, top = x - width / 2, y - height
    wall = drawing.linear((left, 0), (left + width, 0), (0, mix(stone.wall, WHITE, 0.35)), (1, stone.wall))
    drawing.rect((left, top), (width, height), wall, stroke=INK, width=2.6)
    drawing.rect((left - 4, top - 7), (width + 8, 9), stone.trim, stroke=INK, width=2.2)
    rows = max(1, int(height / 22))
    for row in range(rows):
        for column in range(max(2, int(width / 15))):
            step = width / max(2, int(width / 15))
            corner = (left + step * (column + 0.5) - 3.5, top + 9 + row * 21)
            drawing.rect(corner, (7, 12), stone.glass)


def _crown(drawing: Drawing, at: Point, size: float) -> None:
    with drawing.place(at[0], at[1], size):
        drawing.polygon(
            [(-18, 10), (-21, -11), (-9, -2), (0, -16), (9, -2), (21, -11), (18, 10)], GILT,
            stroke=INK, width=2.4, join="round",
        )  # fmt: skip


def _bronze_baron(drawing: Drawing) -> tuple[float, int]:
    for x, height in ((-92.0, 52.0), (-50.0, 74.0), (-8.0, 60.0)):
        house(drawing, (x, 0), BRONZE, 36, height)
    _crown(drawing, (-50, -92), 0.8)
    return 70, max(BARON_POINTS.values())


def _master_architect(drawing: Drawing) -> tuple[float, int]:
    """A bent building under a pair of compasses."""
    stone = STONES[SILVER]
    drawing.path("M-104 0V-74h40v36h60V0Z", stone.wall, stroke=INK, width=3)
    drawing.path("M-97 -7V-67h26v36h60v24Z", stroke=stone.trim, width=4)
    drawing.path("M-26 -98L-50 -14M-26 -98L-2 -14M-42 -46Q-26 -36 -10 -46", stroke=INK, width=8, cap="round")
    drawing.path("M-26 -98L-50 -14M-26 -98L-2 -14M-42 -46Q-26 -36 -10 -46", stroke=GILT, width=4, cap="round")
    drawing.circle((-26, -98), 8, GILT, stroke=INK, width=2.6)
    return 72, max(ARCHITECT_POINTS.values())


def _generation_king(drawing: Drawing) -> tuple[float, int]:
    for x, generation, height in ((-96.0, BRONZE, 44.0), (-54.0, SILVER, 60.0), (-12.0, GOLD, 80.0)):
        house(drawing, (x, 0), generation, 36, height)
    _crown(drawing, (-80, -86), 0.9)
    return 66, GENERATION_POINTS


def _gold_tycoon(drawing: Drawing) -> tuple[float, int]:
    drawing.rect((-110, -30), (126, 28), rgb("a9bdd2"), 4, stroke=INK, width=2.6)
    for x in (-78.0, -24.0):
        house(drawing, (x, -10), GOLD, 38, 74)
    return 66, DISTRICT_POINTS


def _gold_prestige(drawing: Drawing) -> tuple[float, int]:
    house(drawing, (-90, 0), BRONZE, 36, 46)
    house(drawing, (-6, 0), SILVER, 36, 52)
    house(drawing, (-48, 0), GOLD, 42, 74)
    drawing.polygon(star((-48, -94), 14, 6, 5), GILT, stroke=INK, width=2)
    return 66, PRESTIGE_POINTS


_PICTURES: Mapping[str, Callable[[Drawing], tuple[float, int]]] = {
    "bronze_baron": _bronze_baron,
    "master_architect": _master_architect,
    "generation_king": _generation_king,
    "gold_tycoon": _gold_tycoon,
    "gold_prestige": _gold_prestige,
}
"""Each draws its picture standing on (0, 0) and says where the most it pays is written, and that number."""
