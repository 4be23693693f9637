"""What is said of the things that lead elsewhere: a tab, and the button that takes back."""

from __future__ import annotations

from game.desk.desk import Desk
from game.desk.desk_model import DeskModel
from game.desk.pending import pending
from game.rules.kernel.text import Text, seat_ref, text
from game.ui.table.view import TableView


def undoes(desk: Desk, shown: DeskModel) -> tuple[Text, ...]:
    """What the button takes back: what was just begun, or the last step of whom it names."""
    seat, step = desk.undoes(), text("play-bar-undo")
    if not shown.undoable:
        return (text("play-no-undo"), step)
    if seat is None or seat == desk.actor or shown.picks or shown.private_view:
        return (step,)
    return (text("play-bar-undo-of", seat=seat_ref(seat)), step)


def lies(desk: Desk, view: TableView, shown: DeskModel, shot: str) -> tuple[Text, ...]:
    """What can be chosen behind a tab; where that is nothing, what lies there."""
    behind, inviting = view.tab_contents, shown.selectable
    there = behind.of(shot, inviting) or behind.pending(inviting, shown.shot).get(shot)
    if not there:
        return (behind.description(shot),)
    things, name = pending(desk, view.table, there), behind.label(shot)
    return (*(text("play-help", name=name, how=how) for how in things), *things[-1:])
