"""Law of legibility on the real pictures: what steps back can still be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice

import pygame
import pytest

from game.tables.registry import TITLES, find_title
from game.ui.text.writer import Writer
from game.ui.theme import THEMES
from tests.budget import LAWS
from tests.laws.reading import walk
from tests.room import Room, Sit
from tests.test_contrast import best_of, letters, spots

SIGNS = 3.0
STEP = 2
"""Every so many pixels are looked at: strokes are wider."""


def drawn(room: Room, *, marks: bool = False) -> pygame.Surface:
    """The table as it lies, with what steps back; with its rims or without."""
    view, look, canvas = room.play.view, room.look, pygame.Surface(room.services.display.size)
    view.snap()
    if not marks:
        look.focus, look.last, look.marked = None, (), ()
        look.picks.clear()
    with pytest.MonkeyPatch.context() as patch:
        if not marks:
            patch.setattr(view.marks, "choices", lambda shapes: [])
        view.draw(canvas, look)
    return canvas


@contextmanager
def blank_letters(blank: bool = True) -> Iterator[None]:
    """What is written meanwhile takes its room and is not seen; as ever if not ``blank``."""

    def unseen(write: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def written(*words: object, **more: object) -> pygame.Surface:
            made = write(*words, **more).copy()
            made.fill((255, 255, 255, 1), special_flags=pygame.BLEND_RGBA_MULT)
            return made

        return written

    with pytest.MonkeyPatch.context() as patch:
        for name in ("line", "fit", "paragraph") if blank else ():
            patch.setattr(Writer, name, unseen(getattr(Writer, name)))
        yield


@contextmanager
def wordless(room: Room) -> Iterator[None]:
    """The same of a table that is laid out already."""
    with blank_letters():
        paint_anew(room)
        yield
    paint_anew(room)


def paint_anew(room: Room) -> None:
    """Forget all pictures, and lay the table out with new ones."""
    room.play.view.workshop.made = None
    room.stack.relayout()


def written(room: Room) -> tuple[pygame.Mask, pygame.Surface, pygame.Surface]:
    """Where words and numerals are, and the table with and without them."""
    with_words = drawn(room)
    with wordless(room):
        bare = drawn(room)
    same = pygame.mask.from_threshold(with_words, (0, 0, 0), (24, 24, 24, 255), bare)
    same.invert()
    return same, with_words, bare


def stops(sit: Sit, title: str, theme: str) -> Iterator[Room]:
    room = sit(find_title(title).rules({}).info.seats[-1], title=title, theme=theme, size=(1920, 1080))
    yield from (room for _ in islice(walk(room), 0, 3 * LAWS, 3))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("title", TITLES)
def test_what_steps_back_can_still_be_read(sit: Sit, title: str, theme: str) -> None:
    faint, seen = list[tuple[tuple[int, int], float]](), 0
    for room in stops(sit, title, theme):
        words, with_words, bare = written(room)
        read = [(rect, best_of(spots(rect, part, STEP), with_words, bare)) for rect, part in letters(words)]
        seen += len(read)
        clear = [rect for rect, best in read if best >= SIGNS]
        # Round a letter that is read its light edge may be seen by itself, upon whatever lies beside it.
        faint += [
            (rect.center, round(best, 2))
            for rect, best in read
            if best < SIGNS and rect.collidelist(clear) < 0
        ]
    assert seen
    assert not faint, faint
