"""What an expansion adds to the game besides its steps: what it lays out, scores and keeps whole."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from game.rules.kernel.frames import Handler
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import ScoreLine
from game.rules.splendor.state import Player, State

Handlers = dict[type, Handler[State, Any]]
"""The rules of frames by their kind."""


class Expansion:
    """One of the four; a subclass fills in what it has.

    Attributes:
        id: its option, and what rows, nobles and frames of it are marked with.
        handlers: of its frames.
    """

    id: str
    handlers: ClassVar[Handlers] = {}

    def setup(self, state: State, rng: Rng) -> None:
        """Lay out what it adds; decks, rows and nobles of it lie there already."""

    def lines(self, player: Player) -> Iterable[ScoreLine]:
        """The points that a player has from it."""
        return ()

    def criteria(self, player: Player) -> Iterable[ScoreLine]:
        """What ranks before the points."""
        return ()

    def strange(self, state: State) -> Iterable[str]:
        """What of it in ``state`` does not exist, or does not belong there."""
        return ()

    def invariants(self, state: State) -> Iterable[str]:
        """The invariants of it that ``state`` violates; asked of positions where nothing is `strange`."""
        return ()
