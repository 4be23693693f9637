"""What every widget is: something with a size, a place and a look, and perhaps a will of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.rules.kernel.text import Text
from game.ui.input.intents import Direction, Pixel
from game.ui.services import Services

Words = Text | str
"""A message of the catalogue, or something that is the same in every language: a name, a number."""


def resolved(ui: Services, words: Words) -> str:
    """The words as they are shown."""
    return ui.catalogue.say(words) if isinstance(words, Text) else words


@dataclass(frozen=True, slots=True)
class Mood:
    """What a widget must know of the page to draw itself.

    Attributes:
        focus: the id of the widget in focus.
        outlined: the focus came by keys or pad and gets its glowing outline.
        pressed: the id of the widget that a pointer holds down.
    """

    focus: str | None = None
    outlined: bool = False
    pressed: str | None = None


class Widget:
    """The base of all widgets. Widgets are made anew whenever a page is built, and hold no surfaces.

    Attributes:
        id: what the focus knows it by; empty for what cannot have the focus.
        rect: its place in canvas pixels, after :meth:`place`.
        stretch: takes the height that is left over in its column.
        sliver: a little of it may lie beyond an edge of its page without its being cut.
        splits: where an edge of its page cuts it, it draws what is whole of it itself, line by line.
        tight: so much lower than usual is it in design units, where its page shows one row more for that;
            None for what cannot be lower.
        hint: what Confirm does with it, for the line of hints; or ``hint_action``, if that is another.
    """

    stretch = False
    sliver, splits = True, False
    tight: int | None = None
    hint: Text | None = None
    hint_action = "confirm"

    def __init__(self, id: str = "") -> None:
        self.id = id
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def focusable(self) -> bool:
        """Whether the focus can rest on it now."""
        return False

    def natural(self, ui: Services) -> int:
        """The width it would like to have, in pixels."""
        return 0

    def height(self, ui: Services, width: int) -> int:
        """The height it needs when it is ``width`` pixels wide."""
        return 0

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Take this place."""
        self.rect = rect

    def leaves(self) -> Iterator[Widget]:
        """Itself and what it contains, in reading order."""
        yield self

    @property
    def hinted(self) -> bool:
        """Whether its hint holds now."""
        return True

    def entered(self) -> None:
        """The focus has come to it."""

    def adopt(self, old: Widget) -> None:
        """Take over what the widget of the same id, before the page was built anew, had come to."""

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw itself, without what it contains."""

    def confirm(self, ui: Services) -> None:
        """Confirm was pressed while it has the focus."""

    def nav(self, ui: Services, direction: Direction) -> bool:
        """A direction was pressed while it has the focus. True keeps the focus from moving."""
        return False

    def click(self, ui: Services, pos: Pixel) -> None:
        """It was clicked or tapped at ``pos``."""
        self.confirm(ui)

    def drag(self, ui: Services, start: Pixel, pos: Pixel) -> bool:
        """A pointer that went down on it at ``start`` is now at ``pos``. True if that means something."""
        return False

    def scroll(self, ui: Services, pixels: int) -> bool:
        """Move what it shows towards its end. True if it moved."""
        return False
