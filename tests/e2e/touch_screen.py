"""A touch screen: a compositor that draws on nothing, and the fingers of those who sit around it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterable
from itertools import count
from pathlib import Path

from game.ui.wayland import WINDOWS, has_windows
from tests.e2e.couch import Couch, Picture, Screen
from tests.e2e.fake_input import FakeInput

COMPOSITOR = "kwin_wayland"
TOOLS = (COMPOSITOR, "dbus-run-session")
_PATIENCE = 20
_STEPS = 8
"""Movements that a drag is made of."""
Spot = tuple[float, float]
"""A point of the screen, in its pixels."""


def missing() -> list[str]:
    """What tests by touch need and this machine lacks."""
    library = [] if has_windows() else [WINDOWS]
    return [tool for tool in TOOLS if shutil.which(tool) is None] + library


class TouchScreen(Screen):
    """A screen (KWin, on nothing) that takes fingers and has no mouse.

    A copy of the compositor is started: the original asks for a privilege that not every machine gives. The
    copy must be called the same. Whoever knows its socket may move fingers.

    Args:
        size: in pixels.

    Raises:
        OSError: it did not start.
    """

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        self.size = size
        self._folder = Path(tempfile.mkdtemp(prefix="touch-"))  # the name of a socket must be short
        self._numbers = count()
        original = shutil.which(COMPOSITOR)
        assert original is not None, f"{COMPOSITOR} is not installed"
        own = Path(shutil.copy(Path(original).resolve(), self._folder / COMPOSITOR))
        socket = self._folder / "screen"
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "DISPLAY"},
            **dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"), str(self._folder)),
            "KWIN_WAYLAND_NO_PERMISSION_CHECKS": "1",
            "KWIN_COMPOSE": "Q",
            "WAYLAND_DISPLAY": socket.name,
            "SDL_VIDEODRIVER": "wayland",
        }
        sized = ("--virtual", "--width", str(size[0]), "--height", str(size[1]))
        quiet = ("--no-lockscreen", "--no-global-shortcuts", "--socket", socket.name)
        with (self._folder / "told.txt").open("w") as told:
            self._server = subprocess.Popen(
                ["dbus-run-session", "--", str(own), *sized, *quiet],
                env={name: value for name, value in self.environment.items() if name != "WAYLAND_DISPLAY"},
                stdout=told,
                stderr=told,
                start_new_session=True,
            )
        end = time.monotonic() + _PATIENCE
        while not socket.exists():
            if time.monotonic() > end or self._server.poll() is not None:
                self._end()
                raise OSError(f"{COMPOSITOR} did not start: {(self._folder / 'told.txt').read_text()}")
            time.sleep(0.01)
        self._input = FakeInput(socket)

    def clear(self) -> None:
        """Nothing points anywhere until a finger comes."""

    def close(self) -> None:
        """Switch it off."""
        self._input.close()
        self._end()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _end(self) -> None:
        os.killpg(self._server.pid, signal.SIGTERM)
        self._server.wait(10)

    # --- hands ---

    def touch(self, spot: Spot) -> int:
        """A finger comes down; returns by what number it is known."""
        (finger,) = self.touch_all([spot])
        return finger

    def touch_all(self, spots: Iterable[Spot]) -> list[int]:
        """Several come down in the same moment."""
        down = [(next(self._numbers), spot) for spot in spots]
        for finger, spot in down:
            self._input.down(finger, *spot)
        self._input.frame()
        return [finger for finger, _ in down]

    def slide(self, finger: int, start: Spot, end: Spot) -> None:
        """It is dragged from there to there."""
        for step in range(1, _STEPS + 1):
            x, y = (here + (there - here) * step / _STEPS for here, there in zip(start, end, strict=True))
            self._input.move(finger, x, y)
            self._input.frame()

    def lift(self, *fingers: int) -> None:
        """They come up in the same moment."""
        for finger in fingers:
            self._input.up(finger)
        self._input.frame()


class Tabletop(Couch):
    """A running program whose window fills a touch screen."""

    def __init__(self, screen: TouchScreen, folder: Path, *arguments: str) -> None:
        self.screen = screen
        super().__init__(screen, folder, "--fullscreen", *arguments)

    def start(self, *arguments: str) -> None:
        """Start the program; it is there when its window fills the screen."""
        super().start(*arguments)
        self.wait(lambda picture: picture["view"][2:] == [*self.screen.size])

    def spot(self, target: str) -> Spot:
        """The middle of something that can be focused."""
        x, y, w, h = self.picture()["focusables"][target]
        return x + w / 2, y + h / 2

    def tap(self, target: str) -> None:
        """Tap on it."""
        self.wait_taken(target)
        self.screen.lift(self.screen.touch(self.spot(target)))

    def drag(self, target: str, there: Spot) -> None:
        """Put a finger on it, slide it there, and lift it."""
        self.wait_taken(target)
        start = self.spot(target)
        finger = self.screen.touch(start)
        self.screen.slide(finger, start, there)
        self.screen.lift(finger)

    def seen(self) -> Picture:
        """What is on the screen once nothing happens any more."""
        return self.rest()

    def screenshot(self, path: Path) -> Path:
        """A picture of the window, taken by the program."""
        self.send("save", str(path))
        return path
