"""What the toy has nothing of."""

from __future__ import annotations

from tests.laws.figures import Figures

FIGURES = Figures(
    nothing={
        "test_in_no_title_a_hasty_press_chooses_for_the_next_person": "a curtain falls between its players",
        "test_every_choice_behind_a_tab_is_of_a_sort_that_the_words_know": "its table is one scene",
        "test_points_are_heard_where_they_are_scored": "its points are the coins in a purse",
        "test_what_is_heard_often_in_a_played_game_has_more_than_one_take": "its games are too short",
    },
)
