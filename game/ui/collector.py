"""Python's garbage collector, kept from walking through everything while people play."""

from __future__ import annotations

import gc

_SELDOM = 1000
"""So many runs over what is a little older come before one over everything: in a match there are no more."""


class Collector:
    """Walks through everything when nothing happens, and leaves alone what stays for long.

    What a match is made of is frozen: the collector passes it by until another scene is the lowest.
    """

    def __init__(self) -> None:
        self._base: object = None
        young, older, _ = gc.get_threshold()
        gc.set_threshold(young, older, _SELDOM)

    def rest(self, base: object) -> None:
        """Collect all garbage; nobody waits for anything now.

        Args:
            base: the lowest scene; while it is the same, what it is made of stays.
        """
        first, anew = self._base is None, self._base is not base
        self._base = base  # what was there before may be garbage now
        if anew and not first:
            gc.unfreeze()
        gc.collect()
        if anew:
            gc.freeze()
