"""Which of the ways of a choice have the two places of the bar, and which lie in a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.desk.desk_model import ActionOffer
from game.tables.table import Shortcut
from game.ui.table.bar.amounts import Amounts

_PAIR = 2


@dataclass(frozen=True, slots=True)
class Sharing:
    """Which buttons have the places of the bar.

    Attributes:
        primary: what the question asks for.
        second: what ends a turn or a phase or leads elsewhere, else the other of two ways.
        sheet: the others.
    """

    primary: Amounts | Shortcut | None
    second: Amounts | Shortcut | None = None
    sheet: tuple[Amounts | Shortcut, ...] = ()

    @property
    def stepped(self) -> bool:
        """Whether less and more have the second place."""
        return isinstance(self.primary, Amounts) and len(self.primary.offers) > 1


def shared(groups: Sequence[Amounts], shortcuts: Sequence[Shortcut]) -> Sharing:
    """Who gets which place.

    What ends a turn or phase is never the first. Amounts are stepped where nothing else is offered; else each
    of them is a button.
    """
    going = [group for group in groups if not group.chosen.ends]
    aside: list[Amounts | Shortcut] = [*(group for group in groups if group.chosen.ends), *shortcuts]
    if len(going) + len(aside) > 1:
        going = [Amounts((offer,)) for group in going for offer in group.offers]
    ways: list[Amounts | Shortcut] = [*going, *aside[1:]]
    if len(going) == _PAIR and not aside:
        return Sharing(ways[0], ways[1])
    second = aside[0] if aside else None
    if len(going) > 1:
        return Sharing(None, second, tuple(ways))
    return Sharing(ways[0] if ways else None, second, tuple(ways[1:]))


def pressed(way: Amounts | Shortcut) -> ActionOffer | Shortcut:
    """What the button of a way does."""
    return way.chosen if isinstance(way, Amounts) else way
