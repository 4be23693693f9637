"""What an action would bring, as far as that is certain: up to the first roll, draw or reveal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.rules.kernel.action import Action
from game.rules.kernel.event import Event, Outcome
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules
from game.rules.kernel.values import clone


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What is certain to come of an action.

    Attributes:
        events: what happens, up to where chance or a secret comes in.
        state: the position afterwards; None if chance or a secret came in.
    """

    events: tuple[Event, ...]
    state: Any


class _UncertainError(Exception):
    """From here on nobody knows."""


class _NoChance(Rng):
    def next(self) -> int:
        raise _UncertainError


class _Careful(Outcome):
    def reveal(self) -> None:
        raise _UncertainError


def foresee(rules: AnyRules, state: Any, action: Action) -> Foreseen:
    """Try a legal action on a copy of ``state``, which may be a view: nothing hidden is looked at.

    What lies beyond a roll, a draw or a reveal is not told, so that no preview invents a result.
    """
    tried = clone(state)
    out = _Careful(_NoChance(0))
    try:
        rules.apply(tried, action, out)
    except _UncertainError:
        return Foreseen(tuple(out.events), None)
    return Foreseen(tuple(out.events), tried)
