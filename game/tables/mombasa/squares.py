"""The squares of the chart, in which the reach of an expansion is told, and the part of it that is seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor

from game.maps.places import Box, Pane

_SQUARES = 12
"""So many the chart has across and down."""


def reach_of(places: Iterable[Box], size: tuple[float, float]) -> tuple[int, int, int, int]:
    """The squares of a chart of this size in which all of ``places`` lie: left, top, right, foot."""
    across, down = (length / _SQUARES for length in size)
    boxes = tuple(places) or ((0.0, 0.0, *size),)
    return (
        floor(min(x for x, *_ in boxes) / across),
        floor(min(y for _, y, *_ in boxes) / down),
        ceil(max(x + w for x, _, w, _ in boxes) / across),
        ceil(max(y + h for _, y, _, h in boxes) / down),
    )


def close_up(reach: Sequence[int], size: tuple[float, float], least: float) -> Pane:
    """The part of the chart in which squares are seen, at least so many of them.

    There is more where there is room, and no number and no port is cut in two if that can be.
    """
    return Pane("board", crop=_part(reach, size, least), more=True, keep=_part(reach, size, 0))


def _part(reach: Sequence[int], size: tuple[float, float], least: float) -> Box:
    """The box of squares, grown to at least so many of them."""
    across, down = (length / _SQUARES for length in size)
    left, top, right, foot = reach
    wide, high = max(right - left, least), max(foot - top, least)
    middle = ((left + right) / 2, (top + foot) / 2)
    corner = (
        min(max(middle[0] - wide / 2, 0.0), _SQUARES - wide),
        min(max(middle[1] - high / 2, 0.0), _SQUARES - high),
    )
    return (corner[0] * across, corner[1] * down, wide * across, high * down)
