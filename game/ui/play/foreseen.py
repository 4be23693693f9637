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
        looker: knows which scene the decision needs.
    """
    here, actor = looker.shown.scene, desk.actor
    if actor is None:
        return
    views, players = view.views, len(desk.session.seats)
    choosing = desk.seen_choosing
    if choosing:
        for scene in view.table.soon(desk.seen(), choosing.decision):
            yield scene, actor, None
    yield here, (actor + 1) % players, None
    yield from ((scene, actor, None) for scene in views)
    yield from ((scene, seat, None) for seat in range(players) for scene in views[:1])
