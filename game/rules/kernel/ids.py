"""Ids of pieces and places, made and taken apart in one place.

An id is a kind and its parts with dots between: ``tokens.0.red``, ``slot.2.1``. Words hold no dots.
"""

from __future__ import annotations

from functools import lru_cache

BUTTON = "button"
"""The kind of targets that are no pieces: an action that ends in one is a button, done with one press."""


def is_button(id: str) -> bool:
    """Whether a target is a button."""
    return id.startswith(f"{BUTTON}.")


def spell(kind: str, *parts: str | int) -> str:
    """The id of a kind and its parts."""
    return ".".join((kind, *map(str, parts)))


def kind_of(id: str) -> str:
    """What kind of piece or place it is: the first word."""
    return id.partition(".")[0]


def parts_of(id: str) -> list[str]:
    """What follows the kind."""
    return id.split(".")[1:]


def rest_of(id: str) -> str:
    """What follows the kind, as it is written."""
    return id.partition(".")[2]


def last_of(id: str) -> str:
    """The last part."""
    return id.rpartition(".")[2]


@lru_cache(maxsize=4096)
def number_in(id: str, part: int = -1) -> int:
    """A part that is a number: the last, or that in place ``part`` (0 follows the kind).

    Raises:
        ValueError: there is no such part, or it is no number.
    """
    try:
        return int(parts_of(id)[part])
    except IndexError:
        raise ValueError(f"{id!r} has no part {part}") from None


def seat_in(id: str) -> int:
    """Whose it is, where the seat follows the kind."""
    return number_in(id, 0)
