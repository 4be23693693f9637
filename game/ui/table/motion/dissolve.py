"""One shot of the table gives way to another: it goes before the other comes, so that no two texts mix."""

from __future__ import annotations

import pygame

from game.ui.services import Services

DURATION = {"off": 0.0, "fast": 0.12, "normal": 0.24}
"""Seconds, by the setting of animation."""


class Dissolve:
    """Keeps the picture of the shot that is left: it fades to the bare table, from which the new one comes.

    Args:
        services: the program's services, for the setting.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._old: pygame.Surface | None = None
        self._bare: pygame.Surface | None = None
        self._area = pygame.Rect(0, 0, 0, 0)
        self._left = 0.0
        self._wanted = self._held = self._due = self._seen = self._foreign = False

    @property
    def active(self) -> bool:
        """Whether one shot is still giving way, or the canvas still shows something of it."""
        return self._wanted or self._seen or self._old is not None

    def begin(self, area: pygame.Rect) -> None:
        """The next draw shows another shot; elsewhere than in ``area`` it looks the same."""
        self._area = area
        self._left = DURATION[self._services.settings.animation]
        self._wanted = self._left > 0 and not self._foreign

    def hold(self) -> None:
        """Something changes: the next frame still shows what was seen, unless that is for other eyes."""
        self._held = not self._foreign

    def stop(self) -> None:
        """Show the new shot at once."""
        self._drop()
        self._wanted = self._held = False

    def cut(self) -> None:
        """Other eyes look: until the next draw the canvas shows what is not for them, and must not fade."""
        self.stop()
        self._foreign = True

    def take(self, canvas: pygame.Surface) -> bool:
        """Before something new is drawn: keep the picture of the old shot, if it is to fade.

        True if the canvas is to be left as it is for now: at first nothing else is seen.
        """
        self._due, self._held, self._foreign = self._held, False, False
        if not self._wanted:
            return self._due
        services = self._services
        self._old, self._wanted = services.surface_pool.copy(canvas), False
        bare = services.artist.backdrop(canvas.get_size(), services.theme.palette)
        self._bare = services.surface_pool.copy(bare)
        return True

    def draw(self, canvas: pygame.Surface) -> None:
        """The old picture, later the new one, as far as it is there; what stays the same stands still."""
        self._seen = self._old is not None
        if self._old is None or self._bare is None:
            return
        left = 2 * self._left / DURATION[self._services.settings.animation]
        self._bare.set_alpha(round(255 * min(1.0, left)))
        canvas.blit(self._bare, self._area, self._area)
        if left > 1:
            self._old.set_alpha(round(255 * (left - 1)))
            canvas.blit(self._old, self._area, self._area)

    def update(self, dt: float) -> bool:
        """Let time pass; True while it changes the picture."""
        if self._old is None:
            return self._wanted or self._held or self._due  # what was not drawn in the last frame is now
        self._left -= dt
        if self._left <= 0:
            self._drop()
        return True

    def _drop(self) -> None:
        for picture in (self._old, self._bare):
            self._services.surface_pool.take_back(picture)
        self._old = self._bare = None
