"""The window, the canvas that scenes draw on, and the way from one to the other."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.art.surfaces import BITS, solid
from game.rules.kernel.files import AssetError
from game.ui.input.intents import Pixel
from game.ui.monitors import FullScreen
from game.ui.sdl import without_chatter
from game.ui.wayland import WINDOWS, has_windows

TITLE = "Caravanserai"
SMALLEST = (540, 540)
WIDEST, NARROWEST, SQUARE = 21.5 / 9, 4 / 3, 1.155
"""The longer side in relation to the shorter one: at most, and of a canvas wider than high at least; if less,
a window shows more of a square canvas than of one of 4:3."""
NATIVE_LINES = 1440
"""With more pixels on the shorter side the canvas is drawn at a half (a third…) and enlarged."""
LEAST_LINES = SMALLEST[1]
"""With fewer, where some window manager will have it so, the canvas stays and is shown smaller."""
_CHOSEN = os.environ.get("SDL_VIDEODRIVER", "")
_WAY = "SDL_FRAMEBUFFER_ACCELERATION"
ASKED = _WAY in os.environ
"""Somebody has said in which way pictures come to the screen."""


class NoDisplay(RuntimeError):  # noqa: N818 - it reads as what it says
    """There is no screen to open a window on; the message is for people."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How a canvas lies in a window.

    Attributes:
        size: of the canvas in pixels.
        view: where the canvas is seen, in window pixels; what is left over stays black.
    """

    size: tuple[int, int]
    view: pygame.Rect

    @property
    def reduced(self) -> bool:
        """Whether the canvas is shown smaller than it is."""
        return self.view.h < self.size[1]

    def to_canvas(self, pos: tuple[float, float]) -> Pixel:
        """A window position on the canvas; positions in the black margin become the nearest edge."""
        x = int(pos[0] - self.view.x) * self.size[0] // self.view.w
        y = int(pos[1] - self.view.y) * self.size[1] // self.view.h
        return min(max(x, 0), self.size[0] - 1), min(max(y, 0), self.size[1] - 1)

    def to_window(self, rect: pygame.Rect) -> pygame.Rect:
        """A canvas rectangle in window pixels; a reduced one takes up every pixel that it touches."""
        left, right = rect.left * self.view.w // self.size[0], -(-rect.right * self.view.w // self.size[0])
        top, bottom = rect.top * self.view.h // self.size[1], -(-rect.bottom * self.view.h // self.size[1])
        return pygame.Rect(left + self.view.x, top + self.view.y, right - left, bottom - top)


def fit(window: tuple[int, int]) -> Fit:
    """The canvas for a window: its own size, but of a shape that layouts know, and not too large.

    Enlarged it is by whole factors only: so a piece of the canvas, enlarged alone, has exactly the pixels it
    has in the whole. In a window smaller than any layout knows, the whole canvas is reduced.
    """
    least = min(size := _shaped(*window))
    view = pygame.Rect((0, 0), size)
    if least < LEAST_LINES:
        wide, high = _shaped(size[0] * LEAST_LINES, size[1] * LEAST_LINES)
        size = round(wide / least), round(high / least)
    else:
        factor = -(-least // NATIVE_LINES)
        size = size[0] // factor, size[1] // factor
        view.size = size[0] * factor, size[1] * factor
    view.center = window[0] // 2, window[1] // 2
    return Fit(size, view)


def _shaped(width: int, height: int) -> tuple[int, int]:
    """As much of a window as has a shape that layouts know: upright, square, or from 4:3 on."""
    if width < height * SQUARE:
        return max(1, min(width, height)), max(1, min(height, round(width * WIDEST)))
    return max(1, min(width, round(height * WIDEST))), max(1, min(height, round(width / NARROWEST)))


class Display:
    """The one window.

    Software surfaces: the canvas is the window's own surface where they have the same size and 32 bits a
    pixel, otherwise a surface of its own whose changed parts are shown in the window, enlarged where that is
    larger, or that is reduced as a whole.

    Args:
        window: size of the window in pixels.
        full_screen: fill a monitor at once.
        icon: SVG file of the picture that stands for the program in task bars.
        monitor: the id of the one that a full screen fills; "": the one that the window is on.
        way: names the way in which pictures come to the screen of a window system; "": SDL decides.

    Attributes:
        system: the window system, by its name in small letters.
        blank: nothing has been shown since the window opened or changed its size.

    Raises:
        NoDisplay: there is none, or none of this size. SDL would go on unseen; only who sets
            SDL_VIDEODRIVER may ask for that.
        AssetError: the icon is missing or damaged.
    """

    def __init__(
        self,
        window: tuple[int, int] = (1280, 720),
        full_screen: bool = False,
        icon: Path | None = None,
        monitor: str = "",
        way: Callable[[str], str] = lambda _: "",
    ) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        self.blank = True
        """Nothing has been shown since the window opened or changed its size."""
        self._monitor, self._icon, self._way = monitor, icon, way
        self._full: FullScreen | None = None
        self._own: pygame.Surface | None = None
        self._margins = False
        self._begin(window, full_screen)

    def _begin(self, window: tuple[int, int], full_screen: bool) -> None:
        """Open the window on a window system that nothing is known of yet."""
        try:
            with without_chatter():
                pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(f"There is no display to open a window on ({error}).") from None
        if pygame.display.get_driver() in {"offscreen", "dummy"} and not _CHOSEN:
            pygame.display.quit()
            raise NoDisplay("There is no display to open a window on (is DISPLAY or WAYLAND_DISPLAY set?).")
        if pygame.display.get_driver() == "wayland" and not has_windows():
            pygame.display.quit()
            raise NoDisplay(f"Windows on Wayland need {WINDOWS} (Debian: libwayland-egl1), which is missing.")
        self.system = pygame.display.get_driver().lower()
        _present(self._way(self.system))
        pygame.display.set_caption(TITLE)
        if self._icon is not None:
            pygame.display.set_icon(_icon(self._icon))
        try:
            self._open(window, hidden=full_screen)
        except pygame.error as error:
            raise NoDisplay(f"A window of {window[0]}x{window[1]} cannot be opened ({error}).") from None
        if full_screen:
            self._fill(opened=True)
        self._follow()

    @property
    def full_screen(self) -> bool:
        """Whether the window fills a monitor."""
        return self._full is not None

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
        size = self._screen().get_size()
        if fit(size) == self.fit:  # of a change of our own we hear after the first picture: that stays
            return False
        self._follow()
        return True

    def set_full_screen(self, on: bool, monitor: str = "") -> bool:
        """Fill a monitor, or go back to the window. True if anything changed.

        Args:
            on: fill it; where the window system refuses, the window stays.
            monitor: the id of the one to fill; "", or one that is not there: where the window is.
        """
        if on == self.full_screen and (not on or monitor == self._monitor):
            return False
        self._monitor = monitor
        self._restore()
        if on:
            self._fill()
        self._follow()
        return True

    def update(self, rects: Sequence[pygame.Rect]) -> None:
        """Show the changed ``rects`` of the canvas."""
        self.blank = False
        whole = pygame.Rect((0, 0), self.size)
        changed = [part for rect in rects if (part := rect.clip(whole))]
        if self.fit.reduced and changed:
            changed = [whole]  # the pixels of a part would not meet those around it
        if self._own is None:
            pygame.display.update(changed)
            return
        screen = self._screen()
        shown = [self.fit.to_window(part) for part in changed]
        for part, target in zip(changed, shown, strict=True):
            if part.size == target.size:
                screen.blit(self._own, target, part)
            else:
                scale = pygame.transform.smoothscale if self.fit.reduced else pygame.transform.scale
                screen.blit(scale(self._own.subsurface(part), target.size), target)
        if self._margins:
            self._margins = False
            shown = [screen.get_rect()]
        pygame.display.update(shown)

    def reopen(self) -> None:
        """Close the window and open another one like it; nothing else keeps what SDL asked for that one.

        Raises:
            NoDisplay: there is no window any more.
        """
        full_screen, size = self.full_screen, self._screen().get_size()
        pygame.display.quit()
        self._full = None
        self._begin(size, full_screen)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self, wanted: tuple[int, int], *, hidden: bool) -> None:
        """Open the window; hidden where it fills a monitor before it is seen."""
        size = max(wanted[0], SMALLEST[0]), max(wanted[1], SMALLEST[1])
        with warnings.catch_warnings():
            # Where no window manager runs, the size that was asked for may come a moment later.
            warnings.simplefilter("ignore")
            pygame.display.set_mode(size, pygame.RESIZABLE | (pygame.HIDDEN if hidden else 0), display=0)
        window = self._window()
        window.minimum_size = SMALLEST
        if window.size != size:
            window.size = size

    def _fill(self, *, opened: bool = False) -> None:
        """Fill a monitor; the window stays one where that is refused."""
        window = self._window()
        try:
            self._full = FullScreen(window, self._monitor, opened=opened)
        except pygame.error:
            window.minimum_size = SMALLEST
            window.show()

    def _restore(self) -> None:
        """Back to the window as it was."""
        if self._full is not None:
            self._full.leave()
            self._full = None
            self._window().minimum_size = SMALLEST

    def _follow(self) -> None:
        screen = self._screen()
        self.fit = fit(screen.get_size())
        direct = self.fit.size == screen.get_size() and screen.get_bitsize() == BITS
        self._own = None if direct else solid(self.fit.size)
        self._margins, self.blank = self._own is not None, True
        screen.fill((0, 0, 0))

    @staticmethod
    def _window() -> pygame.Window:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it is deprecated without there being another way
            return pygame.Window.from_display_module()

    @staticmethod
    def _screen() -> pygame.Surface:
        screen = pygame.display.get_surface()
        assert screen is not None, "the window is closed"
        return screen


def _present(way: str) -> None:
    """In this way pictures come to the screen from the next window on, unless somebody asked for another."""
    if not ASKED:
        os.environ.pop(_WAY, None)
        if way:
            os.environ[_WAY] = way


def _icon(path: Path) -> pygame.Surface:
    try:
        return pygame.image.load_sized_svg(path, (128, 128))
    except (OSError, pygame.error) as error:
        raise AssetError(f"{path}: {error}") from None
