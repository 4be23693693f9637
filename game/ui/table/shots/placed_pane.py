"""A pane on the canvas, and what the edge of a close-up leaves of a place."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.maps.places import Box, Pane, Zone

HAIR = 4
"""Of what lies beyond the edge of a close-up, so many pixels may reach in without being seen."""


@dataclass(frozen=True, slots=True)
class PlacedPane:
    """A pane on the canvas.

    Attributes:
        pane: what is shown.
        zone: its places.
        rect: where it lies.
        origin: the point of the zone in the corner of ``rect``.
        across, down: pixels for each unit of the zone.
        mirrored: its places run from right to left.
    """

    pane: Pane
    zone: Zone
    rect: pygame.Rect
    origin: tuple[float, float]
    across: float
    down: float
    mirrored: bool

    def place(self, box: Box) -> pygame.Rect:
        """A box of the zone on the canvas; stretched zones give room, but pieces keep their shape."""
        x, y, w, h = box
        scale = min(self.across, self.down)
        place = pygame.Rect(0, 0, max(1, round(w * scale)), max(1, round(h * scale)))
        along = (x + w / 2 - self.origin[0]) * self.across
        centre = self.rect.right - along if self.mirrored else self.rect.left + along
        place.center = (round(centre), round(self.rect.top + (y + h / 2 - self.origin[1]) * self.down))
        return place

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point of the zone on the canvas."""
        along = (x - self.origin[0]) * self.across
        left = self.rect.right - along if self.mirrored else self.rect.left + along
        return (round(left), round(self.rect.top + (y - self.origin[1]) * self.down))

    def shows(self, place: pygame.Rect) -> bool:
        """Whether all of a place is seen."""
        return self.pane.crop is None or self.rect.inflate(4, 4).contains(place)

    @property
    def whole(self) -> pygame.Rect:
        """Where the whole zone would lie, of which a crop is seen."""
        width, height = self.zone.size
        corner = self.point(width if self.mirrored else 0, 0)
        return pygame.Rect(corner, (round(width * self.across), round(height * self.down)))


@dataclass(frozen=True, slots=True)
class Cut:
    """A place that is seen in part.

    Attributes:
        rect: where all of it would lie.
        within: the pane whose edge cuts it.
        outline: its corners if it is no rectangle.
    """

    rect: pygame.Rect
    within: pygame.Rect
    outline: tuple[tuple[int, int], ...]
