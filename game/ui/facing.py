"""What is read from another edge of the screen: upright rectangles and the places where they lie turned."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.input.intents import Pixel
from game.ui.stations import Edge


@dataclass(frozen=True, slots=True)
class Facing:
    """An upright rectangle that is shown turned, and perhaps smaller, at a place of the canvas.

    Attributes:
        upright: the rectangle in which things are laid out and drawn.
        place: where it is seen.
        edge: from where it is read.
    """

    upright: pygame.Rect
    place: pygame.Rect
    edge: Edge

    @property
    def whole(self) -> bool:
        """Whether each pixel is seen as one: parts can then be shown alone."""
        across = self.place.size if self.edge in (Edge.BOTTOM, Edge.TOP) else self.place.size[::-1]
        return across == self.upright.size

    def to_upright(self, pos: Pixel) -> Pixel:
        """A point of the canvas, also beside the place."""
        u = (pos[0] - self.place.left) / self.place.w
        v = (pos[1] - self.place.top) / self.place.h
        x, y = ((u, v), (v, 1 - u), (1 - u, 1 - v), (1 - v, u))[self.edge]
        return self.upright.left + int(x * self.upright.w), self.upright.top + int(y * self.upright.h)

    def to_canvas(self, rect: pygame.Rect) -> pygame.Rect:
        """Where an upright rectangle is seen."""
        u, w = (rect.left - self.upright.left) / self.upright.w, rect.w / self.upright.w
        v, h = (rect.top - self.upright.top) / self.upright.h, rect.h / self.upright.h
        x, y, across, down = (
            (u, v, w, h),
            (1 - v - h, u, h, w),
            (1 - u - w, 1 - v - h, w, h),
            (v, 1 - u - w, h, w),
        )[self.edge]
        left, top = self.place.left + x * self.place.w, self.place.top + y * self.place.h
        right, low = left + across * self.place.w, top + down * self.place.h
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(low) - round(top))

    def shown(self, picture: pygame.Surface) -> pygame.Surface:
        """An upright picture as it is seen."""
        return turned(picture, self.edge)


def turned(picture: pygame.Surface, edge: Edge) -> pygame.Surface:
    """A picture as who sits at ``edge`` reads it; it itself for the bottom."""
    if edge is Edge.BOTTOM:
        return picture
    if edge is Edge.TOP:
        return pygame.transform.flip(picture, True, True)
    return pygame.transform.rotate(picture, -90 * edge)


def set_upright(picture: pygame.Surface, edge: Edge) -> pygame.Surface:
    """The other way round: what is seen, as it reads upright."""
    return turned(picture, Edge(-edge % 4))


def sheet(size: tuple[int, int], edge: Edge) -> Facing:
    """A canvas as it is read from ``edge``: at the sides shrunk to its height and laid along that edge."""
    canvas = pygame.Rect((0, 0), size)
    if edge in (Edge.BOTTOM, Edge.TOP):
        return Facing(canvas, canvas.copy(), edge)
    place = pygame.Rect(0, 0, round(canvas.h * canvas.h / canvas.w), canvas.h)
    if edge is Edge.RIGHT:
        place.right = canvas.right
    return Facing(canvas, place, edge)
