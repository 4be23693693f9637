"""Values from outside in a message: on one line, not too long, with nothing hidden in them."""

from __future__ import annotations

import reprlib

_MOST = 48


def shown(value: object, most: int = _MOST) -> str:
    """``value`` as a message names it: shortened, and what cannot be seen spelled out."""
    word = value if isinstance(value, str) else reprlib.repr(value)
    short = word if len(word) <= most else word[: most - 1] + "…"
    return "".join(char if char.isprintable() else _spelled(char) for char in short)


def _spelled(char: str) -> str:
    return ascii(char)[1:-1]
