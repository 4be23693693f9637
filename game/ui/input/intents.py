"""What a person wants, whichever device said so. Scenes see these and never a pygame event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Direction = Literal["left", "right", "up", "down"]
Pixel = tuple[int, int]
"""A point in canvas pixels."""


@dataclass(frozen=True, slots=True)
class Intent:
    """``device`` is "mouse", "touch", "keyboard" or "pad:<instance>"."""

    device: str


@dataclass(frozen=True, slots=True)
class Nav(Intent):
    """Move the focus (D-pad, stick, arrow keys)."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Point(Intent):
    """The pointer moved, or a finger dragged, to ``pos``."""

    pos: Pixel
    held: bool = False


@dataclass(frozen=True, slots=True)
class Press(Intent):
    """A pointer button or finger went down at ``pos``."""

    pos: Pixel


@dataclass(frozen=True, slots=True)
class Release(Intent):
    """It came up again; without much movement that is a click or tap."""

    pos: Pixel
    tap: bool


@dataclass(frozen=True, slots=True)
class Drag(Point):
    """What went down at ``start`` has wandered so far that it is no tap any more."""

    start: Pixel = (0, 0)


@dataclass(frozen=True, slots=True)
class Drop(Release):
    """It came up after a drag from ``start``."""

    start: Pixel = (0, 0)


@dataclass(frozen=True, slots=True)
class Confirm(Intent):
    """South button, Enter, Space."""


@dataclass(frozen=True, slots=True)
class Back(Intent):
    """East button, Escape, right mouse button."""


@dataclass(frozen=True, slots=True)
class Inspect(Intent):
    """North button, I, long press of a finger (then with ``pos``): look at what is focused.

    ``on`` is False when the button comes up again, so that holding it can peek.
    """

    on: bool = True
    pos: Pixel | None = None


@dataclass(frozen=True, slots=True)
class Undo(Intent):
    """West button, U, Ctrl+Z: take the last step back."""


@dataclass(frozen=True, slots=True)
class Redo(Intent):
    """Y, Ctrl+Y, Ctrl+Shift+Z."""


@dataclass(frozen=True, slots=True)
class Menu(Intent):
    """Start button, F10, M."""


@dataclass(frozen=True, slots=True)
class History(Intent):
    """Select button, H."""


@dataclass(frozen=True, slots=True)
class Hint(Intent):
    """Left stick pressed, F1: what might be done now."""


@dataclass(frozen=True, slots=True)
class Labels(Intent):
    """F2: what is what on the table."""


@dataclass(frozen=True, slots=True)
class Cycle(Intent):
    """Shoulder buttons, Tab: the next (+1) or previous (-1) choice."""

    step: int


@dataclass(frozen=True, slots=True)
class Page(Intent):
    """Triggers, Page up and down: next (+1) or previous (-1) page or place."""

    step: int


@dataclass(frozen=True, slots=True)
class Scroll(Intent):
    """Wheel or right stick; positive towards the end. ``pos`` is where the pointer is, if there is one."""

    steps: int
    pos: Pixel | None = None


@dataclass(frozen=True, slots=True)
class Rotate(Intent):
    """R and Shift+R: turn the thing in hand a quarter, clockwise for +1."""

    step: int


@dataclass(frozen=True, slots=True)
class Type(Intent):
    """Text typed on a keyboard; ``erase`` for backspace."""

    text: str = ""
    erase: bool = False


@dataclass(frozen=True, slots=True)
class Edit(Intent):
    """A key that edits a line: "left", "right", "start", "end", "delete", "all", "copy" or "cut".

    ``select``: what the cursor passes is selected.
    """

    way: str
    select: bool = False


@dataclass(frozen=True, slots=True)
class DeviceJoined(Intent):
    """A pad was plugged in; ``name`` as it calls itself."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class DeviceLeft(Intent):
    """A pad vanished."""
