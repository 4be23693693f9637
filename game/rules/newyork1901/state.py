"""The position of a game of New York 1901."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

NOT_YET = -1


@dataclass(slots=True)
class Player:
    """What a player has on the board and in front of him.

    Attributes:
        character: the character card, named by its district.
        points: the place on the score track.
        prestige: how many of the points came from Gold Prestige.
        actions: action cards not yet used.
        unbuilt: own buildings that may still be built.
        built: buildings on the board with their sites, the starter and a legendary one among them.
        demolished: own buildings that left the game.
        lots: the estate, each lot with its land card, which lies on the character card.
        workers: each worker with the lot it stands on, "" for one in hand.
    """

    character: str
    unbuilt: list[str]
    workers: dict[str, str]
    actions: list[str] = field(default_factory=list)
    points: int = 0
    prestige: int = 0
    built: dict[str, str] = field(default_factory=dict)
    demolished: list[str] = field(default_factory=list)
    lots: dict[str, str] = field(default_factory=dict)

    def free_workers(self) -> list[str]:
        """The workers in hand."""
        return [worker for worker, lot in self.workers.items() if not lot]

    def at_hand(self) -> int:
        """How many workers are in hand."""
        return list(self.workers.values()).count("")

    def stirred(self) -> bool:
        """Whether land has been taken or built on since setup."""
        return bool(self.points or self.demolished or any(self.workers.values()))


@dataclass(slots=True)
class Turn:
    """``seat`` begins the turn: Market Shift, then land or demolition (rulebook: Playing)."""

    seat: int


@dataclass(slots=True)
class Grab:
    """``seat`` takes the ``left`` remaining cards of a Land Grab."""

    seat: int
    left: int


@dataclass(slots=True)
class Build:
    """``seat`` may build after the expansion."""

    seat: int


@dataclass(slots=True)
class Boom:
    """``seat`` has built and may play Construction Boom."""

    seat: int


@dataclass(slots=True)
class Extra:
    """``seat`` carries out the build of Construction Boom."""

    seat: int


@dataclass(slots=True)
class Close:
    """The turn of ``seat`` ends."""

    seat: int


Frame = Turn | Grab | Build | Boom | Extra | Close


@dataclass(slots=True)
class State:
    """The whole position.

    Attributes:
        rng: randomness still to come.
        stack: the flow of play, the current frame last; empty when the game is over.
        silver_at: points that open the silver generation.
        gold_at: points that open the gold generation.
        streets: the three street cards in play.
        challenge: the challenge card in play.
        market: the four places of the open market, "" where no card lies.
        deck: face-down land cards, the top card last.
        legendary: legendary buildings that nobody has built.
        turns_left: turns until the end, once it is near; NOT_YET before.
    """

    rng: int
    stack: list[Frame]
    silver_at: int
    gold_at: int
    streets: list[str]
    challenge: str
    market: list[str]
    deck: list[str]
    legendary: list[str]
    players: list[Player]
    turns_left: int = NOT_YET

    def open_cards(self) -> list[str]:
        """The cards on the market."""
        return [card for card in self.market if card]

    def untouched(self) -> bool:
        """Whether nobody has done anything since setup."""
        if any(player.stirred() for player in self.players):
            return False
        return len({len(player.actions) for player in self.players}) == 1

    def owned_lots(self) -> Iterator[str]:
        """Every lot that belongs to somebody."""
        for player in self.players:
            yield from player.lots
