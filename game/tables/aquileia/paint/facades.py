"""The fronts of villas, workshops and banks."""

from __future__ import annotations

from game.art.drawing import Drawing
from game.art.leaf import Leaf, Picture
from game.art.palette import mix
from game.art.sheets import Sheet
from game.art.tones import Tone
from game.tables.aquileia.paint.coins import coin
from game.tables.aquileia.paint.leaves import leaf_of
from game.tables.aquileia.paint.tones import (
    INK,
    MARBLE,
    MARBLE_SHADE,
    METAL,
    ROOF_LIGHT,
    TERRACOTTA,
    TERRACOTTA_DEEP,
    WHITE,
)


def facade(kind: str, tone: Tone, colour: str) -> Picture:
    """The front of a building of a kind in its material; a villa's has a leaf of its colour."""
    draw = {"villa": _villa, "workshop": _workshop, "bank": _bank}[kind]
    return lambda drawing: draw(drawing, tone, colour)


def _columns(drawing: Drawing, count: int, tone: Tone) -> None:
    shaft = drawing.linear((0, 0), (0, 100), (0, WHITE), (1, MARBLE_SHADE))
    for number in range(count):
        x = 16 + number * 68 / (count - 1)
        drawing.rect((x - 5, 44), (10, 42), shaft, 2, stroke=tone.line, width=2)


def _steps(drawing: Drawing, tone: Tone) -> None:
    drawing.rect((6, 86), (88, 7), MARBLE, 1, stroke=tone.line, width=2.5)
    drawing.rect((1, 92), (98, 7), MARBLE_SHADE, 1, stroke=tone.line, width=2.5)


def _villa(drawing: Drawing, tone: Tone, colour: str) -> None:
    """A portico with the leaf of its colour in the pediment."""
    drawing.rect((12, 44), (76, 42), mix(tone.deep, tone.line, 0.5))
    _columns(drawing, 4, tone)
    _steps(drawing, tone)
    drawing.rect((6, 36), (88, 9), tone.base, 1, stroke=tone.line, width=3)
    drawing.polygon([(2, 37), (50, 3), (98, 37)], TERRACOTTA, stroke=TERRACOTTA_DEEP, width=4, join="round")
    drawing.polygon([(16, 34), (50, 11), (84, 34)], MARBLE, stroke=tone.line, width=2)
    leaf_of(drawing, colour, (50, 34), 0.66)


def _workshop(drawing: Drawing, tone: Tone, _: str) -> None:
    """A shop with an arch and an amphora, under a roof of tiles."""
    wall = drawing.linear((0, 30), (0, 96), (0, mix(tone.light, WHITE, 0.3)), (1, tone.base))
    drawing.rect((8, 36), (84, 60), wall, 2, stroke=tone.line, width=4)
    roof = drawing.linear((0, 10), (0, 40), (0, ROOF_LIGHT), (1, TERRACOTTA))
    drawing.polygon(
        [(0, 40), (14, 12), (86, 12), (100, 40)], roof, stroke=TERRACOTTA_DEEP, width=4, join="round"
    )
    for x in range(14, 92, 14):
        drawing.path(f"M{x} 38L{20 + (x - 14) * 0.8:.0f} 14", stroke=TERRACOTTA_DEEP, width=2)
    drawing.path("M28 96V68A22 22 0 0 1 72 68V96Z", tone.line)
    with drawing.place(31, 54, 0.38):
        amphora(drawing)


def amphora(drawing: Drawing) -> None:
    """What is made in a workshop."""
    drawing.path(
        "M38 6H62V24C80 34 82 60 66 80L56 98H44L34 80C18 60 20 34 38 24Z", ROOF_LIGHT, stroke=INK, width=5
    )
    drawing.path("M38 12C16 12 16 36 28 38M62 12C84 12 84 36 72 38", stroke=INK, width=6)


def _bank(drawing: Drawing, tone: Tone, _: str) -> None:
    """A temple front with a coin in its pediment."""
    drawing.rect((12, 46), (76, 40), tone.line)
    _columns(drawing, 3, tone)
    _steps(drawing, tone)
    drawing.rect((4, 40), (92, 7), MARBLE, 1, stroke=tone.line, width=2.5)
    drawing.polygon([(2, 41), (50, 1), (98, 41)], tone.base, stroke=tone.line, width=4, join="round")
    with drawing.place(36, 14, 0.28):
        coin("gold")(drawing)


def temple() -> Sheet:
    """A temple for the lid of the box."""
    leaf = Leaf(100, 100)
    tone = METAL["gold"]
    leaf.drawing.rect((12, 44), (76, 42), TERRACOTTA_DEEP)
    _columns(leaf.drawing, 4, tone)
    _steps(leaf.drawing, tone)
    leaf.drawing.rect((5, 36), (90, 9), MARBLE, 1, stroke=tone.line, width=3)
    leaf.drawing.polygon(
        [(1, 37), (50, 1), (99, 37)], TERRACOTTA, stroke=TERRACOTTA_DEEP, width=4, join="round"
    )
    leaf.drawing.polygon([(16, 34), (50, 9), (84, 34)], MARBLE, stroke=tone.line, width=2)
    for turns in (-0.16, 0.0, 0.16):
        leaf_of(leaf.drawing, "", (50, 33), 0.6, turns)
    return leaf.sheet
