"""The one action record that save files, undo, bots, tests and the table all speak."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.rules.kernel.values import whole

MOST_TARGETS = 99
"""No action points at more; a file may say so."""
_MOST_SEATS, _MOST = 99, 10**9
"""No player has a higher number, and nobody chooses a larger one."""


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
            case [player, str(verb), [*targets], amount]:
                ids = tuple(target for target in targets if isinstance(target, str))
                if len(ids) == len(targets) <= MOST_TARGETS:
                    return cls(whole(player, 0, _MOST_SEATS), verb, ids, whole(amount, -_MOST, _MOST))
        raise ValueError("not an action")


@lru_cache(maxsize=65536)
def act(player: int, verb: str, *targets: str, amount: int = 0) -> Action:
    """An action, made once and shared: rules offer the same few thousand again and again."""
    return Action(player, verb, targets, amount)
