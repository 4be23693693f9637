"""A piece on the table as it is drawn."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.tables.table import Place


@dataclass(slots=True)
class Sprite:
    """A piece as it is shown now, which during an animation is not yet as it lies."""

    place: Place
    rect: pygame.Rect
    picture: pygame.Surface


def lie(place: Place) -> tuple[str, int, int, str]:
    """Where and how a piece lies, however it looks."""
    return (place.slot, place.index, place.among, place.face)
