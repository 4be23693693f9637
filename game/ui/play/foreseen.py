"""Where the table may go from a decision, so that it is painted before."""

from __future__ import annotations

from collections.abc import Iterator

from game.desk.desk import Desk
from game.ui.table.ahead import Foreseen
from game.ui.table.looker import Looker
from game.ui.table.view import TableView


def foreseen(desk: Desk, view: TableView, looker: Looker) -> Iterator[Foreseen]:
    """Where an action may lead, what there is to look at, and the same for who comes next.

    Args:
        desk: whose decision is at hand.
        view: the table.
        looker: knows which shot the decision needs.
    """
    here, actor = looker.shown.shot, desk.actor
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
