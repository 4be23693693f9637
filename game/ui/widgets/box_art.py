"""The pieces on the lid of a game's box, and the same elsewhere: by themselves, or at both sides of words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.art.painter import Painter
from game.tables.table import Picture
from game.ui.services import Services
from game.ui.widgets.pieces import paint
from game.ui.widgets.widget import Mood, Widget

_SMALLER, _CLOSER = 0.8, 0.95
_LEAST = 1.5
"""Less room than this many times the height of the words is left empty."""


@dataclass(frozen=True, slots=True)
class BoxArt:
    """What is on a lid.

    Attributes:
        painter: makes the pictures.
        pieces: from left to right; the middle one lies in front.
        number: of the box on the shelf: boxes that stand together differ in colour.
    """

    painter: Painter
    pieces: Sequence[Picture]
    number: int

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the pieces side by side; the middle one is larger and lies over its neighbours."""
        middle = (len(self.pieces) - 1) / 2
        shares = [1.0 if abs(at - middle) < 1 else _SMALLER for at in range(len(self.pieces))]
        wide = sum(share * each.shape * _CLOSER for share, each in zip(shares, self.pieces, strict=True))
        high = min(area.h, round(area.w / wide))
        made = [self._made(each, high, share) for each, share in zip(self.pieces, shares, strict=True)]
        steps = [round(picture.get_width() * _CLOSER) for picture in made]
        x = area.centerx - sum(steps) // 2
        places: list[tuple[float, pygame.Surface, pygame.Rect]] = []
        for at, (picture, step) in enumerate(zip(made, steps, strict=True)):
            place = picture.get_rect(centerx=x + step // 2, centery=area.centery)
            places.append((-abs(at - middle), picture, place))
            x += step
        for _, picture, place in sorted(places, key=lambda each: each[0]):
            canvas.blit(picture, place)

    def _made(self, each: Picture, high: int, share: float) -> pygame.Surface:
        """A picture without what is empty round it; those behind are the same drawings, only smaller."""
        made = paint(self.painter, each, high)
        made = made.subsurface(made.get_bounding_rect())
        return made if share == 1 else pygame.transform.smoothscale_by(made, share)


class BoxLid(Widget):
    """The pieces of a box alone.

    Args:
        art: the pieces.
        height: design units.
    """

    def __init__(self, art: BoxArt, height: int) -> None:
        super().__init__()
        self._art, self._height = art, height

    def height(self, ui: Services, width: int) -> int:
        """As given; less with large text."""
        return ui.metrics.units(self._height / ui.metrics.text_scale)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the pieces."""
        self._art.paint(canvas, self.rect)


class BoxBanner(Widget):
    """The pieces of a box at both sides of some words.

    Args:
        art: the pieces.
        words: what stands between them.
    """

    def __init__(self, art: BoxArt, words: Widget) -> None:
        super().__init__()
        self._art, self._words = art, words

    def leaves(self) -> Iterator[Widget]:
        """The pieces, then the words."""
        yield self
        yield from self._words.leaves()

    def height(self, ui: Services, width: int) -> int:
        """As high as the words."""
        return self._words.height(ui, width)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """The words over the whole width."""
        super().place(ui, rect)
        self._words.place(ui, rect)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the pieces where they leave the words their room; none where they would be specks."""
        room = (self.rect.w - self._words.natural(ui)) // 2
        if room < _LEAST * self.rect.h:
            return
        # What lies below is as far from them as from the words: the room may be higher than these.
        high = min(self.rect.h, self._words.height(ui, self.rect.w))
        area = pygame.Rect(self.rect.left, self.rect.top, min(room, 3 * self.rect.h), high)
        for place in (area, area.move(self.rect.w - area.w, 0)):
            self._art.paint(canvas, place)
