"""Where names are written on the chart: near where they belong, off what else is to be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import hypot

from game.art.drawing import Point
from game.maps.places import Box

_SHIFTS = tuple((float(x), float(y)) for y in (0, -4, 4, -8) for x in range(-25, 26, 5))
_REACH = 25.0
_PULL = 4.0
"""What a pixel away from the wished place weighs, in square pixels of overlap."""


def settle(wished: Mapping[str, Point], size: Point, obstacles: Iterable[Box]) -> dict[str, Point]:
    """The middles of names of about ``size``, each as near to its wish as others and ``obstacles`` let."""
    taken = list(obstacles)
    placed: dict[str, Point] = {}
    for name, (x, y) in sorted(wished.items(), key=lambda entry: (entry[1][1], entry[1][0])):
        reach = (
            x - size[0] / 2 - _REACH,
            y - size[1] / 2 - _REACH,
            size[0] + 2 * _REACH,
            size[1] + 2 * _REACH,
        )
        near = [box for box in taken if _overlap(reach, box)]
        choices = [(_cost((x + dx, y + dy), (dx, dy), size, near), dx, dy) for dx, dy in _SHIFTS]
        _, dx, dy = min(choices, key=lambda choice: choice[0])
        placed[name] = (x + dx, y + dy)
        taken.append(_around(placed[name], size))
    return placed


def _cost(at: Point, shift: Point, size: Point, taken: Iterable[Box]) -> float:
    box = _around(at, size)
    return sum(_overlap(box, other) for other in taken) + _PULL * hypot(*shift)


def _around(at: Point, size: Point) -> Box:
    return (at[0] - size[0] / 2, at[1] - size[1] / 2, size[0], size[1])


def _overlap(one: Box, other: Box) -> float:
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0
