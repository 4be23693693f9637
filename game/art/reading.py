"""Rows within a picture that are read, such as what is paid, an arrow, and what it brings.

They run in the direction of the language, as `Studio.rtl` says. Boards and the signs themselves do not turn.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.art.drawing import Point


def along(x: float, width: float, *, rtl: bool) -> float:
    """Where in a row so wide lies what is ``x`` from its beginning."""
    return width - x if rtl else x


def onward(points: Iterable[Point], x: float, *, rtl: bool) -> list[Point]:
    """An arrow about ``x``, drawn as it points to the right: it points on to what is read next."""
    return [(2 * x - across if rtl else across, down) for across, down in points]
