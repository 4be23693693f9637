"""What the input asks of the play scene, and what tests from outside are told of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from game.desk.desk import Desk
from game.desk.desk_model import DeskModel
from game.ui.input import intents
from game.ui.table.view import TableView

MEANINGS = {
    intents.Undo: "undo",
    intents.Redo: "redo",
    intents.Menu: "menu",
    intents.History: "history",
    intents.Hint: "hint",
    intents.Labels: "labels",
}
"""The buttons of the bar that devices have a button for."""

_MOVES = (intents.Nav, intents.Cycle, intents.Rotate, intents.Page)
STEERING = (*_MOVES, intents.Back, intents.Undo, intents.Redo, intents.Inspect)
"""What only the player to act does, where everybody has an own pad."""
LEAVE = (intents.Point, intents.Press, intents.Release, intents.Confirm, intents.Back)
"""What leaves a toast alone, or takes it away itself."""


class PlayCallbacks(Protocol):
    """What the input asks of the play scene."""

    def press(self, button: str) -> None:
        """A button of the bar: "undo", "history", "menu"."""

    def inspect(self, id: str) -> None:
        """Look closely at what has the focus id ``id``."""

    def visit(self, shot: str | int) -> None:
        """To another shot of the table, or so many further on."""

    def open_private_view(self, afterwards: Callable[[], None]) -> None:
        """The player to act looks behind a curtain, and then goes on."""


def traced(
    desk: Desk, view: TableView, shown: DeskModel, buttons: Mapping[str, str], focus_of: Callable[[str], str]
) -> dict[str, Any]:
    """Whose turn it is and what may be pointed at.

    Args:
        desk: whose choice it is.
        view: the table.
        shown: what the desk shows.
        buttons: the verbs of the buttons by their focus ids.
        focus_of: the focus id of a target.
    """
    return {
        "seat": desk.actor,
        "actions": len(desk.session.log),
        "shot": view.shot,
        "choices": sorted(map(focus_of, shown.choices)),
        "picked": [target for target, count in shown.picks for _ in range(count)],
        "offers": [offer.action.verb for offer in shown.offers],
        "buttons": buttons,
        "moving": view.moving,
    }
