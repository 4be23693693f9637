"""The things of a counting house, each drawn in a box of 100 x 100 units; and all pictures by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import Drawing, Point, polar, ring, star
from game.art.gems import gem
from game.art.palette import Color, GemTone, rgb
from game.tables.mombasa.paint.crops import banana, coffee, cotton, crate
from game.tables.mombasa.paint.tones import (
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    LEATHER,
    PAPER,
    PAPER_SHADE,
    STONE,
    WHITE,
    WOOD,
    WOOD_DEEP,
    WOOD_LIGHT,
)

FIELD = 43.6
"""How far the field of a coin for a number reaches, of 50: the corners of its digits keep within it."""
CLEAR = FIELD / 50 - 0.03
"""So much of a coin's diameter its number may take: the rim stays clear of it."""


def coin(drawing: Drawing, pound: bool = True) -> None:
    """A gold coin with the sign of the pound; a plain one, without beads, for a number to stand on."""
    centre = (50.0, 50.0)
    drawing.circle((51, 53), 46, INK, fill_opacity=0.35)
    rim = drawing.linear((18, 10), (82, 90), (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DEEP))
    drawing.circle(centre, 46, rim, stroke=rgb("5b3c08"), width=3.4)
    for bead in ring(centre, 40.5, 22) if pound else ():
        drawing.circle(bead, 2.4, GOLD_LIGHT, stroke=GOLD_DEEP, width=0.7)
    field = drawing.linear((24, 20), (76, 82), (0, GOLD), (1, GOLD_LIGHT))
    drawing.circle(centre, 35 if pound else FIELD, field, stroke=GOLD_DEEP, width=1.8 if pound else 1)
    if pound:
        drawing.path(_POUND, stroke=_COPPER, width=7, cap="round")


_POUND, _COPPER = "M64 36C62 26 44 24 42 38C40 50 50 56 42 72M34 72H66M35 53H58", rgb("5b3c08")


def small_coin(drawing: Drawing) -> None:
    """A coin for a few pixels: without what would not be seen."""
    drawing.circle((50, 50), 42, GOLD_LIGHT, stroke=_COPPER, width=8)
    drawing.path(_POUND, stroke=_COPPER, width=8, cap="round")


def diamond(drawing: Drawing) -> None:
    """A cut stone."""
    gem(drawing, "white", STONE)


def pale_diamond(drawing: Drawing) -> None:
    """A cut stone light enough to carry a number."""
    gem(drawing, "white", GemTone(WHITE, rgb("e4f1fb"), rgb("a9cbe6"), rgb("27486f"), rgb("27486f")))


def book(drawing: Drawing) -> None:
    """An open book: bookkeeping points."""
    cover = "M2 22H47Q50 24 53 22H98V88H54Q50 93 46 88H2Z"
    drawing.path(cover, LEATHER, stroke=INK, width=3)
    page = drawing.linear((6, 0), (50, 0), (0, WHITE), (0.75, PAPER), (1, PAPER_SHADE))
    leaf = drawing.linear((50, 0), (94, 0), (0, PAPER_SHADE), (0.25, PAPER), (1, WHITE))
    drawing.path("M7 18Q30 8 50 18V84Q30 75 7 82Z", page, stroke=INK, width=2.4)
    drawing.path("M93 18Q70 8 50 18V84Q70 75 93 82Z", leaf, stroke=INK, width=2.4)


def quill(drawing: Drawing) -> None:
    """A quill in its ink pot: the bookkeeper."""
    drawing.path("M44 70C54 44 66 20 94 4C96 30 82 54 52 74Z", WHITE, stroke=INK, width=3)
    drawing.path("M40 82C54 54 68 30 92 6", stroke=INK, width=2.6)
    for a, b in (((58, 52), (70, 54)), ((66, 40), (80, 42)), ((62, 46), (60, 34)), ((72, 32), (71, 21))):
        drawing.polyline([a, b], INK, 1.8)
    drawing.path(
        "M22 60H58V66L66 80V94Q66 98 60 98H20Q14 98 14 94V80L22 66Z", rgb("35506b"), stroke=INK, width=3
    )
    drawing.path("M20 82L27 68V63", stroke=rgb("9fc0dc"), width=4, cap="round")
    drawing.rect((19, 54), (42, 10), rgb("20344a"), 4, stroke=INK, width=2.6)


