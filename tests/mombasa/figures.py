"""What Mombasa reaches beyond the plain laws."""

from __future__ import annotations

from game.tables.mombasa import shots
from tests.laws.figures import Figures, OnPanels

LONGEST = ("بازیکن چهار", "بازیکن سه")


def beside_books(shot: str, scale: float, name: str, leads: bool) -> int | None:
    """Beside the large books a crown leaves room for two digits and no badge.

    The longest names that the program gives are cut there.
    """
    if name in LONGEST:
        return -1
    return 99 if leads and shot == shots.BOOKS and scale > 1 else None


FIGURES = Figures(
    arranged=True,
    choices=1.1,
    all_choices=1.22,
    printed=frozenset({"base", "region"}),
    never_one=frozenset({"mombasa-choose-discard"}),
    step=75e-6,
    panels=OnPanels(
        ((7, ("ended",)), (99, ("ended",)), (99, ()), (120, ())),
        (
            *(shots.PLAN, shots.HAND, shots.LEDGER, shots.GOODS, shots.STEPS),
            f"{shots.EXPANSION}.cairo.0.0.9.9.0.0.5.5",
        ),
        beside_books,
    ),
    nothing={
        "test_at_larger_text_whatever_a_question_shows_is_larger": "being changed",
        "test_panels_keep_their_places_whoever_is_to_act": "being changed",
        "test_marks_are_targets_of_their_action": "no button lies beside a piece",
    },
)
