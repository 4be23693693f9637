"""Whose is what an action touched."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.tables.table import Place
from game.ui.focus import Focusable


def by_owner(
    shapes: Iterable[Focusable], places: Mapping[str, Place], seat: int
) -> dict[int, list[Focusable]]:
    """The pieces that an action of ``seat`` touched, by owner; pieces without an owner count as that seat's.

    Rims have the colours of the owners. Otherwise another player's piece would seem to belong to the actor.
    """
    parted: dict[int, list[Focusable]] = {}
    for shape in shapes:
        lies = (place for place in places.values() if place.slot == shape.id)
        place = places.get(shape.id) or next(lies, None)
        owner = place.owner if place else None
        parted.setdefault(seat if owner is None else owner, []).append(shape)
    return parted
