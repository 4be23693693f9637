"""What waits in a part of the table: the choices there by their sort, so many of each."""

from __future__ import annotations

from collections.abc import Sequence

from game.desk.desk import Desk
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.text import Text, listed, text
from game.tables.table import Actions, Table

_FEW = 3
"""So many choices are told by name."""


def pending(desk: Desk, table: Table, targets: Sequence[str]) -> tuple[Text, ...]:
    """What can be chosen among ``targets``: sorts of choices, before that the names of few.

    From the fullest to the shortest, which names the likeliest sort alone.

    Args:
        desk: whose choice it is.
        table: the title's presentation.
        targets: what may be pointed at, at least one.
    """
    choosing = desk.seen_choosing
    if choosing is None:
        return ()
    found = {target: _likeliest(choosing, table, target) for target in targets}
    first = sorted(found.items(), key=lambda each: table.rank(each[1]) if each[1] else 0)
    things = tuple(table.pending_choices({target: action.verb if action else "" for target, action in first}))
    sorts = tuple(listed(things[:count]) for count in range(len(things), 0, -1))
    if len(targets) > _FEW:
        return sorts
    names = listed(list(dict.fromkeys(map(table.describe, targets))))
    return (text("play-waiting", things=sorts[0], names=names), names, *sorts)


def _likeliest(choosing: Choosing, table: Actions, target: str) -> Action | None:
    """What a target would be picked for; of a guarded one that is nobody's business, some only lead on."""
    if target in choosing.decision.guarded and not choosing.private_view:
        return None
    ranked = sorted(choosing.continuations(target), key=table.rank)
    return ranked[0] if ranked else None
