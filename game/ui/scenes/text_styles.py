"""What is said of a piece in large letters, closer and closer together."""

from __future__ import annotations

from game.ui.scenes.balanced_text import BalancedHeading, BalancedText
from game.ui.services import Services

_LESS = 0.84
"""The last step of words closer together, in relation to the one before."""


class PieceName(BalancedHeading):
    """What a piece is called, where large text leaves no room for a heading."""

    size, pitch = "body", 1.24


class LargeText(BalancedText):
    """What is said of a piece in large letters: half a sentence may say the opposite, so it is seen whole."""

    pitch, splits, sliver = 1.28, False, False


class TightText(LargeText):
    """The same where there is much to say."""

    size, pitch = "small", 1.16


class TightestText(TightText):
    """The same where that is not enough: as large as at the usual text size in any case."""

    def em(self, ui: Services) -> int:
        """A little less than `TightText`."""
        return max(ui.metrics.units(ui.theme.fonts.body), round(super().em(ui) * _LESS))
