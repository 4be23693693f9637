"""The position of a game of Splendor."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reserved:
    """A reserved card; ``blind`` if it came unseen from a deck and is secret to the others."""

    card: str
    blind: bool


@dataclass(slots=True)
class Player:
    """What lies in front of a player. Lists of colours follow COLORS, ``tokens`` with gold as sixth."""

    tokens: list[int] = field(default_factory=lambda: [0] * 6)
    bonuses: list[int] = field(default_factory=lambda: [0] * 5)
    cards: list[str] = field(default_factory=list)
    reserved: list[Reserved] = field(default_factory=list)
    nobles: list[str] = field(default_factory=list)
    points: int = 0


@dataclass(slots=True)
class Turn:
    """``seat`` chooses one of the four actions."""

    seat: int


@dataclass(slots=True)
class Payment:
    """``seat`` chooses which tokens gold stands for when buying from ``source`` (card or reserve place)."""

    seat: int
    source: str


@dataclass(slots=True)
class Discard:
    """``seat`` returns tokens over ten."""

    seat: int


@dataclass(slots=True)
class Visit:
    """A noble visits ``seat``, who chooses if several would."""

    seat: int


@dataclass(slots=True)
class TurnEnd:
    """The turn of ``seat`` closes."""

    seat: int


Frame = Turn | Payment | Discard | Visit | TurnEnd


@dataclass(slots=True)
class State:
    """The whole position.

    Attributes:
        rng: randomness still to come.
        stack: the flow of play, the current frame last; empty when the game is over.
        bank: tokens by colour, gold last.
        decks: face-down cards by level, the top card last.
        market: the four places of each level; "" where a place is empty.
        nobles: the places of the nobles; "" where one has left.
        last_round: somebody reached the goal; the round is finished.
        passes: how many turns in a row had no legal action.
    """

    rng: int
    stack: list[Frame]
    bank: list[int]
    decks: list[list[str]]
    market: list[list[str]]
    nobles: list[str]
    players: list[Player]
    last_round: bool = False
    passes: int = 0
