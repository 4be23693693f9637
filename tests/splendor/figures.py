"""What Kahroba reaches beyond the plain laws."""

from __future__ import annotations

from tests.laws.figures import Figures

FIGURES = Figures(
    arranged=True,
    choices=1.12,
    all_choices=1.12,
    never_one=frozenset({"splendor-fact-points"}),
    step=75e-6,
    stands={"purse": "tokens"},
    nothing={
        "test_panels_keep_their_places_whoever_is_to_act": "being changed",
        "test_tabs_keep_their_places_in_every_shot": "being changed",
        "test_who_does_nothing_more_is_told_of_nothing_that_comes_by_itself": "only strongholds have passing",
    },
)
