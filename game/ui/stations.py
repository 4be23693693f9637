"""Where people sit round a flat table: their stations at the edges of the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple


class Edge(IntEnum):
    """An edge of the screen; its value is the clockwise quarter turns of what is read from there."""

    BOTTOM = 0
    LEFT = 1
    TOP = 2
    RIGHT = 3


class Station(NamedTuple):
    """Where somebody sits.

    Attributes:
        edge: the edge at which the player sits.
        along: the middle of the player's room, as a share of the edge from its left or upper end.
        room: the share of the edge that this room takes.
    """

    edge: Edge
    along: float = 0.5
    room: float = 1.0


STATIONS: Mapping[str, Station] = {
    "bottom-left": Station(Edge.BOTTOM, 0.25, 0.5),
    "bottom": Station(Edge.BOTTOM),
    "bottom-right": Station(Edge.BOTTOM, 0.75, 0.5),
    "right": Station(Edge.RIGHT),
    "top-right": Station(Edge.TOP, 0.75, 0.5),
    "top": Station(Edge.TOP),
    "top-left": Station(Edge.TOP, 0.25, 0.5),
    "left": Station(Edge.LEFT),
}
"""All stations by name, counter-clockwise from the lower left corner."""
PRESETS: Mapping[int, tuple[tuple[str, ...], ...]] = {
    1: (("bottom",),),
    2: (("bottom", "top"), ("bottom", "right"), ("left", "right")),
    3: (("bottom", "right", "top"), ("left", "bottom", "right"), ("bottom-left", "bottom-right", "top")),
    4: (
        ("bottom-left", "bottom-right", "top-right", "top-left"),
        ("bottom", "right", "top", "left"),
    ),
    5: (("bottom-left", "bottom-right", "right", "top-right", "top-left"),),
}
"""For each number of players the usual ways to sit, the most usual first, in turn order."""


def places_of(styles: Sequence[int], chosen: Mapping[str, str]) -> tuple[str, ...]:
    """Where the players sit: names of stations.

    Args:
        styles: their seat styles in turn order.
        chosen: names of stations by seat style, as people chose them.

    Returns:
        A name for each; the most usual ones where some have chosen none, or two the same.
    """
    names = tuple(chosen.get(str(style), "") for style in styles)
    apart = STATIONS.keys() >= set(names) and len(set(names)) == len(names)
    return names if apart else PRESETS[len(names)][0]


def stations_of(styles: Sequence[int], chosen: Mapping[str, str]) -> tuple[Station, ...]:
    """The same as stations."""
    return tuple(STATIONS[name] for name in places_of(styles, chosen))
