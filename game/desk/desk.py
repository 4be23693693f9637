"""A desk: one viewer of a sitting, with the choices of the seats that it serves.

One file, though a long one: everything that a viewer may do, a few lines each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from game.desk.choices import Choices, Lens
from game.desk.lead import Lead
from game.match.session import IllegalActionError, Session
from game.match.sitting import Change, Sitting
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing, Reply
from game.rules.kernel.text import Text


class Desk:
    """Looks at a sitting for the people before one screen.

    Several desks may look at one sitting: the shared table, and one for each phone or lesson. Curtains,
    taking back and whose device may act concern people only; computers have no desk.

    Args:
        sitting: the match.
        seats: whom it serves; None: every person.
        shared: all look at one screen: secret choices are made one after the other behind a curtain.
        own: nobody but the player of its one seat sees its screen (a phone): no curtain.
        lens: narrows the decisions of its seats.

    Attributes:
        revision: counts whatever changes at this desk or at the table: what was shown before is outdated.
        lead: who leads.
    """

    def __init__(
        self,
        sitting: Sitting,
        *,
        seats: Collection[int] | None = None,
        shared: bool = True,
        own: bool = False,
        lens: Lens | None = None,
    ) -> None:
        self.sitting = sitting
        self.shared = shared
        self.revision = 0
        self._own = own
        self._pressed: tuple[tuple[str, ...], tuple[str, ...]] = (), ()
        self._choices = Choices(self.session, seats, lens)
        self._viewer: int | None = None
        self.lead = Lead(self.session)
        self._refresh(frozenset())
        sitting.listen(self._hear)

    def look_again(self) -> None:
        """What the lens lets through is another now."""
        self._refresh(frozenset())

    def close(self) -> None:
        """Look no more."""
        self.sitting.forget(self._hear)

    @property
    def session(self) -> Session:
        """The match."""
        return self.sitting.session

    @property
    def seats(self) -> tuple[int, ...]:
        """The people whom this desk serves."""
        return self._choices.seats

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose choice is open here, in turn order."""
        return self._choices.asked

    @property
    def seat(self) -> int | None:
        """The seat whose choice lies on this desk; None while nobody here is asked."""
        return self._choices.seat

    @property
    def actor(self) -> int | None:
        """Whose move it is, at this desk or elsewhere; None when the game is over."""
        if self.seat is not None:
            return self.seat
        asked = self.session.decisions()
        return asked[0].player if asked else None

    def attend(self, seat: int) -> bool:
        """Of several open choices bring that of ``seat`` to the desk; looks at secrets end.

        False if it is there or not open.
        """
        if seat == self.seat or seat not in self.asked:
            return False
        self.set_private_view(False)
        return self._choices.attend(seat)

    def choosing(self, seat: int | None = None) -> Choosing | None:
        """The open choice of ``seat`` (None: of the seat on this desk)."""
        return self._choices.of(self.seat if seat is None else seat)

    # --- secrets ---------------------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Whether nobody else is before this screen: the player sees the own secrets all the time."""
        return self._own or len(self.session.persons) == 1

    @property
    def viewer(self) -> int | None:
        """Whose secrets are shown here now."""
        if self.alone:
            return next(iter(self.seats), None)
        return self._viewer

    @property
    def private_view(self) -> bool:
        """Whether somebody here looks at secrets that others in the room must not see."""
        return self._viewer is not None and not self.alone

    @property
    def hidden(self) -> bool:
        """Whether the choice on the desk is a secret that its player does not look at now."""
        choosing = self.choosing()
        return bool(choosing and choosing.decision.secret and self.viewer != self.seat)

    @property
    def seen_choosing(self) -> Choosing | None:
        """The choice on the desk as those before the screen may see it: none while it is hidden."""
        return None if self.hidden else self.choosing()

    def needs_curtain(self) -> bool:
        """Whether the others should look away before the choice on the desk is shown."""
        return self.shared and self.hidden

    def set_private_view(self, on: bool = True) -> None:
        """The player of the choice on the desk looks at its secrets, or no more: then picks are dropped."""
        choosing = self.choosing()
        self._viewer = self.seat if on else None
        if choosing:
            choosing.private_view = self.viewer == self.seat
            if not on:
                choosing.selection.clear()
        self.revision += 1

    def seen(self) -> Any:
        """The position as those before the screen may see it now."""
        return self.session.rules.view(self.session.state, self.viewer)

    # --- choosing --------------------------------------------------------------------------------------

    def point(self, target: str) -> Reply:
        """Point at ``target`` for the seat on the desk."""
        choosing = self.choosing()
        self.revision += 1
        if choosing is None:
            return Reply.REFUSED
        before = choosing.picked
        reply = choosing.point(target)
        self._pressed = before, choosing.picked
        return reply

    def back(self) -> str | None:
        """Take back the last pick, with what its press changed besides; returns it, None without a pick."""
        choosing = self.choosing()
        if choosing is None or not choosing.picked:
            return None
        freed, (before, after) = choosing.picked[-1], self._pressed
        choosing.selection.unpick()
        if after == (*choosing.picked, freed) and len(before) < len(after):
            choosing.selection.picked[:] = before
        self.revision += 1
        return freed

    @property
    def put_back(self) -> tuple[str, ...]:
        """What of several picks, in any order, the last press put back: nobody knows which it is."""
        choosing, (before, after) = self.choosing(), self._pressed
        if choosing is None or choosing.decision.ordered or len(before) < 2 or len(after) < len(before):
            return ()
        return tuple((Counter(before) - Counter(after)).elements())

    def refuse(self, *names: str) -> Text | None:
        """Why the seat on the desk cannot pick a thing by any of its ``names`` (its id, its place).

        Nothing is said that would betray a secret.
        """
        choosing, session = self.seen_choosing, self.session
        if choosing is None or (choosing.decision.guarded.intersection(names) and not choosing.private_view):
            return None
        seat, picked = choosing.decision.player, choosing.picked
        reasons = (session.rules.refuse(session.state, seat, name, picked) for name in names)
        ruled = next((reason for reason in reasons if reason is not None), None)
        return ruled or self._choices.left_out(seat, names)

    def refuse_twice(self, target: str) -> Text | None:
        """Why a thing that was picked alone, and is put back by pointing at it again, cannot be had twice.

        None where nobody would want that.
        """
        choosing, session = self.seen_choosing, self.session
        if choosing is None or choosing.picked:
            return None
        return session.rules.refuse(session.state, choosing.decision.player, target, (target,))

    def perform(self, action: Action, at: int | None = None) -> None:
        """Carry out one of the offered actions, as it was offered at revision ``at`` (None: now).

        Raises:
            StaleError: the table has moved on since.
            IllegalActionError: it is not offered, or not to anybody at this desk; nothing changes.
        """
        if action.player not in self.seats:
            raise IllegalActionError(f"nobody here plays seat {action.player}")
        choosing = self.choosing(action.player)
        if at in (None, self.sitting.revision) and choosing and action not in choosing.decision.actions:
            raise IllegalActionError(f"not offered at this desk: {action.to_json()}")
        self.sitting.submit(action.player, action, self.sitting.revision if at is None else at)

    # --- back and forth --------------------------------------------------------------------------------

    def can_undo(self) -> bool:
        """Whether a step may be taken back here: a person's last one, never somebody else's secret one."""
        return self.undoes() is not None

    def undoes(self) -> int | None:
        """The seat whose last step taking back reaches here; None if it reaches nobody's."""
        at = self.session.undoable()
        if at is not None and self._last_is_mine():
            return self.session.log[at].action.player
        return self.seat if self.can_retract(self.seat) else None

    def can_retract(self, seat: int | None) -> bool:
        """Whether ``seat``, served here, may take back its own last step alone: all choose at once."""
        return seat is not None and seat in self.seats and self.session.retractable(seat) is not None

    def can_redo(self) -> bool:
        """Whether what was taken back can be done again here: never somebody else's secret action."""
        following = self.session.next_undone
        return following is not None and self._mine(following)

    def undo(self, seat: int | None = None) -> bool:
        """Take back a person's last step, or the own one of ``seat``. False if that is not possible here."""
        if seat is None and self._last_is_mine():
            self.sitting.undo()
            return True
        own = self.seat if seat is None else seat
        possible = self.can_retract(own)
        if own is not None and possible:
            self.sitting.retract(own)
        return possible

    def redo(self) -> bool:
        """Do the last undone action again. False if that is not possible here."""
        if possible := self.can_redo():
            self.sitting.redo()
        return possible

    def restart_turn(self) -> bool:
        """Go back as far as undo reaches. False if nothing can be taken back here."""
        if possible := self._last_is_mine():
            self.sitting.restart_turn()
        return possible

    def _last_is_mine(self) -> bool:
        at = self.session.undoable()
        return at is not None and self._mine(self.session.log[at].action)

    def _mine(self, action: Action) -> bool:
        """Whether an action that is done or undone here gives nothing away: it is open, or one's own."""
        choosing = self.choosing()
        return not (choosing and choosing.decision.secret) or action.player == self.seat

    def _hear(self, change: Change) -> None:
        """The table moved on. Whoever acted chooses anew; the others keep what they had picked."""
        self.lead.follow(change)
        self._refresh(change.acted)

    def _refresh(self, acted: Collection[int] | None) -> None:
        """Take over the open decisions; a secret choice that follows a look goes on being looked at."""
        known = self._choices.renew(acted)
        if not self._view_goes_on(known.get(self._viewer) if self._viewer is not None else None):
            self._viewer = None
        self._choices.show_secrets_to(self.viewer)
        self.revision += 1

    def _view_goes_on(self, before: Choosing | None) -> bool:
        """Whether the choice that somebody looked at secrets for goes on."""
        now = self.choosing()
        if self._viewer is None or self._viewer != self.seat or before is None or now is None:
            return False
        return before.decision == now.decision or now.decision.secret
