"""Which button does what, as tables, and how it is drawn on the device in use.

One file, though a long one: tables of one shape that are read beside one another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from game.ui.input.intents import (
    Back,
    Confirm,
    Cycle,
    Hint,
    History,
    Inspect,
    Intent,
    Menu,
    Nav,
    Page,
    Redo,
    Turn,
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
    "next": lambda device: Cycle(device, 1),
    "previous": lambda device: Cycle(device, -1),
    "page-next": lambda device: Page(device, 1),
    "page-previous": lambda device: Page(device, -1),
    "turn": lambda device: Turn(device, 1),
    "turn-back": lambda device: Turn(device, -1),
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


def pad_action(position: str, swap: bool) -> str | None:
    """What the button at ``position`` means; ``swap`` exchanges confirm and back."""
    return PAD.get(_SWAP.get(position, position) if swap else position)


def pad_position(action: str, swap: bool) -> str | None:
    """Where the button for ``action`` sits."""
    position = next((place for place, meaning in PAD.items() if meaning == action), None)
    return _SWAP.get(position, position) if swap and position else position


# --- glyphs ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Glyph:
    """How a button is shown: the name of an icon and what is written on it, which may be nothing."""

    icon: str
    label: str = ""


_VENDORS = {"045e": "xbox", "054c": "playstation", "057e": "nintendo"}
_NAMES = {
    "xbox": ("xbox", "x-box", "xinput"),
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"),
    "nintendo": ("nintendo", "switch", "joy-con", "pro controller"),
}
_LETTERS = {
    "xbox": {"south": "A", "east": "B", "west": "X", "north": "Y"},
    "nintendo": {"south": "B", "east": "A", "west": "Y", "north": "X"},
}
_SHOULDERS = {
    "xbox": {"left-shoulder": "LB", "right-shoulder": "RB", "left-trigger": "LT", "right-trigger": "RT"},
    "nintendo": {"left-shoulder": "L", "right-shoulder": "R", "left-trigger": "ZL", "right-trigger": "ZR"},
    "playstation": {
        "left-shoulder": "L1",
        "right-shoulder": "R1",
        "left-trigger": "L2",
        "right-trigger": "R2",
    },
}
_SHAPES = {
    "south": "glyph-cross",
    "east": "glyph-circle",
    "west": "glyph-square",
    "north": "glyph-triangle",
}
_KEY_LABELS = {
    "confirm": "Enter",
    "back": "Esc",
    "inspect": "I",
    "undo": "U",
    "redo": "Y",
    "menu": "M",
    "history": "H",
    "hint": "F1",
    "next": "Tab",
    "previous": "Shift+Tab",
    "page-next": "PgDn",
    "page-previous": "PgUp",
    "turn": "R",
    "turn-back": "R",
}
_MOUSE = {
    "confirm": "glyph-mouse-left",
    "back": "glyph-mouse-right",
    "inspect": "glyph-mouse-hold",
    SCROLL: "glyph-mouse-wheel",
}
_TOUCH = {"confirm": "glyph-tap", "inspect": "glyph-hold", SCROLL: "glyph-swipe"}


def family(name: str, guid: str) -> str:
    """Whose letters are on a pad: by maker's number in the GUID, else by its name."""
    maker = guid[10:12] + guid[8:10]
    if maker in _VENDORS:
        return _VENDORS[maker]
    low = name.lower()
    return next((kind for kind, words in _NAMES.items() if any(word in low for word in words)), "generic")


def pad_glyph(action: str, kind: str, swap: bool) -> Glyph | None:
    """The button for ``action`` on a pad of that family; None if it has none."""
    if action == SCROLL:
        return Glyph("glyph-dpad")
    position = pad_position(action, swap)
    if position is None:
        return None
    if position in _SHAPES:
        if kind == "playstation":
            return Glyph(_SHAPES[position])
        letter = _LETTERS.get(kind, {}).get(position)
        return Glyph("glyph-button", letter) if letter else Glyph(f"glyph-{position}")
    shoulders = _SHOULDERS.get(kind, _SHOULDERS["playstation"])
    if position in shoulders:
        return Glyph("glyph-key", shoulders[position])
    return Glyph("glyph-dpad" if position in REPEATED else f"glyph-{position}")


def key_glyph(action: str) -> Glyph | None:
    """The key for ``action``: a key cap with what is printed on it."""
    if action in REPEATED or action == SCROLL:
        return Glyph("glyph-arrows")
    label = _KEY_LABELS.get(action)
    return Glyph("glyph-key", label) if label else None


def pointer_glyph(action: str, touch: bool) -> Glyph | None:
    """The gesture for ``action``; None where a button on the screen is pressed instead."""
    icon = (_TOUCH if touch else _MOUSE).get(action)
    return Glyph(icon) if icon else None
