"""A piece on the table as it is drawn."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.tables.table import Place
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.stage.tones import Tones
from game.ui.theme import Metrics

RAISED, _BELOW, _BLUR = 4, 6, 7
"""Design units: so high what may be chosen is raised, so far its shadow lies below it, so soft that is."""


@dataclass(slots=True)
class Sprite:
    """A piece as it is shown now, which during an animation is not yet as it lies."""

    place: Place
    rect: pygame.Rect
    picture: pygame.Surface


def lie(place: Place) -> tuple[str, int, int, str]:
    """Where and how a piece lies, however it looks."""
    return (place.slot, place.index, place.among, place.face)


def shadow(sprite: Sprite, services: Services) -> Item:
    """The soft shadow under a flat piece; light falls from above."""
    units, rect = services.metrics.units, sprite.rect
    blur = units(8)
    made = services.artist.shadow(rect.size, units(10), blur)
    return Item(made, (rect.left - 2 * blur, rect.top - 2 * blur + units(5)))


def deep_shadow(sprite: Sprite, tones: Tones, metrics: Metrics) -> Item:
    """The shadow under a piece that is lifted, in the shape of its picture."""
    blur, rect = metrics.units(_BLUR), sprite.rect
    made = tones.shadow(sprite.picture, blur)
    return Item(made, (rect.left - 2 * blur, rect.top - 2 * blur + metrics.units(_BELOW)))
