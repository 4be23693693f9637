"""The colours of what is no gem: cards that take a colour, cards that turn into gold, the signs of Orient."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.art.palette import Color, GemTone, Palette, rgb

VIOLET = GemTone(rgb("e9d3ff"), rgb("8d55cf"), rgb("4c2486"), rgb("2a1152"), rgb("5b2a9a"))
"""Effects that happen once, and pair cards before they have a colour (rulebook: Orient, the violet signs)."""

MET: Color = rgb("1b7a44")
"""What of a demand is met."""

_OTHERS: Mapping[str, GemTone] = MappingProxyType({"copy": VIOLET})


def tone(color: str, palette: Palette) -> GemTone:
    """The colours of a card by the word for its colour."""
    if color in palette.gems:
        return palette.gems[color]
    return _OTHERS.get(color, palette.gems["gold"])
