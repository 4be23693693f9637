"""What Kahroba reaches beyond the plain laws."""

from __future__ import annotations

from tests.laws.figures import Figures

FIGURES = Figures(
    arranged=True,
    choices=1.12,
    all_choices=1.12,
    stands={"purse": "tokens"},
    nothing={
        "what needs no pointing": "every action begins with a card or a token",
    },
)
