"""Gamepads: several, late, vanishing. The only module that knows ``pygame._sdl2.controller``."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass, field
from math import copysign

import pygame

from game.ui.input.axis import Axis
from game.ui.input.bindings import (
    ACTIONS,
    CONTROLLER_BUTTONS,
    HELD,
    JOYSTICK_BUTTONS,
    REPEATED,
    pad_action,
)
from game.ui.input.glyphs import family
from game.ui.input.intents import DeviceJoined, DeviceLeft, Inspect, Intent, Nav, Scroll
from game.ui.input.repeat import Repeater
from game.ui.input.stick import ENGAGE, LET_GO, Stick
from game.ui.settings import Settings

# By position, not by the letter printed on the button; must be set before SDL opens the pads.
os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
from pygame._sdl2 import controller

FULL = 32767
_STICK = {pygame.CONTROLLER_AXIS_LEFTX: 0, pygame.CONTROLLER_AXIS_LEFTY: 1}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "left-trigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "right-trigger",
}
_SCROLL = pygame.CONTROLLER_AXIS_RIGHTY
_HAT = ({-1: "left", 1: "right"}, {-1: "down", 1: "up"})
"""Where a hat is pushed to, by the value of each of its axes."""


@dataclass(slots=True)
class Pad:
    """One pad that is plugged in.

    Attributes:
        device: how intents name it.
        family: whose letters are on its buttons.
        mapped: SDL knows its buttons; otherwise they are guessed.
    """

    device: str
    name: str
    guid: str
    family: str
    mapped: bool
    handle: object
    axes: dict[int, Axis] = field(default_factory=dict)
    stick: Stick = field(default_factory=Stick)
    hats: dict[int, tuple[int, int]] = field(default_factory=dict)
    held: set[str] = field(default_factory=set)
    pushed: set[int] = field(default_factory=set)


class Pads:
    """Every pad. Plugging and unplugging is learnt from events alone.

    Args:
        settings: ``swap_confirm`` is looked at with every press.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._repeat = Repeater()
        self._pads: dict[int, Pad] = {}
        self._useless: dict[int, str] = {}
        controller.init()
        pygame.joystick.init()

    @property
    def all(self) -> list[Pad]:
        """The pads that are plugged in, in the order in which they came."""
        return list(self._pads.values())

    @property
    def useless(self) -> list[str]:
        """The names of what is plugged in too, but has nothing to press: pedals, sensors."""
        return list(self._useless.values())

    def find(self, device: str) -> Pad | None:
        """The pad with this device name."""
        return next((pad for pad in self._pads.values() if pad.device == device), None)

    def handle(self, event: pygame.Event, now: float) -> list[Intent]:
        """The intents of a controller or joystick event."""
        if event.type in {pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED}:
            return self._scan(now)
        pad = self._pads.get(event.instance_id)
        if pad is None:
            if event.type == pygame.JOYDEVICEREMOVED:
                self._useless.pop(event.instance_id, None)
            return []
        if event.type == pygame.JOYDEVICEREMOVED:
            return self._remove(event.instance_id)
        return self._mapped(pad, event, now) if pad.mapped else self._raw(pad, event, now)

    def due(self, now: float) -> list[Intent]:
        """What held buttons and sticks repeat; an axis that has been still for a while may be at rest."""
        intents: list[Intent] = []
        for pad in self._pads.values():
            for number, axis in pad.axes.items():
                if axis.wait(now):
                    intents += self._pushed_to(pad, number, 0.0, now)
        return intents + self._repeat.due(now)

    def release(self) -> None:
        """Forget what is held; a stick that is still pushed must come back first."""
        self._repeat.clear()
        for pad in self._pads.values():
            pad.held.clear()

    def close(self) -> None:
        """Close every pad."""
        self._pads.clear()
        self._useless.clear()
        pygame.joystick.quit()
        controller.quit()

    # --- coming and going ---

    def _scan(self, now: float) -> list[Intent]:
        # The index in the event may be out of date when several come and go at once: look at all of them.
        joined: list[Intent] = []
        for index in range(pygame.joystick.get_count()):
            with suppress(pygame.error):
                pad = self._open(index, now)
                if pad is not None:
                    joined.append(DeviceJoined(pad.device, pad.name))
        return joined

    def _open(self, index: int, now: float) -> Pad | None:
        joystick = pygame.joystick.Joystick(index)
        instance = joystick.get_instance_id()
        if instance in self._pads:
            return None
        mapped = controller.is_controller(index)
        name, guid = joystick.get_name(), joystick.get_guid()
        if not (mapped or joystick.get_numbuttons() or joystick.get_numhats()):
            self._useless[instance] = name
            return None
        pad = Pad(f"pad:{instance}", name, guid, family(name, guid), mapped, joystick)
        if mapped:
            pad.handle = known = controller.Controller(index)
            values = [known.get_axis(axis) / FULL for axis in range(pygame.CONTROLLER_AXIS_MAX)]
        else:
            values = [joystick.get_axis(axis) for axis in range(joystick.get_numaxes())]
        pad.axes = {number: Axis(value, now) for number, value in enumerate(values)}
        self._pads[instance] = pad
        return pad

    def _remove(self, instance: int) -> list[Intent]:
        device = self._pads.pop(instance).device
        for source in ("stick", "scroll", *REPEATED):
            self._repeat.drop((device, source))
        return [DeviceLeft(device)]

    # --- translating ---

    def _mapped(self, pad: Pad, event: pygame.Event, now: float) -> list[Intent]:
        if event.type in {pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP}:
            position = CONTROLLER_BUTTONS.get(event.button)
            return self._button(pad, position, event.type == pygame.CONTROLLERBUTTONDOWN, now)
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(pad, event.axis, event.value / FULL, now)
        return []

    def _raw(self, pad: Pad, event: pygame.Event, now: float) -> list[Intent]:
        if event.type in {pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP}:
            position = JOYSTICK_BUTTONS.get(event.button)
            return self._button(pad, position, event.type == pygame.JOYBUTTONDOWN, now)
        if event.type == pygame.JOYAXISMOTION and event.axis in _STICK:
            return self._axis(pad, event.axis, event.value, now)
        if event.type == pygame.JOYHATMOTION:
            return self._hat(pad, event.hat, event.value, now)
        return []

    def _button(self, pad: Pad, position: str | None, down: bool, now: float) -> list[Intent]:
        if position is None:
            return []
        action = pad_action(position, self._settings.swap_confirm)
        if not down:
            self._repeat.drop((pad.device, position))
            was_held = position in pad.held
            pad.held.discard(position)
            return [Inspect(pad.device, on=False)] if was_held and action in HELD else []
        if position in pad.held:
            return []
        pad.held.add(position)
        intent = ACTIONS[action](pad.device)
        return self._repeat.hold((pad.device, position), intent, now) if action in REPEATED else [intent]

    def _axis(self, pad: Pad, number: int, value: float, now: float) -> list[Intent]:
        axis = pad.axes.get(number)
        if axis is None:
            return []
        axis.move(value, now)
        return self._pushed_to(pad, number, axis.push, now)

    def _pushed_to(self, pad: Pad, axis: int, push: float, now: float) -> list[Intent]:
        if axis in _STICK:
            return self._push(pad, axis, push, now)
        if axis in _TRIGGERS and self._pushed(pad, axis, push) is not None:
            return self._button(pad, _TRIGGERS[axis], axis in pad.pushed, now)
        if axis == _SCROLL:
            return self._scroll(pad, push, now)
        return []

    @staticmethod
    def _pushed(pad: Pad, axis: int, value: float) -> bool | None:
        """Whether a trigger or stick is pushed now; None if that has not changed."""
        if axis in pad.pushed and abs(value) < LET_GO:
            pad.pushed.discard(axis)
            return False
        if axis not in pad.pushed and abs(value) > ENGAGE:
            pad.pushed.add(axis)
            return True
        return None

    def _push(self, pad: Pad, axis: int, value: float, now: float) -> list[Intent]:
        if not pad.stick.move(_STICK[axis], value):
            return []
        source = (pad.device, "stick")
        self._repeat.drop(source)
        if pad.stick.direction is None:
            return []
        return self._repeat.hold(source, Nav(pad.device, pad.stick.direction), now)

    def _scroll(self, pad: Pad, value: float, now: float) -> list[Intent]:
        source = (pad.device, "scroll")
        pushed = self._pushed(pad, _SCROLL, value)
        if pushed:
            return self._repeat.hold(source, Scroll(pad.device, int(copysign(1, value))), now)
        if pushed is False:
            self._repeat.drop(source)
        return []

    def _hat(self, pad: Pad, hat: int, value: tuple[int, int], now: float) -> list[Intent]:
        intents: list[Intent] = []
        for side, before, after in zip(_HAT, pad.hats.get(hat, (0, 0)), value, strict=True):
            if before != after:
                intents += self._button(pad, side.get(before), False, now)
                intents += self._button(pad, side.get(after), True, now)
        pad.hats[hat] = value
        return intents
