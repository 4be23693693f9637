"""What pointer, pad and keys do to the piece in hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from game.desk.desk import Desk
from game.ui.focus import FocusRing
from game.ui.input.intents import Direction, Pixel
from game.ui.table.bar.offers import PREFIX
from game.ui.table.stage.gesture import GhostOf, HeldPiece, take_in_hand
from game.ui.table.stage.stage import Stage


class Handling:
    """Keeps the piece in hand, if there is one, and moves it; the focus goes with it.

    Args:
        desk: whose choice it is.
        stage: where things lie.
        ring: the focus.
        ghost: how the title shows a piece over a place.
        offer: called when the piece is over another place: the buttons there have to be worked out.
    """

    def __init__(
        self,
        desk: Desk,
        stage: Stage,
        ring: FocusRing,
        ghost: GhostOf,
        offer: Callable[[], None],
    ) -> None:
        self._desk, self._stage, self._ring = desk, stage, ring
        self._ghost, self._offer = ghost, offer
        self.hand: HeldPiece | None = None
        self._last: HeldPiece | None = None

    def renew(self) -> HeldPiece | None:
        """Work out what is in hand at this stage of the choice."""
        self.hand = take_in_hand(self._stage, self._desk.choosing(), self._ghost, self._last)
        self._last = self.hand or self._last
        return self.hand

    def means(self, pos: Pixel) -> bool:
        """Whether a pointer means a place for the piece in hand, which is then over it."""
        over = self._ring.at(pos) or ""
        return self.hand is not None and not over.startswith(PREFIX) and self.hand.point(pos)

    def meant(self, pos: Pixel) -> str | None:
        """The place for the piece in hand that a press means; it is there even if nothing comes of it."""
        if self.hand is None or not self.means(pos):
            return None
        place = self.hand.at.target
        self._offer()
        return place

    def hover(self, pos: Pixel) -> None:
        """The pointer is here: a piece that is not laid down yet follows it from place to place."""
        hand, before = self.hand, self.hand.at if self.hand else None
        self._ring.point(pos)
        if hand is None or hand.laid or not self.means(pos):
            return
        if hand.at is not before:
            self._moved()
        self._ring.focus(hand.at.target)

    def navigate(self, direction: Direction, first: Collection[str] = ()) -> None:
        """Move the piece in hand while the focus is on it, else the focus: among ``first`` if it can."""
        hand = self.hand
        if hand and not hand.laid and self._ring.id == hand.at.target and hand.move(direction):
            self._ring.visible = True
            self._moved()
        else:
            self._ring.move(direction, first)

    def turn(self, step: int) -> bool:
        """Turn the piece in hand, or where it cannot be turned go to the next place. False without one."""
        if self.hand and (self.hand.turn(step) or self.hand.step(step)):
            self._moved()
        return self.hand is not None

    def step(self, step: int) -> bool:
        """To the next or previous place for the piece in hand. False without one."""
        if self.hand and self.hand.step(step):
            self._moved()
        return self.hand is not None

    def suggest(self, targets: Sequence[str]) -> None:
        """A piece that has just been taken in hand is held over the likeliest place first."""
        if self.hand and not self.hand.laid and any(self.hand.put(target) for target in targets[:1]):
            self._last = self.hand
            self._offer()

    def follow(self) -> None:
        """The focus goes to the piece in hand, or to the button that completes what is picked."""
        choosing = self._desk.choosing()
        if self.hand and not self.hand.laid:
            self._ring.focus(self.hand.at.target)
        elif choosing and (self.hand or not choosing.choices()):
            self._ring.focus(PREFIX + "0")

    def _moved(self) -> None:
        """It is over another place; if it was laid down already, it is laid down there."""
        if self.hand and self.hand.laid:
            self._desk.point(self.hand.at.target)
        self._offer()
        self.follow()
