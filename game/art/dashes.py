"""Broken lines, cut into strokes: what draws the pictures leaves specks in lines that it breaks by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, pairwise
from math import hypot

Point = tuple[float, float]


def dashes(line: Sequence[Point], lengths: Sequence[float]) -> Iterator[list[Point]]:
    """The strokes of a line; ``lengths`` are those of strokes and gaps in turn."""
    piece: list[Point] = [line[0]]
    drawing, further = True, cycle(lengths)
    left = next(further)
    for a, b in pairwise(line):
        length = hypot(b[0] - a[0], b[1] - a[1])
        done = 0.0
        while length - done > left:
            done += left
            cut = (a[0] + (b[0] - a[0]) * done / length, a[1] + (b[1] - a[1]) * done / length)
            if drawing:
                yield [*piece, cut]
            piece, drawing, left = [cut], not drawing, next(further)
        left -= length - done
        piece.append(b)
    if drawing and len(piece) > 1:
        yield piece
