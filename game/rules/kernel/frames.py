"""Phases, multi-step turns, reactions and simultaneous choices: a stack of frames in the state.

The top frame says who is asked what. An action may advance, push or pop frames; afterwards frames that
need nobody run by themselves until a real choice, or the end, is reached. Each kind of frame is its own
small dataclass, so frames are saved, cloned and type-checked like the rest of the state, and its handler
is found by class.

A handler yields *candidates*: what a player might want to do, each with what stands in its way. Those with
nothing in their way are the legal actions; the others are the reasons that the table gives. Rule and reason
stand on one line and cannot drift apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Outcome
from game.rules.kernel.text import Text, text

FINISH_FIRST = text("play-finish-first")
"""Why not: another step of the same turn has been begun."""
LATER = text("play-later")
"""Why not: it comes into play only after something else has been chosen."""


class FramedState(Protocol):
    """A state whose flow of play is a stack of frames; an empty stack is the end of the game."""

    rng: int
    stack: list[Any]


class Candidate(NamedTuple):
    """Something that a player might want to do.

    Attributes:
        action: the action; of one that is refused the targets may end where the obstacle shows.
        obstacle: what stands in its way; None for a legal action.
    """

    action: Action
    obstacle: Text | None = None


S = TypeVar("S", bound=FramedState)
S_contra = TypeVar("S_contra", bound=FramedState, contravariant=True)
F_contra = TypeVar("F_contra", contravariant=True)


class Handler(Generic[S_contra, F_contra]):
    """The rules of one kind of frame; a handler overrides what its frame needs.

    A frame that asks somebody has ``candidates``, ``prompt`` and ``apply``; one that runs by itself has
    ``settle``. Where listing the refused ones with the legal ones costs too much, a handler may also override
    ``decisions``: the laws hold it to its candidates.

    Attributes:
        secret: the choice is hidden from the others until a reveal.
        ordered: targets are pointed at in sequence; otherwise in any order.
    """

    secret = False
    ordered = True

    def candidates(self, state: S_contra, frame: F_contra) -> Iterable[Candidate]:
        """What the seats that are asked might want to do, in any order."""
        return ()

    def prompt(self, state: S_contra, frame: F_contra, seat: int) -> Text:
        """What ``seat`` is asked."""
        raise AssertionError(f"{type(self).__name__} asks without a question")

    def guarded(self, state: S_contra, frame: F_contra, seat: int) -> frozenset[str]:
        """Targets whose legality would betray a secret of ``seat``."""
        return frozenset()

    def decisions(self, state: S_contra, frame: F_contra) -> tuple[Decision, ...]:
        """The candidates without an obstacle, by seat; empty if the frame needs nobody."""
        legal = [action for action, obstacle in self.candidates(state, frame) if obstacle is None]
        if not legal:
            return ()
        legal.sort()
        first, last = legal[0].player, legal[-1].player
        if first == last:
            return (self._decision(state, frame, first, legal),)
        seats = groupby(legal, attrgetter("player"))
        return tuple([self._decision(state, frame, seat, actions) for seat, actions in seats])

    def _decision(self, state: S_contra, frame: F_contra, seat: int, actions: Iterable[Action]) -> Decision:
        """What ``seat`` is asked, its legal actions in order."""
        return Decision(
            seat,
            self.prompt(state, frame, seat),
            tuple(actions),
            self.secret,
            self.ordered,
            self.guarded(state, frame, seat),
        )

    def apply(self, state: S_contra, frame: F_contra, action: Action, out: Outcome) -> None:
        """Carry out a legal action of this frame."""
        raise AssertionError(f"{type(self).__name__} offers no action")

    def settle(self, state: S_contra, frame: F_contra, out: Outcome) -> bool:
        """Go on without anybody. True if something changed, False if a player is needed."""
        return False


class FrameRules(Generic[S]):
    """The half of the Rules protocol that a stack of frames gives for free."""

    handlers: Mapping[type, Handler[S, Any]]

    def usual(self, seat: int) -> object | None:
        """The frame of an ordinary turn of ``seat``: what else it may want when a step of it is open."""
        return None

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Who is asked what by the frame on top."""
        if not state.stack:
            return ()
        frame = state.stack[-1]
        return self.handlers[type(frame)].decisions(state, frame)

    def candidates(self, state: S) -> Iterable[Candidate]:
        """What the frame on top lets its players want, the refused with their obstacle."""
        return self._candidates(state, state.stack[-1]) if state.stack else ()

    def refuse(self, state: S, seat: int, target: str, picked: Sequence[str] = ()) -> Text | None:
        """Why ``seat`` cannot pick ``target`` after ``picked``.

        None for what is legal, for a seat that is not asked, and where there is nothing to say.
        """
        asked = next((d for d in self.decisions(state) if d.player == seat), None)
        if asked is None:
            return None
        own = [candidate for candidate in self.candidates(state) if candidate.action.player == seat]
        for before in dict.fromkeys((tuple(picked), ())):
            wanted = (*before, target)
            found = [c for c in own if _leads(c, wanted, ordered=asked.ordered)]
            if found:
                free = any(candidate.obstacle is None for candidate in found)
                return None if free else found[0].obstacle
        if any(target in c.action.targets for c in own):
            return LATER
        return FINISH_FIRST if self._belongs_to_the_turn(state, seat, target) else None

    def apply(self, state: S, action: Action, out: Outcome) -> None:
        """Carry out a legal action, then everything that needs nobody."""
        frame = state.stack[-1]
        self.handlers[type(frame)].apply(state, frame, action, out)
        self.settle(state, out)

    def settle(self, state: S, out: Outcome) -> None:
        """Run frames that need nobody until a choice or the end is reached."""
        stack, handlers = state.stack, self.handlers
        while stack:
            frame = stack[-1]
            if not handlers[type(frame)].settle(state, frame, out):
                return

    def _candidates(self, state: S, frame: Any) -> Iterable[Candidate]:
        return self.handlers[type(frame)].candidates(state, frame)

    def _belongs_to_the_turn(self, state: S, seat: int, target: str) -> bool:
        """Whether ``seat`` could want ``target`` in an ordinary turn."""
        turn = self.usual(seat)
        if turn is None or type(turn) is type(state.stack[-1]):
            return False
        return any(target in candidate.action.targets for candidate in self._candidates(state, turn))


def free(actions: Iterable[Action]) -> Iterator[Candidate]:
    """Legal actions as candidates."""
    return (Candidate(action) for action in actions)


def _leads(candidate: Candidate, wanted: tuple[str, ...], *, ordered: bool) -> bool:
    """Whether picking ``wanted`` leads to the candidate, or, if it is refused, meets its obstacle."""
    targets = candidate.action.targets
    if not targets:
        return False
    if ordered:
        shared = min(len(targets), len(wanted))
        agree = targets[:shared] == wanted[:shared]
        return agree and (len(targets) >= len(wanted) or candidate.obstacle is not None)
    if wanted[-1] not in targets:
        return False
    have, want = Counter(targets), Counter(wanted)
    return want <= have or (candidate.obstacle is not None and have <= want)
