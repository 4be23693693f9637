"""What Mombasa reaches beyond the plain laws."""

from __future__ import annotations

from game.tables.mombasa import shots
from tests.laws.figures import Figures, OnPanels

FIGURES = Figures(
    arranged=True,
    choices=1.08,
    all_choices=1.25,
    printed=frozenset({"base", "region", "post", "cost", "toll"}),
    never_one=frozenset({"mombasa-choose-discard"}),
    step=75e-6,
    panels=OnPanels(
        ((7, ("ended",)), (99, ("ended",)), (99, ()), (120, ())),
        (shots.DRAFT, f"{shots.EXPANSION}.cairo.0.0.9.9"),
    ),
    nothing={
        "what may take the place of a pick has a rim": "nearly every choice is one step",
        "test_marks_are_targets_of_their_action": "no button lies beside a piece",
    },
)
