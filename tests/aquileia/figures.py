"""What Aquileia reaches beyond the plain laws."""

from __future__ import annotations

from game.rules.kernel.ids import kind_of
from game.tables.aquileia.paint.cards import HELD_HIGH
from game.tables.aquileia.paint.coins import divided
from game.tables.aquileia.paint.figures import LARGE, USUAL
from tests.laws.figures import Figures


def held(piece: str, slot: str, size: tuple[int, int], large: bool) -> float | None:
    """The number on a kind of card in a hand, which lies on a long slip or on a card.

    On a slip of coins the label with what is planned.
    """
    figures = LARGE if large else USUAL
    if kind_of(piece) == "coins":
        slip = divided(size, 3, planned=True, figures=figures)
        return slip.label * min(size[0] / slip.wide, size[1] / 40)
    return size[1] * HELD_HIGH / 100 if kind_of(piece) == "hand" else None


FIGURES = Figures(
    arranged=True,
    choices=1.15,
    all_choices=1.22,
    within=held,
    never_one=frozenset({"aquileia-choose-exchange", "aquileia-preview-twice"}),
    step=310e-6,
)
