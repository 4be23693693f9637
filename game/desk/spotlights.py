"""What a desk shows large of events: what chance or others did."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.rules.kernel.event import Event
from game.tables.table import Log, Spotlight


def spotlights(table: Log, events: Sequence[Event], seats: Collection[int]) -> list[Spotlight]:
    """The spotlights of ``events``, in their order.

    Args:
        table: the title's presentation.
        events: what happened.
        seats: who is before the screen: what they did they have just confirmed.
    """
    found = filter(None, map(table.spotlight, events))
    return [each for each in found if not (each.others and each.seat in seats)]
