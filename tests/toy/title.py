"""The catalogue's entry for the toy title."""

from __future__ import annotations

from pathlib import Path

from game.maps.places import TableLayout
from game.rules.kernel.rules import AnyRules
from game.tables.title import Title
from tests.toy.rules import ToyRules
from tests.toy.table import ToyTable

WORDS = Path(__file__).parent / "lang"
"""The toy's own catalogue: it is no part of the program's."""


def _layout(rules: AnyRules) -> TableLayout:
    # Imported late: the reader of Tiled maps brings pygame along, which rules and laws do without.
    from game.maps.layout import load_layout

    return load_layout(Path(__file__).parent / "toy.tmx", rules.info.seats)


TITLE = Title(
    id="toy",
    rules=ToyRules,
    table=lambda rules: ToyTable(),
    painter="tests.toy.paint:make_painter",
    layout=_layout,
    about=("toy-about-edition",),
    guide="tests.toy.guide:ToyGuide",
)