def loupe(drawing: Drawing) -> None:
    """A stone under a lens: the diamond merchant."""
    with drawing.place(0, 12, 0.8):
        gem(drawing, "white", STONE)
    glass = drawing.radial(
        (56, 30), 36, (0, WHITE, 0.6), (0.7, rgb("bfe0f2"), 0.28), (1, rgb("6fa6c8"), 0.35)
    )
    drawing.polyline([(82, 58), (96, 94)], WOOD_DEEP, 13, cap="round")
    drawing.polyline([(83, 60), (95, 92)], WOOD_LIGHT, 7, cap="round")
    drawing.circle((66, 34), 28, glass, stroke=rgb("5b3c08"), width=9)
    drawing.circle((66, 34), 28, stroke=GOLD, width=4.6)


def pennant(drawing: Drawing) -> None:
    """A pennant on its staff, with an arrow onwards: expansion."""
    drawing.ellipse((30, 93), 26, 5, INK, fill_opacity=0.3)
    drawing.polyline([(26, 6), (26, 94)], WOOD_DEEP, 9, cap="round")
    drawing.polyline([(26, 7), (26, 93)], WOOD_LIGHT, 4.6, cap="round")
    cloth = drawing.linear((28, 0), (96, 0), (0, rgb("8a2f22")), (0.3, rgb("c95a41")), (1, rgb("9b3829")))
    drawing.path("M30 10H70L97 36L70 62H30Z", cloth, stroke=rgb("4a140c"), width=3.2, join="round")
    drawing.path("M38 30H60V20L82 36L60 52V42H38Z", rgb("fff1dc"))


def mine(drawing: Drawing) -> None:
    """The mouth of a gallery in a hill."""
    drawing.polygon([(50, 8), (98, 92), (2, 92)], rgb("4a3a2e"), stroke=PAPER, width=7, join="round")
    drawing.polygon([(50, 8), (98, 92), (2, 92)], rgb("4a3a2e"), stroke=INK, width=3, join="round")
    drawing.polygon([(50, 14), (50, 92), (8, 90)], rgb("7b6450"))
    drawing.path("M34 92V68Q50 48 66 68V92Z", PAPER, stroke=INK, width=3)


def helm(drawing: Drawing) -> None:
    """A ship's wheel: the start player."""
    centre = (50.0, 50.0)
    for i in range(8):
        tip, root = polar(centre, 45, i / 8), polar(centre, 10, i / 8)
        drawing.polyline([root, tip], WOOD_DEEP, 10, cap="round")
        drawing.polyline([root, tip], WOOD_LIGHT, 5, cap="round")
    drawing.circle(centre, 29, stroke=WOOD_DEEP, width=14)
    drawing.circle(centre, 29, stroke=WOOD, width=9)
    drawing.circle(centre, 30, stroke=WOOD_LIGHT, width=2.4)
    drawing.circle(centre, 11, GOLD, stroke=WOOD_DEEP, width=3)


def plain_card(drawing: Drawing) -> None:
    """An action card."""
    drawing.rect((18, 4), (64, 92), PAPER, 9, stroke=INK, width=4)
    drawing.rect((25, 11), (50, 78), radius=5, stroke=GOLD_DEEP, width=2.6)
    drawing.polygon(star((50, 50), 22, 8, 8), GOLD, stroke=GOLD_DEEP, width=2)


def cross(drawing: Drawing, at: Point = (70, 70), size: float = 30) -> None:
    """What is taken out of the game or the hand."""
    x, y = at
    drawing.circle(at, size * 0.92, rgb("a8231f"), stroke=PAPER, width=4)
    reach = size * 0.42
    for side in (-1, 1):
        drawing.polyline(
            [(x - reach, y - side * reach), (x + reach, y + side * reach)], WHITE, size * 0.24, cap="round"
        )


def arrow(drawing: Drawing, fill: Color, line: Color) -> None:
    """A step onwards on a track."""
    shape = "M4 26H52V6L98 50L52 94V74H4Z"
    drawing.path(shape, fill, stroke=line, width=5, join="round")


def plus(drawing: Drawing) -> None:
    """A crate and one more: the +1 goods tile."""
    with drawing.place(0, 14, 0.84):
        crate(drawing)
    drawing.circle((74, 26), 24, rgb("2f6b3a"), stroke=PAPER, width=4)
    drawing.path("M74 13V39M61 26H87", stroke=WHITE, width=7, cap="round")


PICTURES: Mapping[str, Callable[[Drawing], None]] = {
    "coffee": coffee,
    "banana": banana,
    "cotton": cotton,
    "any": crate,
    "expansion": pennant,
    "bookkeeper": quill,
    "merchant": loupe,
    "plus": plus,
    "pounds": coin,
    "diamonds": diamond,
    "points": book,
    "start": helm,
    "mine": mine,
}
"""The pictures by the words of the rules' tables."""
