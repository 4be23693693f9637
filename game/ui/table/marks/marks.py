"""What is laid over pieces to point them out: choices, picks, the last action, the focus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from functools import lru_cache

import pygame

from game.art.palette import Color
from game.art.surfaces import transparent
from game.ui.focus import Focusable
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.marks.clearing import Clearing
from game.ui.table.marks.lamps import Lamps
from game.ui.table.marks.outline_union import outline_unions
from game.ui.table.marks.rims import Lines, rim_of, rounded, with_gaps
from game.ui.table.marks.signs import Signs
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.shots.placed_pane import Cut

_BOLD = 1.4
"""So much thicker are rims in high contrast."""
_RIM, _BRIGHT = 7, 3 / 7
"""The rim of a choice, in design units, and the share of its bright line; the dark ones have the rest."""
RING, _GOLD, _WHITE = 12, 6.5 / 12, 9.5 / 12
"""The ring of the focus, in design units, and the shares of its gold line and of that with the white ones."""
_CLEAR = 0.14
"""The most that a rim round a place takes of it, as a share: the neighbouring place has to be seen."""
_ROUND_PRINT = 1
"""So much free ground is left between a rim and what is printed, in design units."""
_AIR = 2
"""So much is free round letters that a rim comes upon, in design units."""
_LIT, _SHADE = 80, 31
"""How opaque the light over a place that may be chosen is, of 255, and the shade over others like it."""


Free = Callable[[str], tuple[float, float] | None]
"""Gives where on a piece a sign covers no number, in shares of its rectangle; None: where it usually lies."""


Tick = Callable[[str], tuple[float, float, float] | None]
"""Gives the same of the sign that it is picked, and how high that is, in heights of its rectangle."""


def _nowhere(piece: str) -> None:
    """No place is known."""


class Marks:
    """Makes the marks, each cached by its look, so that an unchanged mark is never drawn again.

    A rim is bright lines between two dark ones, round the outside of what it marks: names and numbers stay
    free, and against any ground one of the lines has contrast.

    Args:
        services: the program's services.
        arrangement: what is printed on the table, which the rims of places keep clear of.

    Attributes:
        clearing: knows what is written on the table, which all rims and signs keep clear of.
    """

    def __init__(self, services: Services, arrangement: Arrangement | None = None) -> None:
        self._services, palette = services, services.theme.palette
        self.clearing = Clearing(max(1, services.metrics.units(_AIR)))
        self._signs = Signs(services, self.clearing)
        self._lamps = Lamps(services, self.clearing)
        self._ivory: Lines = ((palette.ivory, _BRIGHT),)
        self._ring: Lines = (((255, 255, 255), _WHITE), (palette.focus, _GOLD))
        self._gold: Lines = ((palette.focus, _GOLD),)
        self._unions: tuple[list[Focusable], list[Focusable]] = [], []
        self._tints: dict[tuple[tuple[tuple[int, int], ...], int], Item] = {}
        printed = tuple(arrangement.printed()) if arrangement else ()
        clear = services.metrics.units(_ROUND_PRINT)
        self._with_gaps = lru_cache(maxsize=48)(lambda ring, at: with_gaps(ring, at, printed, clear))

    def rim(self, shape: Focusable, lines: Lines, reach: int) -> Item:
        """A rim of so many pixels."""
        metrics, rect = self._services.metrics, shape.rect
        size = (rect.w + 2 * reach, rect.h + 2 * reach)
        if shape.outline:
            corners = tuple((x - rect.left + reach, y - rect.top + reach) for x, y in shape.outline)
            data = "M" + "L".join(f"{x} {y}" for x, y in corners) + "Z"
        else:
            data = rounded(size, reach / 2, _radius(shape, metrics.units(14)) + reach / 2)
        ring = self._services.artist.svg(rim_of(data, size, lines, reach), size)
        at = (rect.left - reach, rect.top - reach)
        return Item(self._with_gaps(ring, at) if shape.outline else ring, at)

    def reach(self, wide: float = _RIM) -> int:
        """How far a rim reaches, in pixels."""
        bold = _BOLD if self._services.theme.palette.vivid else 1
        return max(3, self._services.metrics.units(wide * bold))

    def choices(self, shapes: Iterable[Focusable]) -> list[Item]:
        """Rims of what may be pointed at next."""
        return self.clearing.open([self.rim(shape, self._ivory, self.reach()) for shape in shapes])

    def grounds(
        self, shapes: Iterable[Focusable], rimmed: Collection[str], shaded: Iterable[Cut] = ()
    ) -> list[Item]:
        """Light on places that may be chosen, shade on others, rims of the ``rimmed`` ones: below the pieces.

        Places that overlap share one rim.
        """
        shown = list(shapes)
        if self._unions[0] != shown:
            self._unions = (shown, outline_unions(shape for shape in shown if shape.id in rimmed))
        reach = min([self.reach(), *(max(3, round(min(shape.rect.size) * _CLEAR)) for shape in shown)])
        rims = [self.rim(shape, self._ivory, reach) for shape in self._unions[1]]
        ivory = self._services.theme.palette.ivory
        places = {shape.outline: Cut(shape.rect, shape.rect, shape.outline) for shape in shown}
        lights = [self._tint(place, ivory, _LIT) for place in places.values()]
        shades = [self._tint(place, (0, 0, 0), _SHADE) for place in shaded]
        return [*shades, *self.clearing.open([*lights, *rims])]

    def _tint(self, place: Cut, color: Color, opaque: int) -> Item:
        key = (place.outline, opaque)
        if key not in self._tints:
            seen = place.rect.clip(place.within)
            tint = transparent(seen.size)
            corners = [(x - seen.left, y - seen.top) for x, y in place.outline]
            pygame.draw.polygon(tint, (*color, opaque), corners)
            self._tints[key] = Item(tint, seen.topleft)
        return self._tints[key]

    def changed(self, shapes: Iterable[Focusable], color: Color) -> list[Item]:
        """Corners of what the last action touched, in the colour of who did it."""
        return [self._signs.changed(shape, color) for shape in shapes]

    def focus(self, shape: Focusable) -> list[Item]:
        """The ring of what has the focus: the only strong one."""
        return self.clearing.open([self.rim(shape, self._ring, self.reach(RING))])

    def head(self, shape: Focusable) -> list[Item]:
        """The ring of the focus inside the head of a panel."""
        inset = -2 * self.reach()
        band = Focusable(shape.id, shape.rect.inflate(inset, inset), cornered=True)
        return self.clearing.open([self.rim(band, self._ring, self.reach())])

    def hand(self, shape: Focusable) -> list[Item]:
        """The rim of a piece in hand."""
        return self.chosen([shape])

    def chosen(self, shapes: Iterable[Focusable]) -> list[Item]:
        """Rims of what is picked: thicker than those of choices, and golden."""
        return self.clearing.open([self.rim(shape, self._gold, self.reach(RING)) for shape in shapes])

    def picked(self, picks: Counter[str], shapes: dict[str, Focusable], tick: Tick = _nowhere) -> list[Item]:
        """A check mark on what is picked or, if picked more than once, the number.

        It lies where a piece has room for a ``tick`` beside its own number.
        """
        found = ((shapes[target], count) for target, count in picks.items() if target in shapes)
        return [self._signs.picked(shape, count, tick(shape.id)) for shape, count in found]

    def advised(
        self, shapes: Iterable[Focusable], counts: Counter[str], signs: Iterable[Item] = ()
    ) -> list[Item]:
        """Lamps on what a hint is about, beside other signs."""
        return self._lamps.items(shapes, counts, [sign.rect for sign in signs])

    def affordable(self, shapes: Iterable[Focusable], free: Free = _nowhere) -> list[Item]:
        """A sign where a piece is ``free`` of numbers; else inside its upper edge, or amid a shape."""
        return [self._signs.affordable(shape, free(shape.id)) for shape in shapes]


def _radius(shape: Focusable, usual: int) -> float:
    """Square things without corners are round; others have round corners."""
    rect = shape.rect
    square = abs(rect.w - rect.h) * 12 < rect.w
    return min(rect.size) * 0.3 if square and not shape.cornered else min(usual, min(rect.size) // 3)
