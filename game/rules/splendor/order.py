"""The order of play as data: what follows an action, a purchase, a taking, each with its steps in turn.

A step of an expansion that is not played is left out; one that finds nothing to do goes by itself. So no
rule needs to ask which expansions are played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from game.rules.splendor.components import BASE
from game.rules.splendor.state import (
    AnyFrame,
    Conquest,
    Discard,
    Entry,
    Fortify,
    Founding,
    Gift,
    Pairing,
    Rebate,
    Refill,
    State,
    ThirdToken,
    Turn,
    TurnEnd,
    Visit,
)


@dataclass(frozen=True, eq=False)
class Order:
    """Kinds of frames that follow one another; all are made of the same subject."""

    steps: tuple[type[AnyFrame], ...]


TURN = Order((Conquest, Refill, Discard, Visit, Founding, Entry, TurnEnd))
"""After the action of a turn (rulings 15, 17, 22)."""

EFFECTS = Order((Pairing, Gift))
"""After a card has come, bought or free (rulings 11, 13)."""

PURCHASE = Order((*EFFECTS.steps, Rebate, Fortify))
"""After a card has been bought (rulings 16, 20)."""

PAIR_TAKEN = Order((ThirdToken,))
"""After two tokens of one colour have been taken (ruling 16)."""

NEXT = Order((Turn,))
"""After the end of a turn, for the next player."""

_NOTHING = Order(())
_FOLLOWING: dict[type[AnyFrame], Order] = {Turn: TURN}
"""What comes when a frame that asks for an action has had it; nothing after a conquest."""


@cache
def _frames(order: Order, expansions: tuple[str, ...], *subject: int | str) -> tuple[AnyFrame, ...]:
    played = (BASE, *expansions)
    made: list[Callable[..., AnyFrame]] = [step for step in reversed(order.steps) if step.part in played]
    return tuple(make(*subject) for make in made)


def follow(state: State, order: Order, *subject: int | str) -> None:
    """Lay the frames of ``order`` on the stack, the first on top; ``subject`` is what they are made of."""
    state.stack += _frames(order, state.expansions, *subject)


def leave(state: State) -> None:
    """The frame on top has had its action: what follows it takes its place."""
    frame = state.stack.pop()
    follow(state, _FOLLOWING.get(type(frame), _NOTHING), frame.seat)
