"""The position of a game of Istanbul: The Dice Game."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.phrases import RESOURCES, Deal, Gain


@dataclass(slots=True)
class Player:
    """What lies in front of a player.

    Attributes:
        stock: tokens, lira and crystals, as RESOURCES lists them.
        rubies: the rubies won, in order.
        tiles: the mosque tiles owned, in order.
        fresh: those of them that do not work before the player's next turn.
        dice: the numbers of extra dice that are not among those rolled now.
    """

    stock: list[int] = field(default_factory=lambda: [0] * len(RESOURCES))
    rubies: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Income:
    """``seat`` reveals a card for each of the mosque tiles in ``waiting``."""

    seat: int
    waiting: list[str]


@dataclass(slots=True)
class Roll:
    """``seat`` rolls the dice."""

    seat: int


@dataclass(slots=True)
class Actions:
    """``seat`` rerolls, carries out actions, ends the turn; ``done`` actions are behind it."""

    seat: int
    done: int = 0


@dataclass(slots=True)
class Drawn:
    """``seat`` chooses which of the cards drawn is carried out."""

    seat: int
    cards: list[str]


@dataclass(slots=True)
class Bazaar:
    """A card of the active player ``seat`` is carried out, by the seats in ``waiting`` one by one."""

    seat: int
    card: str
    waiting: list[int]


@dataclass(slots=True)
class Offer:
    """``seat`` takes or leaves its part of a card."""

    seat: int
    card: str


@dataclass(slots=True)
class Payment:
    """``seat`` chooses good by good what to pay with.

    Attributes:
        deal: what is paid for.
        source: the space, tile, area or card that it comes from.
        paid: the goods put down so far, by kind as in a purse.
    """

    seat: int
    deal: Deal
    source: str
    paid: list[int]


@dataclass(slots=True)
class Removal:
    """``seat`` discards one of its mosque tiles for ``gains`` of ``source``."""

    seat: int
    gains: tuple[Gain, ...]
    source: str


@dataclass(slots=True)
class Pick:
    """``seat`` takes a mosque tile from the display."""

    seat: int
    source: str


@dataclass(slots=True)
class Claim:
    """``seat`` takes the next ruby of an area of its choice."""

    seat: int
    source: str


@dataclass(slots=True)
class TurnEnd:
    """The turn of ``seat`` closes."""

    seat: int


Frame = Income | Roll | Actions | Drawn | Bazaar | Offer | Payment | Removal | Pick | Claim | TurnEnd


@dataclass(slots=True)
class State:
    """The whole position.

    Attributes:
        rng: randomness still to come.
        stack: the flow of play, the current frame last; empty when the game is over.
        turn: whose turn it is.
        supply: tokens, lira and crystals, as RESOURCES lists them.
        rubies: the rubies left in each area, the next one first.
        deck: face-down bazaar cards, the top one last.
        discard: bazaar cards that have been revealed, the last one last.
        pile: face-down mosque tiles, the top one last.
        display: the open mosque tiles by place, "" where none is left.
        gone: mosque tiles out of the game.
        cup: the numbers of the dice that go round, before they are rolled.
        dice: those that are rolled and not yet used.
        used: those used in this turn.
        spare: those that belong to nobody.
        faces: what each die shows, or showed last; "" before its first roll.
        card_dice: how many card dice have been used in this turn.
        players: by seat.
        last_round: somebody has rubies enough; the round is finished.
    """

    rng: int
    stack: list[Frame]
    turn: int
    supply: list[int]
    rubies: dict[str, list[str]]
    deck: list[str]
    discard: list[str]
    pile: list[str]
    display: list[str]
    gone: list[str]
    cup: list[int]
    dice: list[int]
    used: list[int]
    spare: list[int]
    faces: list[str]
    players: list[Player]
    card_dice: int = 0
    last_round: bool = False

    def shown(self) -> list[int]:
        """How many of the dice not yet used show each of FACES."""
        seen = [self.faces[die] for die in self.dice]
        return [seen.count(face) for face in FACES]
