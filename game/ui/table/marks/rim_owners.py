"""Whose is what an action touched."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.tables.table import Place
from game.ui.focus import Focusable


def by_owner(
    shapes: Iterable[Focusable], places: Mapping[str, Place], seat: int
) -> dict[int, list[Focusable]]:
    """What an action of ``seat`` touched, by the seats that it belongs to: what is nobody's by that one.

    The rims have the owners' colours: what is another's would else seem to belong to who acted.
    """
    parted: dict[int, list[Focusable]] = {}
    for shape in shapes:
        lies = (place for place in places.values() if place.slot == shape.id)
        place = places.get(shape.id) or next(lies, None)
        owner = place.owner if place else None
        parted.setdefault(seat if owner is None else owner, []).append(shape)
    return parted
