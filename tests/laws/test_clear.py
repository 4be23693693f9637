"""Law of clear print: no rim, ring or tick lies over a name or a number.

Measured on the real pictures. A game is looked at twice in the same way: once as it is, with and without what
is laid over the table, and once without any letters, which tells where they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from zlib import compress, decompress

import pygame
import pytest

from game.rules.kernel.rng import Rng
from game.tables.registry import find_title
from tests.budget import LAWS
from tests.laws.cases import looks
from tests.laws.reading import walk
from tests.laws.test_legible import blank_letters
from tests.room import Room, Sit

CASES = [("en", 1.0, "dusk"), ("fa", 2.0, "contrast")]
if LAWS > 1:
    CASES += [("en", 2.0, "contrast"), ("en", 1.5, "dusk"), ("fa", 1.0, "dawn")]
STOPS, FOCUSED = 1 if LAWS == 1 else 3, 2
"""So often a game is looked at, and so many choices have the focus each time in each scene."""
CHANGED, SEEN = 40, 60
"""From such a difference of a colour something is laid over a pixel, and a pixel is part of a letter."""
EDGE = 12
"""So many pixels of a letter are its soft edge."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What somebody sees: the table without what is laid over it, and where that lies.

    The picture is kept packed: a game has some thirty, of eight megabytes each.
    """

    name: str
    packed: bytes
    size: tuple[int, int]
    laid: pygame.Mask

    @property
    def bare(self) -> pygame.Surface:
        """The table without what is laid over it."""
        return pygame.image.frombytes(decompress(self.packed), self.size, "RGB")


def drawn(room: Room, *, marks: bool) -> pygame.Surface:
    """The table with all that is laid over it, or without."""
    view, canvas = room.play.view, pygame.Surface(room.services.display.size)
    view.snap()
    with pytest.MonkeyPatch.context() as patch:
        if not marks:
            hand = view.overlay.hand
            patch.setattr(view.overlay, "items", lambda *_: [])
            patch.setattr(view.marks, "grounds", lambda *_, **__: [])
            patch.setattr(view.overlay, "hand", lambda piece: hand(piece)[1:])
        view.draw(canvas, room.look)
    return canvas


def moments(room: Room) -> Iterator[str]:
    """A game: its scenes with the focus on some choices each, and the steps of a choice."""
    rng = Rng(7)
    asked = (room for _ in walk(room) if room.look.choices)
    for stop, _ in enumerate(islice(asked, STOPS * LAWS)):
        for scene in room.play.view.layout.tabbed:
            room.play.visit(scene)
            room.wait(1)
            yield f"{stop} {scene}"
            shapes = room.play.view.shapes(room.look.choices)
            for shape in shapes[:: max(1, len(shapes) // FOCUSED)][:FOCUSED]:
                room.look.focus, room.look.ringed = shape.id, True
                yield f"{stop} {scene}: {shape.id} in focus"
        room.play.visit(room.shown.shot)
        for target in rng.pick(room.choosing.decision.actions).targets:
            if target in room.choosing.choices():
                room.point(target)
                room.wait(1)
                yield f"{stop}: {target} picked"
        while room.play.controls.unpick():
            pass


def unlike(one: pygame.Surface, other: pygame.Surface, least: int) -> pygame.Mask:
    """Where two pictures differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (least, least, least, 255), other)
    same.invert()
    return same


def seen(room: Room) -> Iterator[Moment]:
    for name in moments(room):
        bare = drawn(room, marks=False)
        packed = compress(pygame.image.tobytes(bare, "RGB"), 1)
        yield Moment(name, packed, bare.get_size(), unlike(drawn(room, marks=True), bare, CHANGED))


@contextmanager
def a_room(sit: Sit, title: str, case: tuple[str, float, str], *, words: bool) -> Iterator[Room]:
    language, scale, theme = case
    players = find_title(title).rules({}).info.seats[-1]
    with blank_letters(not words):
        seed = CASES.index(case)  # each case looks at another game
        settings = {"language": language, "text_scale": scale, "theme": theme}
        yield sit(players, seed, title, size=(1920, 1080), **settings)


@pytest.mark.parametrize(("title", "case"), looks(CASES), ids=str)
def test_nothing_is_laid_over_a_name_or_a_number(sit: Sit, title: str, case: tuple[str, float, str]) -> None:
    with a_room(sit, title, case, words=True) as room:
        told = list(seen(room))
    hidden, letters = [], 0
    with a_room(sit, title, case, words=False) as room:
        for moment, name in zip(told, moments(room), strict=True):
            assert moment.name == name
            words = unlike(moment.bare, drawn(room, marks=False), SEEN)
            letters += words.count()
            over = words.overlap_mask(moment.laid, (0, 0))
            hidden += [(name, rect) for rect in over.get_bounding_rects() if on(over, rect) > EDGE]
    assert letters and any(moment.laid.count() for moment in told)
    assert not hidden, hidden


def on(mask: pygame.Mask, rect: pygame.Rect) -> int:
    return mask.overlap_area(pygame.Mask(rect.size, fill=True), rect.topleft)
