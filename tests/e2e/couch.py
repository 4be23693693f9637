"""People on a couch: the whole program in a real window, played with pads, mouse and keyboard."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.lessons.book import LessonBook
from game.tables.registry import TITLES
from game.ui.display import TITLE

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "xdotool", "import")
LOOK = 0.002
"""Seconds between two looks at what the program tells of its screen."""
FAR = (9999, 9999)
"""Beyond any screen: the mouse stops in the last corner."""
Picture = dict[str, Any]
"""A line of the program's trace: see ``game.ui.trace``."""


def missing_tools() -> list[str]:
    """What the tests in a real window need and this machine lacks."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Screen:
    """A virtual screen (Xvfb) of its own with a mouse; its keys do not repeat themselves on a busy machine.

    Args:
        size: in pixels.
        bits: of each pixel.
    """

    def __init__(self, size: tuple[int, int] = (1920, 1080), bits: int = 24) -> None:
        self._start("Xvfb", "-screen", "0", f"{size[0]}x{size[1]}x{bits}", "-r")

    def _start(self, *command: str) -> None:
        """Start a server; it tells by which name it is found.

        Raises:
            OSError: it did not start.
        """
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [*command, "-displayfd", str(writing), "-nolisten", "tcp"],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            self.name = ":" + pipe.readline().strip()
        if self.name == ":":
            raise OSError(f"{command[0]} did not start")

        self.environment = os.environ | {
            "DISPLAY": self.name,
            "SDL_VIDEODRIVER": "x11",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }
        self._hands = subprocess.Popen(
            ["xdotool", "-"], env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def do(self, *words: object) -> None:
        """Carry out a command of xdotool; the screen knows of it on return."""
        assert self._hands.stdin is not None
        assert self._hands.stdout is not None
        self._hands.stdin.write(f"{' '.join(map(str, words))}\ngetmouselocation\n")
        self._hands.stdin.flush()
        assert self._hands.stdout.readline(), f"xdotool ended at {words}"

    def clear(self) -> None:
        """Put the mouse where it points at nothing: what lies under it would have the focus."""
        self.do("mousemove", *FAR)

    def run(self, *command: str) -> str:
        """Run something on this screen; returns what it writes."""
        made = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=20)
        assert made.returncode == 0, f"{' '.join(command)}: {made.stderr}"
        return made.stdout

    def close(self) -> None:
        """Switch it off."""
        self._hands.communicate(timeout=10)
        self._server.terminate()
        self._server.wait(10)


class PadInHand:
    """A virtual gamepad and the person who holds it."""

    def __init__(self, couch: Couch, name: str, maker: tuple[int, int]) -> None:
        self._couch = couch
        self.number: int = couch.send("plug", name, maker)

    def press(self, button: str, times: int = 1) -> None:
        """Press and let go: "south", "east", "start", "right-shoulder", "up" and so on."""
        for _ in range(times):
            self._couch.send("press", self.number, button)

    def push(self, axis: str, value: float) -> None:
        """Push a stick ("x", "y") or trigger and let go: triggers rest at the lower end of their way."""
        for place in (value, -1.0 if axis.endswith("trigger") else 0.0):
            self._couch.send("push", self.number, axis, place)

    def take(self) -> None:
        """Take the pad up: whoever does so after the pointer sees first what a press would choose."""
        if self._couch.picture()["device"] == "mouse":
            self.press("right-shoulder")

    def go(self, target: str) -> None:
        """Move the focus to ``target`` with the right shoulder button."""
        self.take()
        for _ in range(len(self._couch.picture()["focusables"]) + 2):
            before = self._couch.picture()["focus"]
            if before == target:
                return
            self.press("right-shoulder")
            self._couch.wait_focus_left(before)
        raise AssertionError(f"the focus never came to {target}: {self._couch.picture()}")

    def choose(self, target: str) -> None:
        """Move the focus to ``target`` and confirm."""
        self.go(target)
        self._couch.wait_taken(target)
        self.press("south")

    def detach(self) -> None:
        """Pull the plug."""
        self._couch.send("detach", self.number)


class Couch:
    """A running program and what people do with it.

    Args:
        screen: where its window opens.
        folder: for saves, settings, traces and pictures.
        arguments: further options of ``main.py``.
    """

    def __init__(self, screen: Screen, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self._screen = screen
        self._arguments = arguments
        self._pads: dict[int, PadInHand] = {}
        self.errors = ""
        self.meet_titles()
        self.start()

    # --- the program ---

    def meet_titles(self) -> None:
        """No labels at a first match: whoever sits here has played every title."""
        book = LessonBook(self.folder / "saves")
        for title in TITLES:
            book.meet(title)

    def start(self, *arguments: str) -> None:
        """Start the program, or start it again; with other options if any are given."""
        self._arguments = arguments or self._arguments
        self._pads.clear()
        self._trace = self.folder / f"trace-{time.monotonic_ns()}.jsonl"
        self._read, self._pictures = 0, list[Picture]()
        self._stderr = (self.folder / "stderr.txt").open("w+", encoding="utf-8")
        environment = {
            **self._screen.environment,
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEO_X11_WMCLASS": TITLE,
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",  # stdout carries the runner's answers
        }
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.e2e.runner"),
                *("--save-folder", str(self.folder / "saves"), "--trace", str(self._trace)),
                *self._arguments,
            ],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._stderr,
            text=True,
        )
        self._window = ""
        self._screen.clear()
        self.wait(lambda picture: picture["scene"] is not None, 30)

    @property
    def running(self) -> bool:
        """Whether the program still runs."""
        return self._process.poll() is None

    @property
    def process_id(self) -> int:
        """The program's process."""
        return self._process.pid

    def finish(self, timeout: float = 10) -> int:
        """Wait for the program to end by itself; returns its exit code."""
        return self._process.wait(timeout)

    def signal(self, number: signal.Signals) -> int:
        """Send a signal and wait for the end; returns the exit code."""
        self._process.send_signal(number)
        return self.finish()

    def kill(self) -> None:
        """A power cut."""
        self._process.kill()
        self._process.wait(10)

    def close(self) -> None:
        """Clear up."""
        if self.running:
            self.kill()
        for stream in (self._process.stdin, self._process.stdout, self._stderr):
            if stream is not None and not stream.closed:
                stream.close()

    # --- what is seen ---

    def pictures(self) -> list[Picture]:
        """Everything the trace has told so far."""
        if self._trace.exists():
            with self._trace.open("rb") as trace:
                trace.seek(self._read)
                told = trace.read()
            whole = told[: told.rfind(b"\n") + 1]
            self._read += len(whole)
            self._pictures += [json.loads(line) for line in whole.splitlines()]
        return self._pictures

    def picture(self) -> Picture:
        """What is on screen now."""
        return self.pictures()[-1]

    def wait(self, until: Callable[[Picture], bool], timeout: float = 10) -> Picture:
        """Wait until the screen is as wanted; returns what is on it."""
        end = time.monotonic() + timeout
        last: Picture | None = None
        while time.monotonic() < end:
            pictures = self.pictures()
            last = pictures[-1] if pictures else None
            if last is not None and until(last):
                return last
            if not self.running:
                raise AssertionError(f"the program ended: {self.complaints()}")
            time.sleep(LOOK)
        raise AssertionError(f"waited {timeout} s in vain; on screen: {last}; {self.complaints()}")

    def rest(self) -> Picture:
        """Wait until nothing happens any more, in the trace or beside it; returns what is on screen."""
        self.send("rest")
        return self.picture()

    def wait_focus(self, id: str, device: str = "") -> Picture:
        """Wait until ``id`` has the focus, by a device whose name begins like that."""
        return self.wait(lambda picture: picture["focus"] == id and picture["device"].startswith(device))

    def wait_focus_left(self, id: str | None) -> Picture:
        """Wait until something else than ``id`` has the focus."""
        return self.wait(lambda picture: picture["focus"] != id)

    def wait_scene(self, name: str, timeout: float = 10) -> Picture:
        """Wait until the scene of that class is on top."""
        return self.wait(lambda picture: picture["scene"] == name, timeout)

    def complaints(self) -> str:
        """What the program wrote to stderr."""
        return (self.folder / "stderr.txt").read_text(encoding="utf-8")

    def screenshot(self, path: Path) -> Path:
        """A picture of the window."""
        self._screen.run("import", "-window", self.window(), str(path))
        return path

    # --- hands ---

    def send(self, name: str, *arguments: object) -> Any:
        """Have the runner do something to its virtual pads; returns its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([name, *arguments]) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def pad(
        self, number: int, name: str = "Test Pad", maker: tuple[int, int] = (0x045E, 0x028E)
    ) -> PadInHand:
        """The pad of person ``number``; plugged in at the first call."""
        if number not in self._pads:
            self._pads[number] = PadInHand(self, name, maker)
        return self._pads[number]

    def window(self) -> str:
        """The window's id for xdotool."""
        if not self._window:
            found = self._screen.run("xdotool", "search", "--onlyvisible", "--class", TITLE)
            self._window = found.split()[-1]
        return self._window

    def mouse_move(self, x: int, y: int) -> None:
        """Move the mouse to a point of the window."""
        self._screen.do("mousemove", "--window", self.window(), x, y)

    def mouse_click(self, x: int, y: int, button: int = 1) -> None:
        """Click at a point of the window: button 1 left, 2 middle, 3 right."""
        self.mouse_move(x, y)
        self._screen.do("click", button)

    def wheel(self, *, down: bool) -> None:
        """Turn the wheel by one notch where the mouse is."""
        self._screen.do("click", 5 if down else 4)

    def click(self, target: str) -> None:
        """Click the middle of something that can be focused."""
        x, y, w, h = self.wait_taken(target)["focusables"][target]
        self.mouse_click(x + w // 2, y + h // 2)

    def wait_taken(self, target: str) -> Picture:
        """Wait until a button that has just come up takes a press: nobody on a couch is as quick as this."""
        return self.wait(lambda picture: target not in picture.get("held", ()))

    def hover(self, target: str) -> None:
        """Move the mouse over something."""
        x, y, w, h = self.picture()["focusables"][target]
        self.mouse_move(x + w // 2, y + h // 2)

    def come_up(self) -> None:
        """Bring the window before those of other programs: the keys are its own."""
        self._screen.do("windowraise", self.window())
        self._screen.do("windowfocus", "--sync", self.window())

    def key(self, *keys: str) -> None:
        """Press keys by their X names: "Return", "Escape", "alt+Return", "F11"."""
        self.come_up()
        self._screen.do("key", *keys)

    def resize(self, width: int, height: int) -> None:
        """Drag the window to another size."""
        self._screen.do("windowsize", self.window(), width, height)
