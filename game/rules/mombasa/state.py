"""The position of a game of Mombasa."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.frames import Frame

SLOTS = 5


@dataclass(slots=True)
class Player:
    """Everything that belongs to a player.

    Attributes:
        money: pounds in front of the player (public, ruling 22).
        cards: every card owned, sorted: all of it was taken or dealt in public.
        hand: the cards in hand, sorted; hidden from the others.
        slots: the action area: one card or "" per slot.
        rests: the resting columns above the slots.
        tiles: bonus tiles held this round.
        plus: the goods card that the +1 goods tile is attached to, else "".
        used: cards and tiles turned face down this round.
        steps: the marker's space on the track of each company.
        levels: the special bonus in force on each track, as of the player's last turn start (ruling 5).
        diamonds: the space of the diamond marker.
        ink: the space of the ink marker.
        books: the book on each space of the bookkeeping track, "" where none lies.
        flipped: spaces whose book lies face down.
        covered: books that lie under other books.
        gained: books taken this turn and not yet placed.
        markers: bonus markers in front of the player.
        extra: how many of the additional markers of a track the player has received.
        turns: how many turns the player has begun this round.
        ended: whether the player has ended the action phase.
        offer: starting tiles to choose from, before the game.
        tile: the starting tile kept.
    """

    money: int = 0
    cards: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    slots: list[str] = field(default_factory=lambda: [""] * SLOTS)
    rests: list[list[str]] = field(default_factory=lambda: [[] for _ in range(SLOTS)])
    tiles: list[str] = field(default_factory=list)
    plus: str = ""
    used: list[str] = field(default_factory=list)
    steps: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COMPANIES, 0))
    levels: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COMPANIES, 0))
    diamonds: int = 0
    ink: int = 0
    books: list[str] = field(default_factory=list)
    flipped: list[int] = field(default_factory=list)
    covered: list[str] = field(default_factory=list)
    gained: list[str] = field(default_factory=list)
    markers: int = 0
    extra: int = 0
    turns: int = 0
    ended: bool = False
    offer: list[str] = field(default_factory=list)
    tile: str = ""


@dataclass(slots=True)
class State:
    """The whole position.

    Attributes:
        rng: randomness still to come.
        stack: the flow of play, the current frame last; empty when the game is over.
        round: 1 to 7; 0 before the first planning.
        first: the start player of this round.
        starter: who holds the start-player marker: the start player of the next round.
        bank: pounds in the supply; without limit, so it may fall below 0.
        tracks: which track board each company has.
        deck: face-down action cards, the top card last.
        market: the card display, rows of left, middle, right; "" where a space is empty.
        discard: action cards out of play.
        supply: face-down books by letter, the top one last.
        shelf: the book display by place (``shelf.1.2``); "" where a space is empty.
        shelf_coins: coins under the books, by the same places.
        round_coins: coins on the round track, spaces 1 to 7.
        stacks: the bases: per company three columns of five spaces with a post or "".
        posts: the post on each region, "" where none stands.
        arrivals: posts that entered regions in the current expansion and await their reward.
        lost: posts out of the game.
        spent: books out of the game, because they could not be placed.
        marks: the seat whose bonus marker lies on each occupied bonus space.
        tiles: bonus tiles beside the board.
        players: by seat.
    """

    rng: int
    stack: list[Frame]
    round: int
    first: int
    starter: int
    bank: int
    tracks: dict[str, str]
    deck: list[str]
    market: list[list[str]]
    discard: list[str]
    supply: dict[str, list[str]]
    shelf: dict[str, str]
    shelf_coins: dict[str, int]
    round_coins: list[int]
    stacks: dict[str, list[list[str]]]
    posts: dict[str, str]
    arrivals: dict[str, str]
    lost: list[str]
    spent: list[str]
    marks: dict[str, int]
    tiles: list[str]
    players: list[Player]
