"""Which shot of the table is on the screen: what the decision needs, or what somebody wants to see."""

from __future__ import annotations

from game.desk.desk import Desk
from game.maps.places import TABLE
from game.rules.kernel.ids import kind_of
from game.ui.table.presenter import Presenter
from game.ui.table.view import TableView


def foreground(desk: Desk) -> int | None:
    """Whose own things lie large: the only person's, else those of whose move it is."""
    people = [seat for seat, each in enumerate(desk.session.seats) if each.person]
    return people[0] if len(people) == 1 else desk.actor


class Camera:
    """Moves the view from shot to shot of the table.

    Args:
        desk: whose decision is at hand.
        view: the table.
        presenter: knows which shot the decision needs.
    """

    def __init__(self, desk: Desk, view: TableView, presenter: Presenter) -> None:
        self._desk, self._view, self._presenter = desk, view, presenter
        self._wished: tuple[object, str] | None = None
        self._viewer = desk.viewer

    @property
    def shot(self) -> str:
        """The shot that should be seen now; the whole table for one that this text size does not have."""
        wish = self._wish
        if wish in self._view.layout.large and wish not in self._view.tabbed:
            return TABLE
        return wish or self._presenter.model.shot

    @property
    def _wish(self) -> str | None:
        """What somebody wants to see, unless something was done since then, or other eyes look."""
        return self._wished[1] if self._wished and self._wished[0] == self._moment else None

    @property
    def _moment(self) -> object:
        return self._desk.sitting.revision, self._desk.viewer

    def follow(self, *, stay: bool = False) -> bool:
        """To the shot that should be seen, with the panel of who is to act; or ``stay`` where one is.

        Where other eyes look than before it comes at once: what they must not see does not fade before them,
        nor stay for a frame. True if the view moved.
        """
        smooth, self._viewer = self._viewer == self._desk.viewer, self._desk.viewer
        if stay:
            if not smooth:
                self._view.cut()
            return False
        return self._view.go(self.shot, foreground(self._desk), smooth=smooth)

    def visit(self, shot: str | int) -> None:
        """Somebody wants to see a shot, or the one so many further on, until the next action.

        Of the shot that the decision needs that is the part where the choice lies; once more, all of it.
        """
        tabbed = self._view.tabbed
        if isinstance(shot, int):
            if not tabbed:
                return
            shown = self._view.tab_contents.tab(self._view.shot)
            at = tabbed.index(shown) if shown in tabbed else -1
            shot = tabbed[(at + shot) % len(tabbed)]
        needed = self._presenter.model.shot
        whole = shot == kind_of(needed) and self._view.shot != needed
        self._wished = None if whole else (self._moment, shot)
        self.follow()
