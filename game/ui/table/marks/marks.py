"""What is laid over pieces to point them out: choices, picks, the last action, the focus."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache

import pygame

from game.art.palette import Color, contrast
from game.ui.focus import Focusable
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.marks.clearing import Clearing
from game.ui.table.marks.lamps import Lamps
from game.ui.table.marks.outline_union import framed, outline_unions, rows, shrunk
from game.ui.table.marks.rims import rim_of, rounded, with_gaps
from game.ui.table.marks.signs import Signs
from game.ui.table.shots.arrange import Arrangement

_BOLD = 1.4
"""So much thicker are rims in high contrast."""
_THIN = 7
"""The rim of a choice, in design units."""
_SLIM = 4
"""The rim of what the last action touched and may be chosen too, in design units."""
_QUIET = 4
"""The rim of what may take the place of a pick, in design units: it can be chosen, but need not be."""
_BRIGHT = 0.52
"""The share of a rim that its bright line has; the dark ones have the rest."""
_ON_LIGHT = (10, 0.36)
"""The rim of choices on light ground, and its bright share: there the dark lines are what is seen."""
_SEEN = 3.0
"""The contrast that a line has with what is behind it."""
_WIDE = 12
"""The rim of the focus, in design units, at every size of text and however near the next piece lies."""
_CLEAR = 0.14
"""The most that a rim round a place takes of it, as a share: the neighbouring place has to be seen."""
_ROUND_PRINT = 1
"""So much free ground is left between a rim and what is printed, in design units."""
_AIR = 2
"""So much is free round letters that a rim comes upon, in design units."""
_SLIGHT = 0.08
"""A rim round what the last action touched is no thicker than this share of it: small things lie close."""
_FRAME = 3
"""The line of a panel's frame and the air inside of it, in design units."""


Ground = Callable[[], pygame.Surface | None]
"""Gives what lies below all pieces."""


Free = Callable[[str], tuple[float, float] | None]
"""Gives where on a piece a sign covers no number, in shares of its rectangle; None: where it usually lies."""


Tick = Callable[[str], tuple[float, float, float] | None]
"""Gives the same of the sign that it is picked, and how high that is, in heights of its rectangle."""


def _nowhere(piece: str) -> None:
    """No place is known."""


