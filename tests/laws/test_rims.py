"""Law of rims: what follows an outline, and the focus, stand out from what lies beside them.

Measured on the real pictures all along each rim: at each spot one of its lines has to have the contrast of
a sign with the table as it is without the rim, there and beyond it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, pairwise
from math import hypot

import pygame
import pytest

from game.art.palette import Color, contrast
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.focus import Focusable
from game.ui.table.islands import islands
from game.ui.table.marks import Marks
from tests.budget import LAWS
from tests.laws.reading import walk
from tests.room import Room, Sit

Spot = tuple[int, int]
SEEN = 3.0
STEP = 14
"""From spot to spot along an outline, in pixels: shorter than any gap that somebody would see."""
BEYOND = 3
"""So many pixels beyond a rim is what lies beside it."""
SHARE = 0.95
"""So much of each rim is seen: where two meet, or a line ends at what is printed, there is a pixel or two."""
SHOWN = 0.5
"""So much of each rim is drawn: the rest may lie below pieces, or leave a name free."""


def drawn(room: Room, *, marks: bool, ringed: bool = False) -> pygame.Surface:
    """The table with the rims of choices and picks, and the focus, or without."""
    view, look, canvas = room.play.view, room.look, pygame.Surface(room.services.display.size)
    view.snap()
    look.ringed, look.last, look.marked = ringed, (), ()
    with pytest.MonkeyPatch.context() as patch:
        for name in () if marks else ("choices", "grounds", "picked"):
            patch.setattr(view.marks, name, lambda *_: [])
        view.draw(canvas, look)
    return canvas


def steps(room: Room) -> Iterator[None]:
    """The stops of a random game, and each step of a choice there."""
    for _ in walk(room):
        yield
        for target in Rng(1).pick(room.choosing.decision.actions).targets[:2]:
            if target in room.choosing.choices():
                room.play.fingers.point(target)
                room.stack.settle()
                yield
        while room.play.fingers.unpick():
            pass
        room.stack.settle()


def across(corners: Sequence[Spot], reach: int) -> Iterator[list[Spot]]:
    """Short lines across an outline, spot by spot, ``reach`` to both sides."""
    for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
        far = hypot(bx - ax, by - ay)
        for number in range(1, int(far // STEP)):
            share = number * STEP / far
            x, y, nx, ny = ax + share * (bx - ax), ay + share * (by - ay), (ay - by) / far, (bx - ax) / far
            yield [(round(x + d * nx), round(y + d * ny)) for d in range(-reach, reach + 1)]


def at(picture: pygame.Surface, spot: Spot) -> Color:
    red, green, blue, _ = picture.get_at(spot)
    return (red, green, blue)


def best(marked: pygame.Surface, bare: pygame.Surface, line: Iterable[Spot]) -> float | None:
    """How well a rim is seen where it is crossed; None where it is not drawn.

    One of its lines stands out from what was there, one from what lies within, and one from what lies beyond.
    """
    spots = [spot for spot in line if bare.get_rect().collidepoint(spot)]
    changed = [spot for spot in spots if at(marked, spot) != at(bare, spot)]
    if not changed:
        return None
    ends = (at(bare, spots[0]), at(bare, spots[-1]))
    there = max(contrast(at(marked, spot), at(bare, spot)) for spot in changed)
    return min(there, *(max(contrast(at(marked, spot), end) for spot in changed) for end in ends))
