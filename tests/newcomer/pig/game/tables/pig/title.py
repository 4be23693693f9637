"""The catalogue's entry for Pig."""

from __future__ import annotations

from game.maps.places import TableLayout
from game.rules.kernel.rules import AnyRules
from game.rules.pig.rules import PigRules
from game.tables.pig.table import PigTable
from game.tables.title import Title


def _layout(rules: AnyRules) -> TableLayout:
    # Imported late: the reader of Tiled maps brings pygame along, which tables do without.
    from game.maps.layout import MAPS, load_layout

    return load_layout(MAPS / "pig.tmx", rules.info.seats)


TITLE = Title(
    id="pig",
    rules=lambda options: PigRules(),
    table=lambda rules: PigTable(),
    painter="game.tables.pig.paint.painter:make_painter",
    layout=_layout,
    about=("pig-about-edition",),
)
