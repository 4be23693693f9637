"""What stands on roofs: tanks, skylights, cupolas, seen from the south and above.

Everything is drawn round a middle, about 50 units wide, and throws its shadow to the east.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import Drawing, Point, ring
from game.art.palette import Color, mix, rgb
from game.tables.newyork1901.paint.tones import INK, WHITE, Stone

_WOOD, _WOOD_DEEP = rgb("a9764a"), rgb("5d3a20")
_GLASS, _GLASS_DEEP = rgb("cfe4e6"), rgb("6d99a3")
_COPPER, _COPPER_DEEP = rgb("86bfa4"), rgb("37705c")
_LEAF, _LEAF_DEEP = rgb("86a457"), rgb("40602f")
_SLATE = rgb("5b6470")


def furnish(drawing: Drawing, name: str, at: Point, stone: Stone, size: float = 1.0) -> None:
    """Draw the thing called ``name`` with its middle at ``at``."""
    with drawing.place(at[0], at[1], size):
        _THINGS[name](drawing, stone)


def _shadow(drawing: Drawing, left: float, bottom: float, width: float, depth: float) -> None:
    drawing.polygon(
        [(left, bottom), (left + width, bottom), (left + width + depth, bottom - depth * 0.6),
         (left + width + depth, bottom - depth * 2), (left + width, bottom - depth * 2)],
        INK, fill_opacity=0.32,
    )  # fmt: skip


def _block(drawing: Drawing, left: float, bottom: float, size: Point, tones: tuple[Color, Color]) -> None:
    """A box: its top above, its front below."""
    width, height = size
    front = height * 0.42
    _shadow(drawing, left, bottom, width, 6)
    drawing.rect((left, bottom - height), (width, height - front), tones[0], stroke=INK, width=1.8)
    drawing.rect((left, bottom - front), (width, front), tones[1], stroke=INK, width=1.8)


def tank(drawing: Drawing, stone: Stone) -> None:
    """A wooden water tank on legs under a cone."""
    _shadow(drawing, -13, 22, 26, 9)
    for x in (-11, 0, 11):
        drawing.polyline([(x, 8), (x, 23)], _WOOD_DEEP, 3)
    body = drawing.linear((-16, 0), (16, 0), (0, mix(_WOOD, WHITE, 0.25)), (0.4, _WOOD), (1, _WOOD_DEEP))
    drawing.path("M-15 -9V12q15 7 30 0V-9Z", body, stroke=INK, width=1.8)
    for y in (-2, 6):
        drawing.path(f"M-15 {y}q15 7 30 0", stroke=_WOOD_DEEP, width=1.8)
    cone = drawing.linear((-17, 0), (17, 0), (0, mix(_SLATE, WHITE, 0.35)), (1, mix(_SLATE, INK, 0.4)))
    drawing.path("M-18 -8L0 -25L18 -8q-18 8 -36 0Z", cone, stroke=INK, width=1.8)


def skylight(drawing: Drawing, stone: Stone) -> None:
    """A glass ridge with glazing bars."""
    _shadow(drawing, -22, 14, 44, 6)
    drawing.polygon([(-22, -14), (22, -14), (22, 0), (-22, 0)], _GLASS, stroke=INK, width=1.8)
    drawing.polygon([(-22, 0), (22, 0), (22, 14), (-22, 14)], _GLASS_DEEP, stroke=INK, width=1.8)
    for x in (-11, 0, 11):
        drawing.polyline([(x, -14), (x, 14)], WHITE, 1.6, stroke_opacity=0.75)


def hut(drawing: Drawing, stone: Stone) -> None:
    """The head of a staircase with its door."""
    _block(drawing, -15, 16, (30, 34), (mix(stone.trim, stone.wall, 0.4), mix(stone.shade, stone.wall, 0.4)))
    drawing.rect((-5, 5), (10, 11), stone.glass)


def cupola(drawing: Drawing, stone: Stone) -> None:
    """A copper dome on a drum, with a finial."""
    _shadow(drawing, -18, 18, 36, 10)
    drawing.path("M-19 2V15q19 9 38 0V2Z", stone.wall, stroke=INK, width=1.8)
    for x in (-12, -4, 4, 12):
        drawing.rect((x - 2, 7), (4, 9), stone.glass)
    dome = drawing.radial((-6, -10), 30, (0, mix(_COPPER, WHITE, 0.5)), (0.5, _COPPER), (1, _COPPER_DEEP))
    drawing.path("M-20 4C-20 -30 20 -30 20 4q-20 9 -40 0Z", dome, stroke=INK, width=1.8)
    drawing.path("M-8 7C-9 -8 -6 -18 0 -22M8 7C9 -8 6 -18 0 -22", stroke=_COPPER_DEEP, width=1.4)
    drawing.polyline([(0, -22), (0, -33)], stone.trim, 3)
    drawing.circle((0, -33), 3, stone.trim, stroke=INK, width=1)


def pyramid(drawing: Drawing, stone: Stone) -> None:
    """A steep hipped roof."""
    _shadow(drawing, -22, 20, 44, 12)
    tip = (0.0, -12.0)
    corners = [(-23.0, -18.0), (23.0, -18.0), (23.0, 20.0), (-23.0, 20.0)]
    tones = (mix(_SLATE, WHITE, 0.3), mix(_SLATE, INK, 0.35), mix(_SLATE, INK, 0.1), mix(_SLATE, WHITE, 0.15))
    for i, tone in enumerate(tones):
        drawing.polygon([corners[i], corners[(i + 1) % 4], tip], tone, stroke=INK, width=1.6, join="round")
    drawing.circle(tip, 4, stone.trim, stroke=INK, width=1.2)


def garden(drawing: Drawing, stone: Stone) -> None:
    """A roof garden in its box."""
    drawing.rect((-24, -18), (48, 36), mix(stone.wall, _WOOD, 0.5), 3, stroke=INK, width=1.8)
    for x, y, r in ((-14, -7, 9), (3, -9, 8), (15, -3, 8), (-9, 8, 8), (7, 8, 9)):
        drawing.circle((x + 1.5, y + 2), r, _LEAF_DEEP)
        drawing.circle((x, y), r - 1, _LEAF)
        drawing.circle((x - 2.5, y - 2.5), r * 0.35, mix(_LEAF, WHITE, 0.4))


def statue(drawing: Drawing, stone: Stone) -> None:
    """A gilt figure on a plinth."""
    gold = rgb("ffd968")
    _block(drawing, -11, 20, (22, 20), (stone.trim, mix(stone.wall, stone.shade, 0.5)))
    drawing.path("M-7 3C-9 -8 -5 -13 0 -14C5 -13 9 -8 7 3Z", gold, stroke=INK, width=1.6)
    drawing.circle((0, -19), 5, gold, stroke=INK, width=1.6)
    drawing.polyline([(5, -9), (13, -22)], gold, 4, cap="round")
    drawing.polygon(ring((13, -25), 4, 5), rgb("fff1b0"), stroke=INK, width=1)


_THINGS: Mapping[str, Callable[[Drawing, Stone], None]] = {
    "tank": tank,
    "skylight": skylight,
    "hut": hut,
    "cupola": cupola,
    "pyramid": pyramid,
    "garden": garden,
    "statue": statue,
}
