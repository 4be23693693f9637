"""The contract of a scene and the stack that holds the scenes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.focus import Focusable
from game.ui.input.intents import Intent


class Scene:
    """One screenful. Scenes get what they need through their constructor; there are no globals.

    Life: ``on_enter`` when pushed, ``on_cover``/``on_uncover`` when another scene comes above or goes,
    ``on_exit`` when removed. ``layout`` is called before the first draw and again whenever the canvas size,
    language, theme or text scale changed.
    """

    opaque = True
    """False: the scene below shows through (dialogs)."""

    stack: SceneStack

    def on_enter(self) -> None:
        """The scene is now on the stack."""

    def on_exit(self) -> None:
        """The scene has left the stack."""

    def on_cover(self) -> None:
        """Another scene lies above."""

    def on_uncover(self) -> None:
        """The scene is on top again."""

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a canvas of ``size`` pixels."""

    def focusables(self) -> list[Focusable]:
        """Everything the focus can rest on, in reading order."""
        return []

    def focus(self) -> str | None:
        """The id that has the focus; None only where there is nothing to focus."""
        return None

    def handle(self, intent: Intent) -> None:
        """React to what a person wants. Only the top scene is asked."""

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass. True if the scene must be drawn again."""
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed since the last draw onto a canvas that still holds it; returns where."""
        self.draw(canvas)
        return [canvas.get_rect()]


class SceneStack:
    """The scenes, lowest first. Changes are queued and take effect between frames.

    Args:
        release: called at every change, so that a button held in one scene does not leak into the next.
    """

    def __init__(self, size: tuple[int, int], release: Callable[[], None] = lambda: None) -> None:
        self.size = size
        self.scenes: list[Scene] = []
        self._release = release
        self._queue: list[Callable[[], None]] = []
        self._stale = True

    @property
    def top(self) -> Scene | None:
        """The scene that gets the intents."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Lay ``scene`` on top."""
        self._queue.append(lambda: self._push(scene))

    def pop(self, scene: Scene | None = None) -> None:
        """Remove ``scene`` and everything above it (None: the top scene)."""
        self._queue.append(lambda: self._pop(scene))

    def replace(self, scene: Scene) -> None:
        """Exchange the top scene for ``scene``."""
        self.pop()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Clear the stack and start again with ``scene``."""
        self._queue.append(self._clear)
        self.push(scene)

    def relayout(self, size: tuple[int, int] | None = None) -> None:
        """The canvas, language, theme or text scale changed: every scene is laid out again."""
        self.size = size or self.size
        for scene in self.scenes:
            scene.layout(self.size)
        self._stale = True

    def settle(self) -> None:
        """Carry out queued changes; called between frames."""
        while self._queue:
            queue, self._queue = self._queue, []
            for change in queue:
                change()
            self._stale = True
            self._release()

    def handle(self, intent: Intent) -> None:
        """Give ``intent`` to the top scene."""
        if self.scenes:
            self.scenes[-1].handle(intent)

    def update(self, dt: float) -> bool:
        """Let time pass in the top scene; True if something must be drawn."""
        changed = bool(self.scenes) and self.scenes[-1].update(dt)
        return changed or self._stale

    def draw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what is needed; returns the changed rectangles."""
        if not self.scenes:
            return []
        if not self._stale:
            return self.scenes[-1].redraw(canvas)
        lowest = max(i for i, scene in enumerate(self.scenes) if scene.opaque or i == 0)
        for scene in self.scenes[lowest:]:
            scene.draw(canvas)
        self._stale = False
        return [canvas.get_rect()]

    def _push(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes[-1].on_cover()
        self.scenes.append(scene)
        scene.stack = self
        scene.layout(self.size)
        scene.on_enter()

    def _pop(self, scene: Scene | None) -> None:
        if not self.scenes or (scene is not None and scene not in self.scenes):
            return
        keep = self.scenes.index(scene) if scene is not None else len(self.scenes) - 1
        while len(self.scenes) > keep:
            self.scenes.pop().on_exit()
        if self.scenes:
            self.scenes[-1].on_uncover()

    def _clear(self) -> None:
        while self.scenes:
            self.scenes.pop().on_exit()
