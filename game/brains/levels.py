"""The four levels of computer players: how they think, and how long."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.brains.guide import Guide
from game.brains.oneply import OnePly
from game.brains.search import Search
from game.brains.thought import Brain


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play.

    Attributes:
        id: its name in records and messages.
        seconds: how long it thinks at most over a choice.
        playouts: how many playouts it needs at most; on a fast machine it is done earlier.
        noise: how far its judgement may be off; only of those that do not search.
        searches: it plays candidates out.
    """

    id: str
    seconds: float = 1.0
    playouts: int = 0
    noise: float = 0.0
    searches: bool = False


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        Level("guest", seconds=0.07, noise=0.1),
        Level("trader", seconds=0.07),
        Level("master", seconds=0.9, playouts=60, searches=True),
        Level("sultan", seconds=4.5, playouts=400, searches=True),
    )
}
"""From the weakest to the strongest."""


def playouts_of(guide: Guide, level: Level) -> int:
    """How many playouts a player at ``level`` needs at most; one, where it needs none."""
    return max(1, guide.playouts.get(level.id, level.playouts))


def brain_of(guide: Guide, level: Level) -> Brain:
    """Who plays at ``level``."""
    if level.searches and level.id in guide.searched:
        return Search(guide, judge=guide.judge(level.id), **guide.searching.get(level.id, {}))
    return OnePly(guide, guide.noise.get(level.id, level.noise), guide.worlds)


def mind(level: str, guide_version: int) -> str:
    """How a record names a computer player."""
    return f"{level}/{guide_version}"


def level_of(mind: str) -> Level:
    """The level in a record's name of a computer player; the usual one for a name that is unknown."""
    return LEVELS.get(mind.partition("/")[0], LEVELS["trader"])
