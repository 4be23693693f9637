"""The way back from a scene of the table that somebody visits."""

from __future__ import annotations

from game.desk.shown import Shown
from game.rules.kernel.ids import kind_of
from game.rules.kernel.text import text
from game.tables.table import Way
from game.ui.table.view import TableView

VERB = "return"


def homeward(view: TableView, shown: Shown) -> Way | None:
    """To where the choice is made; None where it is seen, and where tabs lead there."""
    if view.tabs is not None or kind_of(view.scene) == kind_of(shown.scene):
        return None
    return Way(shown.scene, text("play-return"), verb=VERB)
