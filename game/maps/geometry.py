"""The little plane geometry that checking a map of regions needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether ``point`` lies within ``polygon`` (by counting crossings)."""
    x, y = point
    crossed = False
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            crossed = not crossed
    return crossed


def crosses_itself(polygon: Sequence[Point]) -> bool:
    """Whether two sides of ``polygon`` cross; sides that meet at a corner, or only touch, do not."""
    sides = [
        (min(a[0], b[0]), max(a[0], b[0]), a, b)
        for a, b in zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    ]
    sides.sort(key=lambda side: side[0])
    open_: list[tuple[float, float, Point, Point]] = []
    for side in sides:
        open_ = [other for other in open_ if other[1] > side[0]]
        if any(_cross(side[2], side[3], other[2], other[3]) for other in open_):
            return True
        open_.append(side)
    return False


def near_outline(points: Iterable[Point], polygon: Sequence[Point], slack: float) -> bool:
    """Whether every one of ``points`` lies on the outline of ``polygon``, give or take ``slack``."""
    corners = _rounded(polygon)
    sides = list(zip(polygon, (*polygon[1:], polygon[0]), strict=True))
    for point in points:
        # Most borders follow the polygons corner by corner: a look-up instead of eighty distances.
        if (round(point[0], 2), round(point[1], 2)) in corners:
            continue
        if all(_distance(point, a, b) > slack for a, b in sides):
            return False
    return True


def shared_corners(one: Sequence[Point], other: Sequence[Point]) -> int:
    """How many corners two polygons have in common: more than two means that they share a line."""
    return len(_rounded(one) & _rounded(other))


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the segments ab and cd go through one another."""
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Point, b: Point, c: Point) -> int:
    """To which side one turns at ``b`` on the way from ``a`` to ``c``: -1, 0 or 1."""
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (area > 0) - (area < 0)


def _rounded(points: Iterable[Point]) -> frozenset[Point]:
    return frozenset((round(x, 2), round(y, 2)) for x, y in points)


def _distance(point: Point, a: Point, b: Point) -> float:
    """From ``point`` to the segment from ``a`` to ``b``."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / length)) if length else 0.0
    return float(((x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2) ** 0.5)
