"""Whose choice it is and how far it has come: the turn controller, without screen or devices."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from game.match.session import Session
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Event
from game.rules.kernel.selection import Selection

BUTTON = "button."
"""Begins the targets that are no pieces: their actions are offered as buttons without pointing."""


class Reply(Enum):
    """What pointing at something led to."""

    PICKED = auto()
    UNPICKED = auto()
    PRIVATE = auto()
    """The target's legality is a secret: its player must look behind a curtain first."""
    REFUSED = auto()


@dataclass(slots=True)
class Choosing:
    """A seat's choice in the making.

    Attributes:
        decision: what the seat is asked.
        selection: the targets picked so far.
        unveiled: the seat looks at its secrets now (behind the curtain, or on its own device).
    """

    decision: Decision
    unveiled: bool = False
    selection: Selection = field(init=False)

    def __post_init__(self) -> None:
        self.selection = Selection(self.decision.actions, ordered=self.decision.ordered)

    @property
    def picked(self) -> tuple[str, ...]:
        """The targets picked so far."""
        return tuple(self.selection.picked)

    def choices(self) -> dict[str, int]:
        """The targets that may be picked next and shown to everybody on the table."""
        guarded = frozenset() if self.unveiled else self.decision.guarded
        choices = self.selection.choices().items()
        return {t: n for t, n in choices if t not in guarded and not t.startswith(BUTTON)}

    def instead(self) -> frozenset[str]:
        """The targets that may take the place of the last pick of an ordered choice, that one among them."""
        selection = self.selection
        if not selection.picked or not selection.ordered:
            return frozenset()
        last = selection.picked.pop()
        try:
            return frozenset(self.choices())
        finally:
            selection.picked.append(last)

    def beyond(self, target: str) -> tuple[Action, ...]:
        """The actions left open after picking ``target`` next, in an ordered choice."""
        picked = (*self.picked, target)
        return tuple(a for a in self.selection.open() if a.targets[: len(picked)] == picked)

    def offers(self) -> tuple[Action, ...]:
        """The actions that need no further piece or place: one button each."""
        depth = len(self.picked)
        return tuple(
            action
            for action in self.selection.open()
            if len(action.targets) == depth
            or (len(action.targets) == depth + 1 and action.targets[-1].startswith(BUTTON))
        )

    def point(self, target: str) -> Reply:
        """Pick ``target``; pointing at a picked one that cannot be picked again puts it back.

        A target that does not go with the earlier picks replaces them, the oldest first. One that comes
        later in the sequence brings what goes before it along, if only one thing can go before it.
        """
        if target in self.decision.guarded and not self.unveiled:
            return Reply.PRIVATE
        selection = self.selection
        if selection.pick(target):
            return Reply.PICKED
        if target in selection.picked:
            selection.unpick(target)
            return Reply.UNPICKED
        before = list(selection.picked)
        while selection.picked:
            del selection.picked[-1 if selection.ordered else 0]
            if selection.pick(target):
                return Reply.PICKED
        selection.picked[:] = before
        return Reply.PICKED if self._lead_to(target) else Reply.REFUSED

    def _lead_to(self, target: str) -> bool:
        """Pick ``target`` with what has to be picked before it, if that is clear. False if it is not."""
        ways = {
            a.targets[: a.targets.index(target) + 1] for a in self.decision.actions if target in a.targets
        }
        hidden = frozenset() if self.unveiled else self.decision.guarded
        if len(ways) != 1 or hidden & {step for way in ways for step in way}:
            return False
        self.selection.picked[:] = ways.pop()
        return True


