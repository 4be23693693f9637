"""Five counts in one small number, so that one subtraction compares all of them.

A list of five is packed with six bits a colour: thirty in all, which Python calculates with fastest. The
*guard*, the top bit of each six, is set in the number that is subtracted from: a colour that falls short
borrows its guard and nobody else's. What is left tells by its guards which colours suffice, and by the rest
by how much.
"""

from __future__ import annotations

from collections.abc import Sequence

EACH = 0b000001_000001_000001_000001_000001
"""One of every colour."""
GUARDS = EACH << 5
MOST = 15
"""No price asks for more of a colour, so that more need not be told apart."""
_BELOW = GUARDS - EACH
"""The bits under the guards."""
_CAPPED = [[min(count, MOST) << 6 * color for count in range(128)] for color in range(5)]
"""By colour and count, what the count adds to the packed number."""
_WHITE, _BLUE, _GREEN, _RED, _BLACK = _CAPPED


def pack(counts: Sequence[int]) -> int:
    """Five counts in one number without guards; a sixth, of gold, is left out."""
    return _WHITE[counts[0]] + _BLUE[counts[1]] + _GREEN[counts[2]] + _RED[counts[3]] + _BLACK[counts[4]]


def pack_both(one: Sequence[int], other: Sequence[int]) -> int:
    """The sums of two lists of counts in one number."""
    return (
        _WHITE[one[0] + other[0]]
        + _BLUE[one[1] + other[1]]
        + _GREEN[one[2] + other[2]]
        + _RED[one[3] + other[3]]
        + _BLACK[one[4] + other[4]]
    )


def covers(have: int, need: int) -> bool:
    """Whether no count of ``need`` exceeds that of ``have``."""
    return have + GUARDS - need & GUARDS == GUARDS


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
    lack = short - (left & (short - (short >> 5)))
    if worth == 2:
        lack = (lack + EACH) >> 1 & _BELOW
    # The sum of the digits to the base 64 is the remainder by 63, as casting out nines adds up decimals.
    return lack % 63
