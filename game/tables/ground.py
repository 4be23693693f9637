"""What the table of a title looks like where nothing lies on it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ground:
    """Colours as six hexadecimal digits, and a pattern: the place where a title is played.

    Attributes:
        middle: the colour where the light falls.
        rim: the colour towards the edges.
        line: the colour of the pattern.
        pattern: one of `game.art.paving.PATTERNS`.
    """

    middle: str
    rim: str
    line: str
    pattern: str
