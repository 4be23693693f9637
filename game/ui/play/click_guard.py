"""A guard against presses on the table that were meant for what lay there, or who was asked, before."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.ui.focus import Focusable, FocusRing
from game.ui.input.intents import Pixel
from game.ui.input.pointer_guard import HOLD, PointerGuard

_POINTERS = ("mouse", "touch")
"""Devices that press where the eye was before; with others the focus shows what a press would choose."""


class ClickGuard(PointerGuard):
    """Holds presses back for a moment after a change of shot, buttons, picks or turn.

    * Of a hand that has not moved since then a press does only what it would have done before.
    * The device of the player before chooses nothing for the next one, wherever it moves; a pointer for twice
      that time.
    """

    def __init__(self) -> None:
        super().__init__()
        self._known: Mapping[str, object] = {}
        self._held: Collection[str] = ()
        self._meant: Collection[str] = ()
        self._laid: object = None
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

    def hold_repeats(self, pos: Pixel | None) -> None:
        """A press at ``pos`` has picked what it can; another one there would put it back, or pick more."""
        self.changed()
        self._at, self._held, self._meant = pos, (), ()

    def ignores(self, ring: FocusRing, pos: Pixel) -> bool:
        """Whether a click at ``pos`` was meant for what lay there before."""
        self.moved(pos)
        return self._left > 0 and ring.at(pos) not in self._meant

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
        return [*self.held, *([below] if below and below not in self._meant else [])]

    def update(self, dt: float) -> None:
        """Let time pass while the buttons are seen."""
        super().update(dt)
        self._late = self._late[0], self._late[1] - dt
