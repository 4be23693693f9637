"""Installs what was built into an empty place and uses it there, as somebody does who has nothing else.

There the checkout is not to be seen, there is no network, and nothing can be written in the home.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.packages.workshop import ROOT, PackageError, run, version

TOOLS = ("Xvfb", "import", "xdotool", "unshare", "mount")
_LONGEST = 900.0
"""Seconds in which anything must have happened, also on an emulated processor."""
_SETTLED = 3.0
"""Seconds after which a menu has done what it does in its idle moments."""
_SETTINGS = {"animation": "off", "language": "en"}
_QUIET = {"MESA_SHADER_CACHE_DISABLE": "true", "SDL_AUDIODRIVER": "dummy"}
"""Libraries of the system, of pictures and of sound, complain of a home that cannot be written in."""
_MATCH = ("--title", "splendor", "--computers", "guest,guest", "--seed", "7")


@dataclass(frozen=True, slots=True)
class Installed:
    """A program as it was installed.

    Attributes:
        command: what starts it.
        root: the system that it was installed in; None for this one.
        hidden: what is not to be seen meanwhile.
        size: the bytes that it takes, with the libraries that it brings; 0 where nobody asked.
    """

    command: tuple[str, ...]
    root: Path | None = None
    hidden: Path | None = ROOT
    size: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """What came of a trial.

    Attributes:
        start: seconds to the menu.
        memory: megabytes that it takes there, what it shares with others in part.
        actions: of the match that two computers played to its end.
    """

    start: float
    memory: float
    actions: int


def missing() -> list[str]:
    """What trials need and this machine lacks."""
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    return lacking if lacking or _isolated() else ["the right to hide network and files (unshare)"]


def tried(name: str, installed: Installed, pictures: Path) -> Found:
    """Use a program that was installed: its menu, a whole match of two computers, its end; with pictures.

    Raises:
        PackageError: something did not work.
    """
    with tempfile.TemporaryDirectory(prefix="caravanserai-") as folder, _screen() as screen:
        place = installed.root or Path(folder)
        told = _words(installed, place, "--version").strip()
        _insist(told == f"Caravanserai {version()}", f"--version says {told!r}")
        _insist("Vazirmatn" in _words(installed, place, "--licences"), "--licences is silent about the font")
        with _playing(installed, place, screen, ()) as menu:
            start = menu.wait_for("MenuScene")
            time.sleep(_SETTLED)
            memory = menu.memory()
            menu.take_picture(pictures / f"{name}-menu.png")
            menu.end()
        with _playing(installed, place, screen, _MATCH) as match:
            match.wait_for("MessageScene")  # it cannot be saved here
            match.press("Return")
            match.wait_for("ScoringScene")
            match.take_picture(pictures / f"{name}-scores.png")
            match.end()
        return Found(start, memory, match.actions())


class _Playing:
    """A program that runs on a screen of its own, watched by the trace that it writes."""

    def __init__(self, program: subprocess.Popen[str], trace: Path, screen: str) -> None:
        self._program, self._trace = program, trace
        self._on_screen = {**os.environ, "DISPLAY": screen}
        self._began = time.monotonic()

    def wait_for(self, scene: str) -> float:
        """Wait until a scene is on top; returns the seconds since the start."""
        while not any(line["scene"] == scene for line in self._lines()):
            if self._program.poll() is not None:
                raise PackageError(f"it ended before {scene}: {self._said()}")
            _insist(time.monotonic() - self._began < _LONGEST, f"{scene} never came")
            time.sleep(0.02)
        return time.monotonic() - self._began

    def memory(self) -> float:
        """Megabytes, of what is shared its part."""
        told = Path(f"/proc/{self._program.pid}/smaps_rollup").read_text(encoding="utf-8")
        return next(int(line.split()[1]) / 1024 for line in told.splitlines() if line.startswith("Pss:"))

    def take_picture(self, path: Path) -> None:
        """Keep what is on the screen."""
        run("import", "-window", "root", path, env=self._on_screen)

    def press(self, key: str) -> None:
        """Press a key, when it has been seen what it is for."""
        time.sleep(_SETTLED)
        run("xdotool", "key", key, env=self._on_screen)

    def end(self) -> None:
        """Send the signal that a system ends programs with; it must end well, and say nothing."""
        self._program.send_signal(signal.SIGTERM)
        said = self._said()
        code = self._program.returncode
        _insist((code, said) == (0, ""), f"SIGTERM: exit code {code}: {said}")

    def actions(self) -> int:
        """How many actions the match had."""
        return max((line.get("actions", 0) for line in self._lines()), default=0)

    def _said(self) -> str:
        return self._program.communicate(timeout=30)[1].strip()

    def _lines(self) -> Iterator[dict[str, Any]]:
        if self._trace.is_file():
            for line in self._trace.read_text(encoding="utf-8").splitlines(keepends=True):
                if line.endswith("\n"):
                    yield json.loads(line)


@contextmanager
def _playing(installed: Installed, place: Path, screen: str, words: Sequence[str]) -> Iterator[_Playing]:
    trace = place / "tmp" / "trace"
    trace.parent.mkdir(exist_ok=True)
    trace.unlink(missing_ok=True)
    told = Path("/tmp/trace") if installed.root else trace
    command = _alone(installed, place, (*words, "--window", "1280x720", "--trace", str(told)), screen)
    with subprocess.Popen(command, cwd="/", stderr=subprocess.PIPE, text=True) as program:
        try:
            yield _Playing(program, trace, screen)
        finally:
            program.kill()


def _words(installed: Installed, place: Path, option: str) -> str:
    return run(*_alone(installed, place, (option,)), cwd=Path("/"))


def _alone(installed: Installed, place: Path, words: Sequence[str], screen: str = "") -> list[str]:
    """The command that runs the program alone in the world: one process, which signals reach."""
    home = place / "home" / "guest"
    settings = home / ".config" / "caravanserai" / "settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps(_SETTINGS), encoding="utf-8")
    kept, root = quote(home), quote(place)
    script = ["set -e", f"mount --bind {kept} {kept}", f"mount -o remount,ro,bind {kept}"]
    change = ""
    if installed.hidden is not None:
        script.append(f"mount -t tmpfs tmpfs {quote(installed.hidden)}")
    if installed.root is not None:
        (place / "tmp" / ".X11-unix").mkdir(parents=True, exist_ok=True)
        script += [f"mount --bind {each} {root}{each}" for each in ("/tmp/.X11-unix", "/proc")]
        change = f"chroot {root} "
    inside = "/home/guest" if installed.root else str(home)
    shown = {"DISPLAY": screen} if screen else {}
    around = {"HOME": inside, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", **_QUIET, **shown}
    surroundings = " ".join(f"{name}={quote(value)}" for name, value in around.items())
    script.append(f'exec {change}/usr/bin/env -i {surroundings} "$@"')
    return [*_cut_off(), "sh", "-c", "\n".join(script), "sh", *installed.command, *words]


def quote(word: object) -> str:
    """A word as a shell takes it."""
    return shlex.quote(str(word))


def _cut_off() -> tuple[str, ...]:
    """What starts a command without network, with mounts of its own."""
    return ("unshare", "--net", "--mount", *(() if os.geteuid() == 0 else ("--map-root-user",)))


def _isolated() -> bool:
    return subprocess.run([*_cut_off(), "true"], capture_output=True, check=False).returncode == 0


@contextmanager
def _screen() -> Iterator[str]:
    """A virtual screen; gives its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-screen", "0", "1280x720x24", "-ac", "-nolisten", "tcp", "-displayfd", str(writing)]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as pipe:
                yield f":{pipe.readline().strip()}"
        finally:
            server.terminate()


def offline(root: Path, *command: str) -> str:
    """Run a command in another system, without network."""
    return run(
        *_cut_off(), "chroot", root, "/usr/bin/env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", *command
    )


def _insist(holds: bool, what: str) -> None:
    if not holds:
        raise PackageError(what)
