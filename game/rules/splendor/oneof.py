"""Steps in which a player receives one of several things: nobody is asked about none or a single one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from game.rules.kernel.action import Action, act
from game.rules.kernel.event import Outcome
from game.rules.kernel.frames import Candidate, Handler
from game.rules.kernel.text import Text, text
from game.rules.splendor.state import Frame, State

F = TypeVar("F", bound=Frame)


class OneOf(Handler[State, F], Generic[F]):
    """The handler of such a step; a subclass says what can be had and what having it means.

    Attributes:
        verb: of the action that chooses.
        question: the message of the prompt.
    """

    verb: str
    question: str

    def options(self, state: State, frame: F) -> list[str]:
        """The targets that can be had."""
        raise NotImplementedError

    def refused(self, state: State, frame: F) -> Iterable[tuple[str, Text]]:
        """Targets that look as if they could be had, and why not."""
        return ()

    def grant(self, state: State, frame: F, target: str, out: Outcome) -> None:
        """The player receives ``target``; the frame has left the stack."""
        raise NotImplementedError

    def candidates(self, state: State, frame: F) -> Iterator[Candidate]:
        """Everything that can be had, and what cannot."""
        for target in self.options(state, frame):
            yield Candidate(act(frame.seat, self.verb, target))
        for target, reason in self.refused(state, frame):
            yield Candidate(act(frame.seat, self.verb, target), reason)

    def prompt(self, state: State, frame: F, seat: int) -> Text:
        """Which of them."""
        return text(self.question)

    def apply(self, state: State, frame: F, action: Action, out: Outcome) -> None:
        """Receive what was chosen."""
        state.stack.pop()
        self.grant(state, frame, action.targets[0], out)

    def settle(self, state: State, frame: F, out: Outcome) -> bool:
        """None, or a single one, needs no choice."""
        options = self.options(state, frame)
        if len(options) > 1:
            return False
        state.stack.pop()
        for target in options:
            self.grant(state, frame, target, out)
        return True
