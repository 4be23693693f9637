"""The open choices of the seats that a desk serves, and which of them lies on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from game.match.session import Session
from game.rules.kernel.choosing import Choosing, renewed
from game.rules.kernel.decision import Decision
from game.rules.kernel.text import Text


class Lens(Protocol):
    """Narrows what may be chosen at a desk: a lesson's next step."""

    def narrow(self, decision: Decision) -> Decision | None:
        """What is left of a decision; None: nothing."""

    def reason(self, decision: Decision, names: Sequence[str]) -> Text | None:
        """Why a thing of a whole ``decision``, by any of its ``names``, is left out; None: it is not."""


class Choices:
    """Keeps a choice in the making for every seat of a desk that is asked.

    Args:
        session: the match.
        seats: whom the desk serves; None: every person.
        lens: narrows the decisions of its seats.
    """

    def __init__(self, session: Session, seats: Collection[int] | None, lens: Lens | None) -> None:
        self._session, self._seats, self._lens = session, seats, lens
        self._open: dict[int, Choosing] = {}
        self._attended: int | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        """The people whom the desk serves."""
        persons = self._session.persons
        return persons if self._seats is None else tuple(seat for seat in persons if seat in self._seats)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose choice is open, in turn order."""
        return tuple(sorted(self._open))

    @property
    def seat(self) -> int | None:
        """The seat whose choice lies on the desk; None while nobody here is asked."""
        if self._attended in self._open:
            return self._attended
        return min(self._open) if self._open else None

    def attend(self, seat: int) -> bool:
        """Bring the choice of ``seat`` to the desk. False if it is there or not open."""
        if seat == self.seat or seat not in self._open:
            return False
        self._attended = seat
        return True

    def of(self, seat: int | None) -> Choosing | None:
        """The open choice of ``seat``."""
        return self._open.get(seat) if seat is not None else None

    def left_out(self, seat: int, names: Sequence[str]) -> Text | None:
        """Why ``seat`` cannot choose a thing that the rules allow; None where the lens is not the reason."""
        asked = next((each for each in self._session.decisions() if each.player == seat), None)
        return self._lens.reason(asked, names) if self._lens and asked else None

    def renew(self, acted: Collection[int] | None) -> dict[int, Choosing]:
        """Take over what is asked now; returns the choices as they were.

        Args:
            acted: who has acted and chooses anew; the others keep what they had picked as far as it is still
                possible. None: time went back, all choose anew.
        """
        known, self._open = self._open, {}
        for decision, whole in self._decisions():
            seat = decision.player
            keeps = acted is not None and seat not in acted
            self._open[seat] = renewed(known.get(seat), decision, keeps, whole)
        return known

    def show_secrets_to(self, looking: int | None) -> None:
        """Only ``looking`` sees secrets now."""
        for seat, choosing in self._open.items():
            choosing.private_view = seat == looking

    def _decisions(self) -> list[tuple[Decision, Decision | None]]:
        """What the seats of the desk are asked, as far as its lens lets through, with the whole of it."""
        asked = [decision for decision in self._session.decisions() if decision.player in self.seats]
        if self._lens is None:
            return [(decision, None) for decision in asked]
        seen = ((self._lens.narrow(decision), decision) for decision in asked)
        return [(narrowed, whole) for narrowed, whole in seen if narrowed is not None]
