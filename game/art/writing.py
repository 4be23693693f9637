"""Where pictures are written on: names and numbers that no rim may be laid over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from weakref import WeakKeyDictionary

import pygame

Spot = tuple[int, int]


class Writing(NamedTuple):
    """Letters or digits as they stand on a picture."""

    letters: pygame.Surface
    at: Spot

    @property
    def rect(self) -> pygame.Rect:
        """Where they are."""
        return self.letters.get_rect(topleft=self.at)


_ON: WeakKeyDictionary[pygame.Surface, tuple[Writing, ...]] = WeakKeyDictionary()


def written_on(picture: pygame.Surface) -> tuple[Writing, ...]:
    """What stands on a picture, as far as whoever made it has said so."""
    return _ON.get(picture, ())


def write(picture: pygame.Surface, letters: pygame.Surface, at: Spot | pygame.Rect) -> None:
    """Put letters on a picture, and remember that they are there."""
    picture.blit(letters, at)
    _note(picture, [Writing(letters, (at[0], at[1]))])


def lay(picture: pygame.Surface, part: pygame.Surface, at: Spot | pygame.Rect = (0, 0)) -> None:
    """Lay a part with whatever stands on it on a picture."""
    picture.blit(part, at)
    _note(picture, _moved(part, at[0], at[1]))


def copy_writing(picture: pygame.Surface, model: pygame.Surface) -> pygame.Surface:
    """``picture``, on which stands what stands on its ``model``: it is that in another tone."""
    _note(picture, written_on(model))
    return picture


def cut(picture: pygame.Surface, part: pygame.Rect) -> pygame.Surface:
    """A part of a picture, and what stands there."""
    made = picture.subsurface(part)
    shown = (
        each for each in _moved(picture, -part.left, -part.top) if each.rect.colliderect(made.get_rect())
    )
    _note(made, shown)
    return made


def _moved(picture: pygame.Surface, right: int, down: int) -> Iterable[Writing]:
    return (Writing(letters, (x + right, y + down)) for letters, (x, y) in written_on(picture))


def _note(picture: pygame.Surface, more: Iterable[Writing]) -> None:
    if found := tuple(more):
        _ON[picture] = (*written_on(picture), *found)
