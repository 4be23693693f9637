"""A running match: the list of actions is the truth, the state follows from it.

One file, a little long: going on, back and forth again share how far each of them reaches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.match.seats import Seat
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.rules import AnyRules, GameConfig, Score, play, start
from game.rules.kernel.values import clone

_SPACING = 8
"""The session keeps the position after every so many actions; those between are played from there."""


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


class Session:
    """One match of one title.

    Taking back is a person's affair: what computers did meanwhile goes along with the person's last action.

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
        self._undone: list[Action] = []
        self._floor = 0
        self._revealed = 0
        self._kept: list[Any] = [clone(self.state)]
        self._decisions: tuple[Decision, ...] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.decisions()

    @property
    def opening(self) -> Any:
        """The position before the first action of the log; not to be changed."""
        return self._kept[0]

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that somebody at the table moves."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.person)

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

    def hand_over(self, number: int, seat: Seat) -> None:
        """From now on ``seat`` sits in place ``number``: a person takes over, or leaves it to a computer.

        Raises:
            IllegalActionError: there is no such place.
        """
        if not 0 <= number < len(self.seats):
            raise IllegalActionError(f"there is no seat {number}")
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def undo_floor(self) -> int:
        """The length of the log that undo may go back to.

        Undo reaches back to the start of the last person's own turn, but never past a reveal or another
        person's action, not even by taking that one back first.
        """
        return self._floor

    def undoable(self) -> int | None:
        """The place in the log of the last person's last action, if it may be taken back."""
        places = range(len(self.log) - 1, self._floor - 1, -1) if self.persons else ()
        return next((at for at in places if self._by_person(self.log[at])), None)

    def can_undo(self) -> bool:
        """Whether a person's last action may be taken back."""
        return self.undoable() is not None

    def can_redo(self) -> bool:
        """Whether an action taken back can be done again."""
        return bool(self._undone)

    @property
    def next_undone(self) -> Action | None:
        """The action that redo would do."""
        return self._undone[-1] if self._undone else None

    def undo(self, to: int | None = None) -> int:
        """Take back a person's last action with what followed, or everything after the first ``to`` actions.

        Returns:
            How many actions were taken back; they can be redone until a new action is submitted.

        Raises:
            IllegalActionError: that would go past a reveal, a turn's start or another person's action.
        """
        target = self.undoable() if to is None else to
        if target is None or not self._floor <= target <= len(self.log):
            raise IllegalActionError(f"cannot go back to action {target}")
        taken = self.log[target:]
        self._undone.extend(step.action for step in reversed(taken))
        self._rewind(target)
        return len(taken)

    def replay_undo(self, count: int) -> None:
        """Take back the last ``count`` actions because a record says so.

        How far back undo reached then may be unknown now: who moved a seat while what was taken back was
        done is not in a record that was written anew. So the record is believed, and no way is opened by it.

        Raises:
            IllegalActionError: there were not so many.
        """
        target = len(self.log) - count
        if not 0 <= target < len(self.log):
            raise IllegalActionError(f"cannot take back {count} of {len(self.log)} actions")
        self._rewind(target)
        self._floor, self._revealed = min(self._floor, target), min(self._revealed, target)

    def retractable(self, seat: int) -> int | None:
        """The place in the log of the last action of ``seat``, if it may be taken back by itself.

        So it is where all choose at the same time: nothing has come to light since, no turn has begun, and
        what the others did since would have been possible without it.
        """
        places = range(len(self.log) - 1, self._revealed - 1, -1)
        at = next((at for at in places if self.log[at].action.player == seat), None)
        if at is None or any(step.new_turn is not None for step in self.log[at:]):
            return None
        state = self.state_at(at)
        for step in self.log[at + 1 :]:
            if not any(step.action in decision.actions for decision in self.rules.decisions(state)):
                return None
            play(self.rules, state, step.action)
        return at if any(decision.player == seat for decision in self.rules.decisions(state)) else None

    def retract(self, seat: int) -> None:
        """Take back the last action of ``seat``; what the others did since stands. Nothing can be redone.

        Raises:
            IllegalActionError: that is not possible.
        """
        at = self.retractable(seat)
        if at is None:
            raise IllegalActionError(f"seat {seat} has nothing to take back")
        later = self.log[at + 1 :]
        self._floor = min(self._floor, at)
        self._rewind(at)
        self._undone.clear()
        for step in later:
            self._perform(step.action)

    def redo(self) -> tuple[Event, ...]:
        """Do the last undone action again.

        Raises:
            IllegalActionError: there is none.
        """
        if not self._undone:
            raise IllegalActionError("nothing to redo")
        return self._perform(self._undone.pop())

    def forget_undone(self) -> None:
        """Give up what could be redone (after a replay, nobody remembers it)."""
        self._undone.clear()

    def state_at(self, length: int) -> Any:
        """The position after the first ``length`` actions, for the history; the session stays as it is."""
        state = clone(self._kept[length // _SPACING])
        for step in self.log[length // _SPACING * _SPACING : length]:
            play(self.rules, state, step.action)
        return state

    def _perform(self, action: Action) -> tuple[Event, ...]:
        out = play(self.rules, self.state, action)
        self._decisions = None
        self.log.append(Step(action, tuple(out.events), out.revealed, out.new_turn))
        if len(self.log) % _SPACING == 0:
            self._kept.append(clone(self.state))
        self._raise_floor()
        return self.log[-1].events

    def _raise_floor(self) -> None:
        """The last step may have closed the way back to those before it, or to its own."""
        last = self.log[-1]
        if last.revealed:
            self._floor = self._revealed = len(self.log)
        elif self._by_person(last) and self._begins_anew():
            self._floor = len(self.log) - 1

    def _begins_anew(self) -> bool:
        """Whether the last step is a person's first since a turn began or another person acted."""
        last = self.log[-1]
        for step in reversed(self.log[self._floor : -1]):
            if step.new_turn is not None:
                return True
            if self._by_person(step):
                return step.action.player != last.action.player
        return False

    def _by_person(self, step: Step) -> bool:
        return self.seats[step.action.player].person

    def _rewind(self, length: int) -> None:
        self.state = self.state_at(length)
        del self.log[length:]
        del self._kept[length // _SPACING + 1 :]
        self._decisions = None
