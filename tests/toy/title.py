"""The catalogue's entry for the toy title."""

from __future__ import annotations

from pathlib import Path

from game.tables.title import Title, map_layout
from tests.toy.rules import ToyRules
from tests.toy.table import ToyTable

WORDS = Path(__file__).parent / "lang"
"""The toy's own catalogue: it is no part of the program's."""


TITLE = Title(
    id="toy",
    rules=ToyRules,
    table=ToyTable,
    painter="tests.toy.paint:make_painter",
    layout=map_layout(Path(__file__).parent / "toy"),
    about=("toy-about-edition",),
    guide="tests.toy.guide:ToyGuide",
)
