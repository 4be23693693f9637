"""Where the table may go from a decision, so that it is painted before."""

from __future__ import annotations

from collections.abc import Iterator

from game.desk.desk import Desk
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
    here, actor = presenter.model.shot, desk.actor
    if actor is None:
        return
    tabbed, players = view.tabbed, len(desk.session.seats)
    choosing = desk.seen_choosing
    if choosing:
        for shot in view.table.prefetch_shots(desk.seen(), choosing):
            yield shot, actor, None
    yield here, (actor + 1) % players, None
    yield from ((shot, actor, None) for shot in tabbed)
    yield from ((shot, seat, None) for seat in range(players) for shot in tabbed[:1])
