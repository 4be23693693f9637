"""Painting in idle moments what the table may show next, so that going there is no hold-up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from game.ui.table.view import TableView

PORTION = 0.01
"""Seconds of a frame that are spent; what is begun then is brought to its end."""

PrefetchTarget = tuple[str, int | None, Any]
"""A shot of the table, the seat whose panel may be larger there, and the position; None: as it is now."""


class Prefetcher:
    """Paints where a table may go.

    Args:
        view: the table.
        foreseen: where it may go from here, the likeliest first.
    """

    def __init__(self, view: TableView, foreseen: Callable[[], Iterable[PrefetchTarget]]) -> None:
        self._view, self._foreseen = view, foreseen
        self._work: Iterator[None] | None = None
        self._at: object = None

    @property
    def done(self) -> bool:
        """Whether all that is foreseen is painted."""
        return self._work is None

    def update(self, at: object) -> bool:
        """Paint for a moment, if anything is left to paint; whether there still is.

        Args:
            at: the position and what else is foreseen from; another one is looked ahead from anew.
        """
        if at != self._at:
            self._at, self._work = at, self._portions()
        until = time.perf_counter() + PORTION
        while self._work is not None and time.perf_counter() < until:
            if next(self._work, self) is self:
                self._work = None
        return not self.done

    def _portions(self) -> Iterator[None]:
        for shot, seat, position in self._foreseen():
            yield from self._view.prefetch(shot, seat, position)
