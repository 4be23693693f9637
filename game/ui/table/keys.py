"""What the buttons of the device in use do now, the most needed first."""

from __future__ import annotations

from collections.abc import Sequence, Set

from game.desk.desk_model import DeskModel
from game.rules.kernel.choosing import Choosing
from game.ui.table.bar.offers import PREFIX
from game.ui.table.pointing import BAR
from game.ui.table.shots.tabs import PREFIX as TAB
from game.ui.table.stage.gesture import HeldPiece

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
_MENU = ("back", "play-hint-menu")
_PRIVATE: Keys = (("confirm", "play-hint-choose"), ("back", "play-hint-hide"))
_LAYING: Keys = (
    ("confirm", "play-hint-lay"),
    ("next", "play-hint-turn"),
    ("back", "play-hint-back"),
    ("page-next", "play-hint-place"),
)
_LIFTING = ("confirm", "play-hint-lift")
WITHDRAWING: Keys = (("undo", "play-hint-withdraw"),)
"""For whoever is ready and waits for the others."""
_VEILED: Keys = (("inspect", "play-hint-peek"), *_HINTS[:2])


def leads(id: str | None, names: Sequence[str], open_to: Set[str], choosing: Choosing | None) -> bool:
    """Whether choosing what has a focus id leads anywhere.

    Args:
        id: the focus id; nothing leads to what is likeliest.
        names: the thing by its id and by its place.
        open_to: all that can be chosen, put back or replaced, and the buttons that do something.
        choosing: the choice at hand.
    """
    if id is None or id.startswith((BAR, PREFIX, TAB)) or not open_to.isdisjoint((id, *names)):
        return True
    return choosing is not None and any(choosing.picks_after(name) != choosing.picked for name in names)


def keys_for(
    shown: DeskModel,
    hand: HeldPiece | None,
    focus: str | None,
    *,
    leads: bool,
    picked: bool,
    steps_back: bool,
) -> Keys:
    """What they do.

    Args:
        shown: what the desk shows.
        hand: the piece in hand.
        focus: the id of what a press would choose.
        leads: choosing that leads anywhere.
        picked: it is picked, and choosing it puts it back.
        steps_back: there is a step to go back; where there is none, the same button opens the menu.
    """
    keys = _keys(shown, hand, focus, leads, picked)
    return keys if steps_back else tuple(_MENU if key == _HINTS[1] else key for key in keys)


def _keys(shown: DeskModel, hand: HeldPiece | None, focus: str | None, leads: bool, picked: bool) -> Keys:
    if shown.hidden:
        return _VEILED
    if hand and (focus is None or focus in hand.targets):
        keys = _LAYING if hand.can_turn else _LAYING[:1] + _LAYING[2:]
        return (_LIFTING, *keys[1:]) if picked else keys
    if shown.private_view and not shown.picks:
        return _PRIVATE if leads else _PRIVATE[1:]
    if picked:
        return (_LIFTING, *_HINTS[1:])
    return _HINTS if leads else _ASIDE
