"""How words and points stand in the head of a panel: clear of the frame above them and of what lies below."""

from __future__ import annotations

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class Air:
    """What stands beside a name, in pixels.

    Attributes:
        gap: what is free between the name, its badges and the points.
        crown: the same between points and crown.
        em: the size of the points.
        badge: the side of a badge.
    """

    gap: int
    crown: int
    em: int
    badge: int


def raised_by(label: pygame.Surface, room: pygame.Rect, above: int, below: int) -> int:
    """How many pixels above the centre the words stand, so that ``below`` pixels under them are free.

    They keep ``above`` pixels from the frame; if the room is too low for that, their letters are centred.
    """
    ink = label.get_bounding_rect().move(label.get_rect(centery=room.centery).topleft)
    least = max(1, min(above, (room.h - ink.h) // 2))
    return min(max(0, ink.bottom - (room.bottom - below)), ink.top - room.top - least)


def lowered_by(label: pygame.Surface, room: pygame.Rect, clear: int) -> int:
    """How many pixels below the centre the points stand, to be ``clear`` of the upper edge of a low room.

    If the room is too low for that, their digits are centred.
    """
    ink = label.get_bounding_rect().move(label.get_rect(centery=room.centery).topleft)
    return max(0, room.top + min(clear, (room.h - ink.h) // 2) - ink.top)
