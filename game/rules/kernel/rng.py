"""Portable seeded randomness.

Python promises the sequence of ``random()`` but not of ``shuffle`` and ``choice``, and a global
generator can be disturbed by anybody. This one is a single 64-bit integer that lives in the game
state (SplitMix64: Steele, Lea, Flood 2014).
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")
_ALL = 1 << 64
_MASK = _ALL - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Rng:
    """A stream of random numbers, fully described by the integer ``state``."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def next(self) -> int:
        """The next 64 random bits."""
        z = self.state = (self.state + _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each equally likely."""
        if bound <= 0:
            raise ValueError(f"below() needs a positive bound, not {bound}")
        while True:
            value = self.next()
            found = value % bound
            # The last numbers of all are too few for every result: they would favour the first ones.
            if value - found <= _ALL - bound:
                return found

    def pick(self, items: Sequence[T]) -> T:
        """One of ``items``, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class ScriptedRng(Rng):
    """Randomness for tests: hands out the given numbers, in order, as results of :meth:`below`."""

    __slots__ = ("script",)

    def __init__(self, *script: int) -> None:
        super().__init__(0)
        self.script = list(script)

    def below(self, bound: int) -> int:
        """The next scripted number.

        Raises:
            ValueError: the script is used up or its number does not lie below ``bound``.
        """
        if not self.script or self.script[0] >= bound:
            raise ValueError(f"the script {self.script} has no number below {bound}")
        return self.script.pop(0)
