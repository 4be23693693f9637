"""Keeps a quick second press from a button that has only just come up where the first press was."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.ui.input.double import HOLD, near
from game.ui.input.intents import Position


class Haste:
    """Knows the buttons that have just come up, or mean something else now, under a hand that did not move.

    Whoever moves to a button means it, however new it is: only those that came to the hand are held, until
    they have been seen for the time of a double click.
    """

    def __init__(self) -> None:
        self._known: Mapping[str, object] = {}
        self._held: dict[str, float] = {}
        self._acted: tuple[Position | None, float] = None, 0.0

    def renew(self, meanings: Mapping[str, object], at_hand: Collection[str]) -> None:
        """The buttons are these now.

        Args:
            meanings: what each of them means, by its focus id.
            at_hand: where a press would fall if nothing moved.
        """
        same = {id for id, meaning in meanings.items() if self._known.get(id) == meaning}
        self._held = {id: left for id, left in self._held.items() if id in same}
        self._held |= {id: HOLD for id in at_hand if id in meanings and id not in same}
        self._known = meanings

    def acted(self, pos: Position | None) -> None:
        """A press on a piece at ``pos`` has done what it can: others come to lie there, or it is picked.

        Another one there would choose among what nobody has seen yet, or put back what was just picked.
        """
        self._acted = pos, HOLD

    def repeats(self, pos: Position | None) -> bool:
        """Whether a press at ``pos`` is the second click of one that has done what it can."""
        at, left = self._acted
        return left > 0 and near(at, pos)

    def moved(self, to: str | None = None, pos: Position | None = None) -> None:
        """The hand moved: what it left, or did not come to by itself, is meant when it is pressed."""
        if not near(self._acted[0], pos):
            self._acted = None, 0.0
        self._held = {id: left for id, left in self._held.items() if id == to}

    def update(self, dt: float) -> None:
        """Let time pass while the buttons are seen."""
        self._held = {id: left - dt for id, left in self._held.items() if left > dt}
        self._acted = self._acted[0], self._acted[1] - dt

    @property
    def held(self) -> list[str]:
        """The buttons that take no press now: it was meant for what was there before."""
        return sorted(self._held)