class TurnController:
    """Stands between people and the session.

    Args:
        session: the match.
        shared: one screen for all: secret choices are made one after the other behind a curtain.
    """

    def __init__(self, session: Session, *, shared: bool = True) -> None:
        self.session = session
        self.shared = shared
        self._open: dict[int, Choosing] = {}
        self._attended: int | None = None
        self._refresh()

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose choice is open, in turn order."""
        return tuple(sorted(self._open))

    @property
    def seat(self) -> int | None:
        """The seat whose choice is on the shared table; None when the game is over."""
        if self._attended in self._open:
            return self._attended
        return min(self._open) if self._open else None

    def attend(self, seat: int) -> bool:
        """Of several open choices bring that of ``seat`` to the table. False if it is there or not open.

        Whoever looked at secrets has finished looking.
        """
        if seat == self.seat or seat not in self._open:
            return False
        self.unveil(False)
        self._attended = seat
        return True

    def choosing(self, seat: int | None = None) -> Choosing | None:
        """The open choice of ``seat`` (None: of the seat on the shared table)."""
        at = self.seat if seat is None else seat
        return self._open.get(at) if at is not None else None

    def offers(self) -> tuple[Action, ...]:
        """The complete actions of the choice on the shared table, one button each."""
        choosing = self.choosing()
        return choosing.offers() if choosing else ()

    @property
    def veiled(self) -> bool:
        """Whether the choice on the table is a secret that its player does not look at now."""
        choosing = self.choosing()
        several = len(self.session.seats) > 1
        return bool(choosing and choosing.decision.secret and not choosing.unveiled and several)

    @property
    def seen_choosing(self) -> Choosing | None:
        """The choice on the table as those before the screen may see it: none while it is veiled."""
        return None if self.veiled else self.choosing()

    def needs_curtain(self) -> bool:
        """Whether the others should look away before the choice on the table is shown."""
        return self.shared and self.veiled

    def unveil(self, on: bool = True) -> None:
        """The player of the choice on the table looks at its secrets (or has finished looking)."""
        choosing = self.choosing()
        if choosing:
            choosing.unveiled = on
            choosing.selection.clear()

    @property
    def private(self) -> bool:
        """Whether the player of the choice on the table looks at its secrets now."""
        choosing = self.choosing()
        return bool(choosing and choosing.unveiled)

    def seen(self) -> Any:
        """The position as those before the screen may see it now."""
        viewer = self.seat if self.private else None
        return self.session.rules.view(self.session.state, viewer)

    def perform(self, action: Action) -> tuple[Event, ...]:
        """Carry out one of the offered actions.

        Raises:
            IllegalActionError: it is not offered; nothing changes.
        """
        events = self.session.submit(action)
        self._refresh()
        return events

    def back(self, seat: int | None = None) -> bool:
        """Take back the last pick. False if nothing was picked."""
        choosing = self.choosing(seat)
        return bool(choosing and choosing.selection.unpick())

    def can_undo(self) -> bool:
        """Whether the last action may be taken back here: never somebody else's secret one."""
        session = self.session
        if not session.can_undo():
            return False
        choosing = self.choosing()
        secret = bool(choosing and choosing.decision.secret)
        return not secret or session.log[-1].action.player == self.seat

    def undo(self) -> bool:
        """Take back the last action. False if that is not possible."""
        if not self.can_undo():
            return False
        self.session.undo()
        self._refresh()
        return True

    def redo(self) -> tuple[Event, ...]:
        """Do the last undone action again; no events if there is none."""
        if not self.session.can_redo():
            return ()
        events = self.session.redo()
        self._refresh()
        return events

    def restart_turn(self) -> bool:
        """Go back as far as undo reaches. False if nothing can be taken back."""
        if not self.can_undo():
            return False
        self.session.restart_turn()
        self._refresh()
        return True

    def _refresh(self) -> None:
        """Take over the open decisions; a choice whose question did not change keeps its picks.

        A secret choice of several steps goes on being looked at by its player.
        """
        fresh: dict[int, Choosing] = {}
        for decision in self.session.decisions():
            known = self._open.get(decision.player)
            if known is not None and known.decision == decision:
                fresh[decision.player] = known
                continue
            looking = known is not None and known.unveiled and known.decision.secret and decision.secret
            fresh[decision.player] = Choosing(decision, looking)
        self._open = fresh
