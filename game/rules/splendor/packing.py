"""Five counts in one number, so that one subtraction compares all of them.

A list of five is packed with eight bits a colour. The *guard*, the top bit of each eight, is set in the
number that is subtracted from: a colour that falls short borrows its guard and nobody else's. What is left
tells by its guards which colours suffice, and by the rest by how much.
"""

from __future__ import annotations

from collections.abc import Sequence

_BITS = 8
EACH = sum(1 << _BITS * color for color in range(5))
"""One of every colour."""
GUARDS = EACH << _BITS - 1
_BELOW = GUARDS - EACH
"""The bits under the guards."""
_TOP = (1 << _BITS) - 1


def pack(counts: Sequence[int]) -> int:
    """Five counts, each below 128, in one number without guards."""
    white, blue, green, red, black = counts
    return white | blue << 8 | green << 16 | red << 24 | black << 32


def covers(have: int, need: int) -> bool:
    """Whether no count of ``need`` exceeds that of ``have``."""
    return (have + GUARDS - need) & GUARDS == GUARDS


def lacking(left: int, worth: int = 1) -> int:
    """How many gold pay for what is lacking.

    Args:
        left: what is left, with guards, when a price has been subtracted.
        worth: how much of one colour a gold pays for: 1 or 2, without change (rulebook: Trading Posts).
    """
    short = GUARDS & ~left
    if not short:
        return 0
    # In the colours that ran short, and only there: the guard less what is left is what is lacking.
    lack = short - (left & (short - (short >> _BITS - 1)))
    gold = (lack + (worth - 1) * EACH) >> (worth - 1) & _BELOW
    # The sum of the digits to the base 256 is the remainder by 255, as casting out nines adds up decimals.
    return gold % _TOP
