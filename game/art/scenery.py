"""The vocabulary of the pictures: arches, domes, towers, palms, camels, dunes.

Everything stands on its base line: ``foot`` is the middle of where it touches the ground, y grows downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.art.drawing import Drawing, Paint, Point, star
from game.art.palette import Color, mix


def arch(foot: Point, width: float, height: float, spring: float = 0.5) -> str:
    """Path data of a pointed Persian arch; its jambs reach ``spring`` of the height."""
    x, y = foot
    half, straight = width / 2, height * spring
    rise = height - straight
    low, high = y - straight - rise * 0.62, y - height + rise * 0.24
    left = f"C{x - half:.2f} {low:.2f} {x - half * 0.45:.2f} {high:.2f}"
    right = f"C{x + half * 0.45:.2f} {high:.2f} {x + half:.2f} {low:.2f}"
    return (
        f"M{x - half:.2f} {y:.2f}V{y - straight:.2f}{left} {x:.2f} {y - height:.2f}"
        f"{right} {x + half:.2f} {y - straight:.2f}V{y:.2f}Z"
    )


def dome_path(foot: Point, width: float, height: float, bulge: float = 1.12) -> str:
    """Path data of a bulbous dome drawn to a point."""
    x, y = foot
    half, belly = width / 2, width / 2 * bulge
    sides = (
        f"C{x - belly * 1.1:.2f} {y - height * 0.3:.2f} {x - half * 0.95:.2f} {y - height * 0.66:.2f}"
        f" {x:.2f} {y - height:.2f}C{x + half * 0.95:.2f} {y - height * 0.66:.2f}"
        f" {x + belly * 1.1:.2f} {y - height * 0.3:.2f} {x + half:.2f} {y:.2f}Z"
    )
    return f"M{x - half:.2f} {y:.2f}{sides}"


def dome(
    drawing: Drawing, foot: Point, width: float, height: float, lit: Color, dark: Color, tip: Paint
) -> None:
    """A dome on its drum, lit from the left, with ribs and a finial."""
    x, y = foot
    drum = height * 0.16
    shade = drawing.linear(
        (x - width * 0.5, y), (x + width * 0.5, y), (0, lit), (0.45, mix(lit, dark, 0.4)), (1, dark)
    )
    drawing.rect((x - width * 0.46, y - drum), (width * 0.92, drum), shade)
    base = y - drum
    drawing.path(dome_path((x, base), width, height * 0.84), shade)
    for share, alpha in ((-0.62, 0.3), (-0.3, 0.25), (0.05, 0.18), (0.4, 0.12)):
        reach = x + width * 0.5 * share
        curve = f"M{reach:.2f} {base:.2f}Q{reach + width * 0.2 * share:.2f} {base - height * 0.45:.2f}"
        drawing.path(
            f"{curve} {x:.2f} {base - height * 0.82:.2f}",
            stroke=tip,
            width=width * 0.018,
            stroke_opacity=alpha,
        )
    drawing.rect((x - width * 0.5, base - drum * 0.1), (width, drum * 0.28), tip, opacity=0.75)
    top = base - height * 0.82
    drawing.polyline([(x, top), (x, top - height * 0.2)], tip, max(width * 0.03, 0.6))
    drawing.circle((x, top - height * 0.07), width * 0.035, tip)


def minaret(
    drawing: Drawing, foot: Point, width: float, height: float, lit: Color, dark: Color, tip: Paint
) -> None:
    """A slender tower with bands of tile, a gallery and a small dome."""
    x, y = foot
    half = width / 2
    shade = drawing.linear((x - half, y), (x + half, y), (0, lit), (1, dark))
    drawing.polygon(
        [(x - half, y), (x - half * 0.72, y - height), (x + half * 0.72, y - height), (x + half, y)], shade
    )
    for share in (0.25, 0.5, 0.72):
        drawing.rect((x - half * 0.9, y - height * share), (width * 0.9, height * 0.025), tip, opacity=0.6)
    gallery = y - height
    drawing.polygon(
        [
            (x - half * 0.7, gallery + half),
            (x - half * 1.35, gallery),
            (x + half * 1.35, gallery),
            (x + half * 0.7, gallery + half),
        ],
        dark,
    )
    drawing.rect((x - half * 1.35, gallery - half * 0.4), (half * 2.7, half * 0.4), tip, opacity=0.85)
    drawing.rect((x - half * 0.6, gallery - half * 1.9), (half * 1.2, half * 1.5), shade)
    drawing.path(dome_path((x, gallery - half * 1.9), half * 1.5, half * 2), shade)


def badgir(drawing: Drawing, foot: Point, width: float, height: float, lit: Color, dark: Color) -> None:
    """A wind tower with its tall slots."""
    x, y = foot
    shade = drawing.linear((x - width / 2, y), (x + width / 2, y), (0, lit), (1, dark))
    drawing.polygon(
        [
            (x - width * 0.55, y),
            (x - width * 0.45, y - height),
            (x + width * 0.45, y - height),
            (x + width * 0.55, y),
        ],
        shade,
    )
    drawing.rect((x - width * 0.55, y - height * 1.03), (width * 1.1, height * 0.07), lit)
    for i in range(4):
        slot = x - width * 0.36 + i * width * 0.2
        drawing.rect((slot, y - height * 0.9), (width * 0.1, height * 0.4), dark, radius=width * 0.05)


def wall(
    drawing: Drawing, left: float, base: float, size: Point, lit: Color, dark: Color, glow: Paint, bays: int
) -> None:
    """A wall with battlements and an arcade of ``bays`` lit niches."""
    width, height = size
    drawing.rect(
        (left, base - height), size, drawing.linear((0, base - height), (0, base), (0, lit), (1, dark))
    )
    teeth = max(3, round(width / (height * 0.22)))
    step = width / teeth
    for i in range(teeth):
        tooth = (left + i * step + step * 0.2, base - height - step * 0.5)
        drawing.rect(tooth, (step * 0.6, step * 0.55), lit)
    bay = width / bays
    for i in range(bays):
        foot = (left + (i + 0.5) * bay, base)
        drawing.path(arch(foot, bay * 0.72, height * 0.74), dark)
        drawing.path(arch(foot, bay * 0.5, height * 0.56), glow, opacity=(0.95, 0.55, 0.8, 0.4)[i % 4])


def palm(
    drawing: Drawing, foot: Point, height: float, color: Paint, lean: float = 0.1, rim: Paint | None = None
) -> None:
    """A date palm; ``rim`` is the light on its upper fronds."""
    x, y = foot
    top = (x + height * lean, y - height * 0.72)
    w = height * 0.035
    bend = (x + height * lean * 0.15, y - height * 0.4)
    trunk = f"M{x - w * 1.5:.2f} {y:.2f}Q{bend[0] - w:.2f} {bend[1]:.2f} {top[0] - w * 0.7:.2f} {top[1]:.2f}"
    drawing.path(
        f"{trunk}L{top[0] + w * 0.7:.2f} {top[1]:.2f}"
        f"Q{bend[0] + w:.2f} {bend[1]:.2f} {x + w * 1.5:.2f} {y:.2f}Z",
        color,
    )
    for dx, dy, lift in _FRONDS:
        tip = (top[0] + dx * height, top[1] + dy * height)
        high = (top[0] + dx * height * 0.5, top[1] + (dy - lift) * height)
        low = (top[0] + dx * height * 0.42, top[1] + (dy * 0.55 - lift * 0.36) * height)
        drawing.path(
            f"M{top[0]:.2f} {top[1]:.2f}Q{high[0]:.2f} {high[1]:.2f} {tip[0]:.2f} {tip[1]:.2f}"
            f"Q{low[0]:.2f} {low[1]:.2f} {top[0]:.2f} {top[1]:.2f}Z",
            color if rim is None or dx > 0.1 or dy > 0.1 else rim,
        )
    for side in (-1, 1):
        drawing.circle((top[0] + side * w, top[1] + w * 1.4), w * 1.1, color)


_FRONDS = (
    (-0.36, 0.12, 0.2), (0.36, 0.12, 0.2), (-0.3, 0.26, 0.26), (0.3, 0.26, 0.26), (-0.34, -0.06, 0.14),
    (0.34, -0.06, 0.14), (-0.2, -0.22, 0.08), (0.2, -0.22, 0.08),
)  # fmt: skip


def camel(
    drawing: Drawing, foot: Point, height: float, color: Paint, cloth: Paint, stride: float = 0
) -> None:
    """A laden camel walking to the right; ``stride`` 0..1 changes the step."""
    with drawing.place(foot[0] - height * 0.55, foot[1] - height, height / 100):
        swing = 7 * stride - 3
        for hip, knee, hoof in ((26, 22, 20), (33, 36, 31), (69, 66, 62), (75, 79, 77)):
            shift = swing if hip in (26, 75) else -swing
            leg = [(hip, 58.0), (knee + shift * 0.6, 76.0), (hoof + shift, 98.0)]
            drawing.polyline(leg, color, 5.2, cap="round", join="round")
            drawing.polyline([leg[2], (leg[2][0] + 3.5, 98.5)], color, 4, cap="round")
        drawing.path(
            "M19 50C17 42 22 36 30 35C36 34 38 25 46 18C50 14.500 55 15 58 20C62 27 64 34 71 37"
            "C78 40 80 46 80 52C80 60 74 65 66 65C58 64 44 66 36 65C26 65 20 60 19 50Z",
            color,
        )
        drawing.path("M20 42C14 46 15 54 13 62", stroke=color, width=2.4, cap="round")
        drawing.path(
            "M72 42C84 54 96 52 97 36C98 28 97 22 99 17L106 20C104 26 106 34 104 42C101 60 88 68 72 62Z",
            color,
        )
        drawing.path(
            "M97 20C97 12 102 9 107 11C113 13 118 15 121 19C122 22 119 24 115 23.500C109 25 102 26 97 20Z",
            color,
        )
        drawing.path("M100 12L98 6L104 11Z", color)
        drawing.path("M34 34C40 26 44 17 52 15C58 18 62 28 68 36L66 54C56 58 44 58 35 53Z", cloth)
        drawing.path("M30 46h14v14h-14ZM58 46h13v14h-13Z", cloth, stroke=color, width=1.5)


def caravan(
    drawing: Drawing, foot: Point, height: float, count: int, color: Paint, cloths: Sequence[Paint]
) -> None:
    """``count`` camels in a line, roped together, the first at ``foot``."""
    for i in range(count):
        x = foot[0] - i * height * 1.62
        y = foot[1] + height * (0.03 if i % 2 else 0)
        if i:
            ahead = (x + height * 1.08, foot[1] - height * 0.5)
            nose = (x + height * 0.6, y - height * 0.8)
            rope = (
                f"M{nose[0]:.2f} {nose[1]:.2f}Q{(nose[0] + ahead[0]) / 2:.2f} {ahead[1] + height * 0.06:.2f}"
            )
            drawing.path(f"{rope} {ahead[0]:.2f} {ahead[1]:.2f}", stroke=color, width=height * 0.016)
        camel(drawing, (x, y), height, color, cloths[i % len(cloths)], (i * 0.37) % 1)


def ridge(left: float, right: float, base: float, points: Sequence[Point]) -> str:
    """Path data of a smooth ground line through ``points``, filled down to ``base``."""
    path = f"M{left:.2f} {base:.2f}L{points[0][0]:.2f} {points[0][1]:.2f}"
    for one, other in pairwise(points):
        middle = (one[0] + other[0]) / 2
        path += f"C{middle:.2f} {one[1]:.2f} {middle:.2f} {other[1]:.2f} {other[0]:.2f} {other[1]:.2f}"
    return f"{path}L{right:.2f} {base:.2f}Z"


def crescent(drawing: Drawing, centre: Point, radius: float, color: Paint) -> None:
    """The young moon."""
    x, y = centre
    r = radius
    drawing.path(
        f"M{x + r * 0.5:.2f} {y - r * 0.87:.2f}A{r:.2f} {r:.2f} 0 1 0 {x + r * 0.87:.2f} {y + r * 0.5:.2f}"
        f"A{r * 0.8:.2f} {r * 0.8:.2f} 0 1 1 {x + r * 0.5:.2f} {y - r * 0.87:.2f}Z",
        color,
    )


def twinkle(drawing: Drawing, centre: Point, radius: float, color: Paint, opacity: float = 1) -> None:
    """A star in the sky."""
    drawing.polygon(star(centre, radius, radius * 0.28, 4), color, opacity=opacity)
