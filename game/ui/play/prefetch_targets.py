"""Where the table may go from a decision, so that it is painted before."""

from __future__ import annotations

from collections.abc import Iterator

from game.desk.desk import Desk
from game.ui.play.camera import foreground
from game.ui.table.prefetcher import PrefetchTarget
from game.ui.table.presenter import Presenter
from game.ui.table.view import TableView


def prefetch_targets(desk: Desk, view: TableView, presenter: Presenter) -> Iterator[PrefetchTarget]:
    """Where an action may lead, what there is to look at, and the same for who comes next.

    Args:
        desk: whose decision is at hand.
        view: the table.
        presenter: knows which shot the decision needs.
    """
    here, front, tabbed = presenter.model.shot, foreground(desk), view.tabbed
    if desk.actor is None or front is None:
        return
    choosing = desk.seen_choosing
    if choosing:
        for shot in view.table.prefetch_shots(desk.seen(), choosing):
            yield shot, front, None
    players = len(desk.session.seats)
    changing = range(players) if front == desk.actor else range(0)
    if changing:
        yield here, (front + 1) % players, None
    yield from ((shot, front, None) for shot in tabbed)
    yield from ((shot, seat, None) for seat in changing for shot in tabbed[:1])
