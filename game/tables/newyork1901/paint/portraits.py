"""The five characters, each in a medallion of the district."""

from __future__ import annotations

from collections.abc import Mapping

from game.art.drawing import Drawing
from game.art.palette import Color, mix, rgb
from game.art.sheets import Sheet
from game.tables.newyork1901.paint.tones import GROUNDS, INK, PAPER, WHITE, emblem

_PEOPLE: Mapping[str, tuple[Color, Color, str]] = {
    "red": (rgb("7a3b1e"), rgb("8e2f3c"), "bonnet"),
    "blue": (rgb("3a2c22"), rgb("2f4a73"), "top"),
    "green": (rgb("b5622b"), rgb("4a6a3a"), "cap"),
    "yellow": (rgb("1f1a18"), rgb("6d5630"), "bowler"),
    "pink": (rgb("9a9188"), rgb("5a3350"), "top"),
}
"""Hair, coat and hat of each character."""


def character(district: str) -> Sheet:
    """A portrait in a medallion of the district."""
    drawing, ground = Drawing(104, 104), GROUNDS[district]
    hair, coat, hat = _PEOPLE[district]
    drawing.circle((52, 52), 49, ground.base, stroke=INK, width=3)
    drawing.circle((52, 52), 45, stroke=ground.deep, width=4)
    drawing.path("M16 80C20 64 36 60 52 60C68 60 84 64 88 80A46 46 0 0 1 16 80Z", coat, stroke=INK, width=2.8)
    drawing.polygon([(44, 62), (60, 62), (52, 82)], WHITE, stroke=INK, width=1.8)
    drawing.polygon([(49, 66), (55, 66), (52, 84)], ground.deep)
    drawing.ellipse((52, 44), 17, 20, rgb("eabf96"), stroke=INK, width=2.8)
    if hat == "bonnet":
        drawing.path(
            "M33 48C26 18 78 18 71 48C66 34 58 31 52 31C46 31 38 34 33 48Z", hair, stroke=INK, width=2.6
        )
        drawing.ellipse((52, 24), 30, 8, ground.deep, stroke=INK, width=2.6)
        drawing.circle((70, 20), 7, PAPER, stroke=INK, width=2)
    else:
        drawing.path("M36 38C36 24 68 24 68 38C62 34 42 34 36 38Z", hair, stroke=INK, width=2)
        crown = {
            "top": "M38 28V6H66V28Z",
            "bowler": "M36 28C36 4 68 4 68 28Z",
            "cap": "M34 28C32 10 74 10 70 28Z",
        }[hat]
        drawing.path(crown, mix(coat, INK, 0.5), stroke=INK, width=2.6)
        drawing.rect((27, 26), (50, 6), mix(coat, INK, 0.5), 3, stroke=INK, width=2.2)
        drawing.path("M42 52Q52 47 62 52Q58 58 52 54Q46 58 42 52Z", hair, stroke=INK, width=1.4)
    for x in (45, 59):
        drawing.circle((x, 43), 2, INK)
    emblem(drawing, district, (84, 84), 17)
    return Sheet.of(drawing)
