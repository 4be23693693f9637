"""How words and points stand in the head of a panel: clear of the frame above them and of what lies below."""

from __future__ import annotations

import pygame


def raised_by(label: pygame.Surface, room: pygame.Rect, above: int, below: int) -> int:
    """How much higher than centred words stand: so much is free below their letters.

    They keep as far ``above`` from the frame, or in the middle where there is not so much room.
    """
    ink = label.get_bounding_rect().move(label.get_rect(centery=room.centery).topleft)
    least = max(1, min(above, (room.h - ink.h) // 2))
    return min(max(0, ink.bottom - (room.bottom - below)), ink.top - room.top - least)


def lowered_by(label: pygame.Surface, room: pygame.Rect, clear: int) -> int:
    """How much lower than centred points stand that fill a low room.

    So they are ``clear`` of its upper edge, or in the middle where there is not so much room.
    """
    ink = label.get_bounding_rect().move(label.get_rect(centery=room.centery).topleft)
    return max(0, room.top + min(clear, (room.h - ink.h) // 2) - ink.top)
