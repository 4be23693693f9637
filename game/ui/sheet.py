"""A scene that is read from another edge of the screen than the lower one."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.art.surfaces import solid
from game.ui.facing import Facing, set_upright, sheet
from game.ui.stations import Edge

_DIMMED = 84
"""How bright a table is beside the sheet of somebody at a side, of 255."""
_AROUND, _LINE = (10, 12, 22), (176, 141, 72)
"""What lies beside a sheet that covers all, and the line between."""


class Drawn(Protocol):
    """What can be drawn on a canvas."""

    opaque: bool

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed; returns where."""


class Sheet:
    """Draws scenes upright on a surface of its own and shows it turned.

    So no scene knows from where it is read. What lies below a dialog stays as it is.
    """

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None

    def draw(self, scene: Drawn, canvas: pygame.Surface, edge: Edge) -> None:
        """Draw all of a scene."""
        turn, surface = sheet(canvas.get_size(), edge), self._upright(canvas.get_size())
        if scene.opaque:
            canvas.fill(_AROUND)
        else:
            below = set_upright(canvas.subsurface(turn.place), edge)
            surface.blit(
                below if turn.whole else pygame.transform.smoothscale(below, turn.upright.size), (0, 0)
            )
            if not turn.whole:
                canvas.fill([_DIMMED] * 3, special_flags=pygame.BLEND_RGB_MULT)
        scene.draw(surface)
        _show(canvas, surface, turn)
        if not turn.whole:
            inner = turn.place.right if edge is Edge.LEFT else turn.place.left - 2
            canvas.fill(_LINE, (inner, 0, 2, canvas.get_height()))

    def redraw(self, scene: Drawn, canvas: pygame.Surface, edge: Edge) -> list[pygame.Rect]:
        """Draw what changed of a scene that was drawn last; returns where it is seen."""
        turn, surface = sheet(canvas.get_size(), edge), self._upright(canvas.get_size())
        changed = scene.redraw(surface)
        if not changed:
            return []
        if not turn.whole:
            _show(canvas, surface, turn)
            return [turn.place]
        parts = [part for rect in changed if (part := rect.clip(turn.upright))]
        for part in parts:
            canvas.blit(turn.shown(surface.subsurface(part)), turn.to_canvas(part))
        return [turn.to_canvas(part) for part in parts]

    def _upright(self, size: tuple[int, int]) -> pygame.Surface:
        if self._surface is None or self._surface.get_size() != size:
            self._surface = solid(size)
        return self._surface


def _show(canvas: pygame.Surface, surface: pygame.Surface, turn: Facing) -> None:
    """All of the sheet at its place."""
    if not turn.whole:
        surface = pygame.transform.smoothscale(surface, turn.place.size[::-1])
    canvas.blit(turn.shown(surface), turn.place)
