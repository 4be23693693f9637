"""The pictures on the cards: mines and caravans, workshops and bazaars, palaces and bridges at dusk.

The level chooses the subjects, the colour of the bonus the light, and the card's id the rest, so that no two
cards are alike and every card always looks the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import Drawing
from game.art.palette import Palette
from game.rules.splendor.components import COLORS
from game.tables.splendor.paint.landscape_parts import HEIGHT, WIDTH, Landscape
from game.tables.splendor.paint.palaces import bridge, iwan, palace
from game.tables.splendor.paint.streets import bazaar, town, workshop
from game.tables.splendor.paint.wilds import caravan, mine, oasis

__all__ = ["HEIGHT", "WIDTH", "landscape"]

_SUBJECTS: Mapping[int, tuple[Callable[[Landscape], None], ...]] = {
    1: (mine, oasis, caravan),
    2: (bazaar, workshop, town),
    3: (palace, iwan, bridge),
}


_SHIFTS = {color: shift for shift, color in enumerate(COLORS)}


def landscape(card: str, number: int, level: int, color: str, palette: Palette) -> Drawing:
    """The picture of a card; ``number`` counts the cards of its level and colour."""
    view = Landscape(card, color, palette)
    subjects = _SUBJECTS[level]
    subjects[(number + _SHIFTS.get(color, 0)) % len(subjects)](view)
    return view.drawing
