"""What Kahroba reaches beyond the plain laws."""

from __future__ import annotations

from tests.laws.figures import Figures

FIGURES = Figures(
    never_one=frozenset({"splendor-fact-points"}),
    step=75e-6,
    nothing={
        "test_who_does_nothing_more_is_told_of_nothing_that_comes_by_itself": "only strongholds have passing",
    },
)
