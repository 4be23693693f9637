"""Which of its pictures a piece shows: the words between table and painter, and the piece in hand."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.kernel.ids import kind_of, number_in, seat_in, spell
from game.tables.ghost import Ghost

FREE, FITS, CLOSED = "free", "fits", "closed"
"""A lot that nobody owns: without an open card that claims it, with one, and one that is not in the game."""
PRIZE = "prize"
"""The kind of the picture of the challenge in a closer look: without its name."""
PLOT = "plot"
"""The kind of the picture of a lot in a closer look: the map round it."""
SHUT = "shut"
"""A building on the rack that cannot be built now."""
IDLE = "idle"
"""An action card that cannot be played now."""
LOCKED = "locked"
"""A generation that so many more points open: ``locked.6``."""
NOBODY = "nobody"
"""A leader's mark where nobody is alone ahead."""
UPRIGHT = spell("turned", 0)
"""A building on the map as its plate shows it."""


def owned(seat: int | str) -> str:
    """What belongs to ``seat``: ``owner.2``."""
    return spell("owner", seat)


def owner_of(look: str) -> int | None:
    """Whose it is; None if it is nobody's."""
    return seat_in(look) if kind_of(look) == "owner" else None


def look_on_site(piece: str, site: str, seat: int) -> str:
    """A building on its site: ``turned.<quarter turns>``, of a shared building with the seat after them."""
    turns = number_in(site)
    return spell("turned", turns, seat) if kind_of(piece) == "legendary" else spell("turned", turns)


def ghost(seat: int, picked: Sequence[str], target: str) -> Ghost | None:
    """How what is picked would look on ``target``; None for what is not laid on the map.

    A building is turned over its place, a worker hovers over the lot of a card.
    """
    if picked and kind_of(target) == "site":
        return Ghost(picked[0], look_on_site(picked[0], target, seat), number_in(target))
    if picked and kind_of(target) == "lot":
        return Ghost(spell("worker", seat, 1), place=f"post.{target}")
    return None
