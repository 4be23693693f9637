"""Draws a picture of layered items and, afterwards, only what changed of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import pygame


class Item(NamedTuple):
    """A finished picture at a place. Two items are the same if surface and place are the same."""

    surface: pygame.Surface
    pos: tuple[int, int]

    @property
    def rect(self) -> pygame.Rect:
        """Where it lies."""
        return self.surface.get_rect(topleft=self.pos)


Key = tuple[Item, int]
"""Tells an item from all others of a picture."""


class Compositor:
    """Items over a ground, lowest first.

    A change is redrawn by restoring the ground and all items within the rectangles of what came, went or lies
    above others now, so pieces at rest cost nothing. Another ground is a change of everything.
    """

    def __init__(self) -> None:
        self.ground: pygame.Surface | None = None
        self._below: pygame.Surface | None = None
        self._shown: tuple[Item, ...] = ()

    def draw(self, canvas: pygame.Surface, items: Sequence[Item]) -> None:
        """Draw everything."""
        if self.ground is not None:
            canvas.blit(self.ground, (0, 0))
        canvas.blits(items, doreturn=False)
        self._below, self._shown = self.ground, tuple(items)

    def redraw(self, canvas: pygame.Surface, items: Sequence[Item]) -> list[pygame.Rect]:
        """Draw what differs from the last draw; returns the rectangles that were touched."""
        if self.ground is not self._below:
            self.draw(canvas, items)
            return [canvas.get_rect()]
        start = _alike(self._shown, items)
        end = _alike(self._shown[:start:-1], items[:start:-1])  # what lies above all that has changed
        before = _keyed(self._shown[start : len(self._shown) - end])
        now = _keyed(items[start : len(items) - end])
        gone = [item.rect for key, item in before.items() if key not in now]
        come = [item.rect for key, item in now.items() if key not in before]
        dirty = merged([*gone, *come, *_sunk(before, now)], canvas.get_rect())
        rects = [item.rect for item in items]
        for part in dirty:
            canvas.set_clip(part)
            if self.ground is not None:
                canvas.blit(self.ground, part, part)
            inside = part.collidelistall(rects)
            canvas.blits([items[i] for i in inside], doreturn=False)
        canvas.set_clip(None)
        self._shown = tuple(items)
        return dirty


def _alike(some: Sequence[Item], others: Sequence[Item]) -> int:
    """How many items at the beginning are the same."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(some), len(others)))


def _keyed(items: Sequence[Item]) -> dict[Key, Item]:
    """The items, each with how many of the same lie below it: soft edges add up."""
    alike, found = dict[Item, int](), dict[Key, Item]()
    for item in items:
        number = alike[item] = alike.get(item, 0) + 1
        found[item, number] = item
    return found


def _sunk(before: Mapping[Key, Item], now: Mapping[Key, Item]) -> Iterator[pygame.Rect]:
    """Where things lie above which one now lies that lay below them ``before``, or the other way round."""
    depths, highest = {key: depth for depth, key in enumerate(before)}, -1
    for key, item in now.items():
        depth = depths.get(key, highest)
        if depth < highest:
            yield item.rect
        highest = max(highest, depth)


def merged(rects: Sequence[pygame.Rect], within: pygame.Rect) -> list[pygame.Rect]:
    """The rectangles with those that overlap much joined, cut to ``within``."""
    result: list[pygame.Rect] = []
    for rect in rects:
        part = rect.clip(within)
        if not part.w or not part.h:
            continue
        while (at := _partner(part, result)) >= 0:
            part = part.union(result.pop(at))
        result.append(part)
    return result


def _partner(part: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """The index of a rectangle so close that one redraw of both costs less than two; -1 if none is."""
    for at in part.collidelistall(others):
        other = others[at]
        both = part.union(other)
        if both.w * both.h <= 1.2 * (part.w * part.h + other.w * other.h):
            return int(at)
    return -1
