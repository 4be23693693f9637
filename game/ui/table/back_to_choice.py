"""The way back from a shot of the table that somebody visits."""

from __future__ import annotations

from game.desk.desk_model import DeskModel
from game.rules.kernel.ids import kind_of
from game.rules.kernel.text import text
from game.tables.table import Shortcut
from game.ui.table.view import TableView

VERB = "return"


def back_to_choice(view: TableView, shown: DeskModel) -> Shortcut | None:
    """To where the choice is made; None where it is seen, and where tabs lead there."""
    seen = kind_of(view.shot) == kind_of(shown.shot) or view.same_layout(shown.shot)
    if seen or (view.tabs is not None and _reached(view, shown)):
        return None
    return Shortcut(shown.shot, text("play-return"), verb=VERB)


def _reached(view: TableView, shown: DeskModel) -> bool:
    """Whether a tab leads there, or all that may be pointed at is seen here or behind a tab.

    Larger text may fold some of it away behind all tabs.
    """
    if kind_of(shown.shot) in view.tabbed:
        return True
    behind = {target for shot in view.tabbed for target in view.tab_contents.of(shot, shown.selectable)}
    return all(target in behind or view.stage.rect(target) for target in shown.selectable)
