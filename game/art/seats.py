"""How players are told from one another."""

from __future__ import annotations

from dataclasses import dataclass

from game.art.palette import Color


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """How a seat is told from the others: colour, symbol and pattern, never by colour alone.

    ``color`` is for fields and outlines on dark ground, ``dark`` for the same on ivory.
    """

    color: Color
    dark: Color
    symbol: str
    pattern: str
