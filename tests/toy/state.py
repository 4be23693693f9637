"""The position of the toy title: dice, a secret plan of all seats at once, then an auction."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.kernel.rounds import Circle


@dataclass(slots=True)
class Roll:
    """``seat`` rolls the die."""

    seat: int


@dataclass(slots=True)
class Plan:
    """Every seat lays one card face down, all at once; ``ready`` tells who has finished."""

    ready: list[bool]


@dataclass(slots=True)
class Auction(Circle):
    """The lot is auctioned."""

    high: int = 0
    leader: int | None = None


@dataclass(slots=True)
class ToyState:
    """The whole position; ``played`` cards are known to all."""

    rng: int
    stack: list[Roll | Plan | Auction]
    hands: list[list[str]]
    plans: list[str]
    coins: list[int]
    lots: list[int]
    rounds: int
    played: list[str] = field(default_factory=list)
    die: int = 0
