"""The one action record that save files, undo, bots, tests and the table all speak."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

MOST_TARGETS = 99
"""No action points at more; a file may say so."""


class Action(NamedTuple):
    """Something a player may do. Ordered and hashable, so lists of actions are canonical.

    Attributes:
        player: the seat that acts, 0 for the first seat.
        verb: what is done, documented per title ("take", "buy", "bid" ...).
        targets: ids that the player must point at, nothing implied.
        amount: a number where one is chosen (a bid, coins), else 0.
    """

    player: int
    verb: str
    targets: tuple[str, ...] = ()
    amount: int = 0

    def to_json(self) -> list[object]:
        """The action as ``[player, verb, [targets], amount]``."""
        return [self.player, self.verb, list(self.targets), self.amount]

    @classmethod
    def from_json(cls, plain: object) -> Action:
        """Read what :meth:`to_json` wrote.

        Raises:
            ValueError: the value has another shape.
        """
        match plain:
            case [int(player), str(verb), [*targets], int(amount)]:
                ids = tuple(target for target in targets if isinstance(target, str))
                if len(ids) == len(targets) <= MOST_TARGETS:
                    return cls(player, verb, ids, amount)
        raise ValueError("not an action")


@lru_cache(maxsize=65536)
def act(player: int, verb: str, *targets: str, amount: int = 0) -> Action:
    """An action, made once and shared: rules offer the same few thousand again and again."""
    return Action(player, verb, targets, amount)
