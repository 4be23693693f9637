"""A display for pages of widgets."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.display import Display


@pytest.fixture
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[Display]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.init()
    monkeypatch.setattr("game.ui.display._CHOSEN", "dummy")
    display = Display((1280, 720))
    yield display
    display.close()
