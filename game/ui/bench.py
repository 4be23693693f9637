"""``--bench``: how the program runs on this machine, as a table that anyone can send along."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from game.ui.app import App
from game.ui.display import Display
from game.ui.input.intents import Cycle
from game.ui.presenting import OWN, PLAIN, compared
from game.ui.scene import Scene

_FRAMES = 60
_SETTLE_SECONDS, _IDLE_SECONDS = 4.0, 5.0
_BOOT = time.perf_counter()


def bench(app: App, first: Scene) -> str:
    """Measure with ``first`` on the screen; returns the table."""
    app.start(first)
    app.step(0.0)
    app.keep()
    rows = [
        ("machine", f"{platform.machine()} {_processor()}, {os.cpu_count()} cores"),
        ("system", platform.platform()),
        ("versions", f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}"),
        ("video", f"{pygame.display.get_driver()}, canvas {'x'.join(map(str, app.services.display.size))}"),
        ("first scene", type(first).__name__),
        ("start to first frame", f"{_since_start():.2f} s"),
    ]
    rows.append(("memory", _memory()))
    rows.append(("whole frame", _timed(lambda: _whole_frame(app))))
    rows.append(("focus moves", _timed(lambda: _move_focus(app))))
    rows.append(("idle", _idle(app)))
    app.stop()
    rows += _ways(app.services.display)
    width = max(len(name) for name, _ in rows)
    return "".join(f"{name:<{width}}  {value}\n" for name, value in rows)


def _ways(display: Display) -> Iterator[tuple[str, str]]:
    """How quickly pictures come to the screen in each way that there is here; closes the window."""
    size = display.canvas.get_size()
    display.close()
    for system, way, whole, part in compared(lambda way: Display(size, way=way)):
        name = {PLAIN: "plain", OWN: "as SDL decides"}.get(way, way)
        yield f"shown by {system}, {name}", f"whole {whole:.1f} ms, part {part:.1f} ms"


def _whole_frame(app: App) -> None:
    app.stack.relayout()
    app.stack.update(0.0)
    app.draw()


def _move_focus(app: App) -> None:
    app.stack.handle(Cycle("keyboard", 1))
    app.stack.update(1 / 60)
    app.draw()


def _timed(work: Callable[[], None]) -> str:
    work()
    times = []
    for _ in range(_FRAMES):
        before = time.perf_counter()
        work()
        times.append((time.perf_counter() - before) * 1000)
    return f"median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms"


def _idle(app: App) -> str:
    end = time.monotonic() + _SETTLE_SECONDS
    while time.monotonic() < end:
        app.turn()
    end, used, frames = time.monotonic() + _IDLE_SECONDS, time.process_time(), app.frames
    while time.monotonic() < end:
        app.turn()
    share = (time.process_time() - used) / _IDLE_SECONDS
    return f"{share:.2%} of a core, {app.frames - frames} frames drawn in {_IDLE_SECONDS:.0f} s"


def _since_start() -> float:
    """Seconds since the process began; where the system does not tell, since this module was loaded."""
    try:
        fields = Path("/proc/self/stat").read_text().rpartition(")")[2].split()
        uptime = float(Path("/proc/uptime").read_text().split()[0])
    except (OSError, IndexError, ValueError):
        return time.perf_counter() - _BOOT
    return uptime - int(fields[19]) / os.sysconf("SC_CLK_TCK")


def _memory() -> str:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return "unknown on this system"
    return f"{pages * os.sysconf('SC_PAGE_SIZE') / 1e6:.0f} MB resident"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith(("model name", "Model"))]
    return names[0] if names else platform.processor()
