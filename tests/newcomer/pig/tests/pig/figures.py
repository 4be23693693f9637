"""What Pig has nothing of."""

from __future__ import annotations

from tests.laws.figures import Figures

FIGURES = Figures(
    nothing={
        "test_a_whisper_reaches_its_audience_only": "nothing is secret",
        "test_events_name_only_what_their_viewers_can_see": "no piece is moved",
        "test_no_two_pieces_lie_on_the_same_spot": "no two pieces lie in one slot",
        "test_every_choice_behind_a_tab_is_of_a_sort_that_the_words_know": "its table is one scene",
        "test_a_click_on_another_of_the_same_step_changes_the_choice": "only the die is pointed at",
        "test_a_rim_stands_out_from_whatever_lies_under_it": "the die has the focus",
        "test_no_choice_takes_longer_than_its_level_may": "two actions at most are no search",
    },
)
