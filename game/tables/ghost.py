"""The piece in hand over a place of the board."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ghost:
    """The piece in hand over a place of the board, before it is laid down there.

    Attributes:
        piece, look: what is painted, as in `Place`.
        pose: how it is turned; places of one pose differ in where they are only.
        place: the slot that the picture fills; "" for the place.
    """

    piece: str
    look: str = ""
    pose: int = 0
    place: str = ""
