"""Values from outside in a message: on one line, not too long, with nothing hidden in them."""

from __future__ import annotations

import reprlib

from game.rules.kernel.lines import spelled

_MOST = 48


def quoted(value: object, most: int = _MOST) -> str:
    """``value`` as a message names it: shortened, and what cannot be seen spelled out."""
    word = value if isinstance(value, str) else reprlib.repr(value)
    return spelled(word if len(word) <= most else word[: most - 1] + "…")
