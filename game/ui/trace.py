"""What is on screen, as JSON lines: for tests that play the program from outside (``--trace FILE``).

One line at every change: the scene on top, what can be focused and where it lies in window pixels, what has
the focus, the device used last, what takes no press yet, and what the scene itself adds.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from game.ui.scene import SceneStack
from game.ui.services import Services


@runtime_checkable
class Traced(Protocol):
    """A scene that has more to say, such as whose turn it is."""

    def traced(self) -> dict[str, Any]:
        """JSON values by name."""


class Trace:
    """Appends to ``path``; every line is flushed, so that a reader sees it at once."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8")
        self._last = ""

    def note(self, stack: SceneStack, services: Services) -> None:
        """Write a line if anything differs from the last one."""
        line = json.dumps(picture(stack, services), ensure_ascii=False)
        if line != self._last:
            self._last = line
            with suppress(OSError):  # a full disk ends no match
                self._file.write(line + "\n")
                self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def picture(stack: SceneStack, services: Services) -> dict[str, Any]:
    """What is on screen now."""
    scene, fit = stack.top, services.display.fit
    if scene is None:
        return {"scene": None}
    told = scene.traced() if isinstance(scene, Traced) else {}
    again = [item.id for item in scene.focusables() if stack.guard.covers(item.rect)]
    return {
        "scene": type(scene).__name__,
        "below": [type(lower).__name__ for lower in stack.scenes[:-1]],
        "canvas": fit.size,
        "view": tuple(fit.view),
        "language": services.catalogue.lang,
        "device": services.hub.last_device,
        "focus": scene.focus(),
        "focusables": {item.id: tuple(fit.to_window(stack.seen(item.rect))) for item in scene.focusables()},
        **told,
        "held": [*told.get("held", ()), *again],
    }
