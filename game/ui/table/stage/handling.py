"""What pointer, pad and keys do to the piece in hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from game.desk.desk import Desk
from game.ui.focus import FocusRing
from game.ui.input.intents import Direction, Pixel
from game.ui.table.bar.offers import PREFIX
from game.ui.table.stage.gesture import GhostOf, HeldPiece, Spot, take_in_hand
from game.ui.table.stage.stage import Stage


class Handling:
    """Keeps the piece in hand, if there is one, and moves it; the focus goes with it.

    Args:
        desk: whose choice it is.
        stage: where things lie.
        focus: the focus, among what can be pointed at now.
        ghost: how the title shows a piece over a place.
    """

    def __init__(self, desk: Desk, stage: Stage, focus: Callable[[], FocusRing], ghost: GhostOf) -> None:
        self._desk, self._stage, self._focus, self._ghost = desk, stage, focus, ghost
        self._taken: tuple[object, HeldPiece | None] = None, None
        self._last: HeldPiece | None = None

    @property
    def hand(self) -> HeldPiece | None:
        """What is in hand at this stage of the choice; worked out once for each."""
        now = (self._desk.revision, self._stage.revision)
        if self._taken[0] != now:
            hand = take_in_hand(self._stage, self._desk.choosing(), self._ghost, self._last)
            self._taken, self._last = (now, hand), hand or self._last
        return self._taken[1]

    @property
    def _ring(self) -> FocusRing:
        return self._focus()

    def place_at(self, pos: Pixel) -> Spot | None:
        """The place for the piece in hand that a pointer means; None where it means something else."""
        over = self._ring.at(pos) or ""
        return None if self.hand is None or over.startswith(PREFIX) else self.hand.place_at(pos)

    def meant(self, pos: Pixel) -> str | None:
        """The place for the piece in hand that a press means; it is there even if nothing comes of it.

        Where it was laid down already it stays until that is chosen.
        """
        hand, place = self.hand, self.place_at(pos)
        if hand is None or place is None:
            return None
        if not hand.laid:
            hand.point(pos)
        return place.target

    def hover(self, pos: Pixel) -> None:
        """The pointer is here: a piece that is not laid down yet follows it from place to place."""
        hand = self.hand
        self._ring.point(pos)
        if hand and not hand.laid and self.place_at(pos) and hand.point(pos):
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
        if self.hand and not self.hand.laid:
            any(self.hand.put(target) for target in targets[:1])

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
        self.follow()