class Marks:
    """Makes the marks, each cached by its look, so that an unchanged mark is never drawn again.

    A rim is a bright line between two dark ones, round the outside of what it marks: names and numbers stay
    free, and against any ground one of the lines has contrast.

    Args:
        services: the program's services.
        ground: the table as it is printed now.
        arrangement: what is printed on it, which the rims of places keep clear of, and the players' panels.

    Attributes:
        clearing: knows what is written on the table, which all rims and ticks keep clear of.
    """

    def __init__(
        self,
        services: Services,
        ground: Callable[[], pygame.Surface | None] = lambda: None,
        arrangement: Arrangement | None = None,
    ) -> None:
        self._services, self._ground = services, ground
        self.clearing = Clearing(max(1, services.metrics.units(_AIR)))
        self._signs = Signs(services, self.clearing)
        self._lamps = Lamps(services, self.clearing)
        self._choices: list[Focusable] = []
        self._unions: dict[float, tuple[list[Focusable], list[Focusable]]] = {}
        self._kept: dict[tuple[str, float], tuple[list[Focusable], list[Item]]] = {}
        self._frames = tuple(arrangement.panels.values()) if arrangement else ()
        printed = tuple(arrangement.printed()) if arrangement else ()
        clear = services.metrics.units(_ROUND_PRINT)
        self._with_gaps = lru_cache(maxsize=48)(lambda ring, at: with_gaps(ring, at, printed, clear))

    def rim(
        self,
        shape: Focusable,
        color: Color,
        wide: float,
        most: float = sys.maxsize,
        bright: float = _BRIGHT,
    ) -> Item:
        """A rim ``wide`` design units thick, but not more than ``most`` pixels; so much of that is bright."""
        metrics, rect = self._services.metrics, shape.rect
        reach = self._thick(wide, most)
        size = (rect.w + 2 * reach, rect.h + 2 * reach)
        if shape.outline:
            corners = tuple((x - rect.left + reach, y - rect.top + reach) for x, y in shape.outline)
            data = "M" + "L".join(f"{x} {y}" for x, y in corners) + "Z"
        else:
            data = rounded(size, reach / 2, _radius(shape, metrics.units(14)) + reach / 2)
        ring = self._services.artist.svg(rim_of(data, size, color, reach, bright), size)
        at = (rect.left - reach, rect.top - reach)
        return Item(self._with_gaps(ring, at) if shape.outline else ring, at)

    def _reach(self, wide: float) -> int:
        """How far a rim reaches, in pixels."""
        return max(
            3, self._services.metrics.units(wide * (_BOLD if self._services.theme.palette.vivid else 1))
        )

    def _thick(self, wide: float, most: float) -> int:
        """The same, of a rim that is not thicker than ``most`` pixels."""
        return max(3, min(self._reach(wide), round(most)))

    def choices(self, shapes: Iterable[Focusable]) -> list[Item]:
        """What may be pointed at next, all in rims of one width: a thicker one would say that it is picked.

        Where two lie close, all give way as far as there is a width that is seen from afar.
        """
        self._choices = list(shapes)
        return self._alike("choices", self._choices)

    def replacements(self, shapes: Iterable[Focusable]) -> list[Item]:
        """Thin rims of the targets that may replace a pick."""
        return self._alike("choices", list(shapes), _QUIET)

    def grounds(self, shapes: Iterable[Focusable], *, quiet: bool = False) -> list[Item]:
        """Rims of places that may be chosen. They lie below the pieces and do not touch neighbours.

        Places that overlap share one rim.
        """
        shown, wide = list(shapes), _QUIET if quiet else _THIN
        if wide not in self._unions or self._unions[wide][0] != shown:
            self._unions[wide] = (shown, outline_unions(shown))
        return self._alike("grounds", self._unions[wide][1], wide, min(map(_beyond, shown), default=0))

    def _alike(
        self, kind: str, shown: list[Focusable], thin: float = _THIN, widest: int = sys.maxsize
    ) -> list[Item]:
        """Rims of one width, at most ``widest``; cached until a shape changes."""
        before, rims = self._kept.get((kind, thin), ([], []))
        if before != shown:
            rects, ivory = [shape.rect for shape in shown], self._services.theme.palette.ivory
            free = min((_free(rect, rects) // 2 for rect in rects), default=0)
            most = max(self._services.metrics.units(thin), min(free, widest))
            # Where they lie too close for the wide rim, its small bright share would be a hairline.
            light = thin == _THIN and most >= self._services.metrics.units(_ON_LIGHT[0])
            light = light and any(map(self._lies_on_light, rects))
            wide, bright = _ON_LIGHT if light else (thin, _BRIGHT)
            rims = [self.rim(shape, ivory, wide, most, bright) for shape in shown]
            self._kept[kind, thin] = (shown, rims)
        return self.clearing.open(rims)

    def _lies_on_light(self, rect: pygame.Rect) -> bool:
        """Whether the bright line of a rim would be lost on the ground round a piece."""
        ground, ivory = self._ground(), self._services.theme.palette.ivory
        if ground is None:
            return False
        round_about = rect.inflate(2 * self._reach(_THIN), 2 * self._reach(_THIN)).clip(ground.get_rect())
        sides = (round_about.midtop, round_about.midleft, round_about.move(-1, -1).midbottom)
        grounds = (ground.get_at((round(x), round(y))) for x, y in sides)
        return sum(contrast((at.r, at.g, at.b), ivory) < _SEEN for at in grounds) > 1

    def last(self, shapes: Iterable[Focusable], color: Color, *, chosen: bool = False) -> list[Item]:
        """Rims of the pieces that the last action touched; a row of pieces shares one rim.

        On a panel a rim ends at the frame. With ``chosen`` the rim lies inside that of the choice, so that
        both are seen.
        """
        if chosen:
            return self.clearing.open([self._inside(shape, color) for shape in shapes])
        joined = rows(shapes, 2 * self._reach(_THIN))
        return self.clearing.open([self._touched(shape, color) for shape in joined])

    def _touched(self, shape: Focusable, color: Color) -> Item:
        """A rim round it, which covers an edge of it rather than the frame of the panel that it lies on."""
        most = min(shape.rect.size) * _SLIGHT
        clear = self._thick(_THIN, most) + self._services.metrics.units(_FRAME)
        return self.rim(framed(shape, self._frames, clear), color, _THIN, most)

    def _inside(self, shape: Focusable, color: Color) -> Item:
        """A slim rim inside of the rim of a choice, which at a place lies half within that."""
        most = min(shape.rect.size) * _SLIGHT
        slim = self._thick(_SLIM, most)
        inset = slim if not shape.outline else self._thick(_THIN, sys.maxsize)
        return self.rim(shrunk(shape, inset), color, _SLIM, most)

    def focus(self, shape: Focusable, pieces: Iterable[pygame.Rect] = ()) -> list[Item]:
        """What has the focus; it covers the edge of choices and ``pieces`` that lie closer than it is wide.

        In high contrast it gets wider as far as there is room.
        """
        rects = [*(choice.rect for choice in self._choices), *pieces]
        around = shape.rect.inflate(2 * self._reach(_WIDE), 2 * self._reach(_WIDE))
        near = [rects[number] for number in around.collidelistall(rects)]
        between = max(self._services.metrics.units(_WIDE), _free(shape.rect, near))
        return self.clearing.open([self.rim(shape, self._services.theme.palette.focus, _WIDE, between)])

    def head(self, shape: Focusable, color: Color | None = None) -> list[Item]:
        """A rim inside the head of a panel: the focus, or in its player's ``color`` the last action."""
        most = shape.rect.h * _SLIGHT if color else sys.maxsize
        inset = -2 * self._thick(_THIN, most)
        band = Focusable(shape.id, shape.rect.inflate(inset, inset), cornered=True)
        return self.clearing.open([self.rim(band, color or self._services.theme.palette.focus, _THIN, most)])

    def picked(self, picks: Counter[str], shapes: dict[str, Focusable], tick: Tick = _nowhere) -> list[Item]:
        """What is picked, with a check mark or, if picked more than once, the number.

        It lies where a piece has room for a ``tick`` beside its own number.
        """
        items: list[Item] = []
        for target, count in picks.items():
            if target not in shapes:
                continue
            shape = shapes[target]
            items += self.clearing.open([self.rim(shape, self._services.theme.palette.good, 10)])
            items.append(self._signs.picked(shape, count, tick(target)))
        return items

    def advised(self, shapes: Iterable[Focusable], counts: Counter[str]) -> list[Item]:
        """Lamps on what a hint is about."""
        return self._lamps.items(shapes, counts)

    def affordable(self, shapes: Iterable[Focusable], free: Free = _nowhere) -> list[Item]:
        """A sign where a piece is ``free`` of numbers; else inside its upper edge, or amid a shape."""
        return [self._signs.affordable(shape, free(shape.id)) for shape in shapes]


def _radius(shape: Focusable, usual: int) -> float:
    """Square things without corners are round; others have round corners."""
    rect = shape.rect
    square = abs(rect.w - rect.h) * 12 < rect.w
    return min(rect.size) * 0.3 if square and not shape.cornered else min(usual, min(rect.size) // 3)


def _free(one: pygame.Rect, others: Iterable[pygame.Rect]) -> int:
    """How far it is to the nearest of the others; what touches, but for rounding, is not counted."""
    gaps = (
        max(rect.left - one.right, one.left - rect.right, rect.top - one.bottom, one.top - rect.bottom)
        for rect in others
    )
    return min((gap for gap in gaps if gap > 1), default=sys.maxsize)


def _beyond(shape: Focusable) -> int:
    """How far round a place is nothing that has to be seen, in pixels."""
    return round(min(shape.rect.size) * _CLEAR)
