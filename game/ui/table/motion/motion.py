"""Movement over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.table.compositor import Item

STEPS = 5
"""A picture that changes its size in flight is shown in so many sizes, all made before it starts."""
TUMBLES = 12
"""So many faces are seen while a die tumbles."""


def ease(share: float) -> float:
    """Slow at both ends (smoothstep); 0 to 1."""
    return share * share * (3 - 2 * share)


@dataclass(slots=True)
class Motion:
    """A picture on its way.

    Attributes:
        piece: the piece that lands at the end; "" for one that vanishes on arrival.
        frames: its pictures from start to end.
        start: centre at the start.
        end: centre at the end.
        delay: seconds until it starts.
        duration: seconds it takes.
        on_land: called on arrival.
        elapsed: seconds since it was planned.
    """

    piece: str
    frames: tuple[pygame.Surface, ...]
    start: tuple[int, int]
    end: tuple[int, int]
    delay: float
    duration: float
    on_land: Callable[[], None]
    elapsed: float = 0.0

    @property
    def done(self) -> bool:
        """Whether it has arrived."""
        return self.elapsed >= self.delay + self.duration

    @property
    def started(self) -> bool:
        """Whether it is on its way."""
        return self.elapsed >= self.delay

    def item(self) -> Item:
        """The picture where it is now."""
        share = min(1.0, max(0.0, (self.elapsed - self.delay) / self.duration))
        frame = self.frames[min(len(self.frames) - 1, int(share * len(self.frames)))]
        along = ease(share)
        x = self.start[0] + (self.end[0] - self.start[0]) * along
        y = self.start[1] + (self.end[1] - self.start[1]) * along
        return Item(frame, (round(x) - frame.get_width() // 2, round(y) - frame.get_height() // 2))


def frames_between(
    first: pygame.Surface, last: pygame.Surface, steps: int = STEPS
) -> tuple[pygame.Surface, ...]:
    """Pictures that lead from ``first`` to ``last``: the one for half of the way, then the other."""
    if first.get_size() == last.get_size():
        return (first,) if first is last else (first, last)
    (w0, h0), (w1, h1) = first.get_size(), last.get_size()
    made: list[pygame.Surface] = []
    for step in range(steps + 1):
        share = step / steps
        size = (round(w0 + (w1 - w0) * share), round(h0 + (h1 - h0) * share))
        source = first if share < 0.5 else last
        made.append(source if source.get_size() == size else pygame.transform.smoothscale(source, size))
    return tuple(made)


def flip_frames(first: pygame.Surface, last: pygame.Surface) -> tuple[pygame.Surface, ...]:
    """A card turned over: ``first`` grows narrow, ``last`` grows wide."""
    shares = [1 - step / STEPS for step in range(STEPS)]
    narrowing = [_squeezed(first, share) for share in shares]
    widening = [_squeezed(last, share) for share in reversed(shares)]
    return (*narrowing, *widening)


def tumble_frames(looks: Sequence[pygame.Surface], last: pygame.Surface) -> tuple[pygame.Surface, ...]:
    """A die that rolls over its faces, turning less and less, until ``last`` lies on top."""
    if not looks:
        return (last,)
    made: list[pygame.Surface] = []
    for step in range(TUMBLES):
        left = 1 - step / TUMBLES
        made.append(pygame.transform.rotate(looks[step % len(looks)], 300 * left * left))
    return (*made, last, last)


def vanishing(picture: pygame.Surface) -> tuple[pygame.Surface, ...]:
    """A piece that is lost: it grows small and faint."""
    made: list[pygame.Surface] = []
    for step in range(STEPS):
        share = 1 - step / STEPS
        faint = _squeezed(picture, share, share)
        faint.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
        made.append(faint)
    return tuple(made)


def _squeezed(picture: pygame.Surface, across: float, down: float = 1.0) -> pygame.Surface:
    size = (max(1, round(picture.get_width() * across)), max(1, round(picture.get_height() * down)))
    return pygame.transform.smoothscale(picture, size)
