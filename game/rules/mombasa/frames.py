"""The frames of Mombasa: who is asked for what. The handlers live with the theme that they belong to."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.mombasa.gains import Gain


@dataclass(slots=True)
class Draft:
    """All at once keep one of two starting tiles; ``ready`` by seat (later games)."""

    ready: list[bool]


@dataclass(slots=True)
class Arrange:
    """``seat`` lays ``cards`` to rest, one on each of the first three columns; ``begun`` once announced."""

    seat: int
    cards: list[str]
    begun: bool = False


@dataclass(slots=True)
class Plan:
    """All at once lay cards face down in their slots; ``ready`` by seat."""

    ready: list[bool]


@dataclass(slots=True)
class Turn:
    """``seat`` chooses one of the six actions."""

    seat: int


@dataclass(slots=True)
class TurnEnd:
    """``seat`` places the books gained; then the display is refilled and the turn passes on.

    ``asks`` after an action of many steps: until its player says so, every step can still be taken back.
    """

    seat: int
    asks: bool = False


@dataclass(slots=True)
class Preparation:
    """The round closes: coins, cards, markers, tiles; after round 7 the game ends."""


@dataclass(slots=True)
class Goods:
    """``seat`` uses goods cards.

    Attributes:
        seat: who.
        cards: the cards chosen.
        left: units not yet spent, discounts not counted.
        bought: a display card was taken.
        spending: something was spent: no more cards join.
    """

    seat: int
    cards: list[str]
    left: int
    bought: bool = False
    spending: bool = False


@dataclass(slots=True)
class Expansion:
    """``seat`` expands ``company`` with ``left`` points; regions entered lie in the state's arrivals."""

    seat: int
    company: str
    left: int


@dataclass(slots=True)
class Rewards:
    """``seat`` takes the rewards of ``regions`` in the order chosen."""

    seat: int
    company: str
    regions: list[str]


@dataclass(slots=True)
class Ousting:
    """``seat`` sends the ousted posts home and the new ones take root."""

    seat: int


@dataclass(slots=True)
class Bookkeeping:
    """``seat`` uses the bookkeeper ``card``: flip, move the ink; ``done`` when only its points remain."""

    seat: int
    card: str
    flipped: bool = False
    done: bool = False


@dataclass(slots=True)
class Points:
    """``seat`` spends ``left`` bookkeeping points."""

    seat: int
    left: int


@dataclass(slots=True)
class Steps:
    """``seat`` advances on tracks: ``left`` steps by company."""

    seat: int
    left: dict[str, int]


@dataclass(slots=True)
class Removal:
    """``seat`` removes ``left`` posts from bases."""

    seat: int
    left: int


@dataclass(slots=True)
class Purchase:
    """``seat`` buys a display card for its price and ``surcharge`` in pounds."""

    seat: int
    surcharge: int


@dataclass(slots=True)
class Discard:
    """``seat`` discards a hand card (of ``good`` only, if set) for its red box and ``bonus`` in pounds."""

    seat: int
    good: str
    bonus: int


@dataclass(slots=True)
class Gains:
    """``seat`` receives ``gains`` one after the other."""

    seat: int
    gains: list[Gain] = field(default_factory=list)


Frame = (
    Draft
    | Arrange
    | Plan
    | Turn
    | TurnEnd
    | Preparation
    | Goods
    | Expansion
    | Rewards
    | Ousting
    | Bookkeeping
    | Points
    | Steps
    | Removal
    | Purchase
    | Discard
    | Gains
)
