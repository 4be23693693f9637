"""The window, the canvas that scenes draw on, and the way from one to the other."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.ui.input.intents import Position

TITLE = "Caravanserai"
SMALLEST = (960, 540)
WIDEST, NARROWEST = 21.5 / 9, 4 / 3
NATIVE_LINES = 1440
"""Above this many lines the canvas is drawn at a half (a third…) of the window's size and enlarged."""
_CHOSEN = os.environ.get("SDL_VIDEODRIVER", "")


class NoDisplay(RuntimeError):  # noqa: N818 - it reads as what it says
    """There is no screen to open a window on; the message is for people."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How a canvas lies in a window.

    Attributes:
        size: of the canvas in pixels.
        view: where the canvas is seen, in window pixels; what is left over stays black.
        factor: window pixels for one canvas pixel.
    """

    size: tuple[int, int]
    view: pygame.Rect
    factor: int

    def to_canvas(self, pos: tuple[float, float]) -> Position:
        """A window position on the canvas; positions in the black margin become the nearest edge."""
        x, y = int(pos[0] - self.view.x) // self.factor, int(pos[1] - self.view.y) // self.factor
        return min(max(x, 0), self.size[0] - 1), min(max(y, 0), self.size[1] - 1)

    def to_window(self, rect: pygame.Rect) -> pygame.Rect:
        """A canvas rectangle in window pixels."""
        n = self.factor
        return pygame.Rect(rect.x * n + self.view.x, rect.y * n + self.view.y, rect.w * n, rect.h * n)


def fit(window: tuple[int, int]) -> Fit:
    """The canvas for a window: its own size, but never narrower than 4:3, wider than 21:9 or too large.

    Whole factors only: so a piece of the canvas, enlarged alone, has exactly the pixels it has in the whole.
    """
    width, height = window
    width, height = min(width, round(height * WIDEST)), min(height, round(width / NARROWEST))
    factor = -(-height // NATIVE_LINES)
    size = max(1, width // factor), max(1, height // factor)
    view = pygame.Rect(0, 0, size[0] * factor, size[1] * factor)
    view.center = window[0] // 2, window[1] // 2
    return Fit(size, view, factor)


@contextmanager
def _without_chatter() -> Iterator[None]:
    """Libraries of the system write to stderr themselves when they find no screen; our own line is enough."""
    try:
        kept = os.dup(2)
    except OSError:  # started without a stderr
        yield
        return
    try:
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class Display:
    """The one window.

    Software surfaces: the canvas is the window's own surface where they have the same size, otherwise a
    surface of its own whose changed parts are enlarged into the window.

    Args:
        window: size of the window in pixels.
        full_screen: fill the screen at once.
        icon: SVG file of the picture that stands for the program in task bars.

    Raises:
        NoDisplay: there is none. SDL would go on unseen; only who sets SDL_VIDEODRIVER may ask for that.
    """

    def __init__(
        self, window: tuple[int, int] = (1280, 720), full_screen: bool = False, icon: Path | None = None
    ) -> None:
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", TITLE)
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        try:
            with _without_chatter():
                pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(f"There is no display to open a window on ({error}).") from None
        if pygame.display.get_driver() in {"offscreen", "dummy"} and not _CHOSEN:
            pygame.display.quit()
            raise NoDisplay("There is no display to open a window on (is DISPLAY or WAYLAND_DISPLAY set?).")
        pygame.display.set_caption(TITLE)
        if icon is not None:
            pygame.display.set_icon(pygame.image.load_sized_svg(icon, (128, 128)))
        self.full_screen = False
        self._windowed = window
        self._own: pygame.Surface | None = None
        self._margins = False
        self._open(full_screen)

    @property
    def canvas(self) -> pygame.Surface:
        """What scenes draw on. Ask anew for each frame: resizing replaces it."""
        return self._screen() if self._own is None else self._own

    @property
    def size(self) -> tuple[int, int]:
        """The size of the canvas in pixels."""
        return self.fit.size

    def resized(self) -> bool:
        """Follow the window to its present size. True if the canvas has another size now."""
        before = self.fit
        if not self.full_screen:
            self._windowed = self._screen().get_size()
        self._follow()
        return self.fit != before

    def set_full_screen(self, on: bool) -> bool:
        """Fill the screen, or go back to the window. True if anything changed."""
        if on == self.full_screen:
            return False
        self._open(on)
        return True

    def update(self, rects: Sequence[pygame.Rect]) -> None:
        """Show the changed ``rects`` of the canvas."""
        whole = pygame.Rect((0, 0), self.size)
        changed = [part for rect in rects if (part := rect.clip(whole))]
        if self._own is None:
            pygame.display.update(changed)
            return
        screen = self._screen()
        shown = [self.fit.to_window(part) for part in changed]
        for part, target in zip(changed, shown, strict=True):
            if self.fit.factor == 1:
                screen.blit(self._own, target, part)
            else:
                piece = self._own.subsurface(part)
                pygame.transform.scale(piece, target.size, screen.subsurface(target))
        if self._margins:
            self._margins = False
            shown = [screen.get_rect()]
        pygame.display.update(shown)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self, full_screen: bool) -> None:
        size = pygame.display.get_desktop_sizes()[0] if full_screen else self._windowed
        with warnings.catch_warnings():
            # Where no window manager runs, the size that was asked for may come a moment later, and
            # from_display_module is deprecated without there being another way to the smallest size.
            warnings.simplefilter("ignore")
            pygame.display.set_mode(size, pygame.FULLSCREEN if full_screen else pygame.RESIZABLE)
            window = pygame.Window.from_display_module()
        if full_screen:
            window.position = (0, 0)
        else:
            window.minimum_size = SMALLEST
            if window.size != size:
                window.size = size
        self.full_screen = full_screen
        self._follow()

    def _follow(self) -> None:
        screen = self._screen()
        self.fit = fit(screen.get_size())
        self._own = None if self.fit.size == screen.get_size() else pygame.Surface(self.fit.size).convert()
        self._margins = self._own is not None
        screen.fill((0, 0, 0))

    @staticmethod
    def _screen() -> pygame.Surface:
        screen = pygame.display.get_surface()
        assert screen is not None, "the window is closed"
        return screen
