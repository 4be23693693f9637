"""What Mombasa reaches beyond the plain laws."""

from __future__ import annotations

from tests.laws.figures import Figures

FIGURES = Figures(
    arranged=True,
    choices=1.13,
    all_choices=1.25,
    printed=frozenset({"base", "region"}),
    never_one=frozenset({"mombasa-choose-discard"}),
    step=75e-6,
    nothing={
        "what may take the place of a pick has a rim": "nearly every choice is one step",
        "test_marks_are_targets_of_their_action": "no button lies beside a piece",
    },
)
