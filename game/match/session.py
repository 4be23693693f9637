"""A running match: the list of actions is the truth, the state follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.match.seats import Seat
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.rules import AnyRules, GameConfig, Score, play, start
from game.rules.kernel.values import clone


class IllegalActionError(ValueError):
    """An action that is not among the legal ones; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the log and what came of it.

    Attributes:
        action: what was done.
        events: what happened.
        revealed: hidden information came to light.
        new_turn: the seat whose turn began, if one did.
    """

    action: Action
    events: tuple[Event, ...]
    revealed: bool
    new_turn: int | None


class Journal(Protocol):
    """Whatever keeps the record of a session."""

    def acted(self, session: Session) -> None:
        """An action was added at the end of the session's log."""

    def undone(self, count: int) -> None:
        """The last ``count`` actions were taken back."""


class Session:
    """One match of one title.

    Args:
        rules: the title's rules with its options.
        config: seats, seed and options.
        seats: the players, in turn order.
        opening: a position to start from instead of the title's setup (a recovered record).
    """

    def __init__(
        self, rules: AnyRules, config: GameConfig, seats: Sequence[Seat], opening: Any | None = None
    ) -> None:
        self.rules = rules
        self.config = config
        self.seats = tuple(seats)
        self.state: Any = start(rules, config) if opening is None else clone(opening)
        self.log: list[Step] = []
        self.journal: Journal | None = None
        self._undone: list[Action] = []
        self._floor = 0
        self._checkpoints: dict[int, Any] = {0: clone(self.state)}
        self._decisions: tuple[Decision, ...] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.decisions()

    @property
    def opening(self) -> Any:
        """The position before the first action of the log; not to be changed."""
        return self._checkpoints[0]

    def decisions(self) -> tuple[Decision, ...]:
        """Who is asked what; worked out once for each position."""
        if self._decisions is None:
            self._decisions = self.rules.decisions(self.state)
        return self._decisions

    def scores(self) -> tuple[Score, ...]:
        """The scores as they stand."""
        return self.rules.scores(self.state)

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Carry out a legal action.

        Raises:
            IllegalActionError: the action is not offered to anybody now; nothing changes.
        """
        if not any(action in decision.actions for decision in self.decisions()):
            raise IllegalActionError(f"not possible now: {action.to_json()}")
        self._undone.clear()
        return self._perform(action)

    def undo_floor(self) -> int:
        """The length of the log that undo may go back to.

        Undo reaches back to the start of the last actor's own turn, but never past a reveal or somebody
        else's action, not even by taking that one back first.
        """
        return self._floor

    def can_undo(self) -> bool:
        """Whether the last action may be taken back."""
        return self.undo_floor() < len(self.log)

    def can_redo(self) -> bool:
        """Whether an action taken back can be done again."""
        return bool(self._undone)

    def undo(self, to: int | None = None) -> int:
        """Take back the last action, or everything after the first ``to`` actions.

        Returns:
            How many actions were taken back; they can be redone until a new action is submitted.

        Raises:
            IllegalActionError: that would go past a reveal, a turn's start or another player's action.
        """
        target = len(self.log) - 1 if to is None else to
        if not self.undo_floor() <= target <= len(self.log) or target < 0:
            raise IllegalActionError(f"cannot go back to action {target}")
        taken = self.log[target:]
        self._undone.extend(step.action for step in reversed(taken))
        self._rewind(target)
        if taken and self.journal:
            self.journal.undone(len(taken))
        return len(taken)

    def redo(self) -> tuple[Event, ...]:
        """Do the last undone action again.

        Raises:
            IllegalActionError: there is none.
        """
        if not self._undone:
            raise IllegalActionError("nothing to redo")
        return self._perform(self._undone.pop())

    def restart_turn(self) -> int:
        """Go back as far as undo may; returns how many actions were taken back."""
        return self.undo(self.undo_floor())

    def forget_undone(self) -> None:
        """Give up what could be redone (after a replay, nobody remembers it)."""
        self._undone.clear()

    def state_at(self, length: int) -> Any:
        """The position after the first ``length`` actions, for the history; the session stays as it is."""
        base = max(at for at in self._checkpoints if at <= length)
        state = clone(self._checkpoints[base])
        for step in self.log[base:length]:
            play(self.rules, state, step.action)
        return state

    def _perform(self, action: Action) -> tuple[Event, ...]:
        out = play(self.rules, self.state, action)
        self._decisions = None
        self.log.append(Step(action, tuple(out.events), out.revealed, out.new_turn))
        if out.new_turn is not None:
            self._checkpoints[len(self.log)] = clone(self.state)
        self._raise_floor()
        if self.journal:
            self.journal.acted(self)
        return self.log[-1].events

    def _raise_floor(self) -> None:
        """The last step may have closed the way back to those before it, or to its own."""
        last = self.log[-1]
        if last.revealed:
            self._floor = len(self.log)
            return
        before = self.log[-2] if len(self.log) > 1 else None
        if before and (before.new_turn is not None or before.action.player != last.action.player):
            self._floor = len(self.log) - 1

    def _rewind(self, length: int) -> None:
        self.state = self.state_at(length)
        del self.log[length:]
        self._checkpoints = {at: state for at, state in self._checkpoints.items() if at <= length}
        self._decisions = None
