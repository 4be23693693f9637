"""Girih tile-work by construction.

Hankin's method of polygons in contact: over a tiling of regular polygons, two rays leave the middle of
every edge at one contact angle; where neighbouring rays meet, the pattern turns. Each polygon thus holds a
star, and because the rays of two polygons continue each other across their edge, the stars join to one line.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt, tan

from game.art.drawing import Point, polar, star

Outline = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """One repeat of an endless pattern; its ``great`` and ``small`` stars may reach over the edges."""

    width: float
    height: float
    great: tuple[Outline, ...]
    small: tuple[Outline, ...]


@dataclass(frozen=True, slots=True)
class Rosette:
    """A star in a wreath of petals, as outlines. ``gaps`` are the kites between the petals."""

    heart: Outline
    petals: tuple[Outline, ...]
    gaps: tuple[Outline, ...]


def star_in(centre: Point, edge: float, count: int, contact: float, turns: float = 0) -> Outline:
    """The star that Hankin's method draws in a regular polygon of ``count`` edges.

    ``turns`` is the direction of the middle of one edge, ``contact`` the angle (degrees) of ray and edge.
    """
    half, angle = pi / count, radians(contact)
    middle = edge / (2 * tan(half))
    # Law of sines in the triangle of the centre, the middle of an edge and the place where two rays meet.
    meeting = middle * cos(angle) / cos(angle - half)
    return tuple(star(centre, middle, meeting, count, turns))


def eightfold(edge: float, contact: float = 67.5) -> Cell:
    """Octagons and squares (4.8.8): the star and cross of the caravanserai wall."""
    size = edge * (1 + sqrt(2))
    corners = [(0.0, 0.0), (size, 0.0), (size, size), (0.0, size)]
    great = star_in((size / 2, size / 2), edge, 8, contact)
    return Cell(size, size, (great,), tuple(star_in(c, edge, 4, contact, 1 / 8) for c in corners))


def twelvefold(edge: float, contact: float = 65) -> Cell:
    """Dodecagons, hexagons and squares (4.6.12), in a right-angled repeat."""
    far = edge * (3 + sqrt(3))
    width, height = far, far * sqrt(3)
    centres = [(0.0, 0.0), (far, 0.0), (far, height), (0.0, height), (far / 2, height / 2)]
    small: dict[tuple[int, int], Outline] = {}
    for centre in centres:
        for i in range(6):
            between, among = i / 6 + 1 / 12, i / 6
            square, hexagon = polar(centre, far / 2, between), polar(centre, far / sqrt(3), among)
            small[round(square[0]), round(square[1])] = star_in(square, edge, 4, contact, between)
            small[round(hexagon[0]), round(hexagon[1])] = star_in(hexagon, edge, 6, contact, 0)
    great = tuple(star_in(centre, edge, 12, contact, 1 / 12) for centre in centres)
    return Cell(width, height, great, tuple(small.values()))


def rosette(centre: Point, radius: float, count: int, heart: float = 0.46, turns: float = 0) -> Rosette:
    """A rosette of ``count`` petals with parallel sides; ``heart`` is the share of the star in the middle."""
    reach, shoulder = radius * heart, radius * 0.8
    broad, start, notch = reach * sin(pi / count), reach * cos(pi / count), reach * 0.62

    def on(petal: float, along: float, aside: float = 0) -> Point:
        angle = (turns + petal / count) * 2 * pi
        across = (aside * cos(angle), aside * sin(angle))
        return (centre[0] + along * sin(angle) + across[0], centre[1] - along * cos(angle) + across[1])

    def petal(i: int) -> Outline:
        right = (on(i, start, broad), on(i, shoulder, broad))
        left = (on(i, shoulder, -broad), on(i, start, -broad))
        return (on(i, notch), *right, on(i, radius), *left)

    def gap(i: int) -> Outline:
        sides = (on(i + 1, shoulder, -broad), on(i + 0.5, radius * 0.93), on(i, shoulder, broad))
        return (on(i + 0.5, reach), *sides)

    star_outline = star(centre, reach, notch, count, turns + 0.5 / count)
    return Rosette(
        tuple(star_outline), tuple(petal(i) for i in range(count)), tuple(gap(i) for i in range(count))
    )
