"""The colours of marble and terracotta, of metals, laurels and cards."""

from __future__ import annotations

from collections.abc import Mapping

from game.art.palette import Color, rgb
from game.art.tones import Tone, tone

INK = rgb("2a1a12")
INK_SOFT = rgb("5e4636")
WHITE = rgb("ffffff")
MARBLE = rgb("f7f0e3")
MARBLE_SHADE = rgb("e0d2bb")
TERRACOTTA = rgb("bf5b3d")
TERRACOTTA_DEEP = rgb("7d3020")
ROOF_LIGHT = rgb("df8560")
PARCHMENT = rgb("f5e7c8")
PARCHMENT_SHADE = rgb("dfc794")
BRASS = rgb("8c6420")
WARNING = rgb("b3122a")


METAL: Mapping[str, Tone] = {
    "bronze": tone("f0c096", "bd763c", "7c441c", "3f1f0a"),
    "silver": tone("ffffff", "c6d0d8", "7b8995", "333e49"),
    "gold": tone("fff2b0", "f0bd45", "a9711a", "553608"),
}
COLOUR: Mapping[str, Tone] = {
    "white": tone("ffffff", "f3eee2", "a59a86", "4d4537"),
    "blue": tone("a9cdf5", "2f70c6", "17417f", "0a2247"),
    "yellow": tone("ffec9f", "e9b91f", "94700b", "473502"),
    "purple": tone("dcaeec", "8f41b2", "572170", "2b0c3a"),
}
"""The colours of villas and laurels."""
WORKSHOP = tone("f3c6a0", "cf7a45", "83411d", "40200d")
BANK = tone("c9e3d2", "4f9375", "245840", "0f2f22")
GOLDEN = tone("fff2b0", "d9a52f", "8a6112", "4a3105")
"""The wreaths that bring points."""
DECK: Mapping[str, Tone] = {
    "servi": tone("b59a84", "7a5a45", "49331f", "23170d"),
    "equi": tone("9cb9a1", "3f6b4d", "23432e", "0f2216"),
    "stadium": tone("b9c7d9", "3e5f86", "213a59", "0e1d30"),
    "theatrum": tone("e0a99b", "a34334", "67231a", "360f0a"),
}
"""The backs of the decks."""
AREA: Mapping[str, Color] = {
    "track": rgb("6a4a8c"),
    **dict.fromkeys(("dolus", "pecunia", "equi", "servi", "potentia", "dice"), rgb("2f6f73")),
    "arena": rgb("a63a2b"),
    "lanes": rgb("7d5a22"),
    "stadium": rgb("35689b"),
    **dict.fromkeys(("theatrum", "bid", "purses"), rgb("97377a")),
    "forum": rgb("8a4a24"),
    "portus": rgb("1f5f86"),
}
"""The border of an area of the board."""
RED_DIE, BLUE_DIE = rgb("b02a2a"), rgb("2a5cab")
