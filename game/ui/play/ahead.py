"""Painting in idle moments what the table may show next, so that going there is no hold-up."""

from __future__ import annotations

import time
from collections.abc import Iterator

from game.desk.desk import Desk
from game.ui.table.looker import Looker
from game.ui.table.view import TableView

PORTION = 0.004
"""Seconds of a frame that are spent; what is begun then is brought to its end."""


class Ahead:
    """Foresees where the table may go, and paints that.

    Args:
        desk: whose decision is at hand.
        view: the table.
        looker: knows which scene the decision needs.
    """

    def __init__(self, desk: Desk, view: TableView, looker: Looker) -> None:
        self._desk, self._view, self._looker = desk, view, looker
        self._work: Iterator[None] | None = None

    def renew(self) -> None:
        """Something has changed: look ahead anew."""
        self._work = self._portions()

    @property
    def done(self) -> bool:
        """Whether all that is foreseen is painted."""
        return self._work is None

    def update(self) -> None:
        """Paint for a moment, if anything is left to paint."""
        until = time.perf_counter() + PORTION
        while self._work is not None and time.perf_counter() < until:
            if next(self._work, self) is self:
                self._work = None

    def _portions(self) -> Iterator[None]:
        for scene, seat in self._foreseen():
            yield from self._view.ahead(scene, seat)

    def _foreseen(self) -> Iterator[tuple[str, int | None]]:
        """Where an action may lead, what there is to look at, and the same for who comes next."""
        here, actor = self._looker.shown.scene, self._desk.actor
        if actor is None:
            return
        views, players = self._view.views, len(self._desk.session.seats)
        choosing = self._desk.seen_choosing
        if choosing:
            for scene in self._view.table.soon(self._desk.seen(), choosing.decision):
                yield scene, actor
        yield here, (actor + 1) % players
        yield from ((scene, actor) for scene in views)
        yield from ((scene, seat) for seat in range(players) for scene in views[:1])
