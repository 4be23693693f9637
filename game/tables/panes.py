"""Parts of a shot that most titles have: the players' panels, and what lies below the tabs."""

from __future__ import annotations

from collections.abc import Callable

from game.maps.places import Node, Part, ShotContext, Split, Tabs, panel


def panels(
    setting: ShotContext, zone: str | Callable[[ShotContext, int], str] = "seat", gap: float = 14
) -> Split:
    """The panels of all players below one another; which zone shows one may depend on its seat."""
    shown = (zone if isinstance(zone, str) else zone(setting, seat) for seat in range(setting.players))
    return Split(tuple(panel(seat, name) for seat, name in enumerate(shown)), down=True, gap=gap)


def below_tabs(node: Node, units: float, gap: float = 14) -> Split:
    """A part of the table below the tabs, which are so high."""
    return Split((Part(Tabs(), units=units), Part(node)), down=True, gap=gap)
