"""How digits lie on a disc: the smallest circle round their ink, which is not the middle of their box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist

import pygame

_INKED = 100
"""What is fainter than this does not count as ink."""
_STEPS, _FIRST, _SLOWER = 120, 0.5, 0.955
"""How often the circle moves towards what lies furthest out; by which share of the way at first; how that
becomes less."""


Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Round:
    """The circle round the ink of a picture, by the picture's height.

    Attributes:
        x: how far its middle lies right of the picture's.
        y: how far its middle lies below the picture's.
        reach: its radius.
    """

    x: float
    y: float
    reach: float


def around(picture: pygame.Surface) -> Round:
    """The smallest circle round the ink of ``picture``."""
    parts = pygame.mask.from_surface(picture, _INKED).connected_components()
    rims = _corners([point for part in parts for point in part.outline()])
    high, middle = picture.get_height(), (picture.get_width() / 2, picture.get_height() / 2)
    if not rims:
        return Round(0.0, 0.0, 0.5)
    at, share = middle, _FIRST
    for _ in range(_STEPS):
        furthest = max(rims, key=lambda point: dist(point, at))
        at = at[0] + (furthest[0] - at[0]) * share, at[1] + (furthest[1] - at[1]) * share
        share *= _SLOWER
    reach = max(dist(point, at) for point in rims)
    return Round((at[0] - middle[0]) / high, (at[1] - middle[1]) / high, reach / high)


def _corners(points: Sequence[Point]) -> list[Point]:
    """Those at the corners of the hull of all: no other is ever the furthest from anywhere."""
    along = sorted(set(points))
    corners = {*_bound(along), *_bound(along[::-1])}
    return [point for point in dict.fromkeys(points) if point in corners]


def _bound(along: Sequence[Point]) -> list[Point]:
    """The corners of one side of the hull of points in their order from left to right, or back."""
    bound: list[Point] = []
    for x, y in along:
        while len(bound) > 1 and _turns_back(bound[-2], bound[-1], (x, y)):
            bound.pop()
        bound.append((x, y))
    return bound


def _turns_back(one: Point, two: Point, three: Point) -> bool:
    """Whether the way from the first to the third point leaves the second within."""
    return (two[0] - one[0]) * (three[1] - one[1]) <= (two[1] - one[1]) * (three[0] - one[0])
