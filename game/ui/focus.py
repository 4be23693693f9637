"""Directional focus over rectangles: one thing is in focus, whichever device is in use."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import pygame

from game.maps.geometry import inside
from game.ui.input.intents import Direction, Pixel

_AHEAD = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True, slots=True)
class Focusable:
    """Something the focus can rest on: ``rect`` in canvas pixels.

    ``outline`` are the corners of what is no rectangle; a pointer must be inside them. Of overlapping things
    a pointer means the one in the highest ``layer``. ``cornered`` is what reaches into the corners of its
    rectangle, as no round thing does. What is ``aside`` is found by a pointer alone, which wants to know what
    it is: steps from one thing to the next pass it by.
    """

    id: str
    rect: pygame.Rect
    outline: tuple[Pixel, ...] = ()
    layer: int = 0
    cornered: bool = False
    skip_navigation: bool = False

    def contains(self, pos: Pixel) -> bool:
        """Whether a pointer at ``pos`` means this."""
        return bool(self.rect.collidepoint(pos)) and (not self.outline or inside(pos, self.outline))


class FocusRing:
    """The one focus of a scene.

    ``id`` is what is in focus and is to be highlighted; there is never a second highlight. ``shown`` says
    whether the outline belongs round it: navigation shows the outline, pointer movement hides it, and the
    focus then follows what is hovered. A scene keeps its ring while dialogs lie above, so the focus is where
    it was when they go. ``first`` are ids that lie above others under the pointer: what can be chosen.

    Args:
        rtl: the reading order runs from right to left.
    """

    def __init__(self, rtl: bool = False) -> None:
        self.rtl = rtl
        self.visible = True
        self.id: str | None = None
        self.first: Collection[str] = ()
        self.seen: Callable[[Focusable], Focusable] = lambda item: item
        self._items: tuple[Focusable, ...] = ()
        self._all: tuple[Focusable, ...] = ()
        self._last = pygame.Rect(0, 0, 0, 0)
        self._pointer: Pixel | None = None
        self._places: dict[str, str] = {}

    @property
    def items(self) -> tuple[Focusable, ...]:
        """The things that navigation can focus now, and the one that only the pointer has found."""
        found = self._find(self.id)
        return (*self._items, found) if found and found.skip_navigation else self._items

    @property
    def rect(self) -> pygame.Rect | None:
        """Where the focused thing lies; None if there is nothing to focus."""
        item = self._find(self.id)
        return item.rect if item else None

    @property
    def lit(self) -> str | None:
        """The id to highlight: of the focus, but while the pointer is in use only what lies under it."""
        return self.id if self.visible or self.under == self.id else None

    @property
    def under(self) -> str | None:
        """The id under the pointer, where that was last."""
        return self.at(self._pointer) if self._pointer else None

    @property
    def pointer(self) -> Pixel | None:
        """Where the pointer was last."""
        return self._pointer

    def set(self, items: Sequence[Focusable]) -> None:
        """Say what can be focused now.

        The focus stays on its id. If that id is gone the nearest thing takes over; in a scene that had no
        focus yet, the first one given. While nothing can be focused the id is kept for when it comes back.
        """
        self._all, self._items = tuple(items), tuple(item for item in items if not item.skip_navigation)
        if not self._items:
            return
        item = self._find(self.id)
        if item is None:
            item = self._items[0] if self.id is None else self._nearest()
        self._take(item)

    def forget(self) -> None:
        """Nothing has the focus, nor had it: the next time it begins anew."""
        self.id = None

    def focus(self, id: str | None) -> bool:
        """Put the focus on ``id``. False, and nothing happens, if that cannot be focused."""
        item = self._find(id)
        if item is None:
            return False
        self._take(item)
        return True

    def move(self, direction: Direction, first: Collection[str] = ()) -> bool:
        """Move to the nearest thing in that direction and show the outline. False at the edge.

        If anything lies ahead whose id is among ``first``, only such things count.
        """
        self.visible = True
        here = self._find(self.id)
        if here is None:
            return False
        here, items = self.seen(here), [self.seen(item) for item in self._items]
        wanted = [item for item in items if item.id in first]
        item = ahead(here, wanted, direction) or ahead(here, items, direction)
        return item is not None and self.focus(item.id)

    def cycle(self, step: int, rtl: bool | None = None) -> bool:
        """Move ``step`` places in reading order, round the end to the start: this reaches everything."""
        self.visible = True
        order = reading_order(self._items, self.rtl if rtl is None else rtl)
        ids = [item.id for item in order]
        if self.id not in ids and self._find(self.id):
            self._take(self._nearest())
            return True
        if self.id not in ids:
            return False
        item = order[(ids.index(self.id) + step) % len(order)]
        self._take(item)
        return len(order) > 1

    def at(self, pos: Pixel) -> str | None:
        """The id under ``pos``; of overlapping things the highest, wanted first, smallest, last one given."""
        under = [item for item in self._all if item.contains(pos)]
        if not under:
            return None

        def depth(item: Focusable) -> tuple[int, bool, bool, int]:
            return (-item.layer, item.skip_navigation, item.id not in self.first, item.rect.w * item.rect.h)

        return min(reversed(under), key=depth).id

    def point(self, pos: Pixel) -> bool:
        """The pointer is at ``pos``: hide the outline, focus what lies there. True if something does."""
        self.visible, self._pointer = False, pos
        return self.focus(self.at(pos))

    def remember(self, place: str) -> None:
        """Note the focus under the name of a page or tab that is being left."""
        if self.id is not None:
            self._places[place] = self.id

    def restore(self, place: str) -> bool:
        """Put the focus where it was when ``place`` was left. False if that is unknown or gone."""
        return self.focus(self._places.get(place))

    def _find(self, id: str | None) -> Focusable | None:
        return next((item for item in self._all if item.id == id), None)

    def _nearest(self) -> Focusable:
        """What lies nearest to where the focus was last."""
        return min(self._items, key=lambda item: _gap(self._last, item.rect))

    def _take(self, item: Focusable) -> None:
        self.id = item.id
        self._last = item.rect.copy()


def reading_order(items: Sequence[Focusable], rtl: bool) -> list[Focusable]:
    """The items row by row, each row from its start to its end."""
    rows: list[list[Focusable]] = []
    for item in sorted(items, key=lambda i: (i.rect.centery, i.rect.centerx)):
        if rows and item.rect.centery < rows[-1][0].rect.bottom and item.rect.top < rows[-1][0].rect.centery:
            rows[-1].append(item)
        else:
            rows.append([item])
    return [
        item for row in rows for item in sorted(row, key=lambda i: -i.rect.centerx if rtl else i.rect.centerx)
    ]


def ahead(here: Focusable, items: Sequence[Focusable], direction: Direction) -> Focusable | None:
    """The next thing that way: the best in the 45° cone, else the half-plane: distance + 2 × sideways."""
    cone: list[tuple[float, Focusable]] = []
    half: list[tuple[float, Focusable]] = []
    for item in items:
        if item.id == here.id:
            continue
        ahead, beyond, aside, off = _offset(here.rect, item.rect, direction)
        # What is not straight ahead is as far aside as its middle lies from our edge.
        half_width = (item.rect.h if direction in {"left", "right"} else item.rect.w) / 2
        cost = ahead + off / 8 + (2 * (aside + half_width) if aside else 0)
        if ahead > 0 and ahead >= aside and (beyond or ahead >= off):
            cone.append((cost, item))
        elif ahead > 0 and beyond:
            half.append((cost, item))
    best = min(cone or half, key=lambda pair: pair[0], default=None)
    return best[1] if best else None


def _offset(here: pygame.Rect, there: pygame.Rect, direction: Direction) -> tuple[int, bool, int, int]:
    """How ``there`` lies from ``here``.

    Returns:
        Distance ahead between the centres; whether it lies clearly beyond, so that a row whose rectangles are
        not quite level is no staircase; the gap sideways, 0 where they overlap; centre offset sideways.
    """
    dx, dy = _AHEAD[direction]
    x, y = there.centerx - here.centerx, there.centery - here.centery
    if dx:
        ahead, off, half_here, half_there = x * dx, abs(y), here.w // 2, there.w // 2
        aside = max(there.top - here.bottom, here.top - there.bottom, 0)
    else:
        ahead, off, half_here, half_there = y * dy, abs(x), here.h // 2, there.h // 2
        aside = max(there.left - here.right, here.left - there.right, 0)
    return ahead, ahead >= max(half_here, half_there), aside, off


def _gap(a: pygame.Rect, b: pygame.Rect) -> int:
    """How far two rectangles lie apart, by their centres."""
    return abs(a.centerx - b.centerx) + abs(a.centery - b.centery)
