"""Surfaces that are lent for what the canvas shows."""

from __future__ import annotations

import pygame

from game.ui.surface_pool import SurfacePool


def test_a_copy_that_was_given_back_is_used_again_and_shows_the_canvas_of_now() -> None:
    spares, canvas = SurfacePool(), pygame.Surface((40, 30))
    first = spares.copy(canvas)
    first.set_alpha(10)
    spares.take_back(first)
    canvas.fill((200, 100, 50))
    again = spares.copy(canvas)
    assert again is first
    assert again.get_at((5, 5)) == pygame.Color(200, 100, 50)
    assert again.get_alpha() is None


def test_two_copies_at_a_time_are_two_surfaces() -> None:
    spares, canvas = SurfacePool(), pygame.Surface((40, 30))
    assert spares.copy(canvas) is not spares.copy(canvas)


def test_a_copy_of_another_size_is_not_used_again() -> None:
    spares = SurfacePool()
    spares.take_back(spares.copy(pygame.Surface((40, 30))))
    assert spares.copy(pygame.Surface((20, 10))).get_size() == (20, 10)
