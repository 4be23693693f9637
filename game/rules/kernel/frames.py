"""Phases, multi-step turns, reactions and simultaneous choices: a stack of frames in the state.

The top frame says who is asked what. An action may advance, push or pop frames; afterwards frames that
need nobody run by themselves until a real choice, or the end, is reached. Each kind of frame is its own
small dataclass, so frames are saved, cloned and type-checked like the rest of the state, and its handler
is found by class.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Outcome


class FramedState(Protocol):
    """A state whose flow of play is a stack of frames; an empty stack is the end of the game."""

    rng: int
    stack: list[Any]


S_contra = TypeVar("S_contra", bound=FramedState, contravariant=True)
F_contra = TypeVar("F_contra", contravariant=True)


class FrameHandler(Protocol[S_contra, F_contra]):
    """The rules of one kind of frame."""

    def decisions(self, state: S_contra, frame: F_contra) -> tuple[Decision, ...]:
        """Who is asked what while this frame is on top; empty if it needs nobody."""

    def apply(self, state: S_contra, frame: F_contra, action: Action, out: Outcome) -> None:
        """Carry out a legal action of this frame."""

    def settle(self, state: S_contra, frame: F_contra, out: Outcome) -> bool:
        """Go on without anybody. True if something changed, False if a player is needed."""


S = TypeVar("S", bound=FramedState)


class FrameRules(Generic[S]):
    """The half of the Rules protocol that a stack of frames gives for free."""

    handlers: Mapping[type, FrameHandler[S, Any]]

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Who is asked what by the frame on top."""
        if not state.stack:
            return ()
        frame = state.stack[-1]
        return self.handlers[type(frame)].decisions(state, frame)

    def apply(self, state: S, action: Action, out: Outcome) -> None:
        """Carry out a legal action, then everything that needs nobody."""
        frame = state.stack[-1]
        self.handlers[type(frame)].apply(state, frame, action, out)
        self.settle(state, out)

    def settle(self, state: S, out: Outcome) -> None:
        """Run frames that need nobody until a choice or the end is reached."""
        while state.stack:
            frame = state.stack[-1]
            if not self.handlers[type(frame)].settle(state, frame, out):
                return
