"""A guard against presses that were meant for what lay there before (a debounce)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.rules.kernel.choosing import Choosing
from game.ui.focus import Focusable, FocusRing
from game.ui.input.double_click import HOLD, near
from game.ui.input.intents import Pixel

_LONGER = 2 * HOLD
"""Seconds for which a pointer is ignored after the turn has passed with the same question, and for which a
click does not take up what the click before has laid down."""
_POINTERS = ("mouse", "touch")
"""Devices that press where the eye was before; with others the focus shows what a press would choose."""


class ClickGuard:
    """Ignores presses for the time of a double click after something changed below them.

    * A button that came up, or changed its meaning, below a pointer that did not move takes no press. Whoever
      moves to it means it.
    * After a new layout a click chooses nothing else than what lay there before.
    * After the turn has passed the device of the player before chooses nothing; a pointer for twice that time
      where the next player gets the same question.
    """

    def __init__(self) -> None:
        self._known: Mapping[str, object] = {}
        self._held: dict[str, float] = {}
        self._acted: tuple[Pixel | None, float] = None, 0.0
        self._put: tuple[str, Pixel | None, float] = "", None, 0.0
        self._seat: int | None = None
        self._asked: str | None = None
        self._by: str | None = None
        self._passed: tuple[str | None, float] = None, 0.0
        self._laid: object = None
        self._left: tuple[tuple[Focusable, ...], float] = (), 0.0

    def renew(self, meanings: Mapping[str, object], at_hand: Collection[str]) -> None:
        """Take over the buttons of now.

        Args:
            meanings: what each of them means, by its focus id.
            at_hand: where a press would fall if nothing moved.
        """
        same = {id for id, meaning in meanings.items() if self._known.get(id) == meaning}
        self._held = {id: left for id, left in self._held.items() if id in same}
        self._held |= {id: HOLD for id in at_hand if id in meanings and id not in same}
        self._known = meanings

    def hold_repeats(self, pos: Pixel | None, id: str = "") -> None:
        """A press on a piece at ``pos`` has done what it can: others come to lie there, or it is picked.

        Another one there would choose among what nobody has seen yet, or put back what was just picked. If
        the piece, ``id``, lies elsewhere now, whoever clicks on it there means to put it where it lies.
        """
        self._acted = pos, HOLD
        self._put = id, pos, _LONGER

    def repeats(self, pos: Pixel | None) -> bool:
        """Whether a press at ``pos`` is the second click of one that has done what it can."""
        at, left = self._acted
        return left > 0 and near(at, pos)

    def ignores(self, ring: FocusRing, pos: Pixel) -> bool:
        """Whether a click at ``pos`` was meant for what has been done, or lay there, before."""
        id = ring.at(pos)
        return self.repeats(pos) or self.misses(id, pos) or id in self._laid_down(ring.items)

    def _laid_down(self, things: Sequence[Focusable]) -> list[str]:
        """What a click has just put elsewhere."""
        id, at, left = self._put
        return [each.id for each in things if each.id == id and left > 0 and at and not each.contains(at)]

    def seat_changed(self, seat: int | None, choosing: Choosing | None, *, hidden: bool) -> None:
        """The choice is that of ``seat`` now; a ``hidden`` one comes behind a curtain that holds too.

        Args:
            seat: who is asked; None while nobody is.
            choosing: what is seen of the choice.
            hidden: nobody sees it before its player has asked for that.
        """
        if seat is None:
            return
        asked = choosing.decision.prompt.key if choosing else None
        if seat != self._seat:
            same = asked == self._asked and self._by in _POINTERS
            self._passed = (None if hidden else self._by), _LONGER if same else HOLD
        self._seat, self._asked = seat, asked

    def is_foreign(self, device: str) -> bool:
        """Whether a press of ``device`` on a choice was meant for that of somebody else, which is over."""
        self._by = device
        return self.is_late(device)

    def is_late(self, device: str) -> bool:
        """Whether ``device`` is that of who had the choice before, and may not know yet that it is over."""
        return self.passed and device == self._passed[0]

    @property
    def passed(self) -> bool:
        """Whether somebody else's hand may still be pressing."""
        return self._passed[0] is not None and self._passed[1] > 0

    def pointer_moved(self, to: str | None = None, pos: Pixel | None = None) -> None:
        """The hand moved: what it left, or did not come to by itself, is meant when it is pressed."""
        if not near(self._acted[0], pos):
            self._acted = None, 0.0
        self._held = {id: left for id, left in self._held.items() if id == to}

    def layout_changed(self, arrangement: object, before: Sequence[Focusable]) -> None:
        """The table is laid out like this now; ``before`` is what lay there for a pointer in use."""
        if arrangement is not self._laid:
            self._laid = arrangement
            self._left = tuple(before), HOLD

    def misses(self, id: str | None, pos: Pixel) -> bool:
        """Whether a press at ``pos`` was meant for what lay there before, and not for ``id``.

        Where nothing lay before, nobody can have meant anything else.
        """
        there = [thing.id for thing in self._left[0] if thing.contains(pos)] if self._left[1] > 0 else []
        return bool(there) and id not in there

    def blocked(self, things: Sequence[Focusable]) -> list[str]:
        """What takes no press now, wherever the hand is."""
        return [each.id for each in things if self.passed or self.misses(each.id, each.rect.center)]

    def closed(self, ring: FocusRing) -> list[str]:
        """All that takes no press now."""
        again = ring.under if self.repeats(ring.pointer) else None
        laid = self._laid_down(ring.items)
        return [*self.held, *([again] if again else []), *laid, *self.blocked(ring.items)]

    def update(self, dt: float) -> None:
        """Let time pass while the buttons are seen."""
        self._left = self._left[0], self._left[1] - dt
        self._held = {id: left - dt for id, left in self._held.items() if left > dt}
        self._acted = self._acted[0], self._acted[1] - dt
        self._put = *self._put[:2], self._put[2] - dt
        self._passed = self._passed[0], self._passed[1] - dt

    @property
    def held(self) -> list[str]:
        """The buttons that take no press now: it was meant for what was there before."""
        return sorted(self._held)
