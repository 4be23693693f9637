"""A machine with several monitors: an X server that draws on nothing, and somebody who manages windows."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

import pygame

from tests.e2e.couch import Couch, Screen

TOOLS = ("Xorg", "xrandr", "xprop", "openbox")
DRIVER = Path("/usr/lib/xorg/modules/drivers/dummy_drv.so")
_CONFIG = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
Section "Device"
  Identifier "none"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "any"
  HorizSync 5-1000
  VertRefresh 5-200
EndSection
Section "Screen"
  Identifier "all"
  Device "none"
  Monitor "any"
  DefaultDepth 24
EndSection
"""
_SIZES = ("640x480", "1024x768", "1280x720", "1920x1080")
_SHOWN = re.compile(r"^DUMMY(\d) connected (?:primary )?(\d+)x(\d+)\+(\d+)\+(\d+)", re.MULTILINE)


def missing() -> list[str]:
    """What machines with several monitors need and this one lacks."""
    return [tool for tool in TOOLS if shutil.which(tool) is None] + [DRIVER.name] * (not DRIVER.exists())


class Monitors(Screen):
    """Up to three monitors, of which the first is the primary one.

    Args:
        folder: for the files of the server.

    Raises:
        OSError: the server did not start.
    """

    def __init__(self, folder: Path) -> None:
        config = folder / "xorg.conf"
        config.write_text(_CONFIG, encoding="ascii")
        files = ("-config", str(config), "-logfile", str(folder / "xorg.log"))
        self._start("Xorg", *files, "-noreset", "-novtswitch", "-sharevts")
        self._manager: subprocess.Popen[bytes] | None = None
        for number in (1, 2):
            for size in _SIZES:
                self.run("xrandr", "--addmode", f"DUMMY{number}", size)

    def arrange(self, *rects: pygame.Rect) -> None:
        """Let there be monitors of these sizes at these places; none of them as they come."""
        words = ["xrandr"]
        for number, rect in enumerate(rects):
            words += ["--output", f"DUMMY{number}", "--mode", f"{rect.w}x{rect.h}"]
            words += ["--pos", f"{rect.x}x{rect.y}"]
        for number in range(len(rects), 3):
            words += ["--output", f"DUMMY{number}", "--off"]
        self.run(*words, "--output", "DUMMY0", "--primary")
        assert self.arranged() == dict(enumerate(rects))

    def arranged(self) -> Mapping[int, pygame.Rect]:
        """What there is now."""
        found = _SHOWN.findall(self.run("xrandr"))
        return {int(n): pygame.Rect(int(x), int(y), int(w), int(h)) for n, w, h, x, y in found}

    def manage(self) -> None:
        """From now on somebody manages windows."""
        quiet = subprocess.DEVNULL
        self._manager = subprocess.Popen(
            ["openbox"], env={"DISPLAY": self.name, "HOME": "/nonexistent"}, stdout=quiet, stderr=quiet
        )
        end = time.monotonic() + 10
        while "_NET_SUPPORTING_WM_CHECK" not in self.run("xprop", "-root") and time.monotonic() < end:
            time.sleep(0.05)

    def close(self) -> None:
        """Switch all off."""
        if self._manager is not None:
            self._manager.terminate()
            self._manager.wait(10)
        super().close()


def lies(couch: Couch, screen: Screen) -> pygame.Rect:
    """Where the window of the program is."""
    told = screen.run("xdotool", "getwindowgeometry", "--shell", couch.window())
    found = dict(line.split("=") for line in told.split())
    return pygame.Rect(*(int(found[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))
