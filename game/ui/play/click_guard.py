"""A guard against presses on the table that were meant for what lay there, or who was asked, before."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.ui.focus import Focusable, FocusRing
from game.ui.input.intents import Pixel
from game.ui.input.pointer_guard import HOLD, PointerGuard
from game.ui.table.bar.offers import PREFIX
from game.ui.table.panels.panels import PANEL
from game.ui.table.pointing import BAR
from game.ui.table.shots.tabs import PREFIX as TAB

_POINTERS = ("mouse", "touch")
"""Devices that press where the eye was before; with others the focus shows what a press would choose."""

_FIXED = (BAR, PREFIX, PANEL, TAB)
"""What is no piece and no place."""


class ClickGuard(PointerGuard):
    """Holds presses back for a moment after a change of shot, buttons, picks or turn.

    * Of a hand that has not moved since then a press does only what it would have done before.
    * Nothing is pressed that a moment ago lay elsewhere, whether the hand rests or has just come.
    * The device of the player before chooses nothing for the next one, wherever it moves; a pointer for twice
      that time.
    """

    def __init__(self) -> None:
        super().__init__()
        self._known: Mapping[str, object] = {}
        self._held: Collection[str] = ()
        self._meant: Collection[str] = ()
        self._laid: object = None
        self._lay: Mapping[str, pygame.Rect] = {}
        self._left_free: set[tuple[int, ...]] = set()
        self._fresh: dict[str, tuple[pygame.Rect | None, float]] = {}
        self._seat: int | None = None
        self._by: str | None = None
        self._late: tuple[str | None, float] = None, 0.0

    def renew(self, meanings: Mapping[str, object], at_hand: Collection[str]) -> None:
        """Take over the buttons of now.

        Args:
            meanings: what each of them means, by its focus id.
            at_hand: where a press would fall if nothing moved.
        """
        changed = {id for id in at_hand if meanings.get(id) != self._known.get(id)}
        self._held = [id for id in self._held if meanings.get(id) == self._known.get(id)]
        if changed:
            self.changed()
            self._held, self._meant = changed, ()
        self._known = meanings

    def layout_changed(self, arrangement: object, before: Sequence[Focusable]) -> None:
        """The table is laid out like this now; ``before`` is what lay there for a pointer in use."""
        if arrangement is not self._laid:
            self._laid = arrangement
            self.changed()
            self._meant = [each.id for each in before if self._at and each.contains(self._at)]

    def things_lie(self, items: Sequence[Focusable], arrangement: object, hand: Collection[str] = ()) -> None:
        """Pieces and places lie like this now: those that have moved take no click for a moment.

        Nor do those that were not there before, in another arrangement or where something else lay last.
        Places of a piece in ``hand`` come and go with the pointer.
        """
        things = (item for item in items if item.id not in hand and not item.id.startswith(_FIXED))
        now = {item.id: item.rect for item in things}
        before, anew = self._lay, bool(self._lay) and arrangement is not self._laid
        left = {tuple(rect) for id, rect in before.items() if now.get(id) != rect}
        self._left_free = left if anew else self._left_free | left
        free = list(self._left_free)
        come = {id for id in now if id not in before and (anew or now[id].collidelist(free) >= 0)}
        taken = [now[id] for id in come]
        self._left_free = {rect for rect in free if pygame.Rect(rect).collidelist(taken) < 0}
        moved = come | {id for id, rect in now.items() if before.get(id, rect) != rect}
        stay = {id: fresh for id, fresh in self._fresh.items() if id in now}
        self._fresh, self._lay = stay | {id: (before.get(id), HOLD) for id in moved}, now

    def _is_fresh(self, id: str | None, pos: Pixel) -> bool:
        """Whether a thing has come to ``pos`` so lately that a click there was not meant for it."""
        lay, left = self._fresh.get(id or "", (None, 0.0))
        return left > 0 and not (lay and lay.collidepoint(pos))

    def hold_repeats(self, pos: Pixel | None) -> None:
        """A press at ``pos`` has picked what it can; another one there would put it back, or pick more."""
        self.changed()
        self._at, self._held, self._meant = pos, (), ()

    def ignores(self, ring: FocusRing, pos: Pixel) -> bool:
        """Whether a click at ``pos`` was meant for what lay there before."""
        self.moved(pos)
        there = ring.at(pos)
        return (self._left > 0 and there not in self._meant) or self._is_fresh(there, pos)

    @property
    def held(self) -> Collection[str]:
        """The buttons that take no press now, as they have changed under the hand."""
        return self._held if self._left > 0 else ()

    def seat_changed(self, seat: int | None, *, hidden: bool) -> None:
        """``seat`` is asked now; a ``hidden`` choice comes behind a curtain, which holds presses back too."""
        if seat is not None and seat != self._seat:
            time = 2 * HOLD if self._by in _POINTERS else HOLD
            self._seat, self._late = seat, (None if hidden else self._by, time)

    def is_foreign(self, device: str) -> bool:
        """Whether a press of ``device`` on a choice was meant for that of somebody else, which is over."""
        self._by = device
        return self.is_late(device)

    def is_late(self, device: str) -> bool:
        """Whether ``device`` is that of who had the choice before, and may not know yet that it is over."""
        return device == self._late[0] and self._late[1] > 0

    def closed(self, ring: FocusRing) -> list[str]:
        """All that takes no press now, for tests from outside."""
        if self._late[0] and self._late[1] > 0:
            return [each.id for each in ring.items]
        below = ring.at(self._at) if self._at and self._left > 0 else None
        fresh = [each.id for each in ring.items if self._is_fresh(each.id, each.rect.center)]
        return [*self.held, *fresh, *([below] if below and below not in self._meant else [])]

    def update(self, dt: float, *, moving: bool = False) -> None:
        """Let time pass while the buttons are seen; pieces still ``moving`` are not in their places."""
        super().update(dt)
        self._late = self._late[0], self._late[1] - dt
        if not moving:
            self._fresh = {id: (lay, left - dt) for id, (lay, left) in self._fresh.items() if left > dt}
