"""Which button does what, as tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.ui.input.intents import (
    Back,
    Confirm,
    Cycle,
    Hint,
    History,
    Inspect,
    Intent,
    Labels,
    Menu,
    Nav,
    Page,
    Redo,
    Rotate,
    Undo,
)

ACTIONS: Mapping[str, Callable[[str], Intent]] = {
    "confirm": Confirm,
    "back": Back,
    "inspect": Inspect,
    "undo": Undo,
    "redo": Redo,
    "menu": Menu,
    "history": History,
    "hint": Hint,
    "labels": Labels,
    "next": lambda device: Cycle(device, 1),
    "previous": lambda device: Cycle(device, -1),
    "page-next": lambda device: Page(device, 1),
    "page-previous": lambda device: Page(device, -1),
    "turn": lambda device: Rotate(device, 1),
    "turn-back": lambda device: Rotate(device, -1),
    "left": lambda device: Nav(device, "left"),
    "right": lambda device: Nav(device, "right"),
    "up": lambda device: Nav(device, "up"),
    "down": lambda device: Nav(device, "down"),
}
"""What a button can mean; the names are also what ``Hub.glyph`` is asked for."""

REPEATED = {"left", "right", "up", "down"}
"""What repeats while held."""

HELD = {"inspect"}
"""What also tells when it is let go."""

SCROLL = "scroll"
"""No button of its own, but ``Hub.glyph`` knows what each device scrolls with."""

KEYS: Mapping[int, str] = {
    pygame.K_RETURN: "confirm",
    pygame.K_KP_ENTER: "confirm",
    pygame.K_SPACE: "confirm",
    pygame.K_ESCAPE: "back",
    pygame.K_BACKSPACE: "back",
    pygame.K_AC_BACK: "back",
    pygame.K_i: "inspect",
    pygame.K_u: "undo",
    pygame.K_y: "redo",
    pygame.K_m: "menu",
    pygame.K_F10: "menu",
    pygame.K_h: "history",
    pygame.K_F1: "hint",
    pygame.K_F2: "labels",
    pygame.K_TAB: "next",
    pygame.K_PAGEDOWN: "page-next",
    pygame.K_PAGEUP: "page-previous",
    pygame.K_r: "turn",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
SHIFTED: Mapping[int, str] = {pygame.K_TAB: "previous", pygame.K_r: "turn-back"}
CONTROL: Mapping[int, str] = {pygame.K_z: "undo", pygame.K_y: "redo"}
CONTROL_SHIFTED: Mapping[int, str] = {pygame.K_z: "redo"}

TYPING = {"confirm", "back", "next", "previous", "up", "down"}
"""What keys still do while text is typed; letters, space and backspace then write."""
EDITING: Mapping[int, str] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_HOME: "start",
    pygame.K_END: "end",
    pygame.K_DELETE: "delete",
}
CONTROL_EDITING: Mapping[int, str] = {pygame.K_a: "all", pygame.K_c: "copy", pygame.K_x: "cut"}
"""What keys do to the line while text is typed; Ctrl+V writes what was copied."""

PAD: Mapping[str, str] = {
    "south": "confirm",
    "east": "back",
    "west": "undo",
    "north": "inspect",
    "select": "history",
    "start": "menu",
    "left-stick": "hint",
    "right-stick": "redo",
    "left-shoulder": "previous",
    "right-shoulder": "next",
    "left-trigger": "page-previous",
    "right-trigger": "page-next",
    "up": "up",
    "down": "down",
    "left": "left",
    "right": "right",
}
"""Buttons by where they sit, since makers disagree about letters."""

_SWAP = {"south": "east", "east": "south"}

CONTROLLER_BUTTONS: Mapping[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "south",
    pygame.CONTROLLER_BUTTON_B: "east",
    pygame.CONTROLLER_BUTTON_X: "west",
    pygame.CONTROLLER_BUTTON_Y: "north",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left-stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right-stick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left-shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right-shoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
JOYSTICK_BUTTONS: Mapping[int, str] = {
    0: "south",
    1: "east",
    2: "west",
    3: "north",
    4: "left-shoulder",
    5: "right-shoulder",
    6: "select",
    7: "start",
    8: "select",
    9: "start",
}
"""A guess for pads that SDL has no mapping for: the commonest order."""


def pad_action(position: str, swap: bool) -> str:
    """What the button at ``position`` means; ``swap`` exchanges confirm and back."""
    return PAD[_SWAP.get(position, position) if swap else position]


def pad_position(action: str, swap: bool) -> str | None:
    """Where the button for ``action`` sits."""
    position = next((place for place, meaning in PAD.items() if meaning == action), None)
    return _SWAP.get(position, position) if swap and position else position
