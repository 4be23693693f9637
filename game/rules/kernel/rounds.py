"""Who is next: turn order, rounds in which some have dropped out, and going round until all have passed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def after(seat: int, count: int) -> int:
    """The next of ``count`` seats in turn order."""
    return (seat + 1) % count


def around(first: int, count: int) -> tuple[int, ...]:
    """All ``count`` seats in turn order, beginning with ``first``."""
    return tuple((first + step) % count for step in range(count))


def next_willing(seat: int, count: int, willing: Callable[[int], bool]) -> int | None:
    """The next seat for which ``willing`` holds, ``seat`` itself at the very last; None if there is none."""
    return next((other for other in around(after(seat, count), count) if willing(other)), None)


@dataclass(slots=True)
class Circle:
    """Seats that are asked in turn until they drop out: a base for frames of auctions and of passing.

    Attributes:
        live: those still in, in turn order.
        at: the place in ``live`` of the one who is asked.
    """

    live: list[int]
    at: int = 0

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.live[self.at]

    def stay(self) -> None:
        """The one who was asked remains in; the next is asked."""
        self.at = (self.at + 1) % len(self.live)

    def leave(self) -> None:
        """The one who was asked drops out; the next is asked."""
        del self.live[self.at]
        self.at %= max(1, len(self.live))
