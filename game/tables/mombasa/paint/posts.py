"""Trading posts, told apart by the shape of their roof as well as by colour; shares and bases."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import Drawing, Point, polar, ring
from game.art.palette import mix
from game.tables.mombasa.paint.tones import COMPANY, GOLD, GOLD_DEEP, GOLD_LIGHT, INK, PAPER, CompanyStyle

_FOOT, _EAVES = 92.0, 50.0
_LEFT, _RIGHT = 18.0, 82.0


def house(drawing: Drawing, company: str) -> None:
    """A post in a box of 100 x 100 units: walls, door and the company's roof, with a pale line around."""
    style = COMPANY[company]
    drawing.ellipse((53, _FOOT + 1), 43, 6.5, INK, fill_opacity=0.4)
    outline = f"M{_LEFT} {_FOOT}V{_EAVES}{_OUTLINES[style.roof]}V{_FOOT}Z"
    drawing.path(outline, style.line, stroke=PAPER, width=12, join="round")
    drawing.path(outline, style.line, stroke=style.line, width=6.5, join="round")
    wall = drawing.linear((_LEFT, 0), (_RIGHT, 0), (0, style.light), (0.4, style.wall), (1, style.deep))
    drawing.path(outline, wall)
    _ROOFS[style.roof](drawing, style)
    drawing.path(f"M42 {_FOOT}V72Q50 63 58 72V{_FOOT}Z", style.mark)
    for x in (26, 66):
        drawing.rect((x, 61), (8, 12), style.mark, 3)


def silhouette(company: str) -> str:
    """Path data of the outline of a company's house, without colour."""
    return f"M{_LEFT} {_FOOT}V{_EAVES}{_OUTLINES[COMPANY[company].roof]}V{_FOOT}Z"


def emblem(drawing: Drawing, company: str, at: Point, radius: float) -> None:
    """A share: the company's seal with its house."""
    style = COMPANY[company]
    x, y = at
    drawing.circle((x + radius * 0.04, y + radius * 0.09), radius, INK, fill_opacity=0.35)
    rim = [polar(at, radius * (1 if i % 2 else 0.93), i / 48) for i in range(48)]
    gold = drawing.linear(
        (x - radius, y - radius), (x + radius, y + radius), (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DEEP)
    )
    drawing.polygon(rim, gold, stroke=GOLD_DEEP, width=radius * 0.04)
    disc = drawing.radial(
        (x - radius * 0.3, y - radius * 0.4),
        radius * 1.3,
        (0, style.light),
        (0.45, style.wall),
        (1, style.deep),
    )
    drawing.circle(at, radius * 0.83, disc, stroke=style.line, width=radius * 0.05)
    scale = radius * 0.0102
    with drawing.place(x - 50 * scale, y - 53 * scale, scale):
        drawing.path(silhouette(company), style.mark)
        drawing.path(f"M42 {_FOOT}V72Q50 63 58 72V{_FOOT}Z", style.wall)


def medallion(drawing: Drawing, company: str, at: Point, radius: float) -> None:
    """A base on the coast: the company's colour and an anchor."""
    style = COMPANY[company]
    x, y = at
    drawing.circle((x + 0.6, y + radius * 0.1), radius, INK, fill_opacity=0.4)
    drawing.circle(at, radius, PAPER, stroke=INK, width=1.6)
    disc = drawing.radial(
        (x - radius * 0.3, y - radius * 0.4),
        radius * 1.2,
        (0, style.light),
        (0.5, style.wall),
        (1, style.deep),
    )
    drawing.circle(at, radius * 0.87, disc, stroke=style.line, width=1.2)
    for bead in ring(at, radius * 0.935, 32):
        drawing.circle(bead, radius * 0.018, GOLD_DEEP)
    with drawing.place(x - radius * 0.62, y - radius * 0.62, radius * 0.0124):
        anchor(drawing, style)


def anchor(drawing: Drawing, style: CompanyStyle) -> None:
    """An anchor in a box of 100 x 100 units."""
    for width, color in ((13.0, mix(style.deep, style.wall, 0.5)), (8.0, style.mark)):
        drawing.circle((50, 15), 9, stroke=color, width=width * 0.75)
        drawing.path("M50 25V92M28 38H72", stroke=color, width=width, cap="round")
        drawing.path("M12 62Q18 90 50 92Q82 90 88 62", stroke=color, width=width, cap="round")
    for side in (-1, 1):
        x = 50 + side * 38
        drawing.polygon([(x - 13, 66), (x + side * 4, 50), (x + 13, 66)], style.mark)


def _battlement(drawing: Drawing, style: CompanyStyle) -> None:
    drawing.polyline([(_LEFT, _EAVES), (_RIGHT, _EAVES)], style.mark, 3.4, stroke_opacity=0.75)


def _gable(drawing: Drawing, style: CompanyStyle) -> None:
    drawing.path(
        "M26 48C26 36 37 38 38 29C39 21 44 15 50 15C56 15 61 21 62 29C63 38 74 36 74 48",
        stroke=style.mark,
        width=4,
    )
    drawing.circle((50, 34), 6, style.mark)
    drawing.polyline([(_LEFT, _EAVES), (_RIGHT, _EAVES)], style.deep, 3)


def _hip(drawing: Drawing, style: CompanyStyle) -> None:
    tiles = drawing.linear((0, 16), (0, _EAVES), (0, mix(style.mark, (255, 255, 255), 0.35)), (1, style.mark))
    drawing.polygon([(6, _EAVES + 1), (34, 18), (66, 18), (94, _EAVES + 1)], tiles)
    for y in (29, 40):
        drawing.polyline(
            [(34 - (y - 18) * 0.85, y), (66 + (y - 18) * 0.85, y)], style.wall, 2.4, stroke_opacity=0.7
        )


def _dome(drawing: Drawing, style: CompanyStyle) -> None:
    drawing.path(
        "M34 46C34 30 42 27 50 21C58 27 66 30 66 46", stroke=style.mark, width=3.4, stroke_opacity=0.7
    )
    drawing.polyline([(_LEFT, _EAVES), (_RIGHT, _EAVES)], style.mark, 3.4, stroke_opacity=0.75)


_OUTLINES: Mapping[str, str] = {
    "battlement": "V26H31V36H43.500V26H56.500V36H69V26H82",
    "gable": "H20C20 32 31 34 32 26C33 15 41 9 50 9C59 9 67 15 68 26C69 34 80 32 80 50H82",
    "hip": "H6L34 18H66L94 50H82",
    "dome": "H26C22 30 38 24 47 15V5H53V15C62 24 78 30 74 50H82",
}
"""From the left eaves to the right ones."""

_ROOFS: Mapping[str, Callable[[Drawing, CompanyStyle], None]] = {
    "battlement": _battlement,
    "gable": _gable,
    "hip": _hip,
    "dome": _dome,
}
