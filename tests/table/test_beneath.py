"""What is seen of the table beneath a page that lies above it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.input.intents import Menu
from game.ui.scenes.pause import PauseScene
from tests.room import Sit


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_that_the_bar_says_shines_through_beside_a_dialog(sit: Sit, scale: float) -> None:
    room = sit(text_scale=scale)
    bar = room.play.view.bar.rect
    room.give(Menu("pad:0"))
    pause = room.stack.top
    assert isinstance(pause, PauseScene)
    canvas = pygame.Surface(room.services.display.size)
    room.stack.draw(canvas)
    frame = pause.parts.frame
    if frame.left <= bar.left:  # large text takes all the width
        assert frame.right >= bar.right
        return
    beside = pygame.Rect(bar.left, bar.top, frame.left - bar.left, bar.h)
    hints = min(item.rect.top for item in pause.footer.items)
    beside.h = min(beside.h, hints - bar.top)
    assert beside.w > 40 and beside.h > 30
    seen = canvas.subsurface(beside)
    colors = {tuple(seen.get_at((x, y))) for x in range(0, beside.w, 3) for y in range(0, beside.h, 3)}
    assert len(colors) == 1
