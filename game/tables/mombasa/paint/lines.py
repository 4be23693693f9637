"""Plane geometry for an engraver: hatching within outlines, parallels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from game.art.drawing import Point
from game.maps.geometry import inside
from game.maps.places import Box

Line = Sequence[Point]


def hatch(outline: Line, step: float, turns: float) -> Iterator[tuple[Point, Point]]:
    """Parallel strokes across an outline, ``step`` apart; ``turns`` 0 are level ones."""
    angle = turns * 2 * pi
    c, s = cos(angle), sin(angle)
    level = [(x * c + y * s, y * c - x * s) for x, y in outline]
    sides = list(zip(level, [*level[1:], level[0]], strict=True))
    row = int(min(y for _, y in level) // step) + 1
    last = max(y for _, y in level)
    while row * step < last:
        y = row * step + 0.001
        crossed = sorted(
            a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) for a, b in sides if (a[1] > y) != (b[1] > y)
        )
        for left, right in zip(crossed[::2], crossed[1::2], strict=True):
            yield (left * c - y * s, left * s + y * c), (right * c - y * s, right * s + y * c)
        row += 1


def area(outline: Line) -> float:
    """The area of an outline."""
    sides = zip(outline, [*outline[1:], outline[0]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in sides)) / 2


def encloses(outline: Line, other: Line) -> bool:
    """Whether another outline lies wholly within this one, without touching it."""
    return all(inside(point, outline) for point in other)


def clipped(outline: Line, box: Box) -> list[Point]:
    """The part of an outline within a box (Sutherland and Hodgman); no points without one."""
    left, top, width, height = box
    points = list(outline)
    for axis, edge, inward in ((0, left, 1), (0, left + width, -1), (1, top, 1), (1, top + height, -1)):
        kept: list[Point] = []
        for a, b in zip(points, [*points[1:], *points[:1]], strict=True):
            here, there = (inward * (point[axis] - edge) for point in (a, b))
            if here >= 0:
                kept.append(a)
            if (here >= 0) != (there >= 0):
                share = here / (here - there)
                kept.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
        points = kept
    return points


def parallel(line: Line, aside: float) -> list[Point]:
    """A line parallel to another, ``aside`` to its right."""
    moved: list[Point] = []
    for i, (x, y) in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = hypot(b[0] - a[0], b[1] - a[1]) or 1
        moved.append((x - (b[1] - a[1]) / length * aside, y + (b[0] - a[0]) / length * aside))
    return moved


def smooth(line: Line, rounds: int = 2) -> list[Point]:
    """An open line with its corners cut off again and again; the ends stay."""
    points = list(line)
    for _ in range(rounds):
        cut = [points[0]]
        for a, b in pairwise(points):
            cut.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
            cut.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
        points = [*cut, points[-1]]
    return points
