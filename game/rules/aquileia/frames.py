"""The frames of Aquileia: who is asked for what. The handlers live with the area that they belong to."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.kernel.rounds import Circle


@dataclass(slots=True)
class Placement(Circle):
    """In turn everybody places an agent or the selection marker, until nothing is left or all have passed."""


@dataclass(slots=True)
class Operations:
    """The areas are run in their order; ``step`` is the next of them."""

    step: int = 0


@dataclass(slots=True)
class Visit:
    """The agent of ``seat`` on ``space`` does its work."""

    seat: int
    space: str


@dataclass(slots=True)
class Dolus(Visit):
    """Two red dice are rolled for coins."""


@dataclass(slots=True)
class Pecunia(Visit):
    """Money is changed once."""


@dataclass(slots=True)
class Equi(Visit):
    """The card of the space is bought."""


@dataclass(slots=True)
class Servi(Visit):
    """Slave cards are bought."""


@dataclass(slots=True)
class Forum(Visit):
    """Buildings are built; so many have been already."""

    built: int = 0


@dataclass(slots=True)
class Latro(Visit):
    """Two red dice are rolled for the coins that lie at the harbour."""


@dataclass(slots=True)
class Portus(Visit):
    """Workshops and banks are activated."""


@dataclass(slots=True)
class Contest:
    """``seats`` fight in ``area``, ``arena`` or ``stadium``; ``step`` is the next thing they do."""

    area: str
    seats: list[int]
    step: int = 0


@dataclass(slots=True)
class InTurn:
    """A step of the contest in ``area``: ``seats`` are asked one after the other, the first of them now."""

    area: str
    seats: list[int]


@dataclass(slots=True)
class Roll(InTurn):
    """Each rolls the three red dice."""


@dataclass(slots=True)
class Play(InTurn):
    """Each plays any cards."""


@dataclass(slots=True)
class Reinforce(InTurn):
    """Whoever holds the blue dice rolls any of them."""


@dataclass(slots=True)
class Spoils:
    """The winner of the Arena takes points or a slave card; ``second``, if there is one, gets the other."""

    seat: int
    second: int | None


@dataclass(slots=True)
class Laurels:
    """The winner of the Stadium keeps one of two laurels; ``second`` gets the other, if there is a second."""

    seat: int
    second: int | None


@dataclass(slots=True)
class Auction(Circle):
    """A laurel of the theatrum is auctioned.

    Attributes:
        host: whose agent stands in the theatrum and who gets the money.
        bid: the coins bid, by metal.
        leader: who bid them; None before the first bid.
    """

    host: int = 0
    bid: tuple[int, int, int] = (0, 0, 0)
    leader: int | None = None


Frame = (
    Placement
    | Operations
    | Dolus
    | Pecunia
    | Equi
    | Servi
    | Forum
    | Latro
    | Portus
    | Contest
    | Roll
    | Play
    | Reinforce
    | Spoils
    | Laurels
    | Auction
)
