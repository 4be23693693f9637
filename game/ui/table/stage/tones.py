"""How pieces step back: faint, darker, or dimmed, and what an edge leaves of them; each made once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.art.surfaces import transparent
from game.art.writing import copy_writing, cut, written_on
from game.ui.table.compositor import Item

Tone = tuple[int, int, int, int]
FAINT: Tone = (255, 255, 255, 144)
"""Pale pieces let the table through; their numbers can still be read."""
BACK: Tone = (176, 176, 186, 255)
"""What cannot be chosen steps back."""
_DIMMING: Tone = (10, 8, 18, 76)
"""What lies on the ground of a place that cannot be chosen: as dark as pieces that step back."""
_VIVID: Tone = (10, 8, 18, 128)
"""The same in high contrast."""
_CORNER, _SOLID = 0.06, 200
"""What is as opaque as this so far from its corners, in widths, is no round thing."""

Corners = tuple[tuple[int, int], ...]
Box = tuple[int, int, int, int]


class Tones:
    """Remembers what it has made, so that nothing is drawn anew in each frame."""

    def __init__(self) -> None:
        self._copies: dict[tuple[int, Tone], tuple[pygame.Surface, pygame.Surface]] = {}
        self._dimming = _DIMMING
        self._dimmed: dict[tuple[tuple[int, int], Corners], pygame.Surface] = {}
        self._parts: dict[tuple[int, Box], tuple[pygame.Surface, pygame.Surface]] = {}

    def clear(self, *, vivid: bool = False) -> None:
        """Forget everything: the pictures have changed, and perhaps the contrast of the theme."""
        self._dimming = _VIVID if vivid else _DIMMING
        self._copies.clear()
        self._dimmed.clear()
        self._parts.clear()

    def copy(self, picture: pygame.Surface, tone: Tone) -> pygame.Surface:
        """A faint or darker copy; the same one for the same picture."""
        known = self._copies.get((id(picture), tone))
        if known is None or known[0] is not picture:
            toned = copy_writing(picture.copy(), picture)
            toned.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
            known = self._copies[id(picture), tone] = (picture, toned)
        return known[1]

    def part(
        self, picture: pygame.Surface, lies: pygame.Rect, within: pygame.Rect, *, legible: bool = False
    ) -> Iterator[Item]:
        """What is seen of a picture that the edge of ``within`` cuts; the same one for the same picture.

        Nothing of one that has to be ``legible`` if that edge cuts a number on it.
        """
        seen = lies.clip(within)
        numbers = (each.rect.move(lies.topleft) for each in written_on(picture)) if legible else ()
        if not seen or not all(map(within.contains, numbers)):
            return
        box = (seen.left - lies.left, seen.top - lies.top, seen.w, seen.h)
        known = self._parts.get((id(picture), box))
        if known is None or known[0] is not picture:
            known = self._parts[id(picture), box] = (picture, cut(picture, pygame.Rect(box)))
        yield Item(known[1], seen.topleft)

    def dim(self, rect: pygame.Rect, outline: Sequence[tuple[int, int]]) -> Iterator[Item]:
        """What makes the ground of a place as dark as it has to be; nothing for what has no outline."""
        corners = tuple((x - rect.left, y - rect.top) for x, y in outline)
        if not corners:
            return
        key = (rect.size, corners)
        if key not in self._dimmed:
            self._dimmed[key] = transparent(rect.size)
            pygame.draw.polygon(self._dimmed[key], self._dimming, corners)
        yield Item(self._dimmed[key], rect.topleft)


def cornered(picture: pygame.Surface) -> bool:
    """Whether a picture reaches into its corners: that of a tile does, that of a token does not."""
    (width, height), inset = picture.get_size(), _CORNER * min(picture.get_size())
    corners = ((inset, inset), (width - 1 - inset, height - 1 - inset))
    return all(picture.get_at((round(x), round(y))).a > _SOLID for x, y in corners)
