"""The window, the canvas that scenes draw on, and the way from one to the other."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.rules.kernel.files import AssetError
from game.ui.input.intents import Position

TITLE = "Caravanserai"
SMALLEST = (960, 540)
WIDEST, NARROWEST = 21.5 / 9, 4 / 3
NATIVE_LINES = 1440
"""Above this many lines the canvas is drawn at a half (a third…) of the window's size and enlarged."""
LEAST_LINES = SMALLEST[1]
"""Below this many lines, where some window manager will have it so, the canvas stays and is shown smaller."""
_CHOSEN = os.environ.get("SDL_VIDEODRIVER", "")


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

    def to_canvas(self, pos: tuple[float, float]) -> Position:
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
    """The canvas for a window: its own size, but never narrower than 4:3, wider than 21:9, or too large.

    Enlarged it is by whole factors only: so a piece of the canvas, enlarged alone, has exactly the pixels it
    has in the whole. In a window smaller than any layout knows, the whole canvas is reduced.
    """
    width = max(1, min(window[0], round(window[1] * WIDEST)))
    height = max(1, min(window[1], round(window[0] / NARROWEST)))
    if height < LEAST_LINES:
        shape = min(max(width / height, NARROWEST), WIDEST)
        size, view = (round(LEAST_LINES * shape), LEAST_LINES), pygame.Rect(0, 0, width, height)
    else:
        factor = -(-height // NATIVE_LINES)
        size = width // factor, height // factor
        view = pygame.Rect(0, 0, size[0] * factor, size[1] * factor)
    view.center = window[0] // 2, window[1] // 2
    return Fit(size, view)


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
    surface of its own whose changed parts are enlarged into the window, or that is reduced as a whole.

    Args:
        window: size of the window in pixels.
        full_screen: fill the screen at once.
        icon: SVG file of the picture that stands for the program in task bars.

    Raises:
        NoDisplay: there is none, or none of this size. SDL would go on unseen; only who sets
            SDL_VIDEODRIVER may ask for that.
        AssetError: the icon is missing or damaged.
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
            pygame.display.set_icon(_icon(icon))
        self.full_screen = False
        self.blank = True
        """Nothing has been shown since the window opened or changed its size."""
        self._windowed = window
        self._own: pygame.Surface | None = None
        self._margins = False
        try:
            self._open(full_screen)
        except pygame.error as error:
            raise NoDisplay(f"A window of {window[0]}x{window[1]} cannot be opened ({error}).") from None

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
        if not self.full_screen:
            self._windowed = size
        if fit(size) == self.fit:  # of a change of our own we hear after the first picture: that stays
            return False
        self._follow()
        return True

    def set_full_screen(self, on: bool) -> bool:
        """Fill the screen, or go back to the window. True if anything changed."""
        if on == self.full_screen:
            return False
        self._open(on)
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
                scale(self._own.subsurface(part), target.size, screen.subsurface(target))
        if self._margins:
            self._margins = False
            shown = [screen.get_rect()]
        pygame.display.update(shown)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self, full_screen: bool) -> None:
        width, height = pygame.display.get_desktop_sizes()[0] if full_screen else self._windowed
        size = (width, height) if full_screen else (max(width, SMALLEST[0]), max(height, SMALLEST[1]))
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
        self._margins, self.blank = self._own is not None, True
        screen.fill((0, 0, 0))

    @staticmethod
    def _screen() -> pygame.Surface:
        screen = pygame.display.get_surface()
        assert screen is not None, "the window is closed"
        return screen


def _icon(path: Path) -> pygame.Surface:
    try:
        return pygame.image.load_sized_svg(path, (128, 128))
    except (OSError, pygame.error) as error:
        raise AssetError(f"{path}: {error}") from None
