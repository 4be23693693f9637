"""Pictures of pieces among words."""

from __future__ import annotations

import pygame
import pytest

from game.ui.widgets.pieces import trimmed


@pytest.mark.parametrize("shown", [(40, 60, 90, 30), (0, 0, 200, 150), (197, 0, 3, 150)])
def test_of_a_picture_all_that_it_shows_is_left_and_no_air(shown: tuple[int, int, int, int]) -> None:
    made = pygame.Surface((200, 150), pygame.SRCALPHA)
    made.fill((200, 100, 50, 255), shown)
    small = pygame.transform.smoothscale_by(made, 0.2)
    seen = small.get_bounding_rect().inflate(3, 3)
    kept = trimmed(made, seen, 5.0)
    assert kept.get_abs_offset() == shown[:2] and kept.get_size() == shown[2:]
