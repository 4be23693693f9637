"""Every sound of the program: what makes it, in how many variants, and how loud it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from tools.sounds import ambience, effects
from tools.sounds.files import levelled
from tools.sounds.waves import Wave, in_room, thin, trimmed

Make = Callable[[int], Wave]


@dataclass(frozen=True)
class Kind:
    """Sounds of one kind.

    Attributes:
        loudness: RMS of each, in decibels below the loudest there is.
        longest: seconds that each may last.
        wet: how much of the room is heard.
        tail: seconds until a third of the room's answer is left.
        sounds: the number of variants of each, and what makes them.
    """

    loudness: float
    longest: float
    wet: float
    tail: float
    sounds: Mapping[str, tuple[int, Make]]

    def make(self, make: Make, number: int) -> Wave:
        """A variant as it is heard: in the room, without rumble, no longer than need be."""
        heard = thin(in_room(make(number), self.wet, self.tail), 90)
        return levelled(trimmed(heard, self.longest), self.loudness)


SCREEN = Kind(
    -30.0,
    0.5,
    0.15,
    0.05,
    {
        "move": (3, effects.move),
        "confirm": (2, effects.confirm),
        "back": (1, effects.back),
        "error": (1, effects.error),
        "open": (1, effects.opening),
    },
)
"""What only answers the hand: soft, since it is heard all the time."""

TABLE = Kind(
    -23.0,
    0.9,
    0.25,
    0.09,
    {
        "score": (3, effects.score),
        "card": (3, effects.card),
        "gem": (3, effects.gem),
        "coin": (3, effects.coin),
        "piece": (3, effects.piece),
        "build": (2, effects.build),
        "roll": (3, effects.roll),
        "land": (3, effects.land),
        "reserve": (1, effects.reserve),
        "turn": (2, effects.turn),
        "claim": (3, effects.claim),
        "worker": (3, effects.worker),
        "demolish": (1, effects.demolish),
        "reroll": (1, effects.reroll),
        "ruby": (1, effects.ruby),
        "tile": (1, effects.tile),
        "bid": (1, effects.bid),
        "pass": (2, effects.passing),
        "race": (1, effects.race),
        "contest": (1, effects.contest),
        "book": (1, effects.book),
        "stamp": (2, effects.stamp),
        "wagon": (1, effects.wagon),
    },
)
"""What things on the table do."""

FANFARES = Kind(-20.0, 2.0, 0.35, 0.2, {"noble": (1, effects.noble), "end": (1, effects.end)})
"""What is worth looking up for."""

KINDS = (SCREEN, TABLE, FANFARES)

AMBIENCE: Mapping[str, Callable[[], Wave]] = {
    "menu": ambience.menu,
    "splendor": ambience.splendor,
    "newyork1901": ambience.newyork1901,
    "mombasa": ambience.mombasa,
    "istanbul_dice": ambience.istanbul_dice,
    "aquileia": ambience.aquileia,
}
"""The loops by their names: the menu's, and each title's by its id."""
AMBIENT = -36.0
"""Their RMS in decibels: quieter than anything on the table by 13."""


def recipes() -> dict[str, Callable[[], Wave]]:
    """What makes each file, by its path without the ending."""
    made: dict[str, Callable[[], Wave]] = {
        path: partial(kind.make, make, number)
        for kind in KINDS
        for name, (count, make) in kind.sounds.items()
        for number, path in enumerate(paths_of(name, count))
    }
    return made | {f"ambience/{name}": partial(_levelled, make) for name, make in AMBIENCE.items()}


def paths_of(name: str, count: int) -> list[str]:
    """Variants are numbered from 1; a sound without variants goes by its name."""
    return [name] if count == 1 else [f"{name}-{number + 1}" for number in range(count)]


def _levelled(make: Callable[[], Wave]) -> Wave:
    return levelled(make(), AMBIENT)
