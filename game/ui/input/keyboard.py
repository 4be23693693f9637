"""The keyboard: shortcuts, arrows, and typing."""

from __future__ import annotations

import pygame

from game.ui.input.bindings import (
    ACTIONS,
    CONTROL,
    CONTROL_EDITING,
    CONTROL_SHIFTED,
    EDITING,
    HELD,
    KEYS,
    REPEATED,
    SHIFTED,
    TYPING,
)
from game.ui.input.clipboard import copied
from game.ui.input.intents import Edit, Inspect, Intent, Type
from game.ui.input.repeat import Repeater

DEVICE = "keyboard"
_SCAN_A, _SCAN_Z = pygame.KSCAN_A, pygame.KSCAN_Z


class Keyboard:
    """Turns keys into intents.

    ``text_mode``: keys that write give ``Type``; what else they would mean is off.
    """

    def __init__(self) -> None:
        self.text_mode = False
        self._repeat = Repeater()
        self._held: set[int] = set()

    def handle(self, event: pygame.Event, now: float) -> list[Intent]:
        """The intents of a key event."""
        if event.type == pygame.TEXTINPUT:
            return [Type(DEVICE, event.text)] if self.text_mode and event.text else []
        key = _latin(event.key, event.scancode)
        if event.type == pygame.KEYUP:
            return self._up(key)
        return self._down(key, event.mod, now)

    def due(self, now: float) -> list[Intent]:
        """What held keys repeat."""
        return self._repeat.due(now)

    def release(self) -> None:
        """Forget what is held."""
        self._repeat.clear()
        self._held.clear()

    def _down(self, key: int, mod: int, now: float) -> list[Intent]:
        self._held.add(key)
        edit = _editing(key, mod) if self.text_mode else None
        if edit is not None:
            return self._repeat.hold(key, edit, now)
        action = _action(key, mod)
        if action is None or (self.text_mode and (action not in TYPING or key == pygame.K_SPACE)):
            return []
        intent = ACTIONS[action](DEVICE)
        return self._repeat.hold(key, intent, now) if action in REPEATED else [intent]

    def _up(self, key: int) -> list[Intent]:
        self._repeat.drop(key)
        if key not in self._held:
            return []
        self._held.discard(key)
        return [Inspect(DEVICE, on=False)] if KEYS.get(key) in HELD and not self.text_mode else []


def _editing(key: int, mod: int) -> Intent | None:
    """What a key does to the line that is being written, besides writing."""
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        if key == pygame.K_v:
            return Type(DEVICE, copied())
        return Edit(DEVICE, CONTROL_EDITING[key]) if key in CONTROL_EDITING else None
    if key == pygame.K_BACKSPACE:
        return Type(DEVICE, erase=True)
    return Edit(DEVICE, EDITING[key], bool(mod & pygame.KMOD_SHIFT)) if key in EDITING else None


def _action(key: int, mod: int) -> str | None:
    if mod & pygame.KMOD_ALT:
        return None
    shift = bool(mod & pygame.KMOD_SHIFT)
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return CONTROL_SHIFTED.get(key) if shift else CONTROL.get(key)
    return (SHIFTED.get(key) if shift else None) or KEYS.get(key)


def _latin(key: int, scancode: int) -> int:
    """The key by its place where the layout has other letters: shortcuts also work on a Persian keyboard."""
    if key >= 0x80 and _SCAN_A <= scancode <= _SCAN_Z:
        return int(ord("a") + scancode - _SCAN_A)
    return key
