"""Spotlights: what chance or others did is shown large where it happened, for as long as reading takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.art.painter import Painter
from game.art.seats import SeatStyle
from game.art.surfaces import transparent
from game.lang.narrator import Narrator
from game.tables.table import Spotlight
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.motion.motion import ease
from game.ui.table.motion.spotlight_card import SpotlightCard

SPEED = {"off": 0.0, "fast": 0.6, "normal": 1.0}
"""By which the seconds of reading are multiplied, by the setting of animation."""
WORDS = 4.0
"""Words that are read in a second; the cells of a table count as words."""
LOOK = 1.2
"""Seconds for seeing that something is shown."""
MOST = 9.0
"""The most seconds for one spotlight; a press ends it before."""
_DARK = 96
"""How dark the table is meanwhile, of 255."""
_RISE = 0.14
"""Seconds in which it comes."""
_FROM = 0.9
"""How large it is at first."""
_STEPS = 4
"""It comes in so many sizes."""


class Lying(Protocol):
    """Where the parts of the table lie."""

    area: pygame.Rect

    @property
    def above(self) -> pygame.Rect:
        """All above the bar."""

    @property
    def board(self) -> pygame.Rect:
        """What all share."""

    @property
    def card_room(self) -> tuple[int, int]:
        """How large a card may be that all read."""

    def for_all(self, card: pygame.Surface) -> pygame.Surface:
        """A card as all read it."""


@dataclass(slots=True)
class _Lit:
    """One that waits or is shown."""

    card: SpotlightCard
    at: str


class Spotlights:
    """Shows spotlights one after the other, once everything has landed; without animation none.

    Args:
        services: the program's services.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._waiting: list[_Lit] = []
        self._frames: list[Item] = []
        self._dark: Item | None = None
        self._elapsed = self._lasts = 0.0

    @property
    def used(self) -> bool:
        """Whether any is shown: not without animation."""
        return SPEED[self._services.settings.animation] > 0

    @property
    def shown(self) -> bool:
        """Whether one is on the screen."""
        return bool(self._frames)

    @property
    def due(self) -> bool:
        """Whether one is on the screen, or will be as soon as the table is still."""
        return self.shown or bool(self._waiting)

    def show(
        self,
        lit: Sequence[Spotlight],
        narrator: Narrator,
        painter: Painter,
        style: Callable[[int], SeatStyle],
    ) -> None:
        """These, in place of those before.

        Args:
            lit: what is shown.
            narrator: says their words.
            painter: makes their pictures.
            style: colour and symbol of a seat.
        """
        self.stop()
        if self.used:
            cards = [(SpotlightCard(self._services, each, narrator, painter, style), each.at) for each in lit]
            self._waiting = [_Lit(card, at) for card, at in cards]

    def stop(self) -> None:
        """Nobody needs to see any more."""
        self._waiting, self._frames = [], []

    def skip(self) -> None:
        """The one on the screen has been seen; or the next one is not waited for."""
        if not self.shown:
            del self._waiting[:1]
        self._elapsed = self._lasts

    def update(
        self,
        dt: float,
        still: bool,
        arrangement: Lying,
        place: Callable[[str], pygame.Rect | None],
    ) -> bool:
        """Let time pass; True if the picture changed.

        Args:
            dt: seconds.
            still: nothing on the table moves.
            arrangement: where the parts of the table lie.
            place: where a piece or slot lies.
        """
        changed = self.shown
        if changed:
            self._elapsed += dt
            if self._elapsed < self._lasts:
                return self._elapsed - dt < _RISE
            self._frames = []
        if not (self._waiting and still):
            return changed
        if self._waiting[0].card.paint(arrangement.card_room):
            lit = self._waiting.pop(0)
            over = place(lit.at) or arrangement.board
            card = arrangement.for_all(lit.card.picture)
            self._frames, self._elapsed = self._coming(card, arrangement, over), 0.0
            speed = SPEED[self._services.settings.animation]
            self._lasts = speed * min(MOST, LOOK + lit.card.words / WORDS)
        return True

    def items(self) -> list[Item]:
        """The card where it is now."""
        if not self._frames:
            return []
        share = ease(min(1.0, self._elapsed / _RISE))
        return [*([self._dark] if self._dark else []), self._frames[round(share * (len(self._frames) - 1))]]

    def _coming(self, whole: pygame.Surface, arrangement: Lying, over: pygame.Rect) -> list[Item]:
        """The card from small to its size, over what it is about, and never over the bar."""
        rect = whole.get_rect(center=over.center).clamp(arrangement.board).clamp(arrangement.area)
        dark = transparent(arrangement.above.size)
        dark.fill((0, 0, 0, _DARK))
        self._dark = Item(dark, arrangement.above.topleft)
        frames = []
        for step in range(_STEPS):
            share = _FROM + (1 - _FROM) * step / _STEPS
            small = pygame.transform.smoothscale_by(whole, share)
            frames.append(Item(small, small.get_rect(center=rect.center).topleft))
        return [*frames, Item(whole, rect.topleft)]
