"""The order of play as data: what follows an action, a purchase, a taking, each with its steps in turn.

A step of an expansion that is not played is left out; one that finds nothing to do goes by itself. So no
rule needs to ask which expansions are played.
"""

from __future__ import annotations

from collections.abc import Callable
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

Steps = tuple[type[AnyFrame], ...]

TURN: Steps = (Conquest, Refill, Discard, Visit, Founding, Entry, TurnEnd)
"""After the action of a turn (rulings 15, 17, 22)."""

EFFECTS: Steps = (Pairing, Gift)
"""After a card has come, bought or free (rulings 11, 13)."""

PURCHASE: Steps = (*EFFECTS, Rebate, Fortify)
"""After a card has been bought (rulings 16, 20)."""

PAIR_TAKEN: Steps = (ThirdToken,)
"""After two tokens of one colour have been taken (ruling 16)."""

_FOLLOWING: dict[type[AnyFrame], Steps] = {Turn: TURN}
"""What comes when a frame that asks for an action has had it; nothing after a conquest."""


@cache
def _frames(steps: Steps, expansions: tuple[str, ...], *subject: int | str) -> tuple[AnyFrame, ...]:
    played = (BASE, *expansions)
    made: list[Callable[..., AnyFrame]] = [step for step in reversed(steps) if step.part in played]
    return tuple(make(*subject) for make in made)


def follow(state: State, steps: Steps, *subject: int | str) -> None:
    """Lay the frames of ``steps`` on the stack, the first on top; ``subject`` is what they are made of."""
    state.stack += _frames(steps, state.expansions, *subject)


def leave(state: State) -> None:
    """The frame on top has had its action: what follows it takes its place."""
    frame = state.stack.pop()
    follow(state, _FOLLOWING.get(type(frame), ()), frame.seat)
