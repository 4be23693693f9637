"""What happened: the raw material of animation, sound and log."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.rules.kernel.rng import Rng
from game.rules.kernel.text import Value

EventValue = Value | tuple[Value, ...]


class Event(NamedTuple):
    """Something that happened in the game.

    Attributes:
        kind: the title's word for it ("take", "buy", "noble" ...).
        data: named values, ids and numbers only.
        audience: the only seat that may know of it; None for everybody.
    """

    kind: str
    data: Mapping[str, EventValue] = MappingProxyType({})
    audience: int | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Whether ``seat`` (None: the shared table) may know of this event."""
        return self.audience is None or self.audience == seat


_made = tuple.__new__
"""Makes an event of its values in two thirds of the time that `Event` takes: an action tells of several."""


class Outcome:
    """Collects what an action brings about; the rules write to it while they apply the action.

    Attributes:
        rng: the game's own randomness.
        events: what happened, in order.
        revealed: hidden information came to light (a draw, a roll): undo stops here.
        new_turn: the seat whose turn began during this action, if one did.
    """

    __slots__ = ("events", "new_turn", "revealed", "rng")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.events: list[Event] = []
        self.revealed = False
        self.new_turn: int | None = None

    def emit(self, kind: str, /, **data: EventValue) -> None:
        """Something that everybody sees."""
        self.events.append(_made(Event, (kind, data, None)))

    def whisper(self, audience: int, kind: str, /, **data: EventValue) -> None:
        """Something that only the seat ``audience`` may know."""
        self.events.append(Event(kind, data, audience))

    def reveal(self) -> None:
        """Hidden information came to light; what was done before cannot be taken back.

        Called before the events that tell of it: a preview ends here (`game.rules.kernel.foresight`).
        """
        self.revealed = True

    def begin_turn(self, seat: int) -> None:
        """A turn of ``seat`` begins: the place that "restart turn" goes back to."""
        self.new_turn = seat
        self.emit("turn", seat=seat)
