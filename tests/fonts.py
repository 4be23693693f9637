"""Words are measured once in a process: rooms of many tests set the same lines."""

from __future__ import annotations

from pathlib import Path

import pygame

SHIPPED = Path(__file__).resolve().parents[1] / "assets" / "fonts"
MEASURED: dict[tuple[object, ...], tuple[int, int]] = {}
"""How large a text is, by the font, its size, whether it draws right-to-left, and the text."""
_MOST = 60_000

_Font = pygame.Font


class Remembering(_Font):
    """A font that knows what any like it has measured."""

    def __init__(self, path: Path, size: int) -> None:
        super().__init__(path, size)
        self._like: tuple[object, ...] = (path.name, size)

    def set_direction(self, direction: int) -> None:
        super().set_direction(direction)
        self._like = (*self._like, direction)

    def size(self, text: str) -> tuple[int, int]:  # type: ignore[override]  # nobody measures bytes
        key = (*self._like, text)
        if key not in MEASURED:
            if len(MEASURED) > _MOST:
                MEASURED.clear()
            MEASURED[key] = super().size(text)
        return MEASURED[key]


def remembering(path: Path, size: int) -> pygame.Font:
    """Instead of `pygame.Font`; fonts that do not ship may be damaged between two readings."""
    return Remembering(path, size) if path.parent == SHIPPED else _Font(path, size)
