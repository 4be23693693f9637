"""The position of a game of Splendor, with the frames that steer its turns.

Fields marked `later` came with the expansions; in a base game they keep their defaults and are not written.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from game.rules.kernel.values import later
from game.rules.splendor.components import BASE
from game.rules.splendor.tiles import post_with

GOAL = 15
"""Prestige that calls the last round of a game without cities."""


@dataclass(frozen=True, slots=True)
class Reserved:
    """A reserved card; ``blind`` if it came unseen from a deck and is secret to the others."""

    card: str
    blind: bool


@dataclass(slots=True)
class Player:
    """What lies in front of a player. Lists of colours follow COLORS, ``tokens`` with gold as sixth.

    Attributes:
        bonuses: the discounts by colour.
        cards: all development cards, as they came, those that lie in ``golden`` left out.
        points: prestige of cards, tiles and powers.
        doubled: the place of the colour of every discount beyond one a card (rulebook: Orient, level 2).
        paired: the place of the colour that each pair card has taken.
        golden: cards without a colour that can be burned for gold.
        posts: trading posts.
        city: the city tile; "" before there is one.
    """

    tokens: list[int] = field(default_factory=lambda: [0] * 6)
    bonuses: list[int] = field(default_factory=lambda: [0] * 5)
    cards: list[str] = field(default_factory=list)
    reserved: list[Reserved] = field(default_factory=list)
    nobles: list[str] = field(default_factory=list)
    points: int = 0
    doubled: list[int] = later(factory=list)
    paired: dict[str, int] = later(factory=dict)
    golden: list[str] = later(factory=list)
    posts: list[str] = later(factory=list)
    city: str = later("")

    def owned(self) -> list[str]:
        """Every development card in front of the player."""
        return self.cards + self.golden

    def counts(self) -> list[int]:
        """The cards by colour, which nobles, posts, cities and burning ask for: a double bonus is one."""
        counts = self.bonuses.copy()
        for color in self.doubled:
            counts[color] -= 1
        return counts

    def has(self, power: str) -> bool:
        """Whether one of the trading posts has a power."""
        return post_with(power) in self.posts


@dataclass(frozen=True, slots=True)
class Fort:
    """The strongholds of one player on a card."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Frame:
    """A step of a turn of ``seat``; ``part`` is the expansion that it came with."""

    part: ClassVar[str] = BASE
    seat: int


@dataclass(frozen=True, slots=True)
class CardStep(Frame):
    """A step that follows the coming of ``card``."""

    card: str


@dataclass(frozen=True, slots=True)
class Turn(Frame):
    """``seat`` chooses one of the four actions."""


@dataclass(frozen=True, slots=True)
class Payment(Frame):
    """``seat`` chooses how to pay for ``source`` (card or reserve place)."""

    source: str


@dataclass(frozen=True, slots=True)
class Keeping(Frame):
    """``seat`` keeps one of the cards drawn from a deck; they are secret to the others."""

    row: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ThirdToken(Frame):
    """``seat`` has taken two tokens of a colour and takes another one."""

    part: ClassVar[str] = "posts"
    color: int


@dataclass(frozen=True, slots=True)
class Pairing(CardStep):
    """``card`` is paired with an owned card."""

    part: ClassVar[str] = "orient"


@dataclass(frozen=True, slots=True)
class Gift(CardStep):
    """``card`` brings a face-up card along."""

    part: ClassVar[str] = "orient"


@dataclass(frozen=True, slots=True)
class Rebate(CardStep):
    """A token for the purchase of ``card``."""

    part: ClassVar[str] = "posts"


@dataclass(frozen=True, slots=True)
class Fortify(CardStep):
    """A stronghold is placed, moved or removed after the purchase of ``card``."""

    part: ClassVar[str] = "strongholds"


@dataclass(frozen=True, slots=True)
class Conquest(Frame):
    """``seat`` may buy the card that bears all its strongholds."""

    part: ClassVar[str] = "strongholds"


@dataclass(frozen=True, slots=True)
class Refill(Frame):
    """The empty places of the rows are filled."""


@dataclass(frozen=True, slots=True)
class Discard(Frame):
    """``seat`` returns tokens over ten."""


@dataclass(frozen=True, slots=True)
class Visit(Frame):
    """A noble visits ``seat``, who chooses if several would."""


@dataclass(frozen=True, slots=True)
class Founding(Frame):
    """``seat`` founds a trading post, and chooses if several can be had."""

    part: ClassVar[str] = "posts"


@dataclass(frozen=True, slots=True)
class Entry(Frame):
    """``seat`` takes a city, and chooses if several can be had."""

    part: ClassVar[str] = "cities"


@dataclass(frozen=True, slots=True)
class TurnEnd(Frame):
    """The turn of ``seat`` closes."""


AnyFrame = (
    Turn
    | Payment
    | Keeping
    | ThirdToken
    | Pairing
    | Gift
    | Rebate
    | Fortify
    | Conquest
    | Refill
    | Discard
    | Visit
    | Founding
    | Entry
    | TurnEnd
)


@dataclass(slots=True)
class State:
    """The whole position.

    Attributes:
        rng: randomness still to come.
        stack: the flow of play, the current frame last; empty when the game is over.
        bank: tokens by colour, gold last.
        decks: face-down cards by row, the top card last.
        market: the places of each row; "" where a place is empty.
        nobles: the places of the nobles; "" where one has left.
        last_round: the end has been called; the round is finished.
        passes: how many turns in a row had no legal action.
        expansions: what is played besides the base game.
        goal: the prestige that calls the last round.
        burned: cards that left the game.
        cities: the places of the city tiles; "" where one has been taken.
        posts: tiles left of each trading post.
        sunk: by row, who knows each of the lowest cards of the deck, having put it there.
        forts: the strongholds on each face-up card that bears some.
    """

    rng: int
    stack: list[AnyFrame]
    bank: list[int]
    decks: list[list[str]]
    market: list[list[str]]
    nobles: list[str]
    players: list[Player]
    last_round: bool = False
    passes: int = 0
    expansions: tuple[str, ...] = later(())
    goal: int = later(GOAL)
    burned: list[str] = later(factory=list)
    cities: list[str] = later(factory=list)
    posts: dict[str, int] = later(factory=dict)
    sunk: list[list[int]] = later(factory=list)
    forts: dict[str, Fort] = later(factory=dict)
