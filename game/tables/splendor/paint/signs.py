"""The signs of the expansions: effects of Orient, badges of demands, any colour, towers."""

from __future__ import annotations

from math import cos, pi, sin

from game.art.drawing import Drawing, Point, star
from game.art.gems import gem
from game.art.palette import Color, GemTone, Palette, mix
from game.art.seats import SeatStyle
from game.art.sheets import Sheet, Symbol
from game.rules.splendor.components import COLORS
from game.tables.splendor.paint.tones import MET, VIOLET

WHITE: Color = (255, 255, 255)
_PIP = 8.8
"""From one pip to the next."""
TOWER = (46.0, 52.0)
"""Width and height of a tower."""


def mini(drawing: Drawing, at: Point, size: Point, tone: GemTone, palette: Palette) -> None:
    """A small card of a colour."""
    x, y = at
    body = drawing.linear((0, y), (0, y + size[1]), (0, mix(tone.base, tone.light, 0.3)), (1, tone.deep))
    drawing.rect(at, size, palette.ivory, size[0] * 0.16, stroke=tone.line, width=size[0] * 0.06)
    inset = size[0] * 0.1
    drawing.rect((x + inset, y + inset), (size[0] - 2 * inset, size[1] - 2 * inset), body, size[0] * 0.1)


def chip(drawing: Drawing, at: Point, width: float, color: str, palette: Palette) -> None:
    """A small card with its stone: demands are for cards, not for tokens."""
    tone = palette.gems[color]
    mini(drawing, at, (width, width * 1.36), tone, palette)
    with drawing.place(at[0] + width * 0.09, at[1] + width * 0.27, width * 0.0082):
        gem(drawing, color, tone)


def any_chip(drawing: Drawing, at: Point, width: float, palette: Palette) -> None:
    """A small card of any one colour."""
    mini(drawing, at, (width, width * 1.36), VIOLET, palette)
    rainbow(drawing, (at[0] + width / 2, at[1] + width * 0.68), width * 0.36, palette)


def rainbow(drawing: Drawing, centre: Point, radius: float, palette: Palette) -> None:
    """A disc of the five colours: any of them."""
    drawing.circle(centre, radius + radius * 0.12, palette.ivory, stroke=palette.ink, width=radius * 0.08)
    for number, color in enumerate(COLORS):
        start, end = number / 5 * 2 * pi, (number + 1) / 5 * 2 * pi
        (x1, y1), (x2, y2) = (
            (centre[0] + radius * sin(a), centre[1] - radius * cos(a)) for a in (start, end)
        )
        arc = f"A{radius:.2f} {radius:.2f} 0 0 1 {x2:.2f} {y2:.2f}Z"
        data = f"M{centre[0]:.2f} {centre[1]:.2f}L{x1:.2f} {y1:.2f}{arc}"
        drawing.path(data, palette.gems[color].base, stroke=palette.ivory, width=radius * 0.06)


def pair(drawing: Drawing, at: Point, side: float, palette: Palette) -> None:
    """Two cards that have become one: a pair card."""
    x, y = at
    card = (side * 0.44, side * 0.6)
    mini(drawing, (x + side * 0.04, y + side * 0.08), card, palette.gems["gold"], palette)
    mini(drawing, (x + side * 0.5, y + side * 0.3), card, VIOLET, palette)
    middle = (x + side * 0.5, y + side * 0.5)
    drawing.circle(middle, side * 0.15, palette.ivory, stroke=VIOLET.line, width=side * 0.06)
    drawing.polyline(
        [(middle[0] - side * 0.07, middle[1]), (middle[0] + side * 0.07, middle[1])], VIOLET.deep, side * 0.06
    )
    drawing.polyline(
        [(middle[0], middle[1] - side * 0.07), (middle[0], middle[1] + side * 0.07)], VIOLET.deep, side * 0.06
    )


def flame(drawing: Drawing, foot: Point, height: float) -> None:
    """Something burns."""
    x, y, h = foot[0], foot[1], height
    for scale, color in ((1.0, (196, 54, 22)), (0.62, (250, 166, 40)), (0.34, (255, 238, 170))):
        s = h * scale
        data = (
            f"M{x:.2f} {y:.2f}C{x - s * 0.42:.2f} {y:.2f} {x - s * 0.44:.2f} {y - s * 0.42:.2f} "
            f"{x - s * 0.16:.2f} {y - s * 0.6:.2f}C{x - s * 0.12:.2f} {y - s * 0.5:.2f} {x - s * 0.02:.2f} "
            f"{y - s * 0.74:.2f} {x + s * 0.06:.2f} {y - s:.2f}C{x + s * 0.14:.2f} {y - s * 0.66:.2f} "
            f"{x + s * 0.46:.2f} {y - s * 0.5:.2f} {x + s * 0.34:.2f} {y - s * 0.16:.2f}"
            f"C{x + s * 0.28:.2f} {y:.2f} {x + s * 0.14:.2f} {y:.2f} {x:.2f} {y:.2f}Z"
        )
        drawing.path(data, color, stroke=(90, 18, 8), width=h * 0.04 if scale == 1.0 else 0)


