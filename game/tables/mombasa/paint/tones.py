"""The colours of the chart, the companies, the goods and the rewards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.art import leaf
from game.art.palette import Color, GemTone, rgb
from game.art.tones import PaperTones

INK, PAPER, WHITE = leaf.INK, leaf.PAPER, leaf.WHITE
INK_SOFT = rgb("6b5540")
PAPER_SHADE = rgb("e2cc9d")
SEA = rgb("9fc4bf")
SEA_DEEP = rgb("6f9fa3")
SEA_LINE = rgb("3f7078")
LAND = rgb("f1e3c2")
LAND_SHADE = rgb("d9c296")
ROUTE = rgb("2b3d47")
WOOD = rgb("7a4a26")
WOOD_DEEP = rgb("43250f")
WOOD_LIGHT = rgb("b07a45")
LEATHER = rgb("6d2f22")
RED_BOX = rgb("a8231f")
RED_BOX_DEEP = rgb("5f0f10")
GOLD = rgb("e9b94a")
GOLD_LIGHT = rgb("fdeeb0")
GOLD_DEEP = rgb("8f6114")
LEAF = rgb("5d7d3c")
LEAF_DEEP = rgb("33501f")
STONE = GemTone(rgb("ffffff"), rgb("cfe6f6"), rgb("6f9cc4"), rgb("27486f"), rgb("27486f"))


@dataclass(frozen=True, slots=True)
class CompanyStyle:
    """How a company is told from the others: its colours, and the roof of its posts.

    ``wall`` is for its houses and discs, ``mark`` for what is drawn on them.
    """

    wall: Color
    light: Color
    deep: Color
    mark: Color
    line: Color
    roof: str


COMPANY: Mapping[str, CompanyStyle] = {
    "mombasa": CompanyStyle(
        rgb("3a3640"), rgb("6d6775"), rgb("16131b"), rgb("f6ead0"), rgb("0b090e"), "battlement"
    ),
    "cape_town": CompanyStyle(
        rgb("b8262b"), rgb("e8655c"), rgb("6d0f15"), rgb("fff1dc"), rgb("3d0509"), "gable"
    ),
    "saint_louis": CompanyStyle(
        rgb("f7f2e6"), rgb("ffffff"), rgb("bfb59e"), rgb("1f3f66"), rgb("2b3d52"), "hip"
    ),
    "cairo": CompanyStyle(rgb("e8862a"), rgb("ffb867"), rgb("9c4a08"), rgb("331a02"), rgb("4f2503"), "dome"),
}


REWARD: Mapping[str, PaperTones] = {
    "pounds": PaperTones(rgb("f0d488"), rgb("b8872a"), rgb("8a6112")),
    "diamonds": PaperTones(rgb("b4cfe2"), rgb("4f7fa8"), rgb("2c5b86")),
    "bookkeeping": PaperTones(rgb("c3d3a0"), rgb("6d8b48"), rgb("47682a")),
    "track_step": PaperTones(rgb("ecb9a0"), rgb("b5654a"), rgb("8f4029")),
    "none": PaperTones(rgb("efe2c4"), rgb("b59f74"), rgb("7d6845")),
}
"""The tint and hachure of a region by what it brings."""

KIND: Mapping[str, PaperTones] = {
    "coffee": PaperTones(rgb("e3c6a4"), rgb("8a5a33"), rgb("5c3418")),
    "banana": PaperTones(rgb("f5df8e"), rgb("b08a1e"), rgb("7d6208")),
    "cotton": PaperTones(rgb("d6e2e6"), rgb("6f8d99"), rgb("3f5f6d")),
    "expansion": PaperTones(rgb("dcbfb4"), rgb("985443"), rgb("73301f")),
    "bookkeeper": PaperTones(rgb("cbd8b0"), rgb("6d8b48"), rgb("3f5a22")),
    "merchant": PaperTones(rgb("bfd6e8"), rgb("4f7fa8"), rgb("24507c")),
    "share": PaperTones(rgb("e8d9b0"), rgb("a08240"), rgb("6d5418")),
    "plus": PaperTones(rgb("e4d3ae"), rgb("8d7040"), rgb("5f4822")),
}
"""The ground of an action card by its kind, or its good."""

LETTER: Mapping[str, PaperTones] = {
    "A": PaperTones(rgb("3f6d5a"), rgb("22483a"), rgb("16332a")),
    "B": PaperTones(rgb("8a4a2a"), rgb("5f2d15"), rgb("421c0b")),
    "C": PaperTones(rgb("5b3a6b"), rgb("3d2349"), rgb("2a1634")),
}
"""The binding of books by their letter; ``base`` is the leather."""
