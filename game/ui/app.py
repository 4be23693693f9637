"""The main loop."""

from __future__ import annotations

import gc
import signal
import time
from collections import deque
from types import FrameType

import pygame

from game.ui.blanking import Blanking
from game.ui.collector import Collector
from game.ui.display import NoDisplay
from game.ui.input.intents import Intent, Release, Type
from game.ui.scene import Scene, SceneStack
from game.ui.services import Services
from game.ui.trace import Trace
from game.ui.widgets.dialog import message
from game.ui.widgets.wait import draw_wait

LIVELY = 60
"""Turns of the loop in a second while things happen."""
CALM = 30
"""The same when nothing has happened lately."""
DOZE, DEEPEST, _DEEPER = 0.25, 0.5, 6.0
"""Seconds that a turn waits for something to happen when nothing did for a while: at first, at most, and how
long nothing must happen for each of them.

Waking up is what an idle program costs, not what it does then. What people do wakes it (`input/waiting.py`).
"""
_CALM_AFTER, _DOZE_AFTER = 0.5, 1.5
_LONGEST = 0.1
"""Seconds that pass at most in one turn: after a hold-up an animation goes on where it was."""
_REMEMBERED = 60
_SETTLED = 0.12
"""Seconds for which a window must keep its size before the scenes are laid out for it."""
RIM = 15
"""Millimetres beside the edge of a flat screen where arms rest."""


class App:
    """Runs scenes until none is left, the window is closed, or the system says so.

    Nothing is drawn unless something changed.
    """

    def __init__(self, services: Services, trace: Trace | None = None) -> None:
        self.services = services
        self.stack = SceneStack(services.display.size, services.hub.release, self.say_wait)
        self._blanking = Blanking(services, self.stack)
        self.frames = 0
        """How many frames were drawn."""
        self.recent: deque[str] = deque(maxlen=_REMEMBERED)
        """The last intents, for a report of an error; of what was typed only that it was."""
        self._trace = trace
        self._clock = pygame.time.Clock()
        self._stopped, self._revision = False, services.revision
        self._last_change = 0.0
        self._collector, self._collected = Collector(), False
        self._resize_at: float | None = None

    def run(self, first: Scene) -> None:
        """Play from ``first`` to the end; every scene is told that it leaves."""
        self.start(first)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        self.turn()
        self.keep()
        while self.stack.scenes and not self._stopped:
            self.turn()
        self.stop()

    def start(self, first: Scene) -> None:
        """Put ``first`` on the screen."""
        self._follow_rim()
        self.stack.push(first)
        self.stack.settle()
        self._last_change = time.monotonic()

    def keep(self) -> None:
        """What was made so far stays: from now on the collector need not walk through it again and again."""
        gc.enable()
        if self.stack.scenes:
            self._collector.rest(self.stack.scenes[0])

    def stop(self) -> None:
        """Let every scene leave."""
        self._stopped = True
        if self.stack.scenes:
            self.stack.pop(self.stack.scenes[0])
        self.stack.settle()

    def turn(self) -> None:
        """One turn of the loop."""
        still, longest = time.monotonic() - self._last_change, _LONGEST
        if still >= _DOZE_AFTER and not self.stack.busy and self._resize_at is None:
            if not self._collected and self.stack.scenes:
                self._collector.rest(self.stack.scenes[0])
                self._collected = True
            asleep = min(max(DOZE, still / _DEEPER), DEEPEST)
            self.services.hub.wait(asleep)
            # Asleep time passes too, but for what wakes it: that begins now.
            longest = _LONGEST if pygame.event.peek() else asleep
        lively = still < _CALM_AFTER or self.stack.busy
        dt = min(self._clock.tick(LIVELY if lively else CALM) / 1000, longest)
        if self.step(dt):
            self._last_change, self._collected = time.monotonic(), False

    def step(self, dt: float) -> bool:
        """What a turn does, without waiting. True if anything happened."""
        intents = self.services.hub.poll()
        self._follow_window()
        for intent in intents:
            self.recent.append(_spelled(intent))
            self.stack.handle(intent)
            self.stack.settle()
        lifted = any(isinstance(intent, Release) and intent.device == "touch" for intent in intents)
        if lifted and not self.services.touched and self.services.touch():
            self.stack.guard.changed()  # what was aimed at lies elsewhere now
        if self._revision != self.services.revision:
            self._revision = self.services.revision
            self._follow_rim()
            self.stack.relayout(self.services.display.size)
        if (trouble := self.services.settings_file.untold()) and self.stack.scenes:
            self.stack.push(message(self.services, trouble))
            self.stack.settle()
        self._blanking.update()
        self.stack.catch_up()
        changed = self.stack.update(dt)
        self.stack.settle()
        if changed and self._resize_at is None:
            self.draw()
        if self._trace is not None and self._resize_at is None:
            self._trace.note(self.stack, self.services)
        return changed or bool(intents)

    def draw(self) -> None:
        """Draw what changed and show it."""
        display = self.services.display
        changed = self.stack.draw(display.canvas)
        if changed:
            display.update(changed)
        self.frames += 1

    def say_wait(self) -> None:
        """A sign that something is being done, over what is on the screen; alone, if that is empty."""
        display = self.services.display
        whole = [display.canvas.get_rect()] if display.blank else []
        if whole:
            display.canvas.fill(self.services.theme.palette.table_deep)
        sign = draw_wait(self.services, display.canvas)
        display.update(whole or [sign])

    def _follow_rim(self) -> None:
        self.stack.rim = self.services.mm(RIM)

    def _follow_window(self) -> None:
        news, services = self.services.hub.news, self.services
        if news.quit and services.kiosk:  # who closes the window says so otherwise
            raise NoDisplay("The window system has ended.")
        if news.quit:
            self._stopped = True
        if news.hidden is not None:
            services.sound.set_hidden(news.hidden)
        if news.full_screen and not services.kiosk:
            services.settings.full_screen = not services.display.full_screen
            services.apply()
        if news.resized and services.display.resized():
            # Dragging an edge changes the size dozens of times a second; laying out waits for the last.
            self._resize_at = time.monotonic() + _SETTLED
            self.say_wait()
        if self._resize_at is not None and time.monotonic() >= self._resize_at:
            self._resize_at = None
            services.refresh()
            services.revision += 1
        if news.exposed:
            services.display.update([pygame.Rect((0, 0), services.display.size)])

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopped = True


def _spelled(intent: Intent) -> str:
    return f"{Type.__name__}({intent.device})" if isinstance(intent, Type) else repr(intent)
