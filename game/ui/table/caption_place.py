"""Where the card of a lesson lies: beside what it is about, where it hides as little as can be."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.ui.table.dimming import Corners, Spot
from game.ui.table.nearby import overlap, sides

_STEPS = 8
"""The card may lie at so many steps along each side of the table, besides those beside the things."""
_NEAREST = 8
"""The card is tried beside the first so many of what is lit."""
_HIDES, _LIES, _FAR, _MOVES = 100.0, 0.3, 1.0, 0.25
"""How much weighs: to hide what is meant, to hide other things, to lie far off, to have moved."""


@dataclass(frozen=True, slots=True)
class Around:
    """What lies round a caption.

    Attributes:
        chosen: where that is which may be chosen, now or later in the step: it is lit too.
        later: what may be chosen later in the step: the card keeps off it.
        lying: what else lies on the table: the card rather lies beside it.
        outlines: the corners of what is no rectangle.
    """

    chosen: Sequence[pygame.Rect] = ()
    later: Sequence[pygame.Rect] = ()
    lying: Sequence[pygame.Rect] = ()
    outlines: Mapping[Spot, Corners] = field(default_factory=dict)


def meant(lit: Sequence[pygame.Rect], around: Around) -> list[pygame.Rect]:
    """What the card must not hide."""
    return [*lit, *around.chosen, *around.later]


def places(
    size: tuple[int, int], lit: Sequence[pygame.Rect], area: pygame.Rect, gap: int
) -> Iterator[pygame.Rect]:
    """Where a card of that size may lie in ``area``: beside all that is lit, beside each, and elsewhere."""
    card = pygame.Rect((0, 0), size)
    things = [lit[0].unionall(list(lit[1:])), *lit[:_NEAREST]] if lit else []
    for thing in things:
        right, left, below, above = sides(card, thing, gap)
        yield from (each.clamp(area) for each in (right, left, below, above))
        for beside in (right, left):
            yield beside.move_to(top=thing.top).clamp(area)
            yield beside.move_to(bottom=thing.bottom).clamp(area)
        for level in (below, above):
            yield level.move_to(left=thing.left).clamp(area)
            yield level.move_to(right=thing.right).clamp(area)
    for down in range(_STEPS, -1, -1):
        for across in range(_STEPS + 1):
            x = area.left + (area.w - card.w) * across // _STEPS
            yield card.move_to(topleft=(x, area.top + (area.h - card.h) * down // _STEPS))


def cost(
    card: pygame.Rect,
    lit: Sequence[pygame.Rect],
    around: Around,
    area: pygame.Rect,
    gap: int,
    before: pygame.Rect | None = None,
) -> float:
    """How bad a place is: it hides what is meant, or other things, lies far off, or has moved."""
    size = card.w * card.h
    worst = _HIDES * hidden(card, lit, around) / size
    lying = around.lying
    other = sum(overlap(card, lying[number]) for number in card.collidelistall(list(lying)))
    near = min((distance(card, rect) for rect in lit), default=None)
    off = math.dist(card.center, area.center) if near is None else abs(near - gap)
    moved = math.dist(card.center, before.center) if before else 0.0
    return worst + _LIES * other / size + (_FAR * off + _MOVES * moved) / area.w


def hidden(card: pygame.Rect, lit: Sequence[pygame.Rect], around: Around) -> int:
    """The pixels that a card hides of what is meant."""
    things = meant(lit, around)
    return sum(overlap(card, things[number]) for number in card.collidelistall(things))


def distance(one: pygame.Rect, other: pygame.Rect) -> float:
    """How far two rectangles are apart."""
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return math.hypot(across, down)
