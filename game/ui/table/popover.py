"""The buttons that appear beside what was pointed at: one for each action that is complete."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.frames import button_ink
from game.ui.services import Services
from game.ui.table.compositor import Item

PREFIX = "do."
"""Focus ids of the buttons: "do.0", "do.1" ..."""


class Popover:
    """Buttons in a column, beside an anchor and inside the screen, with a remark below if there is one.

    Args:
        services: the program's services.
        anchor: what they belong to.
        labels: one for each button, the first is the likeliest.
        remark: why something that one would expect here is missing; "" for none.
        within: where they may lie.
        framed: they stand on a panel of their own.
        avoid: what they should not hide.
    """

    def __init__(
        self,
        services: Services,
        anchor: pygame.Rect,
        labels: Sequence[str],
        remark: str,
        within: pygame.Rect,
        framed: bool = True,
        avoid: Sequence[pygame.Rect] = (),
    ) -> None:
        self._services = services
        self.framed = framed
        metrics, fonts = services.metrics, services.theme.fonts
        self._em = metrics.text(fonts.body)
        pad, gap = metrics.units(18) if framed else 0, metrics.units(10)
        widest = within.w // 2
        texts = [services.writer.measure(label, self._em, "bold")[0] for label in labels]
        width = max([metrics.units(260), *(text + 2 * metrics.units(28) for text in texts)])
        self._remark = self._draw_remark(remark, min(width, widest), widest - 2 * pad)
        if self._remark:
            width = max(width, self._remark.get_width())
        width = min(width, widest)
        high = max(metrics.units(68), round(self._em * 1.7))
        below = self._remark.get_height() + gap if self._remark else 0
        height = len(labels) * high + max(0, len(labels) - 1) * gap + below + 2 * pad
        self.rect = _beside(
            anchor, (width + 2 * pad, height), within, metrics.units(14), avoid, rtl=metrics.rtl
        )
        self.buttons = [
            pygame.Rect(self.rect.left + pad, self.rect.top + pad + at * (high + gap), width, high)
            for at in range(len(labels))
        ]
        self._labels = tuple(labels)
        self._items: dict[str | None, list[Item]] = {}
        self._pad = pad

    def items(self, focus: str | None) -> list[Item]:
        """The pictures, with the button ``focus`` in focus."""
        if focus not in self._items:
            self._items[focus] = self._draw(focus)
        return self._items[focus]

    def _draw(self, focus: str | None) -> list[Item]:
        services = self._services
        palette, k = services.theme.palette, services.metrics.k
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        if self.framed:
            picture.blit(services.artist.panel(self.rect.size, "plain", palette, k), (0, 0))
        corner = (-self.rect.left, -self.rect.top)
        for at, (rect, label) in enumerate(zip(self.buttons, self._labels, strict=True)):
            state = "focused" if focus == f"{PREFIX}{at}" else "normal"
            place = rect.move(corner)
            picture.blit(services.artist.button(rect.size, state, palette, k), place)
            ink = button_ink(state, palette)
            words = services.writer.fit(label, self._em, ink, rect.w - services.metrics.units(28), "bold")
            picture.blit(words, words.get_rect(center=place.center))
        if self._remark:
            room = picture.get_rect().inflate(-2 * self._pad, -2 * self._pad)
            place = self._remark.get_rect(left=room.left, bottom=room.bottom)
            picture.blit(self._remark, services.metrics.mirror(place, room))
        if not self.framed:
            return [Item(picture, self.rect.topleft)]
        blur = services.metrics.units(14)
        shadow = services.artist.shadow(self.rect.size, services.metrics.units(16), blur)
        under = (self.rect.left - 2 * blur, self.rect.top - 2 * blur + services.metrics.units(6))
        return [Item(shadow, under), Item(picture, self.rect.topleft)]

    def _draw_remark(self, remark: str, least: int, most: int) -> pygame.Surface | None:
        """The remark, as wide as the buttons or a little wider."""
        if not remark:
            return None
        services = self._services
        em = services.metrics.text(services.theme.fonts.small)
        width = min(most, max(least, services.metrics.units(420), em * 12))
        return services.writer.paragraph(remark, em, services.theme.palette.on_dark_soft, width)


def _beside(
    anchor: pygame.Rect,
    size: tuple[int, int],
    within: pygame.Rect,
    gap: int,
    avoid: Sequence[pygame.Rect],
    *,
    rtl: bool,
) -> pygame.Rect:
    """A rectangle of ``size`` at the end side of ``anchor``, else at its start, above or below it.

    Of these, or else the corners of ``within``, the first that hides the fewest of ``avoid``.
    """
    middle = anchor.centery - size[1] // 2
    right = pygame.Rect((anchor.right + gap, middle), size)
    left = pygame.Rect((anchor.left - gap - size[0], middle), size)
    above = pygame.Rect((anchor.centerx - size[0] // 2, anchor.top - gap - size[1]), size)
    below = pygame.Rect((anchor.centerx - size[0] // 2, anchor.bottom + gap), size)
    places = [*((left, right) if rtl else (right, left)), above, below]
    if avoid:
        corners = [(x, y) for x in (within.left, within.right) for y in (within.top, within.bottom)]
        places += [pygame.Rect(corner, size) for corner in corners]
    free = [moved for place in places if not (moved := place.clamp(within)).colliderect(anchor)]
    return min(free or [right.clamp(within)], key=lambda place: len(place.collidelistall(list(avoid))))
