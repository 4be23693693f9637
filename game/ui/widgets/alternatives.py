"""A place where one of several things is shown, as large as the largest of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from game.ui.services import Services
from game.ui.widgets.widget import Mood, Widget


class Alternatives(Widget):
    """Shows one of its children, none of which may take the focus; nothing jumps when it is another.

    Args:
        children: by name.
        shown: the name of the one that is shown.
    """

    def __init__(self, children: Mapping[str, Widget], shown: str) -> None:
        super().__init__()
        self._children = dict(children)
        self.shown = shown

    def leaves(self) -> Iterator[Widget]:
        """Itself only: it draws what is shown."""
        yield self

    def natural(self, ui: Services) -> int:
        """As wide as the widest."""
        return max(child.natural(ui) for child in self._children.values())

    def height(self, ui: Services, width: int) -> int:
        """As high as the highest."""
        return max(child.height(ui, width) for child in self._children.values())

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """All in the same place."""
        super().place(ui, rect)
        for child in self._children.values():
            child.place(ui, rect)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the one that is shown."""
        for leaf in self._children[self.shown].leaves():
            leaf.draw(ui, canvas, mood)
