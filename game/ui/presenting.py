"""The ways from the canvas to the screen that SDL has: which are there, and which is the quickest here.

Plain is a copy into memory that the window system shares. The other ways hand whole pictures to OpenGL: quick
where that is hardware, ten times slower and a hundred megabytes larger where it is a program.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median

import pygame

from game.rules.kernel.files import make_private_folder, read_bounded, write_whole
from game.ui.display import ASKED, Display, NoDisplay

FILE = "presenting.json"
"""Beside the settings: the way that was found quickest, by window system."""
PLAIN, OWN = "0", ""
"""Names of ways, as SDL_FRAMEBUFFER_ACCELERATION takes them; `OWN`: SDL decides."""
_OPENGL = ("opengl", "opengles2")
WAYS: Mapping[str, Sequence[str]] = {"x11": (PLAIN, *_OPENGL), "wayland": _OPENGL, "kmsdrm": _OPENGL}
"""By window system, the likeliest first. Of the others SDL itself knows the only good one."""
QUICK = 5.0
"""Milliseconds of a whole picture: no other way can be told from one that takes less."""
_LARGEST = 10_000
_WARM, _TIMES = 2, 5
_PART = (320, 120)
"""What changes when the focus moves."""
Open = Callable[[Callable[[str], str]], Display]
"""Opens a window; it is given what names the way for a window system."""


def opened(open_window: Open, folder: Path) -> Display:
    """A window in the quickest way. Where that has to be found out, it is kept in ``folder``.

    Raises:
        NoDisplay: there is none.
        AssetError: the icon is missing or damaged.
    """
    kept = _kept(folder)
    display = open_window(lambda system: kept.get(system) or _worth_trying(system)[0])
    worth = _worth_trying(display.system)
    if ASKED or display.system in kept or len(worth) == 1:
        return display
    took = {worth[0]: sum(measured(display))}
    if took[worth[0]] > QUICK:
        took |= _tried(open_window, display, worth[1:])
        display.close()
    best = min(took, key=lambda way: took[way])
    _keep(folder, {**kept, display.system: best})
    return display if len(took) == 1 else open_window(_always(best))


def measured(display: Display) -> tuple[float, float]:
    """Milliseconds in which a whole picture and a small part of it come to the screen."""
    whole = display.canvas.get_rect()
    part = pygame.Rect((0, 0), _PART)
    part.center = whole.center
    for _ in range(_WARM):
        display.update([whole])
    return _took(display, whole), _took(display, part)


def compared(open_window: Open) -> Iterator[tuple[str, str, float, float]]:
    """Window system, way, and what is `measured` there, of all that open here; no window may be open."""
    before = os.environ.get("SDL_VIDEODRIVER")
    for system in _systems(before):
        os.environ["SDL_VIDEODRIVER"] = system
        for way in WAYS.get(system, (OWN,)):
            with suppress(NoDisplay):
                display = open_window(_always(way))
                yield system, way, *measured(display)
                display.close()
    os.environ.pop("SDL_VIDEODRIVER")
    if before is not None:
        os.environ["SDL_VIDEODRIVER"] = before


def _systems(chosen: str | None) -> list[str]:
    """The window systems that can be asked: the one that was chosen, or those that the environment names."""
    named = {"x11": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
    return [chosen] if chosen else [system for system, name in named.items() if os.environ.get(name)]


def _worth_trying(system: str) -> Sequence[str]:
    """Ways that may be the quickest. Without hardware for it OpenGL never is."""
    ways = WAYS.get(system, (OWN,))
    return ways if PLAIN not in ways or hardware() else (PLAIN,)


def hardware() -> bool:
    """Whether something in this machine draws by OpenGL."""
    return any(Path("/dev/dri").glob("renderD*")) or Path("/dev/nvidiactl").exists()


def _tried(open_window: Open, display: Display, ways: Sequence[str]) -> dict[str, float]:
    """What the other ways take, those that there are; every window is closed."""
    took = dict[str, float]()
    for way in ways:
        display.close()
        with suppress(NoDisplay):
            display = open_window(_always(way))
            took[way] = sum(measured(display))
    return took


def _always(way: str) -> Callable[[str], str]:
    """The same way for every window system."""
    return lambda _: way


def _took(display: Display, rect: pygame.Rect) -> float:
    times = list[float]()
    for _ in range(_TIMES):
        began = time.perf_counter()
        display.update([rect])
        times.append((time.perf_counter() - began) * 1000)
    return median(times)


def _kept(folder: Path) -> dict[str, str]:
    """What was found before, as far as it is a way."""
    with suppress(OSError, ValueError, RecursionError):
        found = json.loads(read_bounded(folder / FILE, _LARGEST))
        if isinstance(found, dict):
            return {system: way for system, way in found.items() if way in WAYS.get(system, ())}
    return {}


def _keep(folder: Path, ways: Mapping[str, str]) -> None:
    """Write it down; where that cannot be, it is found out again."""
    with suppress(OSError):
        make_private_folder(folder)
        write_whole(folder / FILE, f"{json.dumps(ways)}\n".encode())
