"""The contract of a scene and the stack that holds the scenes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.focus import Focusable
from game.ui.input.intents import Intent
from game.ui.input.pointer_guard import PointerGuard


class Scene:
    """One screenful. Scenes get what they need through their constructor; there are no globals.

    Life: ``on_enter`` when pushed, ``on_cover``/``on_uncover`` when another scene comes above or goes,
    ``on_exit`` when removed. ``layout`` is called before the first draw and again whenever the canvas size,
    language, theme or text scale changed; for a scene that lies below, not before it is seen again.
    """

    opaque = True
    """False: the scene below shows through (dialogs)."""
    slow = False
    """True: laying it out may take so long that people want to see that something is being done."""
    heavy = False
    """True: to lay it out is enough for one frame; it is drawn in the next."""
    busy = False
    """True: it uses moments in which nothing happens; the program does not doze off meanwhile."""

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
        say_wait: called before something is laid out that may take long.

    Attributes:
        guard: holds clicks back that were meant for the scene before.
    """

    def __init__(
        self,
        size: tuple[int, int],
        release: Callable[[], None] = lambda: None,
        say_wait: Callable[[], None] = lambda: None,
    ) -> None:
        self.size = size
        self.scenes: list[Scene] = []
        self._release, self._say_wait = release, say_wait
        self._queue: list[Callable[[], None]] = []
        self._stale, self._heavy, self._urgent = True, False, False
        self._behind: list[Scene] = []
        self.guard = PointerGuard()

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
        """The canvas, language, theme or text scale changed: the scenes have to be laid out again.

        The top scene is at once. What shows through below it stays as it was drawn last, until it is seen
        without the top one; unless the canvas itself is another.
        """
        resized = size is not None and size != self.size
        self.size = size or self.size
        self._behind = self.scenes[:]
        if not self.scenes:
            return
        if resized or self._stale or self.scenes[-1].opaque:
            self._stale = True
            self.catch_up()
        else:
            self._lay_out(self.scenes[-1])

    def catch_up(self) -> None:
        """Lay out what is to be seen and was not since the last change."""
        behind = [scene for scene in self._seen() if scene in self._behind] if self._stale else []
        if any(scene.slow for scene in behind):
            self._say_wait()
        for scene in behind:
            self._lay_out(scene)

    def at_once(self) -> None:
        """Other eyes look than those for which the canvas was drawn: the next draw does not wait."""
        self._heavy, self._urgent = False, True

    def settle(self) -> None:
        """Carry out queued changes; called between frames."""
        while self._queue:
            queue, self._queue = self._queue, []
            for change in queue:
                change()
            self._stale = True
            self._release()
            self.guard.changed()

    def handle(self, intent: Intent) -> None:
        """Give ``intent`` to the top scene."""
        if self.scenes:
            self.scenes[-1].handle(self.guard.hear(intent))

    def update(self, dt: float) -> bool:
        """Let time pass in the top scene; True if something must be drawn."""
        self.guard.update(dt)
        changed = bool(self.scenes) and self.scenes[-1].update(dt)
        return changed or self._stale

    @property
    def busy(self) -> bool:
        """Whether the top scene uses moments in which nothing happens."""
        return bool(self.scenes) and self.scenes[-1].busy

    def draw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what is needed; returns the changed rectangles."""
        heavy, self._heavy, self._urgent = self._heavy, False, False
        if heavy or not self.scenes:
            return []
        if not self._stale:
            return self.scenes[-1].redraw(canvas)
        self.catch_up()
        for scene in self._seen():
            scene.draw(canvas)
        self._stale = False
        return [canvas.get_rect()]

    def _seen(self) -> list[Scene]:
        """The scenes that are seen, lowest first."""
        lowest = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[lowest:]

    def _lay_out(self, scene: Scene) -> None:
        self._behind.remove(scene)
        scene.layout(self.size)

    def _push(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes[-1].on_cover()
        self.scenes.append(scene)
        scene.stack = self
        scene.layout(self.size)
        self._heavy = scene.heavy and not self._urgent
        scene.on_enter()

    def _pop(self, scene: Scene | None) -> None:
        if not self.scenes or (scene is not None and scene not in self.scenes):
            return
        self._heavy = False
        keep = self.scenes.index(scene) if scene is not None else len(self.scenes) - 1
        while len(self.scenes) > keep:
            self.scenes.pop().on_exit()
        if self.scenes:
            self.scenes[-1].on_uncover()

    def _clear(self) -> None:
        while self.scenes:
            self.scenes.pop().on_exit()