def coins(drawing: Drawing, at: Point, side: float, palette: Palette) -> None:
    """Two gold for one purchase, and then it is gone."""
    x, y = at
    for dx, dy in ((0.0, 0.24), (0.4, 0.3)):
        with drawing.place(x + side * dx, y + side * dy, side * 0.0062):
            gem(drawing, "gold", palette.gems["gold"])
    flame(drawing, (x + side * 0.5, y + side * 0.46), side * 0.44)


def gift(drawing: Drawing, at: Point, side: float, level: int, palette: Palette) -> None:
    """A card of a level that comes along: its dots on a violet disc with an arrow into the hand."""
    x, y = at[0] + side / 2, at[1] + side / 2
    drawing.circle((x + side * 0.02, y + side * 0.03), side * 0.5, VIOLET.line, fill_opacity=0.5)
    drawing.circle((x, y), side * 0.49, palette.ivory)
    drawing.circle((x, y), side * 0.43, VIOLET.base, stroke=VIOLET.line, width=side * 0.03)
    mini(drawing, (x - side * 0.17, y - side * 0.34), (side * 0.34, side * 0.46), VIOLET, palette)
    for i in range(level):
        at_dot = (x + (i - (level - 1) / 2) * side * 0.13, y - side * 0.11)
        drawing.circle(at_dot, side * 0.055, palette.brass_light, stroke=VIOLET.line, width=side * 0.015)
    tip, half = y + side * 0.36, side * 0.13
    drawing.polygon([(x - half, tip - half), (x + half, tip - half), (x, tip)], palette.ivory)
    drawing.rect((x - half * 0.36, y + side * 0.1), (half * 0.72, side * 0.16), palette.ivory)


def pips(
    drawing: Drawing,
    centre: Point,
    need: int,
    missing: int,
    palette: Palette,
    *,
    down: bool = False,
    room: float = 99.0,
) -> None:
    """How far a demand is met: a pip for each card, filled for those that are there.

    They lie beside one another, or one above another from the foot, within ``room``.
    """
    each = min(_PIP, room / need)
    for number in range(need):
        along = (number - (need - 1) / 2) * each
        at = (centre[0], centre[1] - along) if down else (centre[0] + along, centre[1])
        there = number < need - missing
        ground, edge = (MET, palette.ink) if there else (palette.ivory, palette.brass_dark)
        drawing.circle(at, each * 0.4, ground, stroke=edge, width=0.9)


def gilt(drawing: Drawing, palette: Palette, radius: float) -> None:
    """The edge of a tile that is had at the end of the turn."""
    size = (drawing.width - 6, drawing.height - 6)
    drawing.rect((3, 3), size, radius=radius, stroke=palette.brass_dark, width=6)
    drawing.rect((3, 3), size, radius=radius, stroke=palette.brass, width=4.4)


def tower(sheet: Sheet, drawing: Drawing, at: Point, scale: float, style: SeatStyle) -> None:
    """A stronghold: a small tower in the colour and with the sign of its seat."""
    width, height = TOWER
    x, y = at
    dark = mix(style.dark, (0, 0, 0), 0.45)

    def to(px: float, py: float) -> Point:
        return (x + px * scale, y + py * scale)

    outline = [(4, 52), (7, 22), (2, 18), (2, 2), (11, 2), (11, 9), (18, 9), (18, 2), (28, 2), (28, 9)]
    outline += [(35, 9), (35, 2), (44, 2), (44, 18), (39, 22), (42, 52)]
    body = drawing.linear(
        to(0, 0), to(width, 0), (0, mix(style.color, WHITE, 0.35)), (0.55, style.color), (1, style.dark)
    )
    points = [to(*point) for point in outline]
    drawing.polygon(points, dark, stroke=WHITE, width=6 * scale, join="round", stroke_opacity=0.9)
    drawing.polygon(points, body, stroke=dark, width=2.6 * scale, join="round")
    drawing.polyline([to(4, 20), to(42, 20)], dark, 1.8 * scale)
    drawing.circle(to(width / 2, 36), 13.5 * scale, dark)
    sheet.symbols.append(Symbol(style.symbol, to(width / 2, 36), 23 * scale, style.color))


def tower_place(drawing: Drawing, at: Point, scale: float, palette: Palette) -> None:
    """Where a tower stood that is on a card now."""
    x, y = at
    outline = [(4, 52), (7, 22), (2, 18), (2, 4), (44, 4), (44, 18), (39, 22), (42, 52)]
    points = [(x + px * scale, y + py * scale) for px, py in outline]
    drawing.polygon(points, palette.table_deep, fill_opacity=0.4)
    edge = mix(palette.on_dark_soft, palette.table, 0.4)
    drawing.polygon(points, stroke=edge, width=2 * scale, join="round", stroke_opacity=0.8)


def prestige(
    drawing: Drawing, centre: Point, radius: float, palette: Palette, *, window: float = 0.74
) -> None:
    """A medallion that bears points in its ``window``, whose size is a share of its radius."""
    drawing.circle((centre[0] + 0.8, centre[1] + 1.6), radius, palette.ink, fill_opacity=0.35)
    drawing.circle(centre, radius, palette.brass_dark)
    drawing.circle(centre, radius * 0.95, palette.brass_light)
    drawing.polygon(star(centre, radius * 0.93, radius * 0.8, 12), palette.brass)
    drawing.circle(centre, radius * window, palette.ivory, stroke=palette.brass_dark, width=radius * 0.03)
