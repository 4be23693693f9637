"""Ships under sail, as engravers put them on empty seas."""

from __future__ import annotations

from game.art.drawing import Drawing, Point
from game.art.palette import mix, rgb
from game.tables.mombasa.paint.tones import INK, PAPER, PAPER_SHADE, SEA_LINE, WOOD

_PENNANT = rgb("a3402c")
_SAILS = (
    "M20 50Q31 44 42 50Q46 60 41 70Q31 65 21 70Q25 60 20 50Z",
    "M46 40Q60 33 74 40Q79 54 73 68Q60 62 47 68Q52 54 46 40Z",
    "M50 18Q60 13 70 18Q73 27 70 37Q60 32 50 37Q53 27 50 18Z",
    "M78 52Q87 47 96 52Q99 61 95 70Q87 66 79 70Q82 61 78 52Z",
    "M24 33Q31 29 38 33Q40 39 38 46Q31 42 24 46Q26 39 24 33Z",
)
_DHOW = "M40 78Q52 44 84 8Q92 48 72 78Z"


def ship(drawing: Drawing, at: Point, size: float) -> None:
    """A three-master, ``size`` wide, its foot at ``at``."""
    with drawing.place(at[0] - size / 2, at[1] - size * 0.9, size / 120):
        for x, top in ((31, 26), (60, 8), (87, 42)):
            drawing.polyline([(x, top), (x, 82)], INK, 2.4)
            drawing.path(f"M{x} {top}q6 -4 12 0q-6 2 -12 4Z", _PENNANT, stroke=INK, width=0.8)
        drawing.polyline([(96, 78), (116, 62)], INK, 2.2)
        drawing.polygon([(98, 76), (113, 65), (100, 56)], PAPER, stroke=INK, width=1.2)
        for sail in _SAILS:
            body = drawing.linear((20, 0), (100, 0), (0, PAPER_SHADE), (0.5, PAPER), (1, PAPER_SHADE))
            drawing.path(sail, body, stroke=INK, width=1.5, join="round")
        hull = drawing.linear((0, 70), (0, 102), (0, mix(WOOD, PAPER, 0.25)), (1, mix(WOOD, INK, 0.5)))
        drawing.path("M8 68L22 74H92L106 72Q104 92 92 101H28Q14 92 8 68Z", hull, stroke=INK, width=1.8)
        drawing.path("M14 83Q60 90 102 81M20 92Q60 97 98 90", stroke=INK, width=1, stroke_opacity=0.7)
        _wake(drawing, 104)


def dhow(drawing: Drawing, at: Point, size: float) -> None:
    """A dhow with its one great sail, ``size`` wide, its foot at ``at``."""
    with drawing.place(at[0] - size / 2, at[1] - size * 0.9, size / 120):
        drawing.polyline([(56, 88), (62, 24)], INK, 2.6)
        drawing.path(_DHOW, PAPER, stroke=INK, width=1.6, join="round")
        drawing.path("M46 70Q62 46 80 22M52 76Q70 56 84 38", stroke=INK, width=0.9, stroke_opacity=0.55)
        hull = drawing.linear((0, 76), (0, 102), (0, mix(WOOD, PAPER, 0.3)), (1, mix(WOOD, INK, 0.5)))
        drawing.path("M14 74Q50 90 112 70Q100 96 84 101H38Q20 92 14 74Z", hull, stroke=INK, width=1.8)
        _wake(drawing, 104)


def _wake(drawing: Drawing, y: float) -> None:
    for x, low, length in ((-6, 0, 26), (30, 4, 40), (84, 1, 34), (8, 9, 24), (66, 10, 30)):
        wave = f"M{x} {y + low}q{length * 0.25} -5 {length * 0.5} 0t{length * 0.5} 0"
        drawing.path(wave, stroke=SEA_LINE, width=1.5, stroke_opacity=0.85, cap="round")
