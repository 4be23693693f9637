"""The front of a temple, and what is made in a workshop."""

from __future__ import annotations

from game.art.drawing import Drawing
from game.art.leaf import Leaf
from game.art.sheets import Sheet
from game.art.tones import Tone
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


def _columns(drawing: Drawing, count: int, tone: Tone) -> None:
    shaft = drawing.linear((0, 0), (0, 100), (0, WHITE), (1, MARBLE_SHADE))
    for number in range(count):
        x = 16 + number * 68 / (count - 1)
        drawing.rect((x - 5, 44), (10, 42), shaft, 2, stroke=tone.line, width=2)


def _steps(drawing: Drawing, tone: Tone) -> None:
    drawing.rect((6, 86), (88, 7), MARBLE, 1, stroke=tone.line, width=2.5)
    drawing.rect((1, 92), (98, 7), MARBLE_SHADE, 1, stroke=tone.line, width=2.5)


def amphora(drawing: Drawing) -> None:
    """What is made in a workshop."""
    drawing.path(
        "M38 6H62V24C80 34 82 60 66 80L56 98H44L34 80C18 60 20 34 38 24Z", ROOF_LIGHT, stroke=INK, width=5
    )
    drawing.path("M38 12C16 12 16 36 28 38M62 12C84 12 84 36 72 38", stroke=INK, width=6)


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
