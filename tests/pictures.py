"""Pictures are rasterised once in a process: rooms of many tests show the same cards and carpets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b

import pygame

from game.art import artist
from game.art.artist import Size, SurfaceCache, rasterise
from game.art.drawing import Point
from game.art.painter import Face, Painter, Tick
from game.match.seats import Seat
from game.rules.kernel.rules import AnyRules
from game.tables.title import Title
from game.ui.pictures import make_painter
from game.ui.services import Services
from game.ui.table.stage.grounds import Grounds

KEPT = SurfaceCache(64_000_000)
PAINTERS: OrderedDict[object, tuple[Painter, Grounds]] = OrderedDict()
"""The last painters and grounds, by what they were made for."""
_PAINTERS = 1


def remembered(source: str, size: Size) -> pygame.Surface:
    """What `rasterise` makes; a copy, because whoever has it drawn may draw on it."""
    shown = pygame.display.get_surface() is not None
    key = (blake2b(source.encode(), digest_size=16).digest(), size, shown)
    return KEPT.get(key, lambda: rasterise(source, size)).copy()


def blank(source: str, size: Size) -> pygame.Surface:
    """A picture with nothing on it, for tests that only read words."""
    return pygame.Surface(size, pygame.SRCALPHA)


def kept_painter(services: Services, title: Title, rules: AnyRules, seats: Sequence[Seat]) -> Painter:
    """Instead of `make_painter`: one that has painted for a room like this, on the map that ships."""
    settings = services.metrics, services.theme.id, services.catalogue.lang, artist.rasterise
    key = title.painter, tuple(seat.style for seat in seats), *settings
    if key not in PAINTERS:
        painter = make_painter(services, title, rules, seats)
        PAINTERS[key] = painter, Grounds(services, painter)
    PAINTERS.move_to_end(key)
    while len(PAINTERS) > _PAINTERS:
        PAINTERS.popitem(last=False)
    return PAINTERS[key][0]


def kept_grounds(services: Services, painter: Painter) -> Grounds:
    """Instead of `Grounds`: those of a kept painter."""
    return next(grounds for known, grounds in PAINTERS.values() if known is painter)


class Unpainted:
    """A painter of empty pictures, as large as the room for them: for tests that only read the bar."""

    def paint(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> pygame.Surface:
        return _empty(size)

    def painting(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> Iterator[None]:
        yield from ()

    def cached(self, piece: str, face: Face, count: int = 1, look: str = "") -> pygame.Surface | None:
        return None

    def printing(self, zone: str, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface | None]:
        yield None

    def free(self, piece: str, size: Size, look: str = "") -> Point | None:
        return None

    def tick(self, piece: str, size: Size, look: str = "") -> Tick | None:
        return None


def unpainted(*table: object) -> Painter:
    """Instead of `make_painter`."""
    return Unpainted()


@lru_cache(maxsize=64)
def _empty(size: Size) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)
