"""What fingers ask of the scene that they play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Host(Protocol):
    """What fingers ask of the scene that they play on."""

    def press(self, button: str) -> None:
        """A button of the bar: "undo", "history", "menu"."""

    def inspect(self, id: str) -> None:
        """Look closely at what has the focus id ``id``."""

    def visit(self, scene: str | int) -> None:
        """To another scene of the table, or so many further on."""

    def look_privately(self, afterwards: Callable[[], None]) -> None:
        """The player to act looks behind a curtain, and then goes on."""
