"""The window and the canvas in it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.display import NATIVE_LINES, Display, fit

WINDOWS = [
    (1280, 720),
    (1024, 768),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
    (3841, 2161),
    (1280, 1024),
    (600, 1000),
    (3840, 800),
    (960, 540),
]


@pytest.mark.parametrize("window", WINDOWS)
def test_the_canvas_lies_inside_the_window_with_a_shape_that_layouts_know(window: tuple[int, int]) -> None:
    made = fit(window)
    width, height = made.size
    assert 4 / 3 - 0.01 <= width / height <= 21.5 / 9 + 0.01
    assert height <= NATIVE_LINES
    assert pygame.Rect((0, 0), window).contains(made.view)
    assert made.view.size == (width * made.factor, height * made.factor)


@pytest.mark.parametrize("window", [(1280, 720), (1024, 768), (1920, 1080), (1920, 1200), (2560, 1080)])
def test_common_windows_are_filled_pixel_by_pixel(window: tuple[int, int]) -> None:
    assert fit(window).size == window
    assert fit(window).factor == 1


def test_a_4k_window_is_drawn_at_1080_lines() -> None:
    assert fit((3840, 2160)).size == (1920, 1080)


@pytest.mark.parametrize("window", WINDOWS)
def test_window_positions_and_canvas_positions_agree(window: tuple[int, int]) -> None:
    made = fit(window)
    for pos in [(0, 0), (17, 33), (made.size[0] - 1, made.size[1] - 1)]:
        seen = made.to_window(pygame.Rect(pos, (1, 1)))
        assert made.to_canvas(seen.center) == pos
        assert made.to_canvas(seen.topleft) == pos
    assert made.to_canvas((-50, -50)) == (0, 0)
    assert made.to_canvas((99_999, 99_999)) == (made.size[0] - 1, made.size[1] - 1)


@pytest.mark.parametrize("window", [(1280, 720), (1200, 1200), (3200, 1800), (3841, 2161)])
def test_drawing_a_part_shows_the_same_pixels_as_drawing_the_whole(window: tuple[int, int]) -> None:
    display = Display(window)
    canvas = display.canvas
    for x in range(0, canvas.get_width(), 7):
        pygame.draw.line(canvas, (x % 256, 90, 200), (x, 0), (canvas.get_width() - x, canvas.get_height()))
    display.update([canvas.get_rect()])
    whole = pygame.display.get_surface().copy()  # type: ignore[union-attr]
    part = pygame.Rect(101, 67, 203, 99)
    pygame.display.get_surface().fill((0, 0, 0), display.fit.to_window(part))  # type: ignore[union-attr]
    if display.canvas is not pygame.display.get_surface():
        display.update([part])
        shown = pygame.display.get_surface().copy()  # type: ignore[union-attr]
        assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_rectangle_that_hangs_over_the_edge_is_cut() -> None:
    display = Display((3200, 1800))
    display.update([pygame.Rect(-50, -50, 100, 100), pygame.Rect(5000, 5000, 10, 10)])


def test_resizing_gives_another_canvas() -> None:
    display = Display((1280, 720))
    before = display.size
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    assert display.resized()
    assert (before, display.size) == ((1280, 720), (1600, 900))
    assert not display.resized()


def test_full_screen_and_back_keeps_the_size_of_the_window() -> None:
    display = Display((1000, 600))
    assert display.set_full_screen(True)
    assert not display.set_full_screen(True)
    assert display.full_screen
    assert display.set_full_screen(False)
    assert display.size == (1000, 600)
