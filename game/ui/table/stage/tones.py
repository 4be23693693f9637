"""How pieces look when they step back or are lifted, and what an edge leaves of them; each made once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.art.surfaces import transparent
from game.art.writing import copy_writing, cut, written_on
from game.ui.table.compositor import Item
from game.ui.table.shots.placed_pane import Cut


class Tone(NamedTuple):
    """How a picture is shown: so much of its brightness, of its colour and of its opacity is left."""

    bright: float = 1.0
    color: float = 1.0
    opaque: float = 1.0


FAINT = Tone(opaque=0.565)
"""Pale pieces let the table through; their numbers can still be read."""
STRONG, SLIGHT = Tone(0.6, 0.6), Tone(0.82)
"""What cannot be chosen steps back, where few or many of its kind can be."""
_SHADOW, _COARSE = 0.45, 4
"""The opacity of the shadow under a lifted piece; it is blurred at so small a part of its size."""
_SOLID = 200
"""A picture with more opacity than this at a point is seen there."""
_CORNER = 0.06
"""How far inside its corners, as a share of its shorter side, a picture that has corners is seen."""

Box = tuple[int, int, int, int]


class Tones:
    """Remembers what it has made, so that nothing is drawn anew in each frame."""

    def __init__(self) -> None:
        self._copies: dict[tuple[int, Tone], tuple[pygame.Surface, pygame.Surface]] = {}
        self._shadows: dict[tuple[int, int], tuple[pygame.Surface, pygame.Surface]] = {}
        self._parts: dict[tuple[int, Box], tuple[pygame.Surface, pygame.Surface]] = {}

    def clear(self) -> None:
        """Forget everything: the pictures have changed."""
        self._copies.clear()
        self._shadows.clear()
        self._parts.clear()

    def copy(self, picture: pygame.Surface, tone: Tone) -> pygame.Surface:
        """A faint or darker copy; the same one for the same picture."""
        known = self._copies.get((id(picture), tone))
        if known is None or known[0] is not picture:
            known = self._copies[id(picture), tone] = (picture, _toned(picture, tone))
        return known[1]

    def shadow(self, picture: pygame.Surface, blur: int) -> pygame.Surface:
        """The soft shadow of a picture's shape, larger than it by ``2 * blur`` on every side."""
        known = self._shadows.get((id(picture), blur))
        if known is None or known[0] is not picture:
            known = self._shadows[id(picture), blur] = (picture, _shadow_of(picture, blur))
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


def _toned(picture: pygame.Surface, tone: Tone) -> pygame.Surface:
    made = copy_writing(picture.copy(), picture)
    own, grey = (round(255 * tone.bright * share) for share in (tone.color, 1 - tone.color))
    made.fill((own, own, own, round(255 * tone.opaque)), special_flags=pygame.BLEND_RGBA_MULT)
    if grey:
        pale = pygame.transform.grayscale(picture)
        pale.fill((grey,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        made.blit(pale, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return made


def _shadow_of(picture: pygame.Surface, blur: int) -> pygame.Surface:
    width, height = picture.get_size()
    full = (width + 4 * blur, height + 4 * blur)
    small = transparent((max(3, full[0] // _COARSE), max(3, full[1] // _COARSE)))
    color = (0, 0, 0, round(255 * _SHADOW))
    shape = pygame.mask.from_surface(picture).to_surface(setcolor=color, unsetcolor=(0, 0, 0, 0))
    inner = (max(1, width // _COARSE), max(1, height // _COARSE))
    low = pygame.transform.smoothscale(shape, inner)
    small.blit(low, low.get_rect(center=small.get_rect().center))
    soft = pygame.transform.gaussian_blur(small, max(1, blur // _COARSE))
    return pygame.transform.smoothscale(soft, full)


def cornered(picture: pygame.Surface) -> bool:
    """Whether a picture reaches into its corners: that of a tile does, that of a token does not."""
    (width, height), inset = picture.get_size(), _CORNER * min(picture.get_size())
    corners = ((inset, inset), (width - 1 - inset, height - 1 - inset))
    return all(picture.get_at((round(x), round(y))).a > _SOLID for x, y in corners)


def edge_of(picture: pygame.Surface) -> int:
    """How many pixels down and to the right of its corner a picture begins: none for a tile."""
    diagonal = range(min(picture.get_size()) // 2)
    return next((at for at in diagonal if picture.get_at((at, at)).a > _SOLID), 0)


def cut_items(picture: pygame.Surface, cuts: Sequence[Cut], tones: Tones, *, ground: bool) -> Iterator[Item]:
    """What is seen of a picture that the edges of close-ups cut; of a ``ground`` no number in part."""
    for each in cuts:
        lies = picture.get_rect(center=each.rect.center)
        yield from tones.part(picture, lies, each.within, legible=ground and bool(each.outline))
