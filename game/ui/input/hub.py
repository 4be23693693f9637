"""All devices together: the only reader of pygame's event queue."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.ui.display import Display
from game.ui.input.glyphs import Glyph, key_glyph, pad_glyph, pointer_glyph
from game.ui.input.intents import DeviceJoined, DeviceLeft, Intent, Point
from game.ui.input.keyboard import Keyboard
from game.ui.input.pads import Pad, Pads
from game.ui.input.pointer import Mouse
from game.ui.input.touch import Touch
from game.ui.input.waiting import wait
from game.ui.settings import Settings


class Device(Protocol):
    """What translates the events of one kind of device."""

    def handle(self, event: pygame.Event, now: float) -> list[Intent]:
        """The intents of an event."""

    def due(self, now: float) -> list[Intent]:
        """What happens because time passed."""

    def release(self) -> None:
        """Forget what is held."""


@dataclass(slots=True)
class WindowNews:
    """What happened to the window since the last poll."""

    quit: bool = False
    resized: bool = False
    exposed: bool = False
    full_screen: bool = False
    """F11 or Alt+Enter was pressed."""
    hidden: bool | None = None
    """It went out of sight (True) or came back (False)."""


_KEYS = {pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT}
_MOUSE = {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL}
_FINGERS = {pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP}
_PADS = {
    pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION,
}
_WINDOW = {
    pygame.QUIT: ("quit", True),
    pygame.VIDEORESIZE: ("resized", True),
    pygame.WINDOWSIZECHANGED: ("resized", True),
    pygame.VIDEOEXPOSE: ("exposed", True),
    pygame.WINDOWEXPOSED: ("exposed", True),
    pygame.WINDOWHIDDEN: ("hidden", True),
    pygame.WINDOWMINIMIZED: ("hidden", True),
    pygame.WINDOWSHOWN: ("hidden", False),
    pygame.WINDOWRESTORED: ("hidden", False),
    pygame.WINDOWMAXIMIZED: ("hidden", False),
}
"""What an event says of the window: a name of `WindowNews` and its value."""


class Hub:
    """Turns what the devices say into what people want.

    ``last_device`` names the device used last, as intents do, and ``used`` says when that was; ``news`` tells
    of the window.

    Args:
        display: for positions.
        settings: ``swap_confirm`` counts at every press.
        clock: seconds; tests bring their own.
    """

    def __init__(
        self, display: Display, settings: Settings, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.last_device = "keyboard"
        self.news = WindowNews()
        self._settings = settings
        self.clock = clock
        self.used = clock()
        self._keyboard, self._pads = Keyboard(), Pads(settings)
        mouse, touch = Mouse(display), Touch(display, settings)
        self._devices: tuple[Device, ...] = (self._keyboard, mouse, touch, self._pads)
        self._reader: dict[int, Device] = {
            **dict.fromkeys(_KEYS, self._keyboard),
            **dict.fromkeys(_MOUSE, mouse),
            **dict.fromkeys(_FINGERS, touch),
            **dict.fromkeys(_PADS, self._pads),
        }
        pygame.key.set_repeat()
        pygame.key.stop_text_input()

    @property
    def pads(self) -> list[Pad]:
        """The pads that are plugged in."""
        return self._pads.all

    @property
    def useless(self) -> list[str]:
        """The names of what is plugged in like a pad, but has nothing to press."""
        return self._pads.useless

    @property
    def text_mode(self) -> bool:
        """Whether keys write (``Type``) instead of being shortcuts; set by who owns a text field."""
        return self._keyboard.text_mode

    @text_mode.setter
    def text_mode(self, on: bool) -> None:
        if on != self._keyboard.text_mode:
            self._keyboard.text_mode = on
            (pygame.key.start_text_input if on else pygame.key.stop_text_input)()

    def wait(self, seconds: float) -> None:
        """Sleep until something happens, at most so long."""
        wait(seconds, self.clock() - self.used)

    def poll(self) -> list[Intent]:
        """What people want since the last poll, in order."""
        now = self.clock()
        self.news = WindowNews()
        intents: list[Intent] = []
        for event in pygame.event.get():
            device = self._reader.get(event.type)
            if event.type in _WINDOW:
                setattr(self.news, *_WINDOW[event.type])
            elif event.type == pygame.WINDOWFOCUSLOST:
                self.release()
            elif _toggles_full_screen(event):
                self.news.full_screen = True
            elif device is not None:
                intents += device.handle(event, now)
        for device in self._devices:
            intents += device.due(now)
        self._note(intents, now)
        return _without_old_points(intents)

    def release(self) -> None:
        """Forget every held key and button, so that none leaks into the next scene."""
        for device in self._devices:
            device.release()

    def pad(self, device: str) -> Pad | None:
        """The pad that intents call ``device``, if it is plugged in."""
        return self._pads.find(device)

    def glyph(self, action: str, device: str | None = None) -> Glyph | None:
        """How ``action`` (a name of ``bindings.ACTIONS``) is shown on a device, by default the last used.

        None where that device has no button for it.
        """
        device = device or self.last_device
        if device == "keyboard":
            return key_glyph(action)
        if device in {"mouse", "touch"}:
            return pointer_glyph(action, touch=device == "touch")
        pad = self.pad(device)
        return pad_glyph(action, pad.family if pad else "generic", self._settings.swap_confirm)

    def close(self) -> None:
        """Close the devices."""
        self._pads.close()

    def _note(self, intents: list[Intent], now: float) -> None:
        self.used = now if intents else self.used
        used = [i.device for i in intents if not isinstance(i, DeviceJoined | DeviceLeft)]
        if used and used[-1] != self.last_device:
            self.last_device = used[-1]
            pygame.mouse.set_visible(self.last_device == "mouse")


def _toggles_full_screen(event: pygame.Event) -> bool:
    if event.type != pygame.KEYDOWN:
        return False
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))


def _without_old_points(intents: list[Intent]) -> list[Intent]:
    """Of movements in a row only the last counts."""
    kept: list[Intent] = []
    for intent in intents:
        last = kept[-1] if kept else None
        if isinstance(intent, Point) and isinstance(last, Point) and intent.device == last.device:
            kept.pop()
        kept.append(intent)
    return kept
