"""The position of a game of Aquileia."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.aquileia.components import AGENTS, START_COINS
from game.rules.aquileia.frames import Frame

FREE = -1
"""The seat of nobody: on an empty space or site, or of the blue dice while they lie at Potentia."""


@dataclass(slots=True)
class Player:
    """What belongs to a player.

    Attributes:
        coins: by metal, for everybody to see.
        agents: those not on the board.
        servi: slave cards in hand, sorted; hidden from the others, as are the next two.
        equi: horses and weapons in hand, sorted.
        laurels: laurels, in the order in which they came.
        points: points on the track.
    """

    coins: list[int] = field(default_factory=lambda: list(START_COINS))
    agents: int = AGENTS
    servi: list[str] = field(default_factory=list)
    equi: list[str] = field(default_factory=list)
    laurels: list[str] = field(default_factory=list)
    points: int = 0

    def hand(self, deck: str) -> list[str]:
        """The cards in hand from a deck, ``servi`` or ``equi``."""
        return self.servi if deck == "servi" else self.equi


@dataclass(slots=True)
class State:
    """The whole position.

    Attributes:
        rng: randomness still to come.
        stack: the flow of play, the current frame last; empty when the game is over.
        round: 1 to 6.
        first: the start player of this round.
        bank: coins by metal.
        spaces: whose agent stands on each space; FREE where none does.
        track: the seats on the selection track, from its first slot on.
        laid: coins that lie on the spaces of the harbour, by metal.
        red: the faces of the red dice as they were last rolled, "" before.
        blue: the faces of the blue dice rolled this round, "" for those that can still be rolled.
        dice_owner: who holds the blue dice this round, else FREE.
        power: the strength that the power shields show, by seat.
        decks: face-down cards by deck, the top card last.
        discards: cards played, by deck.
        display: the face-up cards beside the deck of horses and weapons; "" where one is missing.
        open_laurel: the face-up laurel of the stadium, "" when there is none.
        lot: the theatrum laurel that is auctioned, else "".
        gone: laurels out of the game, face down.
        sites: whose house stands on each building site, else FREE.
        players: by seat.
    """

    rng: int
    stack: list[Frame]
    round: int
    first: int
    bank: list[int]
    spaces: dict[str, int]
    track: list[int]
    laid: list[int]
    red: list[str]
    blue: list[str]
    dice_owner: int
    power: list[int]
    decks: dict[str, list[str]]
    discards: dict[str, list[str]]
    display: list[str]
    open_laurel: str
    lot: str
    gone: list[str]
    sites: dict[str, int]
    players: list[Player]
