"""The window and the canvas in it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.rules.kernel.files import AssetError
from game.ui import display as display_module
from game.ui.display import LEAST_LINES, NATIVE_LINES, SMALLEST, Display, NoDisplay, fit

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
    (3840, 800),
    (960, 540),
    (1080, 1920),
    (600, 1024),
    (800, 1280),
    (864, 1080),
    (1080, 1080),
    (2160, 3840),
    (1100, 1000),
]
STRANGE = [
    (1, 1),
    (20, 20),
    (60, 2000),
    (50, 3000),
    (10_000, 50),
    (2, 9_000),
    (959, 539),
    (640, 360),
    (480, 800),
]
"""No layout knows these: window managers that ask nobody, and tests."""


def _known(width: int, height: int) -> bool:
    """Whether layouts know a canvas: upright, square, or from 4:3 on."""
    shape = width / height
    return 9 / 21.5 - 0.01 <= shape <= 1 or 4 / 3 - 0.01 <= shape <= 21.5 / 9 + 0.01


@pytest.mark.parametrize("window", WINDOWS)
def test_the_canvas_lies_inside_the_window_with_a_shape_that_layouts_know(window: tuple[int, int]) -> None:
    made = fit(window)
    width, height = made.size
    assert _known(width, height)
    assert LEAST_LINES <= min(width, height) <= NATIVE_LINES
    assert pygame.Rect((0, 0), window).contains(made.view)
    factor = made.view.w // width
    assert made.view.size == (width * factor, height * factor) or made.reduced


@pytest.mark.parametrize("window", STRANGE)
def test_in_a_strange_window_the_canvas_is_one_that_layouts_know_and_every_pixel_means_a_place(
    window: tuple[int, int],
) -> None:
    made = fit(window)
    width, height = made.size
    assert made.reduced and min(width, height) == LEAST_LINES and _known(width, height)
    assert pygame.Rect((0, 0), window).contains(made.view)
    whole = pygame.Rect((0, 0), made.size)
    assert made.to_window(whole) == made.view
    for pos in (made.view.topleft, made.view.center, (made.view.right - 1, made.view.bottom - 1)):
        assert whole.collidepoint(made.to_canvas(pos))


@pytest.mark.parametrize("window", STRANGE)
def test_a_reduced_canvas_shows_whatever_part_of_it_changes(
    window: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(display_module, "SMALLEST", (1, 1))  # a window manager that does not keep to it
    display = Display(window)
    display.canvas.fill((200, 0, 0))
    display.update([pygame.Rect(3, 3, 5, 5)])
    shown = pygame.display.get_surface()
    assert shown is not None and shown.get_at(display.fit.view.center).r > 0
    assert shown.get_at((display.fit.view.right - 1, display.fit.view.bottom - 1)).r > 0


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_window_has_a_least_size() -> None:
    assert Display((320, 400)).size == SMALLEST
    assert pygame.Window.from_display_module().minimum_size == SMALLEST


def test_a_window_that_the_system_refuses_gets_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise pygame.error("no such mode")

    monkeypatch.setattr(pygame.display, "set_mode", refused)
    with pytest.raises(NoDisplay, match="640x480 cannot be opened"):
        Display((640, 480))


@pytest.mark.parametrize(
    "damage", [None, b"", b"<svg", b"\xff\x00", b"<svg xmlns='http://www.w3.org/2000/svg'/>"]
)
def test_a_missing_or_damaged_icon_of_the_window_is_named(tmp_path: Path, damage: bytes | None) -> None:
    if damage is not None:
        (tmp_path / "app.svg").write_bytes(damage)
    with pytest.raises(AssetError, match=r"app\.svg"):
        Display(icon=tmp_path / "app.svg")


FILLED = [(1280, 720), (1024, 768), (1920, 1080), (1920, 1200), (2560, 1080)]
UPRIGHT = [(1080, 1920), (600, 1024), (800, 1280), (864, 1080), (1080, 1080)]


@pytest.mark.parametrize("window", [*FILLED, *UPRIGHT])
def test_common_windows_are_filled_pixel_by_pixel(window: tuple[int, int]) -> None:
    assert fit(window).size == fit(window).view.size == window


def test_a_4k_window_is_drawn_at_1080_lines() -> None:
    assert fit((3840, 2160)).size == (1920, 1080)
    assert fit((2160, 3840)).size == (1080, 1920)


@pytest.mark.parametrize("window", WINDOWS)
def test_window_positions_and_canvas_positions_agree(window: tuple[int, int]) -> None:
    made = fit(window)
    for pos in [(0, 0), (17, 33), (made.size[0] - 1, made.size[1] - 1)]:
        seen = made.to_window(pygame.Rect(pos, (1, 1)))
        assert made.to_canvas(seen.center) == pos
        assert made.to_canvas(seen.topleft) == pos
    assert made.to_canvas((-50, -50)) == (0, 0)
    assert made.to_canvas((99_999, 99_999)) == (made.size[0] - 1, made.size[1] - 1)


@pytest.mark.parametrize("window", [(1280, 1024), (3200, 1800), (3841, 2161)])
def test_drawing_a_part_shows_the_same_pixels_as_drawing_the_whole(window: tuple[int, int]) -> None:
    display = Display(window)
    canvas = display.canvas
    for x in range(0, canvas.get_width(), 7):
        pygame.draw.line(canvas, (x % 256, 90, 200), (x, 0), (canvas.get_width() - x, canvas.get_height()))
    display.update([canvas.get_rect()])
    whole = pygame.display.get_surface().copy()  # type: ignore[union-attr]
    part = pygame.Rect(101, 67, 203, 99)
    assert display.canvas is not pygame.display.get_surface(), "else there would be nothing to compare"
    pygame.display.get_surface().fill((0, 0, 0), display.fit.to_window(part))  # type: ignore[union-attr]
    display.update([part])
    shown = pygame.display.get_surface().copy()  # type: ignore[union-attr]
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_rectangle_that_hangs_over_the_edge_is_cut() -> None:
    display = Display((3200, 1800))
    display.canvas.fill((0, 0, 200))
    display.update([pygame.Rect(-50, -50, 100, 100), pygame.Rect(5000, 5000, 10, 10)])
    shown = pygame.display.get_surface()
    assert shown is not None
    assert (shown.get_at((99, 99)).b, shown.get_at((100, 100)).b) == (200, 0)


def test_resizing_gives_another_canvas() -> None:
    display = Display((1280, 720))
    before = display.size
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    assert display.resized()
    assert (before, display.size) == ((1280, 720), (1600, 900))
    assert not display.resized()


def test_the_picture_stays_when_a_change_of_size_is_told_that_is_known() -> None:
    display = Display((1280, 720))
    display.set_full_screen(True)
    display.canvas.fill((0, 0, 200))
    display.update([display.canvas.get_rect()])
    assert not display.resized()
    assert not display.blank and display.canvas.get_at((640, 360)).b == 200


def test_full_screen_and_back_keeps_the_size_of_the_window() -> None:
    display = Display((1000, 600))
    assert display.set_full_screen(True)
    assert not display.set_full_screen(True)
    assert display.full_screen
    assert display.set_full_screen(False)
    assert display.size == (1000, 600)


FEW = {
    15: (0x7C00, 0x03E0, 0x001F, 0),
    16: (0xF800, 0x07E0, 0x001F, 0),
    24: (0xFF0000, 0xFF00, 0xFF, 0),
}
"""Screens of other than 32 bits: where the bits of each colour lie."""


@pytest.mark.parametrize("bits", FEW)
@pytest.mark.parametrize("window", [(1280, 720), (3200, 1800), (640, 360)])
def test_a_screen_of_other_bits_shows_what_is_drawn_in_32(
    monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], bits: int
) -> None:
    screen = pygame.Surface(window, 0, 24 if bits == 24 else 16, FEW[bits])
    display = Display((1000, 600))
    monkeypatch.setattr(pygame.display, "get_surface", lambda: screen)
    monkeypatch.setattr(pygame.display, "update", lambda _: None)
    display.resized()
    assert display.canvas.get_bitsize() == 32
    display.canvas.fill((200, 100, 50))
    display.update([display.canvas.get_rect()])
    display.canvas.fill((10, 100, 250), (4, 4, 300, 300))
    display.update([pygame.Rect(4, 4, 300, 300)])
    for at, wanted in (((100, 100), (10, 100, 250)), ((600, 500), (200, 100, 50))):
        shown = screen.get_at(display.fit.to_window(pygame.Rect(at, (2, 2))).topleft)
        assert all(abs(one - other) <= 8 for one, other in zip(shown[:3], wanted, strict=True))


def test_without_what_windows_on_wayland_need_the_program_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL itself would crash."""
    monkeypatch.setattr("pygame.display.get_driver", lambda: "wayland")
    monkeypatch.setattr("game.ui.wayland.WINDOWS", "libnobody-has.so.1")
    with pytest.raises(NoDisplay, match="libwayland-egl1"):
        Display((1280, 720))


def test_a_window_that_is_opened_anew_is_as_it_was() -> None:
    display = Display((1000, 700))
    display.update([display.canvas.get_rect()])
    display.reopen()
    assert display.size == (1000, 700) and display.blank and not display.full_screen
    assert display.canvas is pygame.display.get_surface()
