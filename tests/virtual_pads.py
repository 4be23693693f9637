"""Gamepads without hardware: SDL's own virtual joysticks, attached to the SDL that pygame has loaded.

They give real controller and joystick events, can come and go at any time, and work under every video driver.
"""

from __future__ import annotations

import ctypes
import sys
import time
from pathlib import Path

XBOX = (0x045E, 0x028E)
PLAYSTATION = (0x054C, 0x0CE6)
NINTENDO = (0x057E, 0x2009)
UNKNOWN = (0x1234, 0x5678)
BUTTONS = {
    "south": 0,
    "east": 1,
    "west": 2,
    "north": 3,
    "select": 4,
    "start": 6,
    "left-stick": 7,
    "right-stick": 8,
    "left-shoulder": 9,
    "right-shoulder": 10,
    "up": 11,
    "down": 12,
    "left": 13,
    "right": 14,
}
AXES = {"x": 0, "y": 1, "right-x": 2, "right-y": 3, "left-trigger": 4, "right-trigger": 5}
_CONTROLLER = 1
_INIT_CONTROLLER = 0x2000
_LOOK = 0.001
"""Seconds between two looks whether the program has looked."""


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc."""

    _fields_ = [  # noqa: RUF012 - ctypes wants a list
        *((name, ctypes.c_uint16) for name in ("version", "type", "naxes", "nbuttons", "nhats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *(
            (name, ctypes.c_void_p)
            for name in ("data", "update", "index", "rumble", "triggers", "led", "send")
        ),
    ]


def sdl_library() -> Path | None:
    """The SDL2 that pygame-ce brought along; None where it comes in another way."""
    for folder in sys.path:
        found = sorted(Path(folder).glob("pygame_ce.libs/libSDL2-2*.so*"))
        if found:
            return found[0]
    return None


class VirtualPads:
    """Attaches, moves and detaches pads; they are named by the order of their attachment, from 0 on."""

    def __init__(self) -> None:
        path = sdl_library()
        assert path is not None, "no SDL2 library beside pygame-ce"
        self._sdl = ctypes.CDLL(str(path))
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        for name in ("SDL_JoystickSetVirtualButton", "SDL_JoystickSetVirtualAxis"):
            getattr(self._sdl, name).argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        self._sdl.SDL_JoystickSetVirtualHat.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        self._sdl.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
        self._sdl.SDL_JoystickGetButton.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self._sdl.SDL_JoystickGetButton.restype = ctypes.c_uint8
        self._sdl.SDL_JoystickGetAxis.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self._sdl.SDL_JoystickGetAxis.restype = ctypes.c_int16
        self._sdl.SDL_GameControllerFromInstanceID.restype = ctypes.c_void_p
        self._handles: list[int] = []
        self._names: list[bytes] = []

    def __len__(self) -> int:
        return len(self._handles)

    @property
    def ready(self) -> bool:
        """Whether the program has begun to look for pads."""
        return bool(self._sdl.SDL_WasInit(_INIT_CONTROLLER))

    def attach(
        self,
        name: str = "Test Pad",
        maker: tuple[int, int] = XBOX,
        mapped: bool = True,
        hats: int = 0,
        axes: int = 6,
        buttons: int = 10,
    ) -> int:
        """Plug a pad in; returns its number. ``mapped=False``: SDL has no idea of its ``buttons``."""
        label = name.encode()
        self._names.append(label)  # SDL keeps the pointer
        size = ctypes.sizeof(_Description)
        assert size == 88, size
        description = _Description(
            version=1,
            type=_CONTROLLER if mapped else 0,
            naxes=axes,
            nbuttons=21 if mapped else buttons,
            nhats=hats,
            vendor=maker[0],
            product=maker[1],
            name=label,
        )
        # No SDL_LockJoysticks: between two calls this thread waits for Python's lock, whose holder may be
        # waiting for SDL's. Nobody else attaches, so the index stays right.
        index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        assert index >= 0, "SDL attached no virtual pad"
        self._handles.append(self._sdl.SDL_JoystickOpen(index))
        return len(self._handles) - 1

    def plug(self, name: str, maker: tuple[int, int]) -> int:
        """Plug a pad in and wait until the program has opened it: a press before that is lost."""
        pad = self.attach(name, maker)
        instance = self._sdl.SDL_JoystickInstanceID(self._handles[pad])
        while not self._sdl.SDL_GameControllerFromInstanceID(instance):
            time.sleep(_LOOK)
        return pad

    def detach(self, pad: int) -> None:
        """Pull the plug."""
        instance = self._sdl.SDL_JoystickInstanceID(self._handles[pad])
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == instance:
                self._sdl.SDL_JoystickDetachVirtual(index)
                return

    def button(self, pad: int, button: str | int, down: bool) -> None:
        """Press or let go, by position or by number."""
        number = BUTTONS[button] if isinstance(button, str) else button
        self._sdl.SDL_JoystickSetVirtualButton(self._handles[pad], number, int(down))

    def press(self, pad: int, button: str) -> None:
        """Press and let go, each once the program has looked; what the press did has been done then."""
        for down in (True, False):
            self.button(pad, button, down)
            while self._sdl.SDL_JoystickGetButton(self._handles[pad], BUTTONS[button]) != down:
                time.sleep(_LOOK)

    def push(self, pad: int, axis: str, value: float) -> None:
        """Move a stick or trigger and leave it there, until the program has looked."""
        self.axis(pad, axis, value)
        while self._sdl.SDL_JoystickGetAxis(self._handles[pad], AXES[axis]) != int(value * 32767):
            time.sleep(_LOOK)

    def axis(self, pad: int, axis: str | int, value: float) -> None:
        """Push a stick or trigger to ``value``, -1 to 1, by name or by number."""
        number = AXES[axis] if isinstance(axis, str) else axis
        self._sdl.SDL_JoystickSetVirtualAxis(self._handles[pad], number, int(value * 32767))

    def hat(self, pad: int, value: int, hat: int = 0) -> None:
        """Push a hat: 1 up, 2 right, 4 down, 8 left, or sums of them."""
        self._sdl.SDL_JoystickSetVirtualHat(self._handles[pad], hat, value)
