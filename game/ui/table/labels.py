"""Labels on the table: what is what, for whoever sits down at a title for the first time."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.surfaces import transparent
from game.art.writing import write
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.nearby import overlap, sides

_PAD_X, _PAD_Y, _EDGE = 22, 8, 4
"""Design units beside and above the words of a label, and of the line round what it names."""
_ROOM = 3
"""A label lies on a thing that is so many times as large; beside a smaller one."""
_ON = (
    *("center", "midtop", "midbottom", "midright", "midleft"),
    *("topright", "topleft", "bottomright", "bottomleft"),
)
"""Where on a thing its label may lie."""
_GROWTH = 0.5
"""At larger text labels grow by this share of what words do: several are seen at once."""

Label = tuple[str, Sequence[pygame.Rect]]
"""The words, and where that is which they name."""


class LabelCards:
    """Draws labels over the table.

    Args:
        services: the program's services.
        area: the table above the bar.
        foot: where the bar asks something: what is said at the foot lies there.
    """

    def __init__(self, services: Services, area: pygame.Rect, foot: pygame.Rect) -> None:
        self._services, self._area, self._foot = services, area, foot

    def items(self, labels: Sequence[Label], foot: str) -> list[Item]:
        """A frame round each thing, then the words at it, and some on the bar; none hides another."""
        named = [(words, rects[0].unionall(list(rects[1:]))) for words, rects in labels if rects]
        things, taken, cards = [whole for _, whole in named], list[pygame.Rect](), list[Item]()
        for words, whole in named:
            card = self._card(words)
            place = self._free(_ways(card.get_rect(), whole), whole, things, taken)
            taken.append(place)
            cards.append(Item(card, place.topleft))
        last = self._card(foot, self._foot)
        return [*map(self._frame, things), *cards, Item(last, self._foot.topleft)]

    def _free(
        self,
        ways: Sequence[pygame.Rect],
        own: pygame.Rect,
        things: Sequence[pygame.Rect],
        taken: Sequence[pygame.Rect],
    ) -> pygame.Rect:
        """The first place that hides least: of other labels, then of things. A large own one does not count.

        Where all are in the way, a label moves on to the edge of one that is.
        """
        roomy = _roomy(own, ways[0])
        counted = [each for each in things if each != own or not roomy]

        def hidden(way: pygame.Rect) -> tuple[int, int]:
            return sum(overlap(way, each) for each in taken), sum(overlap(way, each) for each in counted)

        best = min((way.clamp(self._area) for way in ways), key=hidden)
        if best.collidelist(list(taken)) < 0:
            return best
        moved = [best.move_to(bottom=each.top) for each in taken] + [
            best.move_to(top=each.bottom) for each in taken
        ]
        return min((best, *(way.clamp(self._area) for way in moved)), key=hidden)

    def _frame(self, whole: pygame.Rect) -> Item:
        edge = self._services.metrics.units(_EDGE)
        rect = whole.inflate(2 * edge, 2 * edge)
        picture = transparent(rect.size)
        color = self._services.theme.palette.brass_light
        pygame.draw.rect(picture, color, picture.get_rect(), edge, border_radius=3 * edge)
        return Item(picture, rect.topleft)

    def _card(self, words: str, place: pygame.Rect | None = None) -> pygame.Surface:
        """A card with words: as large as they are, or as its ``place``."""
        services, metrics, fonts = self._services, self._services.metrics, self._services.theme.fonts
        em = round(metrics.print(fonts.small) * (1 + _GROWTH * (metrics.text_scale - 1)))
        pad, ink = 2 * metrics.units(_PAD_X), services.theme.palette.ink
        if place:
            line, size = services.writer.fit(words, em, ink, place.w - pad, "bold"), place.size
        else:
            line = services.writer.line(words, em, ink, "bold")
            size = (line.get_width() + pad, line.get_height() + 2 * metrics.units(_PAD_Y))
        card = services.artist.panel(size, "label", services.theme.palette, metrics.k).copy()
        write(card, line, line.get_rect(center=card.get_rect().center))
        return card


def _ways(card: pygame.Rect, whole: pygame.Rect) -> list[pygame.Rect]:
    """The places at a thing: on it, and the eight around it; on a small one last."""
    on = [card.move_to(**{name: getattr(whole, name)}) for name in _ON]
    right, left, below, above = sides(card, whole)
    around = [
        *(below, above, right, left),
        card.move_to(topleft=whole.bottomleft),
        card.move_to(topright=whole.bottomright),
        card.move_to(bottomleft=whole.topleft),
        card.move_to(bottomright=whole.topright),
    ]
    return [*on, *around] if _roomy(whole, card) else [*around, *on]


def _roomy(whole: pygame.Rect, card: pygame.Rect) -> bool:
    """Whether a thing is large enough to be recognized below its label."""
    return whole.w >= card.w and whole.w * whole.h >= _ROOM * card.w * card.h
