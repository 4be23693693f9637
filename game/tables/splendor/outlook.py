"""Kahroba (Splendor): what is certain to come of an action before its turn is over.

The action is carried out on a position that agrees with the view. Cards that the view hides are dealt anew
there; what is told depends on none of them, as nothing between the action and the end of a turn does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import play
from game.rules.kernel.text import Text, piece_ref, text
from game.rules.kernel.values import clone
from game.rules.splendor.components import cards, nobles
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import (
    AnyFrame,
    Conquest,
    Discard,
    Entry,
    Fortify,
    Founding,
    Gift,
    Keeping,
    Pairing,
    Rebate,
    State,
    ThirdToken,
    Visit,
)
from game.rules.splendor.strongholds import FORTS
from game.tables.kit import Data

_RULES = SplendorRules()
_LAST = ("turn", "end")
"""Events that are of the turn no more."""
_MINOR = (Keeping, ThirdToken, Rebate, Fortify)
"""Questions whose answer alters nothing that is told, but for the conquest that it may open."""
_WEIGHTY = (Visit, Founding, Entry, Pairing)
"""Questions that much depends on: all answers are tried, and what comes of each of them is told."""
_SORTS: Mapping[type, str] = {Visit: "noble", Founding: "post", Entry: "city"}
"""What they let one choose."""


class Outlook(NamedTuple):
    """A turn after an action.

    Attributes:
        deed: the action.
        events: what has happened by it.
        state: the position.
    """

    deed: Action
    events: tuple[Event, ...]
    state: State

    @property
    def brought(self) -> tuple[Event, ...]:
        """The events without the one that is the action itself."""
        own = self.events[:1] and self.events[0].kind == self.deed.verb
        return self.events[1:] if own else self.events

    @property
    def asked(self) -> AnyFrame | None:
        """What is asked next in the turn; None where it is over."""
        return None if any(event.kind in _LAST for event in self.events) else self.state.stack[-1]

    @property
    def held(self) -> int:
        """How many tokens one has."""
        return sum(self.state.players[self.deed.player].tokens)

    def answers(self) -> Iterator[Outlook]:
        """What comes of each answer to what is asked."""
        for decision in _RULES.decisions(self.state):
            yield from (_carried_out(clone(self.state), action) for action in decision.actions)

    def opens_conquest(self) -> bool:
        """Whether a conquest may be asked for before the turn is over.

        All answers are tried, where it is not plain: one stronghold at most comes to those on a card.
        """
        seat = self.deed.player
        own = (fort.count for fort in self.state.forts.values() if fort.seat == seat)
        if Conquest(seat) not in self.state.stack or max(own, default=0) < FORTS - 1:
            return False
        return isinstance(self.asked, Conquest) or (
            isinstance(self.asked, _MINOR) and any(after.opens_conquest() for after in self.answers())
        )


def outlook(view: State, action: Action) -> Outlook:
    """The turn after ``action``, which is legal in ``view``."""
    return _carried_out(_RULES.resample(view, action.player, Rng(0)), action)


def counted(after: Outlook) -> Outlook:
    """The same turn when all tokens that the action brings are there, by any of the answers that it takes."""
    while isinstance(after.asked, _MINOR):
        after = next(after.answers())
    return after


def coming(after: Outlook) -> list[Text]:
    """What comes by itself until the turn is over, whatever is chosen: cards, tiles, the last round."""
    lines = [_TELLING[event.kind](event.data) for event in after.brought if event.kind in _TELLING]
    asked = after.asked
    if isinstance(asked, (Discard, *_MINOR)) and not after.opens_conquest():
        lines += coming(next(after.answers()))
    elif isinstance(asked, Gift):
        lines.append(text("splendor-effect-free", level=cards()[asked.card].free))
    elif isinstance(asked, _WEIGHTY):
        tails = [coming(each) for each in after.answers()]
        last = isinstance(asked, Entry) and not after.state.last_round
        if sort := _SORTS.get(type(asked)):
            lines.append(text("splendor-then-one", sort=sort, count=len(tails), last=last))
        lines += [line for line in tails[0] if all(line in tail for tail in tails)]
    return lines


def _carried_out(state: State, action: Action) -> Outlook:
    """``action`` in ``state``, which is altered."""
    events: list[Event] = []
    for event in play(_RULES, state, action).events:
        events.append(event)
        if event.kind in _LAST:
            break
    return Outlook(action, tuple(events), state)


_TELLING: Mapping[str, Callable[[Data], Text]] = {
    "free": lambda data: text("splendor-then-free", card=piece_ref(data["card"])),
    "pair": lambda data: text("splendor-then-pair", color=data["color"]),
    "noble": lambda data: text(
        "splendor-then-noble", tile=piece_ref(data["noble"]), points=nobles()[data["noble"]].points
    ),
    "post": lambda data: text("splendor-then-post", tile=piece_ref(data["post"]), points=data["points"]),
    "city": lambda data: text("splendor-then-city", tile=piece_ref(data["city"]), last=data["last_round"]),
    "last_round": lambda data: text("splendor-then-last"),
}
"""What is told of the events that nobody has chosen."""
