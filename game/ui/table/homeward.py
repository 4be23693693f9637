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
    seen = kind_of(view.scene) == kind_of(shown.scene) or view.alike(shown.scene)
    if seen or (view.tabs is not None and _reached(view, shown)):
        return None
    return Way(shown.scene, text("play-return"), verb=VERB)


def _reached(view: TableView, shown: Shown) -> bool:
    """Whether a tab leads there, or all that may be pointed at is seen here or behind a tab.

    Larger text may fold some of it away behind all tabs.
    """
    if kind_of(shown.scene) in view.views:
        return True
    behind = {target for scene in view.views for target in view.behind.of(scene, shown.inviting)}
    return all(target in behind or view.stage.rect(target) for target in shown.inviting)
