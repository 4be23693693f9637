"""What on the play screen can be pointed at, and what the rules call it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.desk.choosing import Choosing
from game.tables.table import Place
from game.ui.focus import Focusable, FocusRing, reading_order
from game.ui.table.bar import BUTTONS
from game.ui.table.gesture import Hand
from game.ui.table.popover import PREFIX, Popover
from game.ui.table.view import TableView

BAR = "bar."
PANEL = "panel."


def pointable(
    view: TableView,
    choosing: Choosing | None,
    popover: Popover | None,
    players: int,
    hand: Hand | None = None,
) -> list[Focusable]:
    """Everything that the focus can rest on.

    The buttons of complete actions come first, then the pieces in the middle, of the players' belongings
    those that matter now, the players' panels and the bar's buttons. Of the places for a piece in hand only
    the one that it is over.
    """
    items = _numbered(popover)
    own = concerned(choosing)
    laying = hand.targets if hand else frozenset()
    placements = view.stage.placements
    for piece, rect in view.stage.pieces():
        place = placements.get(piece)
        if not place or piece in laying:
            continue
        if place.owner is None or piece in own or place.slot in own or view.arrangement.on_board(place.slot):
            items.append(Focusable(piece, rect, view.stage.outline(piece)))
    shown = {item.id for item in items} | {placements[i.id].slot for i in items if i.id in placements}
    for target in sorted(own - shown - laying):
        if (empty := view.stage.rect(target)) is not None:
            items.append(Focusable(target, empty, view.stage.outline(target)))
    if hand:
        items.append(hand.at.area)
    items += [Focusable(f"{PANEL}{seat}", view.panels.header(seat)) for seat in range(players)]
    return items + [Focusable(BAR + name, view.bar.buttons[name]) for name in BUTTONS]


def concerned(choosing: Choosing | None) -> frozenset[str]:
    """The targets that the open choice is about."""
    if choosing is None:
        return frozenset()
    return frozenset(choosing.choices()) | frozenset(choosing.picked) | choosing.decision.guarded


def target_of(piece: str, placements: dict[str, Place], choosing: Choosing) -> str:
    """What the rules call the thing pointed at: the piece, or the slot that it lies in."""
    place, targets = placements.get(piece), concerned(choosing)
    return place.slot if place and piece not in targets and place.slot in targets else piece


def names_of(piece: str, placements: Mapping[str, Place]) -> tuple[str, ...]:
    """What the rules may call a thing: by itself, or by the slot that it lies in."""
    place = placements.get(piece)
    return (piece,) if place is None or place.slot == piece else (piece, place.slot)


def focus_of(target: str, items: Iterable[Focusable], placements: dict[str, Place]) -> str:
    """The focus id of a target of the rules: itself, or the piece that lies in the slot of that name."""
    ids = [item.id for item in items]
    if target in ids:
        return target
    return next((id for id in ids if id in placements and placements[id].slot == target), target)


def next_choice(ring: FocusRing, wanted: set[str], step: int) -> str | None:
    """The next (+1) or previous (-1) of the ``wanted`` ids in reading order, from where the focus is."""
    order = [item.id for item in reading_order(ring.items, ring.rtl)]
    choices = [id for id in order if id in wanted]
    if not choices:
        return None
    at = order.index(ring.id) if ring.id in order else -1
    beyond: Sequence[str]
    if step > 0:
        beyond = [id for id in choices if order.index(id) > at]
        return (beyond or choices)[0]
    beyond = [id for id in choices if order.index(id) < at]
    return (beyond or choices)[-1]


def _numbered(popover: Popover | None) -> list[Focusable]:
    buttons = popover.buttons if popover else []
    return [Focusable(f"{PREFIX}{at}", rect, layer=1) for at, rect in enumerate(buttons)]
