"""The contract of a scene and the stack that holds the scenes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.ui.facing import sheet
from game.ui.focus import Focusable
from game.ui.input.intents import Drag, Drop, Inspect, Intent, Point, Press, Release, Scroll
from game.ui.input.pointer_guard import PointerGuard
from game.ui.sheet import Sheet
from game.ui.stations import Edge


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
    facing: Edge | None = None
    """The edge of whom it is for, where people sit round the screen; taken over from the scene below. None:
    it is for all."""
    turns = True
    """Whether it is shown as it is read from there; False: what it shows lies on the table."""

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

    def idle(self, dt: float) -> bool:
        """Use a frame in which nothing happens. True if there is more to do: the program stays awake."""
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed since the last draw onto a canvas that still holds it; returns where."""
        self.draw(canvas)
        return [canvas.get_rect()]


_PLACED = (Point, Press, Release, Inspect, Scroll)
"""Intents with a position."""


class SceneStack:
    """The scenes, lowest first. Changes are queued and take effect between frames.

    What has to be laid out or drawn follows from counts: each scene is laid out for a size and a count of
    `relayout`, and the canvas was drawn for a count of all that happened.

    Args:
        release: called at every change, so that a button held in one scene does not leak into the next.
        say_wait: called before something is laid out that may take long.

    Attributes:
        guard: holds clicks back that were meant for the scene before.
        busy: the top scene uses moments in which nothing happens.
        rim: where people sit round the screen, so many pixels beside the edges of others take no press.
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
        self._relayouts = self._happened = 0
        self._laid: dict[Scene, object] = {}
        self._drawn: tuple[int, object] = -1, None
        self.guard, self.busy, self.rim = PointerGuard(), False, 0
        self._sheet = Sheet()

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
        self.size = size or self.size
        self._relayouts += 1
        self._happened += 1
        self.catch_up()

    def catch_up(self) -> None:
        """Lay out what is to be drawn and was not laid out for the size, language and theme of now."""
        drawn = self._seen() if self._picture != self._drawn[1] else self.scenes[-1:]
        behind = [scene for scene in drawn if self._laid.get(scene) != self._layout]
        if any(scene.slow for scene in behind):
            self._say_wait()
        for scene in behind:
            self._lay_out(scene)

    def settle(self) -> None:
        """Carry out queued changes; called between frames."""
        while self._queue:
            queue, self._queue = self._queue, []
            for change in queue:
                change()
            self._happened += 1
            self._release()
            self.guard.changed()

    def handle(self, intent: Intent) -> None:
        """Give ``intent`` to the top scene, as it is read there."""
        if self.scenes and not self._leans(intent):
            self._happened += 1
            self.scenes[-1].handle(self.guard.hear(self._upright(intent)))

    def update(self, dt: float) -> bool:
        """Let time pass in the top scene; True if something must be drawn."""
        self.guard.update(dt)
        changed = bool(self.scenes) and self.scenes[-1].update(dt)
        changed = changed or self._happened != self._drawn[0]
        self.busy = not changed and bool(self.scenes) and self.scenes[-1].idle(dt)
        return changed

    def draw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what is needed; returns the changed rectangles."""
        self.catch_up()
        before, self._drawn = self._drawn[1], (self._happened, self._picture)
        if not self.scenes:
            return []
        if self._drawn[1] == before:
            edge = self._edge(self.scenes[-1])
            return (
                self._sheet.redraw(self.scenes[-1], canvas, edge) if edge else self.scenes[-1].redraw(canvas)
            )
        for scene in self._seen():
            edge = self._edge(scene)
            self._sheet.draw(scene, canvas, edge) if edge else scene.draw(canvas)
        return [canvas.get_rect()]

    def seen(self, rect: pygame.Rect) -> pygame.Rect:
        """Where a rectangle of the top scene lies on the canvas."""
        edge = self._edge(self.scenes[-1])
        return sheet(self.size, edge).to_canvas(rect) if edge else rect

    @staticmethod
    def _edge(scene: Scene) -> Edge:
        """The edge from which a scene is read."""
        return scene.facing if scene.turns and scene.facing is not None else Edge.BOTTOM

    def _upright(self, intent: Intent) -> Intent:
        """The same with its position as it is in the top scene."""
        edge = self._edge(self.scenes[-1])
        if not edge or not isinstance(intent, _PLACED) or intent.pos is None:
            return intent
        upright = sheet(self.size, edge).to_upright
        if isinstance(intent, Drag | Drop):
            return replace(intent, pos=upright(intent.pos), start=upright(intent.start))
        return replace(intent, pos=upright(intent.pos))

    def _leans(self, intent: Intent) -> bool:
        """Whether it is a press beside an edge where somebody sits whom the top scene is not for."""
        facing = self.scenes[-1].facing
        if facing is None or not self.rim or not isinstance(intent, Press | Release | Drag):
            return False
        x, y = intent.start if isinstance(intent, Drag | Drop) else intent.pos
        beside = (self.size[1] - y, x, y, self.size[0] - x)
        return beside[facing] >= self.rim > min(beside)

    @property
    def _layout(self) -> object:
        """What a scene is laid out for."""
        return self.size, self._relayouts

    @property
    def _picture(self) -> object:
        """What the whole canvas shows: it is drawn anew when this is another."""
        opaque = bool(self.scenes) and self.scenes[-1].opaque
        return self.size, self._seen(), self._relayouts if opaque else 0

    def _seen(self) -> list[Scene]:
        """The scenes that are seen, lowest first."""
        lowest = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[lowest:]

    def _lay_out(self, scene: Scene) -> None:
        self._laid[scene] = self._layout
        scene.layout(self.size)

    def _push(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes[-1].on_cover()
            scene.facing = self.scenes[-1].facing
        self.scenes.append(scene)
        scene.stack = self
        self._lay_out(scene)
        scene.on_enter()

    def _pop(self, scene: Scene | None) -> None:
        if not self.scenes or (scene is not None and scene not in self.scenes):
            return
        keep = self.scenes.index(scene) if scene is not None else len(self.scenes) - 1
        self._leave(keep)
        if self.scenes:
            self.scenes[-1].on_uncover()

    def _clear(self) -> None:
        self._leave(0)

    def _leave(self, keep: int) -> None:
        """Take scenes away until so many are left."""
        while len(self.scenes) > keep:
            scene = self.scenes.pop()
            self._laid.pop(scene, None)
            scene.on_exit()
