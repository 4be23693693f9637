"""Kahroba (Splendor): what is certain to come of an action before its turn is over.

The action is carried out on a position that agrees with the view. Cards that the view hides are dealt anew
there; what is told depends on none of them, as nothing between the action and the end of a turn does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import play
from game.rules.kernel.text import Text, text
from game.rules.kernel.values import clone
from game.rules.splendor import state as frames
from game.rules.splendor.components import cards
from game.rules.splendor.strongholds import FORTS
from game.tables.splendor.pieces import Ctx

_LAST = ("turn", "end")
"""Events that are of the turn no more."""
_MINOR = (frames.Keeping, frames.ThirdToken, frames.Rebate, frames.Fortify)
"""Questions whose answer alters nothing that is told, but for the conquest that it may open."""
_MAJOR = (frames.Visit, frames.Founding, frames.Entry, frames.Pairing)
"""Questions that much depends on: all answers are tried, and what comes of each of them is told."""


class Outlook(NamedTuple):
    """A turn after an action.

    Attributes:
        ctx: before it.
        deed: the action.
        events: what has happened by it.
        state: the position.
    """

    ctx: Ctx
    deed: Action
    events: tuple[Event, ...]
    state: frames.State

    @property
    def asked(self) -> frames.AnyFrame | None:
        """What is asked next in the turn; None where it is over."""
        return None if any(event.kind in _LAST for event in self.events) else self.state.stack[-1]

    def answers(self) -> Iterator[Outlook]:
        """What comes of each answer to what is asked."""
        for decision in self.ctx.rules.decisions(self.state):
            for action in decision.actions:
                yield _carried_out(self.ctx, clone(self.state), action)

    def counted(self) -> Outlook:
        """When all tokens that the action brings are there, by any of the answers that it takes."""
        return next(self.answers()).counted() if isinstance(self.asked, _MINOR) else self

    def opens_conquest(self) -> bool:
        """Whether a conquest may be asked for before the turn is over.

        All answers are tried, where it is not plain: one stronghold at most comes to those on a card.
        """
        seat = self.deed.player
        own = (fort.count for fort in self.state.forts.values() if fort.seat == seat)
        if frames.Conquest(seat) not in self.state.stack or max(own, default=0) < FORTS - 1:
            return False
        return isinstance(self.asked, frames.Conquest) or (
            isinstance(self.asked, _MINOR) and any(after.opens_conquest() for after in self.answers())
        )

    def coming(self) -> list[Text]:
        """What comes by itself until the turn is over, whatever is chosen: cards, tiles, the last round."""
        own = self.events[:1] and self.events[0].kind == self.deed.verb  # the action itself
        lines = [line for event in self.events[bool(own) :] for line in self.ctx.foretell(event)]
        asked = self.asked
        if isinstance(asked, (frames.Discard, *_MINOR)) and not self.opens_conquest():
            lines += next(self.answers()).coming()
        elif isinstance(asked, frames.Gift):
            lines.append(text("splendor-effect-free", level=cards()[asked.card].free))
        elif isinstance(asked, _MAJOR):
            answers = list(self.answers())
            if not isinstance(asked, frames.Pairing):
                last = isinstance(asked, frames.Entry) and not self.state.last_round
                sort = answers[0].deed.verb
                lines.append(text("splendor-then-one", sort=sort, count=len(answers), last=last))
            first, *others = (answer.coming() for answer in answers)
            lines += [line for line in first if all(line in other for other in others)]
        return lines


def outlook(ctx: Ctx, action: Action) -> Outlook:
    """The turn after ``action``, which is legal in the view."""
    return _carried_out(ctx, ctx.rules.resample(ctx.view, action.player, Rng(0)), action)


def _carried_out(ctx: Ctx, state: frames.State, action: Action) -> Outlook:
    """``action`` in ``state``, which is altered."""
    events = play(ctx.rules, state, action).events
    over = next((number for number, event in enumerate(events, 1) if event.kind in _LAST), None)
    return Outlook(ctx, action, tuple(events[:over]), state)
