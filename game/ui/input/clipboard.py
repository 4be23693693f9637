"""What was copied, here or in another program."""

from __future__ import annotations

import pygame


def copied() -> str:
    """The text that was copied last; empty where there is none, or none can be had."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy(text: str) -> None:
    """Let ``text`` be pasted elsewhere, where the system allows that."""
    if text:
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return
