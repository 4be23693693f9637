"""An agent at work: the base of the rules of every space that a single agent uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Generic, TypeVar

from game.rules.aquileia.frames import Dolus, Equi, Forum, Latro, Pecunia, Portus, Servi
from game.rules.aquileia.state import FREE, State
from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler

PASS = "button.pass"
ROLL = "button.roll"
V = TypeVar("V", Dolus, Pecunia, Equi, Servi, Forum, Latro, Portus)


def go_home(state: State, space: str, out: Outcome) -> None:
    """An agent has done its work and returns to its player (rulebook: Operations)."""
    seat = state.spaces[space]
    state.spaces[space] = FREE
    state.players[seat].agents += 1
    out.emit("home", seat=seat, space=space)


class VisitRules(Handler[State, V], Generic[V]):
    """One agent does its work.

    Attributes:
        kind: the frame of such a visit.
        optional: the player may decline (ruling 12); a roll that costs nothing is just made.
    """

    kind: type[V]
    optional: ClassVar[bool] = True

    def able(self, state: State, seat: int, space: str) -> bool:
        """Whether there is anything to do, as far as everybody can see.

        Hidden cards must not come into it: a visit that is passed over would betray them.
        """
        return True

    def lacking(self, state: State, seat: int, space: str) -> str:
        """What there is nothing to do without, for who is told that the agent goes home."""
        return "coins"

    def wants(self, state: State, frame: V) -> Iterator[Candidate]:
        """What the player might want to do besides declining."""
        raise NotImplementedError

    def work(self, state: State, frame: V, action: Action, out: Outcome) -> bool:
        """Do it. True if the visit is over."""
        raise NotImplementedError

    def candidates(self, state: State, frame: V) -> Iterator[Candidate]:
        """What the agent can do, and to do nothing more."""
        yield from self.wants(state, frame)
        if self.optional:
            yield Candidate(act(frame.seat, "pass", PASS))

    def apply(self, state: State, frame: V, action: Action, out: Outcome) -> None:
        """Do it, or decline; when the visit is over the agent goes home."""
        if action.verb == "pass":
            out.emit("decline", seat=frame.seat, space=frame.space)
            over = True
        else:
            over = self.work(state, frame, action, out)
        if over or not self.able(state, frame.seat, frame.space):
            state.stack.pop()
            self.leave(state, frame.seat, frame.space, out)

    def begin(self, state: State, space: str, out: Outcome) -> None:
        """The agent on ``space`` is next; where there is nothing to do it goes home at once."""
        seat = state.spaces[space]
        if self.able(state, seat, space):
            state.stack.append(self.kind(seat, space))
            out.begin_turn(seat)
        else:
            out.emit("idle", seat=seat, space=space, why=self.lacking(state, seat, space))
            self.leave(state, seat, space, out)

    def leave(self, state: State, seat: int, space: str, out: Outcome) -> None:
        """The visit is over."""
        go_home(state, space, out)
