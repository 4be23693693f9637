"""Where pieces lie, as most of them do: in the slot of their own name, side by side, in numbered places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from game.tables.table import Face, Place

Placed = Iterator[tuple[str, Place]]


def at_home(
    piece: str,
    count: int = 1,
    *,
    face: Face = "up",
    look: str = "",
    owner: int | None = None,
    bright: bool = False,
) -> tuple[str, Place]:
    """A piece (a pile, a counter) that lies in the slot of its own name; the rest as in `Place`."""
    return piece, Place(piece, face=face, count=count, look=look, owner=owner, bright=bright)


def in_row(
    slot: str,
    pieces: Sequence[str],
    *,
    look: str | Callable[[str], str] = "",
    owner: int | None = None,
    among: int | None = None,
    bright: bool = False,
) -> Placed:
    """Pieces side by side in a slot, as close as they have to lie.

    Args:
        slot: where they lie.
        pieces: their ids, in order.
        look: of all of them, or made of each id.
        owner: whose they are.
        among: how many share the row; None: so many.
        bright: as in `Place`.
    """
    shared = len(pieces) if among is None else among
    for index, piece in enumerate(pieces):
        shown = look if isinstance(look, str) else look(piece)
        yield piece, Place(slot, index, look=shown, owner=owner, among=shared, bright=bright)


def in_places(
    slot: str,
    pieces: Iterable[str],
    *,
    face: Face | Callable[[str], Face] = "up",
    look: str | Callable[[str], str] = "",
    owner: int | None = None,
) -> Placed:
    """Pieces in places of their own: ``slot.0``, ``slot.1`` and so on.

    Args:
        slot: what the places are called.
        pieces: their ids, in order; "" where a place is empty.
        face: of all of them, or made of each id.
        look: likewise.
        owner: whose they are.
    """
    for number, piece in enumerate(pieces):
        if piece:
            side = face if isinstance(face, str) else face(piece)
            shown = look if isinstance(look, str) else look(piece)
            yield piece, Place(f"{slot}.{number}", face=side, look=shown, owner=owner)
