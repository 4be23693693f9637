"""Labels on the table: what is what, for whoever sits down at a title for the first time."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.surfaces import transparent
from game.art.writing import write
from game.ui.services import Services
from game.ui.table.compositor import Item

_PAD_X, _PAD_Y, _EDGE = 22, 8, 4
"""Design units beside and above the words of a label, and of the line round what it names."""
_GROWTH = 0.5
"""At larger text labels grow by this share of what words do: several are seen at once."""

Label = tuple[str, Sequence[pygame.Rect]]
"""The words, and where that is which they name."""


class LabelCards:
    """Draws labels over the table.

    Args:
        services: the program's services.
        area: the table above the bar.
    """

    def __init__(self, services: Services, area: pygame.Rect) -> None:
        self._services, self._area = services, area

    def items(self, labels: Sequence[Label], foot: str) -> list[Item]:
        """A frame round each thing, then the words on it, and some at the foot; none hides another."""
        last = self._card(foot)
        at = last.get_rect(midbottom=self._area.midbottom)
        frames, cards, taken = list[Item](), [Item(last, at.topleft)], [at]
        for words, rects in labels:
            if not rects:
                continue
            whole = rects[0].unionall(list(rects[1:]))
            card = self._card(words)
            place = self._place(card.get_rect(), whole, taken)
            taken.append(place)
            frames.append(self._frame(whole))
            cards.append(Item(card, place.topleft))
        return [*frames, *cards]

    def _place(self, card: pygame.Rect, whole: pygame.Rect, taken: Sequence[pygame.Rect]) -> pygame.Rect:
        """In the middle of the thing, or as near to it as leaves the other labels free."""
        ways = [
            card.move_to(center=whole.center),
            card.move_to(midtop=whole.midtop),
            card.move_to(midbottom=whole.midbottom),
            card.move_to(midbottom=whole.midtop),
            card.move_to(midtop=whole.midbottom),
        ]
        inside = [way.clamp(self._area) for way in ways]
        return next((way for way in inside if way.collidelist(list(taken)) < 0), inside[0])

    def _frame(self, whole: pygame.Rect) -> Item:
        edge = self._services.metrics.units(_EDGE)
        rect = whole.inflate(2 * edge, 2 * edge)
        picture = transparent(rect.size)
        color = self._services.theme.palette.brass_light
        pygame.draw.rect(picture, color, picture.get_rect(), edge, border_radius=3 * edge)
        return Item(picture, rect.topleft)

    def _card(self, words: str) -> pygame.Surface:
        services, metrics, fonts = self._services, self._services.metrics, self._services.theme.fonts
        em = round(metrics.print(fonts.small) * (1 + _GROWTH * (metrics.text_scale - 1)))
        line = services.writer.line(words, em, services.theme.palette.ink, "bold")
        size = (
            line.get_width() + 2 * metrics.units(_PAD_X),
            line.get_height() + 2 * metrics.units(_PAD_Y),
        )
        card = services.artist.panel(size, "label", services.theme.palette, metrics.k).copy()
        write(card, line, line.get_rect(center=card.get_rect().center))
        return card
