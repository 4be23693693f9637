"""What the buttons of the device in use do now, the most needed first."""

from __future__ import annotations

from game.desk.shown import Shown
from game.ui.table.gesture import Hand

Keys = tuple[tuple[str, str], ...]
"""Actions of the bindings, each with the message that says what it does."""

_HINTS: Keys = (
    ("confirm", "play-hint-choose"),
    ("back", "play-hint-back"),
    ("inspect", "play-hint-inspect"),
    ("undo", "play-hint-undo"),
    ("next", "play-hint-next"),
)
_ASIDE: Keys = (_HINTS[2], _HINTS[1], *_HINTS[3:])
"""On what cannot be chosen: it can be looked at."""
_PRIVATE: Keys = (("confirm", "play-hint-choose"), ("back", "play-hint-hide"))
_LAYING: Keys = (
    ("confirm", "play-hint-lay"),
    ("next", "play-hint-turn"),
    ("back", "play-hint-back"),
    ("page-next", "play-hint-place"),
)
_VEILED: Keys = (("inspect", "play-hint-peek"), *_HINTS[:2])


def keys_for(shown: Shown, hand: Hand | None, *, leads: bool) -> Keys:
    """What they do; ``leads`` if choosing what is in focus leads anywhere."""
    if shown.veiled:
        return _VEILED
    if hand:
        return _LAYING if hand.can_turn else _LAYING[:1] + _LAYING[2:]
    if shown.private and not shown.picks:
        return _PRIVATE if leads else _PRIVATE[1:]
    return _HINTS if leads else _ASIDE
