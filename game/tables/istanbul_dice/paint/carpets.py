"""Carpets by construction: a fringe, borders of stars and boats, a field with a medallion."""

from __future__ import annotations

from game.art.drawing import Drawing, star
from game.art.girih import rosette
from game.art.palette import Color, Palette, mix
from game.tables.istanbul_dice.paint.tones import (
    CARPET,
    CARPET_DARK,
    CARPET_DEEP,
    CREAM,
    IZNIK_DEEP,
    SAND,
    TURQUOISE,
    ground,
    outline,
)

_FRINGE, _BORDER = 8.0, 15.0


def carpet(drawing: Drawing, width: float, height: float, palette: Palette, dark: bool) -> None:
    """A red carpet that fills ``width`` x ``height``; the darker one has a field of blue in its medallion."""
    field = ground(palette, CARPET_DEEP if dark else CARPET)
    edge = ground(palette, CARPET_DARK)
    _fringe(drawing, width, height)
    top, low = _FRINGE, height - _FRINGE
    drawing.rect(
        (1, top),
        (width - 2, low - top),
        edge,
        3,
        stroke=outline(palette, mix(edge, (0, 0, 0), 0.5)),
        width=1.5,
    )
    _border(drawing, (1, top, width - 2, low - top), dark)
    inner = (1 + _BORDER, top + _BORDER, width - 2 - 2 * _BORDER, low - top - 2 * _BORDER)
    paint = drawing.radial(
        (width / 2, height * 0.45), height * 0.7, (0, mix(field, SAND, 0.16)), (1, mix(field, edge, 0.35))
    )
    drawing.rect(inner[:2], inner[2:], paint, 2, stroke=SAND, width=1.4)
    _medallion(drawing, (width / 2, height / 2), min(inner[2], inner[3]) * 0.62, dark)


def _fringe(drawing: Drawing, width: float, height: float) -> None:
    count = int(width // 5)
    for number in range(count):
        x = 3 + number * (width - 6) / (count - 1)
        for start, end in ((_FRINGE + 1, 0.5), (height - _FRINGE - 1, height - 0.5)):
            drawing.polyline([(x, start), (x, end)], CREAM, 1.7, stroke_opacity=0.85)


def _border(drawing: Drawing, box: tuple[float, float, float, float], dark: bool) -> None:
    """Stars and lozenges in turn along all four sides."""
    x, y, w, h = box
    colors = (SAND, TURQUOISE) if dark else (SAND, IZNIK_DEEP)
    half = _BORDER / 2
    for number, centre in enumerate(_along(x + half, y + half, w - _BORDER, h - _BORDER)):
        color = colors[number % 2]
        points = star(centre, 5.6, 2.6, 4) if number % 2 else star(centre, 5.4, 4.1, 8)
        drawing.polygon(points, color, stroke=CREAM, width=0.6)
    for inset in (2.0, _BORDER - 1.5):
        drawing.rect(
            (x + inset, y + inset), (w - 2 * inset, h - 2 * inset), stroke=SAND, width=1, stroke_opacity=0.8
        )


def _along(x: float, y: float, w: float, h: float) -> list[tuple[float, float]]:
    across, down = max(2, round(w / 14)), max(2, round(h / 14))
    level = [(x + w * i / across, at) for i in range(across + 1) for at in (y, y + h)]
    upright = [(at, y + h * i / down) for i in range(1, down) for at in (x, x + w)]
    return level + upright


def _medallion(drawing: Drawing, centre: tuple[float, float], radius: float, dark: bool) -> None:
    heart: Color = IZNIK_DEEP if dark else CARPET_DARK
    flower = rosette(centre, radius, 8, 0.5)
    for points in flower.petals:
        drawing.polygon(points, heart, stroke=SAND, width=1, fill_opacity=0.55, stroke_opacity=0.6)
