"""What marks cover on the real pictures: rims, rings and ticks over names and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame

from game.ui.focus import Focusable
from game.ui.table.compositor import Item
from tests.laws.test_legible import written
from tests.room import Room

LEAST = 4
"""So many pixels of words under a mark are none: the soft edge of a letter."""


def covered(room: Room) -> Iterator[tuple[str, str, str, int]]:
    """The marks over words or numbers: scene, kind of mark, of what, and on how many pixels.

    Looked at are the rims of all choices, and of each of them the ring of the focus and the sign that it is
    picked, in the scene of the question and in every other that holds choices.
    """
    view, home, seen = room.play.view, room.play.view.scene, set[str]()
    for scene in (home, *view.layout.views):
        room.play.visit(scene)
        room.stack.settle()
        shapes = [shape for shape in view.shapes(room.look.choices) if shape.id not in seen]
        if shapes:
            seen |= {shape.id for shape in shapes}
            words, _, _ = written(room)
            for kind, id, item in _marks(room, shapes):
                hit = words.overlap_area(pygame.mask.from_surface(item.surface, 127), item.pos)
                if hit > LEAST:
                    yield scene, kind, id, hit
    room.play.visit(home)


def _marks(room: Room, shapes: list[Focusable]) -> Iterator[tuple[str, str, Item]]:
    view = room.play.view
    marks, pieces = view.marks, [rect for _, rect in view.stage.pieces()]
    rims = marks.choices([shape for shape in shapes if not shape.outline])
    yield from (("choice", "", rim) for rim in rims)
    for shape in shapes:
        yield from (("focus", shape.id, ring) for ring in marks.focus(shape, pieces))
        picked = marks.picked(Counter([shape.id]), {shape.id: shape}, view.overlay.tick)
        yield from ((kind, shape.id, item) for kind, item in zip(("picked", "tick"), picked, strict=True))
    signs = view.shapes(room.look.marked)
    for shape, sign in zip(signs, marks.affordable(signs, view.overlay.free), strict=True):
        yield "sign", shape.id, sign
