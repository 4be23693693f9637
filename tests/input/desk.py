"""A hub with a clock of our own, and the devices that are played on it."""

from __future__ import annotations

import os
from typing import Any

import pygame
import pytest

from game.ui.display import Display
from game.ui.input.hub import Hub
from game.ui.input.intents import (
    Intent,
)
from game.ui.settings import Settings
from tests.virtual_pads import sdl_library

needs_virtual_pads = pytest.mark.skipif(
    sdl_library() is None and not os.environ.get("CARAVANSERAI_REQUIRE_WINDOW"),
    reason="no SDL2 library beside pygame-ce",
)


class Desk:
    """A hub with a clock of our own and devices that we play."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.now = 100.0
        self.display = Display((1280, 720))
        self.settings = settings or Settings()
        self.hub = Hub(self.display, self.settings, clock=lambda: self.now)
        pygame.event.clear()

    def post(self, kind: int, **data: Any) -> list[Intent]:
        pygame.event.post(pygame.Event(kind, **data))
        return self.hub.poll()

    def key(self, key: int, mod: int = 0, up: bool = True, scancode: int = 0) -> list[Intent]:
        found = self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=scancode)
        return found + (self.post(pygame.KEYUP, key=key, mod=mod, scancode=scancode) if up else [])

    def mouse(self, kind: int, pos: tuple[int, int], button: int = 1, touch: bool = False) -> list[Intent]:
        if kind == pygame.MOUSEMOTION:
            return self.post(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=touch)
        return self.post(kind, pos=pos, button=button, touch=touch)

    def finger(self, kind: int, x: float, y: float, finger: int = 1, screen: int = 1) -> list[Intent]:
        return self.post(kind, touch_id=screen, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)

    def wait(self, seconds: float) -> list[Intent]:
        self.now += seconds
        return self.hub.poll()
