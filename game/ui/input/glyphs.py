"""How a button is drawn on the device in use: the letters and signs that are printed on it."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.input.bindings import REPEATED, SCROLL, pad_position


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
