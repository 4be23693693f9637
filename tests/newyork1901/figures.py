"""What New York 1901 reaches beyond the plain laws."""

from __future__ import annotations

from game.rules.kernel.ids import kind_of
from game.rules.newyork1901.components import building_of
from game.tables.newyork1901.layout import BUILD, PLAY
from game.tables.newyork1901.paint.pieces import Lying
from game.tables.newyork1901.table import ENDED
from tests.laws.figures import Figures, OnPanels


def outline(piece: str, slot: str, size: tuple[int, int], large: bool) -> float | None:
    """The side of a square of the outline in a place of this size."""
    if kind_of(slot) != "rack":
        return None
    em = 100 * (43.0 if large else 38.5) / size[1]
    return Lying.of(building_of(piece), 100 * size[0] / size[1], em).side * size[1] / 100


FIGURES = Figures(
    arranged=True,
    choices=1.16,
    all_choices=1.25,
    printed=frozenset({"lot", "site", "worker"}),
    within=outline,
    upright=frozenset({"generation", "building", "legendary"}),
    never_one=frozenset({"newyork1901-no-generation"}),
    step=195e-6,
    panels=OnPanels(
        ((3, ()), (48, ()), (48, (ENDED,))),
        (f"{PLAY}.1.1.12.12", f"{BUILD}.1.1.12.12"),
    ),
    nothing={
        "test_a_whisper_reaches_its_audience_only": "nothing is secret",
        "test_marks_are_targets_of_their_action": "no button lies beside a piece",
    },
)
