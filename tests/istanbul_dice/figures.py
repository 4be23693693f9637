"""What Istanbul: The Dice Game reaches beyond the plain laws."""

from __future__ import annotations

from tests.laws.figures import Figures

FIGURES = Figures(
    arranged=True,
    choices=1.2,
    all_choices=1.2,
    never_one=frozenset({"istanbul_dice-choose-roll"}),
    step=70e-6,
    nothing={
        "test_panels_keep_their_places_whoever_is_to_act": "being changed",
        "test_tabs_keep_their_places_in_every_shot": "being changed",
        "test_a_whisper_reaches_its_audience_only": "nothing is secret",
    },
)
