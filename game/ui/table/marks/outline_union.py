"""Places that lie over one another are marked together: one rim round all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise

import pygame

from game.art.surfaces import transparent
from game.ui.focus import Focusable
from game.ui.input.intents import Pixel

_EDGE = 4
"""Shapes that share no more than a band of so many pixels along their edges only touch."""


def outline_unions(shapes: Iterable[Focusable]) -> list[Focusable]:
    """Shapes with outlines; those that lie over one another, directly or by others, are joined to one."""
    lying = [_Patch([shape]) for shape in {shape.outline: shape for shape in shapes}.values()]
    groups = {patch: [patch] for patch in lying}
    for one, other in combinations(lying, 2):
        if groups[one] is not groups[other] and one.covers(other):
            groups[one] += groups[other]
            groups.update(dict.fromkeys(groups[other], groups[one]))
    parted = {id(group): group for group in groups.values()}.values()
    return [_together([patch.shape for patch in group]) for group in parted]


class _Patch:
    """Shapes as the pixels that they fill."""

    def __init__(self, shapes: Sequence[Focusable]) -> None:
        self.shape = shapes[0]
        first, *others = (shape.rect for shape in shapes)
        self.rect = first.unionall(others)
        filled = transparent((self.rect.w + 1, self.rect.h + 1))
        for shape in shapes:
            corners = [(x - self.rect.left, y - self.rect.top) for x, y in shape.outline]
            pygame.draw.polygon(filled, "white", corners)
        self.mask = pygame.mask.from_surface(filled)

    def covers(self, other: _Patch) -> bool:
        """Whether the two share more than their edges."""
        common = self.rect.clip(other.rect)
        if min(common.size) <= _EDGE:
            return False
        apart = (other.rect.left - self.rect.left, other.rect.top - self.rect.top)
        return self.mask.overlap_area(other.mask, apart) > _EDGE * (common.w + common.h)


def _together(shapes: Sequence[Focusable]) -> Focusable:
    if len(shapes) == 1:
        return shapes[0]
    patch = _Patch(shapes)
    outline = [(x + patch.rect.left, y + patch.rect.top) for x, y in _corners(patch.mask.outline())]
    return Focusable(shapes[0].id, patch.rect, tuple(outline))


def _corners(line: Sequence[Pixel]) -> list[Pixel]:
    """Where a line of pixels turns that ends where it began."""
    steps = [(x - a, y - b) for (a, b), (x, y) in pairwise([line[-2], *line])]
    return [at for at, (came, goes) in zip(line[:-1], pairwise(steps), strict=True) if came != goes]
