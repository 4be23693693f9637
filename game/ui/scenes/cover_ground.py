"""The cover of a title behind a page: the place that one goes to, or comes from."""

from __future__ import annotations

import pygame

from game.art.palette import Color
from game.tables.registry import find_title
from game.tables.title import late
from game.ui.services import Services
from game.ui.widgets.dialog import dim

_FAR = 2
"""It is painted so much smaller, as if it were out of focus."""
_SUNK = 120
"""So far it lies below the upper edge, in design units: no tower reaches into what is written there."""
_NIGHT: Color = (8, 6, 18)


def draw_cover(ui: Services, canvas: pygame.Surface, title: str, shaded: float) -> None:
    """Draw the cover of ``title``, dimmed; above it its sky goes on."""
    width, height = canvas.get_size()
    top = ui.metrics.units(_SUNK)
    size = (width // _FAR, (height - top) // _FAR)
    cover = ui.artist.cover(title, size, late(find_title(title).cover))
    canvas.blit(pygame.transform.smoothscale(cover, (width, height - top)), (0, top))
    canvas.blit(pygame.transform.smoothscale(cover.subsurface((0, 0, size[0], 1)), (width, top)), (0, 0))
    dim(canvas, canvas.get_rect(), _NIGHT, shaded)
