"""Values as Tiled writes them. Python reads many more numbers (``1_0``, ``²``, ``nan``)."""

from __future__ import annotations

import re

LARGEST = 1_000_000
"""No coordinate, size or property is larger."""
_WHOLE = re.compile(r"[+-]?\d{1,9}", re.ASCII)
_DECIMAL = re.compile(r"[+-]?\d{1,20}(\.\d{0,30})?([eE][+-]?\d{1,2})?", re.ASCII)
_FLAGS = {"0": False, "1": True, "false": False, "true": True}


def whole(word: str) -> int:
    """A whole number.

    Raises:
        ValueError: the word is none, or too large.
    """
    if not _WHOLE.fullmatch(word):
        raise ValueError("no whole number")
    return int(word)


def count(word: str) -> int:
    """A whole number from 0.

    Raises:
        ValueError: the word is none, or too large.
    """
    value = whole(word)
    if value < 0:
        raise ValueError("less than 0")
    return value


def positive(word: str) -> int:
    """A whole number from 1.

    Raises:
        ValueError: the word is none, or too large.
    """
    value = whole(word)
    if value < 1:
        raise ValueError("less than 1")
    return value


def decimal(word: str) -> float:
    """A number.

    Raises:
        ValueError: the word is none, or too large.
    """
    if not _DECIMAL.fullmatch(word) or abs(float(word)) > LARGEST:
        raise ValueError("no number")
    return float(word)


def flag(word: str) -> bool:
    """Yes or no.

    Raises:
        ValueError: the word is neither.
    """
    if word not in _FLAGS:
        raise ValueError("neither 0 nor 1")
    return _FLAGS[word]


def corners(word: str) -> list[tuple[float, float]]:
    """The corners of a polygon or polyline, written ``0,0 16,0 16,16``.

    Raises:
        ValueError: one of them is none.
    """
    found = []
    for corner in word.split():
        x, y = corner.split(",")
        found.append((decimal(x), decimal(y)))
    return found
